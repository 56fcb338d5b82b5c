// A link to the report of a study: a page of its own, in the reader's language where there is one.
import type { StudyEntry } from "../api/schema";
import { language } from "../words/words";

/** Opens beside this page, for it has no way back. */
export function ReportLink({ study, words }: { study: StudyEntry; words: string }) {
  const own = study.reports[language.value];
  const address = own ?? study.reports.en;
  if (address === undefined) return null;
  return (
    <a href={address} hreflang={own ? language.value : "en"} target="_blank" rel="noopener">
      {words}
      {own === undefined && <span lang="en"> (English)</span>}
    </a>
  );
}
