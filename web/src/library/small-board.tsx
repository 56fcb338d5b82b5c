// The last position of a game as a small picture, which the browser asks for when it comes into view.
import { boardAddress } from "../api/library";
import { scheme } from "../settings";

/** Beside a game in a list, which says in words what the game is. */
export function SmallBoard({ id, plies }: { id: string; plies: number }) {
  const light = boardAddress(id, plies, "parchment");
  const dark = boardAddress(id, plies, "candlelight");
  const chosen = scheme.value;
  return (
    <picture class="small-board">
      {chosen === "auto" && <source media="(prefers-color-scheme: dark)" srcset={dark} />}
      <img
        src={chosen === "dark" ? dark : light}
        alt=""
        width={128}
        height={128}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
