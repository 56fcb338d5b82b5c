// A button that asks the server to measure the balance of a rule set, and leads to the measurement.
import { useState } from "preact/hooks";
import { askForMeasurement } from "../api/measurements";
import type { MeasurementRequest } from "../api/schema";
import { codeOf, Trouble } from "../parts/loaded";
import { go } from "../router";
import { hasServer } from "../site";
import { t } from "../words/words";
import { remember } from "./own-measurements";

interface Props {
  question: MeasurementRequest;
  disabled?: boolean;
}

/** The button, with what goes wrong below it; nothing where there is no server to play the games. */
export function MeasureButton(props: Props) {
  return hasServer ? <Button {...props} /> : null;
}

function Button({ question, disabled = false }: Props) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    setProblem(null);
    try {
      const asked = await askForMeasurement(question);
      remember(asked);
      go(`/balance/${asked.id}`);
    } catch (error) {
      setProblem(codeOf(error));
      setAsking(false);
    }
  };
  return (
    <>
      <p class="hint">
        {t("measure-note")} {question.draft && t("measure-note-parent")}
      </p>
      <p class="buttons">
        <button type="button" onClick={ask} disabled={disabled || asking} data-testid="measure-balance">
          {t("measure-button")}
        </button>
      </p>
      <Trouble problem={problem} />
    </>
  );
}
