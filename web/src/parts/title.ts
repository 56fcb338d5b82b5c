// The document title.
import { useEffect } from "preact/hooks";
import { t } from "../words/words";

/** The titles of what is on the page, in the order in which they came; the last one is shown. */
const titles: { page: string }[] = [];

function show(): void {
  const last = titles.at(-1);
  if (last) document.title = t("page-title", { page: last.page });
}

/** Names the page for tabs, bookmarks and screen readers. When a part with a title of its own goes, as one that was loading, that of the page is back. */
export function useTitle(page: string): void {
  useEffect(() => {
    const title = { page };
    titles.push(title);
    show();
    return () => {
      titles.splice(titles.indexOf(title), 1);
      show();
    };
  }, [page]);
}
