//! Games to look at: of each arm the shortest decided, one of typical length, and the most dramatic, replayed.

use std::cmp::Reverse;

use hnefi_diagram::{Diagram, Sheet, symbols};
use hnefi_records::replay_line;
use hnefi_rules::{Game, GameResult, Ply, Position, Side};

use super::course::ending;
use super::page::Page;
use super::{Context, ReportError, base_games};
use crate::definition::Study;
use crate::line::game_line;
use crate::row::GameRow;
use crate::summary::{ArmSummary, Summary};
use crate::table::GameTable;

/// How many arms have a game shown; the table of the study has all games.
pub(super) const MOST_ARMS: usize = 12;

/// The games of one arm that are shown.
#[derive(Debug)]
pub(super) struct ArmGames {
    arm: usize,
    games: Vec<TypicalGame>,
}

/// A game, what it is an example of, and how it went.
#[derive(Debug)]
struct TypicalGame {
    which: Vec<Which>,
    row: GameRow,
    game: Game,
}

/// What a game is an example of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    Shortest,
    Typical,
    Dramatic,
}

/// The games to look at, replayed.
pub(super) fn typical(study: &Study, table: &GameTable, summary: &Summary) -> Result<Vec<ArmGames>, ReportError> {
    summary.arms.iter().take(MOST_ARMS).enumerate().map(|(place, arm)| of_arm(study, table, place, arm)).collect()
}

fn of_arm(study: &Study, table: &GameTable, place: usize, arm: &ArmSummary) -> Result<ArmGames, ReportError> {
    let rows = base_games(study, table, arm);
    let mut chosen: Vec<(&GameRow, Vec<Which>)> = Vec::new();
    for (which, row) in choose(&rows, arm.base().plies.median) {
        match chosen.iter_mut().find(|(there, _)| there.game == row.game) {
            Some((_, kinds)) => kinds.push(which),
            None => chosen.push((row, vec![which])),
        }
    }
    let games = chosen.into_iter().map(|(row, which)| Ok(TypicalGame { which, row: row.clone(), game: replayed(study, row)? }));
    Ok(ArmGames { arm: place, games: games.collect::<Result<_, ReportError>>()? })
}

/// Of these games, those that are examples. Of several that are alike the first.
fn choose<'a>(rows: &[&'a GameRow], median: f64) -> Vec<(Which, &'a GameRow)> {
    let decided = || rows.iter().filter(|row| row.result != GameResult::Draw).copied();
    let shortest = decided().min_by_key(|row| (row.counts.plies, row.game));
    let away = |row: &GameRow| ((row.counts.plies as f64 - median).abs() * 2.0) as u64;
    let typical = rows.iter().copied().min_by_key(|row| (away(row), row.game));
    let dramatic =
        decided().filter(|row| row.turnaround.is_some()).max_by_key(|row| (row.turnaround, row.lead_changes, Reverse(row.game)));
    let all = [(Which::Shortest, shortest), (Which::Typical, typical), (Which::Dramatic, dramatic)];
    all.into_iter().filter_map(|(which, row)| Some((which, row?))).collect()
}

fn replayed(study: &Study, row: &GameRow) -> Result<Game, ReportError> {
    let failed = |reason: String| ReportError::Game { arm: row.arm.clone(), game: row.game, reason };
    let arm = study.arm(&row.arm).ok_or_else(|| failed("the study has no such arm".to_owned()))?;
    replay_line(&game_line(study, arm, row), &arm.rules).map_err(|error| failed(error.to_string()))
}

pub(super) fn write(context: &Context<'_>, arms: &[ArmGames], page: &mut Page) {
    let words = context.words;
    page.paragraph(&words.say("report-typical-lead"));
    let of = context.summary.arms.len();
    if of > arms.len() {
        let (n, of) = (context.whole(arms.len() as u64), context.whole(of as u64));
        page.paragraph(&words.fill("report-typical-rest", &[("n", &n), ("of", &of)]));
    }
    page.leaf("p", &[("class", "screen")], &words.say("report-step-hint"));
    page.drawing(&symbols());
    for ArmGames { arm, games } in arms {
        let Some(summary) = context.summary.arms.get(*arm) else { continue };
        page.leaf("h3", &[], &context.label(summary));
        page.element("div", &[("class", "games")], |page| {
            for (place, game) in games.iter().enumerate() {
                game.write(context, summary, &format!("game-{arm}-{place}"), page);
            }
        });
    }
}

/// The positions of a game, with spaces between them: the first whole, of every other the rows that have changed, `ROW=TEXT` with `/` between them, the uppermost
/// row being 0; `-` where none has.
pub(super) fn frames<'a>(positions: impl Iterator<Item = &'a Position>) -> String {
    let mut text = String::new();
    let mut before: Vec<String> = Vec::new();
    for board in positions.map(Position::board_text) {
        let rows: Vec<String> = board.trim_matches('/').split('/').map(str::to_owned).collect();
        if before.is_empty() {
            text += &board;
        } else {
            let changed = rows.iter().zip(&before).enumerate().filter(|(_, (row, before))| row != before);
            let changed: Vec<String> = changed.map(|(number, (row, _))| format!("{number}={row}")).collect();
            text += " ";
            text += if changed.is_empty() { "-" } else { "" };
            text += &changed.join("/");
        }
        before = rows;
    }
    text
}

impl TypicalGame {
    fn write(&self, context: &Context<'_>, arm: &ArmSummary, id: &str, page: &mut Page) {
        let words = context.words;
        let Some(study_arm) = context.study.arm(&arm.arm) else { return };
        let plies = self.game.plies();
        let moves: Vec<String> = plies.iter().map(Ply::text).collect();
        let frames = frames(std::iter::once(self.game.start()).chain(plies.iter().map(|ply| &ply.position)));
        let number = context.whole(self.row.game);
        let title = words.fill("report-board-title", &[("number", &number), ("arm", context.name(arm))]);
        let description = self.described(context);
        let played = moves.join(" ");
        page.element("figure", &[("class", "game"), ("data-frames", &frames), ("data-moves", &played)], |page| {
            page.leaf("figcaption", &[], &self.caption(context, &number));
            let diagram = plies.last().map_or_else(
                || Diagram::new(&study_arm.rules, self.game.position()),
                |last| Diagram::after(&study_arm.rules, last),
            );
            // It has no arrow that could be off the board.
            if let Ok(drawn) = Sheet::of(diagram).for_page(id, &title, &description) {
                page.drawing(&drawn);
            }
            page.element("details", &[], |page| {
                page.leaf("summary", &[], &words.say("report-moves"));
                if self.row.opening > 0 {
                    let opening = if context.study.design.is_some() { "report-moves-book" } else { "report-moves-random" };
                    page.paragraph(&words.counted(opening, self.row.opening));
                }
                page.element("ol", &[("class", "moves")], |page| {
                    for ply in plies {
                        let text = if ply.mv.is_some() { ply.text() } else { words.say("report-pass") };
                        page.leaf("li", &[], &text);
                    }
                });
            });
        });
    }

    fn caption(&self, context: &Context<'_>, number: &str) -> String {
        let words = context.words;
        let which = self.which.iter().map(|which| match which {
            Which::Shortest => "report-shortest",
            Which::Typical => "report-median-length",
            Which::Dramatic => "report-dramatic",
        });
        let which = which.map(|id| words.say(id)).collect::<Vec<_>>().join(", ");
        let result = match self.row.result.winner() {
            Some(Side::Attackers) => "report-attackers-won",
            Some(Side::Defenders) => "report-defenders-won",
            None => "report-game-drawn",
        };
        let plies = context.words.counted("report-plies-counted", self.game.plies().len() as u64);
        let ending = ending(context, &self.row.ending);
        words.fill(
            "report-game-caption",
            &[("which", &which), ("number", number), ("plies", &plies), ("result", &words.say(result)), ("ending", &ending)],
        )
    }

    /// The final position for those who do not see it.
    fn described(&self, context: &Context<'_>) -> String {
        let words = context.words;
        let position = self.game.position();
        let king = position.king();
        let men = |side: Side| {
            let points: Vec<String> =
                position.pieces(side).filter(|point| Some(*point) != king).map(|point| point.to_string()).collect();
            if points.is_empty() { words.say("report-board-nobody") } else { points.join(" ") }
        };
        let king = king.map_or_else(
            || words.say("report-board-no-king"),
            |point| words.fill("report-board-king", &[("point", &point.to_string())]),
        );
        let last =
            self.game.plies().last().map_or_else(String::new, |ply| words.fill("report-board-last", &[("mv", &ply.text())]));
        let (size, attackers, defenders) = (context.whole(position.size() as u64), men(Side::Attackers), men(Side::Defenders));
        let with =
            [("size", size.as_str()), ("attackers", &attackers), ("defenders", &defenders), ("king", &king), ("last", &last)];
        words.fill("report-board-desc", &with).trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Thinking;
    use crate::row::Counts;

    fn row(game: u64, plies: u64, result: GameResult, turnaround: Option<i32>, lead_changes: u64) -> GameRow {
        GameRow {
            arm: "a".to_owned(),
            layout: "l".to_owned(),
            thinking: Thinking::equal(1),
            game,
            seed: 0,
            opening: 0,
            moves: Vec::new(),
            result,
            ending: "king-escaped".to_owned(),
            counts: Counts { plies, ..Counts::default() },
            evaluations: Vec::new(),
            lead_changes,
            turnaround,
            nodes: [0, 0],
            evaluation: String::new(),
            depths: None,
            played_on: None,
        }
    }

    fn chosen(rows: &[GameRow], median: f64) -> Vec<(Which, u64)> {
        choose(&rows.iter().collect::<Vec<_>>(), median).into_iter().map(|(which, row)| (which, row.game)).collect()
    }

    #[test]
    fn examples_follow_their_rules() {
        let (a, d, draw) = (GameResult::Attackers, GameResult::Defenders, GameResult::Draw);
        let rows = [
            row(0, 4, draw, None, 9),
            row(1, 9, a, Some(300), 1),
            row(2, 9, d, Some(900), 2),
            row(3, 30, d, Some(900), 5),
            row(4, 20, a, Some(100), 0),
            row(5, 31, a, Some(900), 5),
        ];
        assert_eq!(chosen(&rows, 19.0), [(Which::Shortest, 1), (Which::Typical, 4), (Which::Dramatic, 3)]);
        assert_eq!(chosen(&rows[..1], 4.0), [(Which::Typical, 0)], "of draws none is decided");
    }
}
