// Many browsers behind one address, which all load the page for the first time at once: directly, and through the proxies as the hosting
// guide has them.
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, Agent as PlainAgent, get as plainGet } from "node:http";
import { Agent as SecureAgent, get as secureGet } from "node:https";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heard, launch, open } from "./browser";
import { caddy } from "./caddy";
import { nginx } from "./nginx";
import { serve } from "./server";
import { begin, click, moves } from "./table";

/** Browsers that come at once, and connections that a browser opens to one server. */
const BROWSERS = 60;
const CONNECTIONS = 6;
/** How many of them are real. */
const REAL = 3;
/** How long all of it may take on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A server with a folder of its own. */
async function start(options: string[], files?: string) {
  const data = mkdtempSync(join(tmpdir(), "hnefi-e2e-"));
  const server = await serve(data, options, files);
  return {
    base: server.base,
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
  /** A hash of the body, unpacked. */
  hash: string;
  bytes: number;
}

/** A browser as far as the network is concerned: a few connections, which are kept open. */
class Client {
  private readonly agent;
  /** The connections over which an answer has come. Node's own mark for them is missing where requests queue. */
  private readonly used = new WeakSet<Socket>();

  constructor(
    private readonly base: string,
    private readonly from = "127.0.0.1",
  ) {
    const Agent = base.startsWith("https:") ? SecureAgent : PlainAgent;
    this.agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  }

  get(path: string): Promise<Answer> {
    const secure = this.base.startsWith("https:");
    const options = {
      agent: this.agent,
      localAddress: this.from,
      headers: { "accept-encoding": "gzip" },
      ...(secure ? { rejectUnauthorized: false } : {}),
    };
    return new Promise((done, failed) => {
      let socket: Socket | null = null;
      let reused = false;
      const read = (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("error", failed);
        answer.on("end", () => {
          if (socket) this.used.add(socket);
          const packed = answer.headers["content-encoding"] === "gzip";
          const body = packed ? gunzipSync(Buffer.concat(parts)) : Buffer.concat(parts);
          done({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers["retry-after"],
            hash: createHash("sha256").update(body).digest("hex"),
            bytes: body.length,
          });
        });
      };
      const request = secure
        ? secureGet(this.base + path, options, read)
        : plainGet(this.base + path, options, read);
      request.on("socket", (given) => {
        socket = given;
        reused = this.used.has(given);
      });
      request.on("error", (error) => {
        // A server may close a connection that it has kept open, and every browser asks again then.
        if (reused) this.get(path).then(done, failed);
        else failed(new Error(`${path}: ${error.message}`));
      });
    });
  }

  close() {
    this.agent.destroy();
  }
}

/** What a browser asks for when it loads the first page, as one does. */
async function firstLoad(at: string): Promise<string[]> {
  const page = await open(browser, "/robots.txt", { at });
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET") paths.add(pathname + search);
  });
  await page.goto(`${at}/`, { waitUntil: "networkidle" });
  await page.context().close();
  return [...paths];
}

/** All browsers load the first page at once. Gives what went wrong. */
async function loadAtOnce(base: string, paths: string[]): Promise<string[]> {
  const one = new Client(base);
  const expected = new Map<string, Answer>();
  for (const path of paths) expected.set(path, await one.get(path));
  one.close();
  const wrong: string[] = [];
  for (const [path, { status, bytes }] of expected)
    if (status !== 200 || bytes === 0) wrong.push(`${path}: ${status}, ${bytes} bytes`);
  const simulated = Array.from({ length: BROWSERS - REAL }, async () => {
    const client = new Client(base);
    const check = async (path: string) => {
      const { status, hash } = await client.get(path);
      if (status !== 200 || hash !== expected.get(path)?.hash) wrong.push(`${path}: ${status}`);
    };
    try {
      const [page, ...rest] = paths;
      await check(page ?? "/");
      await Promise.all(rest.map(check));
    } catch (error) {
      wrong.push(String(error));
    } finally {
      client.close();
    }
  });
  const real = Array.from({ length: REAL }, async () => {
    const page = await open(browser, "/robots.txt", { at: base });
    page.on("requestfailed", (request) => {
      wrong.push(`${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on("response", (answer) => {
      if (!answer.ok() && answer.status() !== 304) wrong.push(`${answer.url()}: ${answer.status()}`);
    });
    await page.goto(`${base}/`, { waitUntil: "networkidle", timeout: PATIENCE });
    await page.locator('.play-form [type="submit"]').waitFor();
    wrong.push(...heard(page));
    await page.context().close();
  });
  await Promise.all([...simulated, ...real]);
  return wrong;
}

describe(`${BROWSERS} browsers behind one address`, () => {
  it.each([
    { profile: "laptop", options: [] },
    { profile: "hall", options: ["--profile", "hall"] },
    { profile: "public", options: ["--profile", "public"] },
    // The share of one client is much less than the browsers open.
    { profile: "laptop with few connections", options: ["--connections", "100"] },
    { profile: "public with few open files", options: ["--profile", "public"], files: "1024" },
  ])("all get the whole page: $profile", { timeout: PATIENCE }, async ({ options, files }) => {
    const server = await start(options, files);
    try {
      const paths = await firstLoad(server.base);
      expect(paths[0]).toBe("/");
      expect(paths.filter((path) => path.startsWith("/assets/")).length).toBeGreaterThan(5);
      expect(paths.some((path) => path.startsWith("/api/v1/"))).toBe(true);
      expect(await loadAtOnce(server.base, paths)).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describe.each([
  { name: "nginx", run: nginx, moved: 301 },
  { name: "Caddy", run: caddy, moved: 308 },
])("behind $name", ({ run, moved }) => {
  let server: Awaited<ReturnType<typeof start>>;
  let proxy: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    server = await start(["--profile", "public", "--proxy", "127.0.0.1", "--burst", "1000"]);
    proxy = await run(server.base);
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
  });

  it("all get the whole page", { timeout: PATIENCE }, async () => {
    const paths = await firstLoad(proxy.base);
    expect(await loadAtOnce(proxy.base, paths)).toEqual([]);
  });

  it("a game is played, and another browser sees each move", async () => {
    const page = await open(browser, "/", { at: proxy.base });
    await begin(page, { rules: "tablut-murray", side: "both" });
    const watcher = await open(browser, new URL(page.url()).pathname, { at: proxy.base });
    await watcher.locator(".cell").first().waitFor();
    await click(page, "d1", "b1");
    await moves(watcher, 1);
    await click(page, "f5", "f2");
    await moves(watcher, 2);
    expect([...heard(page), ...heard(watcher)]).toEqual([]);
    await page.context().close();
    await watcher.context().close();
  });

  it("each client has a limit of its own", async () => {
    const [greedy, other] = [new Client(proxy.base, "127.0.0.2"), new Client(proxy.base, "127.0.0.3")];
    let refused: Answer | undefined;
    for (let round = 0; round < 50 && !refused; round++) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => greedy.get("/api/v1/levels")));
      refused = answers.find(({ status }) => status === 429);
    }
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect((await other.get("/api/v1/levels")).status).toBe(200);
    greedy.close();
    other.close();
  });

  it("what is for the operator is not for others, and an unencrypted address leads to the encrypted one", async () => {
    const client = new Client(proxy.base);
    expect((await client.get("/metrics")).status).toBe(404);
    expect((await client.get("/admin/games")).status).toBe(404);
    client.close();
    const answer = await fetch(`${proxy.plain}/rules?x=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([moved, "https://localhost/rules?x=1"]);
  });
});
