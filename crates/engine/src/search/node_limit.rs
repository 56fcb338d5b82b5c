//! The node limit, and the caller's wish to stop. The search knows no clock.

/// The number of nodes after which the caller is asked again whether to stop.
pub(crate) const ASKED_EVERY: u64 = 256;

pub(crate) struct Budget<'a> {
    nodes: u64,
    limit: u64,
    should_stop: &'a dyn Fn() -> bool,
    /// Nothing stops the search before the first iteration is finished: it must have a move.
    uninterrupted: bool,
    spent: bool,
    /// The plies of the longest line since [`Budget::begin_depth`].
    reached: u32,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limit: Option<u64>, should_stop: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { nodes: 0, limit: limit.unwrap_or(u64::MAX), should_stop, uninterrupted: true, spent: false, reached: 0 }
    }

    /// Counts a node; whether the search must end.
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

    /// Another depth begins.
    pub(crate) fn begin_depth(&mut self) {
        self.reached = 0;
    }

    /// A line has reached this ply.
    #[inline]
    pub(crate) fn reach(&mut self, ply: u32) {
        self.reached = self.reached.max(ply);
    }

    /// The plies of the longest line of this depth.
    pub(crate) const fn reached(&self) -> u32 {
        self.reached
    }

    /// A move has been found: from now on the search may be stopped, though not before it asks again.
    pub(crate) fn has_a_move(&mut self) {
        self.uninterrupted = false;
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
