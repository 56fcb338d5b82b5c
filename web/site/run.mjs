// Runs build.ts, which Node alone cannot read: `npm run site`, as `cargo xtask site` does.
import { join } from "node:path";
import { runnerImport } from "vite";

const { module } = await runnerImport(join(import.meta.dirname, "build.ts"), { configFile: false });
await module.main(process.argv.slice(2));
