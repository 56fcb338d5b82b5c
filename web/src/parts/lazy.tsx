// Pages that the browser fetches when somebody goes there, with the words they need.
import type { ComponentType } from "preact";
import { Problem } from "../api/client";
import { answers } from "../api/reach";
import { need } from "../words/words";
import { PendingPage, useLoaded } from "./loaded";

/** A page whose code and words come when it is first shown; `load` gives the component. */
export function lazyPage<P extends object>(
  areas: readonly string[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let there: ComponentType<P> | null = null;
  let lost = false;
  const fetched = async () => {
    // What failed to come does not come to every browser when it is asked for again: the whole page does.
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
    return Page && value ? <Page {...props} /> : <PendingPage problem={problem} again={again} />;
  };
}
