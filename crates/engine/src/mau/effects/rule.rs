//! Serde types of effects in a rules file: what a pattern or a trigger brings about (`does`).

use serde::{Deserialize, Serialize};

use super::hits::Hits;
use crate::mau::rules::defaults::is_zero;
use crate::mau::rules::doc::{CardRule, ReverseRule, ThreatRule, Way, Which, WishRule};
#[cfg(feature = "schema")]
use crate::rules::schema::without;

/// What a pattern or a trigger brings about.
///
/// `reverse`, `again`, `rotates` and `threat` work as for single cards. All else hits the seats that `hits`
/// names, when the move that set it off is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EffectRule {
    /// The direction changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reverse: Option<ReverseRule>,
    /// The player who set it off has another turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// All players pass their whole hand to the next seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rotates: bool,
    /// Which way the hands go.
    #[serde(default, skip_serializing_if = "Way::is_along")]
    pub rotates_to: Way,
    /// Something happens to other seats unless they defend. Only patterns threaten; `may`, `longest` and
    /// `closing` are for single cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<OfSeveral>"))]
    pub threat: Option<ThreatRule>,
    /// The player who set it off decides whether any of it happens.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may: bool,
    /// Whom all of the following hits.
    #[serde(default, skip_serializing_if = "Hits::is_oneself")]
    pub hits: Hits,
    /// Cards drawn, at most 20. With `until`: at most this many, 0 for no limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draw: u8,
    /// The number of cards drawn is decided by lot, from `draw` to this, for each seat anew; 0: just `draw`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub up_to: u8,
    /// Cards are drawn until one of these comes, which is shown to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub until: Vec<Which>,
    /// Counts the amounts in `draw`, `points`, `pays` and `pays_in` once for each of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per: Option<Per>,
    /// Turns missed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub misses: u8,
    /// Points noted at once; they count with those of the deal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: i32,
    /// Points that move at once from the score of the seat hit to that of the seat that set it off.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pays: i32,
    /// Points that move at once from the score of the seat hit into the pot; below 0: out of it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pays_in: i32,
    /// The seat hit takes all that lies in the pot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takes_pot: bool,
    /// How many times the card points of this deal count, from 2 to 10; several such rules multiply one
    /// another.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub multiplies: u8,
    /// The seat that set it off and the seat hit swap hands.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swap: bool,
    /// The hand is shuffled into the draw pile, and as many cards are dealt anew.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub renews: bool,
    /// All hands that are hit are shuffled together and dealt out again evenly.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pools: bool,
    /// The discard pile without its top card goes to the hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takes_pile: bool,
    /// With `takes_pile`: only this many cards, from the top; 0: all of them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pile_at_most: u8,
    /// Cards that the player who set it off takes unseen out of the hand, at most 20. The last one of a hand
    /// stays.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub takes: u8,
    /// Cards that everybody in play chooses and passes on to the neighbour, all at the same time, at most 3.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passes: u8,
    /// Which way the cards passed on go.
    #[serde(default, skip_serializing_if = "Way::is_along")]
    pub passes_to: Way,
    /// Cards that the player who set it off chooses and gives, at most 20. The last one of a hand stays.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub gives: u8,
    /// Cards that are chosen and put away under the draw pile, unseen, at most 20. The last one of a hand
    /// stays.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub puts_away: u8,
    /// With `gives`, `puts_away` and `passes`: not any card, but one that is this extreme among those in the
    /// hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub must_be: Option<Extreme>,
    /// For each card put away another one is drawn at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub redraws: bool,
    /// The player who set it off sees the hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub looks: bool,
    /// The hand is shown to all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shows: bool,
    /// The hand lies open to all from now on, until the deal is over or a rule `closes` it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opens: bool,
    /// With `opens`: only for this many turns of the seat, at most 10, one in progress included; 0: no such
    /// limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub open_for: u8,
    /// The hand no longer lies open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closes: bool,
    /// Turns in which the seat may not lay its last card, at most 10, one in progress included.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bars: u8,
    /// The seat plays no further in this deal; its cards still count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
    /// The seat that went out last comes back and draws this many cards; 0: nobody does.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub back: u8,
    /// Patterns and triggers, by their short names, of which the player hit chooses one: it is in force from
    /// then on until the match is over, and not before it is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adds: Vec<String>,
    /// Triggers with `on = "picked"`, by their short names, of which one happens to the seat hit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub one_of: Vec<String>,
    /// Who picks it.
    #[serde(default, skip_serializing_if = "Picker::is_hit")]
    pub one_of_by: Picker,
    /// The player hit wishes what is to be laid next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<WishRule>,
    /// The wish in force ends.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_wish: bool,
    /// These states hold from now on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns_on: Vec<String>,
    /// These states no longer hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns_off: Vec<String>,
    /// These states are switched: those that hold no longer do, and the others do from now on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub switches: Vec<String>,
    /// Everybody is told the name of the rule, and nothing else has to happen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tells: bool,
    /// The deal is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<DealEnd>,
    /// The match is over, and the deal with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_match: Option<MatchEnd>,
}

impl MatchEnd {
    /// How the last deal ends when the match does.
    pub(in crate::mau) const fn of_deal(self) -> DealEnd {
        match self {
            Self::Won => DealEnd::Won,
            Self::ByPoints => DealEnd::Drawn,
        }
    }
}

/// What an amount is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Each card in the hand of the seat hit.
    Card,
    /// Each card in the hand of the seat that set it off.
    OwnCard,
    /// Each unit of the value of the card on top; a card without a value counts nothing.
    Value,
    /// Each player who still plays.
    Player,
    /// Each deal of the match so far, this one included.
    Deal,
}

/// Which card of a hand it has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Extreme {
    /// One of the highest value; a card without a value only where all are.
    Highest,
    /// One of the lowest value; a card without a value only where all are.
    Lowest,
    /// One that counts most points.
    MostPoints,
    /// One that counts fewest points.
    FewestPoints,
}

/// Who picks which of several rules happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Picker {
    /// The player hit.
    #[default]
    Hit,
    /// The player who set it off.
    Oneself,
    /// Nobody: it is decided by lot.
    Lot,
}

impl Picker {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_hit(&self) -> bool {
        *self == Self::Hit
    }
}

/// How a deal ends by a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DealEnd {
    /// The seat hit has won it, if nobody is out already.
    Won,
    /// Nobody has won it, if nobody is out already.
    Drawn,
}

/// How a match ends by a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MatchEnd {
    /// The seat hit has won it, however points stand.
    Won,
    /// Whoever stands best by points has won it.
    ByPoints,
}

impl EffectRule {
    /// Whether it does nothing but note points, and end the match.
    pub(in crate::mau) fn only_notes_points(&self) -> bool {
        let Self { hits, per, points, pays, pays_in, takes_pot, multiplies, ends_match, .. } =
            *self;
        let noted = Self { hits, per, points, pays, pays_in, takes_pot, ..Self::default() };
        *self == Self { multiplies, ends_match, ..noted }
    }

    /// How the deal ends, by itself or with the match.
    pub(in crate::mau) fn ends_deal(&self) -> Option<DealEnd> {
        self.ends.or(self.ends_match.map(MatchEnd::of_deal))
    }

    /// Whether none of it happens to the seats that `hits` names.
    pub(in crate::mau) fn hits_nobody(&self) -> bool {
        let ends = self.ends.filter(|end| *end == DealEnd::Drawn);
        let Self {
            reverse,
            again,
            rotates,
            rotates_to,
            threat,
            may,
            hits,
            back,
            ends_wish,
            turns_on,
            turns_off,
            switches,
            tells,
            multiplies,
            ..
        } = self.clone();
        let of_whoever_set_it_off =
            Self { reverse, again, rotates, rotates_to, threat, may, ..Self::default() };
        let of_the_table = Self { turns_on, turns_off, switches, ..of_whoever_set_it_off };
        let ends_match = self.ends_match.filter(|end| *end == MatchEnd::ByPoints);
        *self == Self { hits, back, ends_wish, tells, multiplies, ends, ends_match, ..of_the_table }
    }

    /// The states that it switches.
    pub(in crate::mau) fn states(&self) -> impl Iterator<Item = &String> {
        self.turns_on.iter().chain(&self.turns_off).chain(&self.switches)
    }

    /// The part of it that a single card can have as well.
    pub(in crate::mau) fn as_card(&self) -> CardRule {
        let Self { reverse, again, rotates, rotates_to, threat, .. } = self.clone();
        CardRule { reverse, again, rotates, rotates_to, threat, ..CardRule::default() }
    }
}

/// A threat without the fields that only a single card's threat can have, so that editors do not offer them.
/// `longest` stays, as files written in full give it as 0 for every threat.
#[cfg(feature = "schema")]
struct OfSeveral;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for OfSeveral {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PatternThreatRule".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        without(ThreatRule::json_schema(generator), &["may", "closing"])
    }
}
