// The claims of the history page in order, with their evidence and sources.
// The words are those of the area `history`, `claim-` and the claim's id.
import type { Evidence } from "../parts/evidence";
import { type Cited, guild, helmfrid, leaflet, walker } from "./cited";

/** One claim. Without sources it is our own reasoning. */
export interface Claim {
  id: string;
  evidence: Evidence;
  sources: Cited[];
}

/** A section, headed by `history-` and its id. */
export interface Chapter {
  id: string;
  claims: Claim[];
}

const known = (id: string, ...sources: Cited[]): Claim => ({ id, evidence: "known", sources });
const inferred = (id: string, ...sources: Cited[]): Claim => ({ id, evidence: "inferred", sources });
const conjecture = (id: string, ...sources: Cited[]): Claim => ({ id, evidence: "conjecture", sources });

const HISTORY = { section: "History of Alea Evangelii" };
const RULES = { section: "Rules for Alea Evangelii" };
const STRATEGY = { section: "Strategy in Alea Evangelii" };
const MURRAY = { comment: "Richard Murray, 2019" };
const HENNING = { comment: "Thomas Henning, 2020" };
const ROBINSON: Cited = { source: "robinson-1923", at: { page: "69–71" } };
const WIKIPEDIA: Cited = {
  source: "wikipedia",
  at: { section: "Transmission of the game through CCC MS 122" },
};
const TEXT_OF_AP_IFAN: Cited = { source: "lewis-1941", at: { paragraph: "(Y) talbwrdd ychod" } };

/** The whole page. */
export const chapters: Chapter[] = [
  {
    id: "book",
    claims: [
      known("oxford", "codecs", ROBINSON, WIKIPEDIA),
      known("gospels", "codecs", WIKIPEDIA),
      inferred("age", "codecs", walker(HISTORY), guild({ caption: "The game Alea evangelii" }), WIKIPEDIA),
      inferred(
        "cambridge",
        guild({ caption: "The game Alea evangelii" }),
        leaflet({ section: "Introduction & History" }),
        "codecs",
      ),
    ],
  },
  {
    id: "court",
    claims: [
      known("heading", ROBINSON, guild(), walker(HISTORY)),
      known("reign", "codecs", WIKIPEDIA),
      inferred("israel", "lapidge-1992", WIKIPEDIA),
      inferred("copy"),
    ],
  },
  {
    id: "sentence",
    claims: [known("silence", ROBINSON), inferred("sides", walker(RULES)), inferred("steps")],
  },
  {
    id: "numbers",
    claims: [
      known("board", ROBINSON),
      known("canons", ROBINSON, "bgg", WIKIPEDIA),
      known("five", "bgg", WIKIPEDIA),
      inferred("rings", "bgg"),
      conjecture("letters", guild()),
    ],
  },
  {
    id: "marks",
    claims: [
      known("varii", guild(), walker(HISTORY), "bgg", WIKIPEDIA),
      conjecture(
        "outlines",
        guild({ section: "Placement on the board" }),
        guild({ section: "Variegated men" }),
      ),
      inferred("first", "bgg", WIKIPEDIA, guild()),
      known("centre", "bgg", WIKIPEDIA),
      known("corners", guild()),
      conjecture("citadels", walker(RULES)),
    ],
  },
  {
    id: "open",
    claims: [
      known("colour", walker(HISTORY), WIKIPEDIA),
      inferred("faults", WIKIPEDIA, walker(HENNING)),
      known("lines", walker(MURRAY)),
      inferred("restored", guild({ section: "Making the board" })),
    ],
  },
  {
    id: "readings",
    claims: [
      conjecture("murray", { source: "murray-1952", at: { page: "55–64" } }, "walker-2014"),
      inferred("boxed", walker(STRATEGY)),
      conjecture("helmfrid", guild({ section: "Placement on the board" }), walker(HISTORY), "alea-forum"),
      inferred("outlying", walker(STRATEGY)),
      inferred("second"),
      conjecture("special", "perkis-2010", "alea-forum"),
      conjecture("progress", walker(MURRAY)),
      conjecture("henning", walker(HENNING)),
      conjecture("guards", walker(HENNING)),
      conjecture("leaders", walker(HENNING)),
      conjecture("memory", "duggan-2021"),
      conjecture("chance", "mcnaughton-2022"),
      known("made", guild({ section: "Making the board" }), guild({ section: "Making the game pieces" })),
      inferred("verdict", walker(HISTORY)),
    ],
  },
  {
    id: "tafl",
    claims: [
      known("words", helmfrid("1")),
      known("voluspa", helmfrid("1")),
      inferred("spread", leaflet({ section: "Introduction & History" })),
      inferred("family", helmfrid("1–2"), "murray-1913", "fiske-1905"),
      conjecture("hnefatafl", helmfrid("4")),
      known("brandub", { source: "macwhite-1946", at: { page: "30, 34" } }, "ancient-games-2018"),
    ],
  },
  {
    id: "balance",
    claims: [
      inferred("unbalanced", helmfrid("2")),
      inferred("edge", helmfrid("2")),
      inferred("adjusting", helmfrid("2")),
      inferred("hostile", helmfrid("2")),
    ],
  },
  {
    id: "tablut",
    claims: [
      known("tablut", helmfrid("2–3")),
      inferred("verb", helmfrid("2")),
      known("drabants", helmfrid("3")),
      known("warning", helmfrid("4", { rule: "9" }), "nielsen-tablut"),
      inferred("konokis", helmfrid("3"), "salmi-2013"),
      conjecture("swedes", helmfrid("5")),
      inferred("escape", helmfrid("3")),
      known(
        "translated",
        { source: "linnaeus-1811", at: { page: "II, 55–58" } },
        "duggan-2021",
        "nielsen-tablut",
        "ashton-2010",
      ),
      inferred("exhibition", helmfrid("3–4")),
      conjecture("later", helmfrid("2, 5")),
    ],
  },
  {
    id: "wales",
    claims: [
      known("tawlbwrdd", { source: "apifan-1587", at: { page: "4" } }, TEXT_OF_AP_IFAN, helmfrid("5")),
      known("laws", { source: "macwhite-1946", at: { page: "34" } }, "lewis-1941"),
      inferred("gap", helmfrid("5"), TEXT_OF_AP_IFAN),
      known("offices", helmfrid("5")),
      known("macleod", helmfrid("5")),
      conjecture("dice", "bell-1969", helmfrid("5")),
    ],
  },
  {
    id: "finds",
    claims: [
      known("gunnarshaug", "walker-gunnarshaug", guild({ caption: "17 tafl game pieces" })),
      conjecture("sets", "walker-gunnarshaug", guild({ caption: "17 tafl game pieces" })),
      known("skamby", { source: "rundkvist-2008", at: { page: "69" } }),
      inferred("trondheim", "walker-trondheim", guild({ section: "Placement on the board" })),
      inferred("york", "walker-coppergate", leaflet({ section: "Introduction & History" })),
      known("vimose", guild({ caption: "The supposed fragment" })),
      conjecture("roman", walker(HISTORY), "walker-vimose"),
    ],
  },
];

/** The seven things that the sentence names, in its order: each in Latin, and by `seven-` and its id in words. */
export const seven: { id: string; latin: string }[] = [
  { id: "dukes", latin: "duces" },
  { id: "counts", latin: "comites" },
  { id: "defenders", latin: "propugnatores" },
  { id: "attackers", latin: "impugnatores" },
  { id: "city", latin: "civitas" },
  { id: "citadel", latin: "civitatula" },
  { id: "steps", latin: "novem gradus bis" },
];

/** The sentence as the St. Thomasguild transcribes it, letter by letter. */
export const WRITTEN =
  "Si quis voluerit scire hanc aleam plene, illi, ante omnia hujus discipline documenta hec. VII scire animo necesse est: duces scilicet et comites, propugnatores et impugnatores, civitatem et civitatulam, et IX. gradus bis.";

/** The same in the usual spelling of Latin, numbers in words. */
export const LATIN =
  "Si quis voluerit scire hanc aleam plene, illi ante omnia hujus disciplinae documenta haec septem scire animo necesse est: duces scilicet et comites, propugnatores et impugnatores, civitatem et civitatulam, et novem gradus bis.";

/** Books that our sources name for further reading, with the pages that they give. */
export const further: Cited[] = [
  { source: "bell-1979", at: { page: "79–91" } },
  { source: "bell-1988", at: { page: "24" } },
  { source: "botermans-1989", at: { page: "119–120" } },
  { source: "breyer-2012", at: { page: "16–24" } },
  { source: "hall-2016", at: { page: "439–455" } },
  { source: "linnaeus-1811", at: { page: "II, 55–58" } },
  "mullers-2016",
  { source: "murray-1952", at: { page: "55–64" } },
  { source: "parlett-1999", at: { page: "196–204" } },
  { source: "robinson-1923", at: { page: "70–71" } },
  { source: "rundkvist-2008", at: { page: "69–102" } },
  "spjuth-2012",
  "walker-2007",
];
