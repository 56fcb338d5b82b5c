// The rule-set editor: a form, the file beside it, and a trial board.
import { useEffect, useMemo, useState } from "preact/hooks";
import { rulesets } from "../api/client";
import { bringsDraft, draftIn } from "../editor/rules/address";
import { DifferencesSection } from "../editor/rules/differences";
import { DraftSession } from "../editor/rules/draft-session";
import { FileText } from "../editor/rules/file-text";
import { RuleForm } from "../editor/rules/rule-form";
import { type Draft, loadCurrent, saveCurrent, storeCurrentByName } from "../editor/rules/saved-drafts";
import { begunFrom, Start } from "../editor/rules/start";
import { TrialSection } from "../editor/rules/trial";
import { Uses } from "../editor/rules/uses";
import { featuredOf } from "../parts/families";
import { codeOf, Pending, PendingPage } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { go, here } from "../router";
import { t } from "../words/words";
import "../styles/rule-editor.css";

/** The result of reading the address. */
type BoardInputHost = { draft: Draft } | { problem: string } | null;

/** The page at `/editor/rules`; `?from=` names a rule set to begin with, the fragment may hold a draft. */
export function RuleEditorPage() {
  const [desk, setDesk] = useState<BoardInputHost>(null);
  const [damaged, setDamaged] = useState(false);
  const address = here.value;
  const from = address.searchParams.get("from")?.replaceAll(" ", "+") ?? null;
  const hash = bringsDraft(address.hash) ? address.hash : "";

  const open = (draft: Draft) => {
    storeCurrentByName(nameIn);
    saveCurrent(draft);
    setDesk({ draft });
    if (from || hash) go("/editor/rules", true);
  };
  // A draft in the address is opened once and removed from the address, so that a reload shows the current draft
  useEffect(() => {
    let current = true;
    // A page that was left meanwhile keeps the stored draft, and the reader where they are
    const openHere = (draft: Draft) => current && open(draft);
    const find = async () => {
      if (hash) {
        const draft = await draftIn(hash);
        if (draft) return openHere(draft);
        if (current) setDamaged(true);
      }
      if (from) return openHere(await begunFrom(from, false));
      const kept = loadCurrent();
      if (kept) return current && setDesk({ draft: kept });
      const first = featuredOf(await rulesets());
      if (first && current) openHere(await begunFrom(first.id, false));
    };
    if (from || hash || !desk) find().catch((error) => current && setDesk({ problem: codeOf(error) }));
    return () => {
      current = false;
    };
  }, [from, hash]);

  if (!desk) return <PendingPage problem={null} />;
  if ("problem" in desk) return <PendingPage problem={desk.problem} again={() => location.reload()} />;
  return <Editor draft={desk.draft} open={open} damaged={damaged} />;
}

/** The game's name in a text, found without parsing it. */
function nameIn(text: string): string {
  return /^name\s*=\s*"([^"\n]+)"/m.exec(text)?.[1] ?? t("editor-unnamed");
}

interface Props {
  draft: Draft;
  open: (draft: Draft) => void;
  damaged: boolean;
}

function Editor({ draft, open, damaged }: Props) {
  useTitle(t("editor-title"));
  const writing = useMemo(() => new DraftSession(draft), [draft]);
  useEffect(() => () => writing.leave(), [writing]);
  const written = writing.written.value;
  const form = written?.form ?? null;
  const refused = writing.refused.value;
  const problem = writing.problem.value;
  return (
    <div class="rule-editor">
      <section class="leaf">
        <h1>{t("editor-title")}</h1>
        <p class="lead">{t("editor-lead")}</p>
        {damaged && (
          <p class="problem" role="alert">
            {t("editor-broken-link")}
          </p>
        )}
        <details class="begin" key={draft.text}>
          <summary>{t("editor-begin-other")}</summary>
          <Start from={draft.from} open={open} />
        </details>
      </section>
      <div class="two-hands">
        <section class="leaf" aria-labelledby="draft-rules">
          <h2 id="draft-rules">{t("editor-rules")}</h2>
          <p class="buttons steps">
            <button
              type="button"
              disabled={!writing.canUndo.value}
              onClick={() => writing.undo()}
              data-testid="undo"
            >
              {t("arrange-undo")}
            </button>
            <button
              type="button"
              disabled={!writing.canRedo.value}
              onClick={() => writing.redo()}
              data-testid="redo"
            >
              {t("arrange-redo")}
            </button>
          </p>
          {problem && <Pending problem={problem} again={() => writing.again()} />}
          {refused && (
            <p class="problem" role="alert">
              {t("editor-refused")} <code lang="en">{refused}</code>
            </p>
          )}
          {written && form ? (
            <RuleForm writing={writing} written={written} form={form} />
          ) : written ? (
            <p class="problem">{t("editor-no-toml")}</p>
          ) : (
            !problem && <Pending problem={null} />
          )}
        </section>
        <section class="leaf the-file" aria-labelledby="draft-file-title">
          <h2 id="draft-file-title">{t("editor-text")}</h2>
          <FileText writing={writing} written={written} />
        </section>
      </div>
      <TrialSection writing={writing} />
      <DifferencesSection writing={writing} />
      <Uses key={draft.text} writing={writing} open={open} />
    </div>
  );
}
