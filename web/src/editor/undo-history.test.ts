// Tests for undo and redo.
import { describe, expect, it } from "vitest";
import { UndoHistory } from "./undo-history";

describe("a past", () => {
  it("goes back step by step, and on again until something else is done", () => {
    const past = new UndoHistory("a");
    past.undo();
    expect([past.present.value, past.canUndo.value, past.canRedo.value]).toEqual(["a", false, false]);
    past.put("b");
    past.put("c");
    past.undo();
    expect([past.present.value, past.canRedo.value]).toEqual(["b", true]);
    past.redo();
    expect(past.present.value).toBe("c");
    past.undo();
    past.put("d");
    past.redo();
    expect(past.present.value).toBe("d");
    past.undo();
    past.undo();
    expect(past.present.value).toBe("a");
  });

  it("groups continuous typing into one step", () => {
    const past = new UndoHistory("");
    for (const text of ["y", "ya", "yard"]) past.put(text, "name");
    past.undo();
    expect(past.present.value).toBe("");
    past.redo();
    past.put("yards", "name");
    past.undo();
    expect(past.present.value).toBe("yard");
  });

  it("does not grow for ever", () => {
    const past = new UndoHistory(0);
    for (let step = 1; step <= 2000; step++) past.put(step);
    let back = 0;
    for (; past.canUndo.value; back++) past.undo();
    expect(back).toBe(499);
  });
});
