//! Events in words: what happened in a game of the Mau-Mau family, one sentence each.

use super::phrases::{held, ranked, short, why};
use stammtisch_engine::card::Card;
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::rules::doc::{Colour, Which};
use stammtisch_engine::mau::wish::Wish;
use stammtisch_engine::mau::{Rules, SeenEvent};
use stammtisch_engine::rules::{Document, Lang};
use stammtisch_engine::seat::{Direction, Seat};

use super::answered::answered;
use super::charge::charged;
use super::explain::names::{colour_name, subject, suit_name};
use crate::SeatNames;

/// One event, as far as the viewer learned of it; none where another event says the same.
pub(super) fn told(
    rules: &Rules,
    event: &SeenEvent,
    names: SeatNames<'_>,
    lang: Lang,
) -> Option<String> {
    let of = |seat: &Seat| names(*seat);
    let say = |de: String, en: String| Some(if lang == Lang::De { de } else { en });
    let named = |card: Card| short(rules, card);
    let call = |index: u8| {
        let calls = rules.doc().calls();
        let name = calls.get(usize::from(index)).map(|call| lang.pick(call.name).to_owned());
        name.unwrap_or_default()
    };
    let why = |cause: &str, lang: Lang| why(rules, cause, lang);
    match event {
        SeenEvent::DealStarted { deal, dealer, starter } => say(
            format!("Spiel {deal}: {} gibt, {} beginnt", of(dealer), of(starter)),
            format!("deal {deal}: {} deals, {} begins", of(dealer), of(starter)),
        ),
        SeenEvent::Dealt { seat, count, cards } => {
            let (who, what) = (of(seat), held(rules, *count, *cards, lang));
            say(format!("{who} bekommt {what}"), format!("{who} gets {what}"))
        }
        SeenEvent::TurnedUp { card } => {
            let card = named(*card);
            say(format!("aufgedeckt: {}", card.de), format!("turned up: {}", card.en))
        }
        SeenEvent::Played { seat, card, stands_for, wish, claim } => {
            let card = named(*card);
            let mut de = format!("{} legt {}", of(seat), card.de);
            let mut en = format!("{} lays {}", of(seat), card.en);
            if let Some(card) = stands_for {
                let card = named(*card);
                de += &format!(" als {}", card.de);
                en += &format!(" as {}", card.en);
            }
            if let Some(wish) = wish {
                de += &format!(" und wünscht {}", wished(rules, *wish, Lang::De));
                en += &format!(" and wishes {}", wished(rules, *wish, Lang::En));
            }
            if *claim {
                de += " und macht davon Gebrauch";
                en += " and makes use of it";
            }
            say(de, en)
        }
        SeenEvent::JumpedIn { seat } => {
            say(format!("{} wirft ein", of(seat)), format!("{} jumps in", of(seat)))
        }
        SeenEvent::HandChosen { seat, cards } => say(
            format!("{} gibt jedem {cards} Karten", of(seat)),
            format!("{} gives everybody {cards} cards", of(seat)),
        ),
        SeenEvent::PutBack { card } => {
            let card = named(*card);
            say(
                format!("{} kommt zurück unter den Stapel", card.de),
                format!("{} goes back under the pile", card.en),
            )
        }
        SeenEvent::Wished { seat, wish } => {
            let wish = |lang: Lang| wish.map(|wish| wished(rules, wish, lang));
            say(
                format!(
                    "{} wünscht {}",
                    of(seat),
                    wish(Lang::De).unwrap_or_else(|| "nichts".into())
                ),
                format!(
                    "{} wishes {}",
                    of(seat),
                    wish(Lang::En).unwrap_or_else(|| "nothing".into())
                ),
            )
        }
        SeenEvent::Targeted { seat, target } => say(
            format!("{} meint {}", of(seat), of(target)),
            format!("{} means {}", of(seat), of(target)),
        ),
        SeenEvent::Threatened { seat, from, penalty, .. } => say(
            format!("gegen {} steht, von {}: {}", of(seat), of(from), harm(*penalty, Lang::De)),
            format!("against {} stands, by {}: {}", of(seat), of(from), harm(*penalty, Lang::En)),
        ),
        SeenEvent::Gave { from, to, card } => {
            let what =
                card.map_or_else(String::new, |card| format!(": {}", lang.pick(&named(card))));
            say(
                format!("{} gibt {} eine Karte{what}", of(from), of(to)),
                format!("{} gives {} a card{what}", of(from), of(to)),
            )
        }
        SeenEvent::Took { from, to, card } => {
            let what =
                card.map_or_else(String::new, |card| format!(": {}", lang.pick(&named(card))));
            say(
                format!("{} zieht {} eine Karte aus der Hand{what}", of(to), of(from)),
                format!("{} takes a card out of the hand of {}{what}", of(to), of(from)),
            )
        }
        SeenEvent::Swapped { seats: [one, other], .. } => say(
            format!("{} und {} tauschen die Hände", of(one), of(other)),
            format!("{} and {} swap hands", of(one), of(other)),
        ),
        SeenEvent::Rotated { to, .. } => {
            let (de, en) = match to {
                None => ("weiter", "round"),
                Some(Direction::Clockwise) => ("nach links", "to the left"),
                Some(Direction::Counter) => ("nach rechts", "to the right"),
            };
            say(format!("alle Hände wandern {de}"), format!("all hands go {en}"))
        }
        SeenEvent::Bought { seat, card } => {
            let card = named(*card);
            say(format!("{} kauft {}", of(seat), card.de), format!("{} buys {}", of(seat), card.en))
        }
        SeenEvent::CameBack { seat } => {
            say(format!("{} ist wieder dabei", of(seat)), format!("{} is back in", of(seat)))
        }
        SeenEvent::Lost { seat, cause } => {
            let who = of(seat);
            say(
                format!("{who} scheidet aus{}", why(cause, Lang::De)),
                format!("{who} drops out{}", why(cause, Lang::En)),
            )
        }
        SeenEvent::Withdrew { seat } => say(
            format!("{} geht; die Karten kommen beiseite", of(seat)),
            format!("{} leaves; the cards are laid aside", of(seat)),
        ),
        SeenEvent::Accused { seat, by, cause, .. } => {
            let (seat, by) = (of(seat), of(by));
            say(
                format!("{by} beschuldigt {seat}{}", why(cause, Lang::De)),
                format!("{by} accuses {seat}{}", why(cause, Lang::En)),
            )
        }
        SeenEvent::TakenBack { seat, card } => {
            let card = named(*card);
            say(
                format!("{} geht zurück an {}", card.de, of(seat)),
                format!("{} goes back to {}", card.en, of(seat)),
            )
        }
        SeenEvent::SlippedBack { seat } => say(
            format!("die untergeschobene Karte geht zurück an {}", of(seat)),
            format!("the card slipped in goes back to {}", of(seat)),
        ),
        SeenEvent::PutAway { seat, count, cards } => {
            let (who, what) = (of(seat), held(rules, *count, *cards, lang));
            say(format!("{who} legt {what} zurück"), format!("{who} puts {what} back"))
        }
        SeenEvent::Cancelled { seat } => {
            say(format!("{} hebt es auf", of(seat)), format!("{} cancels it", of(seat)))
        }
        SeenEvent::Drew { seat, count: 0, .. } => say(
            format!("{} findet nichts zu ziehen", of(seat)),
            format!("{} finds nothing to draw", of(seat)),
        ),
        SeenEvent::Drew { seat, count, cards, cause, .. } => {
            let (who, what) = (of(seat), held(rules, *count, *cards, lang));
            say(
                format!("{who} zieht {what}{}", why(cause, Lang::De)),
                format!("{who} draws {what}{}", why(cause, Lang::En)),
            )
        }
        SeenEvent::Passed { seat } => {
            say(format!("{} gibt weiter", of(seat)), format!("{} passes", of(seat)))
        }
        SeenEvent::LastCard { seat, by } => say(
            format!("letzte Karte von {}; {} kann sie liegen lassen", of(seat), of(by)),
            format!("last card of {}; {} can let it stand", of(seat), of(by)),
        ),
        SeenEvent::LetStand { seat, by } => say(
            format!("{} lässt die letzte Karte von {} liegen", of(by), of(seat)),
            format!("{} lets the last card of {} stand", of(by), of(seat)),
        ),
        SeenEvent::Missed { seat } => {
            say(format!("{} setzt aus", of(seat)), format!("{} misses a turn", of(seat)))
        }
        SeenEvent::Reversed { direction: Direction::Clockwise } => {
            say("es geht wieder rechts herum".into(), "play goes clockwise again".into())
        }
        SeenEvent::Reversed { direction: Direction::Counter } => {
            say("es geht links herum".into(), "play goes the other way round".into())
        }
        SeenEvent::Again { seat } => say(
            format!("{} ist noch einmal dran", of(seat)),
            format!("{} has another turn", of(seat)),
        ),
        SeenEvent::Called { seat, call: index } => {
            let (who, call) = (of(seat), call(*index));
            say(format!("{who} sagt „{call}“"), format!("{who} says “{call}”"))
        }
        SeenEvent::Caught { seat, by, cause, .. } => {
            let (seat, by) = (of(seat), of(by));
            say(
                format!("{by} erwischt {seat}{}", why(cause, Lang::De)),
                format!("{by} catches {seat}{}", why(cause, Lang::En)),
            )
        }
        SeenEvent::CallMissed { seat, cause, .. }
        | SeenEvent::FalseCall { seat, cause, .. }
        | SeenEvent::RuleApplied { seat, cause, .. } => {
            let who = of(seat);
            say(format!("{who}{}", why(cause, Lang::De)), format!("{who}{}", why(cause, Lang::En)))
        }
        SeenEvent::FalseCatch { seat, by, cause, .. } => {
            let (seat, by) = (of(seat), of(by));
            say(
                format!("{by} will {seat} erwischen{}", why(cause, Lang::De)),
                format!("{by} wants to catch {seat}{}", why(cause, Lang::En)),
            )
        }
        SeenEvent::Charged { seat, by, charge } => {
            let charge = charged(rules, *charge, lang);
            say(
                format!("{} wirft {} vor: „{charge}“", of(by), of(seat)),
                format!("{} charges {}: “{charge}”", of(by), of(seat)),
            )
        }
        SeenEvent::Verdict { seat, by, charge, guilty } => {
            let charge = charged(rules, *charge, lang);
            let (de, en) =
                if *guilty { ("gilt", "counts") } else { ("gilt nicht", "does not count") };
            say(
                format!("„{charge}“ von {} gegen {} {de}", of(by), of(seat)),
                format!("“{charge}” by {} against {} {en}", of(by), of(seat)),
            )
        }
        SeenEvent::Reshuffled { cards } => say(
            format!("die Ablage wird neu gemischt: {cards} Karten"),
            format!("the discard pile is shuffled anew: {cards} cards"),
        ),
        SeenEvent::WentOut { seat, place } => say(
            format!("{} ist fertig, Platz {place}", of(seat)),
            format!("{} is out, place {place}", of(seat)),
        ),
        SeenEvent::Lot { seat } => {
            say(format!("das Los trifft {}", of(seat)), format!("the lot falls on {}", of(seat)))
        }
        SeenEvent::TookPile { seat, cards } => {
            let (who, what) = (of(seat), held(rules, 0, Some(*cards), lang));
            say(format!("{who} nimmt die Ablage: {what}"), format!("{who} takes the pile: {what}"))
        }
        SeenEvent::Rolled { number } => {
            say(format!("das Los sagt: {number}"), format!("the lot says {number}"))
        }
        SeenEvent::Renewed { seat } => say(
            format!("{}: Die Hand wird eingemischt und neu ausgeteilt", of(seat)),
            format!("{}: the hand is shuffled in and dealt anew", of(seat)),
        ),
        SeenEvent::Showed { seat, cards } => {
            let (who, what) = (of(seat), held(rules, 0, Some(*cards), lang));
            say(format!("{who} zeigt {what}"), format!("{who} shows {what}"))
        }
        SeenEvent::Noted { seat, points } => {
            let one = points.abs() == 1;
            let (de, en) = if one { ("Punkt", "point") } else { ("Punkte", "points") };
            say(
                format!("{} notiert {points} {de}", of(seat)),
                format!("{} notes {points} {en}", of(seat)),
            )
        }
        SeenEvent::Excluded { seat } => say(
            format!("{} spielt diese Runde nicht mehr mit", of(seat)),
            format!("{} plays no further in this deal", of(seat)),
        ),
        SeenEvent::Answered(answer) => Some(answered(rules, answer, names, lang)),
        SeenEvent::DealEnded { cause, .. } => say(
            format!("die Runde ist zu Ende{}", why(cause, Lang::De)),
            format!("the deal is over{}", why(cause, Lang::En)),
        ),
        SeenEvent::MatchEnded { winners } => {
            let who = winners.iter().map(of).collect::<Vec<_>>().join(", ");
            match winners.len() {
                0 => say(
                    "die Partie ist aus, niemand gewinnt".into(),
                    "the match is over, nobody wins".into(),
                ),
                1 => say(format!("{who} gewinnt die Partie"), format!("{who} wins the match")),
                _ => say(format!("{who} gewinnen die Partie"), format!("{who} win the match")),
            }
        }
    }
}

/// The name of a wish: "Karo", "Rot", "Buben", "die Herz-7".
#[must_use]
pub fn wished(rules: &Rules, wish: Wish, lang: Lang) -> String {
    let name = match wish {
        Wish::Suit(suit) => suit_name(rules, suit),
        Wish::Colour { red } => colour_name(rules, if red { Colour::Red } else { Colour::Black }),
        Wish::Rank(rank) => ranked(rules, rank),
        Wish::Card(card) => subject(rules, Which::Card(card)),
    };
    lang.pick(&name).to_owned()
}

/// The effect of a threat.
fn harm(penalty: Penalty, lang: Lang) -> String {
    let Penalty { draw, miss, misses, swap, give, take, closing, until, spent: _ } = penalty;
    let de = lang == Lang::De;
    let draws = match (draw, de) {
        (0, _) => None,
        (1, true) => Some("eine Karte ziehen".to_owned()),
        (1, false) => Some("draw a card".to_owned()),
        (_, true) if until => Some(format!("bis zu {draw} Karten ziehen")),
        (_, false) if until => Some(format!("draw up to {draw} cards")),
        (_, true) => Some(format!("{draw} Karten ziehen")),
        (_, false) => Some(format!("draw {draw} cards")),
    };
    let more = misses > 1;
    let rest = [
        (miss && !more, "aussetzen", "miss a turn"),
        (swap, "Hände tauschen", "swap hands"),
        (give, "eine Karte bekommen", "be given a card"),
        (take, "eine Karte hergeben", "be robbed of a card"),
        (closing, "die Runde beenden", "end the round"),
    ];
    let rest = rest.into_iter().filter(|(there, ..)| *there);
    let rest = rest.map(|(_, german, english)| if de { german } else { english }.to_owned());
    let turns = more.then(|| {
        if de { format!("{misses}-mal aussetzen") } else { format!("miss {misses} turns") }
    });
    draws.into_iter().chain(turns).chain(rest).collect::<Vec<_>>().join(", ")
}
