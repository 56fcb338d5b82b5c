// The study beside one's own rules, as `hnefi lab plan` must be able to read it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { quoted, studyCommands, studyText } from "./study";

describe("a study", () => {
  it("names the file of the rules and its openings, and itself in the commands", () => {
    const text = studyText({ id: "my-yard", name: "The\nyard", title: 'Is "The yard" fair?' });
    expect(text).toContain('rules = "my-yard.toml"');
    expect(text).toContain('title = "Is \\"The yard\\" fair?"');
    expect(text.split("\n")[0]).toBe("# Is The yard fair? Put this beside my-yard.toml, then:");
    expect(text).toContain('openings = "my-yard-openings.toml"');
    for (const command of studyCommands({ id: "my-yard" })) expect(text).toContain(command);
  });
});

it("is played as a server measures", () => {
  const plan = join(import.meta.dirname, "../../../crates/server/src/measuring/plan.rs");
  const played = (text: string) => text.match(/^(nodes|games|max-plies|play-on|ladder|standard) = .*$/gm);
  const server = readFileSync(plan, "utf8").replaceAll("{{", "{").replaceAll("}}", "}");
  expect(played(studyText({ id: "my-yard", name: "Yard", title: "Yard" }))).toEqual(played(server));
});

describe("a string of TOML", () => {
  it.each([
    ["plain", '"plain"'],
    ['a "b" \\ c', '"a \\"b\\" \\\\ c"'],
    ["two\nlines\t\u0000", '"two\\u000alines\\u0009\\u0000"'],
    ["Þórr", '"Þórr"'],
  ])("%j", (text, written) => {
    expect(quoted(text)).toBe(written);
  });
});
