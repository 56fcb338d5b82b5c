// `hnefi/worker` in browsers.
import { type EngineWorkerOptions, type StartThread, ThreadedEngine } from "./engine-worker.js";

export type { EngineWorkerOptions, PositionText, SolveLimits } from "./engine-worker.js";
export type { ErrorName, Found, Limits, Line, Score, Side, Solved } from "./library.js";

/** Of a script that starts the file of another origin; one for all workers of the page, which would each keep their own. */
let address: string | undefined;

function worker(): Worker {
  try {
    // As bundlers know it.
    return new Worker(new URL("./thread-browser.js", import.meta.url), { type: "module" });
  } catch {
    // A page may start workers of its own origin only: one that imports the file from where this one came.
    const file = import.meta.url.replace(/[^/]*$/, "thread-browser.js");
    const text = `import ${JSON.stringify(file)};`;
    address ??= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    return new Worker(address, { type: "module" });
  }
}

const start: StartThread = (hear, fail) => {
  const thread = worker();
  thread.onmessage = ({ data }) => hear(data);
  thread.onerror = ({ message }) => fail(message || "the worker could not be loaded");
  return {
    ask: (megabytes, task) => thread.postMessage({ megabytes, task }),
    hold: () => {},
    end: () => thread.terminate(),
  };
};

/** An engine and a solver in a worker: the page stays free, and a search can be stopped at any moment. */
export class EngineWorker extends ThreadedEngine {
  constructor(options: EngineWorkerOptions = {}) {
    super(start, options);
  }
}
