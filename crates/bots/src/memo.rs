//! Memoised decisions: a decision is kept as long as the situation stays the same, so that looking twice
//! changes nothing.

/// The last decision and the situation it was made for.
pub(crate) struct Memo<S, D> {
    made: Option<(S, D)>,
}

impl<S: PartialEq, D: Copy> Memo<S, D> {
    pub(crate) const fn new() -> Self {
        Self { made: None }
    }

    /// The decision for `situation`: the one kept, or a new one.
    pub(crate) fn decide(&mut self, situation: S, decide: impl FnOnce() -> D) -> D {
        match &self.made {
            Some((same, decided)) if *same == situation => *decided,
            _ => {
                let decided = decide();
                self.made = Some((situation, decided));
                decided
            }
        }
    }
}
