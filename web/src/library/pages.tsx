// Links to the pages of a long list.
import { t } from "../words/words";

interface Props {
  page: number;
  pages: number;
  /** The address of a page. */
  to(page: number): string;
  /** What the links to the page before and the page after are called. */
  before: string;
  after: string;
}

/** Nothing where there is one page. */
export function Pages({ page, pages, to, before, after }: Props) {
  if (pages <= 1) return null;
  return (
    <nav class="pages" aria-label={t("library-pages")}>
      {page > 1 && <a href={to(page - 1)}>{before}</a>}
      <span>{t("library-page", { page, pages })}</span>
      {page < pages && <a href={to(page + 1)}>{after}</a>}
    </nav>
  );
}
