//! Moves as other programs write them: `d1-d3`, `e3xe2`, `d1d3`, `d8-d7xd6xb7`, `c5-c1xd1/b1++`.

use std::fmt::Write as _;

use hnefi_rules::{Move, Point};

use crate::ply::{Mark, Play, Ply};

/// Reads one move, and gives what follows it in the text.
///
/// A move without a dash and without a captured point says nothing of captures: the programs that wrote so did not record them.
pub(crate) fn read_move(text: &str) -> Result<(Ply, &str), String> {
    let wrong =
        || format!("`{}` is not a move: write `d1-d3`, with captures as `d1-d3xd4`", text.chars().take(40).collect::<String>());
    let (from, rest) = read_point(text).ok_or_else(wrong)?;
    let dashed = rest.strip_prefix('-');
    let (to, mut rest) = read_point(dashed.unwrap_or(rest)).ok_or_else(wrong)?;
    let mut captures = Vec::new();
    if rest.starts_with('x') {
        while let Some((point, after)) = rest.strip_prefix(['x', '/']).and_then(read_point) {
            captures.push(point);
            rest = after;
        }
    }
    let known = dashed.is_some() || !captures.is_empty();
    Ok((Ply::moving(Move { from, to }, known.then_some(captures)), rest))
}

/// Reads one move with the mark that may follow it, and nothing else.
pub(crate) fn read_marked(text: &str) -> Result<Ply, String> {
    let (mut ply, rest) = read_move(text)?;
    if !rest.is_empty() {
        let mark = Mark::from_text(rest);
        ply.mark = Some(mark.ok_or_else(|| format!("`{rest}` after the move in `{text}` means nothing here"))?);
    }
    Ok(ply)
}

/// A point at the beginning of a text, and what follows it.
fn read_point(text: &str) -> Option<(Point, &str)> {
    let digits = text.get(1..)?.bytes().take(2).take_while(u8::is_ascii_digit).count();
    let (point, rest) = text.split_at_checked(1 + digits)?;
    Some((point.parse().ok()?, rest))
}

/// Writes a ply so that [`read_marked`] reads the same; a turn lost gives nothing.
pub(crate) fn write_move(ply: &Ply) -> String {
    let Play::Move(mv) = ply.play else { return String::new() };
    let mut text = match &ply.captures {
        None => format!("{}{}", mv.from, mv.to),
        Some(_) => mv.to_string(),
    };
    for point in ply.captures.iter().flatten() {
        let _ = write!(text, "x{point}");
    }
    text + ply.mark.map(Mark::text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_of_every_kind_are_read_and_written() {
        for (text, captures, mark, written) in [
            ("d1-d3", Some(0), None, "d1-d3"),
            ("d1d3", None, None, "d1d3"),
            ("a10a1", None, None, "a10a1"),
            ("d1d3xd4", Some(1), None, "d1-d3xd4"),
            ("e8-e7xd7xe6", Some(2), None, "e8-e7xd7xe6"),
            ("c5-c1xd1/b1++", Some(2), Some(Mark::Captured), "c5-c1xb1xd1++"),
            ("i1-a10+", Some(0), Some(Mark::InDanger), "i1-a10+"),
            ("a1-a11--", Some(0), Some(Mark::Escaped), "a1-a11--"),
        ] {
            let ply = read_marked(text).expect(text);
            assert_eq!(ply.captures.as_ref().map(Vec::len), captures, "{text}");
            assert_eq!((ply.mark, write_move(&ply).as_str()), (mark, written), "{text}");
            assert_eq!(read_marked(written).as_ref(), Ok(&ply));
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in ["", "d", "d1", "d1-", "d1-t3", "d1-d3x", "d1-d3y", "d1-d3+++", "é1-d3", "d1-d3é", "d20-d3"] {
            assert!(read_marked(text).is_err(), "{text}");
        }
    }
}
