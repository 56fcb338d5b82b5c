// The game page: the board, with status and actions beside it.
import { useEffect, useMemo } from "preact/hooks";
import { moveText } from "../api/moves";
import type { Game, PositionRequest } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { BoardPage } from "../parts/board-page";
import { NO_POINTS } from "../parts/board-view";
import { PendingPage } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { AboutGame } from "../play/about-game";
import { Actions, MainActions } from "../play/actions";
import { CoachSwitch, CoachWords } from "../play/coach-place";
import { Ending } from "../play/ending";
import { GameBoard } from "../play/game-board";
import { MoveList } from "../play/move-list";
import { rulesAddress } from "../play/ruleset-id";
import { Seats } from "../play/seats";
import { Session } from "../play/session";
import { ConfirmBar, Notices, Status } from "../play/status";
import { WhyPlace } from "../why/explanation-slot";
import { say } from "../words/words";

/** Follows the game while the page is shown. */
export function GamePage({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  useEffect(() => session.open(), [session]);
  useEffect(() => stepByKeys(session), [session]);
  const game = session.game.value;
  if (!game) return <PendingPage problem={session.problem.value} />;
  return <GameView session={session} game={game} />;
}

function GameView({ session, game }: { session: Session; game: Game }) {
  const title = say(game.name);
  useTitle(title);
  const lit = session.goals.value ?? game.moves.length === 0;
  return (
    <BoardPage
      kind="game"
      title={title}
      board={<GameBoard session={session} game={game} goals={lit ? game.layout.goals : NO_POINTS} />}
      turn={
        <>
          <Status session={session} game={game} />
          <AimLine aim={game.aim} goals={{ lit, set: session.goals }} />
        </>
      }
      said={
        <>
          <Why session={session} game={game} />
          <Notices session={session} game={game} />
          <CoachWords session={session} game={game} />
        </>
      }
      under={
        <>
          <Seats session={session} game={game} />
          <MoveList session={session} game={game} />
        </>
      }
      bar={<MainActions session={session} game={game} />}
      confirm={<ConfirmBar session={session} />}
      more={
        <>
          {game.outcome && <Ending session={session} game={game} outcome={game.outcome} />}
          <Actions session={session} game={game} />
          <CoachSwitch session={session} game={game} />
          <AboutGame session={session} game={game} />
        </>
      }
    >
      <p class="unseen" role="status" aria-live="polite" data-testid="spoken">
        {session.spoken.value}
      </p>
    </BoardPage>
  );
}

/** Explains why a move is not legal or why pieces were captured by the shown move. */
function Why({ session, game }: { session: Session; game: Game }) {
  const ply = session.shownPly.value;
  const told = (count: number): PositionRequest => ({
    game: game.id,
    start: game.start,
    moves: game.moves.slice(0, count).map(moveText),
  });
  return (
    <WhyPlace
      question={session.question}
      here={told(ply)}
      before={told(Math.max(0, ply - 1))}
      lastMove={session.shownMove.value}
      names={game.names}
      rules={rulesAddress(game)}
    />
  );
}

/** The left and right keys step through the moves wherever they have no other use. */
function stepByKeys(session: Session): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const busy =
      event.target instanceof Element && event.target.closest("input, select, textarea, dialog, .board");
    if (busy) return;
    const ply = session.shownPly.value;
    const wanted: Record<string, number> = {
      ArrowLeft: ply - 1,
      ArrowRight: ply + 1,
    };
    const next = wanted[event.key];
    if (next === undefined) return;
    session.look(next);
    event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}
