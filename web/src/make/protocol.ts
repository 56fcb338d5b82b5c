// What the page and the worker that prints say to each other.
import type { Format } from "./choices";

/** The rules of what is printed: a built-in rule set with options and layout, or a file. */
export type Subject = { id: string } | { file: string };

/** A question: all pages as SVG, or a file of a format. */
export interface Asked {
  n: number;
  subject: Subject;
  order: string;
  format: "pages" | Format;
}

/** What comes of it; `failed` says in English why nothing does. */
export type Said =
  | { n: number; pages: string[] }
  | { n: number; file: Uint8Array<ArrayBuffer> }
  | { n: number; failed: string };
