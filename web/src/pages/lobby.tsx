// The lobby: the open challenges of this server.
import { useState } from "preact/hooks";
import { challenges } from "../api/client";
import type { Challenge, Side } from "../api/schema";
import { codeOf, PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { useWhileSeen } from "../parts/while-seen";
import { clockWords } from "../play/clock-words";
import { NameField } from "../play/name-field";
import { watchLink } from "../play/seat-links";
import { tokenOf } from "../play/stored-games";
import { sitDown } from "../play/waiting-room";
import { go } from "../router";
import { capital, language, say, t } from "../words/words";

/** How often the list is asked for while the page is seen, in milliseconds. */
const PAUSE = 5_000;

/** The page at `/lobby`. */
export function LobbyPage() {
  useTitle(t("lobby-title"));
  const { value, problem, again } = useLoaded("challenges", challenges);
  useWhileSeen(again, PAUSE);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return (
    <section class="leaf lobby" aria-labelledby="lobby-title">
      <h1 id="lobby-title">{t("lobby-title")}</h1>
      <p class="lead">{t("lobby-lead")}</p>
      <Challenges all={value} again={again} />
      <Trouble problem={problem} />
      <p class="buttons">
        <a class="button" href="/?against=person#choose">
          {t("lobby-create")}
        </a>
        <a class="button" href="/games">
          {t("games-title")}
        </a>
      </p>
    </section>
  );
}

function Challenges({ all, again }: { all: Challenge[]; again: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sit = async ({ id, open, draw_sides }: Challenge) => {
    // Where there is a choice of side, the game's page asks for it.
    if (open.length > 1 && !draw_sides) return go(watchLink(id));
    setBusy(true);
    setProblem(null);
    try {
      await sitDown(id, { side: open.length === 1 ? (open[0] ?? null) : null });
    } catch (error) {
      setProblem(codeOf(error));
      again();
    } finally {
      setBusy(false);
    }
  };
  if (all.length === 0) return <p role="status">{t("lobby-empty")}</p>;
  return (
    <>
      <NameField />
      <Trouble problem={problem} />
      <ul class="challenges" data-testid="challenges">
        {all.map((challenge) => (
          <li key={challenge.id} data-game={challenge.id}>
            <div>
              <h2>{say(challenge.name)}</h2>
              <p>{challengeWords(challenge)}</p>
              <p class="hint">{ageWords(challenge)}</p>
            </div>
            {tokenOf(challenge.id) ? (
              <button type="button" onClick={() => go(watchLink(challenge.id))}>
                {t("lobby-own")}
              </button>
            ) : (
              <p class="buttons">
                <button
                  type="button"
                  class="primary"
                  disabled={busy}
                  onClick={() => sit(challenge)}
                  data-testid="accept"
                >
                  {t("people-sit")}
                  <span class="unseen">: {say(challenge.name)}</span>
                </button>
                <a class="button" href={watchLink(challenge.id)}>
                  {t("lobby-look")}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function challengeWords({ host, open, draw_sides, clocks, pie, two_games }: Challenge): string {
  const times = [clocks?.attackers ?? null, clocks?.defenders ?? null].map(clockWords);
  return [
    host ?? t("people-no-name"),
    sidesWords(open, draw_sides),
    [...new Set(times)].join(" / "),
    ...(pie ? [t("lobby-pie")] : []),
    ...(two_games ? [t("lobby-two")] : []),
  ].join(" · ");
}

function sidesWords([side, second]: Side[], drawn: boolean): string {
  if (drawn || !side) return t("people-sides-drawn");
  return second ? t("lobby-choose-side") : t("lobby-you-play", { side: t(`side-${side}`) });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ageWords({ created }: Challenge): string {
  const age = Math.max(0, Date.now() - Date.parse(created));
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (age < HOUR) return capital(words.format(-Math.floor(age / MINUTE), "minute"));
  if (age < DAY) return capital(words.format(-Math.floor(age / HOUR), "hour"));
  return capital(words.format(-Math.floor(age / DAY), "day"));
}
