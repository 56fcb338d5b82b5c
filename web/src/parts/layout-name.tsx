// What a layout is called, with the way to its page.
import type { Layout } from "../api/schema";
import { say } from "../words/words";
import { Inferred } from "./badges";

/** A layout that a rule set draws itself has no page, and no versions. */
export function LayoutName({ layout: { id, name, inferred, versions } }: { layout: Layout }) {
  return (
    <>
      {versions.length > 0 ? <a href={`/layouts/${id}`}>{say(name)}</a> : say(name)}{" "}
      {inferred && <Inferred />}
    </>
  );
}
