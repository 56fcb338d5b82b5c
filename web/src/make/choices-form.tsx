// The form with what can be chosen of a print.
import { useState } from "preact/hooks";
import { Choices as RadioButtons } from "../parts/choices";
import { type Language, languages } from "../words/languages";
import { t } from "../words/words";
import { CELL, type Choice, type Choices, choicesOf, hasCell, type Part, papersOf, values } from "./choices";

/** Screens on which all choices stand beside the pages, as in the style sheet; on others the pages are below. */
const WIDE = "(min-width: 52rem)";

interface Props {
  choices: Choices;
  /** Whether the folio draws the layout, so that all its marks can be had. */
  onFolio: boolean;
  change: (change: Partial<Choices>) => void;
}

/** The form. */
export function ChoicesForm({ choices, onFolio, change }: Props) {
  const select = (of: Choice) => (
    <SelectField
      key={of}
      of={of}
      value={choices[of]}
      all={offered(of, choices.part, onFolio)}
      choose={(value) => change({ [of]: value })}
    />
  );
  return (
    <form class="print-choices" onSubmit={(event) => event.preventDefault()}>
      <RadioButtons<Part>
        legend={t("make-part")}
        name="part"
        class="parts"
        all={values.part}
        chosen={choices.part}
        choose={(part) => change({ part })}
        words={(part) => t(`make-part-${part}`)}
      />
      {hasCell(choices.part) && <CellField cell={choices.cell} change={(cell) => change({ cell })} />}
      {select("paper")}
      <details open={matchMedia(WIDE).matches}>
        <summary>{t("make-more")}</summary>
        <div class="print-choices">
          {choicesOf[choices.part].map(select)}
          <LanguageField
            id="make-language"
            label={t("make-language")}
            chosen={choices.language}
            choose={(language) => change(language ? { language } : {})}
          />
          <LanguageField
            id="make-second"
            label={t("make-second")}
            none={t("make-second-none")}
            except={choices.language}
            chosen={choices.second}
            choose={(second) => change({ second })}
          />
        </div>
      </details>
    </form>
  );
}

/** The distance between points; what is out of range is said and changes nothing. */
function CellField({ cell, change }: { cell: number; change: (cell: number) => void }) {
  // What was entered and cannot be
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <div class="field">
      <label for="make-cell">{t("make-cell")}</label>
      <input
        id="make-cell"
        type="number"
        inputMode="decimal"
        min={CELL.min}
        max={CELL.max}
        step="any"
        value={wrong ?? cell}
        onChange={(event) => {
          const field = event.currentTarget;
          const good = field.validity.valid && field.value !== "";
          setWrong(good ? null : field.value);
          if (good) change(field.valueAsNumber);
        }}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : "make-cell-wrong"}
      />
      {wrong !== null && (
        <p class="problem" id="make-cell-wrong" role="alert">
          {t("make-cell-wrong", { least: CELL.min, most: CELL.max })}
        </p>
      )}
    </div>
  );
}

/** The values of a choice that there are. */
function offered(of: Choice, part: Part, onFolio: boolean): readonly string[] {
  if (of === "paper") return papersOf(part);
  return of === "marks" && !onFolio ? values.marks.filter((value) => value !== "all") : values[of];
}

interface SelectProps {
  of: Choice;
  value: string;
  all: readonly string[];
  choose: (value: string) => void;
}

function SelectField({ of, value, all, choose }: SelectProps) {
  return (
    <div class="field">
      <label for={`make-${of}`}>{t(`make-${of}`)}</label>
      <select id={`make-${of}`} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {t(`make-${of}-${one}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LanguageProps {
  id: string;
  label: string;
  chosen: Language | null;
  /** What the entry for no language is called. */
  none?: string;
  except?: Language;
  choose: (language: Language | null) => void;
}

function LanguageField({ id, label, chosen, none, except, choose }: LanguageProps) {
  const all = Object.entries(languages) as [Language, string][];
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={(event) => choose((event.currentTarget.value || null) as Language | null)}
      >
        {none && <option value="">{none}</option>}
        {all
          .filter(([code]) => code !== except)
          .map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
      </select>
    </div>
  );
}
