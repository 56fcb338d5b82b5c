// Links to a game. The secrets in them are in the fragment, which a browser sends to no server.
import type { Side } from "../api/schema";
import { here } from "../router";
import { fullAddress } from "../site";

function gameLink(id: string, fragment = ""): string {
  return fullAddress(`/game/${encodeURIComponent(id)}${fragment}`);
}

/** The link for those who watch. */
export const watchLink = (id: string) => gameLink(id);
/** The link that gives a seat; it names the side where there are two of them. */
export const invitationLink = (id: string, invitation: string, side: Side | null) =>
  gameLink(id, `#seat=${invitation}${side ? `&side=${side}` : ""}`);
/** The link that brings a seat to another device. */
export const deviceLink = (id: string, token: string) => gameLink(id, `#token=${token}`);

/** The secrets in the address of this page. */
export function linkSecrets(): { invitation: string | null; side: Side | null; token: string | null } {
  const fragment = new URLSearchParams(here.value.hash.slice(1));
  const named = fragment.get("side");
  const side = named === "attackers" || named === "defenders" ? named : null;
  return { invitation: fragment.get("seat"), side, token: fragment.get("token") };
}
