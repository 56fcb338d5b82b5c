// Pages with their text in them: for search engines, for readers without JavaScript, and for everyone until the client has started.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import pages from "../src/pages.json" with { type: "json" };
import { pageAt } from "../src/paths.ts";
import type { Catalogue } from "./answers.ts";
import type { Wanted } from "./build.ts";
import { pictureFor } from "./pictures.ts";
import { write } from "./write.ts";

/** The pages that search engines may read, as paths of the client. */
export function addressesOf({ rulesets, layouts, lessons, puzzles, studies }: Catalogue): string[] {
  const ids: Record<string, string[]> = {
    "/layouts/:id": layouts,
    "/learn/:id": lessons.map(({ id }) => id),
    "/puzzles/:id": puzzles.map(({ id }) => id),
    "/rules/:id": rulesets.map(({ id }) => id),
    "/studies/:id": studies.map(({ name }) => name),
  };
  const open = Object.entries(pages).filter(([, isOpen]) => isOpen);
  return open.flatMap(([path]) => (path.includes(":id") ? idsOf(ids, path) : [path]));
}

function idsOf(ids: Record<string, string[]>, path: string): string[] {
  const known = ids[path];
  if (!known) throw new Error(`nothing says which pages there are at ${path}`);
  return known.map((id) => path.replace(":id", encodeURIComponent(id)));
}

/** Whether a page has the same text as many others, so that its own is not worth its place. */
function isBare(address: string): boolean {
  return address.startsWith("/puzzles/");
}

interface Work extends Wanted {
  /** Where the site is served while it is written. */
  at: string;
  addresses: readonly string[];
  /** Those of the social pictures that are there. */
  pictures: ReadonlySet<string>;
  tell: (words: string) => void;
}

/** Shows every page in a browser, and writes it with what is then in it. */
export async function writePages(browser: Browser, work: Work): Promise<void> {
  const shell = readFileSync(join(work.out, "shell.html"), "utf8");
  const context = await browser.newContext({
    locale: "en",
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const [path, isOpen] of Object.entries(pages))
    if (!isOpen && !path.includes(":id")) write(fileOf(work.out, path), shell);
  const linked = new Set<string>();
  let done = 0;
  for (const address of work.addresses) {
    const wanted = !isBare(address) && (work.only?.(address) ?? true);
    const text = wanted ? await shown(page, work.at + work.base + address.slice(1)) : null;
    for (const link of text?.links ?? []) linked.add(link);
    write(fileOf(work.out, address), text ? filled(shell, text, work, address) : shell);
    done += 1;
    if (done % 100 === 0) work.tell(`${done} of ${work.addresses.length} pages`);
  }
  for (const link of linked) {
    const path = inSite(link, work);
    // Rule sets with options, which are too many to have their text.
    if (path && !existsSync(join(work.out, path)) && pageAt(path.split("/").slice(1)))
      write(fileOf(work.out, path), shell);
  }
  await context.close();
}

/** The path of the client to which a link leads; null where it leads away. */
function inSite(link: string, { at, base }: Work): string | null {
  const { origin, pathname } = new URL(link);
  if (origin !== at || !pathname.startsWith(base)) return null;
  return decodeURIComponent(pathname.slice(base.length - 1));
}

function fileOf(out: string, address: string): string {
  return join(out, decodeURIComponent(address), "index.html");
}

/** What a page says. */
interface Shown {
  title: string;
  /** Its first sentences. */
  lead: string;
  html: string;
  links: string[];
}

/** The most that a description says; search engines show no more. */
const LEAD = 200;

async function shown(page: Page, address: string): Promise<Shown> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.querySelector('#app main :is(h1, [data-testid="board"])'));
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  if (await page.locator("main .problem").count()) throw new Error(`${address} shows an error`);
  return page.evaluate((most) => {
    // What is chosen is not in the text of a page by itself.
    for (const input of document.querySelectorAll("input")) input.toggleAttribute("checked", input.checked);
    for (const option of document.querySelectorAll("option"))
      option.toggleAttribute("selected", option.selected);
    const root = document.getElementById("app")?.cloneNode(true) as HTMLElement;
    for (const element of root.querySelectorAll("*")) {
      element.removeAttribute("data-testid");
      // The page allows no styles in the text. What the board moves pieces with can be said without.
      const moved = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(element.getAttribute("style") ?? "");
      if (moved) element.setAttribute("transform", `translate(${moved[1]} ${moved[2]})`);
      element.removeAttribute("style");
      // Nothing there does anything before the client has started.
      if (element.matches("form, button, select, input")) element.setAttribute("inert", "");
    }
    const links = [...document.links].map(({ href }) => href);
    const paragraphs = [...document.querySelectorAll<HTMLElement>("main p")].map((one) =>
      one.innerText.trim(),
    );
    const lead = paragraphs.find((text) => text.length > 60) ?? "";
    const cut = lead.length > most ? `${lead.slice(0, lead.lastIndexOf(" ", most))} …` : lead;
    return { title: document.title, lead: cut, html: root.innerHTML, links };
  }, LEAD);
}

/** The page as a file. */
function filled(shell: string, { title, lead, html }: Shown, work: Work, address: string): string {
  const site = work.origin + work.base;
  const own = address === "/" ? site : `${site}${address.slice(1)}/`;
  const picture = pictureFor(address, work.pictures);
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(lead)}" />`,
    `<link rel="canonical" href="${escaped(own)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(lead)}" />`,
    `<meta property="og:url" content="${escaped(own)}" />`,
    `<meta property="og:image" content="${escaped(site + picture)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  const parts: [RegExp | string, string][] = [
    [/<title>.*<\/title>/, head.join("\n    ")],
    ['<div id="app"></div>', `<div id="app">${html}</div>`],
  ];
  return parts.reduce((page, [place, text]) => {
    const next = page.replace(place, () => text);
    if (next === page) throw new Error(`the page has no place for ${text.slice(0, 40)}`);
    return next;
  }, shell);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
