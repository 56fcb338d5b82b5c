// A rule: its text, its standing, and its pictures.
import type { Rule, Ruleset, Source } from "../api/schema";
import { addressOf, shortly } from "../history/works";
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
  /** Whether its sources are in the bibliography. */
  listed: boolean;
  /** Where its examples can be tried. */
  playable: { by: By; rules: string } | undefined;
}

/** A rule in the list of a rule set. */
export function RuleItem({ rule, number, source, through, options, listed, playable }: Props) {
  return (
    <li id={rule.key} class={`rule ${rule.standing}`} value={number}>
      <div class="rule-text">
        <div>
          <p class="sentence">
            {say(rule.sentence)} <StandingBadge standing={rule.standing} />
          </p>
          {source && (
            <p class="source">
              <CitedLink source={source} listed={listed} short />
              {rule.where && ", "}
              {rule.where && <Place where={rule.where} parts={rule.place} source={source} />}
              {through && ` (${t("evidence-through", { source: shortly(through) })})`}
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

interface Citing {
  source: Source;
  /** Whether it is in the bibliography, where the link leads then; else to its address. */
  listed: boolean;
  /** By its authors and year alone. */
  short?: boolean;
}

/** A source as one cites it, as a link to where more is said of it. */
export function CitedLink({ source, listed, short }: Citing) {
  const away = addressOf(source);
  const words = short ? shortly(source) : <Cited source={source} />;
  if (listed) return <a href={`/sources#source-${source.id}`}>{words}</a>;
  if (!away) return <span>{words}</span>;
  return (
    <a href={away} rel="noopener">
      {words}
    </a>
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
