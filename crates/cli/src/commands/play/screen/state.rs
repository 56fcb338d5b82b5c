//! What the screen shows: the game, and where the person is in it.

use hnefi_api::refusal_text;
use hnefi_messages::Text;
use hnefi_play::{Clocks, PerSide, TimeControl, TurnEnd};
use hnefi_rules::{Announcement, Game, Move, MoveText, PlayError, Ply, Point, Position, Side};

use super::super::session::Session;
use super::thinking::Thought;

/// A window over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Popup {
    /// The keys.
    Help,
    /// Whether the side really gives up.
    Resign(Side),
    /// Whether another game is really to begin.
    NewGame,
}

/// All that the screen is drawn from.
pub(super) struct State {
    pub(super) session: Session,
    pub(super) clocks: Clocks,
    /// Now, in milliseconds from 1970.
    pub(super) now: u64,
    pub(super) cursor: Point,
    /// Where the piece stands that is about to move.
    pub(super) chosen: Option<Point>,
    /// What is being typed on the command line.
    pub(super) typed: Option<String>,
    pub(super) message: String,
    pub(super) popup: Option<Popup>,
    /// After how many plies the position shown came about; `None` for the present one.
    pub(super) shown: Option<usize>,
    /// Whether a record is being read, and nobody plays.
    pub(super) reading: bool,
    pub(super) flipped: bool,
    pub(super) analysing: bool,
    /// What the engine thinks of the present position.
    pub(super) thought: Option<Thought>,
}

impl State {
    /// A game about to begin; `reading` is for one that was opened and is first to be read.
    pub(super) fn new(session: Session, time: Option<TimeControl>, reading: bool, now: u64) -> State {
        let cursor = session.game.position().pieces(session.game.position().side()).next().unwrap_or(Point::new(0, 0));
        let mut state = State {
            clocks: Clocks::new(PerSide { attackers: time, defenders: time }),
            now,
            cursor,
            chosen: None,
            typed: None,
            message: String::new(),
            popup: None,
            shown: reading.then_some(0),
            reading,
            flipped: false,
            analysing: false,
            thought: None,
            session,
        };
        state.turn_begins(TurnEnd::Other);
        state
    }

    /// The position shown.
    pub(super) fn position(&self) -> &Position {
        let game = &self.session.game;
        match self.last_ply() {
            Some(ply) => &ply.position,
            None if game.plies().is_empty() || self.shown == Some(0) => game.start(),
            None => game.position(),
        }
    }

    /// How many plies led to the position shown.
    pub(super) fn plies_shown(&self) -> usize {
        self.shown.unwrap_or(self.session.game.plies().len())
    }

    /// The ply that led to the position shown.
    pub(super) fn last_ply(&self) -> Option<&Ply> {
        self.session.game.plies().get(self.plies_shown().checked_sub(1)?)
    }

    /// Whether a person may move in the position shown.
    pub(super) fn may_move(&self) -> bool {
        self.shown.is_none() && !self.reading && self.session.person_to_move() && !self.session.game.awaits_throw()
    }

    /// The moves of the chosen piece.
    pub(super) fn targets(&self) -> Vec<Move> {
        let Some(chosen) = self.chosen else { return Vec::new() };
        self.session.game.legal_moves().into_iter().filter(|mv| mv.from == chosen).collect()
    }

    /// The one move that ends a turn of several captures here, if there is one.
    pub(super) fn end_of_turn(&self) -> Option<Move> {
        self.session.game.legal_moves().into_iter().find(|mv| mv.is_stay())
    }

    /// The piece that has captured and goes on in the same turn.
    pub(super) fn going_on(&self) -> Option<Point> {
        let game = &self.session.game;
        let last = game.plies().last().filter(|ply| Some(ply.side) == game.side())?;
        let at = last.mv?.to;
        game.legal_moves().iter().all(|mv| mv.from == at).then_some(at)
    }

    /// Says something in the person's language.
    pub(super) fn tell(&mut self, text: &Text) {
        self.message = self.session.say(text);
    }

    /// Plays a move as typed, or says why it cannot be.
    pub(super) fn play_text(&mut self, text: &MoveText) {
        let played = self.session.game.ply_of(text).map(|ply| ply.mv);
        match played {
            Ok(Some(mv)) => self.play(mv),
            Ok(None) => {}
            Err(error) => self.refuse(&error, text.mv),
        }
    }

    /// Plays a move, of a person or of the engine.
    pub(super) fn play(&mut self, mv: Move) {
        let announcement = match self.session.game.play(mv) {
            Ok(ply) => ply.announcement,
            Err(error) => return self.refuse(&error, mv),
        };
        self.message.clear();
        if let Some(announcement) = announcement {
            self.tell(&Text::message(match announcement {
                Announcement::Raichi => "game-announce-raichi",
                Announcement::Tuichu => "game-announce-tuichu",
            }));
        }
        self.changed(TurnEnd::Move { lag: 0 });
        // A piece that goes on after its capture is already chosen.
        self.chosen = self.going_on().filter(|_| self.may_move());
    }

    /// Says why a move is not played, with the rule behind it.
    fn refuse(&mut self, error: &PlayError, mv: Move) {
        let mut message = match error {
            // What only a typed move can have wrong.
            PlayError::Captures { .. } | PlayError::Piece { .. } => error.to_string(),
            error => self.session.say(&refusal_text(error, mv)),
        };
        if let Some(rule) = self.session.game.rules_against(error).first() {
            message = format!("{message} {}", self.session.say(&self.session.rules.sentence(*rule)));
        }
        self.message = message;
    }

    /// Follows a change of the game: it is kept, and the clock of the side to move runs.
    pub(super) fn changed(&mut self, end: TurnEnd) {
        self.session.kept.update(&self.session.game);
        (self.chosen, self.shown, self.thought) = (None, None, None);
        if self.session.game.outcome().is_some() {
            // A game that has ended cannot be resigned.
            self.popup.take_if(|popup| matches!(popup, Popup::Resign(_)));
        }
        self.turn_begins(end);
    }

    fn turn_begins(&mut self, end: TurnEnd) {
        let side = self.session.game.side().filter(|_| !self.reading);
        self.clocks.follow(side, end, self.now);
    }

    /// Ends the game where the time of the side to move is over, and throws the die where it is to be thrown.
    pub(super) fn pass_time(&mut self, now: u64) -> Result<(), PlayError> {
        self.now = now;
        if let Some((side, _)) = self.clocks.deadline().filter(|(_, deadline)| now >= *deadline) {
            self.session.game.run_out_of_time(side);
            self.changed(TurnEnd::Other);
        }
        while !self.reading && self.session.game.awaits_throw() {
            let side = self.session.game.position().side();
            let value = self.session.throw()?;
            let thrown = self.session.say(&Text::message("game-die").with("value", Text::number(value.into())));
            let lost = self.session.game.die().is_none();
            let lost = if lost {
                format!(" ({})", Text::message("game-lost-turn").in_language(self.session.language))
            } else {
                String::new()
            };
            self.message = format!("{}: {thrown}{lost}", self.session.say(&self.session.side_name(side)));
            self.turn_begins(TurnEnd::Move { lag: 0 });
        }
        Ok(())
    }

    /// Steps through the positions; past the last is the present one, or the last of a record.
    pub(super) fn step(&mut self, to: usize) {
        let last = self.session.game.plies().len();
        self.chosen = None;
        self.shown = Some(to).filter(|to| *to < last || self.reading).map(|to| to.min(last));
    }

    /// Plays on from the position shown; what followed it is taken back.
    pub(super) fn go_on(&mut self) {
        let plies = self.plies_shown();
        if self.session.game.plies().len() > plies {
            self.session.kept.begin_another(&self.session.game);
        }
        while self.session.game.plies().len() > plies && self.session.game.take_back().is_some() {}
        self.reading = false;
        self.message.clear();
        self.changed(TurnEnd::Other);
    }

    /// Begins another game of the same rules between the same players.
    pub(super) fn new_game(&mut self) {
        let game = &self.session.game;
        self.session.kept.begin_another(game);
        self.session.game = Game::from_position(game.variant(), game.start().clone());
        self.clocks = Clocks::new(self.clocks.controls());
        self.reading = false;
        self.message.clear();
        self.changed(TurnEnd::Other);
    }
}
