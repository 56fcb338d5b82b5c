// A study's files for those who ask their own questions: all games and all figures, and a first query.
import notebook from "../../../docs/guide/notebook/balance.py?url";
import type { Study } from "../api/schema";
import { CopyField } from "../parts/copy-field";
import { fileSize, t } from "../words/words";
import "../styles/study-data.css";

/** What a file holds, by the end of its name, in the order of the list. */
const FILES = [
  [".excerpt.parquet", "studies-data-excerpt"],
  [".parquet", "studies-data-games"],
  [".parquet.sha256", "studies-data-hash"],
  ["-arms.csv", "studies-data-arms"],
  ["-cells.csv", "studies-data-cells"],
  ["-ladder.csv", "studies-data-ladder"],
  ["-effects.csv", "studies-data-effects"],
  ["-people.csv", "studies-data-people"],
  [".check.json", "studies-data-check"],
  [".json", "studies-data-figures"],
] as const;

/** Nothing where a study came without files. */
export function StudyData({ study }: { study: Study }) {
  // A longer end comes before the shorter one that it contains.
  const kind = (address: string) => FILES.findIndex(([ending]) => address.endsWith(ending));
  // Where no people's games are compared, their table is empty.
  const has = (address: string) => study.agreements.length > 0 || !address.endsWith("-people.csv");
  const files = study.files.filter(({ address }) => kind(address) >= 0 && has(address));
  if (files.length === 0) return null;
  files.sort((one, other) => kind(one.address) - kind(other.address));
  const ends = (ending: string) => files.find(({ address }) => address.endsWith(ending));
  const table = ends(".parquet");
  const excerpt = ends(".excerpt.parquet");
  return (
    <section class="leaf" aria-labelledby="data">
      <h2 id="data">{t("studies-data-title")}</h2>
      <p>{t(excerpt ? "studies-data-lead-excerpt" : "studies-data-lead")}</p>
      <ul class="study-data">
        {files.map(({ address, bytes }) => {
          const [, words] = FILES[kind(address)] ?? [];
          const name = address.split("/").at(-1);
          return (
            <li key={address}>
              <a href={address} download={name}>
                {words && t(words)}
              </a>{" "}
              <span class="hint">
                {name}, {fileSize(bytes)}
              </span>
            </li>
          );
        })}
      </ul>
      {ends(".parquet.sha256") && (
        <p>{t(ends(".interim.parquet.sha256") ? "studies-data-apart-parts" : "studies-data-apart")}</p>
      )}
      {table && (
        <>
          <p>{t("studies-data-query")}</p>
          <CopyField id="study-query" label={t("studies-data-query")} text={query(table.address)} lines={4} />
          <p>
            <a href={notebook} download="balance.py">
              {t("studies-data-notebook")}
            </a>{" "}
            <span class="hint">balance.py</span>
          </p>
          {excerpt && <p>{t("studies-data-of-excerpt")}</p>}
        </>
      )}
    </section>
  );
}

/** How often each side won, by rule set and strength, as DuckDB asks it. */
function query(table: string): string {
  return `SELECT arm, attackers_may_visit, defenders_may_visit, result, count(*) AS games
FROM '${table.split("/").at(-1)}'
GROUP BY ALL ORDER BY ALL;`;
}
