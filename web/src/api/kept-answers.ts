// Answers that only a server has, kept for when none answers: what a page has shown once it can show again.
import type { ApiRequest } from "../local/protocol";

const CACHE = "answers";
/** What says the same until the server is another version. */
const LASTING = new Set(["first-game", "puzzles", "rulesets", "studies"]);

/** Whether the browser can keep answers: over a safe connection, or on this machine. */
export const keepsAnswers = "caches" in globalThis;

/** Keeps an answer, if it is one that lasts. */
export async function keepAnswer({ method, path }: ApiRequest, url: string, answer: Response): Promise<void> {
  if (!keepsAnswers || method !== "GET" || !answer.ok || !LASTING.has(path[0] ?? "")) return;
  const copy = answer.clone();
  // A full disk is no reason to show less.
  await caches
    .open(CACHE)
    .then((cache) => cache.put(url, copy))
    .catch(() => {});
}

/** The paths below a path whose answers were kept. */
export async function keptAnswers(below: string): Promise<string[]> {
  if (!keepsAnswers) return [];
  const asked = await (await caches.open(CACHE)).keys();
  return asked.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(below));
}

/** Removes all of them. */
export async function forgetAnswers(): Promise<void> {
  if (keepsAnswers) await caches.delete(CACHE);
}

/** The answer that was kept. */
export async function keptAnswer(url: string): Promise<Response | undefined> {
  return keepsAnswers ? caches.match(url, { cacheName: CACHE, ignoreVary: true }) : undefined;
}
