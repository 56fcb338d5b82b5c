//! What things are drawn with, and what colours that is in each theme.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use thiserror::Error;

/// What a shape is drawn with, named as the custom properties of `web/board/board.css`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Vellum,
    Edge,
    Line,
    /// Dots, letters.
    Dots,
    Wash,
    AttackerBody,
    AttackerEdge,
    AttackerLine,
    DefenderBody,
    DefenderEdge,
    DefenderHeart,
    KingBody,
    KingEdge,
    KingHeart,
    Select,
    Hint,
    Last,
    Wrong,
}

/// Every ink with its property and its colours: by day, by candlelight, printed.
const INKS: [(Ink, &str, [u32; 3]); 18] = [
    (Ink::Vellum, "board-vellum", [0xf6ecd3, 0x2d2219, 0xffffff]),
    (Ink::Edge, "board-edge", [0xc9b48a, 0x5b4835, 0xffffff]),
    (Ink::Line, "board-line", [0xa8402f, 0xb4573f, 0x000000]),
    (Ink::Dots, "board-ink", [0x3a2a1d, 0xcdb994, 0x000000]),
    (Ink::Wash, "board-wash", [0xecd9b4, 0x3a2b1f, 0xe6e6e6]),
    (Ink::AttackerBody, "attacker-body", [0x3b2b22, 0x0f0b08, 0x1a1a1a]),
    (Ink::AttackerEdge, "attacker-edge", [0x1f150f, 0xcdb487, 0x000000]),
    (Ink::AttackerLine, "attacker-line", [0xd9c39c, 0xcdb487, 0xffffff]),
    (Ink::DefenderBody, "defender-body", [0xfffaf0, 0xf0e4c9, 0xffffff]),
    (Ink::DefenderEdge, "defender-edge", [0x8e2f22, 0x6d2216, 0x000000]),
    (Ink::DefenderHeart, "defender-heart", [0xa8402f, 0xa8402f, 0x000000]),
    (Ink::KingBody, "king-body", [0xe7b73c, 0xeab94a, 0xffffff]),
    (Ink::KingEdge, "king-edge", [0x7a1f16, 0x7a1f16, 0x000000]),
    (Ink::KingHeart, "king-heart", [0x7a1f16, 0x7a1f16, 0x000000]),
    (Ink::Select, "board-select", [0x1f6f6b, 0x5cc2b5, 0x4d4d4d]),
    (Ink::Hint, "board-hint", [0x1f6f6b, 0x5cc2b5, 0x4d4d4d]),
    (Ink::Last, "board-last", [0xc77d1a, 0xe6a04c, 0x737373]),
    (Ink::Wrong, "board-wrong", [0xb3261e, 0xff7a66, 0x000000]),
];

/// A style sheet with the colours of every ink by day and by night, for pages that draw with [`symbols`](crate::symbols) and
/// [`Sheet::for_page`](crate::Sheet::for_page); the page's `color-scheme` decides.
#[must_use]
pub fn custom_properties() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(style_sheet);
    &SHEET
}

fn style_sheet() -> String {
    let property = |(_, name, [day, night, _]): &(Ink, &str, [u32; 3])| {
        if day == night { format!("--{name}:#{day:06x};") } else { format!("--{name}:light-dark(#{day:06x},#{night:06x});") }
    };
    format!(":root{{{}}}\n", INKS.iter().map(property).collect::<String>())
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Red lines on parchment.
    #[default]
    Parchment,
    /// The same by candlelight, for dark pages.
    Candlelight,
    /// Black on white, for printers.
    Print,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Parchment, Theme::Candlelight, Theme::Print];

    /// Its name on the command line and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Parchment => "parchment",
            Theme::Candlelight => "candlelight",
            Theme::Print => "print",
        }
    }

    /// The colour of an ink as red, green and blue.
    pub(crate) fn colour(self, ink: Ink) -> [u8; 3] {
        let [_, red, green, blue] = entry(ink).2[self as usize].to_be_bytes();
        [red, green, blue]
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown theme `{0}`: choose parchment, candlelight or print")]
pub struct UnknownTheme(String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Theme, UnknownTheme> {
        let known = Theme::ALL.into_iter().find(|theme| theme.name() == name);
        known.ok_or_else(|| UnknownTheme(name.chars().take(40).collect()))
    }
}

/// Where the colours come from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Colours {
    Theme(Theme),
    /// Those of [`Theme::Parchment`] on white paper, which is not painted itself.
    Paper,
    /// The custom properties of the page that the picture becomes part of.
    Page,
}

impl Colours {
    /// A colour as SVG writes it.
    pub(crate) fn text(self, ink: Ink) -> String {
        match self.known(ink) {
            Some([red, green, blue]) => format!("#{red:02x}{green:02x}{blue:02x}"),
            None => format!("var(--{})", entry(ink).1),
        }
    }

    /// A colour as red, green and blue, where it does not depend on a page.
    pub(crate) fn known(self, ink: Ink) -> Option<[u8; 3]> {
        match self {
            Colours::Theme(theme) => Some(theme.colour(ink)),
            Colours::Paper if ink == Ink::Vellum => Some([255; 3]),
            Colours::Paper => Some(Theme::Parchment.colour(ink)),
            Colours::Page => None,
        }
    }
}

fn entry(ink: Ink) -> (Ink, &'static str, [u32; 3]) {
    INKS[ink as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ink_is_in_its_place() {
        for (index, (ink, _, _)) in INKS.into_iter().enumerate() {
            assert_eq!(ink as usize, index, "{ink:?}");
        }
    }

    /// The value of a custom property in a style sheet.
    fn property<'a>(css: &'a str, name: &str) -> Option<&'a str> {
        let (_, rest) = css.split_once(&format!("--{name}: "))?;
        rest.split_once(';').map(|(value, _)| value)
    }

    #[test]
    fn the_colours_are_those_of_the_web_board() {
        let board =
            std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/board/board.css")).expect("a style sheet");
        for (ink, name, [day, night, _]) in INKS {
            let told = property(&board, name).unwrap_or_else(|| panic!("{ink:?}: no --{name} in board.css"));
            let wanted = if day == night { format!("#{day:06x}") } else { format!("light-dark(#{day:06x}, #{night:06x})") };
            assert_eq!(told, wanted, "--{name} in board.css");
        }
    }

    #[test]
    fn themes_are_read_as_they_are_written() {
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert!("sepia".parse::<Theme>().unwrap_err().to_string().contains("`sepia`"));
    }
}
