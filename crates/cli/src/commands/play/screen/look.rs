//! How pieces and points look: by colour where there is any, and always by shape.

use std::env;

use hnefi_rules::{Piece, Side};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use unicode_normalization::UnicodeNormalization;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) colour: bool,
    pub(super) unicode: bool,
}

/// The signs of points and of what happened on them.
pub(super) struct Signs {
    pub(super) attacker: char,
    pub(super) defender: char,
    pub(super) king: char,
    pub(super) throne: char,
    pub(super) corner: char,
    pub(super) camp: char,
    /// A point of the manuscript's pattern.
    pub(super) variegated: char,
    /// A point where some pieces may not stop.
    pub(super) closed: char,
    pub(super) empty: char,
    /// Where the chosen piece may go.
    pub(super) target: char,
    /// Where the last move came from.
    pub(super) left: char,
    /// Where the last move captured.
    pub(super) captured: char,
    /// Around the piece that moved last.
    pub(super) moved: [char; 2],
    pub(super) to_move: char,
}

const UNICODE: Signs = Signs {
    attacker: '●',
    defender: '○',
    king: '♔',
    throne: '⊞',
    corner: '⊠',
    camp: '░',
    variegated: '◇',
    closed: '▫',
    empty: '·',
    target: '•',
    left: '◌',
    captured: '✕',
    moved: ['‹', '›'],
    to_move: '▸',
};

const ASCII: Signs = Signs {
    attacker: 'a',
    defender: 'd',
    king: 'K',
    throne: '=',
    corner: '#',
    camp: ':',
    variegated: '%',
    closed: ',',
    empty: '.',
    target: '+',
    left: '_',
    captured: 'x',
    moved: ['<', '>'],
    to_move: '>',
};

impl Look {
    /// What the environment says: no colour with `NO_COLOR`, no more than ASCII where the locale is not UTF-8.
    pub(super) fn of_environment() -> Look {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default().to_ascii_lowercase();
        let unicode = cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8");
        Look { colour: set("NO_COLOR").is_none(), unicode }
    }

    pub(super) const fn signs(self) -> &'static Signs {
        if self.unicode { &UNICODE } else { &ASCII }
    }

    /// The sign of a piece; special pieces have their letters of position texts.
    pub(super) const fn piece(self, piece: Piece) -> char {
        match piece {
            Piece::Attacker => self.signs().attacker,
            Piece::Defender => self.signs().defender,
            Piece::King => self.signs().king,
            Piece::Special(..) => piece.letter(),
        }
    }

    pub(super) const fn piece_style(self, piece: Piece) -> Style {
        let style = match (piece, piece.side()) {
            (Piece::King, _) => self.coloured(Color::Yellow),
            (_, Side::Attackers) => self.coloured(Color::Red),
            (_, Side::Defenders) => self.coloured(Color::Cyan),
        };
        style.add_modifier(Modifier::BOLD)
    }

    pub(super) const fn coloured(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }
}

/// Writes every cell of the screen in ASCII: letters without their accents, signs as the nearest there is.
pub(super) fn to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(letter) = cell.symbol().chars().next().filter(|letter| !letter.is_ascii()) {
            cell.set_char(nearest(letter));
        }
    }
}

fn nearest(letter: char) -> char {
    match letter {
        '·' | '─' | '–' | '—' => '-',
        '│' => '|',
        '┌' | '┐' | '└' | '┘' => '+',
        '…' => '.',
        'æ' | 'Æ' => 'a',
        'ø' => 'o',
        'ð' => 'd',
        'þ' => 't',
        'ß' => 's',
        '“' | '”' | '„' | '«' | '»' => '"',
        '’' | '‘' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        other => std::iter::once(other).nfd().next().filter(char::is_ascii).unwrap_or('?'),
    }
}
