// A position as a picture.
import { useState } from "preact/hooks";
import { pictureAddress, pictureThemes } from "../api/library";
import { baseOf } from "../play/ruleset-id";
import { flipped } from "../settings";
import { t } from "../words/words";

/** The position as a picture, to be saved. */
export function Picture({ rules, position }: { rules: string; position: string }) {
  const [theme, setTheme] = useState<string>(pictureThemes[0]);
  const asked: Record<string, string> = { rules, position, theme };
  if (flipped.value === "yes") asked.flipped = "true";
  const name = `${baseOf(rules)}-position`;
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
        <a class="button" href={pictureAddress("svg", asked)} download={`${name}.svg`} data-testid="svg">
          {t("position-picture", { format: "SVG" })}
        </a>
        <a
          class="button"
          href={pictureAddress("png", { ...asked, size: "1200" })}
          download={`${name}.png`}
          data-testid="png"
        >
          {t("position-picture", { format: "PNG" })}
        </a>
      </p>
    </>
  );
}
