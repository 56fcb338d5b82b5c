// What the styles of other pages do to a page. The browser keeps the styles of every page that was visited: a rule for one page that fits
// elements of another would change that one for those who have come by that way.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { base } from "./browser";

const folder = join(import.meta.dirname, "../dist/assets");
const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));

/** The elements that look another way once the styles of all pages are there, each with what changes; the styles stay. */
export async function changedByOtherStyles(page: Page): Promise<string[]> {
  const wanted = sheets.map((file) => `${base}/assets/${file}`);
  return page.evaluate(async (addresses) => {
    const PROPERTIES = [
      "display",
      "color",
      "background-color",
      "font-size",
      "font-style",
      "font-weight",
      "padding",
      "margin",
    ];
    const elements = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest("svg svg, defs"),
    );
    const look = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return PROPERTIES.map((property) => style.getPropertyValue(property));
      });
    const before = look();
    const there = [...document.styleSheets].map(({ href }) => href);
    const added = addresses
      .filter((address) => !there.includes(address))
      .map((href) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
        const come = new Promise((done) => link.addEventListener("load", done));
        document.head.append(link);
        return come;
      });
    await Promise.all(added);
    const after = look();
    return elements.flatMap((element, index) => {
      // An analysis that goes on draws its arrows anew.
      if (!element.isConnected) return [];
      const changed = PROPERTIES.map(
        (property, at) => [property, before[index]?.[at], after[index]?.[at]] as const,
      )
        .filter(([, one, other]) => one !== other)
        .map(([property, one, other]) => `${property} ${one} → ${other}`);
      const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
      return changed.length > 0 ? [`${name}: ${changed.join(", ")}`] : [];
    });
  }, wanted);
}
