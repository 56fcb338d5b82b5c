// Notices that a visitor has gone: asks whether anybody is still there, counts down, and returns to the start.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/words";

/** How long the question stands, in seconds. */
const ASKED = 15;
/** What shows that a visitor is there. A mouse that is moved does not: browsers report that also when the page moves under it. */
const SIGNS = ["pointerdown", "keydown", "wheel"];

/** The seconds until the stand is left, once they are counted; null while a visitor is there. */
function useSecondsLeft(idle: number, leave: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer = 0;
    const count = (seconds: number) => {
      if (seconds === 0) return leave();
      setLeft(seconds);
      timer = window.setTimeout(count, 1000, seconds - 1);
    };
    const begin = () => {
      window.clearTimeout(timer);
      setLeft(null);
      timer = window.setTimeout(count, 1000 * (idle - ASKED), ASKED);
    };
    begin();
    for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
    };
  }, [idle, leave]);
  return left;
}

/** Watches over the screens behind the start. Any touch and any key is an answer. */
export function LeftAlone({ idle, leave }: { idle: number; leave: () => void }) {
  const left = useSecondsLeft(idle, leave);
  return left === null ? null : <StillThere left={left} />;
}

function StillThere({ left }: { left: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog class="kiosk-there" ref={dialog} aria-labelledby="kiosk-there" data-testid="still-there">
      <h2 id="kiosk-there">{t("kiosk-there")}</h2>
      <p role="timer">{t("kiosk-there-words", { seconds: left })}</p>
      <button type="button" class="primary">
        {t("kiosk-there-yes")}
      </button>
    </dialog>
  );
}
