// How far the answers of a study reach: what unfinished games leave open, what more thinking changes, and what other openings and layouts say.
import type { Arm, Study } from "../api/schema";
import { t } from "../words/words";
import { isAheadUnfinished } from "./finding";
import { acrossLayouts, gridOf, type NamedRules, placesWhere } from "./grid";
import { movementWords } from "./movement";
import { namesIn } from "./places";
import { replicationOf } from "./replication";

interface Props {
  answer: Study;
  /** The same from other openings. */
  again: Study | null;
  /** The same on layouts that the answer has not. */
  readings: Study | null;
}

/** Each in a sentence or two, as a list; nothing where there is nothing to say. */
export function Robustness({ answer, again, readings }: Props) {
  const said = [
    { of: "unfinished", words: unfinishedWords(answer.arms) },
    { of: "movement", words: movementOf(answer.arms) },
    { of: "again", words: again && <Again answer={answer} study={again} /> },
    { of: "readings", words: readings && <Readings answer={answer} study={readings} /> },
  ].filter(({ words }) => words);
  if (said.length === 0) return null;
  return (
    <ul>
      {said.map(({ of, words }) => (
        <li key={of}>{words}</li>
      ))}
    </ul>
  );
}

/** Where one side is ahead, and unfinished games leave it open whether it is favoured. */
function unfinishedWords(arms: readonly Arm[]): string {
  const names = namesIn(arms);
  return (["attackers", "defenders"] as const)
    .flatMap((side) => {
      const places = placesWhere(arms, (arm) => isAheadUnfinished(arm, side));
      return places.length > 0 ? t("fair-ahead-unfinished", { side, places: names.places(places) }) : [];
    })
    .join(" ");
}

function movementOf(arms: readonly Arm[]): string | null {
  const words = movementWords(arms);
  return words && `${t("movement-title")}: ${words}`;
}

/** Whether games from other openings say the same. */
function Again({ answer, study }: { answer: Study; study: Study }) {
  const found = replicationOf(answer.arms, study.arms);
  if (!found || found.verdicts === 0) return null;
  const { verdicts, confirmed, contradicted } = found;
  return (
    <>
      {t("fair-again", { verdicts, confirmed, all: confirmed === verdicts ? "yes" : "no" })}{" "}
      {contradicted > 0 && t("fair-again-contradicted", { contradicted })}{" "}
      <a href={`/studies/${study.name}`}>{t("fair-made-more")}</a>
    </>
  );
}

/** Whether the answer holds on the layouts that no reconstruction has. */
function Readings({ answer: { arms }, study }: { answer: Study; study: Study }) {
  const { same, depends } = acrossLayouts([...arms, ...study.arms]);
  const rules = (all: readonly NamedRules[]) => ({
    rules: namesIn(arms).places(all.map((one) => ({ ...one, layouts: [] }))),
  });
  return (
    <>
      {t("fair-readings", { layouts: gridOf(study.arms).layouts.length })}{" "}
      {same.length > 0 && t("fair-readings-same", rules(same))}{" "}
      {depends.length > 0 && t("fair-readings-depends", rules(depends))}{" "}
      <a href={`/studies/${study.name}`}>{t("fair-made-more")}</a>
    </>
  );
}
