// The dark parts of a QR code as one outline.
import { encode } from "uqr";

/** The empty border that readers need, in modules. */
const BORDER = 4;

/** A QR code: how many modules wide it is with its border, and the path of its dark ones. */
export interface QrOutline {
  size: number;
  path: string;
}

/** The QR code of a text. */
export function qrOutline(text: string): QrOutline {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const rows = data.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      runs.push(`M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`);
    }
    return runs;
  });
  return { size, path: rows.join("") };
}
