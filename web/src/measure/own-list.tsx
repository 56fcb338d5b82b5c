// The list of the measurements that were asked for in this browser.
import { language, say, t } from "../words/words";
import { ownMeasurements } from "./own-measurements";

/** The section; nothing before the first measurement. */
export function OwnMeasurements() {
  const all = ownMeasurements();
  if (all.length === 0) return null;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section class="leaf" aria-labelledby="own-measurements" data-testid="own-measurements">
      <h2 id="own-measurements">{t("studies-own")}</h2>
      <ul>
        {all.map(({ id, rules, layout, touched }) => (
          <li key={id}>
            <a href={`/balance/${id}`}>{namesOf(say(rules), say(layout))}</a>{" "}
            <span class="hint">{when.format(touched)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rules and layout; once where a layout of one's own has given the rules their name. */
export function namesOf(rules: string, layout: string): string {
  return rules === layout ? rules : `${rules}, ${layout}`;
}
