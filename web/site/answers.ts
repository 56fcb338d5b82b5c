// What a server knows, written to files under the paths of its API.
import { join } from "node:path";
import { citationEndings } from "../src/api/citation-files.ts";
import type { LessonList, PuzzleList, Ruleset, RulesetList, Study, StudyList } from "../src/api/schema.d.ts";
import { gridOf, isGrid, openingsOf } from "../src/studies/grid.ts";
import { write } from "./write.ts";

/** What pages and pictures are made of. */
export interface Catalogue {
  rulesets: RulesetList["rulesets"];
  /** Their ids. */
  layouts: string[];
  lessons: LessonList["lessons"];
  puzzles: PuzzleList["puzzles"];
  studies: StudyList["studies"];
}

const API = "api/v1";
/** The themes of the small pictures of openings, and their width in pixels. */
const THEMES = ["parchment", "candlelight"];
const SIZE = "240";
/** How many questions a server is asked at a time. */
const AT_ONCE = 4;

/** Asks a server for everything, and writes it below a folder; `site` is the address that citations begin with. */
export async function writeAnswers(server: string, out: string, site: string): Promise<Catalogue> {
  const keep = async (path: string, file = path) => {
    const answer = await fetch(`${server}/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const said = (await answer.text()).replaceAll(`${server}/`, site);
    write(join(out, file), said);
    return said;
  };
  /** A file that holds no address of the server. */
  const copied = async (path: string) => {
    const answer = await fetch(`${server}/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    write(join(out, path), new Uint8Array(await answer.arrayBuffer()));
  };
  const text = (path: string) => keep(`${API}/${path}`, `${API}/${path}.json`);
  const json = async <T>(path: string): Promise<T> => JSON.parse(await text(path));
  const { rulesets } = await json<RulesetList>("rulesets");
  const { puzzles } = await json<PuzzleList>("puzzles");
  const { studies } = await json<StudyList>("studies");
  const { lessons } = await json<LessonList>("lessons");
  const layouts = new Set<string>();
  for (const { id } of rulesets) {
    const set = await json<Ruleset>(`rulesets/${id}`);
    // A layout that only one rule set has is no thing of its own, and has no versions.
    for (const layout of set.layouts) if (layout.versions.length > 0) layouts.add(layout.id);
  }

  const asked: (() => Promise<unknown>)[] = ["first-game", "gallery", "levels", "sources"].map(
    (path) => () => text(path),
  );
  // What a stand replays; not every rule set has been studied.
  const replayed = async (id: string) => {
    const path = `${API}/rulesets/${id}/replay`;
    const answer = await fetch(`${server}/${path}`);
    if (answer.ok) write(join(out, `${path}.json`), await answer.text());
  };
  const cited: string[] = ["sources"];
  const openings = new Set<string>();
  for (const { id } of rulesets) {
    const path = `rulesets/${id}`;
    cited.push(path);
    asked.push(...["/balance", "/readings"].map((part) => () => text(path + part)));
    asked.push(() => replayed(id));
    openings.add(id);
  }
  for (const id of layouts) {
    cited.push(`layouts/${id}`);
    asked.push(() => text(`layouts/${id}`));
  }
  for (const { id } of puzzles) asked.push(() => text(`puzzles/${id}`));
  for (const { name, reports } of studies) {
    cited.push(`studies/${name}`);
    asked.push(() => text(`studies/${name}/commented`));
    const { arms, files } = await json<Study>(`studies/${name}`);
    const grid = gridOf(arms);
    if (isGrid(grid)) for (const rules of openingsOf(grid)) openings.add(rules);
    for (const { address } of files) asked.push(() => copied(address.slice(1)));
    for (const address of Object.values(reports)) asked.push(() => keep(address.slice(1)));
  }
  for (const rules of openings)
    for (const theme of THEMES) {
      const query = new URLSearchParams({ rules, theme, coordinates: "false", size: SIZE });
      asked.push(() => keep(`${API}/diagram.svg?${query}`, `${API}/diagram/${rules}.${theme}.svg`));
    }
  for (const path of cited) {
    const citation = `${API}/${path}/citation`;
    if (path !== "sources") asked.push(() => keep(citation, `${citation}.txt`));
    for (const [format, ending] of Object.entries(citationEndings))
      asked.push(() => keep(`${citation}?format=${format}`, `${citation}.${ending}`));
  }
  await all(asked, AT_ONCE);
  return { rulesets, layouts: [...layouts], lessons, puzzles, studies };
}

/** Does everything, some of it at a time. */
export async function all(wanted: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const rest = [...wanted];
  const next = async () => {
    for (let act = rest.shift(); act; act = rest.shift()) await act();
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
