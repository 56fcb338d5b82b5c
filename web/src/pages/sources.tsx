// The sources page: disagreements, terms, and the bibliography.
import type { Source } from "../api/schema";
import { type Cited, placeOf, workOf } from "../history/cited";
import { further } from "../history/claims";
import { conflicts } from "../history/conflicts";
import { Citations, PlaceText } from "../history/gloss";
import { ours, terms } from "../history/glossary";
import { addressOf, loadWorks, shortly } from "../history/works";
import { useAnchor } from "../parts/anchor";
import { CitationFiles } from "../parts/cite";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { language, say, t } from "../words/words";
import "../styles/history.css";

/** The page at `/sources`. */
export function SourcesPage() {
  useTitle(t("sources-title"));
  const { value: works, problem, again } = useLoaded("sources", loadWorks);
  useAnchor(works !== null || problem !== null);
  return (
    <article class="history-page sources-page">
      <header class="leaf">
        <h1>{t("sources-title")}</h1>
        <p class="lead">{t("sources-lead")}</p>
        <p class="buttons">
          <a class="button" href="#conflicts">
            {t("sources-conflicts")}
          </a>
          <a class="button" href="#words">
            {t("sources-words")}
          </a>
          <a class="button" href="#works">
            {t("sources-works")}
          </a>
          <a class="button" href="/history">
            {t("sources-history")}
          </a>
        </p>
      </header>
      <Conflicts />
      <Words />
      {works ? <Works works={works} /> : <Pending problem={problem} again={again} />}
    </article>
  );
}

function Conflicts() {
  return (
    <section class="leaf" aria-labelledby="conflicts">
      <h2 id="conflicts">{t("sources-conflicts")}</h2>
      <p>{t("sources-conflicts-lead")}</p>
      <table class="compared">
        <thead>
          <tr>
            <th scope="col">{t("sources-question")}</th>
            <th scope="col">{t("sources-say")}</th>
            <th scope="col">{t("sources-follow")}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ id, sayings }) => (
            <tr key={id} id={`conflict-${id}`}>
              <th scope="row">{t(`conflict-${id}`)}</th>
              <td>
                <ul class="sayings">
                  {sayings.map((saying) => (
                    <li key={saying.id}>
                      {t(`says-${saying.id}`)}{" "}
                      <span class="hint">
                        (<Citations of={saying.sources} />)
                      </span>
                    </li>
                  ))}
                </ul>
              </td>
              <td data-label={t("sources-follow")}>{t(`follow-${id}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words() {
  return (
    <section class="leaf" aria-labelledby="words">
      <h2 id="words">{t("sources-words")}</h2>
      <p>{t("sources-words-lead")}</p>
      <table class="compared glossary">
        <thead>
          <tr>
            <th scope="col">{t("sources-term")}</th>
            <th scope="col">{t("sources-means")}</th>
            <th scope="col">{t("sources-here")}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term.id} id={`term-${term.id}`}>
              <th scope="row">
                <i lang={term.language}>{term.word}</i>{" "}
                <span class="hint">{t(`tongue-${term.language}`)}</span>
              </th>
              <td>
                {t(`term-${term.id}`)}{" "}
                <span class="hint">
                  (<Citations of={term.sources} />)
                </span>
              </td>
              <td data-label={t("sources-here")}>{t(`here-${term.id}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t("sources-ours")}</h3>
      <dl class="our-words">
        {ours.map((id) => (
          <div key={id} id={`word-${id}`}>
            <dt>{t(`word-${id}`)}</dt>
            <dd>{t(`word-${id}-means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Works({ works }: { works: ReadonlyMap<string, Source> }) {
  return (
    <section class="leaf" aria-labelledby="works">
      <h2 id="works">{t("sources-works")}</h2>
      <h3>{t("sources-further")}</h3>
      <p>{t("sources-further-lead")}</p>
      <ul class="works">
        {further.map((cited) => (
          <Further key={workOf(cited)} cited={cited} works={works} />
        ))}
      </ul>
      <h3>{t("sources-all")}</h3>
      <CitationFiles of="/sources" />
      <ul class="works">
        {[...works.values()].sort(byName).map((work) => (
          <li key={work.id} id={`source-${work.id}`}>
            <Cite work={work} works={works} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function byName(a: Source, b: Source): number {
  const name = ({ authors: [first], title, date }: Source) => `${first?.family} ${date ?? ""} ${title}`;
  return name(a).localeCompare(name(b), language.value);
}

function Further({ cited, works }: { cited: Cited; works: ReadonlyMap<string, Source> }) {
  const work = works.get(workOf(cited));
  if (!work) return null;
  const place = placeOf(cited);
  return (
    <li>
      <a href={`#source-${work.id}`}>{shortly(work)}</a>, <cite>{work.title}</cite>
      {Object.keys(place).length > 0 && ", "}
      <PlaceText place={place} of={work} />
    </li>
  );
}

/** A work in full; its address, which stands at the end, leads out of this site. */
function Cite({ work, works }: { work: Source; works: ReadonlyMap<string, Source> }) {
  const { citation, title, note } = work;
  const address = addressOf(work);
  const at = citation.indexOf(title);
  const after = citation.slice(at + title.length);
  const through = work.through ? works.get(work.through) : undefined;
  return (
    <>
      {citation.slice(0, at)}
      <cite lang={work.language ?? undefined}>{title}</cite>
      {address && after.endsWith(address) ? after.slice(0, -address.length) : after}
      {address && (
        <a class="address" href={address} rel="noopener" target="_blank">
          {address.replace(/^https?:\/\//, "")}
        </a>
      )}
      {through && <span class="hint"> ({t("evidence-through", { source: shortly(through) })})</span>}
      {note && <span class="hint"> {say(note)}</span>}
    </>
  );
}
