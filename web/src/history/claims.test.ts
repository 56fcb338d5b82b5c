// Every claim, conflict and word of the glossary has its words, its evidence and its sources, and every source exists.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../words/languages";
import { type Cited, placeOf, workOf } from "./cited";
import { chapters, further, LATIN, seven, WRITTEN } from "./claims";
import { conflicts } from "./conflicts";
import { ours, terms, termsOf, USED } from "./glossary";

const here = import.meta.dirname;
const claims = chapters.flatMap((chapter) => chapter.claims);
const sayings = conflicts.flatMap((conflict) => conflict.sayings);
const works = new Set(
  [
    ...readFileSync(join(here, "../../../rulesets/sources.toml"), "utf8").matchAll(/^\[([a-z0-9-]+)\]$/gm),
  ].map((match) => match[1]),
);
const keys = (language: string, area: string, prefix: string) =>
  [
    ...readFileSync(join(here, "../../../languages", language, "web", `${area}.ftl`), "utf8").matchAll(
      new RegExp(`^${prefix}-([a-z0-9-]+) =`, "gm"),
    ),
  ].map((match) => match[1]);
const named = (of: readonly { id: string }[]) => of.map(({ id }) => id);

describe("the history page", () => {
  it.each(Object.keys(languages))("tells every claim once, and nothing besides, in %s", (language) => {
    expect(keys(language, "history", "claim")).toEqual(named(claims));
    expect(keys(language, "history", "seven")).toEqual(named(seven));
  });

  it("knows nothing without a source", () => {
    const groundless = claims.filter(
      ({ evidence, sources: from }) => evidence === "known" && from.length === 0,
    );
    expect(groundless).toEqual([]);
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

  it("has the sentence as it is written beside the usual spelling, and differs only in spelling", () => {
    const usual = WRITTEN.replace("illi,", "illi")
      .replace("discipline", "disciplinae")
      .replace("hec. VII", "haec septem")
      .replace("IX.", "novem");
    expect(usual).toBe(LATIN);
  });
});

describe("the page of sources", () => {
  it.each(Object.keys(languages))(
    "has words for every conflict and every word, in order, in %s",
    (language) => {
      expect(keys(language, "sources", "conflict")).toEqual(named(conflicts));
      expect(keys(language, "sources", "follow")).toEqual(named(conflicts));
      expect(keys(language, "sources", "says")).toEqual(named(sayings));
      expect(keys(language, "sources", "term")).toEqual(named(terms));
      expect(keys(language, "sources", "here")).toEqual(named(terms));
      expect(keys(language, "sources", "word")).toEqual(ours.flatMap((id) => [id, `${id}-means`]));
    },
  );

  it("sets at least two answers against each other, each with a place in every source", () => {
    for (const { id, sayings: answers } of conflicts) {
      expect(answers.length, id).toBeGreaterThan(1);
      for (const answer of answers) {
        expect(answer.sources.length, answer.id).toBeGreaterThan(0);
        for (const cited of answer.sources)
          expect(Object.keys(placeOf(cited)).length, `${answer.id}, ${workOf(cited)}`).toBeGreaterThan(0);
      }
    }
  });

  it("names a source for each word, and claims and words that exist", () => {
    expect(terms.filter(({ sources }) => sources.length === 0)).toEqual([]);
    expect(Object.keys(USED).filter((id) => !named(claims).includes(id))).toEqual([]);
    for (const [claim, used] of Object.entries(USED)) expect(termsOf(claim).length, claim).toBe(used.length);
  });

  it("cites only works of the bibliography", () => {
    const cited: Cited[] = [
      ...claims.flatMap(({ sources }) => sources),
      ...sayings.flatMap(({ sources }) => sources),
      ...terms.flatMap(({ sources }) => sources),
      ...further,
    ];
    expect([...new Set(cited.map(workOf))].filter((id) => !works.has(id))).toEqual([]);
  });
});
