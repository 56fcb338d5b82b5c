// One lesson: a task on the board, help for it, and the rule that it is about.
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Arrow, PointFacts } from "../../board";
import { lessons as loadLessons } from "../api/client";
import { moveText } from "../api/moves";
import type { Lesson, Step, Task, Tried } from "../api/schema";
import { Attempt } from "../learn/attempt";
import { isSolved, taskAddress } from "../learn/progress";
import { AimLine } from "../parts/aim-line";
import { StandingBadge } from "../parts/badges";
import { BoardPage } from "../parts/board-page";
import { BoardView, NO_POINTS } from "../parts/board-view";
import { PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { useSelectionAnnouncer } from "../parts/selection-announcer";
import { useTitle } from "../parts/title";
import { pointSpoken, sideName } from "../play/speech";
import { ConfirmStep } from "../play/status";
import { here } from "../router";
import { WhyPlace } from "../why/explanation-slot";
import { language, listed, say, t } from "../words/words";
import "../styles/learn.css";

const NOTHING: Record<string, string[]> = {};
const NO_ARROWS: Arrow[] = [];
/** A task has been shown before this one. */
let led = false;

const PRAISES = 4;
const COMFORTS = 3;

/** The page at `/learn/{lesson}`; `?task=` says which of its tasks. */
export function LessonPage({ id }: { id: string }) {
  const { value: list, problem, again } = useLoaded("lessons", loadLessons);
  if (!list) return <PendingPage problem={problem} again={again} />;
  const value = list.lessons;
  const index = value.findIndex((lesson) => lesson.id === id);
  const lesson = value[index];
  const number = Number(here.value.searchParams.get("task") ?? 1);
  const task = lesson?.tasks[number - 1];
  if (!lesson || !task) return <PendingPage problem={lesson ? "unknown-task" : "unknown-lesson"} />;
  return (
    <LessonView
      key={`${id}/${number}`}
      lesson={lesson}
      number={number}
      task={task}
      following={value[index + 1] ?? null}
    />
  );
}

interface Props {
  lesson: Lesson;
  number: number;
  task: Task;
  following: Lesson | null;
}

function LessonView({ lesson, number, task, following }: Props) {
  useTitle(say(lesson.title));
  const attempt = useMemo(() => new Attempt(lesson, number, task), []);
  useEffect(() => {
    attempt.begin();
    return () => attempt.leave();
  }, [attempt]);
  const state = attempt.state.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const there = state !== null;
  // The link that led from one task to the next is gone, and the focus with it
  useEffect(() => {
    if (!there) return;
    if (led && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    led = true;
  }, [there]);
  if (!state) return <PendingPage problem={attempt.problem.value} again={() => attempt.begin()} />;
  const lit = attempt.goals.value ?? state.moves.length === state.begun;
  return (
    <BoardPage
      kind="lesson"
      title={say(lesson.title)}
      board={
        <>
          <TaskBoard attempt={attempt} state={state} goals={lit ? state.layout.goals : NO_POINTS} />
          <p class="unseen" id="lesson-keys">
            {t("lesson-keys")}
          </p>
        </>
      }
      turn={
        <section class="task" aria-labelledby="task">
          <div class="task-head">
            <h2 id="task" ref={heading} tabIndex={-1}>
              {t("lesson-task", { number, count: lesson.tasks.length })}
            </h2>
            <Tasks lesson={lesson} number={number} />
          </div>
          <p class="wanted">{say(task.text)}</p>
          <AimLine aim={task.aim} goals={{ lit, set: attempt.goals }} />
        </section>
      }
      said={
        <>
          <WhyNot attempt={attempt} state={state} />
          <Feedback attempt={attempt} state={state} />
        </>
      }
      under={
        <div class="lesson-words">
          <p>{say(lesson.text)}</p>
          <p class="hint">{t("lesson-you-play", { side: sideName(state.names, state.learner) })}</p>
        </div>
      }
      bar={<Buttons attempt={attempt} state={state} following={following} />}
      confirm={
        <ConfirmStep
          step={attempt.proposal.value}
          cancel={() => attempt.board?.cancel()}
          confirm={() => attempt.board?.confirm()}
        />
      }
      more={
        <>
          <section class="deciding-rule" aria-labelledby="rule">
            <h2 id="rule">{t("lesson-rule")}</h2>
            {task.shows.map((rule) => (
              <blockquote key={rule.key}>
                <p>
                  {say(rule.sentence)} <StandingBadge standing={rule.standing} />
                </p>
              </blockquote>
            ))}
            <a href={`/rules/${task.rules}#${task.shows[0]?.key ?? ""}`}>
              {t("lesson-rule-link", { name: say(task.name) })}
            </a>
          </section>
          <p class="back">
            <a href="/learn">{t("lesson-back")}</a>
          </p>
        </>
      }
    />
  );
}

/** The tasks of the lesson, done or not. */
function Tasks({ lesson, number }: { lesson: Lesson; number: number }) {
  if (lesson.tasks.length < 2) return null;
  return (
    <ol class="task-links">
      {lesson.tasks.map((task, index) => {
        const done = isSolved(lesson.id, index + 1);
        return (
          <li key={task.text.en}>
            <a
              href={taskAddress(lesson.id, index + 1)}
              aria-current={index + 1 === number ? "step" : undefined}
              aria-label={t(done ? "lesson-task-done" : "lesson-task-open", { number: index + 1 })}
              class={done ? "solved" : ""}
            >
              {index + 1}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function TaskBoard({ attempt, state, goals }: { attempt: Attempt; state: Tried; goals: string[] }) {
  const { names } = state;
  const words = language.value;
  // A new language needs a new function
  const describe = useMemo(() => (facts: PointFacts) => pointSpoken(facts, names), [words]);
  const shown = attempt.shown.value;
  // Keep the identity of the move between renders
  const lastMove = useMemo(
    () => (shown?.from && shown.to ? { from: shown.from, to: shown.to } : null),
    [shown?.ply, shown?.text],
  );
  const legal = attempt.open.value ? state.legal : NOTHING;
  const picked = useSelectionAnnouncer(names, legal);
  const answer = attempt.help.value === "answer" && state.moves.length === state.begun;
  const arrows = useMemo(() => (answer ? attempt.task.answer.slice(0, 1).map(arrow) : NO_ARROWS), [answer]);
  return (
    <div class="board-place">
      <BoardView
        hold={(board) => {
          attempt.board = board;
          picked.hold(board);
        }}
        size={state.layout.size}
        position={attempt.position.value}
        marks={state.layout.marks}
        active={state.layout.active}
        view={state.view}
        legal={legal}
        lastMove={lastMove}
        goals={goals}
        arrows={arrows}
        label={t("lesson-board", { size: state.layout.size })}
        describedBy="lesson-keys"
        describe={describe}
        onSelect={(point) => {
          if (point) attempt.question.drop();
          picked.onSelect(point);
        }}
        onRefuse={(step) => attempt.open.value && attempt.question.refuse(step)}
        rings={attempt.question.rings.value}
        onMove={(step) => attempt.move(step)}
        onPropose={(step) => {
          attempt.proposal.value = step;
        }}
      />
      {picked.region}
    </div>
  );
}

function arrow({ from, to }: Step): Arrow {
  return { from, to, kind: "hint" };
}

/** Why a move that was tried is not legal. */
function WhyNot({ attempt, state }: { attempt: Attempt; state: Tried }) {
  const here = { rules: attempt.task.rules, start: state.position, moves: [] };
  const { question, task } = attempt;
  return (
    <WhyPlace
      question={question}
      here={here}
      before={here}
      lastMove={null}
      names={state.names}
      rules={`/rules/${task.rules}`}
    />
  );
}

/** The result of the last move in words. */
function Feedback({ attempt, state }: { attempt: Attempt; state: Tried }) {
  const [own, answer] = attempt.plies.value;
  const said: string[] = [];
  const captures = own?.captures ?? [];
  if (captures.length > 0)
    said.push(t("lesson-captured", { count: captures.length, points: listed(captures) }));
  if (own && state.verdict === "open") {
    if (answer?.from && answer.to) said.push(t("lesson-answered", { from: answer.from, to: answer.to }));
    said.push(t("lesson-on"));
  }
  if (state.verdict === "solved") said.unshift(t(`lesson-solved-${attempt.number % PRAISES}`));
  if (state.verdict === "solved" && state.outcome) said.push(t(`end-reason-${state.outcome.reason}`));
  if (state.verdict === "missed")
    said.push(state.words ? say(state.words) : t(`lesson-missed-${attempt.misses.value % COMFORTS}`));
  if (!own && attempt.help.value === "hint") said.push(say(attempt.task.hint));
  if (!own && attempt.help.value === "answer")
    said.push(t("lesson-shown", { moves: listed(attempt.task.answer.map(moveText)) }));
  const problem = attempt.problem.value;
  return (
    <>
      <p class={`feedback ${state.verdict}`} role="status" data-testid="feedback">
        {said.join(" ")}
      </p>
      <Trouble problem={problem} />
    </>
  );
}

interface ButtonProps {
  attempt: Attempt;
  state: Tried;
  following: Lesson | null;
}

function Buttons({ attempt, state, following }: ButtonProps) {
  const { lesson, number } = attempt;
  const next = useRef<HTMLAnchorElement>(null);
  const solved = state.verdict === "solved";
  // Move the focus to the next step for keyboard users
  useEffect(() => {
    if (solved) next.current?.focus({ preventScroll: true });
  }, [solved]);
  const again = (help: "none" | "hint" | "answer") => () => {
    attempt.help.value = help;
    if (state.moves.length > state.begun) attempt.begin();
  };
  return (
    <>
      {solved &&
        (number < lesson.tasks.length ? (
          <a ref={next} class="button primary" href={taskAddress(lesson.id, number + 1)} data-testid="next">
            {t("lesson-next")}
          </a>
        ) : (
          <a
            ref={next}
            class="button primary"
            href={following ? taskAddress(following.id, 1) : "/learn"}
            data-testid="next"
          >
            {following ? t("lesson-next-lesson", { lesson: say(following.title) }) : t("lesson-back")}
          </a>
        ))}
      {state.moves.length > state.begun && (
        <button
          type="button"
          class={state.verdict === "missed" ? "primary" : ""}
          onClick={again("none")}
          data-testid="again"
        >
          {t("lesson-again")}
        </button>
      )}
      {!solved && (
        <>
          <button type="button" onClick={again("hint")} data-testid="lesson-hint">
            {t("lesson-hint")}
          </button>
          <button type="button" onClick={again("answer")}>
            {t("lesson-show")}
          </button>
        </>
      )}
    </>
  );
}
