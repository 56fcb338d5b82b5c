// What a player can have removed from the server: a game without another person, or else the player's name.
import type { Game } from "../api/schema";
import { ConfirmButton } from "../parts/confirm-button";
import type { Session } from "../play/session";
import { isTogether } from "../together/players";
import { t } from "../words/words";

/** The button, for those who have a seat. */
export function RemoveFromServer({ session, game }: { session: Session; game: Game }) {
  const mine = session.mine.value;
  const { attackers, defenders } = game.seats;
  if (!session.token) return null;
  const shared = attackers.kind === "human" && defenders.kind === "human" && isTogether(game, mine);
  if (!shared)
    return (
      <ConfirmButton
        label={t("games-delete")}
        title={t("games-delete-title")}
        words={t("games-delete-words")}
        yes={t("games-delete")}
        no={t("games-keep")}
        disabled={session.busy.value}
        act={() => session.delete()}
        test="delete"
      />
    );
  const named = mine.some((side) => {
    const seat = game.seats[side];
    return seat.kind === "human" && seat.name !== null;
  });
  if (!named) return null;
  return (
    <ConfirmButton
      label={t("games-unname")}
      title={t("games-unname-title")}
      words={t("games-unname-words")}
      yes={t("games-unname")}
      no={t("games-unname-no")}
      disabled={session.busy.value}
      act={session.dropName}
      test="unname"
    />
  );
}
