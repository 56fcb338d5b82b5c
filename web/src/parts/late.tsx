// Pages that the browser fetches when somebody goes there, with the words they need.
import type { ComponentType } from "preact";
import { need } from "../words/words";
import { PendingPage, useLoaded } from "./loaded";

/** A page whose code and words come when it is first shown; `load` gives the component. */
export function late<P extends object>(
  areas: readonly string[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let there: ComponentType<P> | null = null;
  return function Late(props: P) {
    const { value, problem, again } = useLoaded(areas.join(" "), async () => {
      const [page] = await Promise.all([load(), need(areas)]);
      there = page;
      return true;
    });
    const Page = there;
    return Page && value ? <Page {...props} /> : <PendingPage problem={problem} again={again} />;
  };
}
