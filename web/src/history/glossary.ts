// Words of the sources, and words of this program. Those of the area `sources`: `term-` and the id say what a word means,
// `here-` what stands for it here; `word-` and `word-…-means` are a word of ours and its meaning.
import { type Cited, guild, helmfrid, leaflet, walker } from "./cited";

/** A word of the sources. */
export interface Term {
  id: string;
  /** As the source writes it. */
  word: string;
  /** The code of its language. */
  language: string;
  sources: Cited[];
}

const SENTENCE: Cited[] = [
  guild({ paragraph: "Si quis voluerit scire" }),
  { source: "robinson-1923", at: { page: "69–71" } },
];
const HENNING = walker({ comment: "Thomas Henning, 2020" });
const CANONS = guild({ paragraph: "In the canons a few more hints" });
const term = (id: string, word: string, language: string, ...sources: Cited[]): Term => ({
  id,
  word,
  language,
  sources,
});

/** By their languages, as they are met in the history. */
export const terms: Term[] = [
  term("alea", "alea", "la", { source: "robinson-1923", at: { page: "69–71" } }, "duggan-2021"),
  term("duces", "duces", "la", ...SENTENCE),
  term("comites", "comites", "la", ...SENTENCE),
  term("propugnatores", "propugnatores, impugnatores", "la", ...SENTENCE),
  term("civitas", "civitas", "la", ...SENTENCE, HENNING),
  term("civitatula", "civitatula", "la", ...SENTENCE, HENNING),
  term("gradus", "gradus", "la", ...SENTENCE),
  term("varii-viri", "varii viri", "la", CANONS),
  term("primus-vir", "primus vir", "la", CANONS),
  term("latrunculi", "ludus latrunculorum", "la", "walker-vimose"),
  term("duodecim", "duodecim scripta", "la", guild({ caption: "The supposed fragment" }), "walker-vimose"),
  term(
    "castle",
    "castle",
    "en",
    leaflet({ section: "How to Play" }),
    walker({ section: "Rules for Alea Evangelii" }),
  ),
  term("central-space", "central space", "en", guild({ section: "Movement of the pieces" })),
  term("fixed-men", "fixed men", "en", leaflet({ rule: "6, 9" })),
  term("decorated-men", "decorated men, coloured men", "en", guild({ section: "Capture of enemy pieces" })),
  term("marked-squares", "marked corner squares", "en", walker({ rule: "6, 9" })),
  term("base-camp", "base camp", "en", helmfrid("3", { rule: "3" })),
  term("restricted", "restricted square", "en", helmfrid("2")),
  term("drabant", "drabant", "sv", helmfrid("3", { rule: "1" })),
  term("swedes", "Swedes", "en", helmfrid("3", { rule: "1" })),
  term("muscovites", "Muscovites", "en", helmfrid("3", { rule: "1" })),
  term("tablut", "tablut", "se", helmfrid("2")),
  term("dablo", "dablo", "se", helmfrid("2")),
  term("konokis", "konokis", "se", helmfrid("3", { rule: "3" }), "salmi-2013"),
  term("raicki", "raicki, tuicku", "se", helmfrid("4", { rule: "9" })),
  term("hnefi", "hnefi", "non", helmfrid("1")),
  term("tafl", "tafl", "non", helmfrid("1")),
  term("hnefatafl", "hnefatafl", "non", helmfrid("1")),
  term("taflbord", "taflborð", "non", helmfrid("5")),
  term("tawl-bwrdd", "tawl-bwrdd", "cy", helmfrid("5")),
  term(
    "brandub",
    "brandub, brannumh",
    "sga",
    { source: "macwhite-1946", at: { page: "30" } },
    "walker-brandub",
  ),
  term("branan", "branán", "sga", { source: "macwhite-1946", at: { page: "30" } }),
];

/** Which of them a claim of the history page uses, by the claim's id. */
export const USED: Readonly<Record<string, readonly string[]>> = {
  varii: ["varii-viri"],
  first: ["primus-vir"],
  citadels: ["civitatula"],
  words: ["hnefi", "tafl", "hnefatafl"],
  brandub: ["brandub", "branan"],
  hostile: ["restricted"],
  tablut: ["swedes", "muscovites"],
  verb: ["tablut", "dablo"],
  drabants: ["drabant", "base-camp"],
  warning: ["raicki"],
  konokis: ["konokis"],
  tawlbwrdd: ["tawl-bwrdd"],
  dice: ["taflbord"],
  vimose: ["duodecim"],
  roman: ["latrunculi"],
};

/** The words of the sources that a claim uses. */
export function termsOf(claim: string): Term[] {
  return terms.filter(({ id }) => USED[claim]?.includes(id));
}

/** Words of this program. */
export const ours = [
  "throne",
  "corner-point",
  "camp",
  "variegated-point",
  "hostile",
  "stop-pass",
  "capture",
  "hammer",
  "strong-king",
  "armed",
  "layout",
  "standing",
];
