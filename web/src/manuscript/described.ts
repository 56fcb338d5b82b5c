// Where the drawing has its men, as far as sources say. We have neither seen the book nor found a
// transcription: each known place is given with its source, and the others are left unknown.
import type { Claim } from "../history/claims";
import type { Evidence } from "../parts/evidence";
import { type MarkKindOfFolio, marks } from "./marks";

/** How a place in the drawing is known, from the surest on. */
export type Place = "named" | "unmoved" | "supposed" | "unknown";

export const places: readonly Place[] = ["named", "unmoved", "supposed", "unknown"];

/** A mark's place in the drawing, with its source. */
export interface DescribedPlace {
  /** Where it is drawn: on its restored point where its own is not known. */
  point: string;
  place: Place;
  /** The words that say it. */
  words: string;
  evidence: Evidence;
  /** The sources; empty if there are none. */
  sources: Claim["sources"];
}

/** Men that the drawing has besides the centre, and men that the text counts. */
export const DRAWN = 69;
export const COUNTED = 72;

interface Account extends Omit<DescribedPlace, "point"> {
  /** Marks, by their restored points. */
  of: string[];
  /** Where they are drawn, in the same order, if elsewhere. */
  at?: string[];
}

const WHERE_TOLD: Account[] = [
  {
    of: of("centre"),
    place: "named",
    words: "told-centre",
    evidence: "known",
    sources: ["thomasguild-2020", "wikipedia"],
  },
  {
    of: of("corner"),
    place: "named",
    words: "told-corners",
    evidence: "known",
    sources: ["thomasguild-2020", "walker-2011"],
  },
  {
    of: of("variegated"),
    place: "named",
    words: "told-varii",
    evidence: "known",
    sources: ["bgg", "wikipedia"],
  },
  {
    of: of("first"),
    place: "named",
    words: "told-first",
    evidence: "known",
    sources: ["bgg", "wikipedia", "alea-forum"],
  },
  {
    of: ["c19", "f19", "n19", "q19"],
    at: ["c19", "e19", "o19", "q19"],
    place: "named",
    words: "told-top",
    evidence: "inferred",
    sources: ["walker-2015"],
  },
  {
    of: [...of("core"), ...of("ring")],
    place: "unmoved",
    words: "told-inner",
    evidence: "inferred",
    sources: ["walker-2015", "bgg"],
  },
  {
    of: ["f17", "n17", "f3"],
    at: ["e17", "o17", "e3"],
    place: "supposed",
    words: "told-files",
    evidence: "conjecture",
    sources: ["walker-2015"],
  },
  {
    of: ["c1", "f1"],
    at: ["c1", "e1"],
    place: "supposed",
    words: "told-bottom-left",
    evidence: "conjecture",
    sources: ["walker-2015"],
  },
  {
    of: ["n1", "q1", "n3"],
    place: "unknown",
    words: "told-bottom-right",
    evidence: "conjecture",
    sources: ["walker-2015"],
  },
  {
    of: ["a3", "a6", "a14", "a17", "c6", "c14", "q6", "q14", "s3", "s6", "s14", "s17"],
    place: "unknown",
    words: "told-nothing",
    evidence: "conjecture",
    sources: [],
  },
];

function of(kind: MarkKindOfFolio): string[] {
  return [...marks].filter(([, one]) => one === kind).map(([point]) => point);
}

/** The described place of each mark, by its restored point. */
export const describedPlaces: ReadonlyMap<string, DescribedPlace> = new Map(
  WHERE_TOLD.flatMap(({ of, at = of, ...account }) =>
    of.map((man, index) => [man, { ...account, point: at[index] ?? man }] as const),
  ),
);

/** The marks that stand elsewhere in the drawing than on modern boards, by their restored points. */
export const displaced: ReadonlySet<string> = new Set(
  [...describedPlaces].filter(([man, { point }]) => point !== man).map(([man]) => man),
);

/** How many of the men that the text counts have a place that is known so. */
export function counted(place: Place): number {
  return [...describedPlaces].filter(([man, account]) => account.place === place && isCounted(man)).length;
}

/** The text's seventy-two are the men without the one in the middle. */
function isCounted(man: string): boolean {
  const kind = marks.get(man);
  return kind !== "corner" && kind !== "centre";
}
