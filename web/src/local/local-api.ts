// The HTTP API without a server: a worker answers requests, and another one searches. A search is stopped by ending its worker, which
// cannot hear anything while it thinks; the next one is made ready at once.
import { worker } from "./can-answer";
import type { Answer, ApiRequest, Look, Question, Said, Search } from "./protocol";

interface Waiting {
  tell(name: string, data: string): void;
  done(answer: Answer): void;
  failed(error: Error): void;
}

let start = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** Has every worker started in another way: a page of another origin may not start this file. */
export function startWith(other: () => Worker): void {
  start = other;
}

/** A worker with the questions that it has not answered. */
class Room {
  private readonly worker = start();
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  /** Whether it answers nothing any more. */
  isBroken = false;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    // The script itself could not be loaded.
    this.worker.onerror = () => this.fail("the engine of this browser could not be started");
  }

  ask(question: Question, tell: Waiting["tell"] = () => {}): Promise<Answer> {
    const n = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(n, { tell, done, failed });
      this.worker.postMessage({ n, question });
    });
  }

  end(): void {
    this.worker.terminate();
    this.waiting.clear();
  }

  private hear(said: Said): void {
    worker.isReady = true;
    const waiting = this.waiting.get(said.n);
    if (said.kind === "event") {
      waiting?.tell(said.name, said.data);
      return;
    }
    this.waiting.delete(said.n);
    if (said.kind === "answer") waiting?.done(said);
    else waiting?.failed(new Error(said.reason));
  }

  private fail(reason: string): void {
    this.isBroken = true;
    for (const { failed } of this.waiting.values()) failed(new Error(reason));
    this.end();
  }
}

let answers: Room | undefined;

/** A worker that could not be started is tried once more by another. */
function usable(room: Room | undefined): Room {
  return room && !room.isBroken ? room : new Room();
}

function ask(question: Question): Promise<Answer> {
  answers = usable(answers);
  return answers.ask(question);
}

/** Answers a request; null for one that needs a server. */
export async function answerHere(request: ApiRequest): Promise<Answer | null> {
  const hint = await hintHere(request);
  if (hint) return hint;
  const answer = await ask({ kind: "answer", ...request });
  return answer.status === null ? null : answer;
}

/** A hint is a search, which the worker that answers has no time for. */
async function hintHere({ method, path, token }: ApiRequest): Promise<Answer | null> {
  const [collection, id, part] = path;
  if (method !== "POST" || collection !== "games" || part !== "hint" || id === undefined) return null;
  const seen = await lookAt(id, token);
  if ("status" in seen) return seen;
  return searchHere({ kind: "hint", stored: seen.stored, token }, () => {}, new AbortController().signal);
}

/** How a game of this browser stands, or why that cannot be told. */
export async function lookAt(game: string, token: string): Promise<Look | Answer> {
  const answer = await ask({ kind: "look", game, token });
  return answer.status === 200 ? (JSON.parse(answer.body) as Look) : answer;
}

/** The engine does in a game of this browser what a search of this version gave. */
export function engineActs(game: string, version: number, body: string): Promise<Answer> {
  return ask({ kind: "engine", game, version, body });
}

/** Ends a game of this browser where the time of the side to move is over. */
export function flag(game: string): Promise<Answer> {
  return ask({ kind: "flag", game });
}

/** A worker that searches nothing at the moment. */
let idle: Room | undefined;

/** Searches, and tells of every event, until the search ends or `signal` stops it. */
export async function searchHere(
  search: Search,
  tell: (name: string, data: string) => void,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const room = usable(idle);
  idle = undefined;
  const stopped = new Promise<never>((_, stop) => {
    signal.addEventListener("abort", () => stop(signal.reason), { once: true });
  });
  try {
    const answer = await Promise.race([room.ask(search, tell), stopped]);
    idle ??= room;
    return answer;
  } catch (error) {
    room.end();
    idle ??= new Room();
    throw error;
  }
}
