// A button that asks for confirmation in a dialog.
import { useId, useRef } from "preact/hooks";

interface Props {
  /** What the button says, and what is asked when it is pressed. */
  label: string;
  title: string;
  words: string;
  yes: string;
  no: string;
  disabled: boolean;
  act: () => void;
  test: string;
  /** What the button is called, if its label is only a sign: it stands in a list, which is looked at further. */
  called?: string;
}

/** The button with its dialog. */
export function ConfirmButton({ label, title, words, yes, no, disabled, act, test, called }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class={called ? "plain" : ""}
        aria-label={called}
        disabled={disabled}
        onClick={() => dialog.current?.showModal()}
        data-testid={test}
      >
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <p>{words}</p>
        <div class="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            {no}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              dialog.current?.close();
              // What was asked for shows beside the board, not in the sheet that the button may be in.
              if (!called) dialog.current?.closest<HTMLElement>("[popover]")?.hidePopover?.();
              act();
            }}
          >
            {yes}
          </button>
        </div>
      </dialog>
    </>
  );
}
