// A small board with one move on it, and what the rules make of that.
import type { Arrow } from "../../board";
import type { Trial } from "../api/types";
import { BoardView } from "../parts/board-view";
import { listed, t } from "../words/words";

/** A small board on which one move is made, or cannot be made. */
export function Picture({ trial, text }: { trial: Trial; text: string }) {
  const { move, legal } = trial;
  const arrows: Arrow[] = [{ ...move, kind: legal ? "move" : "wrong" }];
  const outcome = trial.outcome;
  return (
    <figure class="picture">
      <BoardView
        interactive={false}
        size={trial.size}
        position={trial.position}
        marks={trial.marks}
        active={trial.active}
        view={trial.view}
        arrows={arrows}
        dots={trial.targets.filter((point) => point !== move.to)}
        struck={trial.captures}
        label={t("rules-example-label", { text })}
      />
      <figcaption>
        {text}
        {!legal && <strong> {t("rules-not-allowed")}</strong>}
        {trial.captures.length > 0 && (
          <span class="hint"> {t("rules-captures", { points: listed(trial.captures) })}</span>
        )}
        {outcome && <strong> {t(`rules-outcome-${outcome.winner ?? "draw"}`)}</strong>}
      </figcaption>
    </figure>
  );
}
