/** The languages there are words for: a folder of this one each. */
export const languages = {
  en: "English",
  fr: "Français",
  da: "Dansk",
  de: "Deutsch",
  is: "Íslenska",
  nb: "Norsk",
  sv: "Svenska",
} as const;
export type Language = keyof typeof languages;

/** Other codes under which a browser may ask for one of them. */
const alike: Record<string, Language> = { no: "nb", nn: "nb" };

/** The language that a browser's wish is for, if there is one: `de-AT` is for German. */
export function wished(wish: string): Language | null {
  const short = wish.slice(0, 2).toLowerCase();
  const known = (Object.keys(languages) as Language[]).find((code) => code === short);
  return known ?? alike[short] ?? null;
}
