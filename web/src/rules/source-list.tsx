// The works that something is taken from, with the way to them.
import type { Source } from "../api/schema";
import { t } from "../words/words";
import { CitedLink } from "./rule-item";

/** One after the other; `listed` says whether they are in the bibliography. */
export function SourceList({ sources, listed }: { sources: readonly Source[]; listed: boolean }) {
  return (
    <ul class="sources">
      {sources.map((source) => (
        <li key={source.id}>
          <CitedLink source={source} listed={listed} />{" "}
          <Through source={sources.find((one) => one.id === source.through)} />
          <Whereabouts source={source} />
        </li>
      ))}
    </ul>
  );
}

/** The work through which another one, not read by us, is known. */
function Through({ source }: { source: Source | undefined }) {
  if (!source) return null;
  const { author, year } = source;
  return (
    <span class="hint">
      ({t("evidence-through", { source: `${author}${year === null ? "" : ` ${year}`}` })}){" "}
    </span>
  );
}

/** Where a work can be read, and when it was read there. */
function Whereabouts({ source: { address, doi, accessed } }: { source: Source }) {
  const links = [doi ? [`https://doi.org/${doi}`] : [], address ? [address] : []].flat();
  return (
    <span class="address">
      {links.flatMap((link) => [
        <a key={link} href={link} rel="noopener">
          {link}
        </a>,
        " ",
      ])}
      {accessed && t("cite-read-on", { day: accessed })}
    </span>
  );
}
