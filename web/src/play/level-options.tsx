// The engine's levels in a list to choose from.
import type { Level } from "../api/schema";
import { say } from "../words/words";

/** An option for each level, by its number and name. */
export function LevelOptions({ levels }: { levels: readonly Level[] }) {
  return levels.map(({ level, name }) => (
    <option key={level} value={String(level)}>
      {level} · {say(name)}
    </option>
  ));
}
