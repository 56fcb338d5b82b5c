// Explains why a move is not legal or why pieces were captured, with the rules and their sources.
import { useEffect } from "preact/hooks";
import { explain } from "../api/positions";
import type { CitedRule, Explanation, ExplanationRequest, Names } from "../api/schema";
import { StandingBadge } from "../parts/badges";
import { problemWords, useLoaded } from "../parts/loaded";
import { pieceName } from "../play/speech";
import { Place } from "../rules/place";
import { Cited } from "../rules/rule-item";
import "../styles/why.css";
import { capital, listed, say, t } from "../words/words";
import type { BoardQuestion } from "./question";

interface Props {
  question: BoardQuestion;
  asked: ExplanationRequest;
  names: Names;
  /** The page with all the rules, if there is one. */
  rules: string | null;
}

/** The answer. */
export function Answer({ question, asked, names, rules }: Props) {
  const { value, problem } = useLoaded(JSON.stringify(asked), () => explain(asked));
  useEffect(() => {
    if (value) question.show(pointsOf(value));
  }, [value]);
  if (problem) return <p class="problem">{problemWords(problem)}</p>;
  if (!value) return null;
  return (
    <section class="why" aria-label={t("why-title")} data-testid="why">
      <button type="button" class="plain why-close" aria-label={t("error-close")} onClick={question.drop}>
        ×
      </button>
      {sentences(value, names).map((sentence) => (
        <p key={sentence} class="why-said">
          {sentence}
        </p>
      ))}
      <ul class="why-rules">
        {value.rules.map((rule) => (
          <Rule key={rule.key} rule={rule} rules={rules} />
        ))}
      </ul>
    </section>
  );
}

function Rule({ rule, rules }: { rule: CitedRule; rules: string | null }) {
  const sentence = say(rule.sentence);
  return (
    <li>
      {rules === null ? sentence : <a href={`${rules}#${rule.key}`}>{sentence}</a>}{" "}
      {rule.standing && <StandingBadge standing={rule.standing} />}
      {rule.source && (
        <span class="source">
          <Cited source={rule.source} />
          {rule.where && ", "}
          {rule.where && <Place where={rule.where} parts={rule.place} source={rule.source} />}
        </span>
      )}
    </li>
  );
}

/** What is explained, a sentence for each thing. */
export function sentences({ move, refusal, falls }: Explanation, names: Names): string[] {
  if (refusal) {
    const values = { ...move, point: refusal.point ?? move.to, limit: refusal.limit ?? 0 };
    return [t(`why-not-${refusal.reason}`, values)];
  }
  return falls.map(({ point, piece, manner, held_by }) => {
    const fallen = t("why-fell", { piece: pieceName(piece, names), point });
    const held = t(`why-fell-${manner}`, { points: listed(held_by), other: held_by.at(-1) ?? "" });
    return `${capital(fallen)} ${held}`;
  });
}

/** The points that the sentences speak of. */
export function pointsOf({ refusal, falls }: Explanation): string[] {
  if (refusal) return refusal.point ? [refusal.point] : [];
  return [...new Set(falls.flatMap((fall) => fall.held_by))];
}
