// Two builds of the client behind one address, as when a server is given a newer program.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build, type Plugin } from "vite";
import { base } from "./browser";

const web = join(import.meta.dirname, "..");

/** Scripts of the first page and of one that comes later say which build they are of. */
function marked(): Plugin {
  return {
    name: "marked",
    transform(code, id) {
      const part = { "src/main.tsx": "first", "src/pages/privacy.tsx": "later" }[id.slice(web.length + 1)];
      return part ? `${code}\ndocument.documentElement.dataset.${part} = "newer";` : null;
    },
  };
}

/** Builds the client of this working tree into a folder, with marks by which it can be told from the server's own. */
async function newerBuild(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "hnefi-newer-"));
  const common = { root: web, logLevel: "error" as const };
  const more = { outDir, emptyOutDir: false };
  await build({ ...common, configFile: join(web, "vite.config.ts"), plugins: [marked()], build: more });
  await build({ ...common, configFile: join(web, "offline/vite.config.ts"), build: more });
  return outDir;
}

const KINDS: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The server behind an address of its own, with the client it has, until it is given the newer one. */
export class Builds {
  private newer = "";
  private policy = "";
  private useNewer = false;
  private server: Server | null = null;
  /** Its address for a browser. */
  address = "";

  /** Makes the newer build, and listens. */
  async start(): Promise<void> {
    this.newer = await newerBuild();
    this.policy = (await fetch(base)).headers.get("content-security-policy") ?? "";
    const server = createServer((asked, answer) => {
      const { pathname } = new URL(asked.url ?? "/", base);
      if (this.useNewer && !pathname.startsWith("/api/")) return this.answer(pathname, answer);
      const passed = request(base + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on("error", () => answer.destroy());
      asked.pipe(passed);
    });
    this.server = server;
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const at = server.address();
    if (at && typeof at === "object") this.address = `http://127.0.0.1:${at.port}`;
  }

  /** From now on the newer client is served, and nothing of the other. */
  renew(): void {
    this.useNewer = true;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
    rmSync(this.newer, { recursive: true, force: true });
  }

  private answer(path: string, answer: ServerResponse): void {
    const file = join(this.newer, path);
    const found = path !== "/" && existsSync(file);
    if (!found && path.startsWith("/assets/")) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, {
      "content-type": found ? (KINDS[extname(file)] ?? "image/png") : "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": this.policy,
    });
    answer.end(readFileSync(found ? file : join(this.newer, "index.html")));
  }
}
