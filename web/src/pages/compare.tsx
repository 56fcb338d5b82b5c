// Compares two rule sets, differences first.

import { Fragment } from "preact";
import { compare, ruleset, rulesets } from "../api/client";
import { disagreements } from "../api/positions";
import type { Comparison, Disagreement, RuleGroup, RulesetEntry, Trial } from "../api/schema";
import { Inferred, StandingBadge } from "../parts/badges";
import { featuredOf } from "../parts/families";
import { Pending, useLoaded } from "../parts/loaded";
import { OptionBoxes } from "../parts/option-boxes";
import { RulesField } from "../parts/rules-field";
import { useTitle } from "../parts/title";
import { baseOf } from "../play/ruleset-id";
import { go, here } from "../router";
import { Picture } from "../rules/picture";
import { sharedView } from "../rules/view";
import { say, t } from "../words/words";

/** The page at `/compare?a=&b=`. */
export function ComparePage() {
  useTitle(t("compare-title"));
  const { value, problem, again } = useLoaded("rulesets", rulesets);
  const pair = usePair(value);
  return (
    <div class="compare">
      <section class="leaf intro">
        <h1>{t("compare-title")}</h1>
        <p class="lead">{t("compare-lead")}</p>
        {value && pair ? <Choose sets={value} pair={pair} /> : <Pending problem={problem} again={again} />}
      </section>
      {pair && <Result {...pair} />}
    </div>
  );
}

/** The ids of what is compared. */
interface Pair {
  a: string;
  b: string;
}

/** What the address asks for; the featured set and its nearest neighbour where it says nothing. Null until that is known. */
function usePair(sets: RulesetEntry[] | null): Pair | null {
  const asked = here.value.searchParams;
  const a = plus(asked.get("a")) ?? featuredOf(sets ?? [])?.id ?? null;
  const given = plus(asked.get("b"));
  const { value: near } = useLoaded(`${a} ${given}`, async () => a && !given && { a, b: await nearestTo(a) });
  if (!a) return null;
  if (given) return { a, b: given };
  return near && near.a === a ? near : null;
}

/** The nearest neighbour of a rule set; itself where it has none, or where there is no such rule set, which the comparison tells. */
async function nearestTo(id: string): Promise<string> {
  const neighbours = await ruleset(id).then(
    (set) => set.neighbours,
    () => [],
  );
  return neighbours[0]?.id ?? id;
}

/** A plus sign in a query reads as a space; no id has a space. */
function plus(id: string | null): string | null {
  return id ? id.replaceAll(" ", "+") : null;
}

function Choose({ sets, pair: { a, b } }: { sets: RulesetEntry[]; pair: Pair }) {
  const select = (name: "a" | "b", words: string, value: string) => {
    const choose = (id: string) => {
      const next = { a, b, [name]: id };
      go(`/compare?a=${next.a}&b=${next.b}`, true);
    };
    const set = sets.find((one) => one.id === baseOf(value));
    const options = set?.options.map((option) => option.id) ?? [];
    const [ticked, others] = [true, false].map((is) =>
      value
        .split("+")
        .slice(1)
        .filter((word) => options.includes(word) === is),
    );
    return (
      <div>
        <RulesField
          id={`compare-${name}`}
          label={words}
          sets={sets}
          value={set?.id ?? value}
          onChoose={choose}
        />
        {set && (
          <OptionBoxes
            key={set.id}
            options={set.options}
            chosen={ticked ?? []}
            choose={(next) => choose([set.id, ...next, ...(others ?? [])].join("+"))}
          />
        )}
      </div>
    );
  };
  return (
    <div class="pair">
      {select("a", t("compare-a"), a)}
      {select("b", t("compare-b"), b)}
    </div>
  );
}

function Result({ a, b }: Pair) {
  const { value, problem, again } = useLoaded(`${a} ${b}`, () => compare(a, b));
  // The rules are there before the positions are found, and without them.
  const { value: found } = useLoaded(`${a} ${b}`, () => disagreements(a, b));
  if (problem || !value) return <Pending problem={problem} again={again} />;
  const different = value.rules.filter((rule) => !rule.same);
  const same = value.rules.filter((rule) => rule.same);
  return (
    <>
      <section class="leaf" aria-labelledby="differences" data-testid="differences">
        <h2 id="differences">{t("compare-differences", { count: different.length })}</h2>
        {different.length > 0 && <Table comparison={value} rules={different} found={found ?? []} />}
      </section>
      {same.length > 0 && (
        <details class="leaf">
          <summary>
            <h2>{t("compare-same", { count: same.length })}</h2>
          </summary>
          <ul class="same">{same.map((rule) => rule.a && <li key={rule.key}>{say(rule.a.sentence)}</li>)}</ul>
        </details>
      )}
    </>
  );
}

type Rows = Comparison["rules"];

function Table({ comparison, rules, found }: { comparison: Comparison; rules: Rows; found: Disagreement[] }) {
  const groups = [...new Set(rules.map((rule) => rule.group))];
  return (
    <table class="differences">
      <thead>
        <tr>
          {[comparison.a, comparison.b].map((set, side) => (
            <th key={side === 0 ? "a" : "b"} scope="col">
              <a href={`/rules/${set.id}`}>{say(set.name)}</a>
              <p class="hint">
                {t("compare-layout", { layout: say(set.layout.name) })} {set.layout.inferred && <Inferred />}
              </p>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group} group={group} rules={rules.filter((rule) => rule.group === group)} found={found} />
      ))}
    </table>
  );
}

function Group({ group, rules, found }: { group: RuleGroup; rules: Rows; found: Disagreement[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {t(`group-${group}`)}
        </th>
      </tr>
      {rules.map((rule) => (
        <Fragment key={rule.key}>
          <tr>
            {(["a", "b"] as const).map((side) => (
              <td key={side}>
                <Sentence rule={rule[side]} />
              </td>
            ))}
          </tr>
          <Shown found={found.find((one) => one.rule === rule.key)} />
        </Fragment>
      ))}
    </tbody>
  );
}

function Sentence({ rule }: { rule: Rows[number]["a"] }) {
  if (!rule) return <span class="hint">{t("rules-absent")}</span>;
  return (
    <>
      {say(rule.sentence)} {rule.standing && <StandingBadge standing={rule.standing} />}
    </>
  );
}

/** The same move under both. */
function Shown({ found }: { found: Disagreement | undefined }) {
  if (!found) return null;
  const { a, b } = found;
  const view = sharedView(a, b);
  return (
    <tr class="shown">
      <td>
        <Picture trial={{ ...a, view }} text={ruling(a, b)} />
      </td>
      <td>
        <Picture trial={{ ...b, view }} text={ruling(b, a)} />
      </td>
    </tr>
  );
}

/** What comes of the move, where the picture has no words for it. */
function ruling(trial: Trial, other: Trial): string {
  const move = t("compare-move", trial.move);
  if (!trial.legal || trial.captures.length > 0 || trial.outcome) return move;
  if (other.captures.length > 0) return `${move} ${t("compare-nothing-captured")}`;
  return `${move} ${t(other.outcome ? "compare-goes-on" : "compare-allowed")}`;
}
