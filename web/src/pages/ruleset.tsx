// The page of a rule set: rules with sources and pictures.
import { type PieceKind, readPosition } from "../../board";
import { rulesetCited } from "../api/cited";
import { gameRuleset, idInPath, ruleset as loadRuleset } from "../api/client";
import type { Layout, Rule, RuleGroup, Ruleset } from "../api/schema";
import { layoutAddress, positionAddress } from "../editor/address";
import { useAnchor } from "../parts/anchor";
import { BoardView } from "../parts/board-view";
import { CiteSection, OlderVersion, VersionLine } from "../parts/cite";
import { LayoutChoice } from "../parts/layout-choice";
import { LayoutName } from "../parts/layout-name";
import { PendingPage, useLoaded } from "../parts/loaded";
import { OptionBoxes } from "../parts/option-boxes";
import { PieceSign } from "../parts/piece-icon";
import { useTitle } from "../parts/title";
import { baseOf, joinId } from "../play/ruleset-id";
import { pieceName } from "../play/speech";
import { go, here } from "../router";
import { BalanceSection } from "../rules/balance";
import { hasReadings, ReadingsSection } from "../rules/readings";
import { RuleItem } from "../rules/rule-item";
import { SimilarRulesets } from "../rules/similar";
import { SourceList } from "../rules/source-list";
import { capital, say, sayLate, t } from "../words/words";
import "../styles/gallery.css";

/** The page at `/rules/{id}`. */
export function RulesetPage({ id }: { id: string }) {
  const version = here.value.searchParams.get("version");
  const { value, problem, again } = useLoaded(`${id} ${version ?? ""}`, () =>
    version === null ? loadRuleset(id) : rulesetCited(id, version),
  );
  useAnchor(value !== null);
  if (problem || !value || baseOf(value.id) !== baseOf(id))
    return <PendingPage problem={problem} again={again} />;
  return <RulesetView set={chosenIn(value, id)} base={baseOf(id)} game={null} page="" />;
}

/** The page at `/game/{id}/rules`, or `/library/{id}/rules`: what that game is played by, whether or not the server still offers it. */
export function GameRulesPage({ id, kept = false }: { id: string; kept?: boolean }) {
  const { value, problem, again } = useLoaded(id, () => gameRuleset(id));
  useAnchor(value !== null);
  if (problem || !value) return <PendingPage problem={problem} again={again} />;
  const page = `/${kept ? "library" : "game"}/${encodeURIComponent(id)}`;
  return <RulesetView set={value} base={baseOf(value.id)} game={id} page={page} />;
}

/** The rule set with what the address chooses, also while the server's answer to a change of it is on its way. */
function chosenIn(set: Ruleset, id: string): Ruleset {
  const words = id.split("+").slice(1);
  const options = set.options.map((option) => ({ ...option, selected: words.includes(option.id) }));
  const layout = set.layouts.find((one) => words.includes(one.id)) ?? set.layouts[0];
  return { ...set, options, layout: layout?.id ?? set.layout };
}

interface View {
  set: Ruleset;
  base: string;
  /** The game whose rules these are, where nothing is to be chosen. */
  game: string | null;
  /** The page of that game. */
  page: string;
}

function RulesetView({ set, base, game, page }: View) {
  useTitle(say(set.name));
  const options = set.options.filter((option) => option.selected).map((option) => option.id);
  const layout = set.layouts.find((one) => one.id === set.layout);
  const usual = set.layout === set.layouts[0]?.id;
  const groups = grouped(set.rules);
  const source = (id: string | null | undefined) => set.sources.find((source) => source.id === id) ?? null;
  const query = new URLSearchParams([
    ["rules", base],
    ["layout", set.layout],
    ...options.map((option) => ["option", option]),
  ]);
  const id = joinId(base, options, usual ? null : set.layout);
  // Pictures do not use the die.
  const playable = set.dice
    ? undefined
    : game
      ? { by: { game }, rules: `${page}/rules` }
      : { by: { rules: id }, rules: `/rules/${id}` };
  const choose = (nextOptions: string[], nextLayout: string) =>
    go(`/rules/${joinId(base, nextOptions, nextLayout)}`, true);
  return (
    <article class="ruleset">
      <header class="leaf">
        <div class="first-look">
          <div class="what">
            <h1>{say(set.name)}</h1>
            <p class="meta">
              <span class="hint">
                {set.year !== null && `${set.year} · `}
                {t("form-board", { size: set.board })}
              </span>
              {!game && <VersionLine versions={set.versions} />}
              {set.dice && <span class="badge">{t("dice-badge")}</span>}
            </p>
            <OlderVersion of={set} />
            <p class="lead">{say(set.summary)}</p>
            <p class="buttons">
              {game ? (
                <a class="button primary" href={page}>
                  {t("rules-back-to-game")}
                </a>
              ) : (
                <a class="button primary" href={`/?${query}#choose`} data-testid="play-this">
                  {t("rules-play")}
                </a>
              )}
            </p>
          </div>
          <div class="first-choices">
            {layout && <Opening layout={layout} edit={game || set.family === "own" ? null : base} />}
            {game ? (
              <div class="choices">{layout && <p class="hint">{say(layout.note)}</p>}</div>
            ) : (
              <div class="choices">
                <LayoutChoice
                  legend={t("rules-layouts")}
                  layouts={set.layouts}
                  chosen={set.layout}
                  choose={(next) => choose(options, next)}
                />
                {layout && <p class="hint">{say(layout.note)}</p>}
                <OptionChoice set={set} choose={(next) => choose(next, set.layout)} />
                <p class="buttons">
                  <a class="button" href={`/compare?a=${joinId(base, options, null)}`}>
                    {t("rules-compare")}
                  </a>
                  <a class="button" href={`/analysis?rules=${id}`} data-testid="analyse">
                    {t("rules-analyse")}
                  </a>
                  <a class="button" href={`/make?rules=${id}`} data-testid="make">
                    {t("share-make")}
                  </a>
                  <a class="button" href={positionAddress(id, null)} data-testid="edit-position">
                    {t("rules-edit-position")}
                  </a>
                  <a
                    class="button"
                    href={`/editor/rules?from=${joinId(base, options, usual ? null : set.layout)}`}
                    data-testid="change-rules"
                  >
                    {t("rules-change")}
                  </a>
                </p>
              </div>
            )}
          </div>
          <InOneMinute set={set} />
        </div>
      </header>
      <div class="ruleset-body">
        <nav class="contents" aria-label={t("rules-contents")}>
          <ol>
            {groups.map(([group]) => (
              <li key={group}>
                <a href={`#group-${group}`}>{t(`group-${group}`)}</a>
              </li>
            ))}
            {!game && hasReadings(set) && (
              <li>
                <a href="#readings">{t("readings-title")}</a>
              </li>
            )}
            {!game && (
              <li>
                <a href="#balance">{t("balance-title")}</a>
              </li>
            )}
            {set.neighbours.length > 0 && (
              <li>
                <a href="#neighbours">{t("rules-similar")}</a>
              </li>
            )}
            <li>
              <a href="#sources">{t("rules-sources")}</a>
            </li>
            {!game && (
              <li>
                <a href="#cite">{t("cite-title")}</a>
              </li>
            )}
          </ol>
        </nav>
        <div>
          {groups.map(([group, rules]) => (
            <section class="leaf group" key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{t(`group-${group}`)}</h2>
              <ol class="rules" start={set.rules.indexOf(rules[0] as Rule) + 1}>
                {rules.map((rule) => (
                  <RuleItem
                    key={rule.key}
                    rule={rule}
                    number={set.rules.indexOf(rule) + 1}
                    source={source(rule.source)}
                    through={source(source(rule.source)?.through)}
                    options={set.options}
                    listed={set.versions.length > 0}
                    playable={playable}
                  />
                ))}
              </ol>
            </section>
          ))}
          {!game && <ReadingsSection set={set} />}
          {!game && <BalanceSection set={set} />}
          <SimilarRulesets of={game ? null : joinId(base, options, null)} list={set.neighbours} />
          <section class="leaf" aria-labelledby="sources">
            <h2 id="sources">{t("rules-sources")}</h2>
            <SourceList sources={set.sources} listed={set.versions.length > 0} />
            <p>
              <a href="/sources">{t("rules-sources-compared")}</a>
            </p>
          </section>
          {!game && <CiteSection of={`/rulesets/${idInPath(id)}`} versions={set.versions} lead />}
        </div>
      </div>
    </article>
  );
}

/** What a player must know before the first move, with the signs of the pieces. */
function InOneMinute({ set }: { set: Ruleset }) {
  return (
    <section class="in-one-minute" aria-labelledby="one-minute" data-testid="one-minute">
      <h2 id="one-minute">{t("rules-one-minute")}</h2>
      <Who set={set} />
      <dl>
        {set.brief.map(({ topic, sentences }) => (
          <div key={topic} data-topic={topic}>
            <dt>{t(`topic-${topic}`)}</dt>
            <dd>{sentences.map(sayLate).join(" ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The rules in their groups, in the order in which they come. */
function grouped(rules: readonly Rule[]): [RuleGroup, Rule[]][] {
  const groups = new Map<RuleGroup, Rule[]>();
  for (const rule of rules) groups.set(rule.group, [...(groups.get(rule.group) ?? []), rule]);
  return [...groups];
}

function Who({ set }: { set: Ruleset }) {
  return (
    <ul class="who" aria-label={t("rules-who")}>
      <li>
        <PieceSign kind="attacker" /> {named(say(set.names.attackers), t("side-attackers"))}
      </li>
      <li>
        <PieceSign kind="defender" /> {named(say(set.names.defenders), t("side-defenders"))}
      </li>
      <li>
        <PieceSign kind="king" /> {capital(say(set.names.king))}
      </li>
      {specials(set).map((kind) => (
        <li key={kind}>
          <PieceSign kind={kind} /> {capital(pieceName(kind, set.names))}
        </li>
      ))}
    </ul>
  );
}

/** The special pieces of the layout. */
function specials(set: Ruleset): PieceKind[] {
  const layout = set.layouts.find((one) => one.id === set.layout);
  const kinds = layout ? new Set(readPosition(layout.position, layout.size).values()) : new Set<PieceKind>();
  return [...kinds].filter((kind) => kind.includes("-")).sort();
}

/** A side's own name, and which side it is where the name does not say so. */
function named(name: string, role: string): string {
  return capital(name === role ? name : t("side-with-name", { name, role }));
}

function OptionChoice({ set, choose }: { set: Ruleset; choose: (options: string[]) => void }) {
  if (set.options.length === 0) return null;
  const selected = set.options.filter((option) => option.selected).map((option) => option.id);
  return <OptionBoxes options={set.options} chosen={selected} choose={choose} />;
}

/** `edit` is the rule set with which the layout can be drawn anew. */
function Opening({ layout, edit }: { layout: Layout; edit: string | null }) {
  const folio = layout.marks.variegated.length > 0;
  return (
    <figure class="opening">
      <BoardView
        interactive={false}
        size={layout.size}
        position={layout.position}
        marks={layout.marks}
        active={layout.active}
        label={t("rules-layout-board", { layout: say(layout.name) })}
      />
      <figcaption>
        <LayoutName layout={layout} />
        {folio && (
          <>
            {" · "}
            <a href={`/manuscript?layout=${layout.id}`}>{t("rules-folio")}</a>
          </>
        )}
        {edit && (
          <>
            {" · "}
            <a href={layoutAddress(edit, layout.id)} data-testid="edit-layout">
              {t("rules-edit-layout")}
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
