// Links to a game. The secrets in them are in the fragment, which a browser sends to no server.
import { here } from "../router";

function gameLink(id: string, fragment = ""): string {
  return `${location.origin}/game/${encodeURIComponent(id)}${fragment}`;
}

/** The link for those who watch. */
export const watchLink = (id: string) => gameLink(id);
/** The link for whoever is to take a seat. */
export const invitationLink = (id: string, invitation: string) => gameLink(id, `#seat=${invitation}`);
/** The link that brings a seat to another device. */
export const deviceLink = (id: string, token: string) => gameLink(id, `#token=${token}`);

/** The secrets in the address of this page. */
export function linkSecrets(): { invitation: string | null; token: string | null } {
  const fragment = new URLSearchParams(here.value.hash.slice(1));
  return { invitation: fragment.get("seat"), token: fragment.get("token") };
}
