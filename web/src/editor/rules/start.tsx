// The start form: from another rule set, a saved draft, or a file.
import { useState } from "preact/hooks";
import { idInPath, requestText, rulesets } from "../../api/client";
import { TickBox } from "../../parts/choices";
import { featuredOf } from "../../parts/families";
import { codeOf, Pending, problemWords, useLoaded } from "../../parts/loaded";
import { RulesField } from "../../parts/rules-field";
import { t } from "../../words/words";
import { FileField } from "../file-field";
import { checkDraft } from "./draft-outline";
import { type Draft, drafts, type SavedDraft } from "./saved-drafts";

/** What the server takes at most, with room for what JSON adds. */
const MOST_BYTES = 60_000;

/** A draft that begins from a rule set; `whole` writes every rule out. */
export async function begunFrom(id: string, whole: boolean): Promise<Draft> {
  const template = await requestText(`/rulesets/${idInPath(id)}/template${whole ? "" : "?extends=1"}`);
  // A new draft has its name in the page's language.
  const named = [{ key: "name", value: t("editor-unnamed") }];
  const text = (await checkDraft(template, id, named)).toml ?? "";
  return { text, began: text, from: id };
}

interface Props {
  from: string | null;
  open: (draft: Draft) => void;
}

/** The form. */
export function Start({ from, open }: Props) {
  const { value, problem, again } = useLoaded("rulesets", rulesets);
  const [chosen, setChosen] = useState(from ?? "");
  const [whole, setWhole] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [list] = useState<SavedDraft[]>(drafts.all);
  if (!value) return <Pending problem={problem} again={again} />;
  const id = chosen || (featuredOf(value)?.id ?? "");
  const begin = async (event: Event) => {
    event.preventDefault();
    setRefused(null);
    try {
      open(await begunFrom(id, whole));
    } catch (error) {
      setRefused(problemWords(codeOf(error)));
    }
  };
  const read = async (file: File) => {
    if (file.size > MOST_BYTES) return setRefused(problemWords("too-large"));
    const text = (await file.text()).replaceAll("\r\n", "\n");
    open({ text, began: text, from: null });
  };
  return (
    <form class="draft-start" onSubmit={begin}>
      <RulesField id="draft-from" label={t("editor-from")} sets={value} value={id} onChoose={setChosen} />
      <TickBox words={t("editor-whole")} checked={whole} change={setWhole} />
      <button type="submit" data-testid="begin-draft">
        {t("editor-begin")}
      </button>
      {list.length > 0 && (
        <div class="field">
          <label for="draft-kept">{t("editor-saved")}</label>
          <select
            id="draft-kept"
            value=""
            onChange={(event) => {
              const one = list.find(({ name }) => name === event.currentTarget.value);
              if (one) open(one);
            }}
          >
            <option value="">{t("editor-saved-choose")}</option>
            {list.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <FileField
        id="draft-file"
        label={t("editor-open")}
        accept=".toml,text/plain"
        read={read}
        refused={refused}
      />
    </form>
  );
}
