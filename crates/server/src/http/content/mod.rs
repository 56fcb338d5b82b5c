//! What is part of the program and served as it is: the web client and its pages, studies, puzzles.

pub(crate) mod embed;
pub(crate) mod pages;
pub(crate) mod puzzles;
pub(crate) mod ruleset_catalogue;
pub(crate) mod studies;
