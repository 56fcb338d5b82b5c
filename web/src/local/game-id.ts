// The names of games: those that this browser keeps begin with a word of their own, so that no server is asked for them.

/** What they begin with. */
export const HERE = "here-";

/** Whether a game is one that this browser keeps. */
export function isHere(id: string): boolean {
  return id.startsWith(HERE);
}

/** The name of a game of this browser, of the one that its module has for it. */
export function hereId(id: string): string {
  return HERE + id;
}
