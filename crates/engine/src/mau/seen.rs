//! Events as one viewer learns them (`Seen`).

use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::{DrawReason, Ending, Penalty};
use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::seen_answer::SeenAnswer;
use crate::mau::wish::Wish;
use crate::seat::{Direction, Seat};

/// What a viewer learns of an event: built from what may be seen, never a cleaned copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauEvent", optional_fields))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A deal began.
    DealStarted {
        /// Number of the deal, from 1.
        deal: u16,
        /// Who deals.
        dealer: Seat,
        /// Who begins.
        starter: Seat,
    },
    /// A seat was dealt cards.
    Dealt {
        /// Whose hand.
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
        /// What is wished with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        wish: Option<Wish>,
        /// Whether its player made use of what it leaves open.
        claim: bool,
    },
    /// A card was laid out of turn: the turn goes on from here.
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
        /// What; nothing, where the card leaves that open.
        #[serde(skip_serializing_if = "Option::is_none")]
        wish: Option<Wish>,
    },
    /// A seat named the one that its card is to hit.
    Targeted {
        /// Who named.
        seat: Seat,
        /// Who was named.
        target: Seat,
    },
    /// A threat stands against a seat.
    Threatened {
        /// The victim.
        seat: Seat,
        /// Whose threat it is.
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
        /// Who gave.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The card, if the viewer is one of the two.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A card was taken out of a hand unseen.
    Took {
        /// Who had it.
        from: Seat,
        /// Who has it now.
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
        /// To which side, where a rule says so: clockwise to the left; none: to whoever is next in turn, or back
        /// where they came from.
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
    /// A player left the match: the cards are laid aside, and the others go on without that seat.
    Withdrew {
        /// Whose seat.
        seat: Seat,
    },
    /// A seat was accused of cheating.
    Accused {
        /// Who was accused.
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
        /// The seat that had slipped it in.
        seat: Seat,
    },
    /// Cards drawn because of what has been undone went back to the draw pile.
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
        /// Why, roughly; `cause` says it by the rules of the table.
        reason: DrawReason,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<CardSet>,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// Handed over after drawing.
    Passed {
        /// The seat that handed over.
        seat: Seat,
    },
    /// A last card has been laid: it can be accused or caught until somebody lets it stand.
    LastCard {
        /// Whose card.
        seat: Seat,
        /// Who lets it stand, or does not.
        by: Seat,
    },
    /// A last card was let stand.
    LetStand {
        /// Whose card.
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
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
    },
    /// A seat was caught without its call.
    Caught {
        /// Who was caught.
        seat: Seat,
        /// Who noticed.
        by: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// The table noticed a call left out.
    CallMissed {
        /// The seat that left the call out.
        seat: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A call was not followed by the card it announced.
    FalseCall {
        /// The seat that made the call.
        seat: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A seat was to be caught that had not left the call out.
    FalseCatch {
        /// Who was to be caught.
        seat: Seat,
        /// Who was wrong.
        by: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// A seat was charged with an offence.
    Charged {
        /// Who was charged.
        seat: Seat,
        /// The seat that charged it.
        by: Seat,
        /// With what, by its place in `charges` of the rules.
        charge: ChargeIndex,
    },
    /// A charge has been decided.
    Verdict {
        /// Who was charged.
        seat: Seat,
        /// The seat that had charged it.
        by: Seat,
        /// With what, by its place in `charges` of the rules.
        charge: ChargeIndex,
        /// Whether it counts.
        guilty: bool,
    },
    /// The discard pile became the new draw pile.
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// A seat is rid of all cards.
    WentOut {
        /// The seat that is out.
        seat: Seat,
        /// 1 is first.
        place: u8,
    },
    /// A rule of this table with a name of its own came into force: what follows comes of it.
    RuleApplied {
        /// By whose move.
        seat: Seat,
        /// Which one, by its place in `named_rules` of the rules.
        rule: u8,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// The lot fell on a seat.
    Lot {
        /// The seat drawn by lot.
        seat: Seat,
    },
    /// The discard pile without its top card went to a hand.
    TookPile {
        /// The seat that took them.
        seat: Seat,
        /// These cards, which everybody has seen.
        cards: CardSet,
    },
    /// The lot said how many cards are to be drawn.
    Rolled {
        /// How many cards are to be drawn.
        number: u8,
    },
    /// A hand was shuffled into the draw pile, or together with others; a new one is dealt.
    Renewed {
        /// The seat with the new hand.
        seat: Seat,
    },
    /// Cards of a hand were shown to all.
    Showed {
        /// The seat whose cards they are.
        seat: Seat,
        /// These cards.
        cards: CardSet,
    },
    /// Points were noted in the course of the deal; they count with those at its end.
    Noted {
        /// The seat that they are noted for.
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
        /// What every seat still held, by seat.
        hands: Vec<CardSet>,
        /// Why: the id of one of the `causes` of the rules.
        cause: String,
    },
    /// The match is over.
    MatchEnded {
        /// All winners.
        winners: Vec<Seat>,
    },
    /// What somebody did who had been asked about a charge or by a rule of this table.
    #[serde(untagged)]
    Answered(SeenAnswer),
}
