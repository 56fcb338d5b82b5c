import { describe, expect, it } from "vitest";
import { applyChange } from "./game-change";
import type { Game, GameChange } from "./schema";

const move = (text: string) => ({ text }) as Game["moves"][number];
const game = {
  id: "x",
  version: 5,
  moves: [move("a1-a2"), move("b1-b2")],
  position: "/before/",
  thinking: true,
} as Game;
const change = (part: Partial<GameChange>) =>
  ({ since: 5, version: 6, kept: 2, moves: [], position: "/after/", thinking: false, ...part }) as GameChange;
const texts = (after: Game | null) => after?.moves.map(({ text }) => text);

describe("a change of a game", () => {
  it("adds moves, takes moves back, and leaves the other fields", () => {
    const played = applyChange(game, change({ moves: [move("c1-c2")] }));
    expect(texts(played)).toEqual(["a1-a2", "b1-b2", "c1-c2"]);
    expect(played).toMatchObject({ id: "x", version: 6, position: "/after/", thinking: false });
    expect(played).not.toHaveProperty("since");
    expect(texts(applyChange(game, change({ kept: 1 })))).toEqual(["a1-a2"]);
    expect(texts(applyChange(game, change({ kept: 0, moves: [move("d1-d2")] })))).toEqual(["d1-d2"]);
  });

  it("to the version that is held updates the fields but not the moves", () => {
    const after = applyChange(game, change({ since: 4, version: 5, kept: 1, moves: [move("b1-b2")] }));
    expect(texts(after)).toEqual(["a1-a2", "b1-b2"]);
    expect(after?.thinking).toBe(false);
  });

  it("to an older version is ignored", () => {
    expect(applyChange(game, change({ since: 3, version: 4, kept: 1 }))).toBe(game);
  });

  it("since another version than the one held cannot be applied", () => {
    expect(applyChange(game, change({ since: 6, version: 7 }))).toBeNull();
    expect(applyChange(game, change({ since: 4, version: 6 }))).toBeNull();
  });
});
