// The program that is built here.
import { resolve } from "node:path";

/** Where the program lies. */
export const program = resolve(import.meta.dirname, "..", process.env.HNEFI_BIN ?? "../target/release/hnefi");
