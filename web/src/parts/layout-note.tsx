// The note on an inferred layout, on pages that seldom show one.
import type { Layout } from "../api/schema";
import { needFiles, say } from "../words/words";
import { useLoaded } from "./loaded";

/** Its translation is loaded only here; until then, nothing is shown. Where it does not come, the note is in English. */
export function LayoutNote({ layout }: { layout: Layout }) {
  const { value, problem } = useLoaded("layout-notes", async () => {
    await needFiles(["data/layout-notes"]);
    return true;
  });
  return value || problem ? say(layout.note) : null;
}
