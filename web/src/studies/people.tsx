// What people's games say beside the engine's.
import type { ComponentChildren } from "preact";
import type { Study } from "../api/schema";
import { t } from "../words/words";
import { agreementOf, differenceOf } from "./finding";

/** In how many rule sets both see the same side ahead, and who scores more; then a link to more, if there is one. */
export function PeopleGames({ study, more }: { study: Study; more?: ComponentChildren }) {
  const agreement = agreementOf(study.arms);
  const difference = differenceOf(study.agreements);
  return (
    <p>
      {t("studies-people", { ...agreement, agree: agreement.same === agreement.clear ? "all" : "some" })}{" "}
      {difference && t("studies-people-difference", { ...difference })} {more}
    </p>
  );
}
