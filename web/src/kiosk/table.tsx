// A game on a stand: the board and what a visitor needs beside it. The game is not among those of this browser.
import { useEffect, useMemo, useState } from "preact/hooks";
import { deleteGame, newGame } from "../api/client";
import type { Game } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { NO_POINTS } from "../parts/board-view";
import { ConfirmButton } from "../parts/confirm-button";
import { codeOf, Pending, Trouble } from "../parts/loaded";
import { GameBoard } from "../play/game-board";
import { type Role, seatsFor } from "../play/roles";
import { Session } from "../play/session";
import { ConfirmBar, Status } from "../play/status";
import "../styles/board-page.css";
import "../styles/game.css";
import { t } from "../words/words";
import { gameName, type Offered } from "./offered";
import { Said } from "./said";

/** A game that has been created for a visitor. */
export interface Seated {
  id: string;
  token: string;
  /** What it was created from, for another one. */
  game: Offered;
  role: Role;
}

/** Creates a game. */
export async function seat(game: Offered, role: Role): Promise<Seated> {
  const { token, game: created } = await newGame({ rules: game.rules, ...seatsFor(role, game.level) });
  return { id: created.id, token, game, role };
}

interface Props {
  seated: Seated;
  /** Returns to the start of the stand. */
  leave: () => void;
  /** Goes on with another game. */
  again: (seated: Seated) => void;
}

/** The screen. */
export function Table({ seated, leave, again }: Props) {
  const session = useMemo(() => new Session(seated.id, seated.token, false), [seated]);
  useEffect(() => {
    const close = session.open();
    return () => {
      close();
      // A game that a visitor has left unfinished is deleted.
      if (!session.game.peek()?.outcome) deleteGame(seated.id, seated.token).catch(() => {});
    };
  }, [session]);
  const game = session.game.value;
  // A server that was set up anew while it was away does not know the game.
  const lost = session.gone.value !== null || session.problem.value === "not-found";
  useEffect(() => {
    if (lost) leave();
  }, [lost]);
  if (!game) return <Pending problem={session.problem.value} />;
  const lit = session.goals.value ?? game.moves.length === 0;
  return (
    <>
      <div class="kiosk-board">
        <GameBoard session={session} game={game} goals={lit ? game.layout.goals : NO_POINTS} />
      </div>
      <div class="kiosk-panel">
        <h1>{gameName(seated.game)}</h1>
        <Status session={session} game={game} />
        <AimLine aim={game.aim} goals={{ lit, set: session.goals }} />
        <Said session={session} game={game} />
        <div class="kiosk-bar">
          {game.outcome ? (
            <After seated={seated} leave={leave} again={again} />
          ) : (
            <During session={session} game={game} leave={leave} />
          )}
          <ConfirmBar session={session} />
        </div>
      </div>
      <p class="unseen" id="game-keys">
        {t("game-keys")}
      </p>
      <p class="unseen" role="status" data-testid="spoken">
        {session.spoken.value}
      </p>
    </>
  );
}

function During({ session, game, leave }: { session: Session; game: Game; leave: () => void }) {
  const waiting = !session.myTurn.value || session.busy.value;
  return (
    <>
      <button
        type="button"
        onClick={() => session.advise()}
        disabled={waiting || session.hint.value === "waiting"}
        data-testid="hint-button"
      >
        {t("game-hint")}
      </button>
      <button type="button" onClick={session.takeBack} disabled={waiting || game.moves.length === 0}>
        {t("game-takeback")}
      </button>
      <ConfirmButton
        label={t("kiosk-leave")}
        title={t("kiosk-leave-title")}
        words={t("kiosk-leave-words")}
        yes={t("kiosk-leave")}
        no={t("game-resign-no")}
        disabled={false}
        act={leave}
        test="leave"
      />
    </>
  );
}

function After({ seated, leave, again }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const next = async () => {
    setBusy(true);
    try {
      again(await seat(seated.game, seated.role));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Trouble problem={problem} />
      <button type="button" class="primary" disabled={busy} onClick={next} data-testid="again">
        {t("end-rematch")}
      </button>
      <button type="button" onClick={leave} data-testid="to-start">
        {t("kiosk-start")}
      </button>
    </>
  );
}
