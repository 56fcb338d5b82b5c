// A server of files, as a page of one's own may have: it knows no more than where they lie.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A server of files that was started. */
export interface Files {
  base: string;
  /** What has been asked for. */
  asked: string[];
  stop(): void;
}

/** Serves a folder, with `pages` by their paths beside its files; `headers` go with every answer. */
export async function serveFiles(
  folder: string,
  pages: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Files> {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    asked.push(path);
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    const page = pages[path];
    const file = join(folder, normalize(path));
    if (page === undefined && !(existsSync(file) && statSync(file).isFile())) {
      answer.writeHead(404).end();
      return;
    }
    answer.setHeader("content-type", KINDS[page === undefined ? extname(path) : ".html"] ?? "text/plain");
    if (page === undefined) createReadStream(file).pipe(answer);
    else answer.end(page);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { base: `http://127.0.0.1:${port}`, asked, stop };
}
