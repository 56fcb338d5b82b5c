// The position editor: any position under any rule set.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type PieceKind, type PointFacts, type Ring, readPosition } from "../../board";
import { addressOf } from "../analysis/source";
import { ruleset as loadRuleset, rulesets } from "../api/client";
import type { Layout, Ruleset, RulesetEntry } from "../api/schema";
import { positionAddress } from "../editor/address";
import { boardText, type Content, counted, marksByPoint, type Tool } from "../editor/content";
import { Counts } from "../editor/counts";
import { EditingBoard } from "../editor/editing-board";
import { faultWords, specialsOf } from "../editor/fault";
import { Palette, toolName } from "../editor/palette";
import { Picture } from "../editor/picture";
import { PlayFrom } from "../editor/play-from";
import { KingMoved, RulesFields } from "../editor/rules-fields";
import { firstOf, NO_MARKS, type Setup, setupOf, textOf } from "../editor/setup";
import { imagesOf } from "../editor/symmetry";
import { BoardTools, UndoBar } from "../editor/toolbar";
import { UndoHistory } from "../editor/undo-history";
import { IDLE_DELAY, PositionSummary, usePositionCheck } from "../editor/validation";
import "../styles/editor.css";
import { BoardPage } from "../parts/board-page";
import { Choices } from "../parts/choices";
import { CopyField } from "../parts/copy-field";
import { featuredOf } from "../parts/families";
import { PendingPage, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { beginWith } from "../play/begin";
import { pieceName, pointSpoken } from "../play/speech";
import { go, here } from "../router";
import { fullAddress } from "../site";
import { capital, language, say, t } from "../words/words";

/** The page at `/editor/position`. */
export function PositionEditorPage() {
  const asked = here.value.searchParams.get("rules")?.replaceAll(" ", "+") ?? "";
  const { value: sets, problem, again } = useLoaded("rulesets", rulesets);
  const rules = asked || featuredOf(sets ?? [])?.id || "";
  if (!sets) return <PendingPage problem={problem} again={again} />;
  return <OfRules sets={sets} rules={rules} />;
}

/** The editor once the rule set is there; the last one stays while another is on its way. */
function OfRules({ sets, rules }: { sets: RulesetEntry[]; rules: string }) {
  const { value: set, problem, again } = useLoaded(rules, () => loadRuleset(rules));
  if (!set) return <PendingPage problem={problem} again={again} />;
  const layout = set.layouts.find((one) => one.id === set.layout);
  if (!layout) return <PendingPage problem="unknown-layout" />;
  return <Editor sets={sets} set={set} layout={layout} />;
}

interface EditorProps {
  sets: RulesetEntry[];
  set: Ruleset;
  layout: Layout;
}

function Editor({ sets, set, layout }: EditorProps) {
  useTitle(t("position-title"));
  const { size } = layout;
  const opening = useMemo(() => setupOf(layout.position, size, firstOf(layout)), [layout]) as Setup;
  const asked = here.value.searchParams.get("start");
  const past = useMemo(
    () => new UndoHistory<Setup>((asked !== null && setupOf(asked, size, opening.side)) || opening),
    [],
  );
  // A text that is no board of this size stays in the field until it is one; the board shows the last that was.
  const [typed, setTyped] = useState<string | null>(() =>
    asked !== null && !setupOf(asked, size, opening.side) ? asked : null,
  );
  const setup = past.present.value;
  const known = useRef({ size, layout });

  // Another board has another opening; men that would stand off it cannot be kept.
  useEffect(() => {
    if (known.current.layout === layout) return;
    const before = known.current;
    known.current = { size, layout };
    const untouched =
      boardText(past.present.value.content, before.size) === before.layout.position.split(" ")[0];
    if (untouched || before.size !== size) {
      past.put(opening);
      setTyped(null);
    }
  }, [layout]);

  // The address may come to ask for something else than what this page has written into it.
  const written = textOf(setup, size);
  const start = typed ?? written;
  const own = useRef(asked);
  useEffect(() => {
    if (asked === null || asked === own.current) return;
    own.current = asked;
    const other = setupOf(asked, size, opening.side);
    if (!other) setTyped(asked);
    else if (textOf(other, size) !== written) {
      setTyped(null);
      past.put(other);
    }
  }, [asked]);

  const [tool, choose] = useState<Tool>("attacker");
  const specials = specialsOf(
    set.layouts.flatMap((one) => [...readPosition(one.position, one.size).values()]),
  );
  const tools: Tool[] = ["attacker", "defender", "king", ...specials, "erase", "move"];
  const [spoken, speak] = useState("");
  const { position: said, fault, problem, stale } = usePositionCheck(set.id, start);
  const position = stale ? null : said;

  // The server reads more ways of writing a position than this page: what it has read goes onto the board.
  useEffect(() => {
    if (typed === null || !position || setupOf(typed, size, opening.side)) return;
    const read = setupOf(position.position, size, opening.side);
    if (read && textOf(read, size) !== written) past.put(read, "typed");
  }, [position]);

  // The address leads back to what is here.
  const address = positionAddress(set.id, start);
  useEffect(() => {
    const at = here.value;
    const timer = setTimeout(() => {
      // Do nothing if the user has left the page.
      if (here.value !== at || (start === layout.position && asked === null)) return;
      own.current = start;
      go(address, true);
    }, IDLE_DELAY);
    return () => clearTimeout(timer);
  }, [address]);

  const put = (next: Setup) => {
    setTyped(null);
    past.put(next);
  };
  // Editing the board clears the flag of a piece that may continue capturing.
  const settled = setup.flags.startsWith("k") ? "k" : "-";
  const change = (content: Content) => put({ ...setup, content, flags: settled });
  const walk = (step: () => void) => () => {
    setTyped(null);
    step();
  };
  const kings = counted(setup.content).kings;
  const called = (kind: PieceKind) => pieceName(kind, set.names);
  const spokenIn = language.value;
  // A new language needs a new function
  const describe = useMemo(() => (facts: PointFacts) => pointSpoken(facts, set.names), [spokenIn, set.id]);
  const wrong =
    fault &&
    (faultWords(fault, {
      size,
      kings,
      pieceOn: (point) => {
        const kind = setup.content.pieces.get(point);
        return kind ? called(kind) : point;
      },
    }) ??
      problem);
  const rings: Ring[] = useMemo(
    () => (fault?.point && !stale ? [{ point: fault.point, kind: "threat" }] : []),
    [fault?.point, stale],
  );
  const marks = useMemo(() => marksByPoint(layout.marks), [layout]);
  const shown = useMemo(() => ({ pieces: setup.content.pieces, marks }), [setup.content.pieces, marks]);
  const over = position?.outcome ?? null;
  const playable = position !== null && !over;

  return (
    <BoardPage
      kind="arranging"
      title={t("position-title")}
      board={
        <div class="board-place">
          <EditingBoard
            size={size}
            content={shown}
            active={layout.active}
            tool={tool}
            tools={tools}
            choose={(next) => {
              choose(next);
              speak(toolName(next, called));
            }}
            change={({ pieces }) => change({ pieces, marks: NO_MARKS })}
            images={imagesOf("none", size)}
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
          <div class={stale ? "stale" : ""}>
            {wrong || problem ? (
              <p class="problem">{wrong || problem}</p>
            ) : said ? (
              <PositionSummary position={said} />
            ) : (
              <p class="waiting">{t("waiting")}</p>
            )}
          </div>
        </section>
      }
      under={null}
      bar={
        <UndoBar
          undo={past.canUndo.value ? walk(() => past.undo()) : null}
          redo={past.canRedo.value ? walk(() => past.redo()) : null}
        >
          <button type="button" onClick={() => put(opening)} data-testid="opening">
            {t("moves-start")}
          </button>
          <button
            type="button"
            onClick={() => change({ pieces: new Map(), marks: NO_MARKS })}
            data-testid="clear"
          >
            {t("arrange-clear")}
          </button>
        </UndoBar>
      }
      more={
        <>
          <BoardTools size={size} content={setup.content} change={change} />
          <section class="leaf">
            <RulesFields sets={sets} set={set} start={start} />
            <Choices
              class="turn-choice"
              legend={t("position-side")}
              name="side"
              all={["attackers", "defenders"] as const}
              chosen={setup.side}
              choose={(side) => put({ ...setup, side, flags: settled })}
              words={(side) => capital(say(set.names[side]))}
            />
            <KingMoved
              rules={set.id}
              opening={layout.position}
              setup={setup}
              position={position}
              put={(flags) => put({ ...setup, flags })}
            />
            <Counts content={setup.content} />
            <div class="field">
              <label for="position-text">{t("position-text")}</label>
              <textarea
                id="position-text"
                rows={3}
                value={start}
                spellcheck={false}
                autocomplete="off"
                aria-describedby="position-text-hint"
                onInput={(event) => {
                  const text = event.currentTarget.value;
                  const read = setupOf(text, size, opening.side);
                  // What reads the same is the same: blanks and what may be left out stay as they are typed.
                  setTyped(text);
                  if (read && textOf(read, size) !== written) past.put(read, "typed");
                }}
                onBlur={() => {
                  if (typed !== null && (position || setupOf(typed, size, opening.side))) setTyped(null);
                }}
              />
              <p class="hint" id="position-text-hint">
                {t("position-text-hint")}
              </p>
            </div>
          </section>
          <section class="leaf">
            <h2>{t("position-use")}</h2>
            <p class="buttons">
              {position ? (
                <a
                  class="button primary"
                  href={addressOf({ game: null, rules: set.id, draft: null, start: position.position }, [])}
                  data-testid="analyse"
                >
                  {t("position-analyse")}
                </a>
              ) : (
                <button type="button" class="primary" disabled>
                  {t("position-analyse")}
                </button>
              )}
            </p>
            <h3>{t("position-play")}</h3>
            <PlayFrom
              disabled={!playable}
              begin={(terms) => beginWith({ rules: set.id, start: position?.position ?? start, ...terms })}
            />
          </section>
          <section class="leaf">
            <h2>{t("position-share")}</h2>
            <CopyField
              id="position-address"
              label={t("position-address")}
              text={fullAddress(address)}
              lines={3}
            />
            {position && <Picture rules={set.id} position={position.position} />}
          </section>
        </>
      }
    >
      <p class="unseen" role="status" aria-live="polite" data-testid="spoken">
        {spoken}
      </p>
    </BoardPage>
  );
}
