// Analyses and reports: events, from the engine of this browser or of the server.
import { canAnswer } from "../local/can-answer";
import { searchHere } from "../local/local-api";
import { enginePlace } from "../settings";
import { hasServer } from "../site";
import { problemOf } from "./client";
import { withoutGame } from "./positions";
import { Problem } from "./problem";
import { answered, offline, ROOT } from "./reach";
import type { AnalysisRequest, Lines, PositionRequest, Report, ReportRequest } from "./schema";

/** A question about a position, with the events of its answer. */
interface Search {
  kind: "analyse" | "report";
  path: string;
  body: AnalysisRequest | ReportRequest;
  events: Events;
}

type Events = Record<string, (data: never) => void>;

/** Has a position searched, and handles the events until the last. Aborting `signal` stops the work. */
async function search(asked: Search, signal: AbortSignal): Promise<void> {
  if (!canAnswer || (hasServer && enginePlace.value === "server")) return postForEvents(asked, signal);
  const { kind, body, events } = asked;
  try {
    const position = await withoutGame(body.position);
    const tell = (name: string, data: string) => handle(name, data, events);
    const answer = await searchHere({ kind, body: JSON.stringify({ ...body, position }) }, tell, signal);
    if (answer.status !== 200) throw problemOf(kind, answer.status ?? 0, JSON.parse(answer.body || "null"));
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof Problem) throw error;
    // The engine could not be loaded here.
    return postForEvents(asked, signal);
  }
}

/** Asks the server. */
async function postForEvents({ path, body, events }: Search, signal: AbortSignal): Promise<void> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(ROOT + path, { ...init, signal });
    answered();
    if (!response.ok) throw problemOf(path, response.status, await response.json().catch(() => null));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return;
      const parts = (text + value).split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) handleEvent(part, events);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof Problem ? error : offline(error);
  }
}

function handleEvent(part: string, events: Events): void {
  const name = /^event: ?(.*)$/m.exec(part)?.[1];
  const data = /^data: ?(.*)$/m.exec(part)?.[1];
  if (name && data) handle(name, data, events);
}

function handle(name: string, data: string, events: Events): void {
  events[name]?.(JSON.parse(data) as never);
}

/** The engine's lines in a position, as they deepen; `end` says whether no deeper search would change them. */
export const analyse = (
  body: AnalysisRequest,
  handlers: { lines(lines: Lines): void; end(settled: boolean): void },
  signal: AbortSignal,
) => {
  const events = {
    lines: (lines: Lines) => handlers.lines(lines),
    end: ({ settled }: { settled: boolean }) => handlers.end(settled),
  };
  return search({ kind: "analyse", path: "/analyses", body, events }, signal);
};

/** A game looked over, from a move on. */
export const reportOn = (
  position: PositionRequest,
  from: number,
  handlers: { progress(done: number, of: number): void; report(report: Report): void },
  signal: AbortSignal,
) => {
  const events = {
    progress: ({ done, of }: { done: number; of: number }) => handlers.progress(done, of),
    report: (report: Report) => handlers.report(report),
  };
  return search({ kind: "report", path: "/reports", body: { position, from }, events }, signal);
};
