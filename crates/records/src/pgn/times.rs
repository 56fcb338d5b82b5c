//! Clocks and times in comments, as chess programs have them: `[%clk 0:14:59.5]` is the mover's clock after the move, `[%emt 0:00:03]`
//! the time that the move took. PGN knows no periods: `[%periods 2]` beside the clock says how many are left.

use crate::ply::Ply;
use crate::times::{Clock, read_hms, write_hms};

const CLOCK: &str = "clk";
const TOOK: &str = "emt";
const PERIODS: &str = "periods";

/// Takes the first command of a name whose value can be read out of a comment.
fn take<T>(comment: &mut String, name: &str, read: fn(&str) -> Option<T>) -> Option<T> {
    let begin = format!("[%{name} ");
    for (at, _) in comment.match_indices(&begin) {
        let inside = &comment[at + begin.len()..];
        let Some(length) = inside.find(']') else { break };
        let Some(value) = read(inside[..length].trim()) else { continue };
        let end = at + begin.len() + length + 1;
        // A space on one side is enough.
        let end = if comment[end..].starts_with(' ') { end + 1 } else { end };
        comment.replace_range(at..end, "");
        return Some(value);
    }
    None
}

fn read_count(text: &str) -> Option<u32> {
    text.parse().ok()
}

/// Gives a ply the times that a comment on it says, and leaves the rest of the comment.
pub(super) fn read(ply: &mut Ply, comment: &mut String) {
    if ply.clock.is_none()
        && let Some(left) = take(comment, CLOCK, read_hms)
    {
        ply.clock = Some(Clock { left, periods: take(comment, PERIODS, read_count) });
    }
    ply.took = ply.took.or_else(|| take(comment, TOOK, read_hms));
    comment.truncate(comment.trim_end().len());
}

/// A comment without anything that would be read as a time.
pub(super) fn without(comment: &str) -> String {
    let mut text = comment.to_owned();
    while take(&mut text, CLOCK, read_hms).or_else(|| take(&mut text, TOOK, read_hms)).is_some()
        || take(&mut text, PERIODS, read_count).is_some()
    {}
    text
}

/// The comment on a ply, its times first; `None` where there is nothing to say.
pub(super) fn write(ply: &Ply) -> Option<String> {
    let command = |name: &str, value: String| format!("[%{name} {value}]");
    let clock = ply.clock.map(|clock| command(CLOCK, write_hms(clock.left)));
    let periods = ply.clock.and_then(|clock| clock.periods).map(|count| command(PERIODS, count.to_string()));
    let took = ply.took.map(|took| command(TOOK, write_hms(took)));
    let parts: Vec<String> = [clock, periods, took, ply.comment.clone()].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}
