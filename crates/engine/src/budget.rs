//! When a search must end: so many positions, or the caller's wish. The search knows no clock.

/// How often, in positions visited, the caller is asked whether to stop.
const ASKED_EVERY: u64 = 1_024;

pub(crate) struct Budget<'a> {
    nodes: u64,
    limit: u64,
    should_stop: &'a dyn Fn() -> bool,
    /// Until the first depth is finished nothing stops the search: it must have a move.
    uninterrupted: bool,
    spent: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limit: Option<u64>, should_stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { nodes: 0, limit: limit.unwrap_or(u64::MAX), should_stop, uninterrupted: true, spent: false }
    }

    /// Counts a position; whether the search must end.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        self.nodes += 1;
        if !self.uninterrupted
            && !self.spent
            && (self.nodes >= self.limit || self.nodes.is_multiple_of(ASKED_EVERY) && (self.should_stop)())
        {
            self.spent = true;
        }
        self.spent
    }

    /// The first depth is finished: from now on the search may be stopped. Whether it must be at once.
    pub(crate) fn may_end(&mut self) -> bool {
        self.uninterrupted = false;
        self.spent |= self.nodes >= self.limit || (self.should_stop)();
        self.spent
    }

    #[inline]
    pub(crate) const fn is_spent(&self) -> bool {
        self.spent
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }
}
