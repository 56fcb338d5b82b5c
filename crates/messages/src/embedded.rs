//! The files of every language, as they were when the program was built.

/// The files of a language.
pub(crate) struct Source {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) files: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
