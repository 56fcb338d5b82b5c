// What a request is refused with.
import type { SetupFault } from "./schema";

/** What is missing where nothing is found, by the collection that was asked; a game anywhere else. */
const MISSING: Record<string, string> = {
  lessons: "unknown-lesson",
  measurements: "unknown-measurement",
  puzzles: "unknown-puzzle",
  studies: "unknown-study",
};

/** The code of what is not found in a collection of the API. */
export const missingIn = (collection: string) => MISSING[collection] ?? "not-found";

/** A refusal by the server, or `offline` when nobody answers. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    detail: string,
    /** The move of a list that is at fault, counted from 1. */
    readonly ply: number | null = null,
    /** What is wrong with the arrangement of pieces that was sent. */
    readonly fault: SetupFault | null = null,
  ) {
    super(detail);
  }
}
