// Tests for the export and import of stored data.
import { beforeEach, describe, expect, it } from "vitest";
import { everything, keep, kept } from "../storage";
import { deleteAllData, exportData, importData } from "./backup";

// There is no local storage here, as in a browser that forbids it.
describe("what a browser keeps", () => {
  beforeEach(deleteAllData);

  it("comes back from its file", () => {
    keep("games", '[{"id":"x"}]');
    keep("look", "slate");
    const file = exportData();
    deleteAllData();
    expect(everything()).toEqual({});
    keep("look", "wood");
    expect(importData(file)).toBe(2);
    expect([kept("games"), kept("look")]).toEqual(['[{"id":"x"}]', "slate"]);
  });

  it.each([
    ["no JSON", "{"],
    ["another thing", '{"format":"chess"}'],
    ["nothing kept", '{"format":"hnefi-browser/1"}'],
    ["what is no text", '{"format":"hnefi-browser/1","kept":{"games":[]}}'],
    ["a strange name", '{"format":"hnefi-browser/1","kept":{"__proto__ x":"y"}}'],
    ["a list", "[]"],
    ["null", "null"],
  ])("%s is refused, and nothing is changed", (_, text) => {
    keep("look", "wood");
    expect(importData(text)).toBeNull();
    expect(everything()).toEqual({ look: "wood" });
  });
});
