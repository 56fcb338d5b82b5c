// Answers that the server streams as events: analyses and reports.
import { offline, Problem, problemOf, ROOT } from "./client";
import { answered } from "./reach";
import type { AnalysisRequest, Lines, PositionRequest, Report } from "./schema";

type Events = Record<string, (data: never) => void>;

/** Posts a request and handles the events of the answer until the last. Aborting `signal` stops the server's work. */
async function postForEvents(path: string, body: object, events: Events, signal: AbortSignal): Promise<void> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(ROOT + path, { ...init, signal });
    answered();
    if (!response.ok) throw problemOf(response, await response.json().catch(() => null));
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
  if (name && data) events[name]?.(JSON.parse(data) as never);
}

/** The engine's lines in a position, as they deepen; `end` says whether no deeper search would change them. */
export const analyse = (
  request: AnalysisRequest,
  handlers: { lines(lines: Lines): void; end(settled: boolean): void },
  signal: AbortSignal,
) =>
  postForEvents(
    "/analyses",
    request,
    {
      lines: (lines: Lines) => handlers.lines(lines),
      end: ({ settled }: { settled: boolean }) => handlers.end(settled),
    },
    signal,
  );

/** A game looked over, from a move on. */
export const reportOn = (
  position: PositionRequest,
  from: number,
  handlers: { progress(done: number, of: number): void; report(report: Report): void },
  signal: AbortSignal,
) =>
  postForEvents(
    "/reports",
    { position, from },
    {
      progress: ({ done, of }: { done: number; of: number }) => handlers.progress(done, of),
      report: (report: Report) => handlers.report(report),
    },
    signal,
  );
