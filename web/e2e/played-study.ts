// Studies played for a test, on small boards with little thinking, and reported.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "./program";

/** What the studies of the tests have in common. */
const COMMON = `format = 2
seed = 1
nodes = 200
openings = "openings.toml"
max-plies = 60
standard = { even = [0.45, 0.55], fair = [0.4, 0.6], decided = 0.33, error = 0.05 }
`;

/** A study to be played. */
interface PlayedStudy {
  name: string;
  /** What its file says besides what all have: games, rungs and arms. */
  text: string;
  /** It is played in this many parts, of which the last is still missing. */
  parts?: number;
  /** Comments on its games. */
  comments?: string;
}

/** Plays a study in a folder of its own within `folder`, and writes its report; returns the report's folder, in which its table is too. */
export function reported(folder: string, { name, text, parts, comments }: PlayedStudy): string {
  const cwd = mkdtempSync(join(folder, "study-"));
  writeFileSync(join(cwd, "study.toml"), `name = "${name}"\n${COMMON}${text}`);
  const lab = (...words: string[]) => execFileSync(program, ["lab", ...words], { cwd, stdio: "pipe" });
  const few = ["--games", "20", "--from", "2", "--to", "4", "--nodes", "1000"];
  lab("openings", "study.toml", "-o", "openings.toml", ...few);
  if (parts) {
    for (let index = 0; index + 1 < parts; index += 1)
      lab("shard", "study.toml", "--index", String(index), "--of", String(parts), "-o", "games");
  } else lab("run", "study.toml", "-o", "games");
  const tables = readdirSync(join(cwd, "games")).map((file) => join("games", file));
  if (parts) lab("merge", "study.toml", ...tables, "--interim", "-o", "games.parquet");
  else renameSync(join(cwd, tables[0] as string), join(cwd, "games.parquet"));
  lab("report", "study.toml", "games.parquet", "--out", "report");
  renameSync(join(cwd, "games.parquet"), join(cwd, "report", "games.parquet"));
  if (comments) writeFileSync(join(cwd, "report", `${name}.games.toml`), comments);
  return join(cwd, "report");
}
