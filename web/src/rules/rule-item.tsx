// One rule: its sentence, how it is known, and the pictures that prove it.
import type { Arrow } from "../../board";
import type { Example, Rule, Ruleset, Source } from "../api/types";
import { StandingBadge } from "../parts/badges";
import { BoardView } from "../parts/board-view";
import { listed, say, t } from "../words/words";
import { Note } from "./note";

interface Props {
  rule: Rule;
  number: number;
  source: Source | null;
  options: Ruleset["options"];
}

/** A rule in the list of a rule set. */
export function RuleItem({ rule, number, source, options }: Props) {
  return (
    <li id={rule.key} class={`rule ${rule.standing}`} value={number}>
      <div class="told">
        <div>
          <p class="sentence">
            {say(rule.sentence)} <StandingBadge standing={rule.standing} />
          </p>
          {source && (
            <p class="source">
              <Cited source={source} />
              {rule.where && `, ${say(rule.where)}`}
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
              <Picture key={example.id} example={example} />
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

/** A small board on which one move is made, or cannot be made. */
function Picture({ example }: { example: Example }) {
  const { move, legal } = example;
  const arrows: Arrow[] = [{ ...move, kind: legal ? "move" : "wrong" }];
  const outcome = example.outcome;
  return (
    <figure class="picture">
      <BoardView
        interactive={false}
        size={example.size}
        position={example.position}
        marks={example.marks}
        active={example.active}
        view={example.view}
        arrows={arrows}
        dots={example.targets.filter((point) => point !== move.to)}
        struck={example.captures}
        label={t("rules-example-label", { text: say(example.text) })}
      />
      <figcaption>
        {say(example.text)}
        {!legal && <strong> {t("rules-not-allowed")}</strong>}
        {example.captures.length > 0 && (
          <span class="hint"> {t("rules-captures", { points: listed(example.captures) })}</span>
        )}
        {outcome && <strong> {t(`rules-outcome-${outcome.winner ?? "draw"}`)}</strong>}
      </figcaption>
    </figure>
  );
}
