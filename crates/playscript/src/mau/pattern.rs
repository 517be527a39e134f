//! Patterns of moves: a card stands for every way to lay it that agrees with what is said about it.

use stammtisch_engine::mau::Move;

/// One or several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pattern(pub(super) Move);

impl Pattern {
    pub(super) fn means(self, mv: Move) -> bool {
        let (Move::Play(wanted), Move::Play(made)) = (self.0, mv) else {
            return self.0 == mv;
        };
        wanted.card == made.card
            && said(wanted.stands_for, made.stands_for)
            && said(wanted.wish, made.wish)
            && said(wanted.under, made.under)
            && (!wanted.claim || made.claim)
    }
}

/// Whether what a pattern says is true; what it leaves out may be anything.
fn said<T: PartialEq>(wanted: Option<T>, found: Option<T>) -> bool {
    wanted.is_none() || wanted == found
}
