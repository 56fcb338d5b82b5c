// The measured balance of one rule set on one layout.
import type { Arm, AttackersResults, Names, PlayedAgain, StudyCell } from "../api/schema";
import { BalanceBar, shares } from "../parts/balance-bar";
import { capital, percent, say, t } from "../words/words";

interface Measured {
  arm: Arm;
  fair: readonly [number, number];
  /** What the sides are called; their common names if left out. */
  names?: Names;
}

/** The base strength with its bar, people's games, and the other strengths in a fold. */
export function MeasuredArm({ arm, fair, names }: Measured) {
  const sides = {
    attackers: names ? say(names.attackers) : t("side-attackers"),
    defenders: names ? say(names.defenders) : t("side-defenders"),
  };
  const bar = (results: AttackersResults, score: StudyCell["score"]) => {
    const label = t("balance-bar", { ...sides, ...shares(results) });
    return (
      <>
        <BalanceBar results={results} score={score} fair={fair} />
        <p class="balance-words">{capital(label)}</p>
      </>
    );
  };
  const [base, ...others] = arm.cells;
  if (!base) return null;
  const { score } = base;
  return (
    <div class="measured">
      {bar(base.results, score)}
      <p>
        {t("balance-score", {
          ...sides,
          score: percent(score.value),
          confidence: percent(score.confidence),
          low: percent(score.wilson.low),
          high: percent(score.wilson.high),
        })}{" "}
        <span class={`badge verdict ${arm.verdict}`}>{t(`balance-verdict-${arm.verdict}`, sides)}</span>
      </p>
      <p class="hint">
        {t("balance-games", {
          games: score.games,
          positions: base.thinking.attackers,
          plies: base.plies.median,
        })}
      </p>
      {arm.checked?.now.map((again) => (
        <div class="measured-again" key={again.positions}>
          <p class="hint">
            {t("superseded-again", {
              games: again.results.won + again.results.drawn + again.results.lost,
              positions: again.positions,
            })}{" "}
            <span class={`badge verdict ${again.verdict}`}>
              {t(`balance-verdict-${again.verdict}`, sides)}
            </span>
          </p>
          {bar(again.results, scoreOf(again))}
        </div>
      ))}
      {arm.people && (
        <div class="measured-people">
          <p class="hint">
            {t("balance-people", { games: arm.people.score.games })}{" "}
            <cite lang="en">{arm.people.variant}</cite>
          </p>
          {bar(arm.people.results, arm.people.score)}
        </div>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t("balance-more")}</summary>
          {others.map((cell) => (
            <div key={`${cell.thinking.attackers}:${cell.thinking.defenders}`}>
              <p class="hint">{strength(cell, sides)}</p>
              {bar(cell.results, cell.score)}
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

/** The score of games played again, as the bar wants it. */
function scoreOf({
  results: { won, drawn, lost },
  score: { value, low, high },
}: PlayedAgain): StudyCell["score"] {
  return { value, games: won + drawn + lost, confidence: 0.95, wilson: { low, high } };
}

function strength(cell: StudyCell, sides: { attackers: string; defenders: string }): string {
  const { attackers, defenders } = cell.thinking;
  if (attackers === defenders) return t("balance-ladder", { positions: attackers });
  return t("balance-handicap", {
    attackers,
    defenders,
    "attackers-name": sides.attackers,
    "defenders-name": sides.defenders,
  });
}
