// The folio's drawing: its marks without colours, and what Murray and Helmfrid made of them.
import { useMemo, useState } from "preact/hooks";
import { ruleset, rulesets } from "../api/client";
import type { Layout } from "../api/types";
import { layoutAddress } from "../editor/address";
import { Gloss } from "../history/gloss";
import { Diagram, Ink, type Role } from "../manuscript/diagram";
import { FolioGrid } from "../manuscript/grid";
import { kinds, type MarkKindOfFolio, marks } from "../manuscript/marks";
import { opinions } from "../manuscript/opinions";
import { changed, count, rolesOf } from "../manuscript/roles";
import { Inferred } from "../parts/badges";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { capital, say, t } from "../words/words";
import "../styles/folio.css";
import "../styles/history.css";
import "../styles/manuscript.css";

/** The layouts that the slider passes, after the uncoloured marks. */
const LAYOUTS = ["alea-murray", "alea-helmfrid-1", "alea-helmfrid-2-inferred"];

/** A place of the slider. */
interface Stage {
  id: string;
  /** Null for the marks as they are. */
  layout: Layout | null;
  roles: ReadonlyMap<string, Role> | null;
}

/** The page at `/manuscript`; `?layout=` says where the slider stands. */
export function ManuscriptPage() {
  const { value, problem, again } = useLoaded("manuscript", loadLayouts);
  if (!value) return <PendingPage problem={problem} again={again} />;
  return <Manuscript set={value.set} layouts={value.layouts} />;
}

/** The layouts, from a rule set that has them. */
async function loadLayouts(): Promise<{ set: string; layouts: Layout[] }> {
  const offers = (await rulesets()).filter((set) => set.layouts.some(({ id }) => LAYOUTS.includes(id)));
  const set = offers.find((one) => one.featured) ?? offers[0];
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
      { id: "marks", layout: null, roles: null },
      ...layouts.map((layout) => ({ id: layout.id, layout, roles: rolesOf(layout) })),
    ],
    [layouts],
  );
  const asked = stages.findIndex(({ id }) => id === here.value.searchParams.get("layout"));
  const index = Math.max(0, asked);
  const stage = stages[index];
  const before = stages[index - 1] ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [shown, setShown] = useState<MarkKindOfFolio | null>(null);
  if (!stage) return null;
  const ringed = changed(before?.roles ?? null, stage.roles);
  const point = hovered ?? chosen;
  const slide = (next: number) => {
    const to = stages[next];
    if (to) go(to.layout ? `/manuscript?layout=${to.id}` : "/manuscript", true);
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
          </p>
        </header>
        <figure class="folio-place">
          <Diagram
            roles={stage.roles}
            lit={point ?? shown}
            ringed={ringed}
            label={t("folio-label", { stage: t(`folio-stage-${stage.id}`) })}
          >
            <FolioGrid
              roles={stage.roles}
              over={setHovered}
              choose={(next) => {
                setChosen(next);
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
              {stage.layout ? say(stage.layout.name) : t("folio-marks-title")}{" "}
              {stage.layout?.inferred && <Inferred />}
            </h2>
            <p>{stage.layout ? say(stage.layout.note) : t("folio-marks-note")}</p>
            <p class="hint" role="status" data-testid="counted">
              {counted(stage, before, ringed.size)}
            </p>
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
            <LookedAt point={point} roles={stage.roles} />
          </section>
        </div>
      </div>
      <section class="leaf" aria-labelledby="kinds">
        <h2 id="kinds">{t("folio-kinds")}</h2>
        <ul class="kinds">
          {kinds.map((kind) => (
            <li key={kind}>
              <h3>
                <MarkSign kind={kind} /> {capital(t(`folio-${kind}`))}
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
    </article>
  );
}

/** How many men each side has, and how many were on the other one just before. */
function counted(stage: Stage, before: Stage | null, moved: number): string {
  if (!stage.roles) return t("folio-uncounted");
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
  const name = (at: number) => t(`folio-stage-${stages[at]?.id ?? "marks"}`);
  return (
    <div class="stage-slider">
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

/** The point that is pointed at, and what is thought of it. */
function LookedAt({ point, roles }: { point: string | null; roles: ReadonlyMap<string, Role> | null }) {
  if (!point)
    return (
      <>
        <h2 id="looked-at">{t("folio-pick")}</h2>
        <p>{t("folio-pick-words")}</p>
      </>
    );
  const kind = marks.get(point);
  const role = roles?.get(point);
  return (
    <>
      <h2 id="looked-at">
        {kind && <MarkSign kind={kind} />} {point.toUpperCase()}, {t(`folio-${kind ?? "empty"}`)}
      </h2>
      {role && <p class="hint">{t("folio-side", { side: t(`folio-as-${role}`) })}</p>}
      {kind ? <Opinions kind={kind} /> : <p>{t("folio-empty-words")}</p>}
    </>
  );
}

function Opinions({ kind }: { kind: MarkKindOfFolio }) {
  return (
    <>
      {opinions[kind].map(({ words, evidence, sources }) => (
        <div class="opinion" key={words}>
          <p>{t(words)}</p>
          <Gloss evidence={evidence} from={sources} page="/history" />
        </div>
      ))}
    </>
  );
}

function MarkSign({ kind }: { kind: MarkKindOfFolio }) {
  return (
    <svg class={`board mark-sign folio-mark ${kind}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <Ink kind={kind} />
    </svg>
  );
}
