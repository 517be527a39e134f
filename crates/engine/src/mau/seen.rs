//! Events as one viewer learns of them (`SeenEvent`).

use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::{DrawReason, Ending, Penalty};
use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::seen_answer::SeenAnswer;
use crate::mau::wish::Wish;
use crate::seat::{Direction, Seat};

/// What a viewer learns of an event: built up from what they may see, never a redacted copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauEvent", optional_fields))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A deal began.
    DealStarted {
        /// Number of the deal, from 1.
        deal: u16,
        /// The dealer.
        dealer: Seat,
        /// The seat that starts.
        starter: Seat,
    },
    /// A seat was dealt cards.
    Dealt {
        /// The seat that was dealt them.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// The first card of the discard pile.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// A card was laid.
    Played {
        /// The seat that laid it.
        seat: Seat,
        /// The card laid.
        card: Card,
        /// The card it stands for, where it is wild.
        #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
        stands_for: Option<Card>,
        /// The wish made with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        wish: Option<Wish>,
        /// Whether its player took the option that it leaves open.
        claim: bool,
    },
    /// A card was laid out of turn: play goes on from this seat.
    JumpedIn {
        /// The seat that laid it.
        seat: Seat,
    },
    /// The dealer chose how many cards everybody gets.
    HandChosen {
        /// The dealer.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// The card turned up went under the draw pile; another is turned up.
    PutBack {
        /// The card.
        card: Card,
    },
    /// Somebody wished without laying a card: because of the card turned up, or of a named rule.
    Wished {
        /// The seat that wished.
        seat: Seat,
        /// The wish; none, where the card leaves that open.
        #[serde(skip_serializing_if = "Option::is_none")]
        wish: Option<Wish>,
    },
    /// A seat named the seat that its card is to hit.
    Targeted {
        /// The seat that named it.
        seat: Seat,
        /// The seat named.
        target: Seat,
    },
    /// A threat is pending against a seat.
    Threatened {
        /// The victim.
        seat: Seat,
        /// The seat whose threat it is.
        from: Seat,
        /// What it does if accepted.
        #[serde(flatten)]
        #[cfg_attr(feature = "ts", ts(flatten))]
        penalty: Penalty,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A card was given away face down.
    Gave {
        /// The seat that gave it.
        from: Seat,
        /// The seat that has it now.
        to: Seat,
        /// The card, if the viewer is one of the two.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A card was taken out of a hand unseen.
    Took {
        /// The seat that had it.
        from: Seat,
        /// The seat that has it now.
        to: Seat,
        /// The card, if the viewer is one of the two.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Two seats swapped hands.
    Swapped {
        /// The two seats.
        seats: [Seat; 2],
        /// How many cards each holds now, in the same order.
        counts: [u8; 2],
        /// The viewer's new hand, if it is one of the two.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// All hands went to a neighbour.
    Rotated {
        /// To which side, where a rule says so: clockwise to the left; none: to the next in turn,
        /// or back where they came from.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<Direction>,
        /// The viewer's new hand.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// The card below was bought.
    Bought {
        /// The seat that bought it.
        seat: Seat,
        /// The card bought.
        card: Card,
    },
    /// A seat that was out is back in the deal.
    CameBack {
        /// The seat that is back.
        seat: Seat,
    },
    /// A seat held too many cards and plays no further in this deal.
    Lost {
        /// The seat that has lost.
        seat: Seat,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A player left the match: their cards are laid aside, and the others play on without that seat.
    Withdrew {
        /// The seat of that player.
        seat: Seat,
    },
    /// A seat was accused of cheating.
    Accused {
        /// The seat accused.
        seat: Seat,
        /// The seat that accused it.
        by: Seat,
        /// Whether it had cheated.
        guilty: bool,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A card laid went back to the hand it came from.
    TakenBack {
        /// The seat that had laid it.
        seat: Seat,
        /// The card taken back.
        card: Card,
    },
    /// A card slipped in unseen went back to its hand.
    SlippedBack {
        /// A card slipped in unseen went back to the hand it came from.
        seat: Seat,
    },
    /// Cards drawn because of a move since taken back went back to the draw pile.
    PutAway {
        /// The seat that had drawn them.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards, if they were the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
    },
    /// A threat was cancelled.
    Cancelled {
        /// The seat that cancelled it.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The rough reason; `cause` gives the precise one.
        reason: DrawReason,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A seat passed after drawing.
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A last card was laid: its player can be accused or caught until another seat lets it stand.
    LastCard {
        /// The seat that laid it.
        seat: Seat,
        /// The seat that may let it stand.
        by: Seat,
    },
    /// A last card was let stand.
    LetStand {
        /// The seat that laid it.
        seat: Seat,
        /// The seat that let it stand.
        by: Seat,
    },
    /// A turn was missed.
    Missed {
        /// The seat that missed its turn.
        seat: Seat,
    },
    /// The direction changed.
    Reversed {
        /// The direction from now on.
        direction: Direction,
    },
    /// The same seat has another turn.
    Again {
        /// The seat that has another turn.
        seat: Seat,
    },
    /// A call was made.
    Called {
        /// The seat that made the call.
        seat: Seat,
        /// The call, by its index in `calls` of the rules.
        call: CallIndex,
    },
    /// A seat was caught without its call.
    Caught {
        /// The seat caught.
        seat: Seat,
        /// The seat that caught it.
        by: Seat,
        /// The call, by its index in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// The table noticed a missed call.
    CallMissed {
        /// The seat that missed the call.
        seat: Seat,
        /// The call, by its index in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A call was not followed by the card it announced.
    FalseCall {
        /// The seat that made the call.
        seat: Seat,
        /// The call, by its index in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// Somebody tried to catch a seat that had not missed the call.
    FalseCatch {
        /// The seat wrongly caught.
        seat: Seat,
        /// The seat that tried to catch it.
        by: Seat,
        /// The call, by its index in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A seat was charged with an offence.
    Charged {
        /// The seat charged.
        seat: Seat,
        /// The seat that charged it.
        by: Seat,
        /// The charge, by its index in `charges` of the rules.
        charge: ChargeIndex,
    },
    /// A charge has been decided.
    Verdict {
        /// The seat charged.
        seat: Seat,
        /// The seat that had charged it.
        by: Seat,
        /// The charge, by its index in `charges` of the rules.
        charge: ChargeIndex,
        /// Whether the charge was upheld.
        guilty: bool,
    },
    /// The discard pile became the new draw pile.
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// A seat has no cards left and is out.
    WentOut {
        /// The seat that is out.
        seat: Seat,
        /// The finishing place, from 1.
        place: u8,
    },
    /// A named rule of this table applies: what follows is its effect.
    RuleApplied {
        /// The seat whose move set it off.
        seat: Seat,
        /// The rule, by its index in `named_rules` of the rules.
        rule: u8,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A seat was drawn by lot.
    Lot {
        /// The seat drawn by lot.
        seat: Seat,
    },
    /// The discard pile without its top card went to a hand.
    TookPile {
        /// The seat that took them.
        seat: Seat,
        /// The cards, which everybody has seen.
        cards: CardSet,
    },
    /// A random number of cards to draw was rolled.
    Rolled {
        /// How many cards are to be drawn.
        number: u8,
    },
    /// A hand was shuffled into the draw pile, or together with others; a new one is dealt.
    Renewed {
        /// The seat with the new hand.
        seat: Seat,
    },
    /// Cards of a hand were shown to everybody.
    Showed {
        /// The seat whose cards they are.
        seat: Seat,
        /// The cards shown.
        cards: CardSet,
    },
    /// Points were noted during the deal; they are added to those at its end.
    Noted {
        /// The seat they are noted for.
        seat: Seat,
        /// How many points.
        points: i32,
    },
    /// A seat plays no further in this deal, by a rule of this table.
    Excluded {
        /// The seat that plays no further.
        seat: Seat,
    },
    /// The deal is over.
    DealEnded {
        /// How it ended.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// The cards left in every hand, by seat.
        hands: Vec<CardSet>,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// The match is over.
    MatchEnded {
        /// All winners.
        winners: Vec<Seat>,
    },
    /// The answer of a seat asked about a charge or by a named rule.
    #[serde(untagged)]
    Answered(SeenAnswer),
}
