// Browser tests: one real server, one browser a file, three files at a time, for much of a test is waiting; what is loaded first is counted when
// nothing else runs.
import { defineConfig } from "vitest/config";

const COUNTED = "budget.test.ts";

const shared = {
  root: import.meta.dirname,
  globalSetup: ["server.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As patient as a page: the machine may be busy.
  expect: { poll: { timeout: 15_000 } },
  // A shared machine can stand still for longer than a real clock of a test allows. What passed only then is told as `retry x1`.
  retry: 1,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "browser",
          include: ["*.test.ts"],
          exclude: [COUNTED],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: "budget",
          include: [COUNTED],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
