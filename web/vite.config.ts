import { defineConfig } from "vite";
import { licences } from "./licences.ts";
import { manifest } from "./manifest.ts";
import { messages } from "./messages.ts";

// The server serves `dist/` under a policy that allows nothing inline, so no asset may become a data: address.
export default defineConfig({
  plugins: [licences(), manifest(), messages()],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first file names some 350 others, and a hash cannot be compressed.
        chunkFileNames: "assets/[name]-[hash:7].js",
        // What every page begins with comes in one file, which is smaller than its parts. So does what a game needs on its page and on a
        // stand: the first page loads it in advance.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "table", test: /[\\/]src[\\/]play[\\/](session|status)\.tsx?$/ },
          ],
        },
      },
    },
  },
  // The engine's worker loads its modules one by one.
  worker: { format: "es" },
  // The server takes a change only from a page of its own host, so the host must stay the one that the browser asked.
  // The messages lie beside this folder.
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:1140", changeOrigin: false, ws: true } },
    fs: { allow: [".."] },
  },
});
