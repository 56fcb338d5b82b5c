// Every claim has its words and its evidence, and every source is leaned on.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../words/languages";
import { chapters, LATIN, seven } from "./claims";
import { type SourceId, sources } from "./sources";

const claims = chapters.flatMap((chapter) => chapter.claims);
const words = (language: string) =>
  readFileSync(join(import.meta.dirname, "../words", language, "history.ftl"), "utf8");
const keys = (language: string, prefix: string) =>
  [...words(language).matchAll(new RegExp(`^(${prefix}[a-z-]+) =`, "gm"))].map((match) => match[1]);

describe("the history page", () => {
  it.each(Object.keys(languages))("tells every claim once, and nothing besides, in %s", (language) => {
    expect(keys(language, "claim-")).toEqual(claims.map(({ id }) => `claim-${id}`));
    expect(keys(language, "seven-")).toEqual(seven.map(({ id }) => `seven-${id}`));
  });

  it("knows nothing without a source", () => {
    const groundless = claims.filter(
      ({ evidence, sources: from }) => evidence === "known" && from.length === 0,
    );
    expect(groundless).toEqual([]);
  });

  it("leans on every source that it lists", () => {
    const through = (Object.keys(sources) as SourceId[]).flatMap((id) => sources[id].through ?? []);
    const used = new Set([...claims.flatMap(({ sources: from }) => from), ...through]);
    expect([...used].sort()).toEqual(Object.keys(sources).sort());
  });

  it("names in the sentence the seven things that it lists, in that order", () => {
    const stems = seven.map(({ latin }) => latin.replace(/(as|a)$/, ""));
    let at = 0;
    for (const stem of stems) {
      const found = LATIN.indexOf(stem, at);
      expect(found, stem).toBeGreaterThan(0);
      at = found + 1;
    }
  });
});
