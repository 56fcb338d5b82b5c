// The study file for the user's rule set, to run with `hnefi lab run`; docs/guide/studies.md describes it.
import { saveFile } from "../parts/save-file";

/** The strength, and the games that a first answer may take: the race ends them as soon as it is clear. */
const NODES = 1000;
const GAMES = 400;
/** Games at a quarter of the strength, which show whether strength matters. */
const WEAKER = 100;

/** What a study needs to know. */
export interface Studied {
  /** The id of the rule set: the names of the files come from it. */
  id: string;
  /** Its display name. */
  name: string;
  /** The study's question, in the page's language. */
  title: string;
}

/** The names of the two files. */
export function studyFiles({ id }: Pick<Studied, "id">): { rules: string; study: string } {
  return { rules: `${id}.toml`, study: `${id}-study.toml` };
}

/** The text of the study, which lies beside the file of the rules. */
export function studyText(of: Studied): string {
  const { rules, study } = studyFiles(of);
  return `# Is ${oneLine(of.name)} fair? Put this beside ${rules}, then:
#   hnefi lab plan ${study}     what would be played
#   hnefi lab run ${study}      play it; run again, it goes on where it was interrupted
#   hnefi lab report ${study} TABLE     what it came to

format = 1
name = ${quoted(`${of.id}-study`)}
title = ${quoted(of.title)}
seed = 1
nodes = ${NODES}
games = ${GAMES}
opening-plies = 6
max-plies = 400
ladder = [{ times = 0.25, games = ${WEAKER} }]
race = { fair = [0.45, 0.55], error = 0.05 }

[[arms]]
rules = ${quoted(rules)}
`;
}

/** The command that plays it. */
export function studyCommand(of: Pick<Studied, "id">): string {
  return `hnefi lab run ${studyFiles(of).study}`;
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
