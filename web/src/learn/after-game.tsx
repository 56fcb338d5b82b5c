// What a learner sees when a game is over: the next step of the path, and three moments of the game.
import { useEffect } from "preact/hooks";
import { lessons } from "../api/client";
import type { Game } from "../api/schema";
import { useLoaded } from "../parts/loaded";
import type { Session } from "../play/session";
import { needFiles, say, t } from "../words/words";
import { Moments } from "./moments";
import { mark, nextStep, reachedOn, stepOf } from "./path";
import { StepButtons } from "./step-buttons";

interface Props {
  session: Session;
  game: Game;
}

/** Both, for a player. */
export function AfterGame({ session, game }: Props) {
  const mine = session.mine.value;
  useEffect(() => mark(game, mine), [game.id, game.outcome]);
  if (mine.length === 0) return null;
  return (
    <>
      {stepOf(game.id) && <NextStep game={game} />}
      <Moments session={session} game={game} mine={mine} />
    </>
  );
}

/** What has become of the step of this game, and the one that follows. */
function NextStep({ game }: { game: Game }) {
  const { value } = useLoaded("lessons", async () => {
    const [list] = await Promise.all([lessons(), needFiles(["data/lessons"])]);
    return list;
  });
  const step = value?.path.find(({ id }) => id === stepOf(game.id));
  if (!value || !step) return null;
  const reached = reachedOn(step.id);
  const next = nextStep(value.path);
  return (
    <section class="next-step" aria-label={t("path-title")} data-testid="next-step">
      {reached && (
        <p>{t(reached === "won" ? "path-won-step" : "path-done-step", { step: say(step.title) })}</p>
      )}
      {reached === "played" && (
        <>
          <p>{t("path-again")}</p>
          <StepButtons step={step} />
        </>
      )}
      {next ? (
        <>
          <p>{t("path-next", { step: say(next.title) })}</p>
          <StepButtons step={next} primary />
        </>
      ) : (
        <p>{t("path-over")}</p>
      )}
      <a href="/learn">{t("path-back")}</a>
    </section>
  );
}
