import { describe, expect, it } from "vitest";
import { changed, choicesOf, hasCell, order, readChoices, values } from "./choices";

const read = (query: string, locale = "en-GB", onFolio = true) =>
  readChoices(new URLSearchParams(query), { page: "en", locale, onFolio });

describe("the choices of a print", () => {
  it("are as usual where the address says nothing, on the paper of the country", () => {
    expect(read("")).toMatchObject({ part: "board", paper: "A4", cell: 25, language: "en", second: null });
    expect(read("", "en-US").paper).toBe("Letter");
    expect(read("paper=A3", "en-US").paper).toBe("A3");
  });

  it("are as usual where the address says what there is not", () => {
    expect(read("part=crown&style=modern&cell=3000&language=xx&second=en")).toEqual(read(""));
    expect(read("cell=abc").cell).toBe(25);
    expect(read("marks=all", "en-GB", false).marks).toBe("usual");
    expect(read("paper=one&part=pieces").paper).toBe("one");
    expect(read("paper=one&part=leaflet", "en-US").paper).toBe("Letter");
  });

  it("are read again as they were written", () => {
    const change = { part: "pieces", cell: 12.5, paper: "one", second: "is", form: "pyramids" } as const;
    expect(read(changed(new URLSearchParams("second=de"), change).toString())).toMatchObject(change);
    expect(changed(new URLSearchParams("second=de&rules=x"), { second: null }).toString()).toBe("rules=x");
  });

  it("are all in what the printing module is asked", () => {
    for (const part of values.part) {
      const asked = JSON.parse(order({ ...read("second=fr"), part }, "https://tafl.example"));
      expect(asked).toMatchObject({ part, paper: "A4", languages: ["en", "fr"] });
      expect(asked.cell).toBe(hasCell(part) ? "25mm" : undefined);
      expect(asked.site).toBe(part === "poster" ? "https://tafl.example" : undefined);
      for (const choice of choicesOf[part]) expect(asked).toHaveProperty(choice);
    }
    expect(JSON.parse(order(read("marks=all"), null)).marks).toBe("all");
    expect(JSON.parse(order(read(""), null)).marks).toBe(null);
  });
});
