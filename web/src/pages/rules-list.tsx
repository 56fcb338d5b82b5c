// The gallery of rule sets: each with its board and what a player chooses by, and three questions that lead to a game.

import { gallery } from "../api/gallery";
import type { GalleryEntry } from "../api/schema";
import { byFamily, familyName } from "../parts/families";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { drawn, minutes, SECONDS } from "../rules/advice";
import { Advisor } from "../rules/advisor";
import { SmallBoard } from "../rules/small-board";
import { has, percent, say, t } from "../words/words";
import "../styles/gallery.css";

const goals = ["corner", "edge"] as const;
const kings = ["strong", "weak"] as const;
const orders = ["family", "size", "length", "draws", "simple"] as const;

/** The page at `/rules`. What is asked stands in the address, so that it is there again when somebody comes back. */
export function RulesListPage() {
  useTitle(t("rules-title"));
  const { value, problem, again } = useLoaded("gallery", gallery);
  const asked = here.value.searchParams;
  const ask = (name: string, value: string) => {
    const next = new URLSearchParams(here.value.searchParams);
    if (value === "") next.delete(name);
    else next.set(name, value);
    go(next.size > 0 ? `/rules?${next}` : "/rules", true);
  };
  return (
    <div class="rules-list">
      <section class="leaf intro">
        <h1>{t("rules-title")}</h1>
        <p class="lead">{t("rules-lead")}</p>
        <p>
          <a href="/editor/rules">{t("rules-own")}</a>
        </p>
      </section>
      {value ? (
        <>
          <Advisor sets={value} asked={asked} ask={ask} />
          <Sets sets={value} asked={asked} ask={ask} />
        </>
      ) : (
        <Pending problem={problem} again={again} />
      )}
    </div>
  );
}

interface Shown {
  sets: readonly GalleryEntry[];
  asked: URLSearchParams;
  ask: (name: string, value: string) => void;
}

/** The filters, and the cards that they leave. */
function Sets({ sets, asked, ask }: Shown) {
  const value = (name: string) => asked.get(name) ?? "";
  const found = sets.filter((set) => fits(set, asked));
  const order = orders.find((one) => one === value("order")) ?? "family";
  return (
    <>
      <section class="leaf" aria-labelledby="all-sets">
        <h2 id="all-sets">{t("gallery-all")}</h2>
        <search class="rules-search">
          <div class="field words">
            <label for="rules-words">{t("rules-search")}</label>
            <input
              id="rules-words"
              type="search"
              value={value("words")}
              onInput={(event) => ask("words", event.currentTarget.value)}
            />
          </div>
          <Choice
            name="size"
            label={t("rules-search-board")}
            value={value("size")}
            ask={ask}
            options={[
              ["", t("rules-search-any")],
              ...boards(sets).map((size): [string, string] => [String(size), t("rules-board", { size })]),
            ]}
          />
          <Choice
            name="family"
            label={t("gallery-family")}
            value={value("family")}
            ask={ask}
            options={[
              ["", t("gallery-any")],
              ...byFamily(sets).map(([family]): [string, string] => [family, familyName(family)]),
            ]}
          />
          <Choice
            name="goal"
            label={t("gallery-goal")}
            value={value("goal")}
            ask={ask}
            options={[
              ["", t("gallery-any")],
              ...goals.map((goal) => [goal, t(`gallery-goal-${goal}`)] as const),
            ]}
          />
          <Choice
            name="king"
            label={t("gallery-king")}
            value={value("king")}
            ask={ask}
            options={[
              ["", t("gallery-any")],
              ...kings.map((king) => [king, t(`gallery-king-${king}`)] as const),
            ]}
          />
          <Choice
            name="order"
            label={t("gallery-order")}
            value={value("order")}
            ask={ask}
            options={orders.map((one) => [one === "family" ? "" : one, t(`gallery-order-${one}`)] as const)}
          />
          <p class="hint" role="status" data-testid="found">
            {t("rules-search-found", { count: found.length })}
          </p>
        </search>
        <p class="hint">{t("gallery-figures", { seconds: SECONDS })}</p>
      </section>
      {order === "family"
        ? byFamily(found).map(([family, members]) => (
            <section class="leaf" key={family} aria-labelledby={`family-${family}`}>
              <h2 id={`family-${family}`}>{familyName(family)}</h2>
              {has(`family-${family}-history`) && <p>{t(`family-${family}-history`)}</p>}
              <Cards sets={members.toSorted(byAge)} />
            </section>
          ))
        : found.length > 0 && (
            <section class="leaf" aria-labelledby="in-order">
              <h2 id="in-order">{t(`gallery-order-${order}`)}</h2>
              <Cards sets={found.toSorted(COMPARE[order])} />
            </section>
          )}
    </>
  );
}

interface Choosing {
  name: string;
  label: string;
  value: string;
  ask: (name: string, value: string) => void;
  options: readonly (readonly [value: string, words: string])[];
}

function Choice({ name, label, value, ask, options }: Choosing) {
  return (
    <div class="field">
      <label for={`rules-${name}`}>{label}</label>
      <select id={`rules-${name}`} value={value} onChange={(event) => ask(name, event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

type Compare = (a: GalleryEntry, b: GalleryEntry) => number;

/** The smaller first, and what has no number last. */
const by =
  (of: (set: GalleryEntry) => number | null): Compare =>
  (a, b) => {
    const [first, second] = [of(a), of(b)];
    if (first === second) return 0;
    if (first === null || second === null) return first === null ? 1 : -1;
    return first - second;
  };

const COMPARE: Record<Exclude<(typeof orders)[number], "family">, Compare> = {
  size: by((set) => set.board),
  length: by((set) => set.figures?.plies ?? null),
  draws: by(drawn),
  simple: by((set) => set.sentences),
};

/** Within a family: the featured one, then those whose sources are dated, the oldest first, then by the size of the board. */
const byAge: Compare = (a, b) =>
  Number(b.featured) - Number(a.featured) || by((set) => set.year)(a, b) || COMPARE.size(a, b);

/** The sizes of board that occur, the smallest first. */
function boards(sets: readonly GalleryEntry[]): number[] {
  return [...new Set(sets.map((set) => set.board))].sort((a, b) => a - b);
}

/** Whether a set is what the filters ask for, and has all their words in its id, name, summary, family or layouts. */
function fits(set: GalleryEntry, asked: URLSearchParams): boolean {
  const is = (name: string, value: string) => [null, "", value].includes(asked.get(name));
  if (!is("size", String(set.board)) || !is("family", set.family)) return false;
  if (!is("goal", set.goal) || !is("king", set.king)) return false;
  const said = [set.id, say(set.name), say(set.summary), familyName(set.family), ...set.layouts.map(say)];
  const text = plain(said.join(" "));
  return plain(asked.get("words") ?? "")
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without capitals and accents. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function Cards({ sets }: { sets: readonly GalleryEntry[] }) {
  return (
    <ul class="sets">
      {sets.map((set) => (
        <SetCard key={set.id} set={set} />
      ))}
    </ul>
  );
}

/** All of it leads to the rules; the name alone is the link, so that it is read out once. */
function SetCard({ set }: { set: GalleryEntry }) {
  const { men, figures } = set;
  return (
    <li>
      <SmallBoard rules={set.id} />
      <div>
        <h3>
          <a href={`/rules/${set.id}`}>{say(set.name)}</a>
        </h3>
        <p class="meta hint">
          {set.year !== null && <span>{set.year}</span>}
          <span>{t("rules-board", { size: set.board })}</span>
          <span>{t("gallery-men", { attackers: men.attackers, defenders: men.defenders })}</span>
          {set.featured && <span class="badge featured">{t("featured-badge")}</span>}
          {set.dice && <span class="badge">{t("dice-badge")}</span>}
        </p>
        <p class="facts">
          {t(`gallery-card-${set.goal}`)} · {t(`gallery-card-${set.king}`)}
        </p>
        <p class="facts">
          {figures
            ? t("gallery-measured", {
                plies: Math.round(figures.plies),
                minutes: minutes(figures.plies),
                draws: percent(figures.drawn / figures.games),
              })
            : t("gallery-unmeasured")}
        </p>
        <p class="summary">{say(set.summary)}</p>
      </div>
    </li>
  );
}
