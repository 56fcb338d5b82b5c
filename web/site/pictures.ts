// The pictures that social networks show beside a link: the opening position and the name of a rule set.
import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Catalogue } from "./answers.ts";
import { write } from "./write.ts";

/** What the networks ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const FOLDER = "social";
/** That of every page which has none of its own. */
const USUAL = "alea";

/** The path of the picture for a page, from the first page of the site. */
export function pictureFor(address: string, pictures: ReadonlySet<string>): string {
  const [kind, id = ""] = address.slice(1).split("/");
  const own = kind === "rules" && pictures.has(id) ? id : USUAL;
  return `${FOLDER}/${own}.png`;
}

/** Draws them into a folder; `site` is the address where the site is served. Gives the rule sets that have one. */
export async function drawPictures(
  browser: Browser,
  site: string,
  out: string,
  { rulesets }: Catalogue,
  only: (address: string) => boolean = () => true,
): Promise<Set<string>> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, bypassCSP: true });
  // The fonts of the client are those of its page.
  await page.goto(`${site}404.html`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    document.body.innerHTML = "";
    document.documentElement.dataset.theme = "light";
  });
  await page.addStyleTag({ content: STYLE });
  const draw = async (file: string, rules: string, title: string, words: string) => {
    await page.evaluate(
      async ([picture, title, words]) => {
        document.body.innerHTML = `<div class="card"><div><p>hnefi</p><h1></h1><p></p></div><img alt=""></div>`;
        const [, lead] = document.querySelectorAll("p");
        const heading = document.querySelector("h1");
        const image = document.querySelector("img");
        if (!heading || !lead || !image) return;
        heading.textContent = title;
        lead.textContent = words;
        image.src = picture;
        await Promise.all([image.decode(), document.fonts.ready]);
      },
      [`${site}api/v1/diagram/${rules}.parchment.svg`, title, words] as const,
    );
    write(join(out, FOLDER, `${file}.png`), await page.screenshot());
  };
  const great = rulesets.find(({ featured }) => featured) ?? rulesets[0];
  if (!great) throw new Error("there are no rule sets");
  await draw(USUAL, great.id, "Alea Evangelii", "The game of the Gospels and other tafl games");
  const drawn = new Set<string>();
  for (const { id, name, board } of rulesets) {
    if (!only(`/rules/${id}`)) continue;
    await draw(id, id, name.en, `${board} × ${board}`);
    drawn.add(id);
  }
  await page.close();
  return drawn;
}

const STYLE = `
  body { margin: 0 }
  .card { box-sizing: border-box; width: ${WIDTH}px; height: ${HEIGHT}px; padding: 45px 45px 45px 70px; display: flex; gap: 50px;
    align-items: center; justify-content: space-between; background: #f1e6cc; color: #2b2118; font-family: "EB Garamond", serif }
  .card div { flex: 1; display: flex; flex-direction: column; justify-content: center }
  .card h1 { font: 400 68px/1.1 "Uncial Antiqua", serif; color: #8c1c13; margin: 20px 0 }
  .card p { font-size: 36px; margin: 0 }
  .card img { width: 540px; height: 540px }
`;
