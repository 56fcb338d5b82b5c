// What a player has chosen for games against other people, kept in this browser.
import { choice, yesOrNo } from "../settings";

/** Whether a move may be given while the other player thinks. */
export const premoves = choice("premove", yesOrNo, "yes");
/** Whether signals of the other player are hidden in games where nothing else was chosen. */
export const muted = choice("muted", yesOrNo, "no");
/** Whether every move of a game by correspondence must be confirmed. */
export const askSlow = choice("ask-slow", yesOrNo, "yes");
