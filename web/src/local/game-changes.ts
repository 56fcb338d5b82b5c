// Tells those who follow a game of this browser that it has changed: on this page, and on its other pages.

const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("hnefi-games") : null;
const listeners = new Set<(id: string) => void>();

/** A game of this browser has changed. */
export function gameChanged(id: string): void {
  channel?.postMessage(id);
  tell(id);
}

/** Calls `listener` with every game that changes, until the returned function is called. */
export function onGameChange(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(id: string): void {
  for (const listener of listeners) listener(id);
}

if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => tell(data);
