// Marks that the rules place elsewhere than drawn, ignore or add.
import type { Point } from "../../board";
import type { ActiveMark, Layout } from "../api/schema";
import { type Content, marksByKind } from "./content";

/** A kind of mark that the rules place elsewhere than drawn; nowhere if they ignore it. */
export interface OverriddenMark {
  mark: ActiveMark;
  drawn: Point[];
  played: Point[];
}

const MEANT: ActiveMark[] = ["throne", "corner", "camp"];

/** The kinds that are not played as drawn. Kinds not drawn at all are left to the rules: with `drawn` empty, these say where they are. */
export function overriddenMarks({ marks }: Content, { marks: played, active }: Layout): OverriddenMark[] {
  const drawn = marksByKind(marks);
  const all = MEANT.map((mark) => ({
    mark,
    drawn: drawn[mark].sort(inOrder),
    played: active.includes(mark) ? [...(played[mark] ?? [])].sort(inOrder) : [],
  }));
  return all.filter((one) => one.drawn.join() !== one.played.join());
}

function inOrder(a: Point, b: Point): number {
  return a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));
}
