// What single rules do to the balance, as a study of them has measured it.
import type { Study, StudyContrast } from "../api/schema";

/** The effects of single rules at the study's own strength. */
export interface Effects {
  /** Those whose interval over all pairs of rule sets leaves zero out, the largest first. */
  clear: StudyContrast[];
  /** Those that cancel out over all pairs, but help one side beyond doubt in one of them, and the other side in another. */
  opposite: StudyContrast[];
  others: StudyContrast[];
}

/** Sorts the effects of single rules. */
export function effectsOf(study: Study): Effects {
  const base = study.arms[0]?.cells[0]?.thinking.attackers;
  const rules = study.contrasts.filter(
    ({ factor, level, positions }) => positions === base && study.sentences[`${factor}=${level}`],
  );
  const isOpposite = ({ pairs }: StudyContrast) =>
    pairs.some(({ points: { low } }) => low > 0) && pairs.some(({ points: { high } }) => high < 0);
  const rest = rules.filter((one) => !isClear(one));
  return {
    clear: rules.filter(isClear).sort((a, b) => Math.abs(b.points.value) - Math.abs(a.points.value)),
    opposite: rest.filter(isOpposite),
    others: rest.filter((one) => !isOpposite(one)),
  };
}

/** Whether an interval leaves zero out. */
export function isClear({ points: { low, high } }: Pick<StudyContrast, "points">): boolean {
  return low > 0 || high < 0;
}

/** Whether every pair of rule sets shows the effect by itself; what only some show is a hint. */
export function holdsThroughout({ points: { value }, pairs }: StudyContrast): boolean {
  return pairs.every(({ points: { low, high } }) => (value > 0 ? low > 0 : high < 0));
}

/** Whether two pairs of rule sets show effects of which neither can be the other's: their mean is then that of neither. */
export function differs({ pairs }: StudyContrast): boolean {
  return pairs.some(({ points: one }) => pairs.some(({ points: other }) => one.high < other.low));
}

/** How far from zero any of the intervals goes. */
export function largest(effects: readonly StudyContrast[]): number {
  return Math.max(...effects.map(({ points: { low, high } }) => Math.max(-low, high)));
}
