// The form: what the game is called, the board, and every rule in plain words.
import { useEffect, useRef } from "preact/hooks";
import type { DraftForm, DraftPage, FormRule, RuleGroup } from "../../api/schema";
import { say, t } from "../../words/words";
import type { DraftSession } from "./draft-session";
import { RuleLine } from "./rule-line";
import { idFor } from "./short-name";

interface Props {
  writing: DraftSession;
  written: DraftPage;
  form: DraftForm;
}

/** The form. */
export function RuleForm({ writing, written, form }: Props) {
  const groups = [...new Set(form.rules.map((rule) => rule.group))];
  return (
    <div class="rule-form">
      <Head writing={writing} form={form} />
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          fields={form.rules.filter((rule) => rule.group === group)}
          writing={writing}
          written={written}
        />
      ))}
    </div>
  );
}

function Head({ writing, form }: Pick<Props, "writing" | "form">) {
  const rename = (name: string) => {
    if (name.trim() === "" || name === form.name) return;
    // The id follows the name until the user sets it.
    const follows = form.id.startsWith("my-") || form.id === idFor(form.name ?? "");
    const id = idFor(name);
    const changes = [{ key: "name", value: name }];
    if (follows && id !== "" && id !== form.id) changes.push({ key: "id", value: id });
    writing.change(...changes);
  };
  const own = form.layouts.filter((layout) => layout.own);
  const others = form.layouts.filter((layout) => !layout.own);
  const option = (layout: DraftForm["layouts"][number]) => (
    <option key={layout.id} value={layout.id}>
      {say(layout.name)}
      {layout.size !== null && ` · ${t("form-board", { size: layout.size })}`}
    </option>
  );
  return (
    <div class="rule-head">
      <div class="field">
        <label for="draft-name">{t("editor-name")}</label>
        <Typed id="draft-name" value={form.name ?? ""} disabled={form.name === null} write={rename} />
      </div>
      <div class="field">
        <label for="draft-id">{t("editor-id")}</label>
        <Typed id="draft-id" value={form.id} plain write={(value) => writing.change({ key: "id", value })} />
      </div>
      <div class="field">
        <label for="draft-layout">{t("form-layout")}</label>
        <select
          id="draft-layout"
          value={form.layout ?? ""}
          onChange={(event) => writing.change({ key: "layout", value: event.currentTarget.value })}
        >
          <optgroup label={t("editor-layouts-own")}>{own.map(option)}</optgroup>
          <optgroup label={t("editor-layouts-other")}>{others.map(option)}</optgroup>
        </select>
      </div>
    </div>
  );
}

interface TypedProps {
  id: string;
  value: string;
  disabled?: boolean;
  /** A word that is not spelt as language is. */
  plain?: boolean;
  write: (value: string) => void;
}

/** A field whose value may change while somebody is in it: what has been typed there stays. */
function Typed({ id, value, disabled, plain, write }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  const first = useRef(value);
  useEffect(() => {
    const box = field.current;
    if (!box || typed.current || box.value === value) return;
    box.value = value;
    // It is selected when the Tab key comes to it, so that the first letter replaces it.
    if (box === document.activeElement) box.select();
  }, [value]);
  return (
    <input
      ref={field}
      id={id}
      type="text"
      maxLength={80}
      spellcheck={!plain}
      autocapitalize={plain ? "none" : "sentences"}
      defaultValue={first.current}
      disabled={disabled}
      onInput={() => {
        typed.current = true;
      }}
      onChange={(event) => {
        typed.current = false;
        write(event.currentTarget.value);
      }}
      onBlur={() => {
        typed.current = false;
      }}
    />
  );
}

interface GroupProps extends Pick<Props, "writing" | "written"> {
  group: RuleGroup;
  fields: FormRule[];
}

function Group({ group, fields, writing, written }: GroupProps) {
  const amiss = (field: FormRule) => written.mistakes.some((mistake) => mistake.rule === field.key);
  const means = fields.filter(
    (field) => field.need !== "meaningless" || field.said === "here" || amiss(field),
  );
  const shown = means.filter((field) => field.said !== "nobody" || field.need === "required");
  const rest = means.filter((field) => !shown.includes(field));
  if (means.length === 0) return null;
  const line = (field: FormRule) => (
    <RuleLine key={field.key} writing={writing} written={written} field={field} />
  );
  return (
    <section aria-labelledby={`rules-of-${group}`}>
      <h3 id={`rules-of-${group}`}>{t(`group-${group}`)}</h3>
      {shown.length > 0 && <ul class="rule-lines">{shown.map(line)}</ul>}
      {rest.length > 0 && (
        <details class="usual">
          <summary>{t("editor-usual", { count: rest.length })}</summary>
          <ul class="rule-lines">{rest.map(line)}</ul>
        </details>
      )}
    </section>
  );
}
