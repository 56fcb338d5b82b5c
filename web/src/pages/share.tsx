// Sharing a game: link, image, embed code, and downloads with what each format leaves out.
import { useState } from "preact/hooks";
import {
  embedCode,
  exportsOf,
  keptGame,
  pictureAddress,
  pictureThemes,
  recordAddress,
  recordHere,
} from "../api/library";
import { moveText } from "../api/moves";
import type { Export, KeptGame } from "../api/schema";
import { isHere } from "../local/game-id";
import "../styles/library.css";
import { CopyField } from "../parts/copy-field";
import { ExactMessage } from "../parts/exact-message";
import { PendingPage, Trouble, useLoaded } from "../parts/loaded";
import { saveFile } from "../parts/save-file";
import { useTitle } from "../parts/title";
import { useTrying } from "../parts/trying";
import { fullAddress } from "../site";
import { has, say, t } from "../words/words";

/** The page at `/game/ID/share`. */
export function SharePage({ id }: { id: string }) {
  useTitle(t("share-title"));
  return isHere(id) ? <OfBrowser id={id} /> : <OfServer id={id} />;
}

/** A game that only this browser has goes to others as a file. */
function OfBrowser({ id }: { id: string }) {
  const { value, problem } = useLoaded(id, async () => {
    const [game, formats] = await Promise.all([keptGame(id), exportsOf(id)]);
    return { game, formats };
  });
  if (!value) return <PendingPage problem={problem} />;
  return (
    <div class="sharing">
      <section class="leaf">
        <h1>{t("share-title")}</h1>
        <p>
          <a href={pageOf(value.game)}>{t("share-back", { name: say(value.game.rules.name) })}</a>
        </p>
        <p>{t("share-here-note")}</p>
        <Formats id={id} formats={value.formats} />
      </section>
    </div>
  );
}

function pageOf({ id, imported }: KeptGame): string {
  return `/${imported ? "library" : "game"}/${id}`;
}

function OfServer({ id }: { id: string }) {
  const { value, problem } = useLoaded(id, async () => {
    const [game, formats, code] = await Promise.all([keptGame(id), exportsOf(id), embedCode(id)]);
    return { game, formats, code };
  });
  if (!value) return <PendingPage problem={problem} />;
  const { game, formats, code } = value;
  const back = pageOf(game);
  return (
    <div class="sharing">
      <section class="leaf">
        <h1>{t("share-title")}</h1>
        <p>
          <a href={back}>{t("share-back", { name: say(game.rules.name) })}</a>
        </p>
        <h2>{t("share-address")}</h2>
        <p>{t("share-address-note")}</p>
        <CopyField id="share-address" label={t("share-address")} text={fullAddress(back)} lines={3} />
      </section>
      {!game.rules.own && <Picture game={game} />}
      <section class="leaf">
        <h2>{t("share-embed")}</h2>
        <p>{t("share-embed-note")}</p>
        <CopyField id="share-embed" label={t("share-embed")} text={code} lines={5} />
        <p>
          <a href="/hnefi-board.js" download="hnefi-board.js">
            {t("share-script")}
          </a>
        </p>
      </section>
      <section class="leaf">
        <Formats id={id} formats={formats} />
      </section>
    </div>
  );
}

function Formats({ id, formats }: { id: string; formats: readonly Export[] }) {
  return (
    <>
      <h2>{t("share-formats")}</h2>
      <p>{t("share-formats-note")}</p>
      <ul class="formats">
        {formats.map((format) => (
          <Format key={format.format} id={id} format={format} />
        ))}
      </ul>
    </>
  );
}

function Format({ id, format }: { id: string; format: Export }) {
  const detail = format.refused ?? format.lost.join("; ");
  const { problem, tryTo } = useTrying();
  const title = has(`format-${format.format}`) ? t(`format-${format.format}`) : format.title;
  return (
    <li>
      {format.refused ? (
        <strong>{title}</strong>
      ) : isHere(id) ? (
        <button type="button" class="plain" onClick={() => tryTo(() => saveRecord(id, format))}>
          {title}
        </button>
      ) : (
        <a href={recordAddress(id, format.format)} download>
          {title}
        </a>
      )}
      <Trouble problem={problem} />
      <div class="hint">
        {detail ? (
          <ExactMessage detail={detail} summary={t(format.refused ? "share-refused" : "share-lost")} />
        ) : (
          t("share-nothing-lost")
        )}
      </div>
    </li>
  );
}

/** Saves a game of this browser in a format. */
async function saveRecord(id: string, { format, ending }: Export): Promise<void> {
  saveFile(`hnefi-${id}.${ending}`, await recordHere(id, format));
}

function Picture({ game }: { game: KeptGame }) {
  const last = game.moves.length;
  const [ply, setPly] = useState(last);
  const [theme, setTheme] = useState<string>("parchment");
  const asked: Record<string, string> = {
    rules: game.rules.id,
    moves: game.moves.slice(0, ply).map(moveText).join(","),
    theme,
  };
  if (game.start) asked.position = game.start;
  return (
    <section class="leaf">
      <h2>{t("share-picture")}</h2>
      <div class="beside">
        <img
          src={pictureAddress("svg", asked)}
          alt={t("share-picture-of", { name: say(game.rules.name), ply })}
          width={420}
          height={420}
        />
        <div>
          <div class="field">
            <label for="share-ply">{t("share-ply", { ply, of: last })}</label>
            <input
              id="share-ply"
              type="range"
              min={0}
              max={last}
              value={ply}
              onChange={(event) => setPly(Number(event.currentTarget.value))}
            />
          </div>
          <div class="field">
            <label for="share-theme">{t("share-theme")}</label>
            <select id="share-theme" value={theme} onChange={(event) => setTheme(event.currentTarget.value)}>
              {pictureThemes.map((name) => (
                <option key={name} value={name}>
                  {t(`share-theme-${name}`)}
                </option>
              ))}
            </select>
          </div>
          <div class="buttons">
            <a class="button" href={pictureAddress("svg", asked)} download={`hnefi-${ply}.svg`}>
              SVG
            </a>
            <a
              class="button"
              href={pictureAddress("png", { ...asked, size: "1200" })}
              download={`hnefi-${ply}.png`}
            >
              PNG
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
