// What a thread does with a task, in Node and in browsers.
import { Engine, type Found, Game, Ruleset, Solver } from "./library.js";
import type { GameText, PositionText, Said, Task } from "./messages.js";

function rulesetOf({ ruleset, toml, selection }: PositionText): Ruleset {
  return toml === undefined ? new Ruleset(ruleset ?? "") : Ruleset.fromToml(toml, selection);
}

function gameOf(text: GameText): Game {
  const ruleset = rulesetOf(text);
  try {
    if ("record" in text) {
      const [read] = ruleset.readRecord(text.record);
      if (!read?.game) throw new Error(read?.problem ?? "the record has no game");
      return read.game;
    }
    const game = new Game(ruleset, text.position);
    for (const move of text.moves ?? []) game.play(move);
    return game;
  } finally {
    ruleset.free();
  }
}

/** Answers tasks, one after the other, with an engine and a solver whose tables have this many megabytes. */
export function answerer(megabytes: number | undefined, say: (said: Said) => void): (task: Task) => void {
  let engine: Engine | undefined;
  let solver: Solver | undefined;
  return (task) => {
    try {
      const game = gameOf(task.game);
      if (task.kind === "search") {
        engine ??= new Engine(megabytes);
        const tell = (found: Found) => {
          // Nothing that this gives may be given on: it would end the search.
          say({ kind: "depth", found });
        };
        say({ kind: "found", found: engine.search(game, task.limits, tell) });
      } else {
        solver ??= new Solver(megabytes);
        const { nodes, seconds } = task.limits;
        say({ kind: "solved", solved: solver.solve(game, task.side, nodes, seconds) });
      }
      game.free();
    } catch (error) {
      say(failure(error));
    }
  };
}

/** An error as it can be told to another thread. */
export function failure(error: unknown): Said {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { kind: "failed", name, message };
}
