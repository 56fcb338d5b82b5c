use hnefi_records::opentafl::protocol::AnalysisLine;

use super::*;

const RULES: &str = "rules dim:7 name:Brandubh atkf:y ks:w surf:n start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

/// A session with its searcher.
struct Talk(Session);

impl Talk {
    fn new() -> Talk {
        Talk(Session::new(Duration::from_millis(20)))
    }

    /// Everything that is said until nothing more is to be done.
    fn say(&mut self, line: &str) -> Vec<String> {
        let mut steps: std::collections::VecDeque<Step> = self.0.obey(line).into();
        let mut said = Vec::new();
        while let Some(step) = steps.pop_front() {
            match step {
                Step::Say(words) => said.push(words.to_string()),
                Step::Run(task) => steps.extend(self.0.finished(Some(task.run()))),
                Step::Keep(line) => steps.extend(self.0.obey(&line)),
                Step::Quit => said.push("(ends)".to_owned()),
            }
        }
        said
    }

    fn board(&self) -> String {
        self.0.board().map(|board| board.to_string()).unwrap_or_default()
    }

    fn lines(&mut self, analyze: &str) -> Vec<AnalysisLine> {
        let said = self.say(analyze);
        let [_, analysis] = said.as_slice() else { panic!("{said:?}") };
        let Ok(ToHost::Analysis(lines)) = analysis.parse() else { panic!("{analysis}") };
        lines
    }

    fn moved(&mut self, side: &str) -> String {
        let said = self.say(&format!("play {side}"));
        let [status, mv] = said.as_slice() else { panic!("{said:?}") };
        assert!(status.starts_with("status depth ") && status.ends_with(" for the attackers"), "{status}");
        mv.strip_prefix("move ").expect("a move").to_owned()
    }
}

#[test]
fn a_game_is_played_with_the_host() {
    let mut talk = Talk::new();
    assert_eq!(talk.say("hello"), [""; 0]);
    assert_eq!(talk.say(RULES), [""; 0]);
    let first = talk.moved("attackers");
    let board = talk.board();
    assert_eq!(talk.say(&format!("move {board}")), [""; 0]);
    let answer = talk.0.game().ok().expect("a game").legal_moves()[0];
    assert_eq!(talk.say(&format!("opponent-move {answer}")), [""; 0]);
    assert_ne!(talk.moved("attackers"), first);
    assert_eq!(talk.say("finish 2"), [""; 0]);
    assert_eq!(talk.say("goodbye"), ["(ends)"]);
}

#[test]
fn the_board_of_the_host_counts() {
    let mut talk = Talk::new();
    talk.say(RULES);
    // Its own move, but the host has taken a man off that no rule captures.
    assert_eq!(talk.say("opponent-move d1-c1 /2t4/3t3/7/ttTKTtt/3T3/3t3/3t3/"), [""; 0]);
    assert_eq!(talk.board(), "/2t4/3t3/7/ttTKTtt/3T3/3t3/3t3/");
    assert_eq!(talk.0.game().ok().expect("a game").position().side(), Side::Defenders);
    // A move that cannot be played, where the board says what has been.
    assert_eq!(talk.say("opponent-move a1-a2 /2t4/3t3/7/ttTK1tt/3T3/3t3/3t3/"), [""; 0]);
    assert_eq!(talk.board(), "/2t4/3t3/7/ttTK1tt/3T3/3t3/3t3/");
    assert_eq!(talk.say("opponent-move a1-a2"), ["error 0 move `a1-a2`: a1 is empty"]);
    assert_eq!(talk.say("position /2t4/3t3/7/ttTK2t/3T3/3t3/3t3/"), [""; 0]);
    assert_eq!(talk.board(), "/2t4/3t3/7/ttTK2t/3T3/3t3/3t3/");
}

#[test]
fn a_refused_move_is_taken_back() {
    let mut talk = Talk::new();
    talk.say(RULES);
    talk.say("opponent-move d1-c1");
    let board = talk.board();
    talk.moved("defenders");
    assert_ne!(talk.board(), board);
    assert_eq!(talk.say("error 2"), [""; 0]);
    assert_eq!(talk.say(&format!("opponent-move d1-c1 {board}")), [""; 0]);
    assert_eq!(talk.board(), board);
    assert_eq!(talk.0.game().ok().expect("a game").plies().len(), 1, "the game so far is not forgotten");
}

#[test]
fn a_position_is_analysed_for_either_side() {
    let mut talk = Talk::new();
    talk.say(RULES);
    let lines = talk.lines("analyze 3 1");
    let firsts: std::collections::HashSet<Move> = lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!((lines.len(), firsts.len()), (3, 3));
    assert!(lines[0].worth >= lines[2].worth, "the best for the attackers comes first");
    // The king escapes with its next move.
    talk.say("position /3t3/3t3/7/t5t/K6/7/3t3/");
    talk.say("side defenders");
    let lines = talk.lines("analyze 1 1");
    assert_eq!((lines.len(), lines[0].moves[0].to_string(), lines[0].worth), (1, "a5-a7".to_owned(), -999.0));
}

#[test]
fn what_comes_during_a_search_ends_it() {
    let mut talk = Talk::new();
    talk.say(RULES);
    let steps = talk.0.obey("play attackers");
    let [Step::Run(_)] = steps.as_slice() else { panic!("a search") };
    assert!(talk.0.obey("clock 1000 1000 0 0 0").is_empty() && talk.0.is_busy());
    let kept = talk.0.obey("finish 0");
    assert!(matches!(kept.as_slice(), [Step::Keep(line)] if line == "finish 0"));
    // Now even the clock has to wait, or it would be that of another game.
    assert!(matches!(talk.0.obey("clock 9 9 0 0 0").as_slice(), [Step::Keep(_)]));
    let Some(Step::Run(task)) = steps.into_iter().next() else { panic!("a search") };
    assert!(talk.0.finished(Some(task.run())).is_empty(), "nobody wants the move");
    assert!(!talk.0.is_busy());
}

#[test]
fn impossible_commands_are_reported() {
    let mut talk = Talk::new();
    for (line, says) in [
        ("play attackers", "error 0 there is no game yet"),
        ("castle", "error 0 `castle` is not a command: the commands are `hello`, `rules`"),
        ("rules dim:7", "error -1 `rules`: "),
        (&RULES.replace("atkf:y", "dfor:b2,"), "error -1 hnefi cannot play by these rules: a rule set cannot express `dfor:b2,`"),
    ] {
        let said = talk.say(line);
        assert!(matches!(said.as_slice(), [one] if one.starts_with(says)), "{line}: {said:?}");
    }
    talk.say(RULES);
    let said = talk.say("position /5/5/2K2/5/5/");
    assert!(matches!(said.as_slice(), [one] if one.starts_with("error 0 ")), "{said:?}");
    assert_eq!(talk.say(""), [""; 0]);
    talk.say("position /3t3/3t3/7/t5t/6t/7/3t2K/");
    let said = talk.say("play attackers");
    assert!(matches!(said.as_slice(), [one] if one.starts_with("error 0 the game is over")), "{said:?}");
}
