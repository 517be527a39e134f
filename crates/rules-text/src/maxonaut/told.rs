//! Events in words: what happened in a game of Maxonaut, one sentence each.

use std::fmt::Display;

use stammtisch_engine::maxonaut::event::{Origin, Why};
use stammtisch_engine::maxonaut::{Laid, SeenEvent, Source};
use stammtisch_engine::rules::Lang;
use stammtisch_engine::seat::{Direction, Seat};

use crate::SeatNames;

/// One event, as far as the viewer learned of it; none where another event says the same.
pub(super) fn told(event: &SeenEvent, names: SeatNames<'_>, lang: Lang) -> Option<String> {
    let of = |seat: &Seat| names(*seat);
    let is_german = lang == Lang::De;
    let say = |de: String, en: String| Some(if is_german { de } else { en });
    match event {
        SeenEvent::RoundStarted { round, starter } => say(
            format!("Runde {round}: {} beginnt", of(starter)),
            format!("round {round}: {} begins", of(starter)),
        ),
        SeenEvent::Drew { seat, count, cards } => {
            let who = of(seat);
            let what = cards.map_or_else(|| count.to_string(), |cards| list(cards.cards()));
            say(format!("{who} zieht {what}"), format!("{who} draws {what}"))
        }
        SeenEvent::Reshuffled { cards } => say(
            format!("die Ablage wird neu gemischt: {cards} Karten"),
            format!("the discard pile is shuffled anew: {cards} cards"),
        ),
        SeenEvent::Laid { seat, from, cards } => {
            let unseen = if is_german { "verdeckt vom Stapel" } else { "unseen" };
            let known = cards.map(|cards| {
                list(cards.cards().map(|laid| match laid {
                    Laid::Hand(card) => card.to_string(),
                    Laid::Unseen => unseen.to_owned(),
                }))
            });
            let from = || {
                let hand = if is_german { "aus der Hand" } else { "from the hand" };
                list(from.iter().map(|source| match source {
                    Source::Hand => hand,
                    Source::Unseen => unseen,
                }))
            };
            let (who, what) = (of(seat), known.unwrap_or_else(from));
            if what.is_empty() {
                return say(format!("{who} legt nichts"), format!("{who} lays nothing"));
            }
            say(format!("{who} legt {what}"), format!("{who} lays {what}"))
        }
        SeenEvent::Announced { seat, said } => {
            say(format!("{} sagt {said}", of(seat)), format!("{} says {said}", of(seat)))
        }
        SeenEvent::Reversed { direction: Direction::Clockwise } => {
            say("es geht wieder rechts herum".into(), "play goes clockwise again".into())
        }
        SeenEvent::Reversed { direction: Direction::Counter } => {
            say("es geht links herum".into(), "play goes the other way round".into())
        }
        SeenEvent::Skipped { seat } => {
            say(format!("{} wird übersprungen", of(seat)), format!("{} is passed over", of(seat)))
        }
        SeenEvent::Believed { seat } => {
            say(format!("{} glaubt es", of(seat)), format!("{} believes it", of(seat)))
        }
        SeenEvent::Doubted { seat, announcer } => say(
            format!("{} zweifelt an {}", of(seat), of(announcer)),
            format!("{} doubts {}", of(seat), of(announcer)),
        ),
        SeenEvent::TurnedUp { card, origin } => {
            let (de, en) = match origin {
                Origin::Top => ("", ""),
                Origin::Discard => (" von der Ablage", " from the discard pile"),
                Origin::Draw => (" vom Stapel", " from the draw pile"),
            };
            say(format!("aufgedeckt{de}: {card}"), format!("turned up{en}: {card}"))
        }
        SeenEvent::Trapped { seat, virus, bomb } => {
            let what = match (virus, bomb) {
                (true, true) => ("Virus und Bombe", "virus and bomb"),
                (true, false) => ("Virus", "virus"),
                _ => ("Bombe", "bomb"),
            };
            say(format!("{}: {}", what.0, of(seat)), format!("{}: {}", what.1, of(seat)))
        }
        SeenEvent::Shown { seat, cards } => {
            let (who, what) = (of(seat), list(cards.cards()));
            say(format!("{who} zeigt {what}"), format!("{who} shows {what}"))
        }
        SeenEvent::Bore { seat } => {
            say(format!("{} zeigt nichts", of(seat)), format!("{} shows nothing", of(seat)))
        }
        SeenEvent::Judged { announcer, claim, worth } => {
            let who = of(announcer);
            match worth {
                Some(worth) => say(
                    format!("{who} hat {claim} gesagt, es sind {worth}"),
                    format!("{who} has said {claim}, the cards are worth {worth}"),
                ),
                None => say(
                    format!("{who} hat {claim} gesagt, die Karten sind nichts wert"),
                    format!("{who} has said {claim}, the cards are worth nothing"),
                ),
            }
        }
        SeenEvent::Penalty { seat, points, total, why } => {
            let (de, en) = reason(*why);
            say(
                format!("{} bekommt {points} ({de}), jetzt {total}", of(seat)),
                format!("{} gets {points} ({en}), now {total}", of(seat)),
            )
        }
        SeenEvent::RoundEnded { .. } => None,
        SeenEvent::MatchEnded { loser, winners } => {
            let who = winners.iter().map(of).collect::<Vec<_>>().join(", ");
            say(
                format!("die Partie ist aus: {} verliert, es gewinnt {who}", of(loser)),
                format!("the match is over: {} loses, won by {who}", of(loser)),
            )
        }
    }
}

const fn reason(why: Why) -> (&'static str, &'static str) {
    match why {
        Why::Lie => ("gelogen", "a lie"),
        Why::Doubt => ("zu Unrecht gezweifelt", "doubted the truth"),
        Why::Trap => ("nichts dagegen gezeigt", "nothing shown against it"),
        Why::Antidote => ("das Gegenmittel wurde gezeigt", "the antidote was shown"),
        Why::Accepted => ("angenommen", "accepted"),
        Why::WrongForm => ("falsch herum gesagt", "said the wrong way round"),
    }
}

fn list(words: impl Iterator<Item = impl Display>) -> String {
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}
