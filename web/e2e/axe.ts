// What axe finds against the accessibility of a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(where: Document, options: object): Promise<{ violations: Finding[] }>;
}

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Brings axe into a page; once is enough until another page is loaded. */
export function loadAxe(page: Page): Promise<unknown> {
  return page.evaluate(source);
}

/** What axe finds, one line a place; by all its rules, or by those that `wanted` leaves. */
export async function findings(page: Page, wanted: object = {}): Promise<string[]> {
  const violations = await page.evaluate(async (more) => {
    const { axe } = window as unknown as { axe: Axe };
    const usual = { resultTypes: ["violations"], selectors: false, preload: false };
    return (await axe.run(document, { ...usual, ...more })).violations;
  }, wanted);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ""}`),
  );
}
