// The games that visitors of a stand can play.
import { firstGame, levels, ruleset, rulesets } from "../api/client";
import type { RulesetEntry } from "../api/schema";
import { familyName } from "../parts/families";
import { defaultLevel } from "../play/begin";
import { baseOf } from "../play/ruleset-id";
import { say } from "../words/words";
import type { Kiosk } from "./address";

/** A game that can be played here. */
export interface Offered {
  set: RulesetEntry;
  /** What is to be created: the rule set, with what the address adds to it. */
  rules: string;
  /** The engine's level. */
  level: number;
  /** Whether it is the only one, which the address names. */
  only: boolean;
}

/** What visitors read: the family's name, unless the address names these very rules. */
export function gameName({ set, only }: Offered): string {
  return only ? say(set.name) : familyName(set.family);
}

/** The one game that the address names, or a first game and the great board. Fails with a Problem where there is none of that name. */
export async function offered({ rules }: Kiosk): Promise<Offered[]> {
  const [sets, all, first] = await Promise.all([rulesets(), levels(), firstGame()]);
  const usual = defaultLevel(all);
  const of = (set: RulesetEntry | undefined, id = set?.id ?? ""): Offered[] =>
    set
      ? [{ set, rules: id, level: set.id === first.rules ? first.level : usual, only: rules !== null }]
      : [];
  if (rules === null)
    return [...of(sets.find((set) => set.id === first.rules)), ...of(sets.find((set) => set.featured))];
  // The server knows whether its options are right, too.
  await ruleset(rules);
  return of(
    sets.find((set) => set.id === baseOf(rules)),
    rules,
  );
}
