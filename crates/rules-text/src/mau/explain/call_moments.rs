//! Calls in words: those that are due at a certain moment, whatever is laid.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{EffectRule, IfRule, On, Text, ThreatRule};

use super::conditions::{open, standing, who_is, you_are};
use super::counting::{counted, in_turns};
use super::grammar::{all_of, cards, one_of, text};
use super::names::{all, in_deck, subject};
use super::standing::{match_so_far, of_you};
use super::states::asked;
use super::when::in_deals;

/// "Fällig ist es nur in der ersten Runde und nur, wenn …"; `you`: the reader makes it due and has to say it.
pub(super) fn only_if(rules: &Rules, rule: &IfRule, you: bool) -> Option<Text> {
    let IfRule {
        by,
        drawn,
        top,
        wish,
        threat,
        direction,
        playing,
        pile,
        turns,
        deals,
        score,
        won,
        won_in_a_row,
        dealt,
        held,
        unless,
    } = rule;
    let of_them =
        |is: Text| text(format!("die Person {}", is.de), format!("that player {}", is.en));
    let mut clauses: Vec<_> =
        if you { you_are(*by) } else { who_is(*by).map(of_them) }.into_iter().collect();
    clauses.extend(drawn.map(|count| {
        let count = counted(count);
        text(
            format!("auf einmal {} gezogen wurden", count.de),
            format!("{} were drawn at once", count.en),
        )
    }));
    let so_far = match_so_far(*score, *won, *won_in_a_row, *dealt).into_iter();
    clauses.extend(so_far.map(|is| if you { of_you(is) } else { of_them(is) }));
    if !top.is_empty() {
        let cards = one_of(&all(rules, top, subject));
        clauses.push(text(format!("oben {} liegt", cards.de), format!("{} lies on top", cards.en)));
    }
    clauses.extend(open(*wish, *threat));
    clauses.extend(standing(*direction, *playing, *pile));
    let whom = if you {
        text("für dich", "for you")
    } else {
        text("für diese Person", "for that player")
    };
    clauses.extend(asked(rules, held, unless, &whom));
    let mut only: Vec<_> = deals.map(in_deals).into_iter().chain(turns.map(in_turns)).collect();
    if !clauses.is_empty() {
        let all = all_of(&clauses);
        only.push(text(format!("wenn {}", all.de), format!("if {}", all.en)));
    }
    let only_de =
        only.iter().map(|one| format!("nur {}", one.de)).collect::<Vec<_>>().join(" und ");
    let only_en =
        only.iter().map(|one| format!("only {}", one.en)).collect::<Vec<_>>().join(" and ");
    (!only.is_empty()).then(|| {
        text(
            format!("Fällig ist es {}.", only_de.replacen("nur wenn", "nur, wenn", 1)),
            format!("It is due {}.", only_en),
        )
    })
}

/// "Setzt du aus".
pub(super) fn when(on: On, at: Option<u8>) -> Text {
    let held = cards(u32::from(at.unwrap_or(0)));
    match on {
        On::HandGrows => {
            return text(
                format!("Kommst du durch neue Karten auf {}", held.de),
                format!("When new cards bring your hand to {}", held.en),
            );
        }
        On::HandShrinks => {
            return text(
                format!("Hast du, wodurch auch immer, nur noch {}", held.de),
                format!("When your hand, in whatever way, comes down to {}", held.en),
            );
        }
        _ => {}
    }
    let (de, en) = plain(on);
    match at {
        None => text(de, en),
        Some(_) => text(
            format!("{de} und hast du dann {} auf der Hand", held.de),
            format!("{en} and then hold {}", held.en),
        ),
    }
}

const fn plain(on: On) -> (&'static str, &'static str) {
    match on {
        On::Draws => ("Ziehst du im eigenen Zug", "When you draw on your turn"),
        On::DrawsPenalty => ("Ziehst du zur Strafe", "When you draw as a penalty"),
        On::Passes => ("Gibst du weiter, ohne zu legen", "When you pass without playing"),
        On::JumpsIn => ("Wirfst du eine Karte dazwischen", "When you jump in"),
        On::Answers => {
            ("Antwortest du mit einer Karte auf eine andere", "When you answer a card with another")
        }
        On::Wishes => ("Wünschst du dir etwas", "When you make a wish"),
        On::Reverses => ("Drehst du die Richtung", "When you turn the direction"),
        On::Misses => ("Setzt du aus", "When you skip a turn"),
        On::Threatened => ("Richtet sich eine Karte gegen dich", "When a card threatens you"),
        On::Bears => {
            ("Nimmst du hin, was eine Karte dir antut", "When you accept what a card does to you")
        }
        On::Gives => ("Verschenkst du eine Karte", "When you give a card away"),
        On::Given => ("Bekommst du eine Karte geschenkt", "When you are given a card"),
        On::Takes => ("Ziehst du jemandem eine Karte weg", "When you take a card from somebody"),
        On::Robbed => ("Zieht dir jemand eine Karte weg", "When somebody takes a card from you"),
        On::PileTurned => (
            "Wird für deine Karten der Ablagestapel zum Ziehstapel",
            "When the discard pile becomes the draw pile for your cards",
        ),
        On::TurnBegins => ("Kommst du an die Reihe", "When your turn comes"),
        // The rule checker refuses all others.
        _ => ("Ist es so weit", "When it comes to that"),
    }
}

/// When a call is due that any way of reaching this number of cards triggers (ERF-49).
pub(super) fn reached(rules: &Rules, at: u8) -> Text {
    let (cards_de, cards_en) = match at {
        0 => ("keine Karte mehr".to_owned(), "without a card".to_owned()),
        1 => ("nur noch eine Karte".to_owned(), "with one card".to_owned()),
        _ => {
            let cards = cards(u32::from(at));
            (format!("noch {}", cards.de), format!("with {}", cards.en))
        }
    };
    let ways = ways(rules, at);
    if ways.len() < 2 {
        return text(
            format!("Hast du {cards_de} auf der Hand"),
            format!("When you are left {cards_en}"),
        );
    }
    let ways = one_of(&ways);
    text(
        format!("Hast du {cards_de} auf der Hand, ob {}", ways.de),
        format!("When you are left {cards_en}, whether {}", ways.en),
    )
}

/// The ways in which a hand can come down to this few cards at this table.
fn ways(rules: &Rules, at: u8) -> Vec<Text> {
    let doc = rules.doc();
    let of_cards = doc.cards.iter().filter(|(which, _)| in_deck(rules, **which));
    let of_cards = of_cards.map(|(_, rule)| (rule.rotates, rule.threat.as_ref()));
    let of_effects = doc.effects().map(|does| (does.rotates, does.threat.as_ref()));
    let all: Vec<_> = of_cards.chain(of_effects).collect();
    let effect = |does: fn(&EffectRule) -> bool| doc.effects().any(does);
    let threat =
        |does: fn(&ThreatRule) -> bool| all.iter().any(|(_, threat)| threat.is_some_and(does));
    let rotates = all.iter().any(|(rotates, _)| *rotates);
    let two = rules.seats() == 2;
    let dealt = rules.hand_bounds(u32::from(rules.seats())).0 <= at;
    let all = [
        (true, text("durch Legen", "by playing a card")),
        (at > 1, text("durch Ziehen", "by drawing")),
        (
            threat(|it| it.give) || effect(|it| it.gives > 0),
            text("durch Verschenken", "by giving one away"),
        ),
        (
            threat(|it| it.swap) || effect(|it| it.swap) || (rotates && two),
            text("durch einen Tausch", "by a swap"),
        ),
        (rotates && !two, text("weil alle Hände wandern", "because all hands go round")),
        (
            threat(|it| it.take) || effect(|it| it.takes > 0),
            text("weil dir jemand eine Karte nimmt", "because one is taken from you"),
        ),
        (dealt, text("schon beim Geben", "straight from the deal")),
    ];
    all.into_iter().filter(|(can, _)| *can).map(|(_, said)| said).collect()
}
