// A rule: its text, its standing, and its pictures.
import type { Rule, Ruleset, Source } from "../api/schema";
import { StandingBadge } from "../parts/badges";
import { say, t } from "../words/words";
import { Note } from "./note";
import { Picture } from "./picture";
import { Place } from "./place";
import type { By } from "./playable";

interface Props {
  rule: Rule;
  number: number;
  source: Source | null;
  /** The work through which the source is known, if we did not read the source. */
  through: Source | null;
  options: Ruleset["options"];
  /** Where its examples can be tried. */
  playable: { by: By; rules: string } | undefined;
}

/** A rule in the list of a rule set. */
export function RuleItem({ rule, number, source, through, options, playable }: Props) {
  return (
    <li id={rule.key} class={`rule ${rule.standing}`} value={number}>
      <div class="rule-text">
        <div>
          <p class="sentence">
            {say(rule.sentence)} <StandingBadge standing={rule.standing} />
          </p>
          {source && (
            <p class="source">
              <Cited source={source} />
              {rule.where && ", "}
              {rule.where && <Place where={rule.where} parts={rule.place} source={source} />}
              {through &&
                ` (${t("evidence-through", { source: `${through.author}${through.year === null ? "" : ` ${through.year}`}` })})`}
            </p>
          )}
          {rule.note && (
            <p class="note">
              {rule.standing === "reading" && <strong>{t("rules-note-reading")}: </strong>}
              <Note text={rule.note} options={options} />
            </p>
          )}
        </div>
        {rule.examples.length > 0 && (
          <div class="examples">
            {rule.examples.map((example) => (
              <Picture key={example.id} trial={example} text={say(example.text)} playable={playable} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** A source as one cites it; titles stay in their own language. */
export function Cited({ source: { author, title, year } }: { source: Source }) {
  return (
    <>
      {author}, <cite>{title}</cite>
      {year !== null && ` (${year})`}
    </>
  );
}
