// Tests that opening another draft loses nothing, and that damaged storage is ignored.
import { beforeEach, describe, expect, it } from "vitest";
import { keep } from "../../storage";
import { drafts, loadCurrent, saveCurrent, storeCurrentByName } from "./saved-drafts";

const draft = (text: string, began = "") => ({ text, began, from: "tablut-murray" });

beforeEach(() => {
  keep("rules-desk", null);
  keep("rules-drafts", null);
});

describe("the desk", () => {
  it("keeps what was left on it", () => {
    expect(loadCurrent()).toBeNull();
    saveCurrent(draft('id = "a"'));
    expect(loadCurrent()).toEqual(draft('id = "a"'));
  });

  it("is cleared without losing anything, under a name that is free", () => {
    for (const text of ["one", "two", "two"]) {
      saveCurrent(draft(text));
      storeCurrentByName(() => "Mine");
    }
    expect(drafts.all().map(({ name, text }) => [name, text])).toEqual([
      ["Mine (2)", "two"],
      ["Mine", "one"],
    ]);
  });

  it("puts nothing away that nobody has changed", () => {
    saveCurrent(draft("as it came", "as it came"));
    storeCurrentByName(() => "Mine");
    expect(drafts.all()).toEqual([]);
  });
});

describe("what was put away", () => {
  it("takes the place of its older self and can be forgotten", () => {
    drafts.put({ ...draft("old"), name: "A" });
    drafts.put({ ...draft("b"), name: "B" });
    drafts.put({ ...draft("new"), name: "A" });
    expect(drafts.all().map(({ name, text }) => [name, text])).toEqual([
      ["A", "new"],
      ["B", "b"],
    ]);
    drafts.forget("A");
    expect(drafts.all().map(({ name }) => name)).toEqual(["B"]);
  });

  it.each(["", "{", "3", '[1, {"name": "x"}, {"text": "y", "name": 4}]', '{"text": 3}'])(
    "%j is none",
    (spoilt) => {
      keep("rules-drafts", spoilt);
      keep("rules-desk", spoilt);
      expect(drafts.all()).toEqual([]);
      expect(loadCurrent()).toBeNull();
    },
  );
});
