// Icons of the buttons beside a board.

const SHAPES = {
  more: "M5 12h0M12 12h0M19 12h0",
  menu: "M4 7h16M4 12h16M4 17h16",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  back: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  forth: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
  goals: "M12 12h0M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  ways: "M4 20 10 14M13 11 20 4M14 4h6v6",
  threats: "M12 3 2.5 20h19zM12 10v4M12 17h0",
  focus: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

/** The name of an icon. */
export type Shape = keyof typeof SHAPES;

/** An icon, said by the words beside it. */
export function Icon({ shape }: { shape: Shape }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[shape]} />
    </svg>
  );
}

interface Props {
  shape: Shape;
  words: string;
  act: () => void;
  disabled?: boolean;
  pressed?: boolean;
  test?: string;
}

/** A button with an icon; its words are its tooltip and are read aloud. */
export function IconButton({ shape, words, act, disabled, pressed, test }: Props) {
  return (
    <button
      type="button"
      class="icon-button"
      onClick={act}
      disabled={disabled}
      aria-pressed={pressed}
      title={words}
      data-testid={test}
    >
      <Icon shape={shape} />
      <span class="unseen">{words}</span>
    </button>
  );
}
