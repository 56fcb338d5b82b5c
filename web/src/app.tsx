// The frame of every page, and which page stands in it.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { HomePage } from "./pages/home";
import { MissingPage } from "./pages/missing";
import { late } from "./parts/late";
import { Masthead } from "./parts/masthead";
import { type Path, pageAt } from "./paths";
import { here, parts } from "./router";
import { t } from "./words/words";

const GamePage = late([], async () => (await import("./pages/game")).GamePage);
const RulesListPage = late(["rules"], async () => (await import("./pages/rules-list")).RulesListPage);
const RulesetPage = late(
  ["evidence", "rules", "balance", "sharing", "cite"],
  async () => (await import("./pages/ruleset")).RulesetPage,
);
const GameRulesPage = late(
  ["evidence", "rules", "balance", "sharing", "cite"],
  async () => (await import("./pages/ruleset")).GameRulesPage,
);
const PuzzlesPage = late(["puzzles"], async () => (await import("./pages/puzzles")).PuzzlesPage);
const SettingsPage = late(["settings"], async () => (await import("./pages/settings")).SettingsPage);
const StudiesPage = late(
  ["balance", "sharing", "cite"],
  async () => (await import("./pages/studies")).StudiesPage,
);
const StudyPage = late(
  ["balance", "sharing", "cite"],
  async () => (await import("./pages/studies")).StudyPage,
);
const LayoutPage = late(
  ["evidence", "rules", "sharing", "cite"],
  async () => (await import("./pages/layout")).LayoutPage,
);
const ComparePage = late(["rules", "compare"], async () => (await import("./pages/compare")).ComparePage);
const HistoryPage = late(["evidence", "history"], async () => (await import("./pages/history")).HistoryPage);
const SourcesPage = late(
  ["evidence", "sources", "cite"],
  async () => (await import("./pages/sources")).SourcesPage,
);
const ManuscriptPage = late(
  ["evidence", "history", "manuscript"],
  async () => (await import("./pages/manuscript")).ManuscriptPage,
);
const LearnPage = late(["learn"], async () => (await import("./pages/learn")).LearnPage);
const LessonPage = late(["rules", "learn"], async () => (await import("./pages/lesson")).LessonPage);

const AnalysisPage = late(["analysis"], async () => (await import("./pages/analysis")).AnalysisPage);
const LibraryPage = late(["library"], async () => (await import("./pages/library")).LibraryPage);
const LibraryGamePage = late(["library"], async () => (await import("./pages/library-game")).LibraryGamePage);
const ExplorerPage = late(["library"], async () => (await import("./pages/explorer")).ExplorerPage);
const ImportPage = late(["library"], async () => (await import("./pages/import")).ImportPage);
const PositionEditorPage = late(
  ["sharing", "arrange", "position"],
  async () => (await import("./pages/position-editor")).PositionEditorPage,
);
const LayoutEditorPage = late(
  ["sharing", "arrange", "layout"],
  async () => (await import("./pages/layout-editor")).LayoutEditorPage,
);
const RuleEditorPage = late(
  ["sharing", "rules", "arrange", "editor"],
  async () => (await import("./pages/rule-editor")).RuleEditorPage,
);
const SharePage = late(["library", "sharing"], async () => (await import("./pages/share")).SharePage);

/** The whole client. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const kind = ["game", "learn"].includes(parts.value[0] ?? "")
    ? here.value.pathname
    : (parts.value[0] ?? "");
  // A new page is a new place to read from; the first one the browser announces itself.
  // The page is what this waits for
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [kind]);
  return (
    <>
      <a class="skip" href="#content">
        {t("skip-to-content")}
      </a>
      <Masthead />
      <main id="content" ref={main} tabIndex={-1}>
        <Page />
      </main>
      <footer class="colophon">
        <p>
          {t("footer-words")}{" "}
          <a href="/licences.txt" target="_blank" rel="noopener">
            {t("footer-licences")}
          </a>
        </p>
      </footer>
    </>
  );
}

/** What stands at each path of the list that the server goes by, too; `id` is the part of the path that is left open. */
const PAGES: Record<Path, (id: string) => VNode> = {
  "/": () => <HomePage />,
  "/analysis": () => <AnalysisPage />,
  "/compare": () => <ComparePage />,
  "/editor/layout": () => <LayoutEditorPage />,
  "/editor/position": () => <PositionEditorPage />,
  "/editor/rules": () => <RuleEditorPage />,
  "/game/:id": (id) => <GamePage key={id} id={id} />,
  "/game/:id/rules": (id) => <GameRulesPage id={id} />,
  "/game/:id/share": (id) => <SharePage key={id} id={id} />,
  "/history": () => <HistoryPage />,
  "/import": () => <ImportPage />,
  "/layouts/:id": (id) => <LayoutPage id={id} />,
  "/learn": () => <LearnPage />,
  "/learn/:id": (id) => <LessonPage id={id} />,
  "/library": () => <LibraryPage />,
  "/library/:id": (id) => <LibraryGamePage key={id} id={id} />,
  "/library/:id/rules": (id) => <GameRulesPage id={id} kept />,
  "/library/explore": () => <ExplorerPage />,
  "/manuscript": () => <ManuscriptPage />,
  "/puzzles": () => <PuzzlesPage id={null} />,
  "/puzzles/:id": (id) => <PuzzlesPage id={id} />,
  "/rules": () => <RulesListPage />,
  "/rules/:id": (id) => <RulesetPage id={id} />,
  "/settings": () => <SettingsPage />,
  "/sources": () => <SourcesPage />,
  "/studies": () => <StudiesPage />,
  "/studies/:id": (id) => <StudyPage name={id} />,
};

function Page() {
  const found = pageAt(parts.value);
  return found ? PAGES[found.path](found.id) : <MissingPage />;
}
