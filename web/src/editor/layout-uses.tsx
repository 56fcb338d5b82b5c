// Actions for the layout: play, save, share, download, measure.
import { useState } from "preact/hooks";
import { MeasureButton } from "../measure/measure-button";
import { CopyField } from "../parts/copy-field";
import { problemWords, Trouble } from "../parts/loaded";
import { saveFile } from "../parts/save-file";
import { useTrying } from "../parts/trying";
import { beginWith } from "../play/begin";
import { go } from "../router";
import { fullAddress } from "../site";
import { say, t } from "../words/words";
import { contentOf, type DraftOutline, type Drawing, FRAGMENT, packedDrawing, sizes } from "./drawing";
import { FileField } from "./file-field";
import { PlayFrom } from "./play-from";
import { draftAddress, makeAddress } from "./rules/address";
import { checkDraft } from "./rules/draft-outline";
import { drawings } from "./saved-layouts";
import { SavedList } from "./saved-list";
import { packed } from "./share";
import { saveStudy, studyCommands, studyFiles } from "./study";

interface Props {
  drawing: Drawing;
  file: DraftOutline;
  /** The server takes it as it is. */
  good: boolean;
  /** Another rule set of the server has its id, which no game may. */
  taken: boolean;
  open: (drawing: Drawing) => void;
}

/** The panels. */
export function LayoutUses({ drawing, file, good, taken, open }: Props) {
  const { problem, tryTo } = useTrying();
  const changeRules = async () => go(await draftAddress({ text: file.text, from: drawing.rules }));
  return (
    <>
      <section class="leaf">
        <h2>{t("layout-play")}</h2>
        <PlayFrom disabled={!good || taken} begin={(terms) => beginWith({ draft: file.text, ...terms })} />
        <p class="rules-of-it">
          <button type="button" onClick={() => tryTo(changeRules)} data-testid="change-rules">
            {t("layout-change-rules")}
          </button>
        </p>
        <Trouble problem={problem} />
      </section>
      <Keep drawing={drawing} open={open} />
      <TakeAway drawing={drawing} file={file} good={good} open={open} />
      <Measure drawing={drawing} file={file} good={good} />
    </>
  );
}

function Keep({ drawing, open }: Pick<Props, "drawing" | "open">) {
  const name = drawing.name.trim() || t("layout-unnamed");
  return (
    <section class="leaf">
      <h2>{t("layout-save")}</h2>
      <p class="hint">{t("layout-save-note")}</p>
      <SavedList
        savedItems={drawings}
        current={() => ({ ...drawing, name })}
        label={t("layout-save-as", { name })}
        note={({ size }) => t("form-board", { size })}
        open={open}
      />
    </section>
  );
}

function TakeAway({ drawing, file, good, open }: Omit<Props, "taken">) {
  const [link, setLink] = useState<{ of: Drawing; address: string } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { problem, tryTo } = useTrying();
  const share = async () =>
    setLink({
      of: drawing,
      address: fullAddress(`/editor/layout${FRAGMENT}${await packed(packedDrawing(drawing))}`),
    });
  const make = async () => go(await makeAddress({ text: file.text, from: drawing.rules }));
  const read = async (chosen: File) => {
    setRefused(null);
    try {
      const { ruleset, parent } = await checkDraft(await chosen.text(), null);
      const layout = ruleset?.layouts.find((one) => one.id === ruleset.layout);
      if (!layout || !sizes.some((size) => size === layout.size)) return setRefused(t("layout-no-file"));
      const { size } = layout;
      open({ name: say(layout.name), rules: parent?.id ?? drawing.rules, size, content: contentOf(layout) });
    } catch {
      setRefused(problemWords("bad-request"));
    }
  };
  return (
    <section class="leaf">
      <h2>{t("layout-share")}</h2>
      <p class="buttons">
        <button type="button" onClick={() => tryTo(share)} data-testid="share">
          {t("layout-link")}
        </button>
        <button type="button" onClick={() => saveFile(`${file.id}.toml`, file.text)} data-testid="save-file">
          {t("layout-file")}
        </button>
        <button type="button" onClick={() => tryTo(make)} disabled={!good} data-testid="make">
          {t("share-make")}
        </button>
      </p>
      <Trouble problem={problem} />
      {link && link.of === drawing && (
        <CopyField id="layout-address" label={t("layout-link")} text={link.address} lines={4} />
      )}
      <details>
        <summary>{t("layout-show-file")}</summary>
        <textarea
          class="file"
          readOnly
          rows={14}
          value={file.text}
          aria-label={t("layout-show-file")}
          spellcheck={false}
        />
      </details>
      <FileField id="layout-open" label={t("layout-open")} accept=".toml" read={read} refused={refused} />
    </section>
  );
}

function Measure({ drawing, file, good }: Pick<Props, "drawing" | "file" | "good">) {
  const name = drawing.name.trim() || t("layout-unnamed");
  const names = studyFiles(file);
  const save = () => saveStudy({ id: file.id, name, title: t("layout-study-title", { name }) }, file.text);
  return (
    <section class="leaf" data-testid="measure">
      <h2>{t("layout-measure")}</h2>
      <MeasureButton question={{ draft: file.text }} disabled={!good} />
      <p>
        <strong>{t("measure-own-machine")}</strong> {t("layout-measure-note")}
      </p>
      <p class="buttons">
        <button type="button" onClick={save} disabled={!good} data-testid="save-study">
          {t("layout-measure-save", { rules: names.rules, study: names.study })}
        </button>
      </p>
      <CopyField
        id="layout-command"
        label={t("layout-measure")}
        text={studyCommands(file).join("\n")}
        lines={4}
      />
    </section>
  );
}
