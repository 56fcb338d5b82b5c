//! Pictures of positions: the board of the web client (`web/board`), drawn without a browser.
//!
//! ```
//! use hnefi_diagram::{Diagram, Sheet, Theme};
//! use hnefi_rules::Position;
//! use hnefi_rulesets::Ruleset;
//!
//! let rules = Ruleset::named("brandubh-cyningstan")?;
//! let sheet = Sheet::of(Diagram::new(&rules, &Position::start(&rules)));
//! let svg: String = sheet.svg(480, Theme::Parchment)?;
//! let png: Vec<u8> = sheet.png(480, Theme::Parchment)?;
//! # assert!(svg.starts_with("<svg ") && png.starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Diagram`] is what is to be seen of one board, a [`Sheet`] one or several of them side by side. What is drawn is worked out once,
//! as a scene of shapes (`scene.rs`), and written as SVG or painted as pixels. A shape names the ink it is drawn with, and a [`Theme`]
//! says what colour that is. Letters are strokes of a pen like everything else (`letters.rs`), so that a picture needs no font.
//!
//! The crate does no input or output.

mod board;
mod diagram;
mod diagram_shapes;
mod embed;
mod error;
mod folio;
mod ground;
mod hand;
mod ink;
mod letters;
mod marks;
mod overlay;
mod painted;
mod path;
mod pieces;
mod raster;
mod scene;
mod sheet;
mod svg;

pub use board::{Board, BoardMarks, BoardStyle, Grid, NotOnFolio, ShownStart, UnknownChoice, emblem, piece_shapes};
pub use diagram::{Arrow, ArrowError, ArrowKind, Diagram};
pub use embed::{ShownGame, embed_code};
pub use error::{LARGEST, SMALLEST, SheetError};
pub use ink::{Theme, UnknownTheme, custom_properties};
pub use painted::{Line, Painted};
pub use pieces::piece_id;
pub use sheet::Sheet;
pub use svg::{escaped, symbols};
pub use tiny_skia::{Path, PathBuilder, PathSegment, Transform};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
