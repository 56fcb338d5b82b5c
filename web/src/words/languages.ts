// The languages of the page.
import languages from "../../../languages/languages.json";

/** Every language with what it calls itself, each a folder beside the list. */
export { languages };
export type Language = keyof typeof languages;

/** Other codes a browser may send for them. */
const alike: Record<string, Language> = { no: "nb", nn: "nb" };

/** The supported language for a browser's language tag, if any: `de-AT` gives German. */
export function wished(wish: string): Language | null {
  const short = wish.slice(0, 2).toLowerCase();
  const known = (Object.keys(languages) as Language[]).find((code) => code === short);
  return known ?? alike[short] ?? null;
}
