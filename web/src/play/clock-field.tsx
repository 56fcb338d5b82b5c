// The choice of a clock: one of the usual ones, or one's own numbers.
import { useId, useState } from "preact/hooks";
import type { TimeControl } from "../api/schema";
import { TickBox } from "../parts/choices";
import { t } from "../words/words";
import { clockWords } from "./clock-words";
import { type Clocks, fitTogether, presets } from "./terms";

/** What is chosen: a clock, none (null), or numbers that are not yet right (undefined). */
type ChosenClock = TimeControl | null | undefined;

interface Props {
  label: string;
  chosen: ChosenClock;
  choose: (clock: ChosenClock) => void;
}

type Kind = TimeControl["kind"];
const KINDS: readonly Kind[] = ["sudden-death", "byo-yomi", "correspondence"];

interface Bounds {
  least: number;
  most: number;
  usual: number;
}

/** The numbers of each kind of clock, within what the server takes. */
const FIELDS = {
  "sudden-death": {
    minutes: { least: 1, most: 1440, usual: 15 },
    increment: { least: 0, most: 600, usual: 10 },
  },
  "byo-yomi": {
    minutes: { least: 0, most: 1440, usual: 15 },
    period: { least: 1, most: 3600, usual: 30 },
    periods: { least: 1, most: 50, usual: 5 },
  },
  correspondence: { days: { least: 1, most: 30, usual: 2 } },
} as const satisfies Record<Kind, Record<string, Bounds>>;

/** The numbers of the fields by their names, as they are written. */
type Written = Record<string, string>;

function isWithin(text: string, { least, most }: Bounds): boolean {
  const number = Number(text);
  return text.trim() !== "" && Number.isInteger(number) && number >= least && number <= most;
}

function boundsOf(kind: Kind): [string, Bounds][] {
  return Object.entries(FIELDS[kind]);
}

function clockOf(kind: Kind, written: Written): ChosenClock {
  const all = boundsOf(kind);
  const text = (name: string, { usual }: Bounds) => written[name] ?? String(usual);
  if (!all.every(([name, bounds]) => isWithin(text(name, bounds), bounds))) return undefined;
  const value = Object.fromEntries(all.map(([name, bounds]) => [name, Number(text(name, bounds))]));
  const { minutes = 0, increment = 0, period = 0, periods = 0, days = 0 } = value;
  if (kind === "sudden-death") return { kind, main: 60 * minutes, increment };
  if (kind === "byo-yomi") return { kind, main: 60 * minutes, period, periods };
  return { kind, days };
}

/** The clocks of both sides, the same or two; `choose` is given null while something is not yet right. */
export function ClocksField({ choose }: { choose: (clocks: Clocks | null) => void }) {
  const [unequal, setUnequal] = useState(false);
  const [[attackers, defenders], setClocks] = useState<[ChosenClock, ChosenClock]>([null, null]);
  const change = (apart: boolean, one: ChosenClock, other: ChosenClock) => {
    setUnequal(apart);
    setClocks([one, other]);
    const second = apart ? other : one;
    const right = one !== undefined && second !== undefined && fitTogether(one, second);
    choose(right ? { attackers: one, defenders: second } : null);
  };
  const mixed = unequal && !fitTogether(attackers ?? null, defenders ?? null);
  return (
    <>
      <ClockField
        label={t(unequal ? "people-clock-attackers" : "people-clock")}
        chosen={attackers}
        choose={(clock) => change(unequal, clock, defenders)}
      />
      {unequal && (
        <ClockField
          label={t("people-clock-defenders")}
          chosen={defenders}
          choose={(clock) => change(true, attackers, clock)}
        />
      )}
      {mixed && (
        <p class="wrong" role="alert">
          {t("people-clock-mixed")}
        </p>
      )}
      <TickBox
        words={t("people-clock-unequal")}
        checked={unequal}
        change={(apart) => change(apart, attackers, null)}
      />
    </>
  );
}

/** One clock. */
function ClockField({ label, chosen, choose }: Props) {
  const id = useId();
  const [own, setOwn] = useState<{ kind: Kind; written: Written } | null>(null);
  const change = (kind: Kind, written: Written) => {
    setOwn({ kind, written });
    choose(clockOf(kind, written));
  };
  const at = presets.findIndex((preset) => JSON.stringify(preset) === JSON.stringify(chosen));
  return (
    <div class="field clock-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={own ? "own" : String(at)}
        onChange={({ currentTarget: { value } }) => {
          if (value === "own") return change("sudden-death", {});
          setOwn(null);
          choose(presets[Number(value)] ?? null);
        }}
        data-testid="clock"
      >
        <option value="-1">{clockWords(null)}</option>
        {presets.map((preset, index) => (
          <option key={clockWords(preset)} value={String(index)}>
            {clockWords(preset)}
          </option>
        ))}
        <option value="own">{t("people-clock-own")}</option>
      </select>
      {own && (
        <fieldset class="own-clock">
          <legend class="unseen">{t("people-clock-own")}</legend>
          <select
            value={own.kind}
            aria-label={t("people-clock-kind")}
            onChange={(event) => change(event.currentTarget.value as Kind, own.written)}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`people-clock-kind-${kind}`)}
              </option>
            ))}
          </select>
          {boundsOf(own.kind).map(([name, bounds]) => (
            <NumberField
              key={name}
              name={name}
              bounds={bounds}
              text={own.written[name] ?? String(bounds.usual)}
              write={(text) => change(own.kind, { ...own.written, [name]: text })}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface NumberProps {
  name: string;
  bounds: Bounds;
  text: string;
  write: (text: string) => void;
}

function NumberField({ name, bounds, text, write }: NumberProps) {
  const id = useId();
  const wrong = !isWithin(text, bounds);
  return (
    <div class="number">
      <label for={id}>{t(`people-number-${name}`)}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        value={text}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {wrong && (
        <p class="wrong" id={`${id}-wrong`} role="alert">
          {t("people-number-wrong", { least: bounds.least, most: bounds.most })}
        </p>
      )}
    </div>
  );
}
