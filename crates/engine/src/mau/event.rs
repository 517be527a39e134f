//! Events of the Mau-Mau family (`Event`), hidden cards included, and what one viewer learns of
//! them.

use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::mau::cause::Cause;
use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::wish::Wish;
use crate::seat::{Direction, Seat, SeatSet};

/// Why cards were drawn, roughly: [`Cause`] names the rule of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauDrawReason"))]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// On one's own turn.
    Turn,
    /// A threat was accepted.
    Threat,
    /// Caught without the call.
    Caught,
    /// The table noticed a call left out.
    CallMissed,
    /// Called without laying down to the announced number of cards.
    FalseCall,
    /// The seat that announced a round could not end it (ERF-39).
    Closing,
    /// Caught cheating.
    Cheating,
    /// Accused somebody who had played honestly.
    FalseAccusation,
    /// Caught somebody who had left no call out.
    FalseCatch,
    /// Found guilty of a charge.
    Charged,
    /// Pressed a charge that came to nothing.
    FalseCharge,
    /// A named rule of this table demands it.
    Rule,
}

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauEnding"))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat is out (and, where play goes on after that, all but one are).
    Out,
    /// No card could move any more for several rounds of the table.
    Stuck,
    /// The limit on moves was reached.
    Capped,
    /// The draw pile is empty, and these rules end the deal with it.
    PileEmpty,
    /// A named rule of this table ended it.
    Rule,
}

/// What a threat does to the seat that it is against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauHarm"))]
pub struct Penalty {
    /// Cards to draw if accepted.
    pub draw: u8,
    /// Whether accepting it costs the next turn.
    pub miss: bool,
    /// How many turns; 0: none.
    pub misses: u8,
    /// Whether hands are swapped.
    pub swap: bool,
    /// Whether a card is given, face down.
    pub give: bool,
    /// Whether a card is taken out of the hand, unseen.
    pub take: bool,
    /// Whether the seat that announced the round is to end it.
    pub closing: bool,
    /// Whether fewer are drawn if one of certain cards comes.
    pub until: bool,
    /// Whether its cards have been drawn, and it may still be answered with one of them.
    pub spent: bool,
}

/// An event of one step, hidden cards included. Only the engine and its log see it whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are explained at SeenEvent")]
pub enum Event {
    /// A deal began.
    DealStarted { deal: u16, dealer: Seat, starter: Seat },
    /// A seat was dealt its hand.
    Dealt { seat: Seat, cards: CardSet },
    /// The first card of the discard pile.
    TurnedUp { card: Card },
    /// A card was laid.
    Played { seat: Seat, card: Card, stands_for: Option<Card>, wish: Option<Wish>, claim: bool },
    /// A card was laid out of turn: the turn goes on from here.
    JumpedIn { seat: Seat },
    /// The dealer chose how many cards everybody gets.
    HandChosen { seat: Seat, cards: u8 },
    /// The card turned up went under the draw pile; another is turned up.
    PutBack { card: Card },
    /// A seat wished without laying a card, or declined to: because of the card turned up, or of a named
    /// rule.
    Wished { seat: Seat, wish: Option<Wish> },
    /// A seat named the one that its card is to hit.
    Targeted { seat: Seat, target: Seat },
    /// A seat is threatened.
    Threatened { seat: Seat, from: Seat, penalty: Penalty, cause: Cause },
    /// A card was given away face down.
    Gave { from: Seat, to: Seat, card: Card },
    /// A card was taken out of a hand unseen.
    Took { from: Seat, to: Seat, card: Card },
    /// Two seats swapped hands; what each holds now, in order.
    Swapped { seats: [Seat; 2], hands: [CardSet; 2] },
    /// All hands went to a neighbour: the next in turn, or on the side `to`, or back; what each holds now.
    Rotated { hands: [CardSet; MAX_SEATS], to: Option<Direction> },
    /// The card below was bought.
    Bought { seat: Seat, card: Card },
    /// A seat that was out is back in the deal.
    CameBack { seat: Seat },
    /// A seat held too many cards and plays no further in this deal.
    Lost { seat: Seat },
    /// A player left the match: the cards are laid aside.
    Withdrew { seat: Seat },
    /// A seat was accused of cheating, rightly or not.
    Accused { seat: Seat, by: Seat, guilty: bool },
    /// A card laid went back to the hand it came from.
    TakenBack { seat: Seat, card: Card },
    /// A card slipped in unseen went back to its hand.
    SlippedBack { seat: Seat },
    /// Cards drawn because of what has been undone went back to the draw pile.
    PutAway { seat: Seat, cards: CardSet },
    /// A threat was cancelled by a card.
    Cancelled { seat: Seat },
    /// Cards went from the draw pile to a hand (possibly none, when both piles are empty).
    Drew { seat: Seat, cards: CardSet, cause: Cause },
    /// Cards went from the draw pile face down beside a hand.
    LaidBeside { seat: Seat, cards: CardSet, cause: Cause },
    /// Cards that lay beside a hand went into it.
    TookUp { seat: Seat, cards: CardSet },
    /// A seat passed: it handed over the turn.
    Passed { seat: Seat },
    /// A last card has been laid that stands only if `by` lets it stand (VER-28).
    LastCard { seat: Seat, by: Seat },
    /// `by` let the last card of `seat` stand.
    LetStand { seat: Seat, by: Seat },
    /// A turn was missed.
    Missed { seat: Seat },
    /// The direction changed.
    Reversed { direction: Direction },
    /// The same seat has another turn.
    Again { seat: Seat },
    /// A call was made.
    Called { seat: Seat, call: CallIndex },
    /// A seat was caught without its call.
    Caught { seat: Seat, by: Seat, call: CallIndex },
    /// The table noticed a call left out.
    CallMissed { seat: Seat, call: CallIndex },
    /// A call was not followed by the card it announced.
    FalseCall { seat: Seat, call: CallIndex },
    /// A seat was wrongly caught: it had not left the call out.
    FalseCatch { seat: Seat, by: Seat, call: CallIndex },
    /// A seat was charged with an offence.
    Charged { seat: Seat, by: Seat, charge: ChargeIndex },
    /// A seat admitted or denied what it is charged with, or voted on it.
    Judged { seat: Seat, guilty: bool },
    /// A charge has been decided.
    Verdict { seat: Seat, by: Seat, charge: ChargeIndex, guilty: bool },
    /// The discard pile became the new draw pile.
    Reshuffled { cards: u8 },
    /// A seat went out, in the given place (1 is first).
    WentOut { seat: Seat, place: u8 },
    /// A named rule of this table was applied.
    RuleApplied { seat: Seat, rule: u8 },
    /// A state of the table holds from now on, or no longer does.
    Switched { rule: u8, on: bool, seat: Option<Seat> },
    /// A seat was chosen by lot.
    Lot { seat: Seat },
    /// A seat answered a named rule with yes or no, or reacted.
    Reacted { seat: Seat, yes: bool, race: bool },
    /// A seat chose a named rule that is in force from now on.
    RuleAdded { seat: Seat, rule: u8 },
    /// This seat was the last to react.
    Slowest { seat: Seat },
    /// A card of a hand was put away under the draw pile.
    PutUnder { seat: Seat, card: Card },
    /// A seat looked at the hand of another.
    LookedAt { by: Seat, seat: Seat, cards: CardSet },
    /// The discard pile without its top card went to a hand.
    TookPile { seat: Seat, cards: CardSet },
    /// The number of cards to be drawn because of `seat` was decided by lot.
    Rolled { seat: Seat, number: u8 },
    /// A seat's hand has been shuffled into the draw pile: it is dealt a new one.
    Renewed { seat: Seat },
    /// Cards of a hand were shown to all.
    Showed { seat: Seat, cards: CardSet },
    /// A hand lies open to all from now on.
    HandOpened { seat: Seat, cards: CardSet },
    /// A hand no longer lies open.
    HandClosed { seat: Seat },
    /// All cards show their other side: the backs, or the fronts again; `card` lies on top now.
    TurnedOver { back: bool, card: Option<Card> },
    /// Points were noted in the course of the deal.
    Noted { seat: Seat, points: i32 },
    /// A seat plays no further in this deal, by a rule of this table.
    Excluded { seat: Seat },
    /// The deal is over.
    DealEnded { ending: Ending, points: [i32; MAX_SEATS], hands: [CardSet; MAX_SEATS] },
    /// The match is over.
    MatchEnded { winners: SeatSet },
}
