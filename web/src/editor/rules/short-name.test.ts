// Whatever a game is called, its id is one that the server takes.
import { describe, expect, it } from "vitest";
import { idFor } from "./short-name";

describe("the id that goes with a name", () => {
  it.each([
    ["Our yard", "our-yard"],
    ["  L’échiquier d’Ása & Þór! ", "l-echiquier-d-asa-thor"],
    ["Gården 2", "garden-2"],
    ["Straße", "strasse"],
    ["王", ""],
  ])("%j", (name, id) => {
    expect(idFor(name)).toBe(id);
  });
});
