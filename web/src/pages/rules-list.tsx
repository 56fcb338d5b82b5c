// All rule sets: by family, and within a family by the size of the board.
import { useState } from "preact/hooks";
import { rulesets } from "../api/client";
import type { RulesetEntry } from "../api/schema";
import { byFamily, familyName } from "../parts/families";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { has, say, t } from "../words/words";

/** The page at `/rules`. */
export function RulesListPage() {
  useTitle(t("rules-title"));
  const { value, problem, again } = useLoaded("rulesets", rulesets);
  const [words, setWords] = useState("");
  const [board, setBoard] = useState("");
  const found = (value ?? []).filter((set) => fits(set, words, board));
  return (
    <div class="rules-list">
      <section class="leaf intro">
        <h1>{t("rules-title")}</h1>
        <p class="lead">{t("rules-lead")}</p>
        <p>
          <a href="/editor/rules">{t("rules-own")}</a>
        </p>
        {value && (
          <search class="rules-search">
            <div class="field">
              <label for="rules-words">{t("rules-search")}</label>
              <input
                id="rules-words"
                type="search"
                value={words}
                onInput={(event) => setWords(event.currentTarget.value)}
              />
            </div>
            <div class="field">
              <label for="rules-size">{t("rules-search-board")}</label>
              <select id="rules-size" value={board} onChange={(event) => setBoard(event.currentTarget.value)}>
                <option value="">{t("rules-search-any")}</option>
                {boards(value).map((size) => (
                  <option key={size} value={String(size)}>
                    {t("rules-board", { size })}
                  </option>
                ))}
              </select>
            </div>
            <p class="hint" role="status">
              {t("rules-search-found", { count: found.length })}
            </p>
          </search>
        )}
      </section>
      {value ? (
        byFamily(found).map(([family, members]) => (
          <section class="leaf" key={family} aria-labelledby={`family-${family}`}>
            <h2 id={`family-${family}`}>{familyName(family)}</h2>
            {has(`family-${family}-history`) && <p>{t(`family-${family}-history`)}</p>}
            {boards(members).map((size) => (
              <div key={size}>
                <h3 class="board-size">{t("rules-board", { size })}</h3>
                <ul class="sets">
                  {members
                    .filter((set) => set.board === size)
                    .map((set) => (
                      <SetCard key={set.id} set={set} />
                    ))}
                </ul>
              </div>
            ))}
          </section>
        ))
      ) : (
        <Pending problem={problem} again={again} />
      )}
    </div>
  );
}

/** The sizes of board that occur, the smallest first. */
function boards(sets: readonly RulesetEntry[]): number[] {
  return [...new Set(sets.map((set) => set.board))].sort((a, b) => a - b);
}

/** Whether a set is on this board and has all these words in its id, name, summary or family. */
function fits(set: RulesetEntry, words: string, board: string): boolean {
  if (board !== "" && String(set.board) !== board) return false;
  const layouts = set.layouts.map((layout) => say(layout.name));
  const said = [set.id, say(set.name), say(set.summary), familyName(set.family), ...layouts];
  const text = plain(said.join(" "));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without capitals and accents. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function SetCard({ set }: { set: RulesetEntry }) {
  return (
    <li>
      <h4>
        <a href={`/rules/${set.id}`}>{say(set.name)}</a>
      </h4>
      <p class="meta">
        {set.year !== null && <span class="hint">{set.year}</span>}
        {set.featured && <span class="badge featured">{t("featured-badge")}</span>}
        {set.dice && <span class="badge">{t("dice-badge")}</span>}
      </p>
      <p>{say(set.summary)}</p>
    </li>
  );
}
