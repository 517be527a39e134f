//! Serde types of the `triggers` tables in a rules file, with the events (`on`) that set them off.

use super::by::By;
use serde::{Deserialize, Serialize};

use super::hand_rule::HandRule;
use crate::mau::conditions::Conditions;
use crate::mau::rules::doc::{EffectRule, Span, States, Which};
use crate::mau::standing::AskedStanding;
use crate::mau::states::Asked;
use crate::rules::Text;
#[cfg(feature = "schema")]
use crate::rules::schema::without;
use crate::seat::{Direction, Seat};

/// What happens when some event happens: all conditions given must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TriggerRule {
    /// Its name, announced to everybody when it happens.
    pub name: Text,
    /// The event that sets it off.
    pub on: On,
    /// Only if it happens to this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only with this call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<String>,
    /// Only if this many cards were drawn at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Span>,
    /// Only if the seat then holds this many cards; if a hand grows or shrinks: only if it reaches
    /// this number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only if its hand is like this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandRule>,
    /// Only if one of these lies on top; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top: Vec<Which>,
    /// Only if a wish stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<bool>,
    /// Only if a threat stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<bool>,
    /// Only while play goes in this direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while this many seats still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while this many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these turns of the seat, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only while the seat has this many points in the match; a score below 0 counts as 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Span>,
    /// Only if the seat has won this many deals of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Span>,
    /// Only if the seat has won this many deals in a row, up to the last one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_a_row: Option<Span>,
    /// Only if the seat was dealt this many cards in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
    /// Only if this is the nth time in this deal that all other conditions hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Span>,
    /// Whose occurrences are counted for `times`.
    #[serde(default, skip_serializing_if = "Counted::is_seat")]
    pub counted: Counted,
    /// The effect, which sets off nothing more. A trigger never threatens.
    #[cfg_attr(feature = "schema", schemars(with = "Unthreatening"))]
    pub does: EffectRule,
}

impl TriggerRule {
    /// The conditions on the table as a whole, compiled.
    pub(in crate::mau) fn conditions(&self, states: &States) -> Conditions {
        let &Self {
            by,
            direction,
            playing,
            pile,
            turns,
            deals,
            score,
            won,
            won_in_a_row,
            dealt,
            ..
        } = self;
        let states = Asked::compile(states, &self.held, &self.unless);
        let match_so_far = AskedStanding { score, won, won_in_a_row, dealt };
        Conditions { by, direction, playing, pile, turns, deals, states, match_so_far }
    }
}

/// The event that sets a trigger off; "it" is the seat it happens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// It draws on its own turn.
    Draws,
    /// It draws for another reason: a threat, a missed call, a cheat.
    DrawsPenalty,
    /// It passes without laying.
    Passes,
    /// It lays a card, in any way.
    Lays,
    /// It lays a card out of turn.
    JumpsIn,
    /// It lays a card in answer to a threat.
    Answers,
    /// It wishes.
    Wishes,
    /// It reverses the direction of play.
    Reverses,
    /// It misses a turn.
    Misses,
    /// A threat is made against it.
    Threatened,
    /// It accepts a threat.
    Bears,
    /// It gives a card away.
    Gives,
    /// It is given a card.
    Given,
    /// It takes a card out of a hand.
    Takes,
    /// A card is taken out of its hand.
    Robbed,
    /// It makes a call.
    Calls,
    /// The table notices that it has missed a call.
    Forgets,
    /// It is caught without a call.
    Caught,
    /// It catches another.
    Catches,
    /// It tries to catch a seat that has missed nothing.
    CatchesInVain,
    /// It makes a call that does not come true.
    CallsFalsely,
    /// It is accused, and has cheated.
    AccusedRightly,
    /// It is accused, and has not cheated.
    AccusedWrongly,
    /// It accuses somebody who has cheated.
    AccusesRightly,
    /// It accuses somebody who has not cheated.
    AccusesWrongly,
    /// It is found guilty of a charge.
    FoundGuilty,
    /// It has pressed a charge that was rejected.
    ChargesInVain,
    /// Its hand grows to as many cards as `left` says.
    HandGrows,
    /// Its hand shrinks to as many cards as `left` says.
    HandShrinks,
    /// Its turn begins.
    TurnBegins,
    /// It starts the deal.
    DealBegins,
    /// It has been dealt a hand; happens to each seat, before the first turn.
    Dealt,
    /// It has won the deal; if nobody has, this happens to the dealer.
    DealEnds,
    /// It has not won the deal that is over; happens to each such seat that took part.
    Loses,
    /// It draws, and the discard pile becomes the draw pile.
    PileTurned,
    /// It has laid its last card and is out.
    GoesOut,
    /// It was out and is back.
    ComesBack,
    /// It is hit by a rule that picks one of several rules, and this one is picked.
    Picked,
}

impl On {
    /// Whether it happens when the deal is over.
    pub(in crate::mau) const fn is_at_the_end(self) -> bool {
        matches!(self, Self::DealEnds | Self::Loses)
    }

    /// Whether it happens between two seats.
    pub(super) const fn concerns_two(self) -> bool {
        let of_cards = matches!(self, Self::Gives | Self::Given | Self::Takes | Self::Robbed);
        let of_calls = matches!(self, Self::Caught | Self::Catches | Self::CatchesInVain);
        let of_threats = matches!(self, Self::Threatened | Self::Bears | Self::Answers);
        self.is_judged() || of_cards || of_calls || of_threats || matches!(self, Self::Loses)
    }

    /// Whether players bring it about by accusing or charging one another.
    pub(in crate::mau) const fn is_judged(self) -> bool {
        matches!(
            self,
            Self::AccusedRightly
                | Self::AccusedWrongly
                | Self::AccusesRightly
                | Self::AccusesWrongly
                | Self::FoundGuilty
                | Self::ChargesInVain
        )
    }
}

/// Whose occurrences are counted for `times`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Each seat's separately.
    #[default]
    Seat,
    /// Those of all seats together.
    All,
    /// Each seat's separately, in a row: laying a card breaks the row; if layings are counted,
    /// drawing, passing and missing a turn do.
    InARow,
    /// Those of all seats together, in a row: any seat laying a card breaks the row; if layings are
    /// counted, any seat drawing, passing or missing a turn does.
    AllInARow,
}

impl Counted {
    /// Whether the count starts again when something else happens.
    pub(super) const fn in_a_row(self) -> bool {
        matches!(self, Self::InARow | Self::AllInARow)
    }

    /// The index at which the occurrences of a seat are counted.
    pub(super) fn place(self, seat: Seat) -> usize {
        if self.of_all() { 0 } else { seat.index() }
    }

    /// Whether the occurrences of all seats are counted together.
    pub(super) const fn of_all(self) -> bool {
        matches!(self, Self::All | Self::AllInARow)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_seat(&self) -> bool {
        *self == Self::Seat
    }
}

/// The schema of an effect without `threat`, so that editors do not offer that field.
#[cfg(feature = "schema")]
struct Unthreatening;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Unthreatening {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TriggerEffectRule".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        without(EffectRule::json_schema(generator), &["threat"])
    }
}
