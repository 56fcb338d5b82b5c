// The notices of a study: that it is still being played, or was ended early; and, for one played by an older engine, its date and depth, and the check by a newer engine.
import type { StudyEntry, StudyInterim } from "../api/schema";
import { t } from "../words/words";

interface Props {
  study: StudyEntry;
  /** Whether to tell that it was ended early: not where that is told elsewhere. */
  ended?: boolean;
}

/** What a reader must know before its figures; nothing of a whole study that this server's engine played. */
export function StudyNotices({ study, ended = true }: Props) {
  return (
    <>
      {study.interim && (ended || !study.interim.ended) && (
        <div class="caveat" role="note">
          <p>
            <Missing of={study.interim} />
          </p>
        </div>
      )}
      <Superseded study={study} />
    </>
  );
}

/** How many series of games are missing, and whether they will be played. */
export function Missing({ of: { closed, cells, ended } }: { of: StudyInterim }) {
  return ended ? (
    <>
      <strong>{t("interim-ended-title", { day: ended })}</strong> {t("interim-ended-sets", { closed, cells })}
    </>
  ) : (
    <>
      <strong>{t("interim-title")}</strong> {t("interim-sets", { closed, cells })}
    </>
  );
}

/** Nothing where this server's engine played. */
function Superseded({ study }: { study: StudyEntry }) {
  const { played, check } = study;
  if (played.by_this_engine) return null;
  const { engine, version, engine_today: today, positions, depth } = played;
  const [least, most] = depth ?? [0, 0];
  return (
    <div class="caveat" role="note" data-testid="superseded">
      <p>
        <strong>{t("superseded-title")}</strong>{" "}
        {t("superseded-played", {
          day: played.on ?? "none",
          engine: String(engine),
          version: version ?? "none",
          today: String(today),
        })}{" "}
        {depth && t("superseded-depth", { positions, least: tenths(least), most: tenths(most) })}
      </p>
      <p>
        {check
          ? t("superseded-check", {
              day: check.on,
              games: check.games,
              verdicts: check.changed + check.upheld + check.undecided,
              changed: check.changed,
              upheld: check.upheld,
              undecided: check.undecided,
            })
          : t("superseded-unchecked")}{" "}
        {check && !check.by_this_engine && t("superseded-check-old")}
      </p>
    </div>
  );
}

function tenths(plies: number): number {
  return Math.round(10 * plies) / 10;
}
