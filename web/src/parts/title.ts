// The document title.
import { useEffect } from "preact/hooks";
import { t } from "../words/words";

/** Names the page for tabs, bookmarks and screen readers. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = t("page-title", { page });
  }, [page]);
}
