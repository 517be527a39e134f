//! The trait of games whose rules the lab can try out: `LabGame`.

use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::Seat;

use crate::arena::{ArenaGame, Measure};

/// A game whose rules can be tried out.
pub trait LabGame: ArenaGame {
    /// What decides a deal, as it is called in a report: `first_out`, `lost`.
    const DECIDES: &'static str;

    /// Whether a seat wants to be the one that it falls to.
    const DECIDES_WELL: bool;

    /// How often a deal was decided on a seat, as a share of the deals of a match.
    const SHARE: Measure<Self::Counts>;

    /// Reports what `event` means for the deal.
    fn note(rules: &Self::Rules, event: &Self::Event, tell: &mut impl FnMut(Noted));

    /// Whether these rules intend that a deal ends when nobody can do anything any more.
    fn may_block(rules: &Self::Rules) -> bool;

    /// The names of the groups into which the cards of a hand are sorted by what they do. At most 64.
    fn groups(rules: &Self::Rules) -> Vec<Text>;

    /// The features of these rules: the lab counts whether each of them ever occurs.
    fn features(rules: &Self::Rules) -> Vec<Feature>;
}

/// Something that the rules provide for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its key in a rules file, such as `cards.7`.
    pub key: String,
    /// Its name for people.
    pub name: Text,
}

/// An observation about a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// The deal begins; seats are counted from this one.
    Begins(Seat),
    /// A seat is dealt cards of this group, by index in [`LabGame::groups`].
    Holds(Seat, usize),
    /// A feature of these rules has occurred, by index in [`LabGame::features`].
    Happens(usize),
    /// The deal is decided on this seat.
    Share(Seat),
    /// The deal ends.
    Ends(How),
}

/// How a deal ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// As intended.
    Out,
    /// Stuck: nobody can do anything any more.
    Stuck,
    /// Broken off at the limit on moves.
    Endless,
    /// Because the draw pile ran out.
    PileEmpty,
}
