// What a board says on which one plays, in the words of the client.
import type { PieceKind, PointFacts } from "../board/config";
import type { Game, PlayedMove, Side } from "../src/api/schema";
import { mayStay } from "../src/play/going-on";
import type { Words } from "./words";

const files = import.meta.glob<string>("../../languages/*/{web/play,web/frame,side-names}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a language, for a bundle. */
export function messagesOf(language: string): string {
  const file = (name: string) => files[`../../languages/${language}/${name}.ftl`] ?? "";
  return ["web/play", "web/frame", "side-names"].map(file).join("\n");
}

/** The reasons whose words name the side that lost. */
const OF_LOSER: readonly string[] = ["resigned", "out-of-time", "absent"];

/** Says how a game stands. */
export class Speech {
  constructor(
    readonly words: Words,
    private readonly language: string,
  ) {}

  /** A message about a side, with a capital where its name opens the sentence. */
  about(key: string, side: Side, more: Record<string, string> = {}): string {
    return this.capital(this.words(key, { side: this.usual(side), ...more }));
  }

  /** A move as it is written. */
  move({ text, from, die }: PlayedMove): string {
    const thrown = die === null ? "" : `${this.words("game-die", { value: die })}. `;
    return thrown + (from ? text : this.words("game-lost-turn"));
  }

  /** Whose turn it is, or how the game ended; `mine` are the sides that are played here. */
  turn(game: Game, mine: readonly Side[]): string {
    if (game.outcome) return this.outcome(game.outcome);
    const { side, going_on: point } = game;
    if (!side) return "";
    if (!mine.includes(side)) return this.about("game-turn-engine", side);
    if (point)
      return this.about(mayStay(game, point) ? "game-may-go-on" : "game-must-go-on", side, { point });
    return this.about(mine.length === 1 ? "game-turn-yours" : "game-turn", side);
  }

  private outcome({ winner, reason }: NonNullable<Game["outcome"]>): string {
    const won = winner ? this.about("end-winner", winner) : this.words("end-draw");
    const key = `end-reason-${reason}`;
    const loser = winner === "attackers" ? "defenders" : "attackers";
    const why = winner && OF_LOSER.includes(reason) ? this.about(key, loser) : this.words(key);
    return `${won}. ${why === key ? this.words("end-reason-other") : why}`;
  }

  /** The accessible name of a point. */
  point({ point, piece, mark, moves, target, selected }: PointFacts): string {
    const { words } = this;
    let cell = piece
      ? words("cell-piece", { point, piece: this.piece(piece) })
      : words("cell-empty", { point });
    if (mark) cell = words("cell-mark", { cell, mark: words(`mark-${mark}`) });
    if (moves > 0) cell = words("cell-moves", { cell, count: moves });
    if (target) cell = words("cell-target", { cell });
    if (selected) cell = words("cell-selected", { cell });
    return cell;
  }

  private piece(piece: PieceKind): string {
    const [side, special] = piece.split("-");
    if (!special) return this.usual(side ?? "");
    return this.words("piece-special", {
      kind: this.words(`piece-${special}`),
      side: this.usual(`${side}s`),
    });
  }

  /** A side or a piece as it is usually called, in the words of the rules. */
  private usual(what: string): string {
    const id = `usual-${what}`;
    return this.words(id);
  }

  private capital(text: string): string {
    return text.slice(0, 1).toLocaleUpperCase(this.language) + text.slice(1);
  }
}
