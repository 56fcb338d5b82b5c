//! Blocks of text and pictures in columns, page after page.

use std::ops::Range;

use crate::error::PrintError;
use crate::page::Part;
use crate::paper::Paper;
use crate::tiling::LEAST;

/// What stays together in a column, with its left upper corner at the origin of its parts; lengths are in millimetres.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) parts: Vec<Part>,
    pub(crate) height: f64,
    /// Between it and the block above.
    pub(crate) before: f64,
    /// Whether it stands in the same column as the next block, as headings do.
    pub(crate) stays: bool,
}

/// The columns of a page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Columns {
    /// Width and height of the paper.
    pub(crate) paper: (f64, f64),
    pub(crate) count: usize,
    /// What is left free below the columns, beside the margin.
    pub(crate) foot: f64,
}

/// From the edge of the paper to the text.
pub(crate) const MARGIN: f64 = 16.0;
/// Between two columns.
const GAP: f64 = 8.0;
/// How narrow a column is at least where there are several.
const NARROWEST: f64 = 74.0;

impl Columns {
    /// As many columns as a paper has room for.
    pub(crate) fn on(paper: Paper) -> Result<Columns, PrintError> {
        let size = paper.size().ok_or(PrintError::NoPaper)?;
        if size.0.min(size.1) < LEAST {
            return Err(PrintError::Paper(paper.to_string()));
        }
        let room = size.0 - 2.0 * MARGIN;
        // At least one, and at most a few hundred.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let count = ((room + GAP) / (NARROWEST + GAP)).floor().max(1.0) as usize;
        Ok(Columns { paper: size, count, foot: 0.0 })
    }

    /// The width of all columns together.
    pub(crate) fn across(self) -> f64 {
        self.paper.0 - 2.0 * MARGIN
    }

    /// The height of a column from the upper margin.
    pub(crate) fn down(self) -> f64 {
        self.paper.1 - 2.0 * MARGIN - self.foot
    }

    /// The width of a column.
    pub(crate) fn width(self) -> f64 {
        (self.across() - GAP * (self.count as f64 - 1.0)) / self.count as f64
    }

    /// The blocks on pages: those of the head over the columns of the first, the others in columns, which end at the same height on the
    /// last page.
    ///
    /// # Errors
    /// [`PrintError::Long`] where something is higher than a page.
    pub(crate) fn pages(self, head: Vec<Block>, body: &[Block]) -> Result<Vec<Vec<Part>>, PrintError> {
        let full = self.down();
        let mut parts = Vec::new();
        let mut top = 0.0;
        for block in head {
            top += if top > 0.0 { block.before } else { 0.0 };
            parts.extend(block.parts.into_iter().map(|part| part.moved((MARGIN, MARGIN + top))));
            top += block.height;
        }
        let chunks = chunks(body);
        let mut pages = Vec::new();
        let mut start = 0;
        loop {
            let room = full - top;
            let columns = self.pour(&chunks, start, body, room);
            let end = columns.last().map_or(start, |column| column.end);
            let columns = if end == chunks.len() { self.level(&chunks, start, body, room) } else { columns };
            for (index, column) in columns.into_iter().enumerate() {
                let left = MARGIN + index as f64 * (self.width() + GAP);
                parts.extend(placed(&chunks[column], body, (left, MARGIN + top)));
            }
            if end == start && top == 0.0 && start < chunks.len() {
                return Err(PrintError::Long);
            }
            pages.push(std::mem::take(&mut parts));
            (start, top) = (end, 0.0);
            if start == chunks.len() {
                return Ok(pages);
            }
        }
    }

    /// The chunks that columns of a height hold, from one on.
    fn pour(self, chunks: &[Range<usize>], start: usize, body: &[Block], height: f64) -> Vec<Range<usize>> {
        let mut from = start;
        let mut columns = Vec::new();
        for _ in 0..self.count {
            let mut to = from;
            while to < chunks.len() && height_of(&chunks[from..=to], body) <= height + 1e-6 {
                to += 1;
            }
            columns.push(from..to);
            from = to;
        }
        columns
    }

    /// The lowest columns that hold all the rest, if columns of a height do.
    fn level(self, chunks: &[Range<usize>], start: usize, body: &[Block], height: f64) -> Vec<Range<usize>> {
        self.pour(chunks, start, body, self.least_height(chunks, start, body, height))
    }

    /// How high columns with these blocks are at least, if columns of a height hold them.
    pub(crate) fn height(self, body: &[Block], height: f64) -> f64 {
        self.least_height(&chunks(body), 0, body, height)
    }

    fn least_height(self, chunks: &[Range<usize>], start: usize, body: &[Block], height: f64) -> f64 {
        let (mut low, mut high) = (0.0, height);
        while high - low > 0.5 {
            let middle = (low + high) / 2.0;
            let holds = self.pour(chunks, start, body, middle).last().is_some_and(|column| column.end == chunks.len());
            if holds { high = middle } else { low = middle }
        }
        high
    }
}

/// Blocks that stand in one column.
fn chunks(body: &[Block]) -> Vec<Range<usize>> {
    let mut chunks = Vec::new();
    let mut from = 0;
    for (index, block) in body.iter().enumerate() {
        if !block.stays || index + 1 == body.len() {
            chunks.push(from..index + 1);
            from = index + 1;
        }
    }
    chunks
}

fn height_of(chunks: &[Range<usize>], body: &[Block]) -> f64 {
    let blocks = chunks.iter().flat_map(|chunk| &body[chunk.clone()]);
    blocks.enumerate().map(|(index, block)| block.height + if index > 0 { block.before } else { 0.0 }).sum()
}

fn placed(chunks: &[Range<usize>], body: &[Block], (left, mut top): (f64, f64)) -> Vec<Part> {
    let mut parts = Vec::new();
    for (index, block) in chunks.iter().flat_map(|chunk| &body[chunk.clone()]).enumerate() {
        top += if index > 0 { block.before } else { 0.0 };
        parts.extend(block.parts.iter().map(|part| part.clone().moved((left, top))));
        top += block.height;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(height: f64, stays: bool) -> Block {
        Block { parts: Vec::new(), height, before: 2.0, stays }
    }

    #[test]
    fn a_heading_goes_with_what_follows() {
        let columns = Columns { paper: (210.0, 132.0), count: 2, foot: 0.0 };
        let body: Vec<Block> = [(90.0, false), (6.0, true), (10.0, false), (80.0, false)].map(|(h, s)| block(h, s)).to_vec();
        let chunks = chunks(&body);
        assert_eq!(chunks, [0..1, 1..3, 3..4]);
        assert_eq!(columns.pour(&chunks, 0, &body, 100.0), [0..1, 1..3], "100 mm hold the first block and the heading alone");
        assert!(columns.pages(vec![], &[block(101.0, false)]).is_err());
    }

    #[test]
    fn the_last_page_has_level_columns() {
        let columns = Columns { paper: (210.0, 297.0), count: 2, foot: 0.0 };
        let body = vec![block(10.0, false); 10];
        let all = chunks(&body);
        assert_eq!(columns.level(&all, 0, &body, 265.0), [0..5, 5..10]);
    }
}
