//! Events of Maxonaut in the words of scripts.

use crate::event_kinds::Kinds;
use crate::show::{cards, direction};
use stammtisch_engine::maxonaut::event::{Origin, Why};
use stammtisch_engine::maxonaut::{Event, Laid, SeenEvent, Source};
use stammtisch_engine::seat::Seat;

use super::Table;

/// The first words of the events.
pub(super) const KINDS: Kinds = Kinds {
    of_a_seat: &[
        "drew", "laid", "said", "skipped", "believed", "doubted", "trapped", "showed", "bore",
        "judged", "penalty", "lost",
    ],
    others: &["round", "reshuffled", "reversed", "turned-up", "ended"],
};

/// An event as it really was: as seen by the seat that drew or laid the cards.
pub(super) fn words(event: &Event, table: Table<'_>) -> String {
    let knows = match *event {
        Event::Drew { seat, .. } | Event::Laid { seat, .. } => Some(seat),
        _ => None,
    };
    seen(&event.observe(knows, table.rules.seats()), table)
}

/// An event as a viewer sees it: its kind, the seat, then the rest.
pub(super) fn seen(event: &SeenEvent, table: Table<'_>) -> String {
    let of = |seat: Seat| table.of(seat);
    match event {
        SeenEvent::RoundStarted { round, starter } => format!("round {round} by {}", of(*starter)),
        SeenEvent::Drew { seat, count, cards: None } => format!("drew {} {count}", of(*seat)),
        SeenEvent::Drew { seat, count, cards: Some(hand) } => {
            format!("drew {} {count} {}", of(*seat), cards(hand.cards()))
        }
        SeenEvent::Reshuffled { cards } => format!("reshuffled {cards}"),
        SeenEvent::Laid { seat, from, cards: None } => {
            format!("laid {} {}", of(*seat), cards(from.iter().map(|from| source(*from))))
        }
        SeenEvent::Laid { seat, cards: Some(lay), .. } => {
            format!("laid {} {}", of(*seat), cards(lay.cards().map(laid)))
        }
        SeenEvent::Announced { seat, said } => format!("said {} {said}", of(*seat)),
        SeenEvent::Reversed { direction: way } => format!("reversed {}", direction(*way)),
        SeenEvent::Skipped { seat } => format!("skipped {}", of(*seat)),
        SeenEvent::Believed { seat } => format!("believed {}", of(*seat)),
        SeenEvent::Doubted { seat, announcer } => {
            format!("doubted {} {}", of(*seat), of(*announcer))
        }
        SeenEvent::TurnedUp { card, origin } => format!("turned-up {card} {}", place(*origin)),
        SeenEvent::Trapped { seat, virus, bomb } => {
            let virus = if *virus { " virus" } else { "" };
            format!("trapped {}{virus}{}", of(*seat), if *bomb { " bomb" } else { "" })
        }
        SeenEvent::Shown { seat, cards: shown } => {
            format!("showed {} {}", of(*seat), cards(shown.cards()))
        }
        SeenEvent::Bore { seat } => format!("bore {}", of(*seat)),
        SeenEvent::Judged { announcer, claim, worth } => {
            let worth = worth.map_or_else(|| "nothing".into(), |worth| worth.to_string());
            format!("judged {} {claim} worth {worth}", of(*announcer))
        }
        SeenEvent::Penalty { seat, points, total, why } => {
            format!("penalty {} {points} {} total {total}", of(*seat), reason(*why))
        }
        SeenEvent::RoundEnded { round, points } => {
            let noted = Seat::first(table.rules.seats()).zip(points);
            let noted = noted.filter(|(_, points)| **points > 0);
            let noted = noted.map(|(seat, points)| format!(" {} {points}", of(seat)));
            format!("ended {round}{}", noted.collect::<String>())
        }
        SeenEvent::MatchEnded { loser, winners } => {
            let winners: Vec<_> = winners.iter().map(|seat| of(*seat)).collect();
            format!("lost {} won {}", of(*loser), winners.join(" "))
        }
    }
}

/// A card, as known to the seat that laid it.
pub(super) fn laid(laid: Laid) -> String {
    match laid {
        Laid::Hand(card) => card.to_string(),
        Laid::Unseen => source(Source::Unseen).into(),
    }
}

pub(super) const fn source(from: Source) -> &'static str {
    match from {
        Source::Hand => "hand",
        Source::Unseen => "unseen",
    }
}

const fn place(origin: Origin) -> &'static str {
    match origin {
        Origin::Top => "top",
        Origin::Discard => "discard",
        Origin::Draw => "draw",
    }
}

const fn reason(why: Why) -> &'static str {
    match why {
        Why::Lie => "lie",
        Why::Doubt => "doubt",
        Why::Trap => "trap",
        Why::Antidote => "antidote",
        Why::Accepted => "accepted",
        Why::WrongForm => "wrong-form",
    }
}
