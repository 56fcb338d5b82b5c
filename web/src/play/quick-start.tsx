// The quick start: a first game or the great board, a side, an opponent, and one button.
import { useState } from "preact/hooks";
import type { FirstGame, Level, RulesetEntry } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { familyName } from "../parts/families";
import { codeOf, Trouble } from "../parts/loaded";
import { hasServer } from "../site";
import { keep, kept } from "../storage";
import { capital, say, t } from "../words/words";
import { begin, defaultLevel } from "./begin";
import { LevelOptions } from "./level-options";
import { type Role, seatsFor } from "./roles";

/** What was chosen last is kept under this name. */
const STORED = "quick-start";

/** A score beyond these favours a side. */
const EVEN = [0.45, 0.55] as const;

/** Which of the two games. */
export type Pick = "first" | "great";

/** What is chosen. */
export interface QuickChoice {
  pick: Pick;
  side: "attackers" | "defenders" | "random";
  against: "engine" | "friend";
  /** Null for the level that suits the game. */
  level: number | null;
}

/** What was chosen last, or what suits a newcomer. */
export function lastChoice(): QuickChoice {
  const usual: QuickChoice = { pick: "first", side: "attackers", against: "engine", level: null };
  try {
    return { ...usual, ...JSON.parse(kept(STORED) ?? "{}") };
  } catch {
    return usual;
  }
}

interface Props {
  first: RulesetEntry;
  great: RulesetEntry;
  /** The level that suits the first game, and the figures that it was chosen by. */
  firstGame: FirstGame;
  levels: Level[];
  choice: QuickChoice;
  choose: (choice: QuickChoice) => void;
}

/** The form. The parent shows the board. */
export function QuickStart({ first, great, firstGame, levels, choice, choose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = choice.pick === "first" ? first : great;
  const level = choice.level ?? (choice.pick === "first" ? firstGame.level : defaultLevel(levels));
  const change = (part: Partial<QuickChoice>) => {
    const next = { ...choice, ...part };
    keep(STORED, JSON.stringify(next));
    choose(next);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const role: Role = choice.against === "friend" ? "both" : choice.side;
    try {
      await begin(set.id, set.default_layout, seatsFor(role, level));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  const games: [Pick, RulesetEntry][] = [
    ["first", first],
    ["great", great],
  ];
  return (
    <form class="quick-start" onSubmit={submit}>
      <fieldset class="quick-games">
        <legend class="unseen">{t("home-game")}</legend>
        {games.map(([pick, entry]) => (
          <label key={pick}>
            <input
              type="radio"
              name="quick-game"
              value={pick}
              checked={choice.pick === pick}
              onChange={() => change({ pick })}
            />
            <span>
              <b title={say(entry.name)}>{familyName(entry.family)}</b>
              <small>
                {t(`home-${pick}`)} · {t("form-board", { size: entry.board })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <AimLine aim={set.aim} />
      <div class="quick-choices">
        <label>
          <span>{t("form-side")}</span>
          <select
            value={choice.side}
            disabled={choice.against === "friend"}
            onChange={(event) => change({ side: event.currentTarget.value as QuickChoice["side"] })}
            data-testid="quick-side"
          >
            <option value="attackers">{capital(t("side-attackers"))}</option>
            <option value="defenders">{capital(t("side-defenders"))}</option>
            <option value="random">{t("form-side-random")}</option>
          </select>
        </label>
        <label>
          <span>{t("home-against")}</span>
          <select
            value={choice.against === "friend" ? "friend" : String(level)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value === "friend") change({ against: "friend" });
              else change({ against: "engine", level: Number(value) });
            }}
            data-testid="quick-against"
          >
            <option value="friend">{t("home-against-friend")}</option>
            <optgroup label={capital(t("home-against-engine"))}>
              <LevelOptions levels={levels} />
            </optgroup>
          </select>
        </label>
      </div>
      <button type="submit" class="primary large" disabled={busy} data-testid="play-now">
        {t("home-play-now", { name: familyName(set.family) })}
      </button>
      <Trouble problem={problem} />
      {hasServer && (
        <p class="hint">
          <a href={`/?against=person&rules=${set.id}#choose`} data-testid="invite-link">
            {t("home-invite")}
          </a>
        </p>
      )}
      {choice.pick === "first" && firstGame.figures && (
        <Why rules={firstGame.rules} figures={firstGame.figures} />
      )}
      {choice.pick === "great" && firstGame.featured && <HowEven set={great} figures={firstGame.featured} />}
    </form>
  );
}

function percent(share: number): number {
  return Math.round(100 * share);
}

/** Which rules those of the great board are, whom they favour, as far as the engine's games show, and where more is said of it. */
function HowEven({
  set,
  figures: { score, games },
}: {
  set: RulesetEntry;
  figures: NonNullable<FirstGame["featured"]>;
}) {
  const side = score.low > EVEN[1] ? "attackers" : score.high < EVEN[0] ? "defenders" : "neither";
  return (
    <p class="hint" data-testid="quick-even">
      <a href={`/rules/${set.id}`}>{say(set.name)}</a>.{" "}
      {t("home-even", { percent: percent(score.value), games, side })}{" "}
      <a href="/fair">{t("home-even-more")}</a>
    </p>
  );
}

/** The figures that the first game was chosen by. */
function Why({ rules, figures }: { rules: string; figures: NonNullable<FirstGame["figures"]> }) {
  const { people, score } = figures;
  if (!people) return null;
  return (
    <p class="hint" data-testid="quick-why">
      {t("home-why", {
        plies: Math.round(figures.plies),
        drawn: figures.drawn,
        games: figures.games,
        people: people.games,
        percent: percent(people.score),
        engine: percent(score.value),
      })}{" "}
      <a href={`/rules/${rules}#balance`}>{t("home-why-figures")}</a>
    </p>
  );
}
