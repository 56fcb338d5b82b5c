// The study file for the user's rule set, to run with `hnefi lab run`; docs/guide/studies.md describes it. It is the study that a server plays to
// measure a rule set.
import { saveFile } from "../parts/save-file";

/** As many openings as the study has games. */
const OPENINGS = 200;

/** What a study needs to know. */
export interface Studied {
  /** The id of the rule set: the names of the files come from it. */
  id: string;
  /** Its display name. */
  name: string;
  /** The study's question, in the page's language. */
  title: string;
}

/** The names of the two files that are saved, and of the openings that the lab makes. */
export function studyFiles({ id }: Pick<Studied, "id">): { rules: string; study: string; openings: string } {
  return { rules: `${id}.toml`, study: `${id}-study.toml`, openings: `${id}-openings.toml` };
}

/** The text of the study, which lies beside the file of the rules. */
export function studyText(of: Studied): string {
  const { rules, study, openings } = studyFiles(of);
  const [make, run] = studyCommands(of);
  return `# Is ${oneLine(of.name)} fair? Put this beside ${rules}, then:
#   ${make}
#   hnefi lab plan ${study}     what would be played
#   ${run}     play it; run again, it goes on where it was interrupted
#   hnefi lab report ${study} TABLE     what it came to

format = 2
name = ${quoted(`${of.id}-study`)}
title = ${quoted(of.title)}
seed = 1
nodes = 8000
games = [40, 100, ${OPENINGS}]
openings = ${quoted(openings)}
max-plies = 400
play-on = { times = 4, plies = 100 }
ladder = [{ times = 0.25, games = [40, 100, ${OPENINGS}] }, { times = 4, games = [20, 40] }]
standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }

[[arms]]
rules = ${quoted(rules)}
`;
}

/** The commands that make its openings and play it, a line each. */
export function studyCommands(of: Pick<Studied, "id">): [make: string, run: string] {
  const { study, openings } = studyFiles(of);
  return [
    `hnefi lab openings ${study} --games ${OPENINGS} --from 2 --to 6 --nodes 2000 --out ${openings}`,
    `hnefi lab run ${study}`,
  ];
}

/** Saves the study, and the rules that it plays by. */
export function saveStudy(of: Studied, rules: string): void {
  const names = studyFiles(of);
  saveFile(names.rules, rules);
  saveFile(names.study, studyText(of));
}

/** A text as a string of TOML. */
export function quoted(text: string): string {
  const escaped = text.replace(/["\\]/g, "\\$&").replace(/\p{Cc}/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, "0")}`;
  });
  return `"${escaped}"`;
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
