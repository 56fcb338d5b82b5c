// Every message that the code uses exists, and every message is used. The tests of the crate `hnefi-messages` compare the languages.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../languages/en/web");
const source = join(import.meta.dirname, "..");
const embed = join(source, "../embed");

/** The ids of the client's messages. */
const messages = readdirSync(folder).flatMap((area) =>
  [...readFileSync(join(folder, area), "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
    (match) => match[1] ?? "",
  ),
);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = [...sources(source), ...sources(embed)].join("\n");
const literals = new Set(
  [...code.matchAll(/["'`]([a-z]+(?:-[a-z]+)+)["'`]/g)].map((match) => match[1] ?? ""),
);
const called = [...code.matchAll(/\b(?:t|has|words|sayOf)\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
const prefixes = [...code.matchAll(/\b(?:t|has|words|sayOf)\(\s*`([a-z-]+-)\$\{/g)].map(
  (match) => match[1] ?? "",
);

describe("words", () => {
  it("exist wherever they are used", () => {
    expect(called.filter((key) => !messages.includes(key))).toEqual([]);
    const families = prefixes.filter((prefix) => !messages.some((key) => key.startsWith(prefix)));
    expect(families).toEqual([]);
  });

  it("are used", () => {
    const unused = messages.filter(
      (key) =>
        !literals.has(key) && !called.includes(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
