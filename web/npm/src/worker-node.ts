// `hnefi/worker` in Node.
import { Worker } from "node:worker_threads";
import { type EngineWorkerOptions, type StartThread, ThreadedEngine } from "./engine-worker.js";

const start: StartThread = (hear, fail) => {
  const thread = new Worker(new URL("./thread-node.js", import.meta.url));
  thread.on("message", hear);
  thread.on("error", (error) => fail(error.message));
  return {
    ask: (megabytes, task) => thread.postMessage({ megabytes, task }),
    // A thread that does nothing keeps no program running.
    hold: (yes) => (yes ? thread.ref() : thread.unref()),
    end: () => void thread.terminate(),
  };
};

/** An engine and a solver on a thread of their own: the program goes on, and a search can be stopped at any moment. */
export class EngineWorker extends ThreadedEngine {
  constructor(options: EngineWorkerOptions = {}) {
    super(start, options);
  }
}
