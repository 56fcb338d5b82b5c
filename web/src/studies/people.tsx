// What people's games say beside the engine's.
import type { ComponentChildren } from "preact";
import type { Study } from "../api/schema";
import { t } from "../words/words";
import { agreementOf, differenceOf, type ScoreDifference } from "./finding";

/** The study of which this is known; its figures do not tell where the king wins. */
const AT_THE_EDGE = "calibration-strong";

/** In how many rule sets both see the same side ahead, and who scores more; then a link to more, if there is one. */
export function PeopleGames({ study, more }: { study: Study; more?: ComponentChildren }) {
  const agreement = agreementOf(study.arms);
  const difference = differenceOf(study.agreements);
  return (
    <p>
      {t("studies-people", { ...agreement, agree: agreement.same === agreement.clear ? "all" : "some" })}{" "}
      {difference && t("studies-people-difference", { ...difference })}{" "}
      {difference && difference.way !== "open" && <Limits of={difference} study={study} />} {more}
    </p>
  );
}

/** Of which rule sets the difference is, and of which it is not shown. */
function Limits({ of: { sets, others }, study }: { of: ScoreDifference; study: Study }) {
  return (
    <>
      {study.name === AT_THE_EDGE && t("studies-people-edge", { sets })}{" "}
      {others > 0 && t("studies-people-others", { others })}
    </>
  );
}
