// Fluent files as the client loads them: without comments and empty lines, which nobody reads there.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Loads `*.ftl?raw` without comments and empty lines; of the messages those alone whose ids `wanted` accepts. */
export function messages(wanted: (id: string) => boolean = () => true): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (!path?.endsWith(".ftl") || query !== "raw") return null;
      let within = true;
      const kept = readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => {
          const [, begun] = /^([\w-]+) *=/.exec(line) ?? [];
          if (begun !== undefined) within = wanted(begun);
          return within && line.trim() !== "" && !line.startsWith("#");
        });
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}
