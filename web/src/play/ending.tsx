// The result panel: winner, reason, the deciding rule, and what the player can learn from the game.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gameRuleset, rulesets } from "../api/client";
import type { Game, Outcome } from "../api/schema";
import { StandingBadge } from "../parts/badges";
import { codeOf, Trouble, useLoaded } from "../parts/loaded";
import { isTogether } from "../together/players";
import { needFiles, say, t } from "../words/words";
import { beginWith } from "./begin";
import { baseOf, rulesAddress } from "./ruleset-id";
import type { Session } from "./session";
import { resultWords } from "./speech";

interface Props {
  session: Session;
  game: Game;
  outcome: Outcome;
}

/** The result panel. */
export function Ending({ session, game, outcome }: Props) {
  const playing = session.mine.value.length > 0;
  const [winner, reason] = resultWords(game, outcome);
  return (
    <section class="ending" aria-labelledby="ending-title" data-testid="ending">
      <h2 id="ending-title">{winner.replace(/\.$/, "")}</h2>
      <p>{reason}</p>
      {outcome.rule && <DecidingRule game={game} rule={outcome.rule} />}
      <div class="buttons">
        {playing && !isTogether(game, session.mine.value) && <Again game={game} />}
        <a class="button" href={`/analysis?game=${encodeURIComponent(game.id)}`} data-testid="analyse">
          {t("end-analyse")}
        </a>
        {hasReport(game) && (
          <a
            class="button"
            href={`/analysis?game=${encodeURIComponent(game.id)}&report`}
            data-testid="report"
          >
            {t("end-report")}
          </a>
        )}
      </div>
      {playing && <Late session={session} game={game} />}
    </section>
  );
}

/** Whether the engine can judge the moves: there are some, and no die was thrown. */
function hasReport({ moves }: Game): boolean {
  return moves.length > 0 && moves.every((move) => move.die === null);
}

type LearntProps = Pick<Props, "session" | "game">;

/** The moments of the game and the next step of the path. */
function Late(props: LearntProps) {
  const [Learnt, setLearnt] = useState<ComponentType<LearntProps> | null>(null);
  useEffect(() => {
    // The result stands without it.
    import("../learn/after-game").then(
      ({ AfterGame }) => setLearnt(() => AfterGame),
      () => {},
    );
  }, []);
  return Learnt ? <Learnt {...props} /> : null;
}

function DecidingRule({ game, rule }: { game: Game; rule: string }) {
  const { value } = useLoaded(game.id, async () => {
    const [rules] = await Promise.all([gameRuleset(game.id), needFiles(["rules"])]);
    return rules;
  });
  const found = value?.rules.find((one) => one.key === rule);
  if (!found) return null;
  return (
    <figure class="deciding">
      <figcaption>{t("end-rule")}</figcaption>
      <blockquote>
        <p>
          {say(found.sentence)} <StandingBadge standing={found.standing} />
        </p>
      </blockquote>
      <a href={`${rulesAddress(game)}#${rule}`}>{t("end-rule-link")}</a>
    </figure>
  );
}

function Again({ game }: { game: Game }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { attackers, defenders } = game.seats;
  const { value: sets } = useLoaded("rulesets", rulesets);
  const offered = !game.own_rules || sets?.some((set) => set.id === baseOf(game.rules));
  const start = (swap: boolean) => async () => {
    setBusy(true);
    try {
      const seats = swap ? { attackers: defenders, defenders: attackers } : { attackers, defenders };
      const elsewhere = game.start !== game.layout.position;
      await beginWith({ rules: game.rules, ...(elsewhere ? { start: game.start } : {}), ...seats });
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      {offered && (
        <button type="button" class="primary" disabled={busy} onClick={start(false)} data-testid="rematch">
          {t("end-rematch")}
        </button>
      )}
      {offered && attackers.kind !== defenders.kind && (
        <button type="button" disabled={busy} onClick={start(true)}>
          {t("end-swap")}
        </button>
      )}
      <a class="button" href="/#choose">
        {t("end-new")}
      </a>
      <Trouble problem={problem} />
    </>
  );
}
