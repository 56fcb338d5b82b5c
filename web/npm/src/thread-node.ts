// The thread of an `EngineWorker` in Node.
import { parentPort } from "node:worker_threads";
import "./node.js";
import type { Task } from "./messages.js";
import { answerer } from "./thread.js";

let answer: ((task: Task) => void) | undefined;

parentPort?.on("message", ({ megabytes, task }: { megabytes: number | undefined; task: Task }) => {
  answer ??= answerer(megabytes, (said) => parentPort?.postMessage(said));
  answer(task);
});
