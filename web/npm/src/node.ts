// The package in Node, where the module lies beside this file.
import { readFileSync } from "node:fs";
import { initSync } from "./hnefi.js";

export * from "./library.js";

initSync({ module: readFileSync(new URL("./hnefi_bg.wasm", import.meta.url)) });
