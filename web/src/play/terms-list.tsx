// What is agreed about a game before it begins: the rules, who plays what, the clocks.
import type { Game, Side } from "../api/schema";
import { AimLine } from "../parts/aim-line";
import { capital, say, t } from "../words/words";
import { clockWords } from "./clock-words";
import { rulesAddress } from "./ruleset-id";
import { sideName } from "./speech";

const BOTH: readonly Side[] = ["attackers", "defenders"];

/** The list. */
export function TermsList({ game }: { game: Game }) {
  return (
    <>
      <p>
        <a href={rulesAddress(game)}>{say(game.name)}</a> · {say(game.layout.name)}
      </p>
      <AimLine aim={game.aim} />
      <dl class="terms" data-testid="terms">
        {game.draw_sides ? (
          <Term name={t("people-sides")} words={t("people-sides-drawn")} />
        ) : (
          BOTH.map((side) => (
            <Term key={side} name={capital(sideName(game.names, side))} words={holderWords(game, side)} />
          ))
        )}
        <Term name={t("people-clock")} words={clocksWords(game)} />
        {game.pie && <Term name={t("people-fair")} words={t("people-fair-pie")} />}
        {game.two_games && <Term name={t("people-fair")} words={t("people-fair-two")} />}
      </dl>
    </>
  );
}

function Term({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function holderWords({ seats }: Game, side: Side): string {
  const holder = seats[side];
  if (holder.kind === "open") return t("people-seat-open");
  return holder.kind === "human" ? (holder.name ?? t("people-no-name")) : "";
}

/** The clocks: once if they are the same, else that of each side. */
function clocksWords({ clocks, names }: Game): string {
  const [attackers, defenders] = BOTH.map((side) => clockWords(clocks?.[side]?.control ?? null));
  if (attackers === defenders) return attackers ?? "";
  return `${capital(sideName(names, "attackers"))}: ${attackers}. ${capital(sideName(names, "defenders"))}: ${defenders}.`;
}
