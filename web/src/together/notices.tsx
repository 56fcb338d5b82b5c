// What two people are told and asked beside the board: the choice of sides, the match, whether the opponent is there, what was said.
import type { ComponentChildren } from "preact";
import { useEffect, useReducer, useState } from "preact/hooks";
import type { Game } from "../api/schema";
import type { Session } from "../play/session";
import { t } from "../words/words";
import { isOn, isSlow, other, ownSide, playerName, sayOf } from "./players";

interface Props {
  session: Session;
  game: Game;
}

/** After how long a player who waits may ask whether the other is there, in milliseconds. */
const PATIENCE = 60_000;

/** The pie rule: the second player may take the first one's side. */
export function SideChoice({ session, game }: Props) {
  const own = ownSide(game, session.mine.value);
  if (!game.choose_side || !game.side) return null;
  if (own !== game.side) return <p class="notice">{sayOf("together-choose-wait", game, game.side)}</p>;
  return (
    <Question words={t("together-choose")} test="choose-side">
      <Press
        session={session}
        words={t("together-choose-swap")}
        act={() => session.chooseSide(true)}
        test="swap"
      />
      <Press
        session={session}
        words={t("together-choose-keep")}
        act={() => session.chooseSide(false)}
        test="keep"
      />
    </Question>
  );
}

/** How a match of two games stands, where that is new, and the way to the game that follows. */
export function MatchNotice({ session, game }: Props) {
  const { two_games: match, next } = game;
  const lines = match ? standingOf(game) : [];
  const isNew = match?.decided || (match?.number === 2 && game.moves.length < 2);
  if (!next && !isNew) return null;
  return (
    <div class="notice buttons" data-testid="match">
      {lines.length > 0 && <p class="offered">{lines.join(" · ")}</p>}
      {next && (
        <button type="button" class="primary" onClick={() => session.goOn(next)} data-testid="next">
          {t(match ? "together-next-second" : "together-next")}
        </button>
      )}
    </div>
  );
}

/** Which game of the match this is, how the match stands, and what decides it. */
export function MatchStanding({ game }: { game: Game }) {
  if (!game.two_games) return null;
  const lines = standingOf(game);
  return (
    <section data-testid="match-standing">
      <h2>{t("together-match", { number: game.two_games.number })}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!game.two_games.decided && <p class="hint">{t("together-match-rule")}</p>}
    </section>
  );
}

function standingOf(game: Game): string[] {
  const match = game.two_games;
  if (!match) return [];
  if (match.decided)
    return [match.winner ? sayOf("together-match-won", game, match.winner) : t("together-match-drawn")];
  if (match.number === 1) return [];
  if (!match.other_winner) return [t("together-match-first-drawn")];
  return [sayOf("together-match-first", game, match.other_winner, { count: match.other_moves ?? 0 })];
}

/** Asks a player who does not move "are you still there?", and lets the opponent claim the game. */
export function StillThere({ session, game }: Props) {
  const own = ownSide(game, session.mine.value);
  const waits = own !== null && isOn(game) && !game.paused && !isSlow(game) && game.side === other(own);
  const presence = session.presence.value;
  const gone = waits && presence?.[other(own)] === false;
  const since = useSince(gone);
  const asked = session.askedThere.value;
  const now = performance.now();
  const slowAt = session.movedAt.value + PATIENCE;
  // The server judges the claim.
  const unanswered = Math.min(since, asked ?? Number.POSITIVE_INFINITY);
  const claimAt = unanswered + (presence?.claim_after ?? Number.POSITIVE_INFINITY);
  useWake(waits ? [slowAt, claimAt].filter((at) => at > now) : []);
  if (own && session.askedHere.value)
    return (
      <Question words={sayOf("together-asks-there", game, other(own))} test="asks-there">
        <Press
          session={session}
          words={t("together-i-am-here")}
          act={() => session.signal("here")}
          test="i-am-here"
        />
      </Question>
    );
  if (!waits) return null;
  const name = other(own);
  if (now >= claimAt)
    return (
      <Question words={sayOf("together-gone", game, name)} test="gone">
        <Press session={session} words={t("together-claim")} act={session.claim} test="claim" />
      </Question>
    );
  if (asked !== null) return <p class="notice">{sayOf("together-asked-there", game, name)}</p>;
  if (now < slowAt) return null;
  return (
    <Question words={sayOf("together-slow", game, name)} test="slow">
      <Press
        session={session}
        words={t("together-ask-there")}
        act={() => session.signal("still-there")}
        test="ask-there"
      />
    </Question>
  );
}

/** What the other player has just said. */
export function SaidNotice({ session, game }: Props) {
  const said = session.said.value;
  if (!said) return null;
  return (
    <p class="notice" data-testid="said">
      {t("together-said", {
        name: playerName(game, said.side),
        words: t(`together-signal-${said.signal}`),
      })}
    </p>
  );
}

function Question({ words, test, children }: { words: string; test: string; children: ComponentChildren }) {
  return (
    <div class="notice buttons" data-testid={test}>
      <p class="offered">{words}</p>
      {children}
    </div>
  );
}

function Press(props: { session: Session; words: string; act: () => unknown; test: string }) {
  return (
    <button type="button" disabled={props.session.busy.value} onClick={props.act} data-testid={props.test}>
      {props.words}
    </button>
  );
}

/** Since when something is true, in milliseconds of `performance.now()`; infinite while it is not. */
function useSince(yes: boolean): number {
  const [since, set] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => set(yes ? performance.now() : Number.POSITIVE_INFINITY), [yes]);
  return since;
}

/** Draws the component again at the first of these moments. */
function useWake(moments: readonly number[]): void {
  const [, wake] = useReducer((count: number) => count + 1, 0);
  const first = Math.min(...moments);
  useEffect(() => {
    if (!Number.isFinite(first)) return;
    const timer = window.setTimeout(() => wake(undefined), Math.max(0, first - performance.now()) + 20);
    return () => window.clearTimeout(timer);
  }, [first]);
}
