// A note on a rule. What stands in backticks is the id of an option, which has a name, or a word to be set apart.
import type { Ruleset, Text } from "../api/schema";
import { say } from "../words/words";

/** The note in the language of the page, options by their names. */
export function Note({ text, options }: { text: Text; options: Ruleset["options"] }) {
  const pieces = say(text).split("`");
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return piece;
        const option = options.find((one) => one.id === piece);
        return <em key={piece}>{option ? say(option.name) : piece}</em>;
      })}
    </>
  );
}
