// The app shell, and the page for each route.
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { HomePage } from "./pages/home";
import { MissingPage } from "./pages/missing";
import { lazyPage } from "./parts/lazy";
import { PendingPage } from "./parts/loaded";
import { Masthead } from "./parts/page-header";
import { type Path, pageAt } from "./paths";
import { here, parts } from "./router";
import { hasServer } from "./site";
import { t } from "./words/words";

const GamePage = lazyPage(
  ["coach", "games", "people", "together"],
  async () => (await import("./pages/game")).GamePage,
);
const RulesListPage = lazyPage(["rules"], async () => (await import("./pages/rules-list")).RulesListPage);
const RulesetPage = lazyPage(
  ["evidence", "rules", "balance", "measure", "sharing", "cite"],
  async () => (await import("./pages/ruleset")).RulesetPage,
);
const GameRulesPage = lazyPage(
  ["evidence", "rules", "balance", "measure", "sharing", "cite"],
  async () => (await import("./pages/ruleset")).GameRulesPage,
);
const PuzzlesPage = lazyPage(["puzzles"], async () => (await import("./pages/puzzles")).PuzzlesPage);
const GamesPage = lazyPage(
  ["games", "people", "together"],
  async () => (await import("./pages/games")).GamesPage,
);
const LobbyPage = lazyPage(["games", "people"], async () => (await import("./pages/lobby")).LobbyPage);
const PrivacyPage = lazyPage(["privacy"], async () => (await import("./pages/privacy")).PrivacyPage);
const SettingsPage = lazyPage(
  ["settings", "people"],
  async () => (await import("./pages/settings")).SettingsPage,
);
const StudiesPage = lazyPage(
  ["balance", "sharing", "cite"],
  async () => (await import("./pages/studies")).StudiesPage,
);
const StudyPage = lazyPage(
  ["balance", "sharing", "cite", "library"],
  async () => (await import("./pages/studies")).StudyPage,
);
const FairPage = lazyPage(
  ["balance", "sharing", "cite", "library", "fair"],
  async () => (await import("./pages/fair")).FairPage,
);
const MeasurementPage = lazyPage(
  ["balance", "measure", "sharing"],
  async () => (await import("./pages/measurement")).MeasurementPage,
);
const LayoutPage = lazyPage(
  ["evidence", "rules", "sharing", "cite"],
  async () => (await import("./pages/layout")).LayoutPage,
);
const MakePage = lazyPage(["rules", "make"], async () => (await import("./pages/make")).MakePage);
const ComparePage = lazyPage(["rules", "compare"], async () => (await import("./pages/compare")).ComparePage);
const HistoryPage = lazyPage(
  ["evidence", "history"],
  async () => (await import("./pages/history")).HistoryPage,
);
const SourcesPage = lazyPage(
  ["evidence", "sources", "cite"],
  async () => (await import("./pages/sources")).SourcesPage,
);
const ManuscriptPage = lazyPage(
  ["evidence", "history", "manuscript"],
  async () => (await import("./pages/manuscript")).ManuscriptPage,
);
const LearnPage = lazyPage(["learn", "coach"], async () => (await import("./pages/learn")).LearnPage);
const LessonPage = lazyPage(["rules", "learn"], async () => (await import("./pages/lesson")).LessonPage);

const AnalysisPage = lazyPage(
  ["analysis", "library"],
  async () => (await import("./pages/analysis")).AnalysisPage,
);
const LibraryPage = lazyPage(["library"], async () => (await import("./pages/library")).LibraryPage);
const LibraryGamePage = lazyPage(
  ["library", "sharing", "cite"],
  async () => (await import("./pages/library-game")).LibraryGamePage,
);
const StudyGamesPage = lazyPage(["library"], async () => (await import("./pages/library")).StudyGamesPage);
const ExplorerPage = lazyPage(["library"], async () => (await import("./pages/explorer")).ExplorerPage);
const ImportPage = lazyPage(["library"], async () => (await import("./pages/import")).ImportPage);
const PositionEditorPage = lazyPage(
  ["sharing", "arrange", "position"],
  async () => (await import("./pages/position-editor")).PositionEditorPage,
);
const LayoutEditorPage = lazyPage(
  ["sharing", "arrange", "layout", "measure"],
  async () => (await import("./pages/layout-editor")).LayoutEditorPage,
);
const RuleEditorPage = lazyPage(
  ["sharing", "rules", "arrange", "editor", "measure"],
  async () => (await import("./pages/rule-editor")).RuleEditorPage,
);
const SharePage = lazyPage(["library", "sharing"], async () => (await import("./pages/share")).SharePage);

/** The whole client. */
export function App() {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const kind = ["game", "learn"].includes(parts.value[0] ?? "")
    ? here.value.pathname
    : (parts.value[0] ?? "");
  // Move the focus to a new page for screen readers; the browser announces the first one.
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
          {hasServer && t("footer-words")}{" "}
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
  "/balance/:id": (id) => <MeasurementPage key={id} id={id} />,
  "/compare": () => <ComparePage />,
  "/editor/layout": () => <LayoutEditorPage />,
  "/editor/position": () => <PositionEditorPage />,
  "/editor/rules": () => <RuleEditorPage />,
  "/fair": () => <FairPage />,
  "/game/:id": (id) => <GamePage key={id} id={id} />,
  "/game/:id/rules": (id) => <GameRulesPage id={id} />,
  "/game/:id/share": (id) => <SharePage key={id} id={id} />,
  "/games": () => <GamesPage />,
  "/history": () => <HistoryPage />,
  "/import": () => <ImportPage />,
  "/layouts/:id": (id) => <LayoutPage id={id} />,
  "/learn": () => <LearnPage />,
  "/learn/:id": (id) => <LessonPage id={id} />,
  "/library": () => <LibraryPage />,
  "/library/:id": (id) => <LibraryGamePage key={id} id={id} />,
  "/library/:id/rules": (id) => <GameRulesPage id={id} kept />,
  "/library/explore": () => <ExplorerPage />,
  "/library/studies": () => <StudyGamesPage />,
  "/lobby": () => <LobbyPage />,
  "/make": () => <MakePage />,
  "/manuscript": () => <ManuscriptPage />,
  "/privacy": () => <PrivacyPage />,
  "/puzzles": () => <PuzzlesPage id={null} />,
  "/puzzles/:id": (id) => <PuzzlesPage id={id} />,
  "/rules": () => <RulesListPage />,
  "/rules/:id": (id) => <RulesetPage id={id} />,
  "/settings": () => <SettingsPage />,
  "/sources": () => <SourcesPage />,
  "/studies": () => <StudiesPage />,
  "/studies/:id": (id) => <StudyPage name={id} />,
};

/** What a site of files has not: what others play, what a server measures, and the games of studies, which are too many. */
const NEED_SERVER: readonly Path[] = ["/balance/:id", "/library/studies", "/lobby"];

function Page() {
  const found = pageAt(parts.value);
  if (!found) return <MissingPage />;
  if (!hasServer && NEED_SERVER.includes(found.path)) return <PendingPage problem="no-server" />;
  return PAGES[found.path](found.id);
}
