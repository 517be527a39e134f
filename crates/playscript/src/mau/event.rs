//! Events of the Mau-Mau family in the words of scripts.

use super::calls::named;
use crate::event_kinds::Kinds;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::mau::Event;
use stammtisch_engine::mau::event::{DrawReason, Ending};
use stammtisch_engine::seat::{Direction, Seat};

use super::{Table, calls, show};

/// The first words of events that are followed by a seat.
const OF_A_SEAT: [&str; 53] = [
    "chose",
    "dealt",
    "played",
    "jumped-in",
    "wished",
    "targeted",
    "threatened",
    "cancelled",
    "swapped",
    "gave",
    "took",
    "bought",
    "drew",
    "laid-beside",
    "took-up",
    "passed",
    "last-card",
    "let-stand",
    "missed",
    "again",
    "called",
    "caught",
    "forgot",
    "false-call",
    "false-catch",
    "accused",
    "charged",
    "judged",
    "verdict",
    "taken-back",
    "slipped-back",
    "put-away",
    "out",
    "came-back",
    "lost",
    "pattern",
    "trigger",
    "lot",
    "reacted",
    "slowest",
    "added",
    "put-under",
    "looked-at",
    "took-pile",
    "renewed",
    "rolled",
    "showed",
    "opened",
    "closed",
    "noted",
    "excluded",
    "withdrew",
    "won",
];

/// The first words of all other events.
const OTHERS: [&str; 9] = [
    "deal",
    "turned-up",
    "put-back",
    "rotated",
    "reversed",
    "reshuffled",
    "switched",
    "turned",
    "ended",
];

pub(super) const KINDS: Kinds = Kinds { of_a_seat: &OF_A_SEAT, others: &OTHERS };

/// An event in words: its kind, the seat, then the rest.
pub(super) fn words(event: &Event, table: Table<'_>) -> String {
    let of = |seat: Seat| table.of(seat);
    let count = |cards: CardSet| cards.len();
    match *event {
        Event::DealStarted { deal, dealer, .. } => format!("deal {deal} by {}", of(dealer)),
        Event::HandChosen { seat, cards } => format!("chose {} {cards}", of(seat)),
        Event::Dealt { seat, cards } => format!("dealt {} {}", of(seat), count(cards)),
        Event::TurnedUp { card } => format!("turned-up {card}"),
        Event::PutBack { card } => format!("put-back {card}"),
        Event::Played { seat, card, stands_for, wish, claim } => {
            let said = show::said(stands_for, wish, claim);
            format!("played {} {card}{said}", of(seat))
        }
        Event::JumpedIn { seat } => format!("jumped-in {}", of(seat)),
        Event::Wished { seat, wish } => format!("wished {} {}", of(seat), show::wish(wish)),
        Event::Targeted { seat, target } => format!("targeted {} {}", of(seat), of(target)),
        Event::Threatened { seat, from, penalty, .. } => {
            format!("threatened {} {} by {}", of(seat), show::penalty(&penalty), of(from))
        }
        Event::Cancelled { seat } => format!("cancelled {}", of(seat)),
        Event::Swapped { seats: [one, other], .. } => format!("swapped {} {}", of(one), of(other)),
        Event::Gave { from, to, card } => format!("gave {} {} {card}", of(from), of(to)),
        Event::Took { from, to, card } => format!("took {} {} {card}", of(from), of(to)),
        Event::Rotated { to: None, .. } => "rotated".into(),
        Event::Rotated { to: Some(Direction::Clockwise), .. } => "rotated left".into(),
        Event::Rotated { to: Some(Direction::Counter), .. } => "rotated right".into(),
        Event::Bought { seat, card } => format!("bought {} {card}", of(seat)),
        Event::Drew { seat, cards, cause } => {
            format!("drew {} {} {}", of(seat), count(cards), why(cause.reason()))
        }
        Event::LaidBeside { seat, cards, cause } => {
            format!("laid-beside {} {} {}", of(seat), count(cards), why(cause.reason()))
        }
        Event::TookUp { seat, cards } => format!("took-up {} {}", of(seat), count(cards)),
        Event::Passed { seat } => format!("passed {}", of(seat)),
        Event::LastCard { seat, by } => format!("last-card {} before {}", of(seat), of(by)),
        Event::LetStand { seat, by } => format!("let-stand {} by {}", of(seat), of(by)),
        Event::Missed { seat } => format!("missed {}", of(seat)),
        Event::Reversed { direction: Direction::Clockwise } => "reversed clockwise".into(),
        Event::Reversed { direction: Direction::Counter } => "reversed counter".into(),
        Event::Again { seat } => format!("again {}", of(seat)),
        Event::Called { seat, call } => format!("called {} {}", of(seat), calls::name(table, call)),
        Event::Caught { seat, by, call } => {
            format!("caught {} {} by {}", of(seat), calls::name(table, call), of(by))
        }
        Event::CallMissed { seat, call } => {
            format!("forgot {} {}", of(seat), calls::name(table, call))
        }
        Event::FalseCall { seat, call } => {
            format!("false-call {} {}", of(seat), calls::name(table, call))
        }
        Event::FalseCatch { seat, by, call } => {
            format!("false-catch {} {} by {}", of(seat), calls::name(table, call), of(by))
        }
        Event::Accused { seat, by, guilty } => {
            format!("accused {} {} by {}", of(seat), rightly(guilty), of(by))
        }
        Event::Charged { seat, by, charge } => {
            format!("charged {} {} by {}", of(seat), calls::charge(table, charge), of(by))
        }
        Event::Judged { seat, guilty } => format!("judged {} {}", of(seat), rightly(guilty)),
        Event::Verdict { seat, by, charge, guilty } => {
            let charge = calls::charge(table, charge);
            format!("verdict {} {charge} {} by {}", of(seat), rightly(guilty), of(by))
        }
        Event::TakenBack { seat, card } => format!("taken-back {} {card}", of(seat)),
        Event::SlippedBack { seat } => format!("slipped-back {}", of(seat)),
        Event::PutAway { seat, cards } => format!("put-away {} {}", of(seat), count(cards)),
        Event::Reshuffled { cards } => format!("reshuffled {cards}"),
        Event::WentOut { seat, place } => format!("out {} {place}", of(seat)),
        Event::CameBack { seat } => format!("came-back {}", of(seat)),
        Event::Lost { seat } => format!("lost {}", of(seat)),
        Event::Withdrew { seat } => format!("withdrew {}", of(seat)),
        Event::RuleApplied { seat, rule } => {
            let of_pattern = usize::from(rule) < table.rules.doc().patterns.len();
            let kind = if of_pattern { "pattern" } else { "trigger" };
            format!("{kind} {} {}", of(seat), named(table, rule))
        }
        Event::Lot { seat } => format!("lot {}", of(seat)),
        Event::Reacted { seat, yes, .. } => {
            format!("reacted {} {}", of(seat), if yes { "yes" } else { "no" })
        }
        Event::RuleAdded { seat, rule } => format!("added {} {}", of(seat), named(table, rule)),
        Event::Switched { rule, on, seat } => {
            let whose = seat.map(|seat| format!(" {}", of(seat))).unwrap_or_default();
            format!("switched {} {}{whose}", named(table, rule), if on { "on" } else { "off" })
        }
        Event::Slowest { seat } => format!("slowest {}", of(seat)),
        Event::PutUnder { seat, card } => format!("put-under {} {card}", of(seat)),
        Event::LookedAt { by, seat, cards } => {
            format!("looked-at {} {} by {}", of(seat), count(cards), of(by))
        }
        Event::TookPile { seat, cards } => format!("took-pile {} {}", of(seat), count(cards)),
        Event::Rolled { seat, number } => format!("rolled {} {number}", of(seat)),
        Event::Renewed { seat } => format!("renewed {}", of(seat)),
        Event::Showed { seat, cards } => format!("showed {} {}", of(seat), count(cards)),
        Event::HandOpened { seat, cards } => format!("opened {} {}", of(seat), count(cards)),
        Event::TurnedOver { back, card } => {
            let side = if back { "backs" } else { "fronts" };
            card.map_or_else(|| format!("turned {side}"), |card| format!("turned {side} {card}"))
        }
        Event::HandClosed { seat } => format!("closed {}", of(seat)),
        Event::Noted { seat, points } => format!("noted {} {points}", of(seat)),
        Event::Excluded { seat } => format!("excluded {}", of(seat)),
        Event::DealEnded { ending, .. } => format!("ended {}", how(ending)),
        Event::MatchEnded { winners } => {
            format!("won {}", winners.map(of).collect::<Vec<_>>().join(" "))
        }
    }
}

const fn rightly(guilty: bool) -> &'static str {
    if guilty { "guilty" } else { "innocent" }
}

const fn how(ending: Ending) -> &'static str {
    match ending {
        Ending::Out => "out",
        Ending::Stuck => "stuck",
        Ending::Capped => "capped",
        Ending::PileEmpty => "pile-empty",
        Ending::Rule => "rule",
    }
}

const fn why(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Turn => "turn",
        DrawReason::Threat => "threat",
        DrawReason::Caught => "caught",
        DrawReason::CallMissed => "forgot",
        DrawReason::FalseCall => "false-call",
        DrawReason::Closing => "closing",
        DrawReason::Cheating => "cheating",
        DrawReason::FalseAccusation => "false-accusation",
        DrawReason::FalseCatch => "false-catch",
        DrawReason::Charged => "charged",
        DrawReason::FalseCharge => "false-charge",
        DrawReason::Rule => "rule",
    }
}
