// Every message exists in every language with the same variables; every used message exists and every message is used.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { languages } from "./languages";

const here = join(import.meta.dirname, "../../../languages");
const source = join(import.meta.dirname, "..");
const embed = join(source, "../embed");

class Variables extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }): void {
    this.found.add(node.id.name);
  }
}

/** The files of the client's messages in a language. */
const areas = (language: string) => readdirSync(join(here, language, "web"));

/** All messages of a language, with their variables; each area is a file. */
function messages(language: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const area of areas(language)) {
    const resource = parse(readFileSync(join(here, language, "web", area), "utf8"), {});
    for (const entry of resource.body) {
      expect(entry.type, `${language}/${area} does not parse`).not.toBe("Junk");
      if (entry.type !== "Message") continue;
      expect(all.has(entry.id.name), `${language}/${area}: ${entry.id.name} stands there twice`).toBe(false);
      const variables = new Variables();
      variables.visit(entry);
      all.set(entry.id.name, [...variables.found].sort());
    }
  }
  return all;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const en = messages("en");
const others = Object.keys(languages).filter((code) => code !== "en");
const translated = new Map(others.map((code) => [code, messages(code)]));
const code = [...sources(source), ...sources(embed)].join("\n");
const literals = new Set(
  [...code.matchAll(/["'`]([a-z]+(?:-[a-z]+)+)["'`]/g)].map((match) => match[1] ?? ""),
);
const called = [...code.matchAll(/\b(?:t|has|words)\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
const prefixes = [...code.matchAll(/\b(?:t|has|words)\(\s*`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");

describe("words", () => {
  it.each(others)("are all there in the language %s, in files of the same names", (code) => {
    expect(areas(code)).toEqual(areas("en"));
    expect([...(translated.get(code)?.keys() ?? [])].sort()).toEqual([...en.keys()].sort());
  });

  it.each([...en])("%s has the same variables in every language", (key, variables) => {
    for (const code of others) expect(translated.get(code)?.get(key), code).toEqual(variables);
  });

  it("exist wherever they are used", () => {
    expect(called.filter((key) => !en.has(key))).toEqual([]);
    const families = prefixes.filter((prefix) => ![...en.keys()].some((key) => key.startsWith(prefix)));
    expect(families).toEqual([]);
  });

  it("are used", () => {
    const unused = [...en.keys()].filter(
      (key) =>
        !literals.has(key) && !called.includes(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
