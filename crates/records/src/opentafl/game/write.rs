//! Writing a game file. What the format has no way to write is written as the nearest thing: `(` and `)` for brackets in a text, `/` for the
//! bar that parts comments.

use std::fmt;

use super::{OtnGame, OtnTurn};

/// A text without what would end the brackets around it.
fn in_brackets(text: &str) -> String {
    if text.contains(']') { text.replace('[', "(").replace(']', ")") } else { text.to_owned() }
}

impl fmt::Display for OtnTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.address)?;
        for _ in 0..self.omitted {
            f.write_str(" .....")?;
        }
        self.plies.iter().try_for_each(|ply| write!(f, " {ply}"))?;
        f.write_str("\n")?;
        if self.comments.iter().any(|comment| !comment.is_empty()) {
            let comments: Vec<String> = self.comments.iter().map(|comment| in_brackets(comment).replace('|', "/")).collect();
            writeln!(f, "[{}]", comments.join("|"))?;
        }
        Ok(())
    }
}

impl fmt::Display for OtnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            writeln!(f, "[{name}:{}]", in_brackets(value))?;
        }
        self.turns.iter().try_for_each(|turn| write!(f, "\n{turn}"))
    }
}
