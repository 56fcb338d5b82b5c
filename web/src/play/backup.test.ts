// Tests for the export and import of stored data.
import { beforeEach, describe, expect, it, vi } from "vitest";
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

  it("joins what is here", async () => {
    const entry = (id: string, touched: number) => ({ id, touched, token: `${id} of ${touched}` });
    keep("games", JSON.stringify([entry("a", 5), entry("b", 5)]));
    keep("puzzles", '{"solved":["p","q"],"streak":3}');
    keep("pending-seats", '{"x":"1"}');
    keep("rules-desk", '{"text":"imported"}');
    keep("rules-drafts", '[{"name":"n","text":"imported"}]');
    await keepGames({ "here-1": "{...}", "here-2": "{...}" });
    const file = await exportData();
    await deleteAllData();
    keep("games", JSON.stringify([entry("b", 7), entry("a", 3), entry("c", 1)]));
    keep("puzzles", '{"solved":["q","r"],"streak":1}');
    keep("pending-seats", '{"y":"2"}');
    keep("rules-desk", '{"text":"here"}');
    keep("rules-drafts", '[{"name":"n","text":"here"},{"name":"m","text":"here"}]');
    await keepGames({ "here-1": "{....}", "here-3": "{}" });
    await importData(file);
    const stored = (name: string) => JSON.parse(kept(name) ?? "");
    expect(stored("games")).toEqual([entry("a", 5), entry("b", 7), entry("c", 1)]);
    expect(stored("puzzles")).toEqual({ solved: ["p", "q", "r"], streak: 3 });
    expect(stored("pending-seats")).toEqual({ x: "1", y: "2" });
    expect(stored("rules-desk").text).toBe("here");
    expect(stored("rules-drafts").map(({ text }: { text: string }) => text)).toEqual(["here", "here"]);
    expect(await allGames()).toEqual({ "here-1": "{....}", "here-2": "{...}", "here-3": "{}" });
  });

  it("comes from files of earlier versions, which have no games of the browser", async () => {
    expect(await importData('{"format":"hnefi-browser/1","kept":{"look":"slate"}}')).toBe(1);
  });

  it("is not imported where there is no room for it, and nothing here is lost", async () => {
    const room = new Map<string, string>();
    const length = () => [...room].join("").length;
    vi.stubGlobal("localStorage", {
      get length() {
        return room.size;
      },
      key: (index: number) => [...room.keys()][index] ?? null,
      getItem: (key: string) => room.get(key) ?? null,
      removeItem: (key: string) => void room.delete(key),
      setItem(key: string, value: string) {
        const before = room.get(key);
        room.set(key, value);
        if (length() <= 100) return;
        if (before === undefined) room.delete(key);
        else room.set(key, before);
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    keep("look", "wood");
    keep("rules-desk", "x".repeat(30));
    const before = Object.fromEntries(room);
    const kept = { look: "slate", name: "Ada", layouts: "x".repeat(50) };
    await expect(importData(JSON.stringify({ format: "hnefi-browser/1", kept }))).rejects.toThrow("no room");
    expect(Object.fromEntries(room)).toEqual(before);
    expect(everything()).toEqual({ look: "wood", "rules-desk": "x".repeat(30) });
    vi.unstubAllGlobals();
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
