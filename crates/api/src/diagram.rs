//! Pictures of positions, as clients ask for them.

use hnefi_diagram::{Arrow, Diagram, Sheet, Theme};
use hnefi_rules::Point;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{Code, Refusal, RulesetRegistry, replay};

/// The widest and highest picture over HTTP; the command line draws larger ones.
const MAX_WIDTH: u32 = 2048;
/// The most arrows, and the most points to mark.
const MAX_SIGNS: usize = 200;

/// The most pixels in all of them, each counted as large as the picture.
const MAX_SIGN_PIXELS: u64 = 200_000_000;

/// What to draw.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DiagramQuery {
    /// The rule set, with options and layout if wanted.
    #[param(example = "brandubh-cyningstan")]
    pub rules: String,
    /// The position; the start if left out.
    #[param(example = "/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ a -")]
    pub position: Option<String>,
    /// Moves from there, with commas or blanks between them; the last one is marked.
    #[param(example = "a4-a5,d3-c3")]
    pub moves: Option<String>,
    /// Arrows, such as `a1-a5` or `a1-a5:wrong`.
    pub arrows: Option<String>,
    /// Points to mark.
    pub marks: Option<String>,
    /// `parchment`, `candlelight` or `print`.
    pub theme: Option<String>,
    /// Letters and numbers along the edges; true if left out.
    pub coordinates: Option<bool>,
    /// Seen from the other side.
    pub flipped: Option<bool>,
    /// The width in pixels; forty for each point if left out.
    #[param(example = 480)]
    pub size: Option<u32>,
}

/// What was asked for, checked.
#[derive(Debug)]
pub struct CheckedDiagram {
    /// What is drawn.
    pub sheet: Sheet,
    /// In pixels.
    pub width: u32,
    /// In which colours.
    pub theme: Theme,
}

impl DiagramQuery {
    /// Checks what is asked for; `max_plies` is the most that a game may have.
    ///
    /// # Errors
    /// A [`Refusal`] for rules, positions, moves and signs that are none, and for too many or too large ones.
    pub fn read(&self, rulesets: &RulesetRegistry, max_plies: usize) -> Result<CheckedDiagram, Refusal> {
        let bad = |detail: String| Refusal::new(Code::BadRequest, detail);
        // A `+` that was not escaped arrives as a blank; ids have none.
        let rules = rulesets.ruleset(&self.rules.replace(' ', "+"))?;
        let moves = parts(self.moves.as_deref());
        if moves.len() > max_plies {
            return Err(Refusal::new(Code::TooLarge, format!("a game has at most {max_plies} plies")));
        }
        let game = replay(&rules, self.position.as_deref(), &moves)?;
        let arrows = parts(self.arrows.as_deref());
        let dots = parts(self.marks.as_deref());
        if arrows.len().max(dots.len()) > MAX_SIGNS {
            return Err(Refusal::new(Code::TooLarge, format!("a picture has at most {MAX_SIGNS} arrows and as many marks")));
        }
        let signs = (arrows.len() + dots.len()) as u64;
        let arrows: Result<Vec<Arrow>, _> = arrows.iter().map(|text| text.parse()).collect();
        let dots: Result<Vec<Point>, _> = dots.iter().map(|text| text.parse()).collect();
        let theme = self.theme.as_deref().map(str::parse::<Theme>).transpose().map_err(|error| bad(error.to_string()))?;
        let last = game.plies().last();
        let diagram = last.map_or_else(|| Diagram::new(&rules, game.position()), |ply| Diagram::after(&rules, ply));
        let diagram = diagram
            .coordinates(self.coordinates.unwrap_or(true))
            .flipped(self.flipped.unwrap_or(false))
            .arrows(arrows.map_err(|error| bad(error.to_string()))?)
            .dots(dots.map_err(|error| bad(error.to_string()))?);
        let sheet = Sheet::of(diagram);
        let width = self.size.unwrap_or_else(|| sheet.natural_width());
        if width > MAX_WIDTH {
            return Err(bad(format!("a picture is at most {MAX_WIDTH} pixels wide, and {width} were asked for")));
        }
        let pixels = u64::from(width).pow(2);
        if signs * pixels > MAX_SIGN_PIXELS {
            let (fewer, narrower) = (MAX_SIGN_PIXELS / pixels, (MAX_SIGN_PIXELS / signs).isqrt());
            let detail = format!(
                "{signs} arrows and marks are too many for a picture {width} pixels wide: it can have {fewer}, or with {signs} be {narrower} wide"
            );
            return Err(Refusal::new(Code::TooLarge, detail));
        }
        Ok(CheckedDiagram { sheet, width, theme: theme.unwrap_or_default() })
    }
}

/// The parts of a text between commas and blanks.
fn parts(text: Option<&str>) -> Vec<String> {
    let parts = text.unwrap_or_default().split([',', ' ']).filter(|part| !part.is_empty());
    parts.map(str::to_owned).collect()
}
