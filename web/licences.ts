// Gathers the licences of everything that is shipped to the browser into one file beside it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  name: string;
  version: string;
  license: string;
  homepage?: string;
  dependencies?: Record<string, string>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** A Vite plugin that writes `licences.txt`: each package, and each library in the modules, with its licence, as its authors ask. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const root = import.meta.dirname;
      const seen = new Set<string>();
      const wanted = Object.keys(manifest(root).dependencies ?? {});
      let text = "hnefi is shipped with the work of others, under these licences.\n";
      for (let name = wanted.shift(); name; name = wanted.shift()) {
        if (seen.has(name)) continue;
        seen.add(name);
        const folder = join(root, "node_modules", name);
        const { version, license, homepage, dependencies } = manifest(folder);
        wanted.push(...Object.keys(dependencies ?? {}));
        const file = join(folder, "LICENSE");
        const words = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
        text += `\n${"-".repeat(80)}\n${name} ${version}: ${license}\n${homepage ?? ""}\n\n${words}\n`;
      }
      // Without the modules there is nothing of theirs to tell.
      const modules = join(root, "wasm/licences.txt");
      if (existsSync(modules)) text += readFileSync(modules, "utf8");
      this.emitFile({ type: "asset", fileName: "licences.txt", source: text });
    },
  };
}
