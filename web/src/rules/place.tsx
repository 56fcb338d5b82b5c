// The place of a rule in its source. Headings, captions and names in it stay in the source's language.
import type { PlacePart, Source, Text } from "../api/schema";
import { Quoted } from "../parts/quoted";
import { say } from "../words/words";

interface Props {
  where: Text;
  parts: readonly PlacePart[];
  source: Source;
}

/** The place, for people. */
export function Place({ where, parts, source }: Props) {
  return (
    <Quoted text={say(where)} names={parts.map(({ name }) => name)} language={source.language ?? "en"} />
  );
}
