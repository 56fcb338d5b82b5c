//! The words at the end of a list of moves that say how the game ended: `1-0`, `resigned`, `timeout`, `---`, `White resigned`.

use hnefi_rules::{GameResult, Side};

use crate::record::End;

/// How a game came out and what ended it, as far as words say.
pub(crate) type Said = (Option<GameResult>, End);

/// Results, the attackers named first.
pub(crate) const RESULTS: [(&str, GameResult); 4] = [
    ("1-0", GameResult::Attackers),
    ("0-1", GameResult::Defenders),
    ("1/2-1/2", GameResult::Draw),
    ("*", GameResult::Unfinished),
];

/// What the words say, if all of them belong to it. White is the king's side, as everywhere in collections of games. Words without
/// a side (`resigned`, `timeout`, `---`) belong to the side to move, which follows from the rules.
pub(crate) fn last_words(text: &str) -> Option<Said> {
    let (mut result, mut end, mut who) = (None, End::Unstated, None);
    let lower = text.to_lowercase();
    let words = lower.split_whitespace().map(|word| word.trim_matches(['.', ',', '!', '(', ')', ':', ';']));
    let mut any = false;
    for word in words.filter(|word| !word.is_empty()) {
        any = true;
        let loses =
            |result: &mut Option<GameResult>| *result = result.or(who.map(|side: Side| GameResult::won_by(Some(side.other()))));
        match word {
            "white" | "defender" | "defenders" | "defence" | "defense" => who = Some(Side::Defenders),
            "black" | "attacker" | "attackers" => who = Some(Side::Attackers),
            "won" | "win" | "wins" => result = result.or(who.map(|side| GameResult::won_by(Some(side)))),
            "lost" | "lose" | "loses" => loses(&mut result),
            "---" | "resign" | "resigns" | "resigned" | "resignation" => {
                end = End::Resigned;
                loses(&mut result);
            }
            "timeout" | "timed" | "time" | "time-out" | "flag" => {
                end = End::Timeout;
                loses(&mut result);
            }
            "abandons" | "abandoned" | "left" if who.is_some() => {
                end = End::Abandoned;
                loses(&mut result);
            }
            "draw" | "drawn" | "½-½" | "1/2" => result = Some(GameResult::Draw),
            "agreed" | "agreement" => end = End::Agreed,
            // Abandoned, and it is not said by which player.
            "unfinished" | "ongoing" | "abandoned" => result = Some(GameResult::Unfinished),
            "on" | "out" | "of" | "by" | "has" | "have" | "ran" | "forfeit" | "forfeits" | "game" | "the" => {}
            word => result = Some(RESULTS.iter().find(|(known, _)| *known == word)?.1),
        }
    }
    any.then_some((result, end))
}

/// What a word says that stands for the winner: `White`, `black`, `Draw`, `Ongoing`.
pub(crate) fn winner(text: &str) -> Option<Said> {
    match text.to_lowercase().as_str() {
        "white" | "defenders" => Some((Some(GameResult::Defenders), End::Unstated)),
        "black" | "attackers" => Some((Some(GameResult::Attackers), End::Unstated)),
        other => last_words(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_words_are_understood() {
        let (attackers, defenders) = (Some(GameResult::Attackers), Some(GameResult::Defenders));
        for (text, result, end) in [
            ("resigned", None, End::Resigned),
            ("---", None, End::Resigned),
            ("timeout", None, End::Timeout),
            ("1-0", attackers, End::Unstated),
            ("0-1", defenders, End::Unstated),
            ("1/2-1/2", Some(GameResult::Draw), End::Unstated),
            ("½-½", Some(GameResult::Draw), End::Unstated),
            ("*", Some(GameResult::Unfinished), End::Unstated),
            ("White resigned", attackers, End::Resigned),
            ("Black resigns.", defenders, End::Resigned),
            ("attackers timeout", defenders, End::Timeout),
            ("White lost on time", attackers, End::Timeout),
            ("White wins on time", defenders, End::Timeout),
            ("White wins, Black resigned", defenders, End::Resigned),
            ("Black won by resignation", attackers, End::Resigned),
            ("Black ran out of time", defenders, End::Timeout),
            ("draw agreed", Some(GameResult::Draw), End::Agreed),
            ("resigned 1-0", attackers, End::Resigned),
            ("Defenders won", defenders, End::Unstated),
            ("Black left the game", defenders, End::Abandoned),
            ("White wins, Black abandoned", defenders, End::Abandoned),
            ("abandoned", Some(GameResult::Unfinished), End::Unstated),
        ] {
            assert_eq!(last_words(text), Some((result, end)), "{text}");
        }
        for text in ["", "d1-d3", "resigned d1-d3", "White d1-d3", "2-0", "."] {
            assert_eq!(last_words(text), None, "{text}");
        }
    }
}
