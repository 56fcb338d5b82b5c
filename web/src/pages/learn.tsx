// The list of lessons with progress, and the first game.
import { useState } from "preact/hooks";
import { lessons as loadLessons } from "../api/client";
import type { Lesson, Side } from "../api/schema";
import { coach, forget, isLearnt, isSolved, nextTask, taskAddress } from "../learn/progress";
import { codeOf, PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { PieceSign } from "../parts/piece-icon";
import { useTitle } from "../parts/title";
import { create, seatsFor } from "../play/begin";
import { go } from "../router";
import { capital, say, t } from "../words/words";
import "../styles/learn.css";

/** The game that is played first: small, quick, and with corners like the great one. */
const FIRST_GAME = "brandubh-cyningstan";

/** The page at `/learn`. */
export function LearnPage() {
  const { value, problem, again } = useLoaded("lessons", loadLessons);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return <Lessons lessons={value} />;
}

function Lessons({ lessons }: { lessons: Lesson[] }) {
  useTitle(t("lesson-title"));
  const done = lessons.filter(isLearnt).length;
  const next = nextTask(lessons);
  const begun = lessons.some((lesson) => lesson.tasks.some((_, index) => isSolved(lesson.id, index + 1)));
  return (
    <div class="learn">
      <section class="leaf">
        <h1>{t("lesson-title")}</h1>
        <p class="lead">{t("lesson-lead")}</p>
        <p role="status" data-testid="progress">
          {next ? t("lesson-progress", { done, count: lessons.length }) : t("lesson-all-learnt")}
        </p>
        <p class="buttons">
          {next && (
            <a class="button primary large" href={taskAddress(next.lesson.id, next.task)}>
              {begun ? t("lesson-go-on", { lesson: say(next.lesson.title) }) : t("lesson-begin")}
            </a>
          )}
          {begun && (
            <button type="button" onClick={forget}>
              {t("lesson-reset")}
            </button>
          )}
        </p>
      </section>
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
      <FirstGame />
    </div>
  );
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

/** Starts a coached game against the weakest engine. */
function FirstGame() {
  const [problem, setProblem] = useState<string | null>(null);
  const begin = (side: Side) => async () => {
    try {
      const game = await create(FIRST_GAME, null, seatsFor(side, 1));
      coach(game.id);
      go(`/game/${encodeURIComponent(game.id)}`);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const sides: [Side, "attacker" | "king"][] = [
    ["defenders", "king"],
    ["attackers", "attacker"],
  ];
  return (
    <section class="leaf first-game" aria-labelledby="first-game">
      <h2 id="first-game">{t("lesson-game-title")}</h2>
      <p class="lead">{t("lesson-game-words")}</p>
      <div class="buttons">
        {sides.map(([side, sign]) => (
          <button
            key={side}
            type="button"
            onClick={begin(side)}
            aria-label={`${t("lesson-game-begin")}: ${t(`side-${side}`)}`}
            data-testid={`first-game-${side}`}
          >
            <PieceSign kind={sign} /> {capital(t(`side-${side}`))}
          </button>
        ))}
      </div>
      <Trouble problem={problem} />
    </section>
  );
}
