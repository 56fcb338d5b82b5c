// Pages and files to print, made by a worker.
import type { Format } from "./choices";
import type { Asked, Said, Subject } from "./protocol";

/** Why nothing is printed, in English. */
export class PrintProblem extends Error {}

/** Whether the client was built with the module that prints, and this browser can run it. */
export const canPrint =
  typeof WebAssembly === "object" &&
  typeof Worker === "function" &&
  Object.keys(import.meta.glob("../../wasm/print/hnefi-print.js")).length > 0;

interface Waiting {
  done(said: Said): void;
  failed(error: Error): void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let last = 0;

function started(): Worker {
  const begun = new Worker(new URL("./print-worker.ts", import.meta.url), { type: "module" });
  begun.onmessage = ({ data }: MessageEvent<Said>) => {
    waiting.get(data.n)?.done(data);
    waiting.delete(data.n);
  };
  // The script itself could not be loaded; the next question tries again.
  begun.onerror = () => {
    worker = undefined;
    for (const { failed } of waiting.values()) failed(new Error("what prints could not be started"));
    waiting.clear();
  };
  return begun;
}

async function ask(question: Omit<Asked, "n">): Promise<Said> {
  worker ??= started();
  const n = ++last;
  const answer = new Promise<Said>((done, failed) => waiting.set(n, { done, failed }));
  worker.postMessage({ n, ...question } satisfies Asked);
  const said = await answer;
  if ("failed" in said) throw new PrintProblem(said.failed);
  return said;
}

/** Every page as an SVG document. */
export async function pagesOf(subject: Subject, order: string): Promise<string[]> {
  const said = await ask({ subject, order, format: "pages" });
  return "pages" in said ? said.pages : [];
}

/** A file to print, cut or cast. */
export async function fileOf(
  subject: Subject,
  order: string,
  format: Format,
): Promise<Uint8Array<ArrayBuffer>> {
  const said = await ask({ subject, order, format });
  return "file" in said ? said.file : new Uint8Array();
}
