// A position as a picture.
import { useState } from "preact/hooks";
import { pictureAddress, pictureThemes } from "../api/library";
import { baseOf } from "../play/ruleset-id";
import { flipped } from "../settings";
import { hasServer } from "../site";
import { t } from "../words/words";
import { savePicture } from "./picture-file";

/** The position as a picture, to be saved. */
export function Picture({ rules, position }: { rules: string; position: string }) {
  const [theme, setTheme] = useState<string>(pictureThemes[0]);
  const asked: Record<string, string> = { rules, position, theme };
  if (flipped.value === "yes") asked.flipped = "true";
  const name = `${baseOf(rules)}-position`;
  const formats: { kind: "svg" | "png"; size: Record<string, string> }[] = [
    { kind: "svg", size: {} },
    { kind: "png", size: { size: "1200" } },
  ];
  return (
    <>
      <div class="field">
        <label for="position-theme">{t("share-theme")}</label>
        <select id="position-theme" value={theme} onChange={(event) => setTheme(event.currentTarget.value)}>
          {pictureThemes.map((one) => (
            <option key={one} value={one}>
              {t(`share-theme-${one}`)}
            </option>
          ))}
        </select>
      </div>
      <p class="buttons">
        {formats.map(({ kind, size }) => {
          const words = t("position-picture", { format: kind.toUpperCase() });
          const wanted = { ...asked, ...size };
          return hasServer ? (
            <a
              key={kind}
              class="button"
              href={pictureAddress(kind, wanted)}
              download={`${name}.${kind}`}
              data-testid={kind}
            >
              {words}
            </a>
          ) : (
            <button
              key={kind}
              type="button"
              onClick={() => savePicture(kind, wanted, name)}
              data-testid={kind}
            >
              {words}
            </button>
          );
        })}
      </p>
    </>
  );
}
