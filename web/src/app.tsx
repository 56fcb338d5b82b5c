// The frame of every page, and which page stands in it.
import { useEffect, useRef } from "preact/hooks";
import { HomePage } from "./pages/home";
import { MissingPage } from "./pages/missing";
import { late } from "./parts/late";
import { Masthead } from "./parts/masthead";
import { here, parts } from "./router";
import { t } from "./words/words";

const GamePage = late([], async () => (await import("./pages/game")).GamePage);
const RulesListPage = late(["rules"], async () => (await import("./pages/rules-list")).RulesListPage);
const RulesetPage = late(["rules", "balance"], async () => (await import("./pages/ruleset")).RulesetPage);
const GameRulesPage = late(["rules", "balance"], async () => (await import("./pages/ruleset")).GameRulesPage);
const PuzzlesPage = late(["puzzles"], async () => (await import("./pages/puzzles")).PuzzlesPage);
const SettingsPage = late(["settings"], async () => (await import("./pages/settings")).SettingsPage);
const StudiesPage = late(["balance"], async () => (await import("./pages/studies")).StudiesPage);
const ComparePage = late(["rules", "compare"], async () => (await import("./pages/compare")).ComparePage);
const HistoryPage = late(["evidence", "history"], async () => (await import("./pages/history")).HistoryPage);
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

/** A part of the path as it is meant, or as it stands where it is no text. */
function named(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Page() {
  const [first, second, ...rest] = parts.value;
  if (first === "game" && second && rest.join("/") === "rules") return <GameRulesPage id={named(second)} />;
  if (first === "game" && second && rest.join("/") === "share")
    return <SharePage key={second} id={named(second)} />;
  if (first === "library" && second && rest.join("/") === "rules")
    return <GameRulesPage id={named(second)} kept />;
  if (rest.length > 0) return <MissingPage />;
  if (first === undefined) return <HomePage />;
  if (first === "game" && second) return <GamePage key={second} id={named(second)} />;
  if (first === "rules" && !second) return <RulesListPage />;
  if (first === "rules" && second) return <RulesetPage id={named(second)} />;
  if (first === "puzzles") return <PuzzlesPage id={second ? named(second) : null} />;
  if (first === "settings" && !second) return <SettingsPage />;
  if (first === "studies" && !second) return <StudiesPage />;
  if (first === "compare" && !second) return <ComparePage />;
  if (first === "learn" && !second) return <LearnPage />;
  if (first === "learn" && second) return <LessonPage id={named(second)} />;
  if (first === "manuscript" && !second) return <ManuscriptPage />;
  if (first === "history" && !second) return <HistoryPage />;
  if (first === "analysis" && !second) return <AnalysisPage />;
  if (first === "import" && !second) return <ImportPage />;
  if (first === "library" && !second) return <LibraryPage />;
  if (first === "library" && second === "explore") return <ExplorerPage />;
  if (first === "library" && second) return <LibraryGamePage key={second} id={named(second)} />;
  if (first === "editor" && second === "layout") return <LayoutEditorPage />;
  if (first === "editor" && second === "rules") return <RuleEditorPage />;
  if (first === "editor" && second === "position") return <PositionEditorPage />;
  return <MissingPage />;
}
