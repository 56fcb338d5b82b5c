// The note beside a statement: its evidence and sources.
import type { Source } from "../api/schema";
import { type Evidence, EvidenceMark } from "../parts/evidence";
import { Quoted } from "../parts/quoted";
import { t } from "../words/words";
import { type Cited, PARTS, type Place, placeOf, workOf } from "./cited";
import type { Term } from "./glossary";
import { shortly, worksHere } from "./works";

interface Props {
  evidence: Evidence;
  /** None where it is our own reasoning. */
  from: readonly Cited[];
  /** Words of the glossary that the statement uses. */
  terms?: readonly Term[];
}

/** The note. */
export function Gloss({ evidence, from, terms = [] }: Props) {
  return (
    <p class="gloss">
      <span class="unseen">{t("evidence-label")}: </span>
      <EvidenceMark evidence={evidence} />
      <span class="cited">{from.length === 0 ? t("evidence-ours") : <Citations of={from} />}</span>
      {terms.length > 0 && (
        <span class="terms">
          {t("evidence-words")}:{" "}
          {terms.map(({ id, word, language }, index) => (
            <span key={id}>
              {index > 0 && "; "}
              <a href={`/sources#term-${id}`} lang={language}>
                {word}
              </a>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** Works with their places, each with a link to its entry in the bibliography. */
export function Citations({ of }: { of: readonly Cited[] }) {
  const works = worksHere();
  if (!works) return null;
  return (
    <>
      {of.map((cited, index) => {
        const id = workOf(cited);
        const work = works.get(id);
        const place = placeOf(cited);
        return (
          <span key={index}>
            {index > 0 && "; "}
            <a href={`/sources#source-${id}`} lang={work?.language ?? undefined}>
              {work ? shortly(work) : id}
            </a>
            {Object.keys(place).length > 0 && (
              <span class="place">
                , <PlaceText place={place} of={work} />
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}

/** A place in a work, in words. */
export function PlaceText({ place, of }: { place: Place; of: Source | undefined }) {
  const parts = PARTS.filter((part) => place[part] !== undefined);
  const text = parts.map((part) => t(`place-${part}`, { at: place[part] ?? "" })).join("; ");
  return (
    <Quoted text={text} names={parts.map((part) => place[part] ?? "")} language={of?.language ?? "en"} />
  );
}
