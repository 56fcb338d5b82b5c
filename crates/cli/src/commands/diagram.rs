//! `hnefi diagram`: a picture of a position, or of several positions of a game.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use hnefi_diagram::{Arrow, Diagram, LARGEST, SMALLEST, Sheet, Theme, embed_code};
use hnefi_records::{CapturesWritten, GameLine, replay_line};
use hnefi_rules::{Game, Point};
use hnefi_rulesets::Ruleset;

use crate::in_language::InLanguage;
use crate::output::{self, Answer};
use crate::selection::Selection;

/// Draw a position as an SVG or PNG image, or a game as HTML to embed.
///
/// By default, draws the starting position as SVG on standard output. The extension of the output file decides the format: `.svg`, `.png`,
/// or `.html` for code that embeds the game with the element `<hnefi-board>` (docs/guide/embedding.md).
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  hnefi diagram alea-walker-2015 -o alea.png\n  \
    hnefi diagram tablut-murray --moves d1-c1 e6-f6 --arrow e8-h8 -o tablut.svg\n  \
    hnefi diagram brandubh-cyningstan --moves d7-e7 d5-f5 a4-a5 --at 0,1,3 -o opening.png")]
pub(crate) struct Arguments {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    texts: InLanguage,
    /// Moves to play from the position; `pass` is a lost turn. The last move is marked.
    #[arg(long, value_name = "MOVE", num_args = 1.., value_delimiter = ',')]
    moves: Vec<String>,
    /// Draw the positions after these numbers of moves side by side, instead of the last one.
    #[arg(long, value_name = "PLY", num_args = 1.., value_delimiter = ',')]
    at: Vec<usize>,
    /// An arrow, such as `a1-a5`, or with a kind: `a1-a5:move`, `a1-a5:wrong`.
    #[arg(long, value_name = "FROM-TO", num_args = 1.., value_delimiter = ',')]
    arrow: Vec<Arrow>,
    /// A point to mark.
    #[arg(long, value_name = "POINT", num_args = 1.., value_delimiter = ',')]
    mark: Vec<Point>,
    /// Leave out the coordinates.
    #[arg(long)]
    no_coordinates: bool,
    /// Draw the board from the other side.
    #[arg(long)]
    flip: bool,
    /// The colours: parchment, candlelight (for dark pages) or print (black on white).
    #[arg(long, default_value_t)]
    theme: Theme,
    /// The width in pixels. Default: 40 from point to point, and a margin.
    #[arg(long, value_name = "PIXELS", help = format!("The width in pixels, {SMALLEST} to {LARGEST}. Default: 40 from point to point, and a margin"))]
    size: Option<u32>,
    /// The format, regardless of the file's name: svg, png or html.
    #[arg(long)]
    format: Option<Format>,
    /// The output file. Default: standard output.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long, requires = "output")]
    force: bool,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Html,
}

impl FromStr for Format {
    type Err = String;

    fn from_str(name: &str) -> Result<Format, String> {
        match name.to_ascii_lowercase().as_str() {
            "svg" => Ok(Format::Svg),
            "png" => Ok(Format::Png),
            "html" => Ok(Format::Html),
            _ => Err(format!("diagrams are written as svg, png or html, not as `{name}`")),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer> {
    let format = arguments.format()?;
    let (rules, position) = arguments.selection.read()?;
    let line = GameLine {
        rules: rules.id(),
        start: Some(position.to_string()),
        moves: arguments.moves.clone(),
        captures: CapturesWritten::Some,
        ..GameLine::default()
    };
    let game = replay_line(&line, &rules)?;
    if format == Format::Html && arguments.draws() {
        bail!(
            "HTML shows the whole game: `--at`, `--arrow`, `--mark`, `--flip`, `--size` and `--no-coordinates` are for pictures"
        );
    }
    let bytes = match format {
        Format::Html => embed_code(&game, &rules.name().in_language(arguments.texts.language), "hnefi-board.js").into_bytes(),
        Format::Svg | Format::Png => {
            let sheet = arguments.sheet(&rules, &game)?;
            let width = arguments.size.unwrap_or_else(|| sheet.natural_width());
            match format {
                Format::Png => sheet.png(width, arguments.theme)?,
                _ => sheet.svg(width, arguments.theme)?.into_bytes(),
            }
        }
    };
    match &arguments.output {
        Some(path) => output::save(path, &bytes, arguments.force)?,
        None if format == Format::Png && std::io::stdout().is_terminal() => {
            bail!("a PNG image cannot be shown in a terminal: write it to a file with `-o FILE`")
        }
        None => output::bytes(&bytes),
    }
    Ok(Answer::Yes)
}

impl Arguments {
    /// Whether it says how a picture is drawn.
    fn draws(&self) -> bool {
        let Arguments { at, arrow, mark, no_coordinates, flip, size, .. } = self;
        !(at.is_empty() && arrow.is_empty() && mark.is_empty()) || *no_coordinates || *flip || size.is_some()
    }

    fn format(&self) -> Result<Format> {
        if let Some(format) = self.format {
            return Ok(format);
        }
        let Some(path) = &self.output else { return Ok(Format::Svg) };
        let ending = Path::extension(path).and_then(|ending| ending.to_str()).unwrap_or_default();
        let of_file = || format!("`{}` (or set it with `--format`)", path.display());
        ending.parse().map_err(anyhow::Error::msg).with_context(of_file)
    }

    fn sheet(&self, rules: &Ruleset, game: &Game) -> Result<Sheet> {
        if self.at.is_empty() {
            return Ok(Sheet::of(self.dressed(after(rules, game, game.plies().len())?)));
        }
        let diagrams = self.at.iter().map(|ply| {
            let text = ply.checked_sub(1).and_then(|index| game.plies().get(index)).map(|ply| ply.text());
            let caption = text.map_or(ply.to_string(), |text| format!("{ply} {text}"));
            Ok(self.dressed(after(rules, game, *ply)?.caption(caption)))
        });
        Ok(Sheet::strip(diagrams.collect::<Result<_>>()?))
    }

    fn dressed(&self, diagram: Diagram) -> Diagram {
        diagram.coordinates(!self.no_coordinates).flipped(self.flip).arrows(self.arrow.clone()).dots(self.mark.clone())
    }
}

/// The diagram of the position after this many plies.
fn after(rules: &Ruleset, game: &Game, plies: usize) -> Result<Diagram> {
    let Some(index) = plies.checked_sub(1) else { return Ok(Diagram::new(rules, game.start())) };
    match game.plies().get(index) {
        Some(ply) => Ok(Diagram::after(rules, ply)),
        None => bail!("there is no position after {plies} plies: {} were played", game.plies().len()),
    }
}
