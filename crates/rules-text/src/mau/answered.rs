//! Events in words: answers of players who were asked something, one sentence each.

use stammtisch_engine::mau::Rules;
use stammtisch_engine::mau::seen_answer::SeenAnswer;
use stammtisch_engine::rules::Lang;
use stammtisch_engine::seat::Seat;

use super::phrases::{held, short, why};
use crate::SeatNames;

/// One answer, as far as the viewer learned of it.
pub(super) fn answered(
    rules: &Rules,
    answer: &SeenAnswer,
    names: SeatNames<'_>,
    lang: Lang,
) -> String {
    let of = |seat: &Seat| names(*seat);
    let say = |de: String, en: String| if lang == Lang::De { de } else { en };
    let named = |card| short(rules, card);
    let why = |cause: &str, lang: Lang| why(rules, cause, lang);
    match answer {
        SeenAnswer::Judged { seat, guilty } => say(
            format!("{}: {}", of(seat), if *guilty { "stimmt" } else { "stimmt nicht" }),
            format!("{}: {}", of(seat), if *guilty { "true" } else { "not true" }),
        ),
        SeenAnswer::Reacted { seat, yes, race: true } => say(
            format!("{} {}", of(seat), if *yes { "ist da" } else { "gibt auf" }),
            format!("{} {}", of(seat), if *yes { "is there" } else { "gives up" }),
        ),
        SeenAnswer::Reacted { seat, yes, race: false } => say(
            format!("{}: {}", of(seat), if *yes { "ja" } else { "nein" }),
            format!("{}: {}", of(seat), if *yes { "yes" } else { "no" }),
        ),
        SeenAnswer::RuleAdded { seat, cause, .. } => say(
            format!("{} nimmt eine Regel dazu{}", of(seat), why(cause, Lang::De)),
            format!("{} adds a rule{}", of(seat), why(cause, Lang::En)),
        ),
        SeenAnswer::Slowest { seat } => {
            say(format!("{} ist zu langsam", of(seat)), format!("{} is too slow", of(seat)))
        }
        SeenAnswer::PutUnder { seat, card } => {
            let what =
                card.map_or_else(String::new, |card| format!(": {}", lang.pick(&named(card))));
            say(
                format!("{} legt eine Karte unter den Ziehstapel{what}", of(seat)),
                format!("{} puts a card under the draw pile{what}", of(seat)),
            )
        }
        SeenAnswer::LookedAt { by, seat, cards } => {
            let what = cards.map_or_else(String::new, |cards| {
                format!(": {}", held(rules, 0, Some(cards), lang))
            });
            say(
                format!("{} sieht {} in die Karten{what}", of(by), of(seat)),
                format!("{} looks at the cards of {}{what}", of(by), of(seat)),
            )
        }
        SeenAnswer::HandOpened { seat, cards } => {
            let who = of(seat);
            let what = if cards.is_empty() {
                String::new()
            } else {
                format!(": {}", held(rules, 0, Some(*cards), lang))
            };
            say(
                format!("{who} spielt mit offenen Karten{what}"),
                format!("{who} plays with an open hand{what}"),
            )
        }
        SeenAnswer::Switched { rule, on, seat: Some(seat), .. } => {
            let name = rules.doc().named().nth(usize::from(*rule));
            let name = name.map_or("", |(_, name)| lang.pick(name));
            let who = of(seat);
            if *on {
                say(
                    format!("ab jetzt gilt „{name}“ für {who}"),
                    format!("from now on “{name}” holds for {who}"),
                )
            } else {
                say(
                    format!("„{name}“ gilt nicht mehr für {who}"),
                    format!("“{name}” holds for {who} no longer"),
                )
            }
        }
        SeenAnswer::Switched { rule, on, seat: None, .. } => {
            let name = rules.doc().named().nth(usize::from(*rule));
            let name = name.map_or("", |(_, name)| lang.pick(name));
            if *on {
                say(format!("ab jetzt gilt „{name}“"), format!("from now on “{name}” holds"))
            } else {
                say(format!("„{name}“ gilt nicht mehr"), format!("“{name}” holds no longer"))
            }
        }
        SeenAnswer::LaidBeside { seat, count, cause, .. } => {
            let (who, what) = (of(seat), held(rules, *count, None, lang));
            say(
                format!("{who} legt {what} verdeckt neben die Hand{}", why(cause, Lang::De)),
                format!("{who} puts {what} face down beside the hand{}", why(cause, Lang::En)),
            )
        }
        SeenAnswer::TookUp { seat, count, cards } => {
            let (who, what) = (of(seat), held(rules, *count, *cards, lang));
            say(
                format!("{who} nimmt auf, was neben der Hand lag: {what}"),
                format!("{who} takes up what lay beside the hand: {what}"),
            )
        }
        SeenAnswer::TurnedOver { back, card } => {
            let lies = card.map(|card| short(rules, card));
            let (de, en) = lies.map_or_else(Default::default, |card| {
                (format!("; oben liegt {}", card.de), format!("; on top lies {}", card.en))
            });
            let (side_de, side_en) = if *back {
                ("die Karten zeigen ihre Rückseite", "the cards show their backs")
            } else {
                ("die Karten zeigen wieder ihre Vorderseite", "the cards show their fronts again")
            };
            say(format!("{side_de}{de}"), format!("{side_en}{en}"))
        }
        SeenAnswer::HandClosed { seat } => say(
            format!("{} spielt wieder verdeckt", of(seat)),
            format!("{} hides the hand again", of(seat)),
        ),
    }
}
