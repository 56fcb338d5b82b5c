// The settings page.
import type { Signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { install, installOffer, isInstalled } from "../offline/install";
import { BoardView } from "../parts/board-view";
import { Choices } from "../parts/choices";
import { PieceSign } from "../parts/piece-icon";
import { saveFile } from "../parts/save-file";
import { Switch } from "../parts/switch";
import { useTitle } from "../parts/title";
import { deleteAllData, exportData, importData } from "../play/backup";
import { NameField } from "../play/name-field";
import { play } from "../play/sound";
import { go, here } from "../router";
import * as settings from "../settings";
import { onHost } from "../site";
import { remembers } from "../storage";
import * as together from "../together/settings";
import { t } from "../words/words";
import "../styles/settings.css";

/** The page at `/settings`. */
export function SettingsPage() {
  useTitle(t("settings-title"));
  return (
    <div class="settings">
      <section class="leaf intro">
        <h1>{t("settings-title")}</h1>
        <p class="lead">{t("settings-lead")}</p>
        {!remembers() && <p role="status">{t("settings-no-storage")}</p>}
      </section>
      <section class="leaf settings-looks">
        <div>
          <Choice legend={t("settings-look")} name="look" of={settings.looks} chosen={settings.look}>
            {(look) => (
              <>
                <span class={`swatch ${look}`} aria-hidden="true" /> {t(`look-${look}`)}
              </>
            )}
          </Choice>
          <Choice legend={t("settings-scheme")} name="scheme" of={settings.schemes} chosen={settings.scheme}>
            {(scheme) => t(`theme-${scheme}`)}
          </Choice>
          <Choice
            legend={t("settings-pieces")}
            name="pieces"
            of={settings.pieceSets}
            chosen={settings.pieces}
          >
            {(set) => (
              <>
                <span class="samples">
                  <PieceSign kind="attacker" set={set} />
                  <PieceSign kind="defender" set={set} />
                  <PieceSign kind="king" set={set} />
                </span>{" "}
                {t(`pieces-${set}`)}
              </>
            )}
          </Choice>
        </div>
        <BoardView
          interactive={false}
          size={9}
          position={SAMPLE}
          marks={{ throne: ["e5"], corner: ["a1", "i1", "a9", "i9"] }}
          active={["throne", "corner"]}
          label={t("settings-sample")}
        />
      </section>
      <section class="leaf">
        <h2>{t("settings-board")}</h2>
        <Switch words={t("settings-coordinates")} of={settings.coordinates} />
        <Switch words={t("settings-crosshair")} of={settings.crosshair} />
        <Switch words={t("settings-flipped")} of={settings.flipped} />
        <Switch words={t("settings-ask")} of={settings.ask} />
        <Switch words={t("settings-motion")} hint={t("settings-motion-hint")} of={settings.motion} />
        <Switch words={t("settings-sound")} of={settings.sound} changed={() => play("move")} />
      </section>
      <section class="leaf" aria-labelledby="settings-people">
        <h2 id="settings-people">{t("settings-people")}</h2>
        <NameField />
        <Switch words={t("settings-premove")} of={together.premoves} />
        <Switch words={t("settings-ask-slow")} of={together.askSlow} />
        <Switch words={t("settings-muted")} hint={t("settings-muted-hint")} of={together.muted} />
      </section>
      <AsApp />
      <OwnData />
    </div>
  );
}

/** Tablut as Linnaeus saw it. */
const SAMPLE = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  of: readonly T[];
  chosen: Signal<T>;
  children: (word: T) => preact.ComponentChildren;
}

function Choice<T extends string>({ legend, name, of, chosen, children }: ChoiceProps<T>) {
  const choose = (word: T) => {
    chosen.value = word;
  };
  return (
    <Choices legend={legend} name={name} all={of} chosen={chosen.value} choose={choose} words={children} />
  );
}

/** How to have the client as an app; where the browser offers it, with a button. */
function AsApp() {
  return (
    <section class="leaf" aria-labelledby="as-app">
      <h2 id="as-app">{t("settings-app")}</h2>
      <p>{t(isInstalled ? "settings-app-installed" : "settings-app-words")}</p>
      {installOffer.value ? (
        <p class="buttons">
          <button type="button" onClick={install} data-testid="install">
            {t("settings-app-install")}
          </button>
        </p>
      ) : (
        !isInstalled && <p class="hint">{t("settings-app-how")}</p>
      )}
    </section>
  );
}

function OwnData() {
  const before = here.value.searchParams.get("read");
  const [message, setMessage] = useState(
    before ? t("settings-imported", { count: Number(before) || 0 }) : "",
  );
  const file = useRef<HTMLInputElement>(null);
  const sure = useRef<HTMLDialogElement>(null);
  // A reload imports nothing again.
  useEffect(() => {
    if (before) go("/settings", true);
  }, []);
  const save = async () => {
    try {
      saveFile("hnefi.json", await exportData(), "application/json");
    } catch {
      setMessage(t("failed-title"));
    }
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    // What is held in memory does not outlive the reload.
    if (!remembers()) return setMessage(t("settings-no-storage"));
    try {
      const count = await importData(await chosen.text());
      if (count === null) return setMessage(t("settings-not-ours"));
      // The page was built from what was here before.
      location.assign(onHost(`/settings?read=${count}`));
    } catch {
      setMessage(t("settings-no-room"));
    }
  };
  const deleteAll = async () => {
    try {
      await deleteAllData();
      // The page was built from what is deleted.
      location.assign(onHost("/settings"));
    } catch {
      sure.current?.close();
      setMessage(t("failed-title"));
    }
  };
  return (
    <section class="leaf" aria-labelledby="own-data">
      <h2 id="own-data">{t("settings-data")}</h2>
      <p>{t("settings-data-words")}</p>
      <p>
        <a href="/privacy">{t("settings-privacy")}</a>
      </p>
      <p class="buttons">
        <button type="button" onClick={save} data-testid="export">
          {t("settings-export")}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {t("settings-import")}
        </button>
        <button type="button" onClick={() => sure.current?.showModal()}>
          {t("settings-clear")}
        </button>
      </p>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        data-testid="import"
        onChange={(event) => read(event.currentTarget.files?.[0])}
      />
      <p role="status">{message}</p>
      <dialog ref={sure} aria-labelledby="forget-sure">
        <p id="forget-sure">{t("settings-clear-sure")}</p>
        <p class="buttons">
          <button type="button" class="primary" onClick={deleteAll}>
            {t("settings-clear-yes")}
          </button>
          <button type="button" onClick={() => sure.current?.close()}>
            {t("settings-clear-no")}
          </button>
        </p>
      </dialog>
    </section>
  );
}
