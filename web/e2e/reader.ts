// A page as a screen reader has it: the accessibility tree of the browser, live regions, and keys. Nothing here knows a class or a test id.
import type { CDPSession, Page } from "playwright-core";

/** One thing that is read aloud. */
export interface Thing {
  role: string;
  name: string;
  value: string;
  description: string;
  /** States and properties, such as `focused`, `live`, `checked`, `selected`. */
  is: Record<string, unknown>;
  /** All that stands in it, as it is read. */
  text: string;
}

/** What Chromium tells of a node. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: unknown };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** How long a reader waits to hear something, in milliseconds. */
const PATIENCE = 15_000;
/** More steps of Tab than any page has. */
const FAR = 80;

/** A screen-reader and keyboard user. */
export class Reader {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Sits down before a page. */
  static async of(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Reader(page, session);
  }

  /** Everything that is read, in its order. */
  async things(): Promise<Thing[]> {
    const { nodes } = (await this.session.send("Accessibility.getFullAXTree")) as unknown as {
      nodes: AxNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read = (node: AxNode): string => {
      if (node.role?.value === "StaticText") return node.name?.value ?? "";
      return (node.childIds ?? [])
        .map((id) => byId.get(id))
        .map((child) => (child ? read(child) : ""))
        .join(" ");
    };
    return nodes
      .filter((node) => !node.ignored)
      .map((node) => ({
        role: node.role?.value ?? "",
        name: node.name?.value ?? "",
        value: String(node.value?.value ?? ""),
        description: node.description?.value ?? "",
        is: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        text: read(node).replace(/\s+/g, " ").trim(),
      }));
  }

  /** The things of a role, perhaps of a name. */
  async all(role: string, name = /(?:)/): Promise<Thing[]> {
    return (await this.things()).filter((thing) => thing.role === role && name.test(thing.name));
  }

  /** Waits for a thing of this role and name. */
  async finds(role: string, name = /(?:)/): Promise<Thing> {
    return this.until(async () => (await this.all(role, name))[0], `${role} ${name}`);
  }

  /** What the focus is on. */
  async focused(): Promise<Thing | undefined> {
    // The page as a whole has it while nothing in it has.
    return (await this.things()).find((thing) => thing.is.focused === true && thing.role !== "RootWebArea");
  }

  /** Goes on with Tab until the focus is there. */
  async goesTo(role: string, name: RegExp): Promise<Thing> {
    for (let step = 0; step < FAR; step++) {
      await this.page.keyboard.press("Tab");
      const at = await this.focused();
      if (at?.role === role && name.test(at.name)) return at;
    }
    throw new Error(`Tab never came to ${role} ${name}`);
  }

  /** Waits for words in a live region, and tells what was said. */
  async hears(words: RegExp): Promise<string> {
    return this.until(async () => {
      const live = (await this.things()).filter(({ is }) => is.live === "polite" || is.live === "assertive");
      return live.map(({ text }) => text).find((text) => words.test(text));
    }, `${words} was never said`);
  }

  /** Goes to a point of the board by its name, and tells what is read there. */
  async point(name: string): Promise<Thing> {
    await this.page.keyboard.type(name);
    return this.until(async () => {
      const at = await this.focused();
      return at?.role === "gridcell" && at.name.startsWith(`${name},`) ? at : undefined;
    }, `${name} was never read`);
  }

  /** Moves a piece, hearing which it is and where it may go. */
  async moves(from: string, to: string): Promise<void> {
    await this.until(async () => {
      const at = await this.point(from);
      return /, (one|\d+) moves?$/.test(at.name) || undefined;
    }, `${from} has no move`);
    await this.page.keyboard.press("Enter");
    await this.hears(new RegExp(`on ${from} selected, .*legal moves?`));
    const target = await this.point(to);
    if (!/legal move$/.test(target.name)) throw new Error(`${target.name}: not where ${from} may go`);
    await this.page.keyboard.press("Enter");
  }

  private async until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end) {
        const said = (await this.things()).filter(({ is }) => is.live).map(({ text }) => text);
        throw new Error(`${what}; last said: ${JSON.stringify(said)}`);
      }
      await this.page.waitForTimeout(30);
    }
  }
}
