// The notices of a study: that it is still being played; and, for one played by an older engine, its date and depth, and the check by a newer engine.
import type { StudyEntry } from "../api/schema";
import { t } from "../words/words";

/** What a reader must know before its figures; nothing of a whole study that this server's engine played. */
export function StudyNotices({ study }: { study: StudyEntry }) {
  return (
    <>
      {study.interim && (
        <div class="caveat" role="note">
          <p>
            <strong>{t("interim-title")}</strong> {t("interim-sets", { ...study.interim })}
          </p>
        </div>
      )}
      <Superseded study={study} />
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
