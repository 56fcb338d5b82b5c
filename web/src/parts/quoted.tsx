// A text with names in it that stay in another language: headings and captions of a source.

interface Props {
  text: string;
  /** The names, in the order in which they stand in the text; numbers among them belong to no language. */
  names: readonly string[];
  language: string;
}

/** The text, with each name marked as being in its own language. */
export function Quoted({ text, names, language }: Props) {
  const pieces: (string | { name: string })[] = [];
  let left = text;
  for (const name of names.filter((name) => /\p{L}/u.test(name))) {
    const at = left.indexOf(name);
    if (at < 0) continue;
    pieces.push(left.slice(0, at), { name });
    left = left.slice(at + name.length);
  }
  pieces.push(left);
  return (
    <>
      {pieces.map((piece, index) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <span key={index} lang={language}>
            {piece.name}
          </span>
        ),
      )}
    </>
  );
}
