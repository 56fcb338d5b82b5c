// The real server, started for the tests on a free port with an empty data directory, and stopped after them.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { program } from "./program";

declare module "vitest" {
  interface ProvidedContext {
    base: string;
    onServer: boolean;
  }
}

/** How long the server may take to answer for the first time, in milliseconds. */
const PATIENCE = 20_000;

/** Vitest calls this before the tests; what it returns, after them. `HNEFI_URL` names a server that already runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("onServer", true);
  const running = process.env.HNEFI_URL;
  if (running) {
    project.provide("base", running);
    return async () => {};
  }
  const data = mkdtempSync(join(tmpdir(), "hnefi-e2e-"));
  const server = await serve(data);
  project.provide("base", server.base);
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

/** Starts a server over a data directory; `more` arguments go to `hnefi serve`. It may have no more open files than `files`. */
export async function serve(
  data: string,
  more: string[] = [],
  files = "unlimited",
): Promise<{ base: string; stop(): Promise<void>; kill(): Promise<void> }> {
  if (!existsSync(program))
    throw new Error(`there is no server at ${program}: build it, or name it in HNEFI_BIN`);
  const port = await freePort();
  const all = ["serve", "--port", String(port), "--data", data, ...more];
  const [command, ...rest] =
    files === "unlimited"
      ? [program, ...all]
      : ["sh", "-c", `ulimit -n ${files} && exec "$@"`, "sh", program, ...all];
  const child = spawn(command as string, rest, { stdio: ["ignore", "ignore", "inherit"] });
  const base = `http://127.0.0.1:${port}`;
  await answers(`${base}/api/v1/rulesets`, child);
  return { base, stop: () => ended(child, "SIGTERM"), kill: () => ended(child, "SIGKILL") };
}

/** A port on which no server listens. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? found(address.port) : failed()));
    });
  });
}

/** Waits until a program that was started answers. */
export async function answers(
  address: string,
  child: ChildProcess,
  how: RequestInit = {},
  well = (answer: Response) => answer.ok,
): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const response = await fetch(address, how).catch(() => null);
    if (response && well(response)) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  child.kill();
  throw new Error(`the server did not answer at ${address}`);
}

/** Ends a program that was started. */
export function ended(child: ChildProcess, signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", () => done());
    child.kill(signal);
  });
}
