// The path from the lessons to the largest board, and the list of lessons, with progress.
import { lessons as loadLessons } from "../api/client";
import type { Lesson, LessonList, PathStep } from "../api/schema";
import { forgetPath, nextStep, reachedOn } from "../learn/path";
import { forget, isLearnt, isSolved, nextTask, taskAddress } from "../learn/progress";
import { StepButtons } from "../learn/step-buttons";
import { AimLine } from "../parts/aim-line";
import { ConfirmButton } from "../parts/confirm-button";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { say, t } from "../words/words";
import "../styles/learn.css";

/** The page at `/learn`. */
export function LearnPage() {
  const { value, problem, again } = useLoaded("lessons", loadLessons);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return <Lessons {...value} />;
}

function Lessons({ lessons, path }: LessonList) {
  useTitle(t("lesson-title"));
  const done = lessons.filter(isLearnt).length;
  const next = nextTask(lessons);
  const begun = lessons.some((lesson) => lesson.tasks.some((_, index) => isSolved(lesson.id, index + 1)));
  const walked = path.some(({ id }) => reachedOn(id));
  return (
    <div class="learn">
      <section class="leaf">
        <h1>{t("lesson-title")}</h1>
        <p class="lead">{t("lesson-lead")}</p>
        <p role="status" data-testid="progress">
          {next ? t("lesson-progress", { done, count: lessons.length }) : t("lesson-all-learnt")}
        </p>
        <div class="buttons">
          {next && (
            <a class="button primary large" href={taskAddress(next.lesson.id, next.task)}>
              {begun ? t("lesson-go-on", { lesson: say(next.lesson.title) }) : t("lesson-begin")}
            </a>
          )}
          {(begun || walked) && (
            <ConfirmButton
              label={t("lesson-reset")}
              title={t("lesson-reset")}
              words={t("lesson-reset-words")}
              yes={t("lesson-reset")}
              no={t("game-confirm-no")}
              disabled={false}
              act={() => {
                forget();
                forgetPath();
              }}
              test="reset"
            />
          )}
        </div>
      </section>
      <Path lessons={lessons} path={path} />
      <section class="leaf" aria-labelledby="lessons">
        <h2 id="lessons">{t("lesson-lessons")}</h2>
        <ol class="lessons">
          {lessons.map((lesson) => (
            <li key={lesson.id} class={isLearnt(lesson) ? "learnt" : ""}>
              <h3>
                <a href={taskAddress(lesson.id, 1)}>{say(lesson.title)}</a>
              </h3>
              <p>{say(lesson.text)}</p>
              <p class="hint">
                <Points lesson={lesson} /> {t("lesson-tasks", { count: lesson.tasks.length })}
                {isLearnt(lesson) && `, ${t("lesson-learnt")}`}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The steps from the lessons to the largest board: what is done, and what comes next. */
function Path({ lessons, path }: LessonList) {
  const task = nextTask(lessons);
  const next = nextStep(path);
  // A player who has played a game goes on with the games.
  const toLessons = task !== null && !path.some(({ id }) => reachedOn(id));
  return (
    <section class="leaf" aria-labelledby="path">
      <h2 id="path">{t("path-title")}</h2>
      <p class="lead">{t("path-words")}</p>
      <ol class="path">
        <li
          class={task ? "" : "done"}
          aria-current={toLessons ? "step" : undefined}
          data-testid="path-lessons"
        >
          <h3>
            <a href={task ? taskAddress(task.lesson.id, task.task) : "#lessons"}>{t("path-lessons")}</a>{" "}
            {task ? toLessons && <Mark word="current" /> : <Mark word="done" />}
          </h3>
        </li>
        {path.map((step) => (
          <Step key={step.id} step={step} current={!toLessons && step === next} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, current }: { step: PathStep; current: boolean }) {
  const reached = reachedOn(step.id);
  return (
    <li
      class={reached ? "done" : ""}
      aria-current={current ? "step" : undefined}
      data-testid={`path-${step.id}`}
    >
      <h3>
        {say(step.title)}{" "}
        {reached ? <Mark word={reached === "won" ? "won" : "done"} /> : current && <Mark word="current" />}
      </h3>
      <p>{say(step.text)}</p>
      <AimLine aim={step.aim} />
      <StepButtons step={step} primary={current} />
    </li>
  );
}

function Mark({ word }: { word: "done" | "won" | "current" }) {
  return <span class={`path-mark ${word}`}>{t(`path-${word}`)}</span>;
}

/** A point for each task, filled when it is solved. */
function Points({ lesson }: { lesson: Lesson }) {
  return (
    <span class="points" aria-hidden="true">
      {lesson.tasks.map((task, index) => (
        <span key={task.text.en} class={isSolved(lesson.id, index + 1) ? "point solved" : "point"} />
      ))}
    </span>
  );
}
