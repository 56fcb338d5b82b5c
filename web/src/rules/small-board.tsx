// The small picture of a rule set's opening, drawn by the server and loaded when it comes into view.
import { openingAddress } from "../api/library";
import { scheme } from "../settings";

/** In pixels; the page may show it smaller. */
const SIZE = 240;

/** Decoration: what it shows is said beside it. */
export function SmallBoard({ rules }: { rules: string }) {
  const address = (theme: "parchment" | "candlelight") => openingAddress(rules, theme, SIZE);
  return (
    <picture class="small-board">
      {scheme.value === "auto" && (
        <source media="(prefers-color-scheme: dark)" srcset={address("candlelight")} />
      )}
      <img
        src={address(scheme.value === "dark" ? "candlelight" : "parchment")}
        width={SIZE}
        height={SIZE}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
