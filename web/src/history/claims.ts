// What the history page claims, in the order in which it is told: how each claim is known, and from whom.
// The words are those of the area `history`, `claim-` and the claim's id.
import type { Evidence } from "../parts/evidence";
import type { SourceId } from "./sources";

/** One claim. Without sources it is our own reasoning. */
export interface Claim {
  id: string;
  evidence: Evidence;
  sources: SourceId[];
}

/** A section, headed by `history-` and its id. */
export interface Chapter {
  id: string;
  claims: Claim[];
}

const known = (id: string, ...sources: SourceId[]): Claim => ({ id, evidence: "known", sources });
const inferred = (id: string, ...sources: SourceId[]): Claim => ({ id, evidence: "inferred", sources });
const conjecture = (id: string, ...sources: SourceId[]): Claim => ({ id, evidence: "conjecture", sources });

/** The whole page. */
export const chapters: Chapter[] = [
  {
    id: "book",
    claims: [
      known("oxford", "robinson", "codecs", "wikipedia"),
      known("gospels", "codecs", "wikipedia"),
      inferred("age", "codecs", "wikipedia", "walker"),
      inferred("cambridge", "thomasguild", "leaflet"),
    ],
  },
  {
    id: "court",
    claims: [
      known("heading", "robinson", "thomasguild", "walker"),
      known("reign", "codecs", "wikipedia"),
      inferred("israel", "lapidge", "wikipedia"),
      inferred("copy"),
    ],
  },
  {
    id: "sentence",
    claims: [known("silence", "robinson"), inferred("sides", "walker"), inferred("steps")],
  },
  {
    id: "numbers",
    claims: [
      known("board", "robinson"),
      known("canons", "robinson", "bgg", "wikipedia"),
      known("five", "bgg", "wikipedia"),
      inferred("rings", "bgg"),
    ],
  },
  {
    id: "marks",
    claims: [
      known("varii", "bgg", "wikipedia"),
      known("first", "bgg", "wikipedia"),
      inferred("centre", "thomasguild", "bgg"),
      known("corners", "thomasguild"),
      conjecture("citadels", "thomasguild", "walker"),
    ],
  },
  {
    id: "open",
    claims: [
      known("colour", "walker", "wikipedia"),
      known("faults", "wikipedia", "walker"),
      inferred("restored", "thomasguild"),
    ],
  },
  {
    id: "readings",
    claims: [
      conjecture("murray", "murray", "walker-2014"),
      conjecture("helmfrid", "thomasguild", "walker", "forum"),
      inferred("second"),
      conjecture("special", "perkis", "forum"),
      conjecture("memory", "duggan"),
      inferred("verdict"),
    ],
  },
  {
    id: "kin",
    claims: [
      known("tablut", "helmfrid", "ashton"),
      known("translated", "helmfrid", "translations"),
      known("tawlbwrdd", "apifan", "helmfrid"),
      conjecture("dice", "helmfrid"),
      known("brandub", "helmfrid"),
      known("hnefatafl", "helmfrid"),
      known("finds", "thomasguild", "leaflet"),
      conjecture("vimose", "thomasguild", "walker"),
      inferred("family", "helmfrid"),
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
  { id: "little-city", latin: "civitatula" },
  { id: "steps", latin: "novem gradus bis" },
];

/** The sentence itself, as the book has it. */
export const LATIN =
  "Si quis voluerit scire hanc aleam plene, illi ante omnia hujus disciplinae documenta haec septem scire animo necesse est: duces scilicet et comites, propugnatores et impugnatores, civitatem et civitatulam, et novem gradus bis.";
