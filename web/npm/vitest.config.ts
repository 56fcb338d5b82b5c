// Tests of the npm package as it was packed: `cargo xtask npm` packs it first.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { root: import.meta.dirname, include: ["*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
