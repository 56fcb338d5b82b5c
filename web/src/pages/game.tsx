// The game page: the board, with status and actions beside it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { moveText } from "../api/moves";
import type { Game, PositionRequest, Side } from "../api/schema";
import { GoneGame } from "../games/gone";
import { AimLine } from "../parts/aim-line";
import { BoardPage } from "../parts/board-page";
import { NO_POINTS } from "../parts/board-view";
import { lazyPart } from "../parts/lazy";
import { PendingPage } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { AboutGame } from "../play/about-game";
import { Actions, MainActions } from "../play/actions";
import { CoachSwitch, CoachWords } from "../play/coach-place";
import { Ending } from "../play/ending";
import { GameBoard } from "../play/game-board";
import { MoveList } from "../play/move-list";
import { rulesAddress } from "../play/ruleset-id";
import { linkSecrets, watchLink } from "../play/seat-links";
import { Seats } from "../play/seats";
import { Session } from "../play/session";
import { play } from "../play/sound";
import { ConfirmBar, Notices, Status } from "../play/status";
import { tokenOf } from "../play/stored-games";
import { go } from "../router";
import { sayClocksByKey } from "../together/clocks";
import { MatchStanding } from "../together/notices";
import { isOn, isTogether } from "../together/players";
import { WhyPlace } from "../why/explanation-slot";
import { say, t } from "../words/words";

const WaitingRoom = lazyPart(
  ["people", "sharing"],
  async () => (await import("../play/waiting-room")).WaitingRoom,
);
const OtherDevice = lazyPart(
  ["people", "sharing"],
  async () => (await import("../play/other-device")).OtherDevice,
);

/** Follows the game while the page is shown. */
export function GamePage({ id }: { id: string }) {
  const secrets = linkSecrets();
  // A seat that this browser has already is not given up for another by following a link, nor while the page is open.
  const seat = useRef<string | null>(null);
  seat.current = tokenOf(id) ?? secrets.token ?? seat.current;
  const token = seat.current;
  const session = useMemo(() => new Session(id, token), [id, token]);
  useEffect(() => session.open(), [session]);
  useEffect(() => stepByKeys(session), [session]);
  useEffect(() => sayClocksByKey(session), [session]);
  const game = session.game.value;
  const open = game !== null && Object.values(game.seats).some((seat) => seat.kind === "open");
  // A person who follows an invitation has no seat yet, even where this browser has one.
  const waiting = open || (secrets.invitation !== null && session.token === null);
  const waited = useRef(false);
  // Once the secret is stored with the game, it need not stay in the address.
  useEffect(() => {
    if (!game || !secrets.token || !tokenOf(id)) return;
    if (secrets.token !== tokenOf(id)) session.spoken.value = t("people-device-other");
    go(watchLink(id), true);
  }, [game, secrets.token]);
  useEffect(() => {
    if (!game) return;
    const begins = !waiting && !game.cancelled && game.moves.length === 0;
    if (begins && waited.current) play("move");
    if (begins) session.spoken.value = sitDownWords(game, session.mine.value);
    waited.current = waiting;
  }, [waiting, game === null]);
  if (!game) return <PendingPage problem={session.problem.value} />;
  if (session.gone.value) return <GoneGame game={game} how={session.gone.value} />;
  if (waiting) return <WaitingRoom session={session} game={game} />;
  return <GameView session={session} game={game} />;
}

/** Whether people have both seats, be it at the same screen. */
function isBetweenTwo({ seats }: Game): boolean {
  return seats.attackers.kind === "human" && seats.defenders.kind === "human";
}

/** What is said as a game between two people begins; nothing in any other game. */
function sitDownWords(game: Game, mine: readonly Side[]): string {
  const { names, seats } = game;
  if (!isBetweenTwo(game) || mine.length === 2) return "";
  const [side] = mine;
  if (!side) return t("people-begins");
  const other = seats[side === "attackers" ? "defenders" : "attackers"];
  const name = other.kind === "human" ? other.name : null;
  return t("people-begins-with", { side: say(names[side]), name: name ?? t("people-no-name") });
}

function GameView({ session, game }: { session: Session; game: Game }) {
  const title = say(game.name);
  const called = isTogether(game, session.mine.value) && session.myTurn.value && isOn(game);
  useTitle(called ? t("together-your-turn", { page: title }) : title);
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
      next={game.outcome && t("end-next")}
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
          <MatchStanding game={game} />
          <Actions session={session} game={game} />
          <CoachSwitch session={session} game={game} />
          {session.token && session.mine.value.length > 0 && !game.outcome && (
            <Device id={game.id} token={session.token} />
          )}
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

/** Brings the seat to another device; the link is made when it is wanted. */
function Device({ id, token }: { id: string; token: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)} data-testid="device">
      <summary>{t("people-device")}</summary>
      {opened && <OtherDevice id={id} token={token} />}
    </details>
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
