// Local storage. Where the browser forbids it, values are held in memory until the
// page is closed.
const PREFIX = "hnefi.";
const memory = new Map<string, string>();

function shelf(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Reads a stored value. */
export function kept(name: string): string | null {
  return memory.get(name) ?? shelf()?.getItem(PREFIX + name) ?? null;
}

/** Stores a value; null removes it. */
export function keep(name: string, value: string | null): void {
  memory.delete(name);
  try {
    if (value === null) shelf()?.removeItem(PREFIX + name);
    else if (shelf()) shelf()?.setItem(PREFIX + name, value);
    else memory.set(name, value);
  } catch {
    // The storage is full; the page must go on without it.
    if (value !== null) memory.set(name, value);
  }
}

/** Whether stored values outlive the page. */
export function remembers(): boolean {
  return shelf() !== null;
}

/** Whether there was no room for a value, so that it does not outlive the page. */
export function hadNoRoom(name: string): boolean {
  return remembers() && memory.has(name);
}

/** All stored values by name. */
export function everything(): Record<string, string> {
  const found: Record<string, string> = Object.fromEntries(memory);
  const stored = shelf();
  for (let index = 0; stored && index < stored.length; index++) {
    const key = stored.key(index);
    if (key?.startsWith(PREFIX)) found[key.slice(PREFIX.length)] ??= stored.getItem(key) ?? "";
  }
  return found;
}
