import { defineConfig } from "vite";
import { licences } from "./licences.ts";
import { messages } from "./messages.ts";

// The server serves `dist/` under a policy that allows nothing inline, so no asset may become a data: address.
export default defineConfig({
  plugins: [licences(), messages()],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page begins with comes in one file, which is smaller than its parts.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
      },
    },
  },
  // The server takes a change only from a page of its own host, so the host must stay the one that the browser asked.
  // The messages lie beside this folder.
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:1140", changeOrigin: false, ws: true } },
    fs: { allow: [".."] },
  },
});
