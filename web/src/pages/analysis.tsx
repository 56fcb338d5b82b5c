// The analysis page: board, winning chances, engine, move tree and comments.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Position } from "../api/schema";
import "../styles/analysis.css";
import { AnalysisBoard, overlayWords, showThreats, showWays } from "../analysis/board";
import { Chooser } from "../analysis/chooser";
import { Engine } from "../analysis/engine";
import { Chances, EnginePanel, standingSpoken } from "../analysis/engine-panel";
import { followKeys, KeyList } from "../analysis/keys";
import { downloadLine } from "../analysis/line";
import { MoveTree } from "../analysis/move-tree";
import { RecordFault, RecordPanel } from "../analysis/record-panel";
import { Remarks } from "../analysis/remarks";
import { Review } from "../analysis/review";
import { ReviewPanel } from "../analysis/review-panel";
import { AnalysisSession } from "../analysis/session";
import { keyOf, lineOf, type Source, sourceOf } from "../analysis/source";
import { endOf } from "../analysis/tree";
import { positionAddress } from "../editor/address";
import { FRAGMENT } from "../editor/rules/address";
import { AimLine } from "../parts/aim-line";
import { BoardPage } from "../parts/board-page";
import { ExactMessage } from "../parts/exact-message";
import { FlipButton } from "../parts/flip-button";
import { FocusButton } from "../parts/focus-mode";
import { IconButton, type Shape } from "../parts/icon";
import { PendingPage, problemWords } from "../parts/loaded";
import { Stepper } from "../parts/stepper";
import { useTitle } from "../parts/title";
import { mayStay } from "../play/going-on";
import { about, goingOnWords } from "../play/speech";
import { ConfirmStep } from "../play/status";
import { here } from "../router";
import { WhyPlace } from "../why/explanation-slot";
import { say, t } from "../words/words";

/** The word in the query that asks for the report on the game at once. */
const REPORT = "report";

/** The page at `/analysis`, of what its address asks for. */
export function AnalysisPage() {
  const source = sourceOf(here.value);
  return source ? <OneAnalysis key={keyOf(source)} source={source} /> : <Chooser />;
}

function OneAnalysis({ source }: { source: Source }) {
  const session = useMemo(() => new AnalysisSession(source), []);
  const engine = useMemo(() => new Engine(session), [session]);
  // A link can ask for the report; the address is another as soon as there are moves.
  const asked = useMemo(() => here.value.searchParams.has(REPORT), []);
  useEffect(() => session.open(lineOf(here.value.searchParams)), [session]);
  const review = useMemo(() => new Review(session, engine), [session]);
  useEffect(() => engine.open(), [engine]);
  useEffect(() => review.end, [review]);
  const refused = session.refused.value;
  const known = session.known.value;
  if (refused === "unfair") return <Unfair game={source.game ?? ""} />;
  if (refused || !known) return <PendingPage problem={refused} again={() => location.reload()} />;
  return <AnalysisView session={session} engine={engine} review={review} known={known} asked={asked} />;
}

/** Games in progress must not be analysed. */
function Unfair({ game }: { game: string }) {
  useTitle(t("analysis-title"));
  return (
    <section class="leaf narrow">
      <h1>{t("analysis-title")}</h1>
      <p>{t("analysis-unfair")}</p>
      <a href={`/game/${encodeURIComponent(game)}`}>{t("analysis-back")}</a>
    </section>
  );
}

interface Props {
  session: AnalysisSession;
  engine: Engine;
  review: Review;
  known: Position;
  /** The report was asked for by the address. */
  asked: boolean;
}

function AnalysisView({ session, engine, review, known, asked }: Props) {
  const title = t("analysis-of", { name: say(known.name) });
  useTitle(title);
  const [help, setHelp] = useState(false);
  useEffect(
    () =>
      followKeys(session, {
        tell() {
          session.spoken.value = `${standingSpoken({ session, engine, known })} ${overlaid(session)}`.trim();
        },
        help: () => setHelp((open) => !open),
      }),
    [session, engine],
  );
  const lit = session.goals.value ?? false;
  return (
    <BoardPage
      kind="analysis"
      title={title}
      board={<AnalysisBoard session={session} engine={engine} known={known} />}
      turn={
        <>
          <Turn session={session} />
          <AimLine aim={known.aim} goals={{ lit, set: session.goals }} />
        </>
      }
      said={
        <>
          <Why session={session} known={known} />
          <RecordFault session={session} />
          {session.problem.value && (
            <div class="problem" role="alert" data-testid="problem">
              <p>{problemWords(session.problem.value.code)}</p>
              <ExactMessage detail={session.problem.value.detail} />
            </div>
          )}
          {(showWays.value || showThreats.value) && (
            <p class="hint" data-testid="overlay-words">
              {overlaid(session)}
            </p>
          )}
        </>
      }
      under={
        <>
          <Chances session={session} engine={engine} known={known} />
          <EnginePanel session={session} engine={engine} known={known} />
          {/* The moves may have the answer. */}
          {!review.lesson.value && <MoveTree session={session} />}
        </>
      }
      bar={<Walk session={session} />}
      confirm={
        <ConfirmStep
          step={session.proposal.value}
          cancel={() => session.board?.cancel()}
          confirm={() => session.board?.confirm()}
        />
      }
      more={
        <>
          <RecordPanel session={session} />
          <ReviewPanel session={session} review={review} known={known} asked={asked} />
          <Remarks session={session} />
          <About session={session} known={known} help={() => setHelp(true)} />
        </>
      }
    >
      <KeyList open={help} close={() => setHelp(false)} />
      <p class="unseen" role="status" aria-live="polite" data-testid="spoken">
        {session.spoken.value}
      </p>
    </BoardPage>
  );
}

function overlaid(session: AnalysisSession): string {
  return session.position.value ? overlayWords(session.position.value) : "";
}

/** Where the rules can be read. */
function rulesOf({ source, back }: AnalysisSession, known: Position): string {
  if (source.draft) return `/editor/rules${FRAGMENT}${source.draft}`;
  if (back && known.own_rules) return `${back}/rules`;
  return `/rules/${known.rules}`;
}

/** Explains why a move is not legal or why pieces were captured. */
function Why({ session, known }: { session: AnalysisSession; known: Position }) {
  const moves = session.moves.value;
  return (
    <WhyPlace
      question={session.question}
      here={session.request()}
      before={session.request(moves.slice(0, -1))}
      lastMove={moves.length > 0 ? session.lastMove.value : null}
      names={known.names}
      rules={rulesOf(session, known)}
    />
  );
}

/** Whose turn it is, or how the game ended here. */
function Turn({ session }: { session: AnalysisSession }) {
  const position = session.position.value;
  const point = position?.going_on;
  let words = t("waiting");
  if (position?.outcome) words = session.ended() ?? "";
  else if (position && point) words = goingOnWords(position, point);
  else if (position?.side) words = about("game-turn", position.names, position.side);
  return (
    <div class="status">
      <p class="turn" data-testid="turn">
        {words}
      </p>
      {position && point && mayStay(position, point) && (
        <button type="button" class="primary" onClick={() => session.move({ from: point, to: point })}>
          {t("game-stay")}
        </button>
      )}
      {position && position.times > 1 && !position.outcome && (
        <p class="hint">{t("analysis-times", { count: position.times })}</p>
      )}
    </div>
  );
}

/** Steps through the line, and what may be drawn over the board. */
function Walk({ session }: { session: AnalysisSession }) {
  const at = session.at.value;
  const end = endOf(session.tree.value, at);
  const next = session.node.value.children[0] ?? at;
  const switched = (wish: typeof showWays, shape: Shape, words: string, test: string) => (
    <IconButton
      shape={shape}
      words={words}
      pressed={wish.value}
      act={() => {
        wish.value = !wish.value;
      }}
      test={test}
    />
  );
  return (
    <>
      <Stepper
        first={at === 0 ? null : () => session.visit(0)}
        previous={at === 0 ? null : () => session.visit(session.node.value.parent ?? 0)}
        next={next === at ? null : () => session.visit(next)}
        last={end === at ? null : () => session.visit(end)}
        lastWords={t("analysis-end-of-line")}
      />
      {switched(showWays, "ways", t("analysis-ways"), "ways")}
      {switched(showThreats, "threats", t("analysis-threats"), "threats")}
      <FocusButton />
    </>
  );
}

/** The source of the analysis, and further actions. */
function About({ session, known, help }: { session: AnalysisSession; known: Position; help(): void }) {
  return (
    <section class="about-game" aria-label={t("analysis-about")}>
      <div class="buttons">
        <FlipButton />
        <button type="button" onClick={() => downloadLine(session, known)} data-testid="save">
          {t("analysis-save")}
        </button>
        <button type="button" onClick={help} data-testid="keys">
          {t("game-keys-title")}
        </button>
      </div>
      <p>
        {session.back && (
          <>
            <a href={session.back}>{t("analysis-back")}</a>
            {" · "}
          </>
        )}
        <a href={rulesOf(session, known)}>{t("game-rules-link")}</a>
        {" · "}
        <a href="/analysis">{t("analysis-other")}</a>
        {!known.own_rules && session.position.value && (
          <>
            {" · "}
            <a href={positionAddress(known.rules, session.position.value.position)}>
              {t("analysis-edit-this")}
            </a>
          </>
        )}
      </p>
      <p class="hint">{t("analysis-kept")}</p>
      <p id="analysis-board-keys" hidden>
        {t("game-keys")} {t("analysis-board-keys")}
      </p>
    </section>
  );
}
