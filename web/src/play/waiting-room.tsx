// The page of a game before both seats are taken: for the host, for the guest, and for those who watch.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../api/client";
import type { Game, Side } from "../api/schema";
import { RemoveFromServer } from "../games/remove-from-server";
import { BoardView } from "../parts/board-view";
import { Choices } from "../parts/choices";
import { ConfirmButton } from "../parts/confirm-button";
import { CopyField } from "../parts/copy-field";
import { codeOf, Trouble } from "../parts/loaded";
import { QrCode } from "../parts/qr-code";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import "../styles/people.css";
import { isOnThisComputer } from "../site";
import { capital, say, t } from "../words/words";
import { NameField } from "./name-field";
import { nameToSend } from "./own-name";
import { invitationLink, linkSecrets, watchLink } from "./seat-links";
import type { Session } from "./session";
import { about, sideName } from "./speech";
import { invitationsOf, isSeatPending, note, seatSettled, seatToken } from "./stored-games";
import { TermsList } from "./terms-list";

interface Props {
  session: Session;
  game: Game;
}

const BOTH: readonly Side[] = ["attackers", "defenders"];

/** The sides whose seats are open. */
export function openSides({ seats }: Game): Side[] {
  return BOTH.filter((side) => seats[side].kind === "open");
}

/** The page. */
export function WaitingRoom({ session, game }: Props) {
  const title = say(game.name);
  useTitle(title);
  return (
    <div class="waiting-room">
      <section class="leaf" aria-labelledby="waiting-title">
        <h1 id="waiting-title">{title}</h1>
        <Told session={session} game={game} />
      </section>
      <figure class="opening">
        <BoardView
          interactive={false}
          size={game.layout.size}
          position={game.position}
          marks={game.layout.marks}
          active={game.layout.active}
          label={t("people-board", { layout: say(game.layout.name) })}
        />
      </figure>
    </div>
  );
}

function Told({ session, game }: Props) {
  const [watching, setWatching] = useState(false);
  const { invitation } = linkSecrets();
  if (game.cancelled)
    return (
      <>
        <p role="status">{t("people-called-off")}</p>
        <Trouble problem={session.problem.value} />
        <WaysOn>
          <RemoveFromServer session={session} game={game} />
        </WaysOn>
      </>
    );
  if (openSides(game).length === 0) return <Taken id={game.id} pending={isSeatPending(game.id)} />;
  if (session.token) return <Inviting session={session} game={game} own={invitation !== null} />;
  if (watching || !(invitation || game.listed)) return <Watching game={game} />;
  const watch = () => {
    setWatching(true);
    go(watchLink(game.id), true);
  };
  return <Joining game={game} invitation={invitation} watch={watch} />;
}

function WaysOn({ children }: { children?: ComponentChildren }) {
  return (
    <div class="buttons">
      <a class="button" href="/lobby">
        {t("people-lobby-link")}
      </a>
      <a class="button" href="/?against=person#choose">
        {t("people-invite-somebody")}
      </a>
      {children}
    </div>
  );
}

/** Another browser has taken the seat; if it was this one and the answer got lost, the seat is asked for again. */
function Taken({ id, pending }: { id: string; pending: boolean }) {
  const [asking, setAsking] = useState(pending);
  const { invitation } = linkSecrets();
  useEffect(() => {
    if (pending) sitDown(id, { invitation }).catch(() => setAsking(false));
  }, []);
  if (asking) return <p class="waiting">{t("waiting")}</p>;
  return (
    <>
      <p role="status">{t("people-taken")}</p>
      <p class="buttons">
        <button type="button" class="primary" onClick={() => go(watchLink(id), true)}>
          {t("people-watch")}
        </button>
      </p>
      <WaysOn />
    </>
  );
}

function Watching({ game }: { game: Game }) {
  return (
    <>
      <p role="status">{t("people-watching")}</p>
      <TermsList game={game} />
    </>
  );
}

/** For the host: the links, until the seats are taken. */
function Inviting({ session, game, own }: Props & { own: boolean }) {
  const [problem, setProblem] = useState<string | null>(null);
  const invitations = invitationsOf(game.id);
  const waiting = openSides(game);
  const callOff = async () => {
    try {
      await api.act(game.id, session.token ?? "", { action: "cancel" });
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <>
      {own && (
        <p class="notice" role="status" data-testid="own-invitation">
          {t("people-own-invitation")}
        </p>
      )}
      <p class="lead" role="status" data-testid="waiting">
        {t(waiting.length === 2 ? "people-waiting-two" : "people-waiting")}
      </p>
      {waiting.map((side) => {
        const secret = invitations?.[side];
        if (!secret) return null;
        const label =
          game.draw_sides && waiting.length === 1
            ? t("people-link")
            : t("people-link-side", { side: sideName(game.names, side) });
        return (
          <Link
            key={side}
            id={`link-${side}`}
            label={label}
            address={invitationLink(game.id, secret, waiting.length === 2 ? side : null)}
            code
          />
        );
      })}
      {game.listed && (
        <p class="hint">
          {t("people-is-listed")} <a href="/lobby">{t("people-lobby-link")}</a>
        </p>
      )}
      <TermsList game={game} />
      <details>
        <summary>{t("people-watch-link")}</summary>
        <Link id="link-watch" label={t("people-watch-link")} address={watchLink(game.id)} />
      </details>
      <Trouble problem={problem} />
      <p class="buttons">
        <ConfirmButton
          label={t("people-call-off")}
          title={t("people-call-off-title")}
          words={t("people-call-off-words")}
          yes={t("people-call-off")}
          no={t("people-call-off-no")}
          disabled={false}
          act={callOff}
          test="call-off"
        />
      </p>
    </>
  );
}

interface LinkProps {
  id: string;
  label: string;
  address: string;
  /** Whether it is shown as a QR code, too. */
  code?: boolean;
}

/** A link to be copied, handed on by the device, or photographed. */
export function Link({ id, label, address, code = false }: LinkProps) {
  const canShare = typeof navigator.share === "function";
  return (
    <div class="seat-link">
      <h2>{capital(label)}</h2>
      {isOnThisComputer() && (
        <p class="hint" data-testid="here-only">
          {t("people-here-only")}
        </p>
      )}
      <CopyField id={id} label={label} text={address} lines={4} />
      {canShare && (
        <p class="buttons">
          {/* Closing the device's sheet is no error. */}
          <button type="button" onClick={() => navigator.share({ url: address }).catch(() => {})}>
            {t("people-share")}
          </button>
        </p>
      )}
      {code && <QrCode text={address} label={t("people-code", { what: label })} />}
    </div>
  );
}

interface JoiningProps {
  game: Game;
  invitation: string | null;
  watch: () => void;
}

/** For the guest: what the game is, and a place to sit down. */
function Joining({ game, invitation, watch }: JoiningProps) {
  const waiting = openSides(game);
  const [side, setSide] = useState<Side | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const host = BOTH.map((one) => game.seats[one]).find((seat) => seat.kind === "human");
  const name = host?.kind === "human" ? host.name : null;
  // An invitation is to one seat, and its link names the side where both are open; without one there may be a choice.
  const choice = !invitation && waiting.length === 2 && !game.draw_sides;
  const chosen = choice ? (side ?? waiting[0] ?? null) : linkSecrets().side;
  const offered = choice || game.draw_sides ? null : (chosen ?? (waiting.length === 1 ? waiting[0] : null));
  const sit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await sitDown(game.id, { invitation, side: chosen });
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <p class="lead" data-testid="invited">
        {name ? t("people-invites", { name }) : t("people-invites-nobody")}
      </p>
      {offered && <p>{about("people-you-get", game.names, offered)}</p>}
      <TermsList game={game} />
      <form onSubmit={sit}>
        {choice && (
          <Choices
            legend={t("form-side")}
            name="seat"
            all={waiting}
            chosen={chosen}
            choose={setSide}
            words={(one) => capital(sideName(game.names, one))}
          />
        )}
        <NameField />
        <Trouble problem={problem} />
        <p class="buttons">
          <button type="submit" class="primary" disabled={busy} data-testid="sit-down">
            {t("people-sit")}
          </button>
          <button type="button" onClick={watch}>
            {t("people-only-watch")}
          </button>
        </p>
      </form>
    </>
  );
}

interface Asked {
  invitation?: string | null;
  side?: Side | null;
}

/** The seats that are asked for at the moment, by game. */
const asked = new Map<string, Promise<void>>();

/** Takes a seat, and opens the game. */
export function sitDown(id: string, seat: Asked): Promise<void> {
  const answer = asked.get(id) ?? takeSeat(id, seat).finally(() => asked.delete(id));
  asked.set(id, answer);
  return answer;
}

async function takeSeat(id: string, { invitation, side }: Asked): Promise<void> {
  const token = seatToken(id);
  const request = { token, name: nameToSend(), invitation: invitation ?? null, side: side ?? null };
  try {
    const joined = await api.join(id, request);
    note(joined.game, token, { sides: [joined.side] });
    seatSettled(id);
  } catch (error) {
    // Without an answer the seat may have been given.
    if (codeOf(error) !== "offline") seatSettled(id);
    throw error;
  }
  const address = watchLink(id);
  go(address, new URL(address).pathname === here.value.pathname);
}
