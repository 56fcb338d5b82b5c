// The manuscript's drawing: the described marks, the restored points, and the layouts of Murray and Helmfrid.
import { useMemo, useState } from "preact/hooks";
import { ruleset, rulesets } from "../api/client";
import type { Layout } from "../api/schema";
import { layoutAddress } from "../editor/address";
import { Gloss } from "../history/gloss";
import {
  COUNTED,
  counted,
  type DescribedPlace,
  DRAWN,
  describedPlaces,
  displaced,
  places,
} from "../manuscript/described";
import { Diagram, Ink, type Role } from "../manuscript/diagram";
import { CANON_GROUPS, EVANGELISTS, menOf, whose } from "../manuscript/evangelists";
import { called, FolioGrid, standing } from "../manuscript/grid";
import { kinds, type MarkKindOfFolio, marks } from "../manuscript/marks";
import { opinions } from "../manuscript/opinions";
import { changed, count, rolesOf } from "../manuscript/roles";
import { LayoutName } from "../parts/layout-name";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { capital, say, t } from "../words/words";
import "../styles/folio.css";
import "../styles/history.css";
import "../styles/manuscript.css";

/** The layouts that the slider passes, after the uncoloured marks. */
const LAYOUTS = ["alea-murray", "alea-helmfrid-1", "alea-helmfrid-2-inferred"];

/** What the text calls its men, where it has a name for them. */
const LATIN: Partial<Record<MarkKindOfFolio, string>> = { variegated: "varii viri", first: "primus vir" };

/** Where the text and pictures of the drawing can be seen, each with the words that say what is there. */
const ADDRESSES: { words: string; address: string }[] = [
  { words: "folio-at-codecs", address: "https://codecs.vanhamel.nl/Alea_evangelii_(CCC_122)" },
  { words: "folio-at-walker", address: "http://tafl.cyningstan.com/page/167/alea-evangelii-text" },
  { words: "folio-at-oxford", address: "http://image.ox.ac.uk/show?collection=corpus&manuscript=ms122" },
];

/** A place of the slider. */
interface Stage {
  id: string;
  /** The described places of the drawing's marks, if shown. */
  describedPlaces: ReadonlyMap<string, DescribedPlace> | null;
  /** Null if the marks are uncoloured. */
  layout: Layout | null;
  roles: ReadonlyMap<string, Role> | null;
}

const UNCOLOURED: Stage[] = [
  { id: "drawn", describedPlaces, layout: null, roles: null },
  { id: "restored", describedPlaces: null, layout: null, roles: null },
];

/** The page at `/manuscript`; `?layout=` says where the slider stands. */
export function ManuscriptPage() {
  const { value, problem, again } = useLoaded("manuscript", loadLayouts);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return <Manuscript set={value.set} layouts={value.layouts} />;
}

/** The layouts, and the newest rule set that has all of them, by which they can be played. */
async function loadLayouts(): Promise<{ set: string; layouts: Layout[] }> {
  const offers = (await rulesets()).filter(({ layouts }) =>
    LAYOUTS.every((id) => layouts.some((layout) => layout.id === id)),
  );
  const [set] = offers.sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  if (!set) return { set: "", layouts: [] };
  const { layouts } = await ruleset(set.id);
  return {
    set: set.id,
    layouts: LAYOUTS.flatMap((id) => layouts.filter((layout) => layout.id === id)),
  };
}

function Manuscript({ set, layouts }: { set: string; layouts: Layout[] }) {
  useTitle(t("folio-title"));
  const stages = useMemo<Stage[]>(
    () => [
      ...UNCOLOURED,
      ...layouts.map((layout) => ({ id: layout.id, describedPlaces: null, layout, roles: rolesOf(layout) })),
    ],
    [layouts],
  );
  const asked = stages.findIndex(({ id }) => id === here.value.searchParams.get("layout"));
  const index = Math.max(0, asked);
  const stage = stages[index];
  const before = stages[index - 1] ?? null;
  const [chosen, setChosen] = useState<Looked | null>(null);
  const [hovered, setHovered] = useState<Looked | null>(null);
  const [shown, setShown] = useState<MarkKindOfFolio | null>(null);
  if (!stage) return null;
  const stands = standing(stage.describedPlaces);
  const looked = (point: string): Looked => ({ point, mark: stands.get(point) ?? null });
  const ringed = stage.id === "restored" ? displaced : changed(before?.roles ?? null, stage.roles);
  const at = hovered ?? chosen;
  const slide = (next: number) => {
    const to = stages[next];
    setHovered(null);
    if (to) go(next > 0 ? `/manuscript?layout=${to.id}` : "/manuscript", true);
  };
  return (
    <article class="manuscript-page">
      <div class="folio-desk">
        <header>
          <h1>{t("folio-title")}</h1>
          <p class="lead">{t("folio-lead")}</p>
          <p class="buttons">
            <a class="button" href="/history">
              {t("folio-history")}
            </a>
            <a class="button" href="/sources">
              {t("history-sources")}
            </a>
          </p>
        </header>
        <figure class="folio-place">
          <Diagram
            roles={stage.roles}
            describedPlaces={stage.describedPlaces}
            letters={letters()}
            lit={at ? (at.mark ?? at.point) : shown}
            ringed={ringed}
            label={t("folio-label", { stage: t(`folio-stage-${stage.id}`) })}
          >
            <FolioGrid
              roles={stage.roles}
              describedPlaces={stage.describedPlaces}
              over={(point) => setHovered(point === null ? null : looked(point))}
              choose={(point) => {
                setChosen(looked(point));
                setShown(null);
              }}
            />
          </Diagram>
          <Slider stages={stages} index={index} slide={slide} />
          <figcaption>
            {t("folio-drawn")} <span class="unseen">{t("folio-keys")}</span>
          </figcaption>
        </figure>
        <div class="folio-side">
          <section class="leaf stage" aria-labelledby="stage-title">
            <h2 id="stage-title">
              {stage.layout ? <LayoutName layout={stage.layout} /> : t(`folio-title-${stage.id}`)}
            </h2>
            <p>{stage.layout ? say(stage.layout.note) : t(`folio-note-${stage.id}`)}</p>
            <p class="hint" role="status" data-testid="counted">
              {summary(stage, before, ringed.size)}
            </p>
            {stage.describedPlaces && <Legend />}
            {stage.layout && (
              <p class="buttons">
                <a class="button" href={`/?rules=${set}&layout=${stage.layout.id}#choose`}>
                  {t("folio-play")}
                </a>
                <a class="button" href={layoutAddress(set, stage.layout.id)}>
                  {t("folio-draw")}
                </a>
              </p>
            )}
          </section>
          <section class="leaf looked-at" aria-labelledby="looked-at" data-testid="looked-at">
            <LookedAt looked={at} stage={stage} />
          </section>
        </div>
      </div>
      <section class="leaf" aria-labelledby="kinds">
        <h2 id="kinds">{t("folio-kinds")}</h2>
        <ul class="kinds">
          {kinds.map((kind) => (
            <li key={kind}>
              <h3>
                <MarkSign kind={kind} /> <KindName kind={kind} />
              </h3>
              <div id={`about-${kind}`}>
                <Opinions kind={kind} />
              </div>
              <p class="buttons">
                <button
                  type="button"
                  aria-pressed={shown === kind}
                  aria-label={`${t("folio-show")}: ${t(`folio-${kind}`)}`}
                  onClick={() => {
                    setChosen(null);
                    setShown(shown === kind ? null : kind);
                    document.querySelector(".folio-place")?.scrollIntoView({ block: "nearest" });
                  }}
                >
                  {t("folio-show")}
                </button>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div class="folio-leaves">
        <Evangelists />
        <Addresses />
      </div>
    </article>
  );
}

/** A point that is looked at, and the mark that stood on it, which is followed from stage to stage. */
interface Looked {
  point: string;
  /** By its restored point. */
  mark: string | null;
}

/** The evangelists' letters in the men known to be theirs; the first man belongs to none. */
function letters(): ReadonlyMap<string, string> {
  const all = new Map([...whose].map(([point, evangelist]) => [point, t(`folio-letter-${evangelist}`)]));
  for (const [point, kind] of marks) if (kind === "first") all.set(point, "p.v.");
  return all;
}

/** What there is to count at a stage. */
function summary(stage: Stage, before: Stage | null, moved: number): string {
  if (stage.describedPlaces)
    return t("folio-counted", {
      counted: COUNTED,
      missing: COUNTED - DRAWN,
      named: counted("named"),
      unmoved: counted("unmoved"),
      supposed: counted("supposed"),
      unknown: counted("unknown"),
    });
  if (!stage.roles) return t("folio-restored", { moved, added: COUNTED - DRAWN });
  const sides = t("folio-count", {
    attackers: count(stage.roles, "attacker"),
    defenders: count(stage.roles, "defender"),
  });
  if (moved === 0 || !before) return sides;
  return `${sides} ${t("folio-changed", { count: moved, stage: t(`folio-stage-${before.id}`) })}`;
}

interface SliderProps {
  stages: Stage[];
  index: number;
  slide: (to: number) => void;
}

function Slider({ stages, index, slide }: SliderProps) {
  const name = (at: number) => t(`folio-stage-${stages[at]?.id ?? "drawn"}`);
  return (
    <div class="stage-slider" style={{ "--stops": stages.length }}>
      <label>
        <span class="unseen">{t("folio-slider")}</span>
        <input
          type="range"
          min={0}
          max={stages.length - 1}
          step={1}
          value={index}
          aria-valuetext={name(index)}
          onInput={(event) => slide(Number(event.currentTarget.value))}
          data-testid="stage"
        />
      </label>
      <div class="stops">
        {stages.map(({ id }, at) => (
          <button
            key={id}
            type="button"
            class="plain"
            aria-current={at === index ? "step" : undefined}
            onClick={() => slide(at)}
          >
            {name(at)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What the lines of the marks mean while the drawing itself is shown. */
function Legend() {
  return (
    <ul class="folio-legend" aria-label={t("folio-legend")} data-testid="legend">
      {places.map((place) => (
        <li key={place}>
          <MarkSign kind="outer" place={place} /> {t(`folio-place-${place}`)}: {counted(place)}
        </li>
      ))}
      <li>
        <MarkSign kind="outer" place="missing" /> {t("folio-place-missing")}: {COUNTED - DRAWN}
      </li>
    </ul>
  );
}

/** The point that is pointed at, and what is known and thought of it. */
function LookedAt({ looked, stage }: { looked: Looked | null; stage: Stage }) {
  if (!looked)
    return (
      <>
        <h2 id="looked-at">{t("folio-pick")}</h2>
        <p>{t("folio-pick-words")}</p>
      </>
    );
  const { mark } = looked;
  const kind = mark === null ? undefined : marks.get(mark);
  if (mark === null || !kind)
    return (
      <>
        <h2 id="looked-at">
          {looked.point.toUpperCase()}, {t("folio-empty")}
        </h2>
        <p>{t("folio-empty-words")}</p>
      </>
    );
  const account = stage.describedPlaces?.get(mark);
  const role = stage.roles?.get(mark);
  return (
    <>
      <h2 id="looked-at">
        <MarkSign kind={kind} place={account?.place ?? null} /> {(account?.point ?? mark).toUpperCase()},{" "}
        {called(mark, kind)}
      </h2>
      {role && <p class="hint">{t("folio-side", { side: t(`folio-as-${role}`) })}</p>}
      {account && <Place account={account} />}
      <Opinions kind={kind} />
    </>
  );
}

/** How a mark's place in the drawing is known, and from whom. */
function Place({ account }: { account: DescribedPlace }) {
  return (
    <div class="opinion" data-testid="place">
      <p>{t(account.words)}</p>
      {account.sources.length > 0 && <Gloss evidence={account.evidence} from={account.sources} />}
    </div>
  );
}

function Opinions({ kind }: { kind: MarkKindOfFolio }) {
  return (
    <>
      {opinions[kind].map(({ words, evidence, sources }) => (
        <div class="opinion" key={words}>
          <p>{t(words)}</p>
          <Gloss evidence={evidence} from={sources} />
        </div>
      ))}
    </>
  );
}

/** The number of men per group and evangelist; apart from the variegated men, no source says more. */
function Evangelists() {
  const groups = Object.keys(CANON_GROUPS) as (keyof typeof CANON_GROUPS)[];
  const variegated = (evangelist: string) => [...whose.values()].filter((one) => one === evangelist).length;
  const all = (evangelist: (typeof EVANGELISTS)[number]) =>
    groups.reduce((sum, group) => sum + menOf(group, evangelist), 0);
  return (
    <section class="leaf" aria-labelledby="whose" data-testid="whose">
      <h2 id="whose">{t("folio-whose-title")}</h2>
      <p>{t("folio-whose-words")}</p>
      <table class="whose">
        <thead>
          <tr>
            <td />
            {EVANGELISTS.map((evangelist) => (
              <th key={evangelist} scope="col">
                {t(`folio-${evangelist}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group}>
              <th scope="row">{t(`folio-group-${group}`)}</th>
              {EVANGELISTS.map((evangelist) => (
                <td key={evangelist}>{menOf(group, evangelist)}</td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{t("folio-group-all")}</th>
            {EVANGELISTS.map((evangelist) => (
              <td key={evangelist}>{all(evangelist)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("folio-group-variegated")}</th>
            {EVANGELISTS.map((evangelist) => (
              <td key={evangelist}>{variegated(evangelist) || "–"}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="hint">{t("folio-letters", { john: t("folio-letter-john"), mark: t("folio-letter-mark") })}</p>
      <div class="opinion">
        <Gloss evidence="inferred" from={["robinson-1923", "bgg", "wikipedia", "thomasguild-2020"]} />
      </div>
    </section>
  );
}

/** Where to look at the drawing itself. */
function Addresses() {
  return (
    <section class="leaf" aria-labelledby="see" data-testid="see">
      <h2 id="see">{t("folio-see")}</h2>
      <p>{t("folio-see-words")}</p>
      <ul>
        {ADDRESSES.map(({ words, address }) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener">
              {new URL(address).host}
            </a>
            : {t(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function KindName({ kind }: { kind: MarkKindOfFolio }) {
  const latin = LATIN[kind];
  return (
    <>
      {capital(t(`folio-${kind}`))}
      {latin && (
        <>
          {" "}
          (<i lang="la">{latin}</i>)
        </>
      )}
    </>
  );
}

function MarkSign({
  kind,
  place = null,
}: {
  kind: MarkKindOfFolio;
  place?: DescribedPlace["place"] | "missing" | null;
}) {
  return (
    <svg class={`board mark-sign folio-mark ${kind}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <Ink kind={kind} place={place} />
    </svg>
  );
}
