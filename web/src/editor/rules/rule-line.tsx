// A rule in the form: its sentence, and the alternatives.
import { useEffect, useState } from "preact/hooks";
import type { DraftPage, FormRule } from "../../api/schema";
import { say, t } from "../../words/words";
import { RemarkText } from "../remark";
import type { DraftSession } from "./draft-session";

interface Props {
  writing: DraftSession;
  written: DraftPage;
  field: FormRule;
}

/** One line. */
export function RuleLine({ writing, written, field }: Props) {
  const needed = field.need === "required" && field.value === null;
  const [open, setOpen] = useState(needed);
  // A rule that needs a choice starts unfolded
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  const sentence = field.values.find(({ value }) => value === field.value)?.sentence;
  const mistakes = written.mistakes.filter((one) => one.rule === field.key);
  const warnings = written.warnings.filter((one) => one.rule === field.key);
  const line = writing.line.value;
  const here = line !== null && line === field.line;
  const kind = [
    "rule-line",
    field.said,
    needed || mistakes.length > 0 ? "amiss" : "",
    here ? "here-now" : "",
  ];
  return (
    <li class={kind.join(" ")} data-rule={field.key}>
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        onFocusIn={() => {
          writing.rule.value = field.key;
        }}
        onFocusOut={() => {
          writing.rule.value = null;
        }}
      >
        <summary>
          <span>
            {field.need === "meaningless" ? (
              <Key words={t("editor-no-meaning")} name={field.key} />
            ) : sentence ? (
              say(sentence)
            ) : (
              <strong>
                <Key words={t("editor-choose")} name={field.key} />
              </strong>
            )}
          </span>
          {field.said === "here" && <span class="badge featured">{t("editor-written-here")}</span>}
        </summary>
        {open && <Values writing={writing} field={field} parent={written.parent} />}
      </details>
      {[...mistakes, ...warnings].map((remark) => (
        <p class={"advice" in remark ? "warning" : "problem"} key={remark.text.en}>
          <RemarkText remark={remark} />
        </p>
      ))}
    </li>
  );
}

/** A field for a rule that can be a number. What is typed counts once it is a whole one that the rule can be. */
function NumberOf({
  writing,
  field,
  numbers,
}: Pick<Props, "writing" | "field"> & { numbers: NonNullable<FormRule["numbers"]> }) {
  const { key, value } = field;
  const { least, most } = numbers;
  return (
    <label class="choice number">
      <span>{t("editor-number", { least, most })}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={value !== null && /^\d+$/.test(value) ? value : ""}
        data-testid="rule-number"
        onChange={({ currentTarget: input }) => {
          if (input.value !== "" && input.checkValidity()) {
            writing.change({ key, value: String(input.valueAsNumber) });
          } else {
            input.reportValidity();
          }
        }}
      />
    </label>
  );
}

/** The name that a rule has in the file, behind a few words. */
function Key({ words, name }: { words: string; name: string }) {
  return (
    <span class="remarked">
      {words} <code lang="en">{name}</code>
    </span>
  );
}

function Values({ writing, field, parent }: Pick<Props, "writing" | "field"> & Pick<DraftPage, "parent">) {
  const { key } = field;
  const takeOut = () => writing.change({ key, value: null });
  return (
    <div class="values">
      {field.need !== "meaningless" && (
        <fieldset>
          <legend class="unseen">{t("editor-values")}</legend>
          {field.values.map(({ value, sentence }) => (
            <label class="choice" key={value}>
              <input
                type="radio"
                name={`rule-${key}`}
                value={value}
                checked={value === field.value}
                onChange={() => writing.change({ key, value })}
              />
              <span>
                {say(sentence)} <code lang="en">{value}</code>
              </span>
            </label>
          ))}
          {field.numbers && <NumberOf writing={writing} field={field} numbers={field.numbers} />}
        </fieldset>
      )}
      {field.said === "here" && (
        <button type="button" class="take-out" onClick={takeOut} data-testid="take-out">
          {field.otherwise !== null && field.need !== "meaningless" && parent
            ? t("editor-as-there", { name: say(parent.name) })
            : t("editor-leave-out")}
        </button>
      )}
    </div>
  );
}
