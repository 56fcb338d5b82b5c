// The games of a measurement on small boards: the one that is being played, and the last ones.
import type { MeasuredGame, Measurement } from "../api/schema";
import { BoardView } from "../parts/board-view";
import { capital, say, t } from "../words/words";
import "../styles/measure.css";

/** The section; nothing before the first game. */
export function Boards({ of }: { of: Measurement }) {
  if (of.boards.length === 0) return null;
  return (
    <section class="leaf" aria-labelledby="boards" data-testid="boards">
      <h2 id="boards">{t("measure-boards")}</h2>
      <ul class="measured-boards">
        {of.boards.map((game) => (
          // The board of the game being played stays, so that its pieces slide
          <li key={game.end ? game.position : "now"}>
            <SmallGame of={of} game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SmallGame({ of, game }: { of: Measurement; game: MeasuredGame }) {
  const { name, size, marks, active } = (game.of_parent && of.parent) || of.rules;
  const [from, to] = game.last_move ?? [];
  return (
    <figure>
      <div aria-hidden="true">
        <BoardView
          size={size}
          marks={marks}
          active={active}
          position={game.position}
          lastMove={from && to ? { from, to } : null}
          interactive={false}
          coordinates={false}
        />
      </div>
      <figcaption class="hint">
        {of.parent && (
          <>
            <strong>{say(name)}</strong>
            <br />
          </>
        )}
        {stands(game)}. {t("balance-ladder", { positions: game.positions })}
      </figcaption>
    </figure>
  );
}

/** How it ended, or how far it is. */
function stands({ end, plies }: MeasuredGame): string {
  if (!end) return t("measure-board-playing", { plies });
  const result = t(`outcomes-${resultOf(end)}`);
  return t("measure-board-over", { result: capital(result), plies });
}

function resultOf({ winner, broken_off }: NonNullable<MeasuredGame["end"]>): string {
  if (broken_off) return "unfinished";
  if (!winner) return "drawn";
  return winner === "attackers" ? "won" : "lost";
}
