// The icons of the app, drawn by the browser of the browser tests.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["icons.ts"],
    hookTimeout: 60_000,
  },
});
