// What is published here, in its versions, and how it is cited.
import { hasServer } from "../site";
import { citationEndings } from "./citation-files";
import { idInPath, request, requestText } from "./client";
import { ROOT } from "./reach";
import type { LayoutPage, Ruleset, Study } from "./schema";

/** The thing at a path; for a reader who follows the citation of one of its versions, with what has changed since. */
function published<T>(path: string, version: string | null): Promise<T> {
  return request<T>(version === null ? path : `${path}?version=${encodeURIComponent(version)}`);
}

export const rulesetCited = (id: string, version: string) =>
  published<Ruleset>(`/rulesets/${idInPath(id)}`, version);
export const layoutCited = (id: string, version: string | null) =>
  published<LayoutPage>(`/layouts/${encodeURIComponent(id)}`, version);
export const studyCited = (name: string, version: string | null) =>
  published<Study>(`/studies/${encodeURIComponent(name)}`, version);

/** How to cite the thing at a path of the API. */
export const citation = (of: string) => requestText(`${of}/citation`);
/** Where the citation is as a file. */
export const citationAddress = (of: string, format: string) =>
  `${ROOT}${of}/citation${hasServer ? `?format=${format}` : `.${citationEndings[format]}`}`;
