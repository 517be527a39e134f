//! Events in the words of the format.

use crate::card_set::CardSet;
use crate::mau::Event;
use crate::mau::event::{DrawReason, Ending};
use crate::seat::{Direction, Seat};

use super::error::ScriptError;
use super::names::Names;
use super::words::Words;

/// The first words of events that a seat follows.
const OF_A_SEAT: [&str; 14] = [
    "dealt",
    "played",
    "threatened",
    "cancelled",
    "drew",
    "passed",
    "missed",
    "again",
    "called",
    "caught",
    "forgot",
    "false-call",
    "out",
    "won",
];

/// The first words of all other events.
const OTHERS: [&str; 5] = ["deal", "turned-up", "reversed", "reshuffled", "ended"];

/// Reads the beginning of an event to look for: its kind and as many of its words as one likes.
pub(super) fn read(words: &mut Words<'_>, names: &Names) -> Result<String, ScriptError> {
    let kind = words.need("the kind of the event")?;
    if !OF_A_SEAT.iter().chain(&OTHERS).any(|known| *known == kind) {
        let known = [OF_A_SEAT.as_slice(), &OTHERS].concat().join(", ");
        return Err(words.wrong(format!("there is no event `{kind}`; there are: {known}")));
    }
    let mut text = kind.to_owned();
    if OF_A_SEAT.contains(&kind) && words.peek().is_some() {
        text = format!("{text} {}", names.of(names.seat(words)?));
    }
    while let Some(word) = words.take() {
        text = format!("{text} {word}");
    }
    Ok(text)
}

/// Whether an event in words begins as `wanted` says.
pub(super) fn begins(event: &str, wanted: &str) -> bool {
    event.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// An event in words: its kind, the seat, then what else is to say.
pub(super) fn words(event: &Event, names: &Names) -> String {
    let of = |seat: Seat| names.of(seat);
    let count = |cards: CardSet| cards.len();
    match *event {
        Event::DealStarted { deal, dealer, .. } => format!("deal {deal} by {}", of(dealer)),
        Event::Dealt { seat, cards } => format!("dealt {} {}", of(seat), count(cards)),
        Event::TurnedUp { card } => format!("turned-up {card}"),
        Event::Played { seat, card, wish: None } => format!("played {} {card}", of(seat)),
        Event::Played { seat, card, wish: Some(suit) } => {
            format!("played {} {card} wish {}", of(seat), super::show::suit(suit))
        }
        Event::Threatened { seat, draw, miss } => {
            format!("threatened {} {draw}{}", of(seat), if miss { " miss" } else { "" })
        }
        Event::Cancelled { seat } => format!("cancelled {}", of(seat)),
        Event::Drew { seat, cards, reason } => {
            format!("drew {} {} {}", of(seat), count(cards), why(reason))
        }
        Event::Passed { seat } => format!("passed {}", of(seat)),
        Event::Missed { seat } => format!("missed {}", of(seat)),
        Event::Reversed { direction: Direction::Clockwise } => "reversed clockwise".into(),
        Event::Reversed { direction: Direction::Counter } => "reversed counter".into(),
        Event::Again { seat } => format!("again {}", of(seat)),
        Event::Called { seat, call } => format!("called {} {}", of(seat), names.of_call(call)),
        Event::Caught { seat, by, call } => {
            format!("caught {} {} by {}", of(seat), names.of_call(call), of(by))
        }
        Event::CallMissed { seat, call } => format!("forgot {} {}", of(seat), names.of_call(call)),
        Event::FalseCall { seat, call } => {
            format!("false-call {} {}", of(seat), names.of_call(call))
        }
        Event::Reshuffled { cards } => format!("reshuffled {cards}"),
        Event::WentOut { seat, place } => format!("out {} {place}", of(seat)),
        Event::DealEnded { ending: Ending::Out, .. } => "ended out".into(),
        Event::DealEnded { ending: Ending::Stuck, .. } => "ended stuck".into(),
        Event::DealEnded { ending: Ending::Capped, .. } => "ended capped".into(),
        Event::MatchEnded { winners } => {
            format!("won {}", winners.map(of).collect::<Vec<_>>().join(" "))
        }
    }
}

const fn why(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Turn => "turn",
        DrawReason::Threat => "threat",
        DrawReason::Caught => "caught",
        DrawReason::CallMissed => "forgot",
        DrawReason::FalseCall => "false-call",
    }
}
