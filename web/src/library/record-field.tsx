// Where records come in: a field to paste into, a file to choose, and both take what is dropped on them.
import { useState } from "preact/hooks";
import { t } from "../words/words";
import type { ReadRefusal } from "./not-read";

/** What the server takes at most. */
const MOST_BYTES = 3_500_000;

interface Props {
  id: string;
  rows: number;
  text: string;
  /** Called with the text, and the name of its file; the name is empty for a text that was typed or pasted. */
  onText(text: string, file: string): void;
  onProblem(refusal: ReadRefusal): void;
}

/** The field. */
export function RecordField({ id, rows, text, onText, onProblem }: Props) {
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      const words = t("import-too-large", { size: Math.round(file.size / 1_000_000) });
      onProblem({ words, detail: null });
    } else onText(await file.text(), file.name);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen below
    <div
      class={over ? "record-field dropping" : "record-field"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <div class="field">
        <label for={`${id}-text`}>{t("import-text")}</label>
        <textarea
          id={`${id}-text`}
          rows={rows}
          spellcheck={false}
          value={text}
          placeholder="1. d6-b6 e4-e2 2. b6-e6 c4-c5"
          onInput={(event) => onText(event.currentTarget.value, "")}
        />
      </div>
      <div class="field">
        <label for={`${id}-file`}>{t("import-file")}</label>
        <input id={`${id}-file`} type="file" onChange={(event) => take(event.currentTarget.files?.[0])} />
      </div>
    </div>
  );
}
