//! Names, times and events in words.

use serde::Serialize;
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::rules::Lang;
use stammtisch_engine::seat::Seat;
use stammtisch_rules_text::told;
use stammtisch_table::wire::{Mark, Reaction, TableEvent};

/// The names of all players; a player without a name is called by the seat.
pub(super) fn names(names: &[String], lang: Lang) -> Vec<String> {
    let seat = if lang == Lang::De { "Sitz" } else { "Seat" };
    let name = |(number, name): (usize, &String)| match name.as_str() {
        "" => format!("{seat} {number}"),
        name => name.to_owned(),
    };
    (1..).zip(names).map(name).collect()
}

pub(super) fn of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_default()
}

/// Minutes and seconds, with hours if there are any.
pub(super) fn time(ms: u64) -> String {
    let seconds = ms / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours == 0 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

/// Amounts are in hundredths of a credit.
fn credits(amount: u32) -> String {
    format!("{}.{:02}", amount / 100, amount % 100)
}

/// One event in a sentence; none where it says nothing of its own.
pub(super) fn event(
    rules: &AnyRules,
    event: &TableEvent,
    names: &[String],
    lang: Lang,
) -> Option<String> {
    let who = |seat: &Seat| of(names, *seat);
    let (de, en) = match event {
        TableEvent::Game { event, turned } => {
            return told(rules, event, *turned, &|seat| of(names, seat), lang);
        }
        TableEvent::Started => ("die Partie beginnt".into(), "the match begins".into()),
        TableEvent::Sat { seat, name } => {
            let seat = seat.0 + 1;
            (format!("{name} setzt sich auf Platz {seat}"), format!("{name} takes seat {seat}"))
        }
        TableEvent::Stood { name, .. } => {
            (format!("{name} steht auf"), format!("{name} stands up"))
        }
        TableEvent::BotTookOver { seat } => (
            format!("für {} spielt ein Bot weiter", who(seat)),
            format!("a bot plays on for {}", who(seat)),
        ),
        TableEvent::Returned { seat } => {
            (format!("{} ist wieder da", who(seat)), format!("{} is back", who(seat)))
        }
        TableEvent::HandedOver { seat, name } => {
            let seat = seat.0 + 1;
            (format!("{name} übernimmt Platz {seat}"), format!("{name} takes over seat {seat}"))
        }
        TableEvent::Said { seat, phrase } => {
            let phrase = word(phrase);
            (format!("{}: [{phrase}]", who(seat)), format!("{}: [{phrase}]", who(seat)))
        }
        TableEvent::Conceded { winner } => (
            format!("alle anderen sind gegangen: {} gewinnt", who(winner)),
            format!("all others have left: {} wins", who(winner)),
        ),
        TableEvent::Settled { winners, amounts, .. } => {
            let paid = winners.iter().zip(amounts);
            let paid = paid.map(|(seat, amount)| format!("{} {}", who(seat), credits(*amount)));
            let paid = paid.collect::<Vec<_>>().join(", ");
            (format!("ausgezahlt: {paid}"), format!("paid out: {paid}"))
        }
        TableEvent::Reacted { times } => {
            let told = |decimal: &str| {
                let seconds =
                    |ms: u32| format!("{:.2}", f64::from(ms) / 1000.0).replace('.', decimal);
                let each = |one: &Reaction| format!("{} {} s", who(&one.seat), seconds(one.ms));
                times.iter().map(each).collect::<Vec<_>>().join(", ")
            };
            (format!("Reaktion: {}", told(",")), format!("reaction: {}", told(".")))
        }
        // The game's own event says this as well.
        TableEvent::Withdrew { .. } => return None,
        TableEvent::Voted { .. }
        | TableEvent::SettingsChanged { .. }
        | TableEvent::RulesSet { .. }
        | TableEvent::HostChanged { .. }
        | TableEvent::SentAway { .. } => return None,
    };
    Some(if lang == Lang::De { de } else { en })
}

/// A value in its serialised form.
fn word(of: &impl Serialize) -> String {
    let value = serde_json::to_value(of).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// The word for a mark on a step; none where the sentences say the same.
pub(super) fn mark(mark: Mark, lang: Lang) -> Option<&'static str> {
    let (de, en) = match mark {
        Mark::Lie => ("gelogen", "a lie"),
        Mark::Cheat => ("geschummelt", "cheated"),
        _ => return None,
    };
    Some(if lang == Lang::De { de } else { en })
}

pub(super) fn whose_odds(lang: Lang) -> String {
    match lang {
        Lang::De => {
            "sag mit `--eyes`, wer das wissen soll: einen Namen oder die Nummer eines Platzes"
        }
        Lang::En => "say with `--eyes` who is to know it: a name, or the number of a seat",
    }
    .into()
}
