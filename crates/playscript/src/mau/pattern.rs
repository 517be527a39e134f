//! Patterns of moves: a card stands for every way to lay it that agrees with what is said of it.

use stammtisch_engine::mau::Move;

/// One or several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pattern(pub(super) Move);

impl Pattern {
    pub(super) fn means(self, mv: Move) -> bool {
        let Move::Play { card, stands_for, wish, claim, under } = self.0 else {
            return self.0 == mv;
        };
        let Move::Play {
            card: other,
            stands_for: as_card,
            wish: wished,
            claim: claimed,
            under: slipped,
        } = mv
        else {
            return false;
        };
        card == other
            && said(stands_for, as_card)
            && said(wish, wished)
            && said(under, slipped)
            && (!claim || claimed)
    }
}

/// Whether what a pattern says holds; what it leaves out may be anything.
fn said<T: PartialEq>(wanted: Option<T>, found: Option<T>) -> bool {
    wanted.is_none() || wanted == found
}
