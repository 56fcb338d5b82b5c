// Fluent files as the client loads them: without comments and empty lines, which nobody reads there.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Loads `*.ftl?raw` without comments and empty lines. */
export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl") || query !== "raw") return null;
      const lines = readFileSync(path, "utf8").split("\n");
      const kept = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}
