import { defineConfig } from "vite";
import { messages } from "../messages.ts";

// Builds the embed script as a single classic script, since a page opened from a folder cannot load modules.
export default defineConfig({
  plugins: [messages()],
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
