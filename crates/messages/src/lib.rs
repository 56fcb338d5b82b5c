//! What hnefi says, in every language: messages with an id and arguments, and texts of data.
//!
//! The messages are [Fluent](https://projectfluent.org) files, a folder a language (`languages/`). Code names a message by its id; data
//! (rule sets, lessons) write a text in English, and its translations are found under an id that is made from the English ([`text_id`]).
//!
//! ```
//! use hnefi_messages::{Language, Text};
//!
//! let text = Text::message("summary-parent").with("parent", Text::same("Copenhagen"));
//! assert_eq!(text.to_string(), "The rules of Copenhagen.");
//! let german = Language::from_code("de").expect("one of the languages");
//! assert_eq!(text.in_language(german), "Die Regeln von Copenhagen.");
//! ```

mod catalogue;
mod embedded;
mod language;
mod numbers;
mod signs;
mod text;

pub use catalogue::{has_message, message_ids, variables_of};
pub use language::{Language, LanguageError};
pub use text::{Text, TextParts, text_id};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
