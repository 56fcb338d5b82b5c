// A seat brought to another device: the link gives the seat.
import { t } from "../words/words";
import { deviceLink } from "./seat-links";
import { Link } from "./waiting-room";

/** The link, with a word on what it means. */
export function OtherDevice({ id, token }: { id: string; token: string }) {
  return (
    <div data-testid="other-device">
      <p class="hint">{t("people-device-words")}</p>
      <Link id="link-device" label={t("people-device-link")} address={deviceLink(id, token)} code />
    </div>
  );
}
