// The measured balance of one rule set on one layout.
import type { Arm, Names, PlayedAgain, StudyCell } from "../api/schema";
import { BalanceBar, type Ended, type Scored, shares } from "../parts/balance-bar";
import { commonSides, reasonsWords, type Sides, VerdictBadge } from "../studies/verdict";
import { capital, percent, say, t } from "../words/words";

interface Measured {
  arm: Arm;
  fair: readonly [number, number];
  /** What the sides are called; their common names if left out. */
  names?: Names;
  /** Whether more games come: then there is no verdict yet. */
  unfinished?: boolean;
}

/** The study's own strength with its bar, people's games, and other games of the rule set in a fold. */
export function MeasuredArm({ arm, fair, names, unfinished = false }: Measured) {
  const sides = names ? { attackers: say(names.attackers), defenders: say(names.defenders) } : commonSides();
  const [base, ...others] = arm.cells;
  if (!base) return null;
  const more = [...others, ...(arm.bare ? [arm.bare] : []), ...arm.evaluations];
  return (
    <div class="measured">
      <Bar ended={base} score={scoreOf(base)} fair={fair} sides={sides} />
      <Verdict arm={arm} base={base} sides={sides} unfinished={unfinished} />
      <p class="hint">
        {t("balance-games", {
          games: base.score.games,
          positions: base.thinking.attackers,
          plies: base.plies.median,
        })}
        {base.depth != null && <>. {t("balance-depth", { plies: Math.round(10 * base.depth) / 10 })}</>}
      </p>
      {arm.checked?.now.map((again) => (
        <PlayedAgainBar key={again.positions} again={again} fair={fair} sides={sides} />
      ))}
      {arm.people && (
        <div class="measured-people">
          <p class="hint">
            {t("balance-people", { games: arm.people.score.games })}{" "}
            <cite lang="en">{arm.people.variant}</cite>
          </p>
          <Bar
            ended={{ results: arm.people.results, unfinished: 0 }}
            score={{ value: arm.people.score.value, ...arm.people.score.wilson }}
            fair={fair}
            sides={sides}
          />
        </div>
      )}
      {more.length > 0 && (
        <details>
          <summary>{t("balance-more")}</summary>
          {more.map((cell) => (
            <div
              key={`${cell.purpose}:${cell.evaluation}:${cell.thinking.attackers}:${cell.thinking.defenders}`}
            >
              <p class="hint">{describe(cell, sides)}</p>
              <Bar ended={cell} score={scoreOf(cell)} fair={fair} sides={sides} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

interface BarOf {
  ended: Ended;
  score: Scored;
  fair: readonly [number, number];
  sides: Sides;
}

/** A bar, and the same in words. */
function Bar({ ended, score, fair, sides }: BarOf) {
  const id = ended.unfinished > 0 ? "balance-bar-unfinished" : "balance-bar";
  return (
    <>
      <BalanceBar results={ended.results} unfinished={ended.unfinished} score={score} fair={fair} />
      <p class="balance-words">{capital(t(id, { ...sides, ...shares(ended) }))}</p>
    </>
  );
}

interface VerdictOf {
  arm: Arm;
  base: StudyCell;
  sides: Sides;
  unfinished: boolean;
}

/** The score with its interval, whom it favours, and why that is not known. */
function Verdict({ arm, base, sides, unfinished }: VerdictOf) {
  const { value, low, high } = scoreOf(base);
  return (
    <>
      <p>
        {t("balance-score", {
          ...sides,
          score: percent(value),
          confidence: percent(base.score.confidence),
          low: percent(low),
          high: percent(high),
        })}{" "}
        {!unfinished && <VerdictBadge arm={arm} sides={sides} />}
      </p>
      {!unfinished && arm.because.length > 0 && <p>{reasonsWords(arm)}</p>}
      {base.balance && base.unfinished > 0 && (
        <p class="hint">
          {t("balance-bounds", {
            low: percent(base.balance.bounds[0]),
            high: percent(base.balance.bounds[1]),
          })}
        </p>
      )}
    </>
  );
}

interface Again {
  again: PlayedAgain;
  fair: readonly [number, number];
  sides: Sides;
}

/** What a newer engine found at one strength. */
function PlayedAgainBar({ again, fair, sides }: Again) {
  return (
    <div class="measured-again">
      <p class="hint">
        {t("superseded-again", {
          games: again.results.won + again.results.drawn + again.results.lost,
          positions: again.positions,
        })}{" "}
        <span class={`badge verdict ${again.verdict}`}>{t(`balance-verdict-${again.verdict}`, sides)}</span>
      </p>
      <Bar
        ended={{ results: again.results, unfinished: again.unfinished }}
        score={again.score}
        fair={fair}
        sides={sides}
      />
    </div>
  );
}

/** The attackers' score: by itself in studies that judge, by Wilson's interval in others. */
function scoreOf({ balance, score }: StudyCell): Scored {
  return balance ? balance.score : { value: score.value, ...score.wilson };
}

function describe(cell: StudyCell, sides: Sides): string {
  const { attackers, defenders } = cell.thinking;
  if (cell.purpose === "bare") return t("balance-bare", { positions: attackers });
  if (cell.purpose === "evaluation")
    return t("balance-evaluation", { positions: attackers, name: cell.evaluation });
  if (attackers === defenders) return t("balance-ladder", { positions: attackers });
  return t("balance-handicap", {
    attackers,
    defenders,
    "attackers-name": sides.attackers,
    "defenders-name": sides.defenders,
  });
}
