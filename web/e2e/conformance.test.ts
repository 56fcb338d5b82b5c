// The rules in a browser are those of the Rust crates: their random games of every rule set, and the case files.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { parse } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { base, launch } from "./browser";

const ROOT = resolve(import.meta.dirname, "../..");
const MODULE = join(ROOT, "web/wasm/whole");
/** The games of each rule set: more than a thousand in all. */
const GAMES = 11;
const PLIES = 120;

/** A step of a game as `native-games` writes it. */
interface Step {
  throws: number[];
  legal: number;
  sum: [number, number];
  move: string;
  plies: string[];
  call: string | null;
}

interface Played {
  rules: string;
  steps: Step[];
  outcome: { winner: string | null; text: string; rule: string | null } | null;
  position: string;
}

/** A case of `rulesets/cases/`, as `docs/reference/conformance.md` describes it. */
interface Case {
  id: string;
  rulesets: string[];
  position?: string;
  before?: string[];
  piece?: string;
  targets?: string[];
  move?: string;
  throw?: number;
  captures?: string[];
  illegal?: string;
  outcome?: string;
  reason?: string;
  announcement?: string;
  "turn-lost"?: unknown;
}

/** What an error says where a case names the reason. */
const REASONS: Record<string, string> = {
  "not-yours": "cannot move, the",
  "not-straight": "along a row or a column",
  occupied: "is occupied by",
  closed: "may not pass over",
  "no-stop": "may not stop on",
  "other-goes-on": "it goes on first",
  "must-capture": "must capture again",
  repetition: "which the rules forbid",
  "no-throw": "no die is thrown now",
  "game-over": "the game is over",
};

/** What the tests use of the module, which the page has under the name `hnefi`. */
interface Module {
  Ruleset: new (id: string) => object;
  Game: new (
    ruleset: object,
    position?: string,
  ) => {
    legalMoves(): string[];
    play(move: string): string;
    throwDie(face: number): boolean;
    readonly awaitsThrow: boolean;
    readonly moves: string[];
    readonly captures: string[];
    readonly position: string;
    readonly announcement: string | undefined;
    readonly outcome: { winner: string | null; reason: string; rule: string | null; text: string } | null;
  };
}
declare global {
  interface Window {
    hnefi: Module;
  }
}

// A build without the module says so when it is made.
describe.skipIf(!existsSync(join(MODULE, "hnefi.js")))("in the browser", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await browser.newPage();
    await page.route(`${base}/module/*`, (route) =>
      route.fulfill({ path: join(MODULE, new URL(route.request().url()).pathname.split("/").at(-1) ?? "") }),
    );
    await page.goto(`${base}/privacy`);
    // A text, so that nothing but the browser imports.
    await page.evaluate(
      `import("${base}/module/hnefi.js").then(async (module) => { await module.default(); window.hnefi = module; })`,
    );
  });
  afterAll(() => browser.close());

  it("random games of all rule sets are the same", { timeout: 300_000 }, async () => {
    // With the package named it would have other features than the tests have, and be compiled once more.
    const run = ["run", "--quiet", "--example", "native-games", "--"];
    const lines = execFileSync("cargo", [...run, String(GAMES), String(PLIES)], {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 1 << 30,
    });
    const games = lines
      .trim()
      .split("\n")
      .map((line): Played => JSON.parse(line));
    expect(games.length).toBeGreaterThanOrEqual(1000);
    for (let first = 0; first < games.length; first += 50)
      expect(await page.evaluate(replay, games.slice(first, first + 50))).toEqual([]);
  });

  it("the case files are judged the same", { timeout: 120_000 }, async () => {
    const folder = join(ROOT, "rulesets/cases");
    const files = readdirSync(folder).filter((file) => file.endsWith(".toml"));
    const cases = files.flatMap(
      (file) => parse(readFileSync(join(folder, file), "utf8")).case as unknown as Case[],
    );
    const judged = await page.evaluate(judge, [cases, REASONS] as const);
    expect(judged.differences).toEqual([]);
    expect(judged.count).toBeGreaterThan(500);
  });
});

/** Plays games again, and tells what is different. Runs in the page. */
function replay(games: Played[]): string[] {
  const { Ruleset, Game } = window.hnefi;
  const number = (move: string) =>
    move
      .split("-")
      .reduce((sum, point) => (sum * 19 + point.charCodeAt(0) - 97) * 19 + Number(point.slice(1)) - 1, 0);
  const differences: string[] = [];
  for (const { rules, steps, outcome, position } of games) {
    const game = new Game(new Ruleset(rules));
    const compare = (what: string, found: unknown, expected: unknown) => {
      const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
      if (a !== b) differences.push(`${rules}, ${game.moves.length} plies, ${what}: ${a}, natively ${b}`);
    };
    for (const step of steps) {
      for (const face of step.throws) game.throwDie(face);
      const numbers = game.legalMoves().map(number);
      const sums = [numbers, numbers.map((n) => n * n)].map((all) => all.reduce((sum, n) => sum + n, 0));
      compare("legal moves", [numbers.length, ...sums], [step.legal, ...step.sum]);
      game.play(step.move);
      compare("call", game.announcement ?? null, step.call);
    }
    // Once a game: a list of all moves is made anew each time.
    compare(
      "plies",
      game.moves,
      steps.flatMap(({ plies }) => plies),
    );
    compare("position", game.position, position);
    const end = game.outcome;
    compare(
      "outcome",
      end && { winner: end.winner, text: end.text, rule: end.rule },
      outcome && { winner: outcome.winner, text: outcome.text, rule: outcome.rule },
    );
  }
  return differences;
}

/** Plays every case under each of its rule sets, and tells what is different. Runs in the page. */
function judge([cases, reasons]: readonly [Case[], Record<string, string>]) {
  const { Ruleset, Game } = window.hnefi;
  const differences: string[] = [];
  let count = 0;
  for (const one of cases)
    for (const id of one.rulesets) {
      count += 1;
      const compare = (what: string, found: unknown, expected: unknown) => {
        const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
        if (a !== b) differences.push(`case \`${one.id}\` under \`${id}\`, ${what}: ${a}, not ${b}`);
      };
      const game = new Game(new Ruleset(id), one.position);
      // The cases leave out throws that let a side move.
      const throwWell = () => game.awaitsThrow && game.throwDie(1);
      const play = (move: string) => {
        throwWell();
        game.play(move);
      };
      for (const move of one.before ?? []) {
        if (move === "pass") game.throwDie(2);
        else play(move);
      }
      const before = game.moves.length;
      if (one.piece) {
        throwWell();
        const legal = game.legalMoves().map((move) => move.split("-"));
        const targets = legal.filter(([from]) => from === one.piece).map(([, to]) => to);
        compare("targets", targets.sort(), [...(one.targets ?? [])].sort());
        continue;
      }
      try {
        if (one.throw !== undefined) game.throwDie(one.throw);
        if (one.move) play(one.move);
      } catch (error) {
        const why = reasons[one.illegal ?? ""];
        if (!why || !String(error).includes(why))
          differences.push(`case \`${one.id}\` under \`${id}\`: ${error}`);
        continue;
      }
      compare("illegal", null, one.illegal ?? null);
      compare("captures", (one.move ? game.captures : []).sort(), [...(one.captures ?? [])].sort());
      const end = game.outcome;
      compare("outcome", end && (end.winner ?? "draw"), one.outcome ?? null);
      compare("reason", end?.reason ?? null, one.reason ?? null);
      if (one.announcement) compare("call", game.announcement ?? "none", one.announcement);
      compare("turn lost", game.moves.slice(before).includes("pass"), "turn-lost" in one);
    }
  return { differences, count };
}
