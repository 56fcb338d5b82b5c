// The thread of an `EngineWorker` in a browser: a worker.
import load from "./hnefi.js";
import type { Said, Task } from "./messages.js";
import { answerer, failure } from "./thread.js";

const say = (said: Said) => postMessage(said);
// Not awaited here: what is sent before a worker listens is lost.
const loaded = load();
// A failure is reported with the first task.
loaded.catch(() => {});
let answer: ((task: Task) => void) | undefined;

addEventListener("message", async ({ data }: MessageEvent<{ megabytes: number | undefined; task: Task }>) => {
  try {
    await loaded;
  } catch (error) {
    say(failure(error));
    return;
  }
  answer ??= answerer(data.megabytes, say);
  answer(data.task);
});
