// Pages, and parts of pages, whose code and texts are loaded when they are first shown.
import type { ComponentType } from "preact";
import { Problem } from "../api/problem";
import { answers } from "../api/reach";
import { need } from "../words/words";
import { Pending, PendingPage, useLoaded } from "./loaded";

/** What nearly every page but the first has words of: a board, a game, how it ended. */
const COMMON = ["play"];

/** What is shown until the component is there, or why it is not. */
type Waiting = ComponentType<{ problem: string | null; again?: () => void }>;

/** A page loaded when it is first shown; `load` gives the component. */
export function lazyPage<P extends object>(
  areas: readonly string[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy([...COMMON, ...areas], load, PendingPage);
}

/** The same for a part of a page. */
export function lazyPart<P extends object>(
  areas: readonly string[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return lazy(areas, load, Pending);
}

function lazy<P extends object>(
  areas: readonly string[],
  load: () => Promise<ComponentType<P>>,
  Waiting: Waiting,
): ComponentType<P> {
  let there: ComponentType<P> | null = null;
  let lost = false;
  const fetched = async () => {
    // Some browsers cache a failed import, so a retry reloads the page.
    if (lost && (await answers())) location.reload();
    try {
      const [page] = await Promise.all([load(), need(areas)]);
      there = page;
      return true;
    } catch (error) {
      lost = true;
      if (await answers()) throw error;
      throw new Problem("offline", String(error));
    }
  };
  return function Late(props: P) {
    const { value, problem, again } = useLoaded(areas.join(" "), fetched);
    const Page = there;
    return Page && value ? <Page {...props} /> : <Waiting problem={problem} again={again} />;
  };
}
