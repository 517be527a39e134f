//! What one viewer learns of what happened.

use serde::Serialize;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::{DrawReason, Ending, Event, Penalty};
use crate::mau::moves::CallIndex;
use crate::mau::wish::Wish;
use crate::seat::{Direction, Seat};

/// What a viewer learns of an [`Event`]: built from what may be seen, never a cleaned copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauEvent"))]
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
        /// How many.
        count: u8,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// The first card of the discard pile.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// A card was laid.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// The card it stands for, where it is wild.
        #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        stands_for: Option<Card>,
        /// What is wished with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wish: Option<Wish>,
        /// Whether its player made use of what it leaves open.
        claim: bool,
    },
    /// A card was laid out of turn: the turn goes on from here.
    JumpedIn {
        /// By whom.
        seat: Seat,
    },
    /// The dealer chose how many cards everybody gets.
    HandChosen {
        /// The dealer.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// The card turned up went under the draw pile; another is turned up.
    PutBack {
        /// The card.
        card: Card,
    },
    /// Who begins wished, because the card turned up lets that seat do so.
    Wished {
        /// Who.
        seat: Seat,
        /// What; nothing, where the card leaves that open.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
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
    },
    /// A card was given away face down.
    Gave {
        /// Who gave.
        from: Seat,
        /// Who has it now.
        to: Seat,
        /// The card, if the viewer is one of the two.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
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
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Card>,
    },
    /// Two seats swapped hands.
    Swapped {
        /// The two.
        seats: [Seat; 2],
        /// How many cards each holds now, in the same order.
        counts: [u8; 2],
        /// The viewer's new hand, if it is one of the two.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// All hands went to the next seat.
    Rotated {
        /// The viewer's new hand.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// The card below was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat that was out is back in the deal.
    CameBack {
        /// Who.
        seat: Seat,
    },
    /// A seat held too many cards and plays no further in this deal.
    Lost {
        /// Who.
        seat: Seat,
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
        /// By whom.
        by: Seat,
        /// Whether it had cheated.
        guilty: bool,
    },
    /// A card laid went back to the hand it came from.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card slipped in unseen went back to its hand.
    SlippedBack {
        /// Whose.
        seat: Seat,
    },
    /// Cards drawn because of what has been undone went back to the draw pile.
    PutAway {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, if they were the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// A threat was cancelled.
    Cancelled {
        /// By whom.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Why.
        reason: DrawReason,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// Handed over after drawing.
    Passed {
        /// By whom.
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
        /// By whom.
        by: Seat,
    },
    /// A turn was missed.
    Missed {
        /// Whose.
        seat: Seat,
    },
    /// The direction changed.
    Reversed {
        /// The direction from now on.
        direction: Direction,
    },
    /// The same seat has another turn.
    Again {
        /// Who.
        seat: Seat,
    },
    /// A call was made.
    Called {
        /// By whom.
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
    },
    /// The table noticed a call left out.
    CallMissed {
        /// Whose.
        seat: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
    },
    /// A call was not followed by the card it announced.
    FalseCall {
        /// Whose.
        seat: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
    },
    /// A seat was to be caught that had not left the call out.
    FalseCatch {
        /// Who was to be caught.
        seat: Seat,
        /// Who was wrong.
        by: Seat,
        /// Which of the calls, by its place in `calls` of the rules.
        call: CallIndex,
    },
    /// The discard pile became the new draw pile.
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// A seat is rid of all cards.
    WentOut {
        /// Who.
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
    },
    /// The deal is over.
    DealEnded {
        /// How.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// What every seat still held, by seat.
        hands: Vec<CardSet>,
    },
    /// The match is over.
    MatchEnded {
        /// All winners.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// What `viewer` (none: a spectator) learns, at a table of `seats`.
    #[must_use]
    pub fn observe(&self, viewer: Option<Seat>, seats: u8) -> SeenEvent {
        let own = |seat: Seat, cards: CardSet| (viewer == Some(seat)).then_some(cards);
        let one_of = |both: [Seat; 2]| viewer.is_some_and(|seat| both.contains(&seat));
        let n = usize::from(seats);
        match *self {
            Self::DealStarted { deal, dealer, starter } => {
                SeenEvent::DealStarted { deal, dealer, starter }
            }
            Self::Dealt { seat, cards } => {
                SeenEvent::Dealt { seat, count: cards.len() as u8, cards: own(seat, cards) }
            }
            Self::TurnedUp { card } => SeenEvent::TurnedUp { card },
            Self::Played { seat, card, stands_for, wish, claim } => {
                SeenEvent::Played { seat, card, stands_for, wish, claim }
            }
            Self::JumpedIn { seat } => SeenEvent::JumpedIn { seat },
            Self::HandChosen { seat, cards } => SeenEvent::HandChosen { seat, cards },
            Self::PutBack { card } => SeenEvent::PutBack { card },
            Self::Wished { seat, wish } => SeenEvent::Wished { seat, wish },
            Self::Targeted { seat, target } => SeenEvent::Targeted { seat, target },
            Self::Threatened { seat, from, penalty } => {
                SeenEvent::Threatened { seat, from, penalty }
            }
            Self::Gave { from, to, card } => {
                SeenEvent::Gave { from, to, card: one_of([from, to]).then_some(card) }
            }
            Self::Took { from, to, card } => {
                SeenEvent::Took { from, to, card: one_of([from, to]).then_some(card) }
            }
            Self::Swapped { seats, hands } => SeenEvent::Swapped {
                seats,
                counts: hands.map(|hand| hand.len() as u8),
                cards: seats.iter().position(|seat| viewer == Some(*seat)).map(|at| hands[at]),
            },
            Self::Rotated { hands } => SeenEvent::Rotated {
                cards: viewer.filter(|seat| seat.0 < seats).map(|seat| hands[seat.index()]),
            },
            Self::Bought { seat, card } => SeenEvent::Bought { seat, card },
            Self::CameBack { seat } => SeenEvent::CameBack { seat },
            Self::Lost { seat } => SeenEvent::Lost { seat },
            Self::Withdrew { seat } => SeenEvent::Withdrew { seat },
            Self::Accused { seat, by, guilty } => SeenEvent::Accused { seat, by, guilty },
            Self::TakenBack { seat, card } => SeenEvent::TakenBack { seat, card },
            Self::SlippedBack { seat } => SeenEvent::SlippedBack { seat },
            Self::PutAway { seat, cards } => {
                SeenEvent::PutAway { seat, count: cards.len() as u8, cards: own(seat, cards) }
            }
            Self::Cancelled { seat } => SeenEvent::Cancelled { seat },
            Self::Drew { seat, cards, reason } => {
                SeenEvent::Drew { seat, count: cards.len() as u8, reason, cards: own(seat, cards) }
            }
            Self::Passed { seat } => SeenEvent::Passed { seat },
            Self::LastCard { seat, by } => SeenEvent::LastCard { seat, by },
            Self::LetStand { seat, by } => SeenEvent::LetStand { seat, by },
            Self::Missed { seat } => SeenEvent::Missed { seat },
            Self::Reversed { direction } => SeenEvent::Reversed { direction },
            Self::Again { seat } => SeenEvent::Again { seat },
            Self::Called { seat, call } => SeenEvent::Called { seat, call },
            Self::Caught { seat, by, call } => SeenEvent::Caught { seat, by, call },
            Self::CallMissed { seat, call } => SeenEvent::CallMissed { seat, call },
            Self::FalseCall { seat, call } => SeenEvent::FalseCall { seat, call },
            Self::FalseCatch { seat, by, call } => SeenEvent::FalseCatch { seat, by, call },
            Self::Reshuffled { cards } => SeenEvent::Reshuffled { cards },
            Self::WentOut { seat, place } => SeenEvent::WentOut { seat, place },
            Self::RuleApplied { seat, rule } => SeenEvent::RuleApplied { seat, rule },
            Self::DealEnded { ending, points, hands } => SeenEvent::DealEnded {
                ending,
                points: points[..n].to_vec(),
                hands: hands[..n].to_vec(),
            },
            Self::MatchEnded { winners } => SeenEvent::MatchEnded { winners: winners.collect() },
        }
    }
}
