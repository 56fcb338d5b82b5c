//! Moves as records have them, read by the grammar of the rules crate: `d1-d3`, `g3-e3xe2`, `d1d3`, `d8-d7xd6xb7`, `c5-c1xd1/b1++`.

use std::fmt::Write as _;

use hnefi_rules::notation::WrittenMove;
use hnefi_rules::{Mark, Move};

use crate::ply::{Play, Ply};

/// Reads one move, and gives what follows it in the text.
///
/// A move without a dash and without a captured point says nothing of captures: the programs that wrote so did not record them.
pub(crate) fn read_move(text: &str) -> Result<(Ply, &str), String> {
    let (written, rest) = WrittenMove::read(text).map_err(|error| error.to_string())?;
    let piece = written.piece().map_err(|problem| format!("in `{}`: {problem}", text.chars().take(40).collect::<String>()))?;
    let known = written.joined || !written.captures.is_empty();
    let captures = known.then(|| written.captures.iter().map(|(_, point)| *point).collect());
    Ok((Ply { piece, ..Ply::moving(Move { from: written.from, to: written.to }, captures) }, rest))
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
    use hnefi_rules::Piece;

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
            ("H1\u{2013}H4:g4", Some(1), None, "h1-h4xg4"),
            ("0d60f6", None, None, "d6f6"),
        ] {
            let ply = read_marked(text).expect(text);
            assert_eq!(ply.captures.as_ref().map(Vec::len), captures, "{text}");
            assert_eq!((ply.mark, write_move(&ply).as_str()), (mark, written), "{text}");
            assert_eq!(read_marked(written).as_ref(), Ok(&ply));
        }
    }

    #[test]
    fn the_letter_before_a_move_is_its_piece() {
        let pieces = ["Kd4-d3", "KH7H9", "d4-d3"].map(|text| read_marked(text).expect(text).piece);
        assert_eq!(pieces, [Some(Piece::King), Some(Piece::King), None]);
        assert!(read_marked("qd4-d3").is_err());
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in ["", "d", "d1", "d1-", "d1-t3", "d1-d3x", "d1-d3y", "d1-d3+++", "é1-d3", "d1-d3é", "d20-d3"] {
            assert!(read_marked(text).is_err(), "{text}");
        }
    }
}
