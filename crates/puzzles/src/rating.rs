//! How hard a puzzle is, as far as depth and branching tell.

/// The measures of the proof that the rating uses.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effort {
    /// Legal moves where the solver chooses.
    choices: Vec<usize>,
    /// Legal moves of the other side.
    replies: Vec<usize>,
}

impl Effort {
    pub(crate) fn choice(&mut self, moves: usize) {
        self.choices.push(moves);
    }

    pub(crate) fn reply(&mut self, moves: usize) {
        self.replies.push(moves);
    }
}

/// Whole doublings.
fn doublings(count: usize) -> u32 {
    count.max(1).ilog2()
}

/// 300, 50 for every doubling of the moves among which the first is, 150 for each move to be found after it with 15 for every doubling of its
/// choices, and 5 for every doubling of the replies.
pub(crate) fn of_win(effort: &Effort) -> u32 {
    let (first, later) = effort.choices.split_first().map_or((1, &[][..]), |(first, later)| (*first, later));
    let later: u32 = later.iter().map(|moves| 150 + 15 * doublings(*moves)).sum();
    let replies: u32 = effort.replies.iter().map(|moves| 5 * doublings(*moves)).sum();
    300 + 50 * doublings(first) + later + replies
}

/// 400, 50 for every doubling of the moves, 40 for every doubling of those that parry at first and lose later, and 30 for every ply of the longest of
/// their refutations.
pub(crate) fn of_defence(moves: usize, tries: usize, longest: u32) -> u32 {
    400 + 50 * doublings(moves) + 40 * doublings(tries) + 30 * longest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_deeper_or_wider_is_harder() {
        let effort = |choices: &[usize]| Effort { choices: choices.to_vec(), replies: vec![4; choices.len() - 1] };
        assert!(of_win(&effort(&[32, 32])) < of_win(&effort(&[64, 32])));
        assert!(of_win(&effort(&[32, 32])) < of_win(&effort(&[32, 32, 32])));
        assert_eq!(of_win(&effort(&[32, 32])), 300 + 250 + 225 + 10);
        assert!(of_defence(32, 2, 3) < of_defence(32, 8, 3) && of_defence(32, 2, 3) < of_defence(32, 2, 7));
        assert_eq!(of_defence(32, 2, 3), 400 + 250 + 40 + 90);
    }
}
