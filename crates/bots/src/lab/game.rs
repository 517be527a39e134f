//! The trait of games whose rules the lab can try out: `LabGame`.

use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::Seat;

use crate::arena::{ArenaGame, Measure};

/// A game whose rules can be tried out.
pub trait LabGame: ArenaGame {
    /// What decides a deal, as a field of a report: `first_out`, `lost`.
    const DECIDES: &'static str;

    /// Whether it is good when that falls to oneself.
    const DECIDES_WELL: bool;

    /// How often it fell to a seat, as a share of the deals of a match.
    const SHARE: Measure<Self::Counts>;

    /// Tells what `event` means for the deal.
    fn note(rules: &Self::Rules, event: &Self::Event, tell: &mut impl FnMut(Noted));

    /// Whether a deal in which nobody can do anything any more has ended as these rules want it.
    fn may_block(rules: &Self::Rules) -> bool;

    /// The cards of a hand, in groups that do alike: what they are called. At most 64.
    fn groups(rules: &Self::Rules) -> Vec<Text>;

    /// What these rules provide for and what may therefore be asked: does it ever happen?
    fn features(rules: &Self::Rules) -> Vec<Feature>;
}

/// Something that rules provide for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Where it stands in a rules file, as `cards.7`.
    pub key: String,
    /// What people call it.
    pub name: Text,
}

/// What is noted of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It begins; seats are counted from this one.
    Begins(Seat),
    /// A seat is dealt cards of this group, by its place in [`LabGame::groups`].
    Holds(Seat, usize),
    /// What these rules provide for has happened, by its place in [`LabGame::features`].
    Happens(usize),
    /// What decides the deal falls to this seat.
    Share(Seat),
    /// It ends.
    Ends(How),
}

/// How a deal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// As it should.
    Out,
    /// Nobody can do anything any more.
    Stuck,
    /// It is broken off.
    Endless,
    /// With the draw pile.
    PileEmpty,
}
