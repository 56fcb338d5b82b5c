// What a request is refused with.
import type { SetupFault } from "./schema";

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
