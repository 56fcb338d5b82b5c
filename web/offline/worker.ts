// The service worker: keeps the files of the client, so that its pages open without a connection.
//
// Each version of the client has a cache of its own, which is filled before the version comes into use. A page that is opened gets the newest
// one. A page that was open before goes on with the files of its own version, whose cache stays for as long as some page holds the lock of
// the same name. The libraries that we could have had for this (Workbox, and what is built on it) have one cache for all versions: a newer
// one either waits until every page is closed, so that a reload does not bring it, or takes their files from the pages that are open.
//
// The API, pictures, reports and everything else that is not the client's own goes to the server as if this were not there.
import { pageAt } from "../src/paths";

/** What the build puts in: the version of the client that it made, the path of its first page, which ends with a slash, and its files. */
declare const VERSION: string;
declare const BASE: string;
/** Where the page is as which every page begins. */
declare const PAGE: string;
declare const FILES: readonly string[];

declare const self: ServiceWorkerGlobalScope;

/** What the caches of the client begin with; nothing else of this origin is touched. */
const CACHES = "hnefi-";
const CACHE = CACHES + VERSION;
const files = new Set(FILES);
/** The name of such a file changes with what is in it. */
const ASSETS = `${BASE}assets/`;
/** How many files are asked for at the same time, so that what a page asks for need not wait long. */
const AT_ONCE = 4;

/** When this worker comes into use. */
const inUse = new Promise<void>((begins) => self.addEventListener("activate", () => begins()));

self.addEventListener("install", (event) => {
  // No page need be closed first: those that are open keep their files.
  event.waitUntil(
    hold()
      .then(fill)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") {
    if (!isPage(pathname)) return;
    event.respondWith(keptOr(PAGE, event.request));
    event.waitUntil(clean());
  } else if (pathname.startsWith(ASSETS) || files.has(pathname)) {
    event.respondWith(keptOr(pathname, event.request));
  }
});

/** Whether the client has a page at this path. */
function isPage(path: string): boolean {
  if (!path.startsWith(BASE)) return false;
  const parts = path.slice(BASE.length).split("/");
  return pageAt(parts.filter((part) => part !== "")) !== null;
}

/** A file of this version, or else of one that the page which asks may be of, or else what the server has. */
async function keptOr(path: string, request: Request): Promise<Response> {
  const own = await caches.match(path, { cacheName: CACHE, ignoreVary: true });
  if (own) return own;
  const older = path.startsWith(ASSETS) ? await kept(path) : undefined;
  return older ?? fetch(request);
}

/** An asset of any version: its name says what is in it. */
function kept(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true });
}

/** Takes the lock until this worker comes into use, so that the one in use does not take the cache for one that nobody needs. */
function hold(): Promise<void> {
  return new Promise((held, failed) => {
    const granted = () => {
      held();
      return inUse;
    };
    navigator.locks.request(CACHE, { mode: "shared" }, granted).catch(failed);
  });
}

/** Brings all files of this version into its cache. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = [...files];
  const next = async (): Promise<void> => {
    for (let path = wanted.shift(); path; path = wanted.shift()) {
      const known = path.startsWith(ASSETS) ? await kept(path) : undefined;
      await cache.put(path, known ?? (await fetched(path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const page = await fetched(PAGE);
  const text = await page.text();
  // The server may have been given another version in the meantime.
  if (!text.includes(VERSION)) throw new Error("the page is of another version");
  // Made anew, since no page may be shown from an answer to which the host has led on from another address.
  await cache.put(PAGE, new Response(text, { headers: page.headers }));
}

/** What the server has now; of what never changes, what the browser has may be taken. */
async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: path.startsWith(ASSETS) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Becomes the worker of the pages that are open, and tells them its version. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(VERSION);
  await clean();
}

/** Removes the files of versions of which no page is open and no worker is being made. */
async function clean(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  const unused = (name: string) => name.startsWith(CACHES) && name !== CACHE && !used.has(name);
  await Promise.all((await caches.keys()).filter(unused).map((name) => caches.delete(name)));
}
