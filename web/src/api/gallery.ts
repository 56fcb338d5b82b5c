// The rule sets with what a player chooses by.
import { request } from "./client";
import type { Gallery, GalleryEntry } from "./schema";

let asked: Promise<Gallery> | null = null;

/** All of them; they stay the same while the server runs. */
export function gallery(): Promise<GalleryEntry[]> {
  asked ??= request<Gallery>("/gallery").catch((error) => {
    asked = null;
    throw error;
  });
  return asked.then((all) => all.rulesets);
}
