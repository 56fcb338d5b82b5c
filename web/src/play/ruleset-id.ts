// Rule-set ids carry options and a layout, joined by `+`. The server reads them; this only takes them apart and joins them.

/** The id without options and layout. */
export function baseOf(id: string): string {
  return id.split("+")[0] ?? id;
}

/** A base id with what was chosen; the default layout is left out. */
export function joinId(base: string, options: readonly string[], layout: string | null): string {
  return [base, ...options, ...(layout ? [layout] : [])].join("+");
}
