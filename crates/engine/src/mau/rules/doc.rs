//! House rules as people write them: every field typed, every parameter inside its variant.
//!
//! This is the document, not what the engine runs on: [`super::Rules`] is compiled from it once.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::card::Rank;

pub use super::which::Which;

/// The version of this format. Logs keep the whole document, so older ones stay readable.
pub const FORMAT: u32 = 1;

/// A text in both languages of the house.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// A complete set of house rules of the Mau-Mau family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// Version of the format, [`FORMAT`].
    pub format: u32,
    /// Short name for commands and links: lower-case letters, digits, `-`.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// One sentence about it.
    pub about: Text,
    /// How many can play.
    pub seats: SeatsRule,
    /// The cards.
    pub deck: DeckRule,
    /// Dealing.
    pub deal: DealRule,
    /// What fits on what.
    pub fit: FitRule,
    /// Drawing.
    pub draw: DrawRule,
    /// What a rank (`"7"`, `"J"`) or a single card (`"KH"`) does; the single card wins.
    #[serde(default)]
    pub cards: BTreeMap<Which, CardRule>,
    /// What must be said, by a short name for notation; in the order of these names.
    #[serde(default)]
    pub calls: BTreeMap<String, CallRule>,
    /// How a deal ends.
    pub end: EndRule,
    /// What the cards left count.
    pub points: PointsRule,
    /// How deals make a match.
    #[serde(rename = "match")]
    pub matches: MatchRule,
}

/// How many can play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatsRule {
    /// Fewest seats, at least 2.
    pub min: u8,
    /// Most seats, at most [`crate::limits::MAX_SEATS`].
    pub max: u8,
    /// Seats recommended.
    pub recommended: u8,
}

/// The cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckRule {
    /// Lowest number rank in each suit: `"2"` makes 52 cards, `"7"` makes 32. The ace is always in.
    pub lowest: Rank,
    /// How many packs are shuffled together.
    pub packs: Packs,
    /// Jokers in each pack, 0 to 2.
    #[serde(default)]
    pub jokers: u8,
}

/// How many packs are shuffled together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a number of packs, or { at_most = N } for as few as serve the table"
)]
pub enum Packs {
    /// Always so many.
    Fixed(u8),
    /// As few as serve the table, at most so many (SCH-03).
    AsNeeded {
        /// The most packs to take.
        at_most: u8,
    },
}

/// Dealing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealRule {
    /// Cards dealt to each seat.
    pub hand: u8,
    /// At most so many cards from so many seats on: `{ 6 = 5 }` is at most 5 from 6 seats (SCH-04).
    #[serde(default)]
    pub hand_at_most: BTreeMap<String, u8>,
    /// Ranks and cards whose effect counts when they are the card turned up (SCH-14).
    #[serde(default)]
    pub start_effects: Vec<Which>,
}

/// What fits on what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FitRule {
    /// A card of the top card's suit fits.
    pub suit: bool,
    /// A card of the top card's rank fits.
    pub rank: bool,
    /// Fit on every card and meet every wish.
    #[serde(default)]
    pub anywhere: Vec<Which>,
    /// Fit on every card that has no function in these rules (SCH-22).
    #[serde(default)]
    pub on_plain: Vec<Which>,
    /// Never fit on their own rank (SCH-13).
    #[serde(default)]
    pub never_on_own_rank: Vec<Rank>,
}

/// Drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRule {
    /// When a seat may draw on its turn.
    pub when: DrawWhen,
    /// Cards drawn at once.
    pub count: u8,
    /// What may be laid after drawing.
    pub then: DrawThen,
}

/// When a seat may draw on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawWhen {
    /// Whenever it does not want to lay.
    AnyTime,
    /// Only when no card of the hand fits.
    NothingFits,
}

/// What may be laid after drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawThen {
    /// A card just drawn.
    LayDrawn,
    /// Any card of the hand.
    LayAny,
    /// Nothing: the turn is over.
    Nothing,
}

/// What a card does when it is laid. Effects may stand together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRule {
    /// The direction changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reverse: Option<ReverseRule>,
    /// Its player has another turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// Its player wishes a suit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wish_suit: bool,
    /// Something happens to another seat unless it defends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<ThreatRule>,
}

/// A change of direction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReverseRule {
    /// What it does when only two seats are in play.
    pub with_two: WithTwo,
}

/// What a change of direction does when only two seats are in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithTwo {
    /// Nothing.
    Nothing,
    /// The other seat misses a turn.
    OtherMisses,
}

/// A threat: what the next seat suffers, and how it may defend.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThreatRule {
    /// Cards the victim draws if it bears the threat.
    #[serde(default)]
    pub draw: u8,
    /// What the victim does after that.
    pub then: ThreatThen,
    /// The ranks or cards that answer it.
    #[serde(default)]
    pub answers: BTreeMap<Which, AnswerRule>,
    /// Most cards in one chain of answers, the first card included, and, for a rank, most cards of
    /// it that may lie on one another at all; 0: no bound (SCH-10).
    #[serde(default)]
    pub longest: u8,
}

/// What the victim of a threat does after bearing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreatThen {
    /// Takes the turn.
    Plays,
    /// Misses the turn.
    Misses,
}

/// A way to answer a threat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerRule {
    /// What becomes of the threat.
    #[serde(rename = "do")]
    pub action: AnswerAction,
    /// Whether the answering card must also fit the top card.
    #[serde(default)]
    pub must_fit: bool,
}

/// What an answer does to a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerAction {
    /// Passes it on to the next seat with so many more cards to draw.
    PassOn(u8),
    /// Cancels it; the answering card has no other effect.
    Cancel,
}

/// Something that must be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallRule {
    /// What is said.
    pub name: Text,
    /// Due when laying leaves so many cards: 1 for the last card but one laid, 0 for the last.
    pub at: u8,
    /// Whether it may be said on one's own turn before laying.
    pub before_laying: bool,
    /// Who sees to it.
    pub enforced: Enforced,
    /// Cards drawn for leaving it out.
    pub penalty: u8,
    /// Cards drawn for saying it without then laying down to that number (LIV-08).
    #[serde(default)]
    pub false_penalty: u8,
}

/// Who sees to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enforced {
    /// Nobody: it is a courtesy.
    Nobody,
    /// The table, as soon as another turn is taken (SCH-16).
    Table,
    /// The others, who may catch it until the forgetful seat's next turn begins (LIV-07).
    CatchUntilOwnTurn,
    /// The others, who may catch it until another turn is taken.
    CatchUntilNextMove,
}

/// How a deal ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndRule {
    /// Who plays how long.
    pub play: PlayUntil,
    /// What a threat laid as the last card does to its author's being out.
    pub last_threat: LastThreat,
}

/// Who plays how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayUntil {
    /// Until the first is out.
    FirstOut,
    /// Until only one still holds cards (SCH-18).
    OneLeft,
}

/// What a threat laid as the last card does to its author's being out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastThreat {
    /// Its author is out at once.
    Ignored,
    /// Its author is out only when the threat does not come back (LIV-09).
    MayComeBack,
}

/// What the cards left count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsRule {
    /// Who notes the points.
    pub to: PointsTo,
    /// What each card counts that `cards` does not name.
    pub each: i32,
    /// What ranks or single cards count.
    #[serde(default)]
    pub cards: BTreeMap<Which, i32>,
}

/// Who notes the points of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsTo {
    /// The first out notes what all others hold; most points are best.
    Winner,
    /// Each notes what it still holds; fewest points are best.
    Holder,
}

/// How deals make a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchRule {
    /// One deal; the first out wins.
    Single,
    /// Deals until somebody has reached the target.
    Race {
        /// The target by number of seats; `"any"` for every other number.
        target: BTreeMap<String, i32>,
    },
    /// So many deals.
    Deals {
        /// How many.
        count: u16,
    },
}
