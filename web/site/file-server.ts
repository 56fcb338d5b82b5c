// A plain server of files, as hosts are: a folder is its index.html, and what is not there is 404.html.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Serves a folder below a path of a host on this machine. */
export function serveFiles(
  folder: string,
  base: string,
  port = 0,
): Promise<{ address: string; stop(): Promise<void> }> {
  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? "/", "http://here");
    const path = decoded(pathname);
    const send = (status: number, file: string) => {
      const kind = KINDS[extname(file)] ?? "application/octet-stream";
      answer.writeHead(status, { "content-type": kind, "content-length": statSync(file).size });
      if (asked.method === "HEAD") answer.end();
      else createReadStream(file).pipe(answer);
    };
    const file = path?.startsWith(base) ? join(folder, path.slice(base.length)) : "";
    if (file && existsSync(file) && statSync(file).isFile()) return send(200, file);
    const page = file && join(file, "index.html");
    if (!page || !existsSync(page)) return send(404, join(folder, "404.html"));
    if (pathname.endsWith("/")) return send(200, page);
    answer.writeHead(301, { location: `${pathname}/${search}` }).end();
  });
  return new Promise((ready) => {
    server.listen(port, "127.0.0.1", () => {
      const bound = server.address();
      const at = bound && typeof bound === "object" ? bound.port : 0;
      ready({
        address: `http://127.0.0.1:${at}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** A path as files have it; null where it is written wrongly. */
function decoded(pathname: string): string | null {
  try {
    return normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}
