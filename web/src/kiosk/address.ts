// What the address of a stand asks for: `?kiosk`, `?kiosk=RULESET`, and `idle=SECONDS` beside it.

/** What a stand shows. */
export interface Kiosk {
  /** The id of the one rule set that is played; null where visitors choose between a first game and the great board. */
  rules: string | null;
  /** After how many seconds without a touch it returns to its start. */
  idle: number;
}

/** How long the stand waits for a visitor, unless the address says otherwise, and the least and the most it can be told. */
const IDLE = 90;
const LEAST = 30;
const MOST = 3600;

/** What the address asks for; null where it is that of the usual pages. */
export function kioskAt({ searchParams }: URL): Kiosk | null {
  const rules = searchParams.get("kiosk");
  if (rules === null) return null;
  const asked = Math.round(Number(searchParams.get("idle") ?? IDLE));
  const idle = Number.isNaN(asked) ? IDLE : Math.max(LEAST, Math.min(MOST, asked));
  return { rules: rules || null, idle };
}
