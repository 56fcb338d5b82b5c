// Route matching. The list of pages is shared with the server.
import pages from "./pages.json" with { type: "json" };

/** The path of a page; `:id` in it stands for any one part. */
export type Path = keyof typeof pages;

/** The page at a path that is cut into its parts, and what stands there for `:id`; `null` where none is. */
export function pageAt(parts: string[]): { path: Path; id: string } | null {
  const given = parts.join("/");
  let found: { path: Path; id: string } | null = null;
  for (const path of Object.keys(pages) as Path[]) {
    const wanted = path.split("/").filter((part) => part !== "");
    if (wanted.join("/") === given) return { path, id: "" };
    const open = wanted.indexOf(":id");
    const fits = wanted.every((part, at) => at === open || part === parts[at]);
    if (open < 0 || wanted.length !== parts.length || !fits) continue;
    const id = unescaped(parts[open] ?? "");
    if (id !== null) found = { path, id };
  }
  return found;
}

/** A part of an address as the text it stands for; `null` where it stands for none. */
export function unescaped(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
