import { defineConfig } from "vite";
import { messages } from "../messages.ts";

/** The client's messages that a board needs on which one plays. */
const WANTED =
  /^(game-(board-label|keys|turn|turn-yours|turn-engine|may-go-on|must-go-on|stay|takeback|lost-turn|die|announce-(raichi|tuichu)|confirm-(words|yes|no))|end-(winner|draw|new|reason-[a-z-]+)|cell-.+|usual-.+|piece-(special|commander|knight|mercenary|guard)|mark-.+)$/;

/** What the element never asks for; the client's own build has it. */
const external = /wasm\/whole\//;

const names = { chunkFileNames: "[name]-[hash].js", assetFileNames: "[name]-[hash][extname]" };

// Builds what the embed script loads where the element has `play`: modules, the worker and the engine, in a folder of their own. The first has the
// name by which the script knows it; the names of the others tell what is in them.
export default defineConfig({
  mode: "embed",
  base: "./",
  plugins: [messages((id) => WANTED.test(id))],
  build: {
    target: "es2022",
    outDir: "dist/hnefi-board",
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { play: "embed/play.ts" },
      preserveEntrySignatures: "strict",
      external,
      output: { entryFileNames: "[name].js", ...names },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { external, output: { entryFileNames: "[name]-[hash].js", ...names } },
  },
});
