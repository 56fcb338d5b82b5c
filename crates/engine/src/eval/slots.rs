//! Lists of things that are counted, each in as many slots as it has cases: where the slots of each begin among those of all, and what it is
//! called in files of weights.

/// Declares an enum of such things, one a line: its name, its name in files, and how many slots it has. `SLOTS` is the number of slots of all.
macro_rules! slotted {
    ($(#[$about:meta])* $List:ident { $($(#[$doc:meta])* $thing:ident $name:literal $slots:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $List {
            $($(#[$doc])* $thing,)*
        }

        /// The number of slots of all.
        pub(crate) const SLOTS: usize = 0 $(+ $slots)*;

        impl $List {
            pub(crate) const ALL: &[$List] = &[$($List::$thing),*];
            const NUMBERS: &[usize] = &[$($slots),*];
            const NAMES: &[&str] = &[$($name),*];
            const FIRST: [usize; Self::NUMBERS.len()] = {
                let mut first = [0; Self::NUMBERS.len()];
                let mut i = 1;
                while i < first.len() {
                    first[i] = first[i - 1] + Self::NUMBERS[i - 1];
                    i += 1;
                }
                first
            };

            /// Where its slots begin among those of all.
            pub(crate) const fn first(self) -> usize {
                Self::FIRST[self as usize]
            }

            /// In how many cases it is counted.
            pub(crate) const fn slots(self) -> usize {
                Self::NUMBERS[self as usize]
            }

            /// What it is called in files of weights.
            pub(crate) const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }
    };
}

pub(crate) use slotted;
