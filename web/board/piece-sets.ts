// The ways in which pieces are drawn. In every set the sides differ by shape and not by colour alone.
import type { PieceKind, Special } from "./config";
import { svg } from "./svg";

/** The sets: after the gospel-book's drawings, pyramids, glass hemispheres, flat stones, and letters. */
export const pieceSets = ["gospel", "pyramids", "glass", "discs", "letters"] as const;
export type PieceSet = (typeof pieceSets)[number];

/** What stands on the pieces of the set of letters. */
export interface Letters {
  attacker: string;
  defender: string;
  king: string;
}

export const LETTERS: Letters = { attacker: "A", defender: "D", king: "K" };

type Side = keyof Letters;
type Drawing = (group: SVGGElement, side: Side, special: Special | undefined, letters: Letters) => void;

/**
 * Draws a piece around the origin. Special pieces have the shape of their side, somewhat larger, and an emblem of their kind.
 */
export function drawPiece(
  kind: PieceKind,
  parent: Element,
  set: PieceSet = "gospel",
  letters: Letters = LETTERS,
): SVGGElement {
  const [side, special] = kind.split("-") as [Side, Special | undefined];
  const group = svg(
    "g",
    { class: `piece ${side} set-${set}${special ? ` special ${special}` : ""}` },
    parent,
  );
  SETS[set](group, side, special, letters);
  return group;
}

/** A cross with arms that widen, as on the gospel-book's pages. */
const CROSS =
  "M-2.2-2.2-4.6-12.4Q0-10 4.6-12.4L2.2-2.2 12.4-4.6Q10 0 12.4 4.6L2.2 2.2 4.6 12.4Q0 10-4.6 12.4L-2.2 2.2-12.4 4.6Q-10 0-12.4-4.6z";

/** What the kinds carry: a star of command, a knight's pennon, a mercenary's quarters, a guard's shield. */
const EMBLEMS: Record<Special, string> = {
  commander: "M0-9 2.1-2.9 8.6-2.8 3.4 1.1 5.3 7.3 0 3.6-5.3 7.3-3.4 1.1-8.6-2.8-2.1-2.9z",
  knight: "M-4.5-9h2V9h-2zM-1.5-9 8-5-1.5-1z",
  mercenary: "M0 0V-8.5A8.5 8.5 0 0 1 8.5 0zM0 0V8.5A8.5 8.5 0 0 1-8.5 0z",
  guard: "M-7-8H7V-1Q7 6 0 9.5Q-7 6-7-1z",
};

function path(group: SVGGElement, name: string, d: string): void {
  svg("path", { class: name, d }, group);
}

function square(half: number): string {
  return `M${-half}${-half}H${half}V${half}H${-half}z`;
}

function lozenge(half: number): string {
  return `M0-${half} ${half} 0 0 ${half}-${half} 0z`;
}

const SETS: Record<PieceSet, Drawing> = {
  // Attackers are discs, defenders lozenges, the king a large disc with a cross.
  gospel(group, side, special) {
    if (side === "attacker") {
      svg("circle", { class: "body", r: special ? 16 : 14 }, group);
      if (special) path(group, "heart", EMBLEMS[special]);
      else {
        svg("circle", { class: "line", r: 9 }, group);
        svg("circle", { class: "heart", r: 2.2 }, group);
      }
    } else if (side === "defender") {
      path(group, "body", "M0-17.5Q6-6 17.5 0Q6 6 0 17.5Q-6 6-17.5 0Q-6-6 0-17.5z");
      path(group, "body", lozenge(special ? 19 : 17));
      path(group, "heart", special ? EMBLEMS[special] : "M0-7 7 0 0 7-7 0z");
    } else {
      svg("circle", { class: "body", r: 18 }, group);
      svg("circle", { class: "line", r: 14.8 }, group);
      path(group, "heart", CROSS);
    }
  },
  // Seen from above: the attackers' stand square, the defenders' on their corners, the king's is cut off and carries a knob.
  pyramids(group, side, special) {
    const turned = side === "defender";
    const half = (side === "king" ? 15.5 : 12.5) + (special ? 2 : 0);
    const reach = turned ? half * 1.35 : half;
    path(group, "body", turned ? lozenge(reach) : square(half));
    path(group, "shade", turned ? `M0 0 ${reach} 0 0 ${reach}z` : `M0 0 ${half}-${half}V${half}H${-half}z`);
    path(
      group,
      "line",
      turned
        ? `M0-${reach}V${reach}M-${reach} 0H${reach}`
        : `M${-half}${-half} ${half} ${half}M${-half} ${half} ${half}${-half}`,
    );
    if (special) path(group, "heart", EMBLEMS[special]);
    else if (side === "king") {
      path(group, "body", square(8));
      svg("circle", { class: "heart", r: 5.5 }, group);
    } else svg("circle", { class: "heart", r: 2.4 }, group);
  },
  // Drops of glass: the attackers' plain, the defenders' with a thread drawn through them, the king's with four knobs and a cap.
  glass(group, side, special) {
    const r = (side === "king" ? 16.5 : 14) + (special ? 2 : 0);
    if (side === "king")
      for (const turn of [0, 90, 180, 270])
        svg("circle", { class: "body", r: 4.5, cx: 15.5, transform: `rotate(${turn + 45})` }, group);
    svg("circle", { class: "body", r }, group);
    if (special) path(group, "heart", EMBLEMS[special]);
    else if (side === "king") {
      svg("circle", { class: "line", r: 9.5 }, group);
      svg("circle", { class: "heart", r: 5 }, group);
    } else if (side === "defender")
      path(group, "thread", "M-11.5 3Q-7-9 0-1.5T11.5-3.5M-10 7.5Q-4-2 2 4T11 3");
    path(group, "shine", "M-9.5-5A10.6 10.6 0 0 1 1-10.6Q-6-8.5-9.5-5z");
  },
  // Flat stones: the attackers' bare, the defenders' with a ring, the king's with a ring and a cross.
  discs(group, side, special) {
    svg("circle", { class: "body", r: (side === "king" ? 17.5 : 14.5) + (special ? 1.5 : 0) }, group);
    if (special) path(group, "heart", EMBLEMS[special]);
    else if (side === "defender") svg("circle", { class: "ring", r: 8 }, group);
    else if (side === "king") {
      svg("circle", { class: "ring", r: 13 }, group);
      path(group, "heart", "M-2.2-9.5h4.4v7.3h7.3v4.4h-7.3v7.3h-4.4v-7.3h-7.3v-4.4h7.3z");
    }
  },
  letters(group, side, special, letters) {
    svg("circle", { class: "body", r: side === "king" ? 18 : 15.5 }, group);
    if (special) path(group, "heart", EMBLEMS[special]);
    else svg("text", { class: "heart", dy: "0.36em" }, group).textContent = letters[side];
  },
};
