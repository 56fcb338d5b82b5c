// What single rules do to the balance, as a study of them has measured it.
import type { Study, StudyContrast } from "../api/schema";

/** The effects of single rules at the study's own strength: those whose interval leaves zero out, the largest first, and the others. */
export function effectsOf(study: Study): { clear: StudyContrast[]; others: StudyContrast[] } {
  const base = study.arms[0]?.cells[0]?.thinking.attackers;
  const rules = study.contrasts.filter(
    ({ factor, level, positions }) => positions === base && study.sentences[`${factor}=${level}`],
  );
  const isClear = ({ points: { low, high } }: StudyContrast) => low > 0 || high < 0;
  return {
    clear: rules.filter(isClear).sort((a, b) => Math.abs(b.points.value) - Math.abs(a.points.value)),
    others: rules.filter((one) => !isClear(one)),
  };
}

/** Whether every pair of rule sets shows the effect by itself; what only some show is a hint. */
export function holdsThroughout({ points: { value }, pairs }: StudyContrast): boolean {
  return pairs.every(({ points: { low, high } }) => (value > 0 ? low > 0 : high < 0));
}

/** How far from zero any of the intervals goes. */
export function largest(effects: readonly StudyContrast[]): number {
  return Math.max(...effects.map(({ points: { low, high } }) => Math.max(-low, high)));
}
