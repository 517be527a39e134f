//! What one viewer learns of an event, built up from what they may see.

use crate::card_set::CardSet;
use crate::mau::event::Event;
use crate::mau::rules::Rules;
use crate::mau::seen::SeenEvent;
use crate::mau::seen_answer::SeenAnswer;
use crate::seat::Seat;

impl Event {
    /// What `viewer` (none: a spectator) learns, at a table with these rules.
    #[must_use]
    pub fn observe(&self, viewer: Option<Seat>, rules: &Rules) -> SeenEvent {
        let seats = rules.seats;
        let cause = || self.cause().map_or_else(String::new, |cause| cause.id(rules));
        let own = |seat: Seat, cards: CardSet| (viewer == Some(seat)).then_some(cards);
        let one_of = |both: [Seat; 2]| viewer.is_some_and(|seat| both.contains(&seat));
        let n = usize::from(seats);
        let answered = SeenEvent::Answered;
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
            Self::Threatened { seat, from, penalty, .. } => {
                SeenEvent::Threatened { seat, from, penalty, cause: cause() }
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
            Self::Rotated { hands, to } => SeenEvent::Rotated {
                to,
                cards: viewer.filter(|seat| seat.0 < seats).map(|seat| hands[seat.index()]),
            },
            Self::Bought { seat, card } => SeenEvent::Bought { seat, card },
            Self::CameBack { seat } => SeenEvent::CameBack { seat },
            Self::Lost { seat } => SeenEvent::Lost { seat, cause: cause() },
            Self::Withdrew { seat } => SeenEvent::Withdrew { seat },
            Self::Accused { seat, by, guilty } => {
                SeenEvent::Accused { seat, by, guilty, cause: cause() }
            }
            Self::TakenBack { seat, card } => SeenEvent::TakenBack { seat, card },
            Self::SlippedBack { seat } => SeenEvent::SlippedBack { seat },
            Self::PutAway { seat, cards } => {
                SeenEvent::PutAway { seat, count: cards.len() as u8, cards: own(seat, cards) }
            }
            Self::Cancelled { seat } => SeenEvent::Cancelled { seat },
            Self::Drew { seat, cards, cause: why } => SeenEvent::Drew {
                seat,
                count: cards.len() as u8,
                reason: why.reason(),
                cards: own(seat, cards),
                cause: cause(),
            },
            Self::LaidBeside { seat, cards, cause: why } => answered(SeenAnswer::LaidBeside {
                seat,
                count: cards.len() as u8,
                reason: why.reason(),
                cause: cause(),
            }),
            Self::TookUp { seat, cards } => answered(SeenAnswer::TookUp {
                seat,
                count: cards.len() as u8,
                cards: own(seat, cards),
            }),
            Self::Passed { seat } => SeenEvent::Passed { seat },
            Self::LastCard { seat, by } => SeenEvent::LastCard { seat, by },
            Self::LetStand { seat, by } => SeenEvent::LetStand { seat, by },
            Self::Missed { seat } => SeenEvent::Missed { seat },
            Self::Reversed { direction } => SeenEvent::Reversed { direction },
            Self::Again { seat } => SeenEvent::Again { seat },
            Self::Called { seat, call } => SeenEvent::Called { seat, call },
            Self::Caught { seat, by, call } => SeenEvent::Caught { seat, by, call, cause: cause() },
            Self::CallMissed { seat, call } => SeenEvent::CallMissed { seat, call, cause: cause() },
            Self::FalseCall { seat, call } => SeenEvent::FalseCall { seat, call, cause: cause() },
            Self::FalseCatch { seat, by, call } => {
                SeenEvent::FalseCatch { seat, by, call, cause: cause() }
            }
            Self::Charged { seat, by, charge } => SeenEvent::Charged { seat, by, charge },
            Self::Judged { seat, guilty } => answered(SeenAnswer::Judged { seat, guilty }),
            Self::Verdict { seat, by, charge, guilty } => {
                SeenEvent::Verdict { seat, by, charge, guilty }
            }
            Self::Reshuffled { cards } => SeenEvent::Reshuffled { cards },
            Self::WentOut { seat, place } => SeenEvent::WentOut { seat, place },
            Self::RuleApplied { seat, rule } => {
                SeenEvent::RuleApplied { seat, rule, cause: cause() }
            }
            Self::Lot { seat } => SeenEvent::Lot { seat },
            Self::Reacted { seat, yes, race } => answered(SeenAnswer::Reacted { seat, yes, race }),
            Self::RuleAdded { seat, rule } => {
                answered(SeenAnswer::RuleAdded { seat, rule, cause: cause() })
            }
            Self::Switched { rule, on, seat } => {
                answered(SeenAnswer::Switched { rule, on, seat, cause: cause() })
            }
            Self::Slowest { seat } => answered(SeenAnswer::Slowest { seat }),
            Self::PutUnder { seat, card } => {
                answered(SeenAnswer::PutUnder { seat, card: one_of([seat; 2]).then_some(card) })
            }
            Self::LookedAt { by, seat, cards } => answered(SeenAnswer::LookedAt {
                by,
                seat,
                cards: one_of([by, seat]).then_some(cards),
            }),
            Self::TookPile { seat, cards } => SeenEvent::TookPile { seat, cards },
            Self::Rolled { number, .. } => SeenEvent::Rolled { number },
            Self::Renewed { seat } => SeenEvent::Renewed { seat },
            Self::Showed { seat, cards } => SeenEvent::Showed { seat, cards },
            Self::HandOpened { seat, cards } => answered(SeenAnswer::HandOpened { seat, cards }),
            Self::HandClosed { seat } => answered(SeenAnswer::HandClosed { seat }),
            Self::TurnedOver { back, card } => answered(SeenAnswer::TurnedOver { back, card }),
            Self::Noted { seat, points } => SeenEvent::Noted { seat, points },
            Self::Excluded { seat } => SeenEvent::Excluded { seat },
            Self::DealEnded { ending, points, hands } => SeenEvent::DealEnded {
                ending,
                points: points[..n].to_vec(),
                hands: hands[..n].to_vec(),
                cause: cause(),
            },
            Self::MatchEnded { winners } => SeenEvent::MatchEnded { winners: winners.collect() },
        }
    }
}
