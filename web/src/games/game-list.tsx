// Lists of stored games: board, players, how the game stands, and a button that removes it.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import "../styles/games.css";
import { BoardView } from "../parts/board-view";
import type { Entry } from "../play/stored-games";
import type { ClocksAt } from "../together/clock";
import { Countdown, useReading } from "../together/countdown";
import { other } from "../together/players";
import { capital, language, say, t } from "../words/words";
import { groupOf, isWaiting, ownSide } from "./entries";
import { clocksOf, lostGames } from "./fresh";
import { RemoveButton } from "./remove-button";

/** The list. */
export function GameList({ entries, test }: { entries: readonly Entry[]; test?: string }) {
  return (
    <ul class="own-games" data-testid={test}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div class="small-board" aria-hidden="true">
            {entry.board && <BoardView {...entry.board} interactive={false} coordinates={false} />}
          </div>
          <div>
            <a href={`/game/${encodeURIComponent(entry.id)}`}>{say(entry.name)}</a>
            <p class="hint">{playersWords(entry)}</p>
            <p class={groupOf(entry) === "turn" ? "your-turn" : "hint"}>
              <State entry={entry} />
            </p>
          </div>
          <RemoveButton
            entry={entry}
            done={(words) => {
              removed.value = words;
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** What was removed last, in words. */
const removed = signal("");

/** Says what was removed; the focus, whose button is gone, goes there. */
export function Removals() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (removed.value) words.current?.focus();
  }, [removed.value]);
  useEffect(
    () => () => {
      removed.value = "";
    },
    [],
  );
  return (
    <p role="status" tabIndex={-1} ref={words} data-testid="removed">
      {removed.value}
    </p>
  );
}

function playersWords(entry: Entry): string {
  const { seats, names, sides } = entry;
  if (isWaiting(entry)) return t("games-waiting");
  const own = ownSide(entry);
  if (!own) return t(seats.attackers.kind === "human" && sides?.length !== 0 ? "games-both" : "games-watch");
  const side = capital(say(names[own]));
  const seat = seats[other(own)];
  if (seat.kind === "engine") return `${side}, ${t("games-engine", { level: seat.level })}`;
  const name = seat.kind === "human" ? seat.name : null;
  return t("games-against", { side, name: name ?? t("people-no-name") });
}

/** How a game stands; while it goes on with another person, whose turn it is, and until when or with what time left. */
function State({ entry }: { entry: Entry }) {
  const { id, moves, touched, due, side } = entry;
  const group = groupOf(entry);
  if (lostGames.value.includes(id)) return <>{t("games-gone")}</>;
  if (group === "open") return <>{t("games-invitation")}</>;
  if (group === "over" || group === "alone")
    return (
      <>
        {group === "over" ? resultWords(entry) : t("move-count", { count: moves })} ·{" "}
        <time dateTime={new Date(touched).toISOString()}>{dateWords(touched, { dateStyle: "medium" })}</time>
      </>
    );
  if (entry.paused) return <>{t("together-paused")}</>;
  const known = clocksOf.value[id];
  return (
    <>
      {t(group === "turn" ? "games-your-turn" : "games-their-turn")}
      {due
        ? ` · ${t("games-due", { time: dateWords(due, { dateStyle: "medium", timeStyle: "short" }) })}`
        : side && known && <TimeLeft known={known} side={side} />}
    </>
  );
}

function TimeLeft({ known, side }: { known: ClocksAt; side: "attackers" | "defenders" }) {
  const reading = useReading(known, side);
  if (!reading) return null;
  return (
    <>
      {" "}
      <Countdown known={known} side={side} reading={reading} on />
    </>
  );
}

function resultWords(entry: Entry): string {
  const { outcome, names, cancelled } = entry;
  if (cancelled) return t("games-off");
  if (!outcome?.winner) return t("games-draw");
  const own = ownSide(entry);
  if (own) return t(outcome.winner === own ? "games-won" : "games-lost");
  return capital(t("games-winner", { side: say(names[outcome.winner]) }));
}

function dateWords(time: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value, how).format(time);
}
