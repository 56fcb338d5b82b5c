//! Positions in which two rule sets disagree: a move that one of them allows and the other forbids, or that does not do the same under
//! both, for each rule that differs.
//!
//! First the cases are tried, which are small and made to show one rule; then what they leave open is looked for in games of
//! chance by either rule set.

use hnefi_rules::{Game, Move, Outcome, PlayError, Point, Position, RuleKey, Setup};
use hnefi_rulesets::Ruleset;

use crate::case::cases;

/// A move in a position of which two rule sets do not make the same.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The rule that makes the difference.
    pub rule: RuleKey,
    /// The move.
    pub mv: Move,
    /// The part of the board worth showing: its lowest and its highest corner; `None` for all of it.
    pub view: Option<(Point, Point)>,
    /// What the first rule set makes of it.
    pub a: Ruling,
    /// What the second makes of it.
    pub b: Ruling,
}

/// What a rule set makes of a move.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The position before the move, with all that came before.
    pub game: Game,
    /// Why the move is not legal, if it is not.
    pub error: Option<PlayError>,
    /// What it captures.
    pub captures: Vec<Point>,
    /// How it ends the game, if it does.
    pub outcome: Option<Outcome>,
}

impl Ruling {
    fn on(game: Game, mv: Move) -> Ruling {
        let mut after = game.clone();
        match after.play(mv) {
            Err(error) => Ruling { game, error: Some(error), captures: Vec::new(), outcome: None },
            Ok(ply) => {
                let captures = ply.captures.as_slice().to_vec();
                Ruling { game, error: None, captures, outcome: after.outcome() }
            }
        }
    }

    fn is_like(&self, other: &Ruling) -> bool {
        let end = |ruling: &Ruling| ruling.outcome.map(|outcome| (outcome.winner, outcome.reason));
        self.error.is_none() == other.error.is_none() && self.captures == other.captures && end(self) == end(other)
    }

    /// The rules behind the ruling.
    fn rules(&self, mv: Move) -> Vec<RuleKey> {
        let mut rules = self.error.as_ref().map(|error| self.game.rules_against(error)).unwrap_or_default();
        rules.extend(self.game.falls(mv).into_iter().flat_map(|fall| fall.rules));
        rules.extend(self.outcome.and_then(|outcome| outcome.rule));
        rules
    }
}

/// Moves that are looked at in games of chance, at most: some hundredths of a second on a large board.
const MOVES_LOOKED_AT: usize = 60_000;
/// Plies of one such game.
const LONGEST_GAME: usize = 120;

/// One disagreement for each rule that differs between the two and can be seen to on the board, in the order of the rules. Rule sets on
/// boards of different sizes have no position in common.
#[must_use]
pub fn disagreements(a: &Ruleset, b: &Ruleset) -> Vec<Disagreement> {
    let open = a.compared_with(b).into_iter().filter(|rule| !rule.is_same()).map(|rule| rule.key).collect();
    let mut search = Search { a, b, open, found: Vec::new() };
    if a.size() == b.size() && !search.open.is_empty() {
        search.cases();
        search.chance();
    }
    search.found.sort_by_key(|found| RuleKey::ALL.iter().position(|key| *key == found.rule));
    search.found
}

struct Search<'a> {
    a: &'a Ruleset,
    b: &'a Ruleset,
    /// The rules that differ and of which nothing is found yet.
    open: Vec<RuleKey>,
    found: Vec<Disagreement>,
}

impl Search<'_> {
    fn cases(&mut self) {
        for case in cases() {
            let Some(mv) = case.act.mv() else { continue };
            let (Ok(a), Ok(b)) = (case.game(self.a), case.game(self.b)) else { continue };
            if a.position().size() == self.a.size() && Setup::from(a.position()) == Setup::from(b.position()) {
                self.compare(a, b, mv, case.view, Some(case.rule));
            }
        }
    }

    /// Plays games of chance by the one and the other, and tries every move of each position under both.
    fn chance(&mut self) {
        let mut random = 0x2545_f491_4f6c_dd1d_u64;
        let mut below = move |limit: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(random >> 33).unwrap_or(0) % limit.max(1)
        };
        let mut looked_at = 0;
        let mut by_first = true;
        while looked_at < MOVES_LOOKED_AT && !self.open.is_empty() {
            let (leading, other) = if by_first { (self.a, self.b) } else { (self.b, self.a) };
            let mut position = Position::start(leading);
            for _ in 0..LONGEST_GAME {
                let moves = position.legal_moves(leading.compiled());
                if moves.is_empty() || looked_at >= MOVES_LOOKED_AT {
                    break;
                }
                looked_at += moves.len();
                if let Ok(same) = Setup::from(&position).position(other) {
                    let (a, b) = if by_first { (&position, &same) } else { (&same, &position) };
                    self.every_move(a, b);
                }
                // Captures lead to where rules differ.
                let captures = |mv: &Move| !position.clone().play(leading.compiled(), *mv).captures.is_empty();
                let any = moves[below(moves.len())];
                let mv = if below(3) == 0 { moves.iter().copied().find(captures).unwrap_or(any) } else { any };
                looked_at += 1;
                position.play(leading.compiled(), mv);
            }
            // A position without a move at the start would be asked for ever.
            looked_at += 1;
            by_first = !by_first;
        }
    }

    fn every_move(&mut self, a: &Position, b: &Position) {
        let (rules_a, rules_b) = (self.a.compiled(), self.b.compiled());
        let mut moves = a.legal_moves(rules_a);
        let others: Vec<Move> = b.legal_moves(rules_b).into_iter().filter(|mv| !moves.contains(mv)).collect();
        moves.extend(others);
        for mv in moves {
            if self.open.is_empty() {
                return;
            }
            let alike = match (a.check_move(rules_a, mv), b.check_move(rules_b, mv)) {
                (Ok(()), Ok(())) => a.clone().play(rules_a, mv) == b.clone().play(rules_b, mv),
                (Err(_), Err(_)) => true,
                _ => false,
            };
            if !alike {
                let (a, b) = (Game::from_position(self.a, a.clone()), Game::from_position(self.b, b.clone()));
                self.compare(a, b, mv, None, None);
            }
        }
    }

    /// Keeps a disagreement if it shows a rule of which nothing is found yet.
    fn compare(&mut self, a: Game, b: Game, mv: Move, view: Option<(Point, Point)>, meant: Option<RuleKey>) {
        let (a, b) = (Ruling::on(a, mv), Ruling::on(b, mv));
        // A position that has ended the game under one of them shows nothing of the move.
        let over = |ruling: &Ruling| matches!(ruling.error, Some(PlayError::GameOver(_)));
        if a.is_like(&b) || over(&a) || over(&b) {
            return;
        }
        let (of_a, of_b) = (a.rules(mv), b.rules(mv));
        // A rule that both name makes no difference between them.
        let one_sided = |key: &RuleKey| of_a.contains(key) != of_b.contains(key);
        let named: Vec<RuleKey> = of_a.iter().chain(&of_b).copied().filter(|key| self.open.contains(key)).collect();
        let meant = meant.filter(|key| self.open.contains(key));
        let rule = meant
            .filter(|key| named.contains(key))
            .or_else(|| named.iter().copied().find(one_sided))
            .or_else(|| named.first().copied())
            .or(meant);
        if let Some(rule) = rule {
            self.open.retain(|key| *key != rule);
            self.found.push(Disagreement { rule, mv, view, a, b });
        }
    }
}
