// What is agreed before a game: who sits where, the clocks, and how the sides are shared out.
import type { NewGame, Side, TimeControl } from "../api/schema";
import { seatsFor } from "./roles";

/** Who plays: the engine, a person who is invited, two people at this screen, engines alone, or two others. */
export type Against = "engine" | "person" | "screen" | "watch" | "others";

/** How a game between people is made fair. */
export type Fairness = "none" | "pie" | "two";

/** The clock of each side; null for none. */
export type Clocks = Record<Side, TimeControl | null>;
export const NO_CLOCKS: Clocks = { attackers: null, defenders: null };

/** What the form asks for. */
export interface Wishes {
  against: Against;
  side: Side | "random";
  level: number;
  name: string | null;
  clocks: Clocks;
  fairness: Fairness;
  listed: boolean;
}

/** The part of a new game that says who plays and on what terms. */
export type Terms = Pick<
  NewGame,
  "attackers" | "defenders" | "clocks" | "draw_sides" | "pie" | "two_games" | "listed" | "name"
>;

/** The terms of these wishes. */
export function termsOf(wishes: Wishes): Terms {
  const { against, side, level } = wishes;
  switch (against) {
    case "engine":
      return seatsFor(side, level);
    case "screen":
      return seatsFor("both", level);
    case "watch":
      return seatsFor("watch", level);
    case "person":
      return { ...inviting(side), ...withPeople(wishes), draw_sides: side === "random" };
    case "others":
      return { attackers: { kind: "open" }, defenders: { kind: "open" }, ...withPeople(wishes), name: null };
  }
}

function inviting(side: Side | "random"): Pick<Terms, Side> {
  return side === "defenders"
    ? { attackers: { kind: "open" }, defenders: { kind: "human" } }
    : { attackers: { kind: "human" }, defenders: { kind: "open" } };
}

function withPeople({ name, clocks, fairness, listed }: Wishes): Omit<Terms, Side> {
  return {
    name,
    listed,
    pie: fairness === "pie",
    two_games: fairness === "two",
    ...(clocks.attackers || clocks.defenders ? { clocks } : {}),
  };
}

/** Whether the server takes two clocks together: both give days for a turn, or neither does. */
export function fitTogether(a: TimeControl | null, b: TimeControl | null): boolean {
  const byTurns = (clock: TimeControl | null) => clock?.kind === "correspondence";
  return byTurns(a) === byTurns(b);
}

const MINUTE = 60;
const sudden = (minutes: number, increment: number): TimeControl => ({
  kind: "sudden-death",
  main: minutes * MINUTE,
  increment,
});
const days = (count: number): TimeControl => ({ kind: "correspondence", days: count });

/** The clocks that are offered by name. */
export const presets: readonly TimeControl[] = [
  sudden(3, 2),
  sudden(5, 3),
  sudden(10, 5),
  sudden(30, 20),
  { kind: "byo-yomi", main: 10 * MINUTE, period: 30, periods: 5 },
  days(1),
  days(3),
  days(7),
];
