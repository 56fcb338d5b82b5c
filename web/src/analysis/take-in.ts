// A record that the server does not keep, made an analysis with all that hangs on its moves.
import { readRecords } from "../api/library";
import type { ReadGame, RulesGuess } from "../api/schema";
import { packedDraft } from "../editor/rules/address";
import { go } from "../router";
import { addLine } from "./line";
import { headOf, markOf, type RecordHead, type RecordText } from "./record";
import { keep, savedOf } from "./saved";
import { addressOf } from "./source";
import { emptyTree } from "./tree";

/** Goes to the analysis of a record: at its beginning, or at the place where its fault is. What was added to it here before stays. */
export async function takeIn(
  game: ReadGame,
  text: RecordText,
  guesses: readonly RulesGuess[] = [],
  mark = markOf(game),
): Promise<void> {
  const { rules, draft, start, moves, notes, problem } = game;
  if (!rules) return;
  const packed = draft === null ? null : await packedDraft({ text: draft, from: null });
  const source = { game: null, rules: packed ? null : rules.id, draft: packed, start, record: mark };
  const tree = addLine(savedOf(source)?.tree ?? emptyTree(), 0, { moves, notes });
  keep({ source, name: rules.name, tree, at: 0, record: headOf(game, guesses, text) });
  go(addressOf(source, moves, problem ? moves.length : 0));
}

/** Reads the record of an analysis again, by other rules. */
export async function takeInBy(rules: string, mark: string, { text, guesses }: RecordHead): Promise<void> {
  if (!text) return;
  const named = text.name ? { name: text.name } : {};
  const { games } = await readRecords({ text: text.text, ...named, keep: false, guess: false, rules });
  const game = games[text.index];
  if (game) await takeIn(game, text, guesses, mark);
}
