// The note beside a statement: how it is known, and who says so.
import { type Evidence, EvidenceMark } from "../parts/evidence";
import { t } from "../words/words";
import { type Reference, type SourceId, sources } from "./sources";

interface Props {
  evidence: Evidence;
  /** None where it is our own reasoning. */
  from: readonly SourceId[];
  /** The page with the list of sources; nothing where it is this one. */
  page?: string;
}

/** The note. */
export function Gloss({ evidence, from, page = "" }: Props) {
  return (
    <p class="gloss">
      <span class="unseen">{t("evidence-label")}: </span>
      <EvidenceMark evidence={evidence} />
      <span class="cited">
        {from.length === 0 && t("evidence-ours")}
        {from.map((id, index) => (
          <span key={id}>
            {index > 0 && "; "}
            <a href={`${page}#source-${id}`}>{shortly(sources[id])}</a>
          </span>
        ))}
      </span>
    </p>
  );
}

/** A source in a margin: by name and year. */
export function shortly({ author, year }: Reference): string {
  return year === null ? lastName(author) : `${lastName(author)} ${year}`;
}

/** The name by which a source is called; guilds and sites are called by all of theirs. */
export function lastName(author: string): string {
  const name = author.split(",")[0] ?? author;
  if (name === "Robert ap Ifan" || name === "St Thomas Guild") return name;
  return name.split(" ").at(-1) ?? name;
}
