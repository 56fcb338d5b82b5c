// What scholars think that each kind of mark is. Words that begin with `claim-` are the history page's own.
import { type Claim, chapters } from "../history/claims";
import type { MarkKindOfFolio } from "./marks";

/** A statement about a mark: its words, how it is known, and from whom. */
export interface Opinion extends Omit<Claim, "id"> {
  words: string;
}

/** A statement of the history page. */
function told(id: string): Opinion {
  const claim = chapters.flatMap((chapter) => chapter.claims).find((one) => one.id === id);
  if (!claim) throw new Error(`the history page makes no claim ${id}`);
  return { words: `claim-${id}`, evidence: claim.evidence, sources: claim.sources };
}

/** Two places are called the first man's: said at both. */
const primus: Opinion = {
  words: "about-primus",
  evidence: "inferred",
  sources: ["thomasguild-2020", "bgg", "wikipedia", "alea-forum"],
};

/** What is said of each kind of mark. */
export const opinions: Record<MarkKindOfFolio, Opinion[]> = {
  centre: [
    { words: "about-numeral", evidence: "known", sources: ["bgg", "wikipedia", "thomasguild-2020"] },
    primus,
    { words: "about-castle", evidence: "conjecture", sources: ["walker-2015", "thomasguild-2020"] },
  ],
  core: [{ words: "about-core", evidence: "inferred", sources: ["bgg"] }],
  ring: [{ words: "about-ring", evidence: "inferred", sources: ["bgg"] }],
  variegated: [
    {
      words: "about-varii",
      evidence: "known",
      sources: ["thomasguild-2020", "walker-2015", "bgg", "wikipedia"],
    },
    { words: "about-powers", evidence: "conjecture", sources: ["thomasguild-2020", "alea-forum"] },
  ],
  first: [
    { words: "about-first", evidence: "inferred", sources: ["bgg", "wikipedia"] },
    primus,
    { words: "about-alike", evidence: "inferred", sources: [] },
  ],
  outer: [{ words: "about-outer", evidence: "inferred", sources: ["bgg"] }],
  corner: [
    { words: "about-corners", evidence: "known", sources: ["thomasguild-2020"] },
    { words: "about-angles", evidence: "inferred", sources: ["robinson-1923", "wikipedia"] },
    told("citadels"),
  ],
};
