// The last position of a game as a small picture, which the browser asks for when it comes into view.
import { boardAddress, boardHere } from "../api/library";
import { isHere } from "../local/game-id";
import { useLoaded } from "../parts/loaded";
import { scheme } from "../settings";

interface Props {
  id: string;
  plies: number;
}

/** Beside a game in a list, which says in words what the game is. */
export function SmallBoard({ id, plies }: Props) {
  if (isHere(id)) return <DrawnHere id={id} plies={plies} />;
  return (
    <Picture light={boardAddress(id, plies, "parchment")} dark={boardAddress(id, plies, "candlelight")} />
  );
}

/** Of a game that this browser keeps. */
function DrawnHere({ id, plies }: Props) {
  const { value } = useLoaded(`${id} ${plies}`, () =>
    Promise.all([boardHere(id, "parchment"), boardHere(id, "candlelight")]),
  );
  const [light = "", dark = ""] = value ?? [];
  return <Picture light={light} dark={dark} />;
}

function Picture({ light, dark }: { light: string; dark: string }) {
  const chosen = scheme.value;
  return (
    <picture class="small-board">
      {chosen === "auto" && dark && <source media="(prefers-color-scheme: dark)" srcset={dark} />}
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
