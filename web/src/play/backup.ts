// Export and import of the stored data as a file.
import { everything, keep } from "../storage";

const FORMAT = "hnefi-browser/1";
/** Larger files are not exports of this program. */
const MOST = 8 << 20;

/** The stored data as text. */
export function exportData(): string {
  return JSON.stringify({ format: FORMAT, saved: new Date().toISOString(), kept: everything() }, null, 1);
}

/** Imports an exported text and returns the number of items; for anything else returns null and changes nothing. */
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

/** Deletes all stored data. */
export function deleteAllData(): void {
  for (const name of Object.keys(everything())) keep(name, null);
}
