// The place of a rule in its source. Headings, captions and names in it stay in the source's language.
import type { PlacePart, Source, Text } from "../api/types";
import { say } from "../words/words";

interface Props {
  where: Text;
  parts: readonly PlacePart[];
  source: Source;
}

/** The place, with whatever is quoted from the source marked as being in its language. */
export function Place({ where, parts, source }: Props) {
  const said = say(where);
  const pieces: (string | { quoted: string })[] = [];
  let left = said;
  for (const { name } of parts.filter(({ name }) => /\p{L}/u.test(name))) {
    const at = left.indexOf(name);
    if (at < 0) continue;
    pieces.push(left.slice(0, at), { quoted: name });
    left = left.slice(at + name.length);
  }
  pieces.push(left);
  return (
    <>
      {pieces.map((piece, index) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <span key={index} lang={source.language ?? "en"}>
            {piece.quoted}
          </span>
        ),
      )}
    </>
  );
}
