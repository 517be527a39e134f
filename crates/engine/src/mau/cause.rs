//! Why something happened: the part of the rules that brought it about.

mod told;

use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::rules::doc::Which;

/// A field of the rules, as it makes things happen. Its id is where it stands in a rules file, and the
/// words for it come with the rules of a table: nobody else has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// It is one's turn to draw.
    Draw,
    /// The last card was one that lets nobody be out.
    Redraw,
    /// More cards are held than the rules let a seat hold.
    Limit,
    /// A threat stood.
    Threat(Source),
    /// The round that a threat announced was not ended by its author (ERF-39).
    Closing(Source),
    /// A pattern or trigger, by its place in [`crate::mau::rules::HouseRules::named`].
    Named(u8),
    /// A call is missing, as another seat saw.
    Caught(CallIndex),
    /// A call is missing, as the table saw.
    Forgotten(CallIndex),
    /// A call was not followed by the card it announced.
    FalseCall(CallIndex),
    /// A call was said to be missing that is not.
    FalseCatch(CallIndex),
    /// Somebody is guilty of what the charge says.
    Charged(ChargeIndex),
    /// Somebody was charged in vain.
    FalseCharge(ChargeIndex),
    /// Somebody cheated.
    Cheat,
    /// Somebody was accused who played honestly.
    FalseAccusation,
    /// A card was laid on one that was a cheat, which nobody had noticed.
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
    /// Cards of the rules.
    Cards(Which),
    /// A pattern, by its place in [`crate::mau::rules::HouseRules::named`].
    Pattern(u8),
}

impl Cause {
    /// Whether cards are drawn for an error: what was left out before goes on being owed.
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
