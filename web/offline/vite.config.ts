import { join, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { stamp } from "./kept.ts";

/** Tells the worker the version and the files of the client that was built into the same folder before. */
function kept(): Plugin {
  return {
    name: "kept",
    config({ root = ".", base = "/", build }, { mode }) {
      const { version, files } = stamp(resolve(root, build?.outDir ?? "dist"));
      const paths = files.map((path) => base + path.slice(1));
      // The first page of a site of files has its own text in it.
      const page = mode === "files" ? `${base}shell.html` : base;
      const values = { VERSION: version, BASE: base, PAGE: page, FILES: paths };
      return {
        define: Object.fromEntries(Object.entries(values).map(([name, of]) => [name, JSON.stringify(of)])),
      };
    },
  };
}

// Builds the service worker, the last of all, since it names every file that the build of the client has made: a single classic script, for
// not every browser lets a worker of this kind be a module.
export default defineConfig({
  plugins: [kept()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: join(import.meta.dirname, "worker.ts"),
      formats: ["iife"],
      name: "serviceWorker",
      fileName: () => "service-worker.js",
    },
  },
});
