// What a program in TypeScript may write, and what the types refuse; it is checked, not run.
import { type ErrorName, type Found, Game, type ReadGame, Ruleset, type Side, Solver } from "hnefi";
import { EngineWorker, type PositionText } from "hnefi/worker";

const game: Game = new Game(new Ruleset("brandubh-cyningstan"));
const moves: string[] = game.legalMoves();
const side: Side | undefined = game.side;
const [read]: ReadGame[] = game.ruleset.readRecord(game.toRecord());

const engine = new EngineWorker({ megabytes: 64 });
const position: PositionText = { ruleset: "tablut-murray", moves };
const found: Found | null = await engine.search(position, { seconds: 1, lines: 2 }, ({ score }) => {
  const value: number | null = score.value;
  if (value !== null && value > 500) engine.stop();
});
const proof = await engine.solve(read?.game ?? game, side ?? "attackers", { nodes: 1000 });
const verdict: "won" | "no-win-by-threats" | "unknown" | undefined = proof?.verdict;

try {
  new Solver().solve(game, "defenders", 1000, 1);
} catch (error) {
  const name: ErrorName | undefined = error instanceof Error ? (error.name as ErrorName) : undefined;
  console.log(name, found?.lines[0]?.moves, verdict);
}

// @ts-expect-error there is no such side
new Solver().solve(game, "nobody", 1000);
// @ts-expect-error there is no such limit
engine.search(game, { minutes: 1 });
// @ts-expect-error a proof needs a number of positions
engine.solve(game, "defenders", { seconds: 1 });
