// The button that removes what this browser has saved from its list, after asking: no other copy is left.
import { t } from "../words/words";
import { ConfirmButton } from "./confirm-button";

/** The button with its question. */
export function ForgetButton({ name, forget }: { name: string; forget: () => void }) {
  const called = t("remove-listed", { name });
  return (
    <ConfirmButton
      label="×"
      called={called}
      title={called}
      words={t("remove-words")}
      yes={t("remove-yes")}
      no={t("game-confirm-no")}
      disabled={false}
      act={forget}
      test="forget"
    />
  );
}
