// Tests for the export and import of stored data.
import { beforeEach, describe, expect, it } from "vitest";
import { allGames, keepGames } from "../local/game-store";
import { everything, keep, kept } from "../storage";
import { deleteAllData, exportData, importData } from "./backup";

// There is no storage here and no database, as in a browser that forbids them.
describe("what a browser keeps", () => {
  beforeEach(deleteAllData);

  it("comes back from its file", async () => {
    keep("games", '[{"id":"x"}]');
    keep("look", "slate");
    await keepGames({ "here-1": "{}" });
    const file = await exportData();
    await deleteAllData();
    expect([everything(), await allGames()]).toEqual([{}, {}]);
    keep("look", "wood");
    expect(await importData(file)).toBe(3);
    expect([kept("games"), kept("look")]).toEqual(['[{"id":"x"}]', "slate"]);
    expect(await allGames()).toEqual({ "here-1": "{}" });
  });

  it("comes from files of earlier versions, which have no games of the browser", async () => {
    expect(await importData('{"format":"hnefi-browser/1","kept":{"look":"slate"}}')).toBe(1);
  });

  it.each([
    ["no JSON", "{"],
    ["another thing", '{"format":"chess"}'],
    ["nothing kept", '{"format":"hnefi-browser/1"}'],
    ["what is no text", '{"format":"hnefi-browser/1","kept":{"games":[]}}'],
    ["a strange name", '{"format":"hnefi-browser/1","kept":{"__proto__ x":"y"}}'],
    ["a game of a server", '{"format":"hnefi-browser/1","kept":{},"games":{"x":"{}"}}'],
    ["a game that is no text", '{"format":"hnefi-browser/1","kept":{},"games":{"here-x":{}}}'],
    ["a list", "[]"],
    ["null", "null"],
  ])("%s is refused, and nothing is changed", async (_, text) => {
    keep("look", "wood");
    expect(await importData(text)).toBeNull();
    expect([everything(), await allGames()]).toEqual([{ look: "wood" }, {}]);
  });
});
