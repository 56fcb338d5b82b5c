// The form to play from what was edited.
import { levels } from "../api/client";
import { lazyPart } from "../parts/lazy";
import { Pending, useLoaded } from "../parts/loaded";
import type { Terms } from "../play/terms";
import { t } from "../words/words";

const PlayersForm = lazyPart(["people"], async () => (await import("../play/players-form")).PlayersForm);

interface Props {
  /** Creates the game and opens its page. */
  begin: (terms: Terms) => Promise<void>;
  /** Whether the form is disabled. */
  disabled: boolean;
}

/** The form. */
export function PlayFrom({ begin, disabled }: Props) {
  const { value, problem, again } = useLoaded("levels", levels);
  if (!value) return <Pending problem={problem} again={again} />;
  return (
    <PlayersForm
      levels={value}
      usual="screen"
      begin={begin}
      disabled={disabled}
      words={t("arrange-play")}
      test="play-arranged"
    />
  );
}
