// The site of files: the client, built to do without a server; what only a server knows, as files; and pages with their text in them.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { launch } from "../e2e/chromium.ts";
import { serve } from "../e2e/server.ts";
import { type Catalogue, writeAnswers } from "./answers.ts";
import { serveFiles } from "./file-server.ts";
import { addressesOf, writePages } from "./pages.ts";
import { drawPictures } from "./pictures.ts";

const WEB = resolve(import.meta.dirname, "..");

/** What stands for the host where none is given. */
const LOCAL = "http://localhost";

/** What site is wanted. */
export interface Wanted {
  /** The folder that it is written to; what is there goes. */
  out: string;
  /** The path on the host under which it will lie, with a slash at both ends. */
  base: string;
  /** The host, such as `https://example.org`: citations, and what search engines and social networks read, name it. */
  origin: string;
  /** Which pages get their text; all, unless a test needs only some. */
  only?: (address: string) => boolean;
}

/** `--out FOLDER`, `--base PATH`, `--origin URL`. */
export async function main(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      out: { type: "string" },
      base: { type: "string", default: "/" },
      origin: { type: "string", default: LOCAL },
    },
  });
  // npm says where it was started; scripts run beside their package.
  const out = resolve(process.env.INIT_CWD ?? ".", values.out ?? join(WEB, "../target/site"));
  const base = `/${values.base}/`.replaceAll(/\/+/g, "/");
  const origin = values.origin.replace(/\/$/, "");
  await buildSite({ out, base, origin }, (words) => console.error(words));
  console.error(`the site is in ${out}`);
  if (origin === LOCAL) console.error("its citations and its sitemap name no host: give yours with --origin");
}

/** Builds a site; `tell` is told what is being done. */
export async function buildSite(wanted: Wanted, tell: (words: string) => void): Promise<void> {
  const { out, base, origin } = wanted;
  tell("building the client");
  await buildClient(out, base);
  tell("writing what the server knows");
  const { catalogue, policy } = await askServer(out, origin + base);
  tell("writing the pages");
  // What a page is until it has its text: what the app starts from, and what hosts show for addresses that are no files.
  const shell = withPolicy(readFileSync(join(out, "index.html"), "utf8"), policy);
  for (const name of ["404.html", "shell.html"]) writeFileSync(join(out, name), shell);
  const files = await serveFiles(out, base);
  const browser = await launch();
  try {
    const pictures = await drawPictures(browser, files.address + base, out, catalogue, wanted.only);
    const addresses = addressesOf(catalogue);
    await writePages(browser, { ...wanted, at: files.address, addresses, pictures, tell });
    writeNotes(out, origin + base, addresses);
  } finally {
    await browser.close();
    await files.stop();
  }
}

/** Builds the client as `npm run build` does, for files. The service worker comes last, since it names every file. */
async function buildClient(out: string, base: string): Promise<void> {
  if (existsSync(out) && !existsSync(join(out, MARK))) throw new Error(`${out} is there, and is no site`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, MARK), "");
  const options = (config: string) => ({
    root: WEB,
    configFile: join(WEB, config),
    logLevel: "warn" as const,
  });
  const asFiles = { mode: "files", base, build: { outDir: out, emptyOutDir: false } };
  await build({ ...options("vite.config.ts"), ...asFiles });
  await build({ ...options("embed/vite.config.ts"), ...asFiles });
  await build({
    ...options("embed/play.config.ts"),
    build: { outDir: join(out, "hnefi-board"), emptyOutDir: true },
  });
  await build({ ...options("offline/vite.config.ts"), ...asFiles });
}

/** Tells hosts that the folder is a site as it stands; and this program, that it may write it again. */
const MARK = ".nojekyll";

/** What a server knows, and what it lets its pages load. */
async function askServer(out: string, site: string): Promise<{ catalogue: Catalogue; policy: string }> {
  const data = mkdtempSync(join(tmpdir(), "hnefi-site-"));
  const server = await serve(data, ["--request-every", "0s", "--log", "warn"]);
  try {
    const policy = (await fetch(`${server.base}/`)).headers.get("content-security-policy") ?? "";
    return { catalogue: await writeAnswers(server.base, out, site), policy };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A page that says itself what it may load, as hosts of files cannot. Who may frame it is said in a header alone. */
function withPolicy(page: string, policy: string): string {
  const rules = policy.split("; ").filter((rule) => !rule.startsWith("frame-ancestors"));
  const place = '<meta charset="utf-8" />';
  return page.replace(
    place,
    `${place}\n    <meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}" />`,
  );
}

/** What search engines read beside the pages. */
function writeNotes(out: string, site: string, addresses: readonly string[]): void {
  writeFileSync(join(out, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`);
  const entries = addresses.map((address) => `  <url><loc>${site}${address.slice(1)}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ];
  writeFileSync(join(out, "sitemap.xml"), lines.join("\n"));
}
