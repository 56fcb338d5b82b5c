// Three moments of a game that is over: where the learner lost most, what would have been better, and why.
import { useEffect, useRef, useState } from "preact/hooks";
import { percentOf, spelled } from "../analysis/spelled";
import { rulesets } from "../api/client";
import { reportOn } from "../api/event-stream";
import { moveText } from "../api/moves";
import type { Game, JudgedPly, Report, Side } from "../api/schema";
import { codeOf, Trouble, useLoaded } from "../parts/loaded";
import { isCoached } from "../play/coaching";
import { baseOf } from "../play/ruleset-id";
import type { Session } from "../play/session";
import { t } from "../words/words";
import { momentsOf, reasonWords } from "./moment-words";

/** The server judges at most this many moves at once. */
const MOST_MOVES = 400;

interface Props {
  session: Session;
  game: Game;
  mine: readonly Side[];
}

/** A button that has the game looked over, or at once what was found in a coached game. */
export function Moments({ session, game, mine }: Props) {
  const { value: sets } = useLoaded("rulesets", rulesets);
  const [report, setReport] = useState<Report | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const making = useRef<AbortController | null>(null);
  const stop = () => {
    making.current?.abort();
    making.current = null;
    setProgress(null);
  };
  const make = async () => {
    stop();
    const here = new AbortController();
    making.current = here;
    setProblem(null);
    setProgress({ done: 0, of: 0 });
    const position = { game: game.id, start: game.start, moves: game.moves.map(moveText) };
    const handlers = {
      progress: (done: number, of: number) => setProgress({ done, of }),
      report: setReport,
    };
    try {
      await reportOn(position, Math.max(1, game.moves.length + 1 - MOST_MOVES), handlers, here.signal);
    } catch (error) {
      if (!here.signal.aborted) setProblem(codeOf(error));
    }
    if (making.current === here) stop();
  };
  const played = game.moves.some(({ side }) => mine.includes(side));
  // Where a die decides who moves nothing can be judged
  const dice = sets?.find(({ id }) => id === baseOf(game.rules))?.dice ?? game.moves.some((move) => move.die);
  const judged = played && sets !== null && !dice;
  const coached = isCoached(game.id) && mine.length === 1;
  useEffect(() => {
    if (judged && coached) make();
    return stop;
  }, [game.id, judged]);
  if (!judged) return null;
  return (
    <section class="moments" aria-labelledby="moments-title" data-testid="moments">
      <h3 id="moments-title">{t("moments-title")}</h3>
      <Trouble problem={problem} />
      {report ? (
        <Found session={session} moments={momentsOf(report.plies, mine)} />
      ) : progress ? (
        <p class="making">
          <label for="moments-progress">{t("moments-making")}</label>{" "}
          <progress id="moments-progress" max={progress.of || 1} value={progress.done} />
          <button type="button" onClick={stop}>
            {t("moments-stop")}
          </button>
        </p>
      ) : (
        <p>
          {t("moments-words")}{" "}
          <button type="button" onClick={make} data-testid="make-moments">
            {t("moments-begin")}
          </button>
        </p>
      )}
    </section>
  );
}

function Found({ session, moments }: { session: Session; moments: JudgedPly[] }) {
  return (
    <div role="status">
      {moments.length === 0 && <p>{t("moments-none")}</p>}
      <ol>
        {moments.map((judged) => (
          <Moment key={judged.ply} session={session} judged={judged} />
        ))}
      </ol>
    </div>
  );
}

function Moment({ session, judged }: { session: Session; judged: JudgedPly }) {
  const { better, reason, side } = judged;
  const best = better?.moves[0];
  const visit = (event: Event) => {
    session.look(judged.ply - 1);
    // The board lies under the sheet of a small screen.
    const { currentTarget: button } = event;
    if (button instanceof HTMLElement) button.closest<HTMLElement>("[popover]")?.hidePopover();
  };
  return (
    <li>
      <button type="button" class="plain" onClick={visit}>
        {t("moments-here", { ply: judged.ply, move: spelled(judged) })}
      </button>
      <p>
        {reason && reasonWords(reason)} {best && <b>{t("moments-better", { move: spelled(best) })}</b>}
      </p>
      {better && (
        <p class="hint">
          {t("moments-chances", {
            before: percentOf(better.chance, side),
            after: percentOf(judged.chance, side),
          })}
        </p>
      )}
    </li>
  );
}
