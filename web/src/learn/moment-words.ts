// Which moments of a game are shown to a learner, and what is said of them.
import type { FaultReason, JudgedPly, Side } from "../api/schema";
import { listed, t } from "../words/words";

/** How many are shown. */
const COUNT = 3;

/** The moves of these sides that cost most, wins missed at once first of all, in the order of the game. */
export function momentsOf(plies: readonly JudgedPly[], mine: readonly Side[]): JudgedPly[] {
  const cost = ({ lost, reason }: JudgedPly) => lost + (reason?.kind === "missed-win" ? 1 : 0);
  return plies
    .filter(({ side, reason }) => reason && mine.includes(side))
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, COUNT)
    .sort((a, b) => a.ply - b.ply);
}

/** Why a move was worse, in a sentence. */
export function reasonWords(reason: FaultReason): string {
  switch (reason.kind) {
    case "lets-win":
      return t("moment-lets-win", { ...reason.move });
    case "missed-forced-win":
    case "lets-force-win":
      return t(`moment-${reason.kind}`, { moves: Math.ceil(reason.plies / 2) });
    case "loses-men":
    case "missed-capture":
      return t(`moment-${reason.kind}`, { points: listed(reason.points) });
    case "opens-way":
    case "missed-way":
    case "exposes-king":
      return t(`moment-${reason.kind}`, { moves: reason.moves });
    case "leaves-corner":
      return t("moment-leaves-corner", { point: reason.point });
    case "loosens-ring":
      return reason.gaps ? t("moment-ring-gaps", { points: listed(reason.gaps) }) : t("moment-loosens-ring");
    case "tightens-ring":
      return reason.gaps.length > 0
        ? t("moment-tightens-ring", { points: listed(reason.gaps) })
        : t("moment-ring-shut");
    case "missed-win":
    case "position":
      return t(`moment-${reason.kind}`);
  }
}
