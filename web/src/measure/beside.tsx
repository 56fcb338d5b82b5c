// A measurement beside that of the rule set which it changes.
import type { Measurement } from "../api/schema";
import { MeasuredArm } from "../rules/measured";
import { amount, points, say, t } from "../words/words";

/** What the change does, and the parent's own figures; nothing where nothing is changed. */
export function Beside({ of }: { of: Measurement }) {
  const { parent, study } = of;
  if (!parent || !study) return null;
  const name = say(parent.name);
  const arm = study.arms[1];
  const comes = of.state === "waiting" || of.state === "playing";
  if (!arm?.cells[0] && !comes) return null;
  return (
    <section class="leaf" aria-labelledby="beside" data-testid="beside">
      <h2 id="beside">{t("measure-beside", { name })}</h2>
      {arm?.cells[0] ? (
        <>
          <Moved of={of} name={name} />
          {say(parent.layout) !== say(of.rules.layout) && <p class="hint">{t("measure-beside-layouts")}</p>}
          <MeasuredArm arm={arm} fair={study.fair} unfinished={of.whole < 2} />
        </>
      ) : (
        <p>{t("measure-beside-later")}</p>
      )}
    </section>
  );
}

/** What the change does at the strength that is judged. */
function Moved({ of, name }: { of: Measurement; name: string }) {
  const judged = of.study?.arms[0]?.cells[0]?.thinking.attackers;
  const moved = of.moved.find(({ positions }) => positions === judged);
  if (!moved) return null;
  const { value, low, high } = moved.points;
  return <p class="lead">{movedWords(value, low, high, name)}</p>;
}

function movedWords(value: number, low: number, high: number, name: string): string {
  const plain = (difference: number) => amount(100 * Math.abs(difference), 1);
  if (low > 0)
    return t("measure-moved-attackers", { points: plain(value), low: plain(low), high: plain(high), name });
  if (high < 0)
    return t("measure-moved-defenders", { points: plain(value), low: plain(high), high: plain(low), name });
  return t("measure-moved-unclear", { low: points(low), high: points(high), name });
}
