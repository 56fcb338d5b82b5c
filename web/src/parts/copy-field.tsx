// A text with a copy button.
import { useState } from "preact/hooks";
import "../styles/copy.css";
import { t } from "../words/words";

interface Props {
  id: string;
  label: string;
  text: string;
  lines: number;
}

/** A text to copy; without clipboard access the text is selected instead. */
export function CopyField({ id, label, text, lines }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const box = document.getElementById(id) as HTMLTextAreaElement | null;
    box?.select();
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  };
  return (
    <div class="copy">
      <textarea id={id} readOnly rows={lines} value={text} aria-label={label} spellcheck={false} />
      <button type="button" onClick={copy}>
        {copied ? t("share-copied") : t("share-copy")}
      </button>
    </div>
  );
}
