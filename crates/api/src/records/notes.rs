//! Notes on the moves of a record: comments, signs and variations, by the plies of the game that the record makes.

use hnefi_records::{LegalPart, Play, Ply};
use hnefi_rules::{MoveText, PASS};

use super::answer::{RecordLine, RecordNote};
use crate::vocabulary::SIGNS;
use crate::{Move, MoveOrPass};

/// The extra of a ply that has a numbered glyph.
const GLYPH: &str = "glyph";

/// The notes of a record, by the plies of its game. The game may have lost turns that the record leaves out.
#[must_use]
pub fn notes_of(legal: &LegalPart) -> Vec<RecordNote> {
    let LegalPart { record, game, .. } = legal;
    let mut notes = Vec::new();
    if let Some(comment) = &record.comment {
        notes.push(RecordNote { comment: Some(comment.clone()), ..RecordNote::default() });
    }
    let mut played = game.plies().iter().enumerate();
    for ply in &record.plies {
        let mv = match ply.play {
            Play::Move(mv) => Some(mv),
            Play::Pass => None,
        };
        let Some((index, _)) = played.find(|(_, played)| played.mv == mv) else { break };
        notes.extend(note(index + 1, ply));
    }
    notes
}

fn is_bare(ply: &Ply) -> bool {
    ply.comment.is_none() && ply.variations.is_empty() && sign(ply).is_none()
}

fn note(number: usize, ply: &Ply) -> Option<RecordNote> {
    let variations = ply.variations.iter().map(|line| self::line(line)).collect();
    let note = RecordNote { ply: number, comment: ply.comment.clone(), symbol: sign(ply), variations };
    (!is_bare(ply)).then_some(note)
}

fn line(plies: &[Ply]) -> RecordLine {
    let notes = plies.iter().enumerate().filter_map(|(index, ply)| note(index + 1, ply)).collect();
    RecordLine { moves: plies.iter().map(move_of).collect(), notes }
}

fn move_of(ply: &Ply) -> MoveOrPass {
    match ply.play {
        Play::Pass => None,
        Play::Move(mv) => Some(Move::of(mv, ply.captures.as_deref().unwrap_or_default())),
    }
    .into()
}

/// A ply in the notation of moves.
pub(super) fn text(ply: &Ply) -> String {
    match ply.play {
        Play::Pass => PASS.to_owned(),
        Play::Move(mv) => {
            let captures = ply.captures.clone().filter(|points| !points.is_empty());
            MoveText { captures, ..MoveText::new(mv) }.to_string()
        }
    }
}

fn sign(ply: &Ply) -> Option<&'static str> {
    let glyph = ply.extras.get(GLYPH)?;
    SIGNS.iter().find(|(number, _)| number == glyph).map(|(_, sign)| *sign)
}

#[cfg(test)]
mod tests {
    use hnefi_records::{Format, legal_part, read};
    use hnefi_rulesets::Ruleset;

    use super::*;

    #[test]
    fn comments_signs_and_variations_are_notes_of_their_plies() {
        let text = r#"{"rules":"tablut-murray","moves":["d1-b1","f5-f2"],"notes":[{"ply":0,"comment":"First."},
            {"ply":1,"extras":{"glyph":"$5"}},{"ply":2,"comment":"So.","variations":[{"moves":["f5-f3","b1-b3"],
            "notes":[{"ply":2,"comment":"Or so."}]}]}]}"#;
        let record = read(Format::GAME_LINES, &text.replace('\n', "")).expect("a line").remove(0).record.expect("a game");
        let rules = Ruleset::named("tablut-murray").expect("built in");
        let notes = serde_json::to_value(notes_of(&legal_part(&record, &rules).expect("a game"))).expect("JSON");
        let wanted = serde_json::json!([
            {"ply": 0, "comment": "First."},
            {"ply": 1, "symbol": "!?"},
            {"ply": 2, "comment": "So.", "variations": [
                {"moves": [
                    {"from": "f5", "to": "f3", "captures": [], "text": "f5-f3"},
                    {"from": "b1", "to": "b3", "captures": [], "text": "b1-b3"},
                ], "notes": [{"ply": 2, "comment": "Or so."}]}
            ]},
        ]);
        assert_eq!(notes, wanted);
    }
}
