//! Why something happened: the part of the rules that brought it about.

mod told;

use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::rules::doc::Which;

/// A field of the rules as the cause of an event. Its id is its path in a rules file; its wording comes with
/// the rules of a table and is found nowhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// It is one's turn to draw.
    Draw,
    /// The last card was one that may not end the hand.
    Redraw,
    /// A seat holds more cards than the rules allow.
    Limit,
    /// A threat was in force.
    Threat(Source),
    /// The round that a threat announced was not ended by its author (ERF-39).
    Closing(Source),
    /// A pattern or trigger, by its position in [`crate::mau::rules::HouseRules::named`].
    Named(u8),
    /// A call is missing, noticed by another seat.
    Caught(CallIndex),
    /// A call is missing, noticed by the table.
    Forgotten(CallIndex),
    /// A call was not followed by the card it announced.
    FalseCall(CallIndex),
    /// A seat was wrongly caught: its call is not missing.
    FalseCatch(CallIndex),
    /// A player is guilty of the charge.
    Charged(ChargeIndex),
    /// A player was charged in vain.
    FalseCharge(ChargeIndex),
    /// A player cheated.
    Cheat,
    /// A player was accused who had played honestly.
    FalseAccusation,
    /// A card was laid on a cheat that nobody had noticed.
    Followed,
    /// The draw pile is empty.
    PileEmpty,
    /// No card can move any more.
    Stuck,
    /// There were too many moves.
    Capped,
    /// A deal was played to its end.
    Over,
}

/// Where a threat comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Cards, as the rules name them.
    Cards(Which),
    /// A pattern, by its position in [`crate::mau::rules::HouseRules::named`].
    Pattern(u8),
}

impl Cause {
    /// Whether cards are drawn as a fine: the seat still owes what it left out before.
    pub(in crate::mau) const fn is_fine(self) -> bool {
        matches!(
            self,
            Self::Caught(_)
                | Self::Forgotten(_)
                | Self::FalseCall(_)
                | Self::FalseCatch(_)
                | Self::Charged(_)
                | Self::FalseCharge(_)
                | Self::FalseAccusation
                | Self::Followed
        )
    }
}
