//! The results of a search as a table and as a map: fairness against faithfulness to the sources.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::report::page::escaped;
use crate::search::Candidate;

/// All candidates as CSV: a line each, its factors in columns of their own, figures those of its last round.
///
/// # Errors
/// What the writer says; writing to memory, it has no reason to.
pub fn candidates_csv(candidates: &[Candidate]) -> Result<String, csv::Error> {
    let factors: BTreeSet<&String> = candidates.iter().flat_map(|candidate| candidate.factors.keys()).collect();
    let mut writer = csv::Writer::from_writer(Vec::new());
    let fixed = [
        "arm",
        "rounds",
        "nodes",
        "games",
        "won",
        "drawn",
        "lost",
        "score",
        "low",
        "high",
        "verdict",
        "merit",
        "kept",
        "stated",
        "unsurpassed",
    ];
    writer.write_record(fixed.into_iter().chain(factors.iter().map(|factor| factor.as_str())))?;
    for candidate in candidates {
        let mut line = vec![candidate.arm.clone(), candidate.rounds.len().to_string()];
        match candidate.last() {
            Some(last) => {
                let results = last.results;
                line.extend(
                    [last.nodes, results.games(), results.won, results.drawn, results.lost].map(|number| number.to_string()),
                );
                line.extend([last.score.value, last.score.low, last.score.high].map(|share| format!("{share:.4}")));
                line.extend([last.verdict.word().to_owned(), format!("{:.4}", last.merit)]);
            }
            None => line.extend(std::iter::repeat_n(String::new(), 10)),
        }
        line.extend([candidate.kept.to_string(), candidate.stated.to_string(), candidate.unsurpassed.to_string()]);
        line.extend(factors.iter().map(|factor| candidate.factors.get(*factor).cloned().unwrap_or_default()));
        writer.write_record(&line)?;
    }
    let bytes = writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 520.0;
const LEFT: f64 = 70.0;
const TOP: f64 = 50.0;
const RIGHT: f64 = 24.0;
const BOTTOM: f64 = 60.0;
/// From line to line of the names below.
const LINE: f64 = 16.0;
/// The longest line of changes in a rule set, in letters, unless a single change is longer.
const LETTERS: usize = 84;

/// A drawing of all candidates: across, the share of the stated rules kept; upwards, the merit. Those that came farther are larger, and those
/// that no other surpasses have a letter, with their names below.
#[must_use]
pub fn fairness_map(title: &str, candidates: &[Candidate]) -> String {
    let share = |candidate: &Candidate| candidate.kept as f64 / candidate.stated.max(1) as f64;
    let least = candidates.iter().map(share).fold(1.0, f64::min);
    // The scale begins at a round tenth below the least, so that the points are not crowded at one end.
    let from = ((least * 10.0).floor() / 10.0).min(0.9);
    let x = |share: f64| LEFT + (share - from) / (1.0 - from) * (WIDTH - LEFT - RIGHT);
    let y = |merit: f64| HEIGHT - BOTTOM - merit / 0.5 * (HEIGHT - TOP - BOTTOM);
    let named: Vec<&Candidate> =
        candidates.iter().filter(|candidate| candidate.unsurpassed && candidate.last().is_some()).collect();
    let names: Vec<(&Candidate, &str, Vec<String>)> = named
        .into_iter()
        .map(|candidate| {
            let (set, changes) = candidate.arm.split_once('{').unwrap_or((&candidate.arm, ""));
            (candidate, set, in_lines(changes.trim_end_matches('}')))
        })
        .collect();
    let height = HEIGHT + names.iter().map(|(_, _, changes)| LINE * (changes.len() as f64 + 1.5)).sum::<f64>();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" font-family=\"Georgia, serif\" font-size=\"13\">\n\
         <title>{}</title>\n<desc>Each circle is a set of rules. Across: how many of the rules that its source states it keeps. Upwards: the share of games won \
         by the side that wins fewer, one half where the game is fair and never drawn.</desc>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fbf6e9\"/>\n<text x=\"{LEFT}\" y=\"28\" font-size=\"17\" fill=\"#3b2a1a\">{}</text>\n",
        escaped(title),
        escaped(title)
    );
    for tenth in 0..=5 {
        let merit = f64::from(tenth) / 10.0;
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"#d9c9a8\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#5b4630\">{merit:.1}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y(merit) + 4.0,
            at = y(merit)
        );
    }
    let steps = ((1.0 - from) * 10.0).round() as u32;
    for step in 0..=steps {
        let share = 1.0 - f64::from(step) / 10.0;
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#5b4630\">{:.0} %</text>",
            x(share),
            HEIGHT - BOTTOM + 20.0,
            100.0 * share
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#3b2a1a\">stated rules kept</text>\n\
         <text transform=\"translate(20 {:.1}) rotate(-90)\" text-anchor=\"middle\" fill=\"#3b2a1a\">wins of the side that wins fewer</text>",
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 16.0,
        (TOP + HEIGHT - BOTTOM) / 2.0
    );
    for candidate in candidates {
        let Some(last) = candidate.last() else { continue };
        let (cx, cy, r) = (x(share(candidate)), y(last.merit), 3.0 + 1.5 * candidate.rounds.len() as f64);
        let fill = if candidate.unsurpassed { "#9c2b1f" } else { "#7a6a4f" };
        let _ = writeln!(
            svg,
            "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{r:.1}\" fill=\"{fill}\" fill-opacity=\"0.6\"><title>{}: attackers {:.0} %, {} games of {} positions a move, {} of {} stated rules</title></circle>",
            escaped(&candidate.arm),
            100.0 * last.score.value,
            last.results.games(),
            last.nodes,
            candidate.kept,
            candidate.stated
        );
    }
    let mut at = HEIGHT;
    for ((candidate, set, changes), letter) in names.iter().zip(('a'..='z').cycle()) {
        let Some(last) = candidate.last() else { continue };
        let (cx, cy) = (x(share(candidate)), y(last.merit));
        let _ = writeln!(
            svg,
            "<text x=\"{cx:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-weight=\"bold\" fill=\"#2a1408\">{letter}</text>\n\
             <text x=\"{LEFT}\" y=\"{at:.1}\" fill=\"#9c2b1f\"><tspan font-weight=\"bold\">{letter}</tspan> {}</text>",
            cy + 4.5,
            escaped(set)
        );
        for line in changes {
            at += LINE;
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{at:.1}\" font-size=\"11\" fill=\"#5b4630\">{}</text>",
                LEFT + 14.0,
                escaped(line)
            );
        }
        at += 1.5 * LINE;
    }
    svg.push_str("</svg>\n");
    svg
}

/// Changes, which a file writes with commas between, in lines that are not too long.
fn in_lines(changes: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.len() + 2 + change.len() <= LETTERS => {
                line.push_str(", ");
                line.push_str(change);
            }
            _ => lines.push(change.to_owned()),
        }
    }
    lines
}
