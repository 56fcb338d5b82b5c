// How to cite what a page is about: the text to be copied, files for reference managers, and the versions it has had. The words are of the
// area `cite`.

import { citationEndings } from "../api/citation-files";
import { citation, citationAddress } from "../api/cited";
import type { Superseded, Version } from "../api/schema";
import "../styles/cite.css";
import { say, t } from "../words/words";
import { CopyField } from "./copy-field";
import { Pending, useLoaded } from "./loaded";

/** The formats of reference managers, with their names, which are the same in every language. */
const FILES = [
  ["bibtex", "BibTeX"],
  ["ris", "RIS"],
  ["csl-json", "CSL-JSON"],
] as const;

/** The section of a page; `lead` says of what the citation consists. */
export function CiteSection({
  of,
  versions,
  lead,
}: {
  of: string;
  versions: readonly Version[];
  lead: boolean;
}) {
  return (
    <section class="leaf" aria-labelledby="cite">
      <h2 id="cite">{t("cite-title")}</h2>
      {lead && <p>{t("cite-lead")}</p>}
      <Citation of={of} />
      <VersionList versions={versions} />
    </section>
  );
}

/** The citation as text and as files; `of` is the path of the thing in the API, such as `/rulesets/alea-walker-2015`. */
export function Citation({ of }: { of: string }) {
  const { value, problem, again } = useLoaded(of, () => citation(of));
  return (
    <div class="citation" data-testid="citation">
      {value === null ? (
        <Pending problem={problem} again={again} />
      ) : (
        <>
          <CopyField
            id={`citation-${of.replaceAll(/[^a-z0-9]+/g, "-")}`}
            label={t("cite-text")}
            text={value}
            lines={Math.min(8, 2 * value.trimEnd().split("\n").length)}
          />
          <p class="on-paper" lang="en">
            {value}
          </p>
        </>
      )}
      <CitationFiles of={of} />
    </div>
  );
}

/** The citation as files alone. */
export function CitationFiles({ of }: { of: string }) {
  const name = `hnefi-${of.split("/").at(-1)}`;
  return (
    <p class="citation-files">
      {t("cite-download")}
      {FILES.flatMap(([format, title]) => [
        " ",
        <a key={format} href={citationAddress(of, format)} download={`${name}.${citationEndings[format]}`}>
          {title}
        </a>,
      ])}
    </p>
  );
}

/** The current version in a line: number, date, and the start of its hash. */
export function VersionLine({ versions }: { versions: readonly Version[] }) {
  const last = versions.at(-1);
  if (!last) return null;
  return (
    <span class="hint" data-testid="version">
      {t("version-line", { version: String(last.version), date: last.date })}{" "}
      <code title={`SHA-256 ${last.hash}`}>{last.hash.slice(0, 12)}</code>
    </span>
  );
}

/** What has changed from version to version, the newest first, unfolded when asked for. */
function VersionList({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return null;
  return (
    <details class="versions" data-testid="versions">
      <summary>{t("version-changes")}</summary>
      <Changes versions={versions} />
    </details>
  );
}

/** A notice for readers who follow a citation of an older version. */
export function OlderVersion({
  of,
}: {
  of: { superseded: Superseded | null; versions: readonly Version[] };
}) {
  const last = of.versions.at(-1);
  if (!of.superseded || !last) return null;
  const { version, date, since } = of.superseded;
  return (
    <div class="caveat" role="note" data-testid="superseded-version">
      <p>
        {t("version-superseded", {
          version: String(version),
          date,
          present: String(last.version),
          "present-date": last.date,
        })}{" "}
        {t("version-since")}
      </p>
      <Changes versions={since} />
    </div>
  );
}

/** Versions with what they changed, the newest first. */
function Changes({ versions }: { versions: readonly Version[] }) {
  return (
    <ul>
      {versions.toReversed().map(({ version, date, changes }) => (
        <li key={version}>
          {t("version-changed", {
            version: String(version),
            date,
            changes: version === 1 ? t("version-first") : changes.map(say).join("; "),
          })}
        </li>
      ))}
    </ul>
  );
}
