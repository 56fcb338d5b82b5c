// Where on its host the client lies, and whether a server of hnefi is behind it. Both are settled when the client is built.
import { options } from "preact";

/** The path of the first page; it ends with a slash. */
const BASE = import.meta.env.BASE_URL;

/** False in a site of files: there the browser answers, and what it does not know lies in files. */
export const hasServer = import.meta.env.MODE !== "files";

/** Whether it lies below a path of its host. */
export const isBelowPath = BASE !== "/";

/** The path on the host for a path of the client, which begins with a slash. */
export function onHost(path: string): string {
  return isBelowPath ? BASE + path.slice(1) : path;
}

/** Has every link to a path of the client lead to where that is on the host. */
export function putBaseBeforeLinks(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const props = vnode.props as { href?: unknown };
    const { href } = props;
    // What the API has is given with the base already.
    const isOwn = typeof href === "string" && href.startsWith("/") && !href.startsWith(BASE);
    if (vnode.type === "a" && isOwn) props.href = onHost(href);
    before?.(vnode);
  };
}

/** The whole address of a path of the client, to be given to others. */
export function fullAddress(path: string): string {
  return location.origin + onHost(path);
}

/** Whether only this computer reaches the address of the client. */
export function isOnThisComputer(): boolean {
  const { hostname, protocol } = location;
  return (
    hostname === "localhost" ||
    hostname === "[::1]" ||
    hostname.startsWith("127.") ||
    !protocol.startsWith("http")
  );
}

/** The address as the client knows it, for one on the host. */
export function inSite(address: string | URL): URL {
  const url = new URL(address, location.href);
  if (isBelowPath && url.pathname.startsWith(BASE)) url.pathname = url.pathname.slice(BASE.length - 1);
  // Hosts of files end the paths of pages with a slash.
  if (!hasServer && url.pathname !== "/") url.pathname = url.pathname.replace(/\/$/, "");
  return url;
}
