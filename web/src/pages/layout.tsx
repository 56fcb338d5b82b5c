// The page of a layout: its drawing, sources, rule sets and citation.
import type { MarkKind } from "../../board";
import { layoutCited } from "../api/cited";
import type { LayoutPage as Layout } from "../api/schema";
import { layoutAddress } from "../editor/address";
import { useAnchor } from "../parts/anchor";
import { Inferred } from "../parts/badges";
import { BoardView } from "../parts/board-view";
import { CiteSection, OlderVersion, VersionLine } from "../parts/cite";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { baseOf } from "../play/ruleset-id";
import { here } from "../router";
import { SourceList } from "../rules/source-list";
import { say, t } from "../words/words";
import "../styles/rules.css";

/** All marks; which ones have a meaning depends on the rule set. */
const DRAWN: MarkKind[] = ["throne", "corner", "camp", "variegated"];

/** The page at `/layouts/{id}`. */
export function LayoutPage({ id }: { id: string }) {
  const version = here.value.searchParams.get("version");
  const { value, problem, again } = useLoaded(`${id} ${version ?? ""}`, () => layoutCited(id, version));
  if (problem || value?.id !== id) return <PendingPage problem={problem} again={again} />;
  return <LayoutView layout={value} />;
}

function LayoutView({ layout }: { layout: Layout }) {
  useTitle(say(layout.name));
  useAnchor(true);
  const { id, sources, rulesets, versions } = layout;
  return (
    <article class="layout-page">
      <header class="leaf">
        <div class="beside">
          <div>
            <h1>
              {say(layout.name)} {layout.inferred && <Inferred />}
            </h1>
            <p class="meta">
              <span class="hint">
                {t("form-layout")} · {t("form-board", { size: layout.size })}
              </span>
              <VersionLine versions={versions} />
            </p>
            <OlderVersion of={layout} />
            <p>{say(layout.note)}</p>
            <Uses layout={layout} />
          </div>
          <figure class="opening">
            <BoardView
              interactive={false}
              size={layout.size}
              position={layout.position}
              marks={layout.marks}
              active={DRAWN}
              label={t("rules-layout-board", { layout: say(layout.name) })}
            />
          </figure>
        </div>
      </header>
      <section class="leaf" aria-labelledby="played-on">
        <h2 id="played-on">{t("rules-on-layout")}</h2>
        <Players words={t("rules-on-layout-usual")} rulesets={rulesets.filter((rules) => rules.usual)} />
        <Players words={t("rules-on-layout-other")} rulesets={rulesets.filter((rules) => !rules.usual)} />
      </section>
      <section class="leaf" aria-labelledby="sources">
        <h2 id="sources">{t("rules-sources")}</h2>
        {sources.length > 0 ? <SourceList sources={sources} listed /> : <p>{t("rules-layout-unsourced")}</p>}
      </section>
      <CiteSection of={`/layouts/${id}`} versions={versions} lead={sources.length > 0} />
    </article>
  );
}

function Players({ words, rulesets }: { words: string } & Pick<Layout, "rulesets">) {
  if (rulesets.length === 0) return null;
  return (
    <>
      <h3>{words}</h3>
      <ul class="players">
        {rulesets.map((rules) => (
          <li key={rules.id}>
            <a href={`/rules/${rules.id}`}>{say(rules.name)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What can be done with it. */
function Uses({ layout: { id, marks, rulesets } }: { layout: Layout }) {
  const rules = rulesets[0];
  if (!rules) return null;
  const base = baseOf(rules.id);
  return (
    <p class="buttons">
      <a class="button primary" href={`/?rules=${base}&layout=${id}#choose`} data-testid="play-this">
        {t("rules-play")}
      </a>
      <a class="button" href={`/make?rules=${base}+${id}`} data-testid="make">
        {t("share-make")}
      </a>
      <a class="button" href={layoutAddress(base, id)} data-testid="edit-layout">
        {t("rules-edit-layout")}
      </a>
      {marks.variegated.length > 0 && (
        <a class="button" href={`/manuscript?layout=${id}`}>
          {t("rules-folio")}
        </a>
      )}
    </p>
  );
}
