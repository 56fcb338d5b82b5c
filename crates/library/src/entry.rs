//! Makes the library's entry of a game: the players, the result, and every position. Positions are folded by the symmetries of the layout, so
//! that a game and its mirror image are found together.

use std::time::{Duration, UNIX_EPOCH};

use hnefi_play::{Player, Seat, State};
use hnefi_rules::{Folded, Game, GameResult, Move, Point, Position, Symmetry, Variant};
use hnefi_rulesets::Ruleset;

/// What the library holds of a game, played or imported.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// What a search shows.
    pub head: EntryHead,
    /// The first ply whose position is in `positions`; earlier ones are in the library already.
    pub from: usize,
    /// The positions from that ply on.
    pub positions: Vec<EntryPosition>,
}

/// What a search shows of a game.
#[derive(Clone, Debug)]
pub struct EntryHead {
    /// The rule set's id, with options and layout.
    pub rules: String,
    /// The id without them.
    pub base: String,
    /// What the record calls the game; empty for a game that was played here.
    pub name: String,
    /// Who played the attackers: empty for somebody without a name, [`ENGINE`] with its level for the engine.
    pub attackers: String,
    /// Who played the defenders.
    pub defenders: String,
    /// How it ended.
    pub result: GameResult,
    /// How many plies it has.
    pub plies: usize,
    /// `2015-05-04`, or as much of it as is known; empty for the day on which it is put into the library.
    pub day: String,
}

/// A position of a game, and the move that was played there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryPosition {
    /// The number of the folded position: [`key`].
    pub position: i64,
    /// After how many plies it stood on the board.
    pub ply: usize,
    /// The number of the move; `None` for the last position.
    pub mv: Option<i64>,
}

/// The day of a time in milliseconds since 1970, in UTC.
#[must_use]
pub fn day_of(at: u64) -> String {
    // The last day that the format can say.
    const LAST: u64 = 253_402_300_799_999;
    let time = UNIX_EPOCH + Duration::from_millis(at.min(LAST));
    humantime::format_rfc3339_seconds(time).to_string().chars().take(10).collect()
}

/// The name of a player in the library. A person who gave none has none.
fn player(player: &Player) -> String {
    match player.seat {
        Seat::Human => player.name.clone().unwrap_or_default(),
        Seat::Open => String::new(),
        Seat::Engine { level } => format!("{ENGINE}{level}"),
    }
}

/// The engine's name in the library, before its level.
pub const ENGINE: &str = "engine ";

/// The entry of a game that was played here, with its positions from a ply on.
#[must_use]
pub fn entry_of_played(State { rules, game, seats, .. }: &State, from: usize) -> LibraryEntry {
    entry_of(rules, game, player(&seats.attackers), player(&seats.defenders), from)
}

/// The entry of a game, with its positions from a ply on.
#[must_use]
pub fn entry_of(rules: &Ruleset, game: &Game, attackers: String, defenders: String, from: usize) -> LibraryEntry {
    let head = EntryHead {
        rules: rules.id(),
        base: rules.base_id().to_owned(),
        name: String::new(),
        attackers,
        defenders,
        result: GameResult::of(game),
        plies: game.plies().len(),
        day: String::new(),
    };
    LibraryEntry { head, from, positions: positions(game, from) }
}

/// The positions of a game from a ply on.
fn positions(game: &Game, from: usize) -> Vec<EntryPosition> {
    let fold = Fold::of(game.variant());
    let plies = game.plies();
    let position = |ply: usize| ply.checked_sub(1).and_then(|index| plies.get(index)).map_or(game.start(), |ply| &ply.position);
    let entry = |ply: usize| {
        let folded = fold.position(position(ply));
        let mv = plies.get(ply).and_then(|next| next.mv).map(|mv| fold.move_in(&folded, mv));
        EntryPosition { position: key(&folded), ply, mv }
    };
    (from..=plies.len()).map(entry).collect()
}

/// The number of a position in the library.
#[must_use]
pub const fn key(folded: &Folded) -> i64 {
    // SQLite has no unsigned numbers; it only matters that the same position has the same number.
    folded.hash.cast_signed()
}

/// Folds positions and moves by the symmetries of a rule set's layout.
pub struct Fold {
    symmetries: Vec<Symmetry>,
    size: usize,
}

/// The base of the two points in the number of a move: more points than any board has.
const BASE: i64 = 1024;

impl Fold {
    /// The symmetries of the layout of a variant.
    #[must_use]
    pub fn of(rules: &Variant) -> Fold {
        Fold { symmetries: Symmetry::of_board(rules.board()), size: rules.size() }
    }

    /// A position as all that are the same when turned or mirrored have it.
    #[must_use]
    pub fn position(&self, position: &Position) -> Folded {
        position.folded(&self.symmetries)
    }

    /// The number of a move in a position, turned as the folded position is.
    fn move_in(&self, folded: &Folded, mv: Move) -> i64 {
        let laid = folded.laid(mv, self.size);
        let place = |point: Point| i64::try_from(point.file() * 32 + point.rank()).unwrap_or(0);
        place(laid.from) * BASE + place(laid.to)
    }

    /// The other moves of a position that are the same as this one when the position is turned or mirrored.
    #[must_use]
    pub fn images(&self, folded: &Folded, mv: Move) -> Vec<Move> {
        let laid = folded.laid(mv, self.size);
        let back = |symmetry: &Symmetry| {
            let back = symmetry.inverse();
            Move { from: back.of(laid.from, self.size), to: back.of(laid.to, self.size) }
        };
        let mut images: Vec<Move> = folded.by.iter().map(back).filter(|image| *image != mv).collect();
        images.sort_by_key(|mv| (mv.from.notation_order(), mv.to.notation_order()));
        images.dedup();
        images
    }

    /// The move of a number in a position; `None` if it is no move on this board.
    #[must_use]
    pub fn move_out(&self, folded: &Folded, number: i64) -> Option<Move> {
        let back = folded.by.first()?.inverse();
        let point = |place: i64| {
            let (file, rank) = (usize::try_from(place / 32).ok()?, usize::try_from(place % 32).ok()?);
            (file < self.size && rank < self.size).then(|| back.of(Point::new(file, rank), self.size))
        };
        Some(Move { from: point(number / BASE)?, to: point(number % BASE)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(&Ruleset::named(id).expect("built in"));
        for text in moves {
            game.play_text(&text.parse().expect("a move")).expect("legal");
        }
        game
    }

    #[test]
    fn a_game_and_its_mirror_image_have_the_same_positions() {
        let one = game("brandubh-cyningstan", &["a4-a5", "d3-c3", "b4-b5"]);
        let mirrored = game("brandubh-cyningstan", &["g4-g5", "d3-e3", "f4-f5"]);
        let turned = game("brandubh-cyningstan", &["d7-e7", "c4-c5", "d6-e6"]);
        assert_eq!(positions(&one, 0), positions(&mirrored, 0));
        assert_eq!(positions(&one, 0), positions(&turned, 0));
        assert_ne!(positions(&one, 0), positions(&game("brandubh-cyningstan", &["a4-a5", "d3-e3", "b4-b5"]), 0));
        assert_eq!(positions(&one, 2), positions(&one, 0)[2..]);
    }

    #[test]
    fn a_stored_move_unfolds_to_an_equivalent_legal_move() {
        for id in ["brandubh-cyningstan", "alea-walker-2015", "tawlbwrdd-apifan-1587"] {
            let rules = Ruleset::named(id).expect("built in");
            let fold = Fold::of(&rules);
            let mut game = Game::new(&rules);
            for number in 0..12_usize {
                let legal = game.legal_moves();
                let folded = fold.position(game.position());
                for mv in &legal {
                    let back = fold.move_out(&folded, fold.move_in(&folded, *mv)).expect("a move");
                    assert!(legal.contains(&back), "{id}: {mv} became {back}");
                    let after = |mv: Move| {
                        let mut next = game.clone();
                        next.play(mv).expect("legal");
                        fold.position(next.position()).hash
                    };
                    assert_eq!(after(*mv), after(back), "{id}: {mv} became {back}");
                }
                game.play(legal[number * 7 % legal.len()]).expect("legal");
            }
            assert!(fold.move_out(&fold.position(game.position()), -1).is_none());
        }
    }

    #[test]
    fn a_move_has_an_image_for_each_symmetry_of_the_position() {
        let fold = Fold::of(&Ruleset::named("brandubh-cyningstan").expect("built in"));
        let images = |moves: &[&str], mv: &str| {
            let game = game("brandubh-cyningstan", moves);
            let text: hnefi_rules::MoveText = mv.parse().expect("a move");
            let images = fold.images(&fold.position(game.position()), text.mv);
            images.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(images(&[], "a4-a5"), "a4-a3 d1-c1 d1-e1 d7-c7 d7-e7 g4-g3 g4-g5");
        assert_eq!(images(&["d6-b6"], "d7-e7"), "");
    }
}
