// The measurements that were asked for in this browser, so that they are found again.
import type { Measurement, Text } from "../api/schema";
import { keep, kept } from "../storage";

/** A measurement that this browser has asked for. */
export interface OwnMeasurement {
  id: string;
  /** What was measured. */
  rules: Text;
  layout: Text;
  /** When it was asked for last, in milliseconds since 1970. */
  touched: number;
}

const STORED = "measurements";
/** At most this many are remembered, the latest. */
const MOST = 50;

/** All that are remembered, the latest first. */
export function ownMeasurements(): OwnMeasurement[] {
  try {
    const list = JSON.parse(kept(STORED) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Remembers a measurement. */
export function remember({ id, rules: { name, layout } }: Measurement): void {
  const others = ownMeasurements().filter((one) => one.id !== id);
  const all = [{ id, rules: name, layout, touched: Date.now() }, ...others];
  keep(STORED, JSON.stringify(all.slice(0, MOST)));
}
