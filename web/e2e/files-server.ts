// A site of files, built and served for the tests that need no server. Its pages are without their text, which would take minutes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildSite } from "../site/build";
import { serveFiles } from "../site/file-server";
import { freePort } from "./server";

/** Vitest calls this before the tests; what it returns, after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "hnefi-files-"));
  const out = join(folder, "site");
  const port = await freePort();
  // Citations name the host.
  await buildSite({ out, base: "/", origin: `http://127.0.0.1:${port}`, only: () => false }, () => {});
  const files = await serveFiles(out, "/", port);
  project.provide("onServer", false);
  project.provide("base", files.address);
  return async () => {
    await files.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
