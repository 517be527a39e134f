//! Refusals: why a move is refused, as far as the seat that asks may know.

use serde::{Deserialize, Serialize};

/// The reasons to refuse a move; their codes never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauRefusal"))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no such seat.
    #[error("there is no such seat in this game")]
    NoSuchSeat,
    /// The deal has ended; the next has not begun.
    #[error("this deal is over")]
    DealOver,
    /// The next deal cannot begin before this one is over.
    #[error("this deal is not over yet")]
    DealNotOver,
    /// The match has ended.
    #[error("the match is over")]
    MatchOver,
    /// Another seat has the turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The card is not in the hand.
    #[error("that card is not in the hand")]
    NotInHand,
    /// The card fits neither the top card nor the wish.
    #[error("that card does not fit")]
    DoesNotFit,
    /// A threat is pending: answer it or accept it.
    #[error("that card does not answer the threat")]
    DoesNotAnswer,
    /// After drawing only the drawn card may be laid.
    #[error("only the card just drawn may be played now")]
    OnlyTheDrawnCard,
    /// Something must be wished with this card.
    #[error("something has to be wished")]
    WishMissing,
    /// This wish is not allowed now.
    #[error("that cannot be wished now")]
    WishNotAllowed,
    /// The seat has drawn already.
    #[error("the seat has drawn already")]
    AlreadyDrawn,
    /// A seat that holds a fitting card has to lay one.
    #[error("a fitting card must be played")]
    MustPlay,
    /// A threat must be answered or accepted; drawing or passing does not avoid it.
    #[error("a threat stands against this seat: answer it or bear it")]
    #[serde(rename = "must_answer_or_bear")]
    MustAnswerOrAccept,
    /// No threat is pending against the seat.
    #[error("there is nothing to bear")]
    #[serde(rename = "nothing_to_bear")]
    NothingToAccept,
    /// Somebody has laid the last card and may still be caught: pass to let it stand.
    #[error("a last card lies on the table: catch, or pass on to let it stand")]
    LastCardLies,
    /// A seat must draw before it may pass.
    #[error("draw before handing over")]
    MustDrawFirst,
    /// These rules have no such call.
    #[error("these rules know no such call")]
    NoSuchCall,
    /// The call has been made.
    #[error("that call has been made")]
    AlreadyCalled,
    /// The call cannot be made now.
    #[error("there is nothing to call now")]
    NothingToCall,
    /// That seat cannot be caught now.
    #[error("there is nothing to catch at that seat")]
    NothingToCatch,
    /// The dealer has not chosen yet how many cards everybody gets.
    #[error("the dealer chooses the number of cards first")]
    ChooseHandFirst,
    /// That number is not allowed here.
    #[error("that number of cards is not allowed")]
    NotSoMany,
    /// There is nothing of that kind to choose now.
    #[error("there is nothing of that kind to choose now")]
    NothingToChoose,
    /// The rule requires the highest card of the hand, or the lowest.
    #[error("it has to be another card: the highest or the lowest, as the rule says")]
    AnotherCard,
    /// A wish, a seat or a card must be named before anything else.
    #[error("name the wish, the seat or the card first")]
    ChooseFirst,
    /// That seat cannot be named here.
    #[error("that seat cannot be named")]
    NotThatSeat,
    /// The player must say what the card stands for.
    #[error("say what this card stands for")]
    StandsForMissing,
    /// The card stands for itself, or not for that one.
    #[error("this card does not stand for that one")]
    StandsForNothing,
    /// The card offers its player no option.
    #[error("this card leaves nothing to choose")]
    NothingToClaim,
    /// That card may not be the last one.
    #[error("that card may not be the last one")]
    NotAsLast,
    /// That card cannot follow in the same turn.
    #[error("that card cannot follow in the same turn")]
    NotTogether,
    /// The seat has to draw on before it may pass.
    #[error("draw on before handing over")]
    MustDrawOn,
    /// A drawn card that fits has to be laid.
    #[error("the drawn card fits and has to be played")]
    MustLayDrawn,
    /// These rules allow no cheating of that kind.
    #[error("that is not allowed in these rules")]
    NoCheating,
    /// That seat cannot be accused now, or not again by the same seat.
    #[error("there is nothing to accuse that seat of now")]
    NothingToAccuse,
    /// These rules have no such charge.
    #[error("these rules know no such charge")]
    NoSuchCharge,
    /// That seat cannot be charged with this now, or not by this seat.
    #[error("that seat cannot be charged with that now")]
    NothingToCharge,
    /// This seat may not go out yet: a rule of this table prevents it.
    #[error("this seat may not go out yet")]
    Barred,
    /// A named rule asks something: it has to be answered before anything else is done.
    #[error("a rule of this table asks something first")]
    RuleAsks,
    /// A charge is being decided: the seat asked has to answer before anything else is done.
    #[error("a charge is being decided first")]
    ChargeStands,
}

impl Refusal {
    /// The stable code, as sent to clients and used in scripts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchSeat => "no_such_seat",
            Self::DealOver => "deal_over",
            Self::DealNotOver => "deal_not_over",
            Self::MatchOver => "match_over",
            Self::NotYourTurn => "not_your_turn",
            Self::NotInHand => "not_in_hand",
            Self::DoesNotFit => "does_not_fit",
            Self::DoesNotAnswer => "does_not_answer",
            Self::OnlyTheDrawnCard => "only_the_drawn_card",
            Self::WishMissing => "wish_missing",
            Self::WishNotAllowed => "wish_not_allowed",
            Self::AlreadyDrawn => "already_drawn",
            Self::MustPlay => "must_play",
            Self::MustAnswerOrAccept => "must_answer_or_bear",
            Self::NothingToAccept => "nothing_to_bear",
            Self::LastCardLies => "last_card_lies",
            Self::MustDrawFirst => "must_draw_first",
            Self::NoSuchCall => "no_such_call",
            Self::AlreadyCalled => "already_called",
            Self::NothingToCall => "nothing_to_call",
            Self::NothingToCatch => "nothing_to_catch",
            Self::ChooseHandFirst => "choose_hand_first",
            Self::NotSoMany => "not_so_many",
            Self::NothingToChoose => "nothing_to_choose",
            Self::AnotherCard => "another_card",
            Self::ChooseFirst => "choose_first",
            Self::NotThatSeat => "not_that_seat",
            Self::StandsForMissing => "stands_for_missing",
            Self::StandsForNothing => "stands_for_nothing",
            Self::NothingToClaim => "nothing_to_claim",
            Self::NotAsLast => "not_as_last",
            Self::NotTogether => "not_together",
            Self::MustDrawOn => "must_draw_on",
            Self::MustLayDrawn => "must_lay_drawn",
            Self::NoCheating => "no_cheating",
            Self::NothingToAccuse => "nothing_to_accuse",
            Self::NoSuchCharge => "no_such_charge",
            Self::NothingToCharge => "nothing_to_charge",
            Self::ChargeStands => "charge_stands",
            Self::Barred => "barred",
            Self::RuleAsks => "rule_asks",
        }
    }
}
