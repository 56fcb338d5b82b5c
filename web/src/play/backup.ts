// What this browser keeps, as a file that another browser can read.
import { everything, keep } from "../storage";

const FORMAT = "hnefi-browser/1";
/** A larger file was not saved here. */
const MOST = 8 << 20;

/** All of it, as text. */
export function exportData(): string {
  return JSON.stringify({ format: FORMAT, saved: new Date().toISOString(), kept: everything() }, null, 1);
}

/** Reads such a text: how many things there were, or null if it is something else, and nothing is changed. */
export function importData(text: string): number | null {
  if (text.length > MOST) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null || !("format" in read) || read.format !== FORMAT) return null;
  if (!("kept" in read) || typeof read.kept !== "object" || read.kept === null) return null;
  const things = Object.entries(read.kept);
  if (!things.every(([name, value]) => /^[a-z][a-z0-9:/+.-]*$/i.test(name) && typeof value === "string"))
    return null;
  for (const [name, value] of things) keep(name, value as string);
  return things.length;
}

/** Forgets all of it. */
export function deleteAllData(): void {
  for (const name of Object.keys(everything())) keep(name, null);
}
