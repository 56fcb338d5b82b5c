// A small board with one move on it, and what the rules make of that.
import { useState } from "preact/hooks";
import type { Arrow } from "../../board";
import type { Trial } from "../api/schema";
import { BoardView } from "../parts/board-view";
import { listed, t } from "../words/words";
import { type By, Playable } from "./playable";

interface Props {
  trial: Trial;
  text: string;
  /** Where it can be tried: by which rules, and the page that has them. */
  playable?: { by: By; rules: string } | undefined;
}

/** A small board on which one move is made, or cannot be made; it may be tried. */
export function Picture({ trial, text, playable }: Props) {
  const [tried, setTried] = useState(false);
  const { move, legal, outcome } = trial;
  const arrows: Arrow[] = [{ ...move, kind: legal ? "move" : "wrong" }];
  return (
    <figure class="picture">
      {playable && tried ? (
        <Playable {...playable} trial={trial} text={text} leave={() => setTried(false)} />
      ) : (
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
      )}
      <figcaption>
        {text}
        {!legal && <strong> {t("rules-not-allowed")}</strong>}
        {trial.captures.length > 0 && (
          <span class="hint"> {t("rules-captures", { points: listed(trial.captures) })}</span>
        )}
        {outcome && <strong> {t(`rules-outcome-${outcome.winner ?? "draw"}`)}</strong>}
        {playable && !tried && (
          <button
            type="button"
            class="plain try"
            onClick={() => setTried(true)}
            aria-label={t("rules-try-this", { text })}
          >
            {t("rules-try")}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
