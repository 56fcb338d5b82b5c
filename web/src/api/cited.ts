// What is published here, in its versions, and how it is cited.
import { hasServer } from "../site";
import { citationEndings } from "./citation-files";
import { idInPath, request, requestText } from "./client";
import { Problem } from "./problem";
import { ROOT } from "./reach";
import type { LayoutPage, Ruleset, Study, Superseded, Version } from "./schema";

/** The thing at a path; for a reader who follows the citation of one of its versions, with what has changed since. */
function published<T>(path: string, version: string | null): Promise<T> {
  return request<T>(version === null ? path : `${path}?version=${encodeURIComponent(version)}`);
}

export const rulesetCited = (id: string, version: string) =>
  published<Ruleset>(`/rulesets/${idInPath(id)}`, version);
export const layoutCited = (id: string, version: string | null) =>
  published<LayoutPage>(`/layouts/${encodeURIComponent(id)}`, version);

/** A study in the same way. A site of files has one file of it, which says all its versions. */
export async function studyCited(name: string, version: string | null): Promise<Study> {
  const path = `/studies/${encodeURIComponent(name)}`;
  if (hasServer || version === null) return published<Study>(path, version);
  const study = await request<Study>(path);
  return { ...study, superseded: superseded(study.versions, version) };
}

/** What has changed since a version; null for the present one. */
function superseded(versions: readonly Version[], asked: string): Superseded | null {
  const at = versions.findIndex(({ version }) => String(version) === asked);
  const cited = versions[at];
  if (!cited) throw new Problem("unknown-version", `there is no version ${asked}`);
  const since = versions.slice(at + 1);
  return since.length > 0 ? { version: cited.version, date: cited.date, since } : null;
}

/** How to cite the thing at a path of the API. */
export const citation = (of: string) => requestText(`${of}/citation`);
/** Where the citation is as a file. */
export const citationAddress = (of: string, format: string) =>
  `${ROOT}${of}/citation${hasServer ? `?format=${format}` : `.${citationEndings[format]}`}`;
