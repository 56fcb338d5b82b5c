// Where the sources contradict each other, and what is followed here. The words are those of the area `sources`:
// `conflict-` and the id ask the question, `says-` with the id of the saying gives an answer, `follow-` says what we follow.
import { type Cited, guild, helmfrid, leaflet, walker } from "./cited";

/** One answer, with those who give it and where. */
export interface Saying {
  id: string;
  sources: Cited[];
}

/** A question to which sources give different answers. */
export interface Conflict {
  id: string;
  sayings: Saying[];
}

const says = (id: string, ...sources: Cited[]): Saying => ({ id, sources });

const FIRST_PICTURE = { caption: "The game Alea evangelii" };
const INTRODUCTION = { section: "Introduction & History" };
const HISTORY = { section: "History of Alea Evangelii" };
const RULES = { section: "Rules for Alea Evangelii" };
const PLACEMENT = { section: "Placement on the board" };
const GUNNARSHAUG = { caption: "17 tafl game pieces" };
const HENNING = { comment: "Thomas Henning, 2020" };
const MURRAY = { comment: "Richard Murray, 2019" };
const CODECS: Cited = { source: "codecs", at: { entry: "Alea evangelii (CCC 122)" } };
const ROBINSON: Cited = { source: "robinson-1923", at: { page: "69–71" } };
const WIKIPEDIA: Cited = {
  source: "wikipedia",
  at: { section: "Transmission of the game through CCC MS 122" },
};
const LEWIS: Cited = { source: "lewis-1941", at: { paragraph: "(Y) talbwrdd ychod" } };

/** In the order in which they are shown. */
export const conflicts: Conflict[] = [
  {
    id: "college",
    sayings: [says("cambridge", guild(FIRST_PICTURE), leaflet(INTRODUCTION)), says("oxford", CODECS)],
  },
  {
    id: "century",
    sayings: [
      says("eleventh", WIKIPEDIA),
      says("twelfth", CODECS),
      says("about-1140", guild(FIRST_PICTURE), leaflet(INTRODUCTION), walker(HISTORY)),
    ],
  },
  {
    id: "book",
    sayings: [
      says("in-1951", { source: "ludii-tawlbwrdd", at: { section: "Reference" } }),
      says(
        "in-1952",
        guild({ section: "Sources" }),
        leaflet({ section: "Further Information" }),
        helmfrid("2"),
      ),
      says("in-1955", walker(HISTORY)),
    ],
  },
  {
    id: "count",
    sayings: [says("men-69", WIKIPEDIA), says("men-71", walker(HENNING)), says("men-72", ROBINSON)],
  },
  {
    id: "lines",
    sayings: [says("drawn-lines", walker(MURRAY)), says("modern-lines", walker(MURRAY))],
  },
  {
    id: "primus",
    sayings: [
      says("in-the-centre", guild({ paragraph: "The piece in the central position" })),
      says("on-e13", WIKIPEDIA),
    ],
  },
  {
    id: "varii",
    sayings: [
      says("attackers", guild({ section: "Variegated men" })),
      says("defenders", guild(PLACEMENT), walker({ section: "Strategy in Alea Evangelii" })),
      says("leaders", walker(HENNING)),
    ],
  },
  {
    id: "board",
    sayings: [
      says("on-squares", walker(RULES)),
      says("on-lines", walker(HISTORY), leaflet({ section: "How to Play" })),
      says("cells", ROBINSON),
    ],
  },
  {
    id: "first",
    sayings: [
      says("king-first", leaflet({ rule: "2" }), guild({ section: "Playing Alea evangelii" })),
      says("counts-first", walker({ rule: "2" })),
    ],
  },
  {
    id: "king",
    sayings: [
      says("on-four-sides", leaflet({ rule: "7" }), guild({ section: "Capture of the King" })),
      says("on-two-sides", walker({ rule: "8" })),
    ],
  },
  {
    id: "gunnarshaug",
    sayings: [
      says("pieces-17", guild(GUNNARSHAUG)),
      says("pieces-37", guild(GUNNARSHAUG), {
        source: "walker-gunnarshaug",
        at: { paragraph: "The pieces were found" },
      }),
    ],
  },
  {
    id: "trondheim",
    sayings: [
      says("board-eleventh", guild(PLACEMENT)),
      says("board-twelfth", { source: "walker-trondheim", at: { paragraph: "About two thirds" } }),
    ],
  },
  {
    id: "warning",
    sayings: [
      says("raicki", helmfrid("4", { rule: "9" })),
      says("raichi", { source: "nielsen-tablut", at: { section: "Tablut" } }),
    ],
  },
  {
    id: "welsh",
    sayings: [says("eight", { source: "macwhite-1946", at: { page: "34" } }), says("twelve", LEWIS)],
  },
  {
    id: "gap",
    sayings: [says("lost", helmfrid("5")), says("line", LEWIS)],
  },
  {
    id: "french",
    sayings: [
      says("comptes", { source: "walker-2015-fr", at: { rule: "2" } }),
      says("comtes", { source: "walker-2015-fr", at: { section: "Règles pour Alea Evangelii" } }),
    ],
  },
];
