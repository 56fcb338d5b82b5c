// The package does in a new project what its pages say, and stops when it is told to.
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blocks, install, tarball } from "./packed";

const web = join(import.meta.dirname, "..");
const GUIDE = join(web, "../docs/guide/javascript.md");
const README = join(import.meta.dirname, "README.md");

let project: string;
beforeAll(() => {
  const packed = tarball();
  if (!packed) throw new Error("there is no tarball in web/npm/dist: `cargo xtask npm` makes it");
  project = install(packed);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a program in the project. Gives what it prints. */
function run(program: string): string {
  writeFileSync(join(project, "program.js"), program);
  return execFileSync(process.execPath, ["program.js"], { cwd: project, encoding: "utf8" });
}

describe.each([
  ["README", README],
  ["guide", GUIDE],
])("the code of the %s", (_, page) => {
  const programs = blocks(page).filter(({ language }) => language === "js");
  test.each(programs)("prints what it says: $text", ({ text, prints }) => {
    expect(prints).not.toBeNull();
    expect(run(text)).toBe(prints);
  });
});

test("the licences of the libraries in the module come with it", () => {
  const text = readFileSync(join(project, "node_modules/hnefi/licences.txt"), "utf8");
  expect(text).toContain("\nserde ");
});

test("the types are those of the package", () => {
  copyFileSync(join(import.meta.dirname, "example.ts"), join(project, "example.ts"));
  for (const [module, resolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ] as const) {
    const flags = ["--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--types", ""];
    const how = ["--module", module, "--moduleResolution", resolution, "example.ts"];
    const checked = execFileSync(join(web, "node_modules/.bin/tsc"), [...flags, ...how], {
      cwd: project,
      encoding: "utf8",
    });
    expect(checked).toBe("");
  }
});

test("an engine on its own thread stops at once, tells what is wrong, and can be used again", () => {
  const printed = run(`
    import { Game, Ruleset } from "hnefi";
    import { EngineWorker } from "hnefi/worker";

    const engine = new EngineWorker();
    const said = (error) => error.name + ": " + error.message;
    const position = { ruleset: "alea-walker-2015" };
    const times = [];
    for (let round = 0; round < 5; round++) {
      let stopped = 0;
      const found = await engine.search(position, { depth: 60 }, ({ depth }) => {
        if (depth < 3) return;
        stopped = performance.now();
        engine.stop();
      });
      times.push((performance.now() - stopped).toFixed(2) + " ms");
      console.log("depth", found.depth, found.move !== null, engine.busy);
    }
    console.error("stopped after " + times.join(", "));

    // Nothing has been found yet.
    const early = engine.search(position, { depth: 60 });
    console.log(await engine.search(position, { depth: 1 }).catch(said));
    engine.stop();
    console.log(await early);

    console.log(await engine.search({ ruleset: "alea" }, { depth: 1 }).catch((error) => error.name));
    console.log(await engine.search({ ...position, moves: ["a1-a2"] }, { depth: 1 }).catch((error) => error.name));
    console.log(await engine.search({ ...position, position: "/3/" }, { depth: 1 }).catch((error) => error.name));
    console.log(await engine.search(position, {}).catch((error) => error.name));
    console.log(await engine.search(position, { depth: 1, level: 9 }).catch((error) => error.name));

    // A game by rules of one's own, and one with a die, go to the thread whole.
    const own = Ruleset.fromToml('id = "own"\\nname = "Own"\\nextends = "brandubh-cyningstan"');
    const game = new Game(own);
    game.play("d6-b6");
    console.log(game.legalMoves().includes((await engine.search(game, { depth: 2 })).move));
    const thrown = new Game(new Ruleset("tawlbwrdd-bell-dice"));
    thrown.throwDie(2);
    thrown.throwDie(5);
    console.log(thrown.legalMoves().includes((await engine.search(thrown, { depth: 2 })).move));
    const won = { ruleset: "brandubh-cyningstan", position: "/3t3/t6/7/3K3/1t5/3T3/4t2/ d -" };
    console.log((await engine.solve(won, "defenders", { nodes: 1000 })).verdict);

    const large = new EngineWorker({ megabytes: 1025 });
    console.log(await large.search(position, { depth: 1 }).catch((error) => error.name));

    engine.close();
    console.log(await engine.search(position, { depth: 1 }).catch(said));
    // Another that is never closed keeps no program running.
    new EngineWorker();
  `);
  const depths = Array(5).fill("depth 3 true false");
  const errors = ["RulesetError", "IllegalMove", "PositionError", "LimitError", "LimitError"];
  expect(printed.trim().split("\n")).toEqual([
    ...depths,
    "BusyError: the engine is searching: stop it, or wait for it",
    "null",
    ...errors,
    "true",
    "true",
    "won",
    "LimitError",
    "WorkerError: the engine is closed",
  ]);
});
