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

/** Each in a sentence or two, as a list. */
export function Robustness({ answer, again, readings }: Props) {
  const movement = movementWords(answer.arms);
  return (
    <ul>
      <AheadUnfinished arms={answer.arms} />
      {movement && (
        <li>
          {t("movement-title")}: {movement}
        </li>
      )}
      {again && <Again answer={answer} study={again} />}
      {readings && <Readings answer={answer} study={readings} />}
    </ul>
  );
}

/** Where one side is ahead and games without an end leave it open whether it is favoured. */
function AheadUnfinished({ arms }: { arms: readonly Arm[] }) {
  const names = namesIn(arms);
  const said = (["attackers", "defenders"] as const).flatMap((side) => {
    const places = placesWhere(arms, (arm) => isAheadUnfinished(arm, side));
    return places.length > 0 ? t("fair-ahead-unfinished", { side, places: names.places(places) }) : [];
  });
  return said.length > 0 ? <li>{said.join(" ")}</li> : null;
}

/** Whether games from other openings say the same. */
function Again({ answer, study }: { answer: Study; study: Study }) {
  const found = replicationOf(answer.arms, study.arms);
  if (!found) return null;
  const { verdicts, confirmed, contradicted } = found;
  return (
    <li>
      {t("fair-again", { verdicts, confirmed, all: confirmed === verdicts ? "yes" : "no" })}{" "}
      {contradicted > 0 && t("fair-again-contradicted", { contradicted })}{" "}
      <a href={`/studies/${study.name}`}>{t("fair-made-more")}</a>
    </li>
  );
}

/** Whether the answer holds on the layouts that no reconstruction has. */
function Readings({ answer: { arms }, study }: { answer: Study; study: Study }) {
  const { same, depends } = acrossLayouts([...arms, ...study.arms]);
  const rules = (all: readonly NamedRules[]) => ({
    rules: namesIn(arms).places(all.map((one) => ({ ...one, layouts: [] }))),
  });
  return (
    <li>
      {t("fair-readings", { layouts: gridOf(study.arms).layouts.length })}{" "}
      {same.length > 0 && t("fair-readings-same", rules(same))}{" "}
      {depends.length > 0 && t("fair-readings-depends", rules(depends))}{" "}
      <a href={`/studies/${study.name}`}>{t("fair-made-more")}</a>
    </li>
  );
}
