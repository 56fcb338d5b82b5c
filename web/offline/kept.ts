// Which of the built files the service worker keeps, and the version that they make up.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The kinds of files in `assets/` that every browser loads in advance: scripts, styles, fonts and words, and the modules of the engine. What
 * is of any other kind is loaded when a page asks for it.
 */
const ASSET = /\.(js|css|woff2|wasm)$/;
/** The module that prints is large, and few need it. */
const LARGE = /^hnefi-print_bg/;
/** The files beside the page whose names do not change with what is in them. */
const BESIDE = /^(favicon\.svg|manifest\.webmanifest)$/;
/** Where the page says which version it is. */
const PLACE = /(<meta name="version" content=")[^"]*(")/;

/** The client as it was built. */
export interface Built {
  version: string;
  /** The paths of all files that are kept, but for the page itself. */
  files: string[];
}

/** Looks through the folder of a build, and writes its version into its page. */
export function stamp(folder: string): Built {
  const assets = readdirSync(join(folder, "assets")).filter((name) => ASSET.test(name) && !LARGE.test(name));
  const beside = readdirSync(folder).filter((name) => BESIDE.test(name));
  const file = join(folder, "index.html");
  const page = readFileSync(file, "utf8");
  if (!PLACE.test(page)) throw new Error(`${file} has no place for the version`);
  const hash = createHash("sha256").update(page.replace(PLACE, "$1$2"));
  // An asset's name tells what is in it.
  for (const name of assets.sort()) hash.update(name);
  for (const name of beside.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  const version = hash.digest("hex").slice(0, 16);
  writeFileSync(file, page.replace(PLACE, `$1${version}$2`));
  return {
    version,
    files: [...beside.map((name) => `/${name}`), ...assets.map((name) => `/assets/${name}`)],
  };
}
