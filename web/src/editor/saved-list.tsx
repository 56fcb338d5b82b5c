// The list of items saved by name, to open or remove.
import { useState } from "preact/hooks";
import { ForgetButton } from "../parts/forget-button";
import "../styles/saved-list.css";
import type { SavedItems } from "./saved-items";

interface Props<T extends { name: string }> {
  savedItems: SavedItems<T>;
  /** The item that would be saved now. */
  current: () => T;
  /** The label of the save button. */
  label: string;
  /** A note beside an item's name. */
  note?: (one: T) => string;
  open: (one: T) => void;
}

/** The save button, and the list. */
export function SavedList<T extends { name: string }>({ savedItems, current, label, note, open }: Props<T>) {
  const [list, setList] = useState(savedItems.all);
  return (
    <>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            savedItems.put(current());
            setList(savedItems.all());
          }}
          data-testid="keep"
        >
          {label}
        </button>
      </p>
      {list.length > 0 && (
        <ul class="kept-list">
          {list.map((one) => (
            <li key={one.name}>
              <button type="button" class="plain" onClick={() => open(one)}>
                {one.name}
              </button>
              {note && <span class="hint">{note(one)}</span>}
              <ForgetButton
                name={one.name}
                forget={() => {
                  savedItems.forget(one.name);
                  setList(savedItems.all());
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
