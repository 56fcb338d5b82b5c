// Citations: a work of the bibliography, and the place in it.

/** A place in a work; each part in the work's own words. `paragraph` and `caption` give how they begin. */
export interface Place {
  rule?: string;
  page?: string;
  paragraph?: string;
  section?: string;
  caption?: string;
  entry?: string;
  comment?: string;
}

/** A work by its id in `rulesets/sources.toml`, with the place in it where one is known. */
export type Cited = string | { source: string; at: Place };

/** The parts of a place in the order in which they are told. */
export const PARTS = ["rule", "page", "paragraph", "section", "caption", "entry", "comment"] as const;

/** The id of the work. */
export function workOf(cited: Cited): string {
  return typeof cited === "string" ? cited : cited.source;
}

/** The place in it. */
export function placeOf(cited: Cited): Place {
  return typeof cited === "string" ? {} : cited.at;
}

/** Walker's page on the game. */
export const walker = (at: Place): Cited => ({ source: "walker-2015", at });
/** Walker's leaflet. */
export const leaflet = (at: Place): Cited => ({ source: "walker-2011", at });
/** The page of the St. Thomasguild; its opening has no heading. */
export const guild = (at?: Place): Cited => (at ? { source: "thomasguild-2020", at } : "thomasguild-2020");
/** Helmfrid's paper, by its pages. */
export const helmfrid = (page: string, more: Place = {}): Cited => ({
  source: "helmfrid-2005",
  at: { page, ...more },
});
