// What this browser remembers. A browser that remembers nothing, because its owner forbids it, still plays: then it is kept until the
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

/** What is kept under a name. */
export function kept(name: string): string | null {
  return memory.get(name) ?? shelf()?.getItem(PREFIX + name) ?? null;
}

/** Keeps something under a name; null forgets it. */
export function keep(name: string, value: string | null): void {
  memory.delete(name);
  try {
    if (value === null) shelf()?.removeItem(PREFIX + name);
    else if (shelf()) shelf()?.setItem(PREFIX + name, value);
    else memory.set(name, value);
  } catch {
    // There is no room: the page must not fail for it.
    if (value !== null) memory.set(name, value);
  }
}

/** Whether what is kept is still there tomorrow. */
export function remembers(): boolean {
  return shelf() !== null;
}

/** Everything that is kept, by name. */
export function everything(): Record<string, string> {
  const found: Record<string, string> = Object.fromEntries(memory);
  const stored = shelf();
  for (let index = 0; stored && index < stored.length; index++) {
    const key = stored.key(index);
    if (key?.startsWith(PREFIX)) found[key.slice(PREFIX.length)] ??= stored.getItem(key) ?? "";
  }
  return found;
}
