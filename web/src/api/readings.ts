// The rules that a source does not settle: each reading, who holds it, and what was measured of it.
import type { PlacePart, RuleGroup, Source, Standing, StudyEntry, Text } from "./types";

/** The rules of a rule set that its source does not settle. */
export interface Readings {
  id: string;
  readings: Reading[];
  /** The works that are named. */
  sources: Source[];
  /** The studies that are cited. */
  studies: StudyEntry[];
}

export interface Reading {
  key: string;
  group: RuleGroup;
  ours: ReadAs;
  others: ReadAs[];
  /** Further options that the note names: other readings that change other rules in its place. */
  named: string[];
}

/** One way to read a rule. */
export interface ReadAs {
  value: string;
  sentence: Text;
  standing: Standing;
  source: string;
  where: Text | null;
  /** The same in parts. */
  place: PlacePart[];
  note: Text | null;
  /** The option that plays it; null for the rule set's own reading. */
  option: string | null;
  /** The other rules that the option changes. */
  with: string[];
  selected: boolean;
  held_by: { id: string; name: Text; option: Text | null; standing: Standing; source: string }[];
  measured: MeasuredReading[];
}

/** What a study has measured of a reading, from the side of the attackers. */
export interface MeasuredReading {
  study: string;
  /** Null where the figure is an average over all rule sets of the study. */
  arm: string | null;
  layout: string | null;
  games: number | null;
  positions: number;
  score: MeasuredScore | null;
  /** What it adds to the score beside the rule set's own reading. */
  effect: MeasuredScore | null;
}

export interface MeasuredScore {
  value: number;
  low: number;
  high: number;
}
