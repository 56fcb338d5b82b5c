// The title of the page in the browser's own frame.
import { useEffect } from "preact/hooks";
import { t } from "../words/words";

/** Names the page for tabs, bookmarks and screen readers. */
export function useTitle(page: string | null): void {
  useEffect(() => {
    document.title = page ? t("page-title", { page }) : t("site-name");
  }, [page]);
}
