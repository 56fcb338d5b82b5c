//! The values that are one letter each.

/// A type whose values are letters of a rules record.
pub(crate) trait Word: Copy + PartialEq + Sized + 'static {
    /// Every value, with every word for it; the first is the one written.
    const WORDS: &'static [(Self, &'static [&'static str])];

    /// The value that a word means.
    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, words)| words.contains(&word)).map(|(value, _)| *value)
    }

    /// The word for the value.
    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(value, _)| *value == self).map_or("", |(_, words)| words[0])
    }
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $word:literal $(| $other:literal)*,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $value,)+ }

        impl $name {
            /// Every value.
            pub const ALL: &[$name] = &[$($name::$value,)+];

            /// The letter of a rules record.
            #[must_use]
            pub fn letter(self) -> &'static str {
                self.word()
            }
        }

        impl Word for $name {
            const WORDS: &'static [($name, &'static [&'static str])] = &[$(($name::$value, &[$word $(, $other)*]),)+];
        }
    )+};
}

words! {
    /// `esc`: where the king escapes.
    EscapeTo {
        /// To a corner square.
        Corners = "c",
        /// To any square of the edge.
        Edge = "e",
    }

    /// `tfr`: what a position's third occurrence does. The words are read as the notation defines them; the program OpenTafl has
    /// `l` and `w` the other way round.
    Threefold {
        /// Nothing.
        Ignored = "i",
        /// It draws.
        Draw = "d",
        /// Who brings it about loses.
        CompleterLoses = "l",
        /// Who brings it about wins.
        CompleterWins = "w",
    }

    /// `ka`: the king's part in captures.
    Armed {
        /// As hammer and as anvil.
        Armed = "y",
        /// Only as hammer.
        HammerOnly = "h",
        /// Only as the piece opposite.
        AnvilOnly = "a",
        /// Not at all.
        Unarmed = "n",
    }

    /// `ks`: what it takes to capture the king.
    Strength {
        /// Four sides.
        Strong = "s" | "y",
        /// Four on and beside the centre, elsewhere two.
        StrongAtCentre = "c",
        /// All its sides: on the edge three, in a corner two.
        Middleweight = "m",
        /// Two.
        Weak = "w" | "n",
    }

    /// `kj`, `nj`, `cj`, `mj`, `gj`: how a kind of piece jumps.
    Jump {
        /// Not at all.
        None = "n",
        /// Without capturing, from or to a special square.
        Restricted = "r",
        /// Without capturing.
        Free = "j",
        /// Capturing the piece jumped over.
        Capturing = "c",
    }

    /// `sw`: whether rows of men at the edge are captured together.
    Shieldwall {
        /// No.
        None = "n",
        /// Yes, but a corner closes no row.
        Weak = "w",
        /// Yes, and a corner may close a row.
        Strong = "s",
    }

    /// `ber`: whether a capture gives another move.
    Berserk {
        /// No.
        None = "n",
        /// A move that captures.
        Capturing = "c",
        /// Any move.
        AnyMove = "m",
    }
}

impl Word for bool {
    const WORDS: &'static [(bool, &'static [&'static str])] = &[(true, &["y"]), (false, &["n"])];
}
