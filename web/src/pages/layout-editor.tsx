// The layout editor: the pieces at the start and the marks of the board.

import { useEffect, useMemo, useState } from "preact/hooks";
import { type MarkKind, type PieceKind, type PointFacts, type Ring, readPosition } from "../../board";
import { ruleset as loadRuleset, rulesets } from "../api/client";
import type { DraftMistake, RulesetEntry } from "../api/schema";
import type { Content, Tool } from "../editor/content";
import { Counts } from "../editor/counts";
import { useDraft } from "../editor/draft";
import {
  bare,
  contentOf,
  type Drawing,
  FRAGMENT,
  readDrawing,
  resized,
  sizes,
  written,
} from "../editor/drawing";
import { EditingBoard } from "../editor/editing-board";
import { specialsOf } from "../editor/fault";
import { LayoutUses } from "../editor/layout-uses";
import { type OverriddenMark, overriddenMarks } from "../editor/overridden-marks";
import { Palette, toolName } from "../editor/palette";
import { RemarkText } from "../editor/remark";
import { loadCurrent, saveCurrent } from "../editor/saved-layouts";
import { unpacked } from "../editor/share";
import { imagesOf, type Symmetry, symmetries } from "../editor/symmetry";
import { BoardTools, UndoBar } from "../editor/toolbar";
import { UndoHistory } from "../editor/undo-history";
import { SIZE as FOLIO, marks as folio, isMan } from "../manuscript/marks";
import { featuredOf } from "../parts/families";
import "../styles/editor.css";
import { BoardPage } from "../parts/board-page";
import { Pending, PendingPage, useLoaded } from "../parts/loaded";
import { RulesField } from "../parts/rules-field";
import { useTitle } from "../parts/title";
import { baseOf } from "../play/ruleset-id";
import { pieceName, pointSpoken } from "../play/speech";
import { go, here } from "../router";
import { language, listed, say, t } from "../words/words";

/** The page at `/editor/layout`. */
export function LayoutEditorPage() {
  const { value: sets, problem, again } = useLoaded("rulesets", rulesets);
  if (!sets) return <PendingPage problem={problem} again={again} />;
  // A user's file can extend only built-in rule sets.
  return <Editor sets={sets.filter((set) => set.family !== "own")} />;
}

/** The default content of the editor. */
function first(sets: readonly RulesetEntry[]): Drawing {
  const set = featuredOf(sets);
  const size = set?.board ?? FOLIO;
  return { name: "", rules: set?.id ?? "", size, content: bare(size) };
}

/** Marks that a rule set takes no notice of are drawn as well: the drawing is about them. */
const ALL_MARKS: MarkKind[] = ["throne", "corner", "camp", "variegated"];
const DRAWN: Tool[] = ["mark-throne", "mark-corner", "mark-camp"];

function Editor({ sets }: { sets: RulesetEntry[] }) {
  useTitle(t("layout-title"));
  const past = useMemo(() => new UndoHistory<Drawing>(loadCurrent() ?? first(sets)), []);
  const drawing = past.present.value;
  const { size, content, rules } = drawing;
  const put = (change: Partial<Drawing>, kind: string | null = null) =>
    past.put({ ...past.present.value, ...change }, kind);
  const [tool, choose] = useState<Tool>("attacker");
  const [symmetry, setSymmetry] = useState<Symmetry>("none");
  const [underlay, setUnderlay] = useState(true);
  const [spoken, speak] = useState("");
  const problem = useArrivals(sets, past);
  useEffect(() => saveCurrent(drawing), [drawing]);

  // A link may name a rule set that this server has not: then the pieces have some other's names, and the verdict says so.
  const { value: set, problem: lost } = useLoaded(rules, () =>
    loadRuleset(rules).catch(() => loadRuleset(first(sets).rules)),
  );
  const file = useMemo(() => written(drawing, t("layout-unnamed")), [drawing, language.value]);
  const judged = useDraft(file.text);
  const specials = specialsOf(
    set?.layouts.flatMap((one) => [...readPosition(one.position, one.size).values()]) ?? [],
  );
  const tools: Tool[] = ["attacker", "defender", "king", ...specials, "erase", "move", ...DRAWN];
  const called = (kind: PieceKind) => (set ? pieceName(kind, set.names) : kind);
  const spokenIn = language.value;
  // A new language needs a new function
  const describe = useMemo(
    () => (facts: PointFacts) => (set ? pointSpoken(facts, set.names) : facts.point),
    [spokenIn, set?.id],
  );
  const images = useMemo(() => imagesOf(symmetry, size), [symmetry, size]);
  const faults = judged.mistakes.map((mistake) => file.pointAt(mistake.line, mistake.column)).join(" ");
  const rings = useMemo((): Ring[] => {
    const manuscript = size === FOLIO && underlay ? [...folio].filter(([, kind]) => isMan(kind)) : [];
    const wrong = faults.split(" ").filter((point) => point !== "");
    return [
      ...manuscript.map(([point]): Ring => ({ point, kind: "folio" })),
      ...wrong.map((point): Ring => ({ point, kind: "threat" })),
    ];
  }, [size, underlay, faults]);

  if (!set) return <PendingPage problem={lost} />;
  return (
    <BoardPage
      kind="arranging"
      title={t("layout-title")}
      board={
        <div class="board-place">
          <EditingBoard
            size={size}
            content={content}
            active={ALL_MARKS}
            tool={tool}
            tools={tools}
            choose={(next) => {
              choose(next);
              speak(toolName(next, called));
            }}
            change={(next) => put({ content: next })}
            images={images}
            rings={rings}
            describe={describe}
            label={t("game-board-label", { size })}
            say={speak}
          />
        </div>
      }
      turn={<Palette tools={tools} chosen={tool} choose={choose} called={called} />}
      said={
        <section class="judged" aria-live="polite" data-testid="judged">
          {problem && <p class="problem">{problem}</p>}
          <Verdict judged={judged} pointAt={file.pointAt} content={content} />
          <Counts content={content} />
        </section>
      }
      under={null}
      bar={
        <UndoBar
          undo={past.canUndo.value ? () => past.undo() : null}
          redo={past.canRedo.value ? () => past.redo() : null}
        >
          <button type="button" onClick={() => put({ content: bare(size) })} data-testid="clear">
            {t("arrange-clear")}
          </button>
        </UndoBar>
      }
      more={
        <>
          <BoardTools size={size} content={content} change={(next) => put({ content: next })} />
          <section class="leaf">
            <div class="field">
              <label for="layout-symmetry">{t("layout-symmetry")}</label>
              <select
                id="layout-symmetry"
                value={symmetry}
                onChange={(event) => setSymmetry(event.currentTarget.value as Symmetry)}
              >
                {symmetries.map((one) => (
                  <option key={one} value={one}>
                    {t(`symmetry-${one}`)}
                  </option>
                ))}
              </select>
            </div>
            <div class="field">
              <label for="layout-size">{t("layout-size")}</label>
              <select
                id="layout-size"
                value={String(size)}
                onChange={(event) => {
                  const next = Number(event.currentTarget.value);
                  put({ size: next, content: resized(content, size, next) });
                }}
              >
                {sizes.map((one) => (
                  <option key={one} value={String(one)}>
                    {t("form-board", { size: one })}
                  </option>
                ))}
              </select>
            </div>
            <StartFrom sets={sets} load={(base, layout) => load(past, base, layout)} />
            {size === FOLIO && <Underlay shown={underlay} show={setUnderlay} content={content} />}
            <RulesField
              id="layout-rules"
              label={t("layout-rules")}
              sets={sets}
              value={rules}
              onChoose={(id) => put({ rules: id })}
            >
              <p class="hint">
                {baseOf(set.id) === baseOf(rules) && <a href={`/rules/${set.id}`}>{t("form-about")}</a>}
              </p>
            </RulesField>
            <div class="field">
              <label for="layout-name">{t("layout-name")}</label>
              <input
                id="layout-name"
                type="text"
                maxLength={80}
                value={drawing.name}
                placeholder={t("layout-unnamed")}
                autocomplete="off"
                onInput={(event) => put({ name: event.currentTarget.value }, "name")}
              />
            </div>
          </section>
          <LayoutUses
            drawing={drawing}
            file={file}
            good={judged.good}
            taken={judged.warnings.some((warning) => warning.kind === "name-taken")}
            open={(next) => put(next)}
          />
        </>
      }
    >
      <p class="unseen" role="status" aria-live="polite" data-testid="spoken">
        {spoken}
      </p>
    </BoardPage>
  );
}

/** Opens a layout of a rule set, to be played by that rule set. */
async function load(past: UndoHistory<Drawing>, base: string, layout: string | null): Promise<boolean> {
  const set = await loadRuleset(base).catch(() => null);
  const found = set?.layouts.find((one) => one.id === layout) ?? set?.layouts[0];
  if (!set || !found) return false;
  // A mark that means nothing by these rules would only raise the question what it means.
  const content = contentOf(found);
  const marks = [...content.marks].filter(([, mark]) => mark === "variegated" || found.active.includes(mark));
  past.put({
    name: say(found.name),
    rules: baseOf(base),
    size: found.size,
    content: { ...content, marks: new Map(marks) },
  });
  return true;
}

/** Opens a layout from the address and removes it from there, so that a reload shows the current one. The previous layout is one undo step back. */
function useArrivals(sets: readonly RulesetEntry[], past: UndoHistory<Drawing>): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const { hash, searchParams } = here.value;
  const from = searchParams.get("from")?.replaceAll(" ", "+") ?? null;
  useEffect(() => {
    if (!hash.startsWith(FRAGMENT) && !from) return;
    go("/editor/layout", true);
    const arrived = async () => {
      if (from) {
        const words = from.split("+").slice(1);
        const base = baseOf(from);
        const set = sets.find((one) => one.id === base);
        const layout = set?.layouts.find((one) => words.includes(one.id))?.id ?? null;
        return load(past, base, layout);
      }
      const text = await unpacked(hash.slice(FRAGMENT.length));
      const drawing = text === null ? null : readDrawing(text);
      if (drawing) past.put(drawing);
      return drawing !== null;
    };
    arrived().then((good) => setProblem(good ? null : t("layout-broken-link")));
  }, [hash, from]);
  return problem;
}

/** A mistake without the name that the layout has in the file, which nobody has given it. */
function ofTheLayout(mistake: DraftMistake): DraftMistake {
  const { id, arguments: said } = mistake.text;
  return id === "mistakes-in-layout" && said?.what ? { ...mistake, text: said.what } : mistake;
}

/** Whether the layout can be played, in the server's words. */
function Verdict({
  judged,
  pointAt,
  content,
}: {
  judged: ReturnType<typeof useDraft>;
  content: Content;
  pointAt: (line: number | null, column: number | null) => string | null;
}) {
  const stale = judged.stale ? "stale" : "";
  if (judged.problem) return <Pending problem={judged.problem} />;
  if (judged.mistakes.length > 0)
    return (
      <ul class={`mistakes ${stale}`}>
        {judged.mistakes.map((mistake) => {
          const point = pointAt(mistake.line, mistake.column);
          return (
            <li class="problem" key={`${mistake.line} ${mistake.column} ${mistake.text.en}`}>
              {point && <b>{point}: </b>}
              <RemarkText remark={ofTheLayout(mistake)} />
            </li>
          );
        })}
      </ul>
    );
  if (!judged.known) return <p class="waiting">{t("waiting")}</p>;
  const others = judged.played && !judged.stale ? overriddenMarks(content, judged.played) : [];
  return (
    <div class={stale}>
      <p class="turn">{t("layout-good")}</p>
      {others.map((other) => (
        <Overridden key={other.mark} {...other} />
      ))}
      {judged.warnings.map((warning) => (
        <p class="warning" key={warning.text.en}>
          <RemarkText remark={warning} />
        </p>
      ))}
    </div>
  );
}

/** What the rules make of a kind of mark; a warning where it was drawn otherwise. */
function Overridden({ mark, drawn, played }: OverriddenMark) {
  const isDrawn = drawn.length > 0;
  const message = !isDrawn ? "layout-added" : played.length > 0 ? "layout-overruled" : "layout-unused";
  return (
    <p class={isDrawn ? "warning" : "hint"} data-testid={`overruled-${mark}`}>
      {t(message, { mark: t(`mark-${mark}`), drawn: listed(drawn), played: listed(played) })}{" "}
      {isDrawn && t("layout-to-have-it-drawn")}
    </p>
  );
}

/** The layouts of the program, to begin with. */
function StartFrom({
  sets,
  load,
}: {
  sets: readonly RulesetEntry[];
  load: (base: string, layout: string) => void;
}) {
  const bySize = useMemo(() => {
    const known = new Set<string>();
    const groups = new Map<number, { base: string; layout: RulesetEntry["layouts"][number] }[]>();
    for (const set of sets)
      for (const layout of set.layouts) {
        if (known.has(layout.id)) continue;
        known.add(layout.id);
        groups.set(set.board, [...(groups.get(set.board) ?? []), { base: set.id, layout }]);
      }
    return [...groups].sort(([a], [b]) => a - b);
  }, [sets]);
  return (
    <div class="field">
      <label for="layout-from">{t("layout-from")}</label>
      <select
        id="layout-from"
        value=""
        onChange={(event) => {
          const [base, layout] = event.currentTarget.value.split(" ");
          event.currentTarget.value = "";
          if (base && layout) load(base, layout);
        }}
      >
        <option value="">{t("layout-from-none")}</option>
        {bySize.map(([size, layouts]) => (
          <optgroup key={size} label={t("form-board", { size })}>
            {layouts.map(({ base, layout }) => (
              <option key={layout.id} value={`${base} ${layout.id}`}>
                {say(layout.name)}
                {layout.inferred && ` (${t("inferred-badge")})`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** The points of the manuscript beneath the men, and how many of those stand on them. */
function Underlay({
  shown,
  show,
  content,
}: {
  shown: boolean;
  show: (yes: boolean) => void;
  content: Content;
}) {
  const men = [...folio].filter(([, kind]) => isMan(kind)).map(([point]) => point);
  const on = men.filter((point) => content.pieces.has(point)).length;
  return (
    <div class="underlay">
      <label class="choice">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => show(event.currentTarget.checked)}
          data-testid="underlay"
        />
        <span>{t("layout-underlay")}</span>
      </label>
      <p class="hint">
        {t("layout-on-points", { on, of: men.length, beside: content.pieces.size - on })}{" "}
        <a href="/manuscript">{t("layout-manuscript")}</a>
      </p>
    </div>
  );
}
