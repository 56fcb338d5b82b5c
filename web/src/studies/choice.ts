// What the two choices are called that a study compares.
import type { Study, StudyContrast } from "../api/schema";
import { say } from "../words/words";

/** Rule sets and layouts by their names, a rule by what it says, without its full stop. */
export function choiceOf(study: Study, of: StudyContrast, which: "level" | "reference"): string {
  const choice = of[which];
  const arm = study.arms.find(({ arm: id }) => id.split(/[+{]/).includes(choice));
  if (of.factor === "rules" && arm) return say(arm.rules);
  if (of.factor === "layout" && arm) return say(arm.layout);
  const sentence = study.sentences[`${of.factor}=${choice}`];
  return sentence ? say(sentence).replace(/\.$/, "") : `${of.factor} = ${choice}`;
}
