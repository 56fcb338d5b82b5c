// Actions for the user's rule set: play, save, share, download, measure.
import { useState } from "preact/hooks";
import { MeasureButton } from "../../measure/measure-button";
import { CopyField } from "../../parts/copy-field";
import { Trouble } from "../../parts/loaded";
import { saveFile } from "../../parts/save-file";
import { useTrying } from "../../parts/trying";
import { beginWith } from "../../play/begin";
import { go } from "../../router";
import { t } from "../../words/words";
import { PlayFrom } from "../play-from";
import { SavedList } from "../saved-list";
import { saveStudy, studyCommands, studyFiles } from "../study";
import { draftAddress, makeAddress } from "./address";
import type { DraftSession } from "./draft-session";
import { type Draft, drafts } from "./saved-drafts";

interface Props {
  writing: DraftSession;
  /** Opens another draft. */
  open: (draft: Draft) => void;
}

/** The panels. */
export function Uses({ writing, open }: Props) {
  return (
    <div class="rule-uses">
      <Play writing={writing} />
      <Keep writing={writing} open={open} />
      <TakeAway writing={writing} />
      <Measure writing={writing} />
    </div>
  );
}

/** The name that a draft has by its text. */
function nameOf(writing: DraftSession): string {
  return writing.written.value?.form?.name ?? t("editor-unnamed");
}

function Play({ writing }: Pick<Props, "writing">) {
  const taken = writing.written.value?.warnings.some((warning) => warning.kind === "name-taken") ?? false;
  return (
    <section class="leaf" aria-labelledby="draft-play">
      <h2 id="draft-play">{t("editor-play")}</h2>
      <p class="hint">{t(taken ? "editor-play-taken" : "editor-play-note")}</p>
      <PlayFrom
        disabled={!writing.good.value || taken}
        begin={(terms) => beginWith({ draft: writing.text.value, ...terms })}
      />
    </section>
  );
}

function Keep({ writing, open }: Props) {
  const name = nameOf(writing);
  const current = () => {
    const text = writing.text.value;
    return { text, from: writing.from, began: text, name };
  };
  return (
    <section class="leaf" aria-labelledby="draft-keep">
      <h2 id="draft-keep">{t("editor-save")}</h2>
      <p class="hint">{t("editor-save-note")}</p>
      <SavedList savedItems={drafts} current={current} label={t("editor-save-as", { name })} open={open} />
    </section>
  );
}

function TakeAway({ writing }: Pick<Props, "writing">) {
  const [link, setLink] = useState<{ of: string; address: string } | null>(null);
  const { problem, tryTo } = useTrying();
  const text = writing.text.value;
  const id = writing.written.value?.form?.id || "my-game";
  const share = async () => setLink({ of: text, address: await draftAddress({ text, from: writing.from }) });
  const make = async () => go(await makeAddress({ text, from: writing.from }));
  return (
    <section class="leaf" aria-labelledby="draft-take-away">
      <h2 id="draft-take-away">{t("editor-share")}</h2>
      <p class="hint">{t("editor-share-note")}</p>
      <p class="buttons">
        <button type="button" onClick={() => tryTo(share)} data-testid="share">
          {t("editor-link")}
        </button>
        <button type="button" onClick={() => saveFile(`${id}.toml`, text)} data-testid="save-file">
          {t("editor-file")}
        </button>
        <button type="button" onClick={() => tryTo(make)} disabled={!writing.good.value} data-testid="make">
          {t("share-make")}
        </button>
      </p>
      <Trouble problem={problem} />
      {link?.of === text && (
        <CopyField id="draft-address" label={t("editor-link")} text={link.address} lines={4} />
      )}
    </section>
  );
}

function Measure({ writing }: Pick<Props, "writing">) {
  const id = writing.written.value?.form?.id;
  if (!id) return null;
  const name = nameOf(writing);
  const names = studyFiles({ id });
  const save = () => saveStudy({ id, name, title: t("editor-study-title", { name }) }, writing.text.value);
  return (
    <section class="leaf" aria-labelledby="draft-measure" data-testid="measure">
      <h2 id="draft-measure">{t("editor-measure")}</h2>
      <MeasureButton question={{ draft: writing.text.value }} disabled={!writing.good.value} />
      <p>
        <strong>{t("measure-own-machine")}</strong> {t("editor-measure-note")}
      </p>
      <p class="buttons">
        <button type="button" onClick={save} disabled={!writing.good.value} data-testid="save-study">
          {t("editor-measure-save", { rules: names.rules, study: names.study })}
        </button>
      </p>
      <CopyField
        id="draft-command"
        label={t("editor-measure-command")}
        text={studyCommands({ id }).join("\n")}
        lines={4}
      />
    </section>
  );
}
