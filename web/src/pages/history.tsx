// The history page: what is known, inferred or conjectured, with sources.
import { type Chapter, type Claim, chapters, LATIN, seven, WRITTEN } from "../history/claims";
import { Boards, Canons, NineSteps } from "../history/figures";
import { Gloss } from "../history/gloss";
import { termsOf } from "../history/glossary";
import { Diagram } from "../manuscript/diagram";
import { useAnchor } from "../parts/anchor";
import { EvidenceMark, evidences } from "../parts/evidence";
import { useTitle } from "../parts/title";
import { t } from "../words/words";
import "../styles/folio.css";
import "../styles/history.css";

/** The page at `/history`. */
export function HistoryPage() {
  useTitle(t("history-title"));
  useAnchor(true);
  return (
    <article class="history-page">
      <header class="leaf beside">
        <div>
          <h1>{t("history-title")}</h1>
          <p class="lead initial">{t("history-lead")}</p>
          <p class="buttons">
            <a class="button primary" href="/manuscript">
              {t("history-open-board")}
            </a>
            <a class="button" href="/sources">
              {t("history-sources")}
            </a>
            <a class="button" href="/learn">
              {t("history-learn")}
            </a>
          </p>
          <section class="how" aria-labelledby="how">
            <h2 id="how">{t("history-how")}</h2>
            <p>{t("history-how-words")}</p>
            <ul>
              {evidences.map((evidence) => (
                <li key={evidence}>
                  <EvidenceMark evidence={evidence} /> {t(`evidence-${evidence}-title`)}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <figure>
          <a href="/manuscript" class="pictured">
            <Diagram roles={null} label={t("history-drawing")} />
          </a>
          <figcaption>{t("history-drawing-caption")}</figcaption>
        </figure>
      </header>
      <div class="history-body">
        <nav class="contents" aria-label={t("history-contents")}>
          <ol>
            {chapters.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`history-${id}`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {chapters.map((chapter) => (
            <ChapterSection key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </div>
    </article>
  );
}

/** One chapter. Some open or close with a drawing. */
function ChapterSection({ chapter }: { chapter: Chapter }) {
  return (
    <section class="leaf chapter" aria-labelledby={chapter.id}>
      <h2 id={chapter.id}>{t(`history-${chapter.id}`)}</h2>
      {chapter.id === "sentence" && <Sentence />}
      {chapter.claims.map((claim) => (
        <Statement key={claim.id} claim={claim} />
      ))}
      {chapter.id === "balance" && (
        <p>
          <a href="/fair">{t("history-measured")}</a>
        </p>
      )}
      {chapter.id === "sentence" && (
        <figure>
          <NineSteps />
        </figure>
      )}
      {chapter.id === "numbers" && (
        <figure>
          <Canons />
          <figcaption>{t("history-canons-caption")}</figcaption>
        </figure>
      )}
      {chapter.id === "tafl" && (
        <figure>
          <Boards />
          <figcaption>{t("history-boards-caption")}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** A claim, and in the margin what it rests on. */
function Statement({ claim }: { claim: Claim }) {
  return (
    <div class="claim" id={`claim-${claim.id}`}>
      <p>{t(`claim-${claim.id}`)}</p>
      <Gloss evidence={claim.evidence} from={claim.sources} terms={termsOf(claim.id)} />
    </div>
  );
}

function Sentence() {
  return (
    <>
      <div class="sentence-of-seven">
        <figure>
          <blockquote lang="la">{WRITTEN}</blockquote>
          <figcaption>{t("history-sentence-written")}</figcaption>
        </figure>
        <figure>
          <blockquote class="ours">{t("history-sentence-translation")}</blockquote>
          <figcaption>{t("history-sentence-ours")}</figcaption>
        </figure>
        <figure class="usual">
          <blockquote lang="la">{LATIN}</blockquote>
          <figcaption>{t("history-sentence-usual")}</figcaption>
        </figure>
      </div>
      <h3>{t("history-seven")}</h3>
      <ol class="seven">
        {seven.map(({ id, latin }) => (
          <li key={id}>
            <i lang="la">{latin}</i> {t(`seven-${id}`)}
          </li>
        ))}
      </ol>
    </>
  );
}
