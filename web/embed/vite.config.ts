import { defineConfig } from "vite";

// One file for other people's pages, beside the client: a plain script, for a page opened from a folder cannot load modules.
export default defineConfig({
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: "embed/hnefi-board.ts",
      formats: ["iife"],
      name: "hnefiBoard",
      fileName: () => "hnefi-board.js",
    },
  },
});
