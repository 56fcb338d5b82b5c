// Requests about records and the library, and what comes back.
import { hasServer } from "../site";
import { gamePath, idInPath, post, request, requestText } from "./client";
import { ROOT } from "./reach";
import type {
  CommentedGames,
  Explored,
  ExportList,
  KeptGame,
  LibraryPage,
  Records,
  RecordsRequest,
  StudyGamesPage,
} from "./schema";

export const readRecords = (asked: RecordsRequest) => post<Records>("/records", asked);
export const library = (query: URLSearchParams) => request<LibraryPage>(`/library?${query}`);
export const studyGames = (query: URLSearchParams) => request<StudyGamesPage>(`/library/studies?${query}`);
/** The games of a study that are commented, in the order in which they are told. */
export const commentedGames = (study: string) =>
  request<CommentedGames>(`/studies/${encodeURIComponent(study)}/commented`).then((all) => all.games);
export const explore = (query: URLSearchParams) => request<Explored>(`/library/explore?${query}`);
export const keptGame = (id: string) => request<KeptGame>(`/library/${encodeURIComponent(id)}`);
/** A game by a rule set that our engine has won against itself. */
export const toReplay = (rules: string) => request<KeptGame>(`/rulesets/${idInPath(rules)}/replay`);
export const exportsOf = (id: string) =>
  request<ExportList>(gamePath(id, "/exports")).then((all) => all.formats);

/** The address of a game in a format, to be saved. */
export function recordAddress(id: string, format: string): string {
  return `${ROOT}${gamePath(id, "/record")}?format=${encodeURIComponent(format)}`;
}

/** A game in a format, where this browser keeps it. */
export function recordHere(id: string, format: string): Promise<string> {
  return requestText(`${gamePath(id, "/record")}?format=${encodeURIComponent(format)}`);
}

/** The address of the picture of a game's last position; a game that goes on gets another with each move. */
export function boardAddress(id: string, plies: number, theme: (typeof pictureThemes)[number]): string {
  return `${ROOT}/library/${encodeURIComponent(id)}/board.svg?theme=${theme}&plies=${plies}`;
}

/** The same picture of a game that this browser keeps. */
export async function boardHere(id: string, theme: (typeof pictureThemes)[number]): Promise<string> {
  const svg = await requestText(`/library/${encodeURIComponent(id)}/board.svg?theme=${theme}`);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The HTML that shows a game on any page. */
export const embedCode = (id: string) => requestText(gamePath(id, "/embed"));

/** The colours that a picture can have. */
export const pictureThemes = ["parchment", "candlelight", "print"] as const;

/** The address of a small picture of the position in which a rule set begins; `size` in pixels. */
export function openingAddress(rules: string, theme: (typeof pictureThemes)[number], size: number): string {
  if (!hasServer) return `${ROOT}/diagram/${rules}.${theme}.svg`;
  return pictureAddress("svg", { rules, theme, coordinates: "false", size: String(size) });
}

/** The address of a picture. */
export function pictureAddress(kind: "svg" | "png", asked: Record<string, string>): string {
  return `${ROOT}/diagram.${kind}?${new URLSearchParams(asked)}`;
}
