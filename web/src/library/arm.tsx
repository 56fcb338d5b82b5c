// What a study played, with the rules that it changed as rule-set files have them.
import type { StudyGameArm } from "../api/schema";
import { armWords } from "./words";

/** Rule set, layout and changed rules. */
export function Arm({ arm }: { arm: StudyGameArm }) {
  return (
    <>
      {armWords(arm)}
      {arm.changes.map((change) => (
        <span key={change}>
          , <code lang="en">{change}</code>
        </span>
      ))}
    </>
  );
}
