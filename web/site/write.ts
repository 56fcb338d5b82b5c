// Writes the files of the site.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file, with the folders above it. */
export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
