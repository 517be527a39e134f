//! Serde types of the `triggers` tables in a rules file, with the happenings (`on`) that set them
//! off.

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

/// What happens when something happens: all that is said here must hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TriggerRule {
    /// What it is called: said to everybody when it happens.
    pub name: Text,
    /// What sets it off.
    pub on: On,
    /// Only if it happens to this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only with this call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<String>,
    /// Only if so many cards were drawn at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Span>,
    /// Only if the seat holds so many cards then; of a hand that grows or shrinks: if it comes to so many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Span>,
    /// Only if its hand is like that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandRule>,
    /// Only if one of these lies on top; empty: whatever does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top: Vec<Which>,
    /// Only if a wish stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<bool>,
    /// Only if a threat stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<bool>,
    /// Only while the turn goes round that way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while so many still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while so many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these turns of the seat, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only while the seat has so many points in the match; whoever is below 0 counts as having none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Span>,
    /// Only if the seat has won so many deals of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Span>,
    /// Only if the seat has won so many deals in a row, up to the last one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_a_row: Option<Span>,
    /// Only if the seat was dealt so many cards in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
    /// Only if it is the nth time in this deal that all of the rest holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<Span>,
    /// Whose times are counted.
    #[serde(default, skip_serializing_if = "Counted::is_seat")]
    pub counted: Counted,
    /// What happens then; it sets off nothing more. A trigger threatens nobody.
    #[cfg_attr(feature = "schema", schemars(with = "Unthreatening"))]
    pub does: EffectRule,
}

impl TriggerRule {
    /// How the table must stand.
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

/// What sets a trigger off. `seat` is whoever it happens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum On {
    /// It draws on its own turn.
    Draws,
    /// It draws for another reason: a threat, a call left out, a cheat.
    DrawsPenalty,
    /// It hands over without laying.
    Passes,
    /// It lays a card, in whatever way.
    Lays,
    /// It lays a card out of turn.
    JumpsIn,
    /// It lays a card in answer to a threat.
    Answers,
    /// It wishes.
    Wishes,
    /// The direction changes because of it.
    Reverses,
    /// It misses a turn.
    Misses,
    /// A threat stands against it.
    Threatened,
    /// It bears a threat.
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
    /// The table notices that it has left a call out.
    Forgets,
    /// It is caught without a call.
    Caught,
    /// It catches another.
    Catches,
    /// It wants to catch somebody who has left nothing out.
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
    /// It has pressed a charge that came to nothing.
    ChargesInVain,
    /// Its hand grows to so many cards as `left` says.
    HandGrows,
    /// Its hand shrinks to so many cards as `left` says.
    HandShrinks,
    /// Its turn begins.
    TurnBegins,
    /// It begins the deal.
    DealBegins,
    /// It has been dealt a hand: each seat, before the first turn.
    Dealt,
    /// It has won the deal; where nobody has, the dealer.
    DealEnds,
    /// It has not won the deal that is over: each seat that took part in it.
    Loses,
    /// It draws, and the discard pile becomes the draw pile.
    PileTurned,
    /// It is rid of all cards.
    GoesOut,
    /// It was out and is back.
    ComesBack,
    /// It is hit by a rule of which one of several happens, and this is the one.
    Picked,
}

impl On {
    /// Whether it happens when the deal is over.
    pub(in crate::mau) const fn is_at_the_end(self) -> bool {
        matches!(self, Self::DealEnds | Self::Loses)
    }

    /// Whether it happens between two.
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

/// Whose times are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Those of each seat by itself.
    #[default]
    Seat,
    /// Those of all together.
    All,
    /// Those of each seat in a row: laying a card breaks it; where laying is counted, drawing, passing
    /// and missing a turn do.
    InARow,
    /// Those of all together in a row: whoever lays a card breaks it; where laying is counted, whoever draws,
    /// passes or misses a turn does.
    AllInARow,
}

impl Counted {
    /// Whether a count begins anew when something else happens.
    pub(super) const fn in_a_row(self) -> bool {
        matches!(self, Self::InARow | Self::AllInARow)
    }

    /// Where times of a seat are counted.
    pub(super) fn place(self, seat: Seat) -> usize {
        if self.of_all() { 0 } else { seat.index() }
    }

    /// Whether what happens to all is counted together.
    pub(super) const fn of_all(self) -> bool {
        matches!(self, Self::All | Self::AllInARow)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_seat(&self) -> bool {
        *self == Self::Seat
    }
}

/// An effect that threatens nobody: to editors there is no such field.
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
