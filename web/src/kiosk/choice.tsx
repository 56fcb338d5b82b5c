// What a visitor of a stand chooses before a game: which one, against whom, on which side.
import { useState } from "preact/hooks";
import type { Side } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { Choices } from "../parts/choices";
import { codeOf, Trouble } from "../parts/loaded";
import { capital, t } from "../words/words";
import { Languages } from "./languages";
import { gameName, type Offered } from "./offered";
import { type Seated, seat } from "./table";

const AGAINST = ["engine", "friend"] as const;
const SIDES: readonly Side[] = ["attackers", "defenders"];

interface Props {
  games: readonly Offered[];
  back: () => void;
  begin: (seated: Seated) => void;
}

/** The screen. */
export function Choice({ games, back, begin }: Props) {
  const [rules, setRules] = useState(games[0]?.rules ?? "");
  const [against, setAgainst] = useState<(typeof AGAINST)[number]>("engine");
  const [side, setSide] = useState<Side>("attackers");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const game = games.find((one) => one.rules === rules);
  if (!game) return null;
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      begin(await seat(game, against === "engine" ? side : "both"));
    } catch (error) {
      setProblem(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <form class="kiosk-choice" onSubmit={submit}>
        <h1>{games.length > 1 ? t("kiosk-choice") : gameName(game)}</h1>
        {games.length > 1 && (
          <Choices
            legend={t("home-game")}
            name="game"
            all={games.map((one) => one.rules)}
            chosen={rules}
            choose={setRules}
            words={(one) => (
              <GameName
                game={games.find(({ rules }) => rules === one) ?? game}
                first={one === games[0]?.rules}
              />
            )}
          />
        )}
        <Choices
          legend={t("home-against")}
          name="against"
          all={AGAINST}
          chosen={against}
          choose={setAgainst}
          words={(one) => (one === "engine" ? capital(t("home-against-engine")) : t("kiosk-two"))}
        />
        {against === "engine" && (
          <Choices
            legend={t("form-side")}
            name="side"
            all={SIDES}
            chosen={side}
            choose={setSide}
            words={(one) => capital(t(`side-${one}`))}
          />
        )}
        <AimLine aim={game.set.aim} />
        <Trouble problem={problem} />
        <div class="buttons">
          <button type="button" onClick={back} data-testid="back">
            {t("kiosk-back")}
          </button>
          <button type="submit" class="primary" disabled={busy} data-testid="begin">
            {t("form-start")}
          </button>
        </div>
      </form>
      <Languages />
    </>
  );
}

function GameName({ game, first }: { game: Offered; first: boolean }) {
  return (
    <>
      <b>{gameName(game)}</b>
      <small>
        {t(first ? "home-first" : "home-great")} · {t("form-board", { size: game.set.board })}
      </small>
    </>
  );
}
