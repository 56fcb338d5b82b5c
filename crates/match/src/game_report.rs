//! The report of one game of a match, and the game line that carries it: a match can be reconstructed from its lines.

use hnefi_records::GameLine;
use hnefi_rules::{GameResult, Side};
use hnefi_statistics::Sprt;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;

use crate::ending::Ending;
use crate::opening::Opening;
use crate::player::Fault;
use crate::referee::{Figures, Played};

/// One of the two players of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contestant {
    /// The first one named.
    A,
    /// The second one named.
    B,
}

impl Contestant {
    /// Both.
    pub const BOTH: [Contestant; 2] = [Contestant::A, Contestant::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Contestant {
        match self {
            Contestant::A => Contestant::B,
            Contestant::B => Contestant::A,
        }
    }
}

/// What came of one game of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// The pair it belongs to, from 0.
    pub pair: u64,
    /// The side of A: the attackers in the first game of a pair, the defenders in the second.
    pub side_of_a: Side,
    /// The rule set.
    pub rules: String,
    /// Who won.
    pub winner: Option<Side>,
    /// How it ended.
    pub ending: Ending,
    /// In words, what a player did wrong.
    pub fault: Option<String>,
    /// How many plies it had.
    pub plies: u64,
    /// What A and B did.
    pub figures: [Figures; 2],
    /// The game itself.
    pub line: GameLine,
}

/// Why a game line is not one of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotOfMatch {
    /// It comes from elsewhere.
    #[error("not a game of a match: the tag `{0}` is missing or is not what a match writes")]
    Tag(&'static str),
    /// It comes from a match with other settings.
    #[error("a game of another match: `{theirs}`, not `{ours}`")]
    Settings {
        /// Those of the line.
        theirs: String,
        /// Those of this match.
        ours: String,
    },
}

impl GameReport {
    /// The report of a game; `names` are those of A and B, `settings` and `test` those of the match.
    pub(crate) fn new(
        pair: u64,
        side_of_a: Side,
        opening: &Opening,
        played: Played,
        names: [&str; 2],
        settings: &str,
        test: Option<&Sprt>,
    ) -> GameReport {
        let Played { game, winner, ending, fault, figures, notes, .. } = played;
        let by_player = match side_of_a {
            Side::Attackers => figures,
            Side::Defenders => [figures[1], figures[0]],
        };
        let fault = fault.as_ref().map(Fault::to_string);
        let mut line = GameLine::of(&game);
        opening.rules.clone_into(&mut line.rules);
        line.id = Some(Value::from(format!("{}.{}", pair + 1, side_of_a as u8 + 1)));
        line.result = Some(GameResult::won_by(winner));
        for note in notes {
            match line.notes.iter_mut().find(|other| other.ply == note.ply) {
                Some(other) => other.extras.extend(note.extras),
                None => line.notes.push(note),
            }
        }
        line.notes.sort_by_key(|note| note.ply);
        let of_side = |side| if side == side_of_a { names[0] } else { names[1] };
        let mut tag = |name: &str, value: Value| line.tags.insert(name.to_owned(), value);
        tag("attackers", of_side(Side::Attackers).into());
        tag("defenders", of_side(Side::Defenders).into());
        if !matches!(ending, Ending::Board(_)) {
            // The board has not decided, and neither have the players.
            tag("end", "unstated".into());
        }
        tag("termination", ending.word().into());
        if let Some(fault) = &fault {
            tag("fault", fault.as_str().into());
        }
        tag("match", settings.into());
        if let Some(sprt) = test {
            tag("test", sprt.to_string().into());
        }
        tag("pair", (pair + 1).into());
        tag("opening", opening.game.plies().len().into());
        tag("a", side_of_a.to_string().into());
        tag("figures", json!({ "a": by_player[0], "b": by_player[1] }));
        let plies = game.plies().len() as u64;
        GameReport { pair, side_of_a, rules: opening.rules.clone(), winner, ending, fault, plies, figures: by_player, line }
    }

    /// Reads back what [`GameReport::line`] says.
    ///
    /// # Errors
    /// [`NotOfMatch`].
    pub fn from_line(line: GameLine, settings: &str) -> Result<GameReport, NotOfMatch> {
        let text = |name: &'static str| line.tags.get(name).and_then(Value::as_str).ok_or(NotOfMatch::Tag(name));
        let theirs = text("match")?;
        if theirs != settings {
            return Err(NotOfMatch::Settings { theirs: theirs.to_owned(), ours: settings.to_owned() });
        }
        let side_of_a = Side::BOTH.into_iter().find(|side| text("a") == Ok(side.to_string().as_str()));
        let figures = |who: &str| {
            let figures = line.tags.get("figures").and_then(|figures| figures.get(who));
            figures.and_then(|figures| Figures::deserialize(figures).ok()).ok_or(NotOfMatch::Tag("figures"))
        };
        Ok(GameReport {
            pair: line
                .tags
                .get("pair")
                .and_then(Value::as_u64)
                .and_then(|pair| pair.checked_sub(1))
                .ok_or(NotOfMatch::Tag("pair"))?,
            side_of_a: side_of_a.ok_or(NotOfMatch::Tag("a"))?,
            rules: line.rules.clone(),
            winner: match line.result {
                Some(GameResult::Attackers) => Some(Side::Attackers),
                Some(GameResult::Defenders) => Some(Side::Defenders),
                _ => None,
            },
            ending: Ending::from_word(text("termination")?).ok_or(NotOfMatch::Tag("termination"))?,
            fault: text("fault").ok().map(str::to_owned),
            plies: line.moves.len() as u64,
            figures: [figures("a")?, figures("b")?],
            line,
        })
    }

    /// The test that was to decide when it was played, in words; nothing where there was none.
    #[must_use]
    pub fn test(&self) -> Option<&str> {
        self.line.tags.get("test").and_then(Value::as_str)
    }

    /// Who won, as a player of the match.
    #[must_use]
    pub fn won_by(&self) -> Option<Contestant> {
        self.winner.map(|side| if side == self.side_of_a { Contestant::A } else { Contestant::B })
    }

    /// Who lost, as a player of the match.
    #[must_use]
    pub fn lost_by(&self) -> Option<Contestant> {
        self.won_by().map(Contestant::other)
    }
}
