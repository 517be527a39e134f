//! The special cards of the deck in words, each with what goes with it or helps against it.

use crate::grammar::{all_of, capital, line, one_of, text};
use stammtisch_engine::maxonaut::card::Card;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::rules::Text;

use super::names::{a, held, name, traps, with_a};

/// One line for each special card, and the rules shared by virus and bomb.
pub(super) fn special(rules: &Rules) -> Vec<Text> {
    let mut lines: Vec<_> = cards(rules)
        .map(|(card, said)| {
            let name = capital(&name(card));
            text(format!("{}: {}", name.de, said.de), format!("{}: {}", name.en, said.en))
        })
        .collect();
    let traps = traps(rules);
    if traps.len() > 1 {
        lines.push(text(
            "Liegen Virus und Bombe zugleich da, brauchst du etwas gegen beide; eine Karte darf dabei \
             für beides zählen.",
            "If a virus and a bomb come together, you need something against both; one card may \
             serve for both.",
        ));
    }
    if !traps.is_empty() {
        lines.push(text(
            "Zeigen musst du nie. Gefragt wirst du immer, auch wenn du nichts davon auf der Hand hast: \
             So verrät die Frage nichts.",
            "You never have to show anything. You are always asked, even if you hold nothing of \
             the kind: that way, the question gives nothing away.",
        ));
    }
    lines
}

/// Every special card of the deck and what it does.
fn cards(rules: &Rules) -> impl Iterator<Item = (Card, Text)> {
    Card::all()
        .filter(|card| rules.deck().of(*card) > 0)
        .filter_map(|card| does(rules, card).map(|said| (card, said)))
}

pub(super) fn does(rules: &Rules, card: Card) -> Option<Text> {
    Some(match card {
        // MAX-26
        Card::JOKER => text(
            "Steht für jede Ziffer von 1 bis 9, immer für die beste: Neben einer 1 oder 2 wird daraus \
             der Maxonaut, neben jeder anderen Ziffer ein Pärchen.",
            "Stands for any digit from 1 to 9, always the best one: beside a 1 or 2 that makes the \
             Maxonaut, beside any other digit a pair.",
        ),
        Card::JOKER_EVEN => text(
            "Steht für jede gerade Ziffer, immer für die beste: Neben einer geraden wird daraus ein \
             Pärchen, neben einer 1 der Maxonaut, neben jeder anderen ungeraden zählt er als 8.",
            "Stands for any even digit, always the best one: beside an even digit that makes a pair, \
             beside a 1 the Maxonaut, beside any other odd digit it counts as 8.",
        ),
        Card::JOKER_ODD => text(
            "Steht für jede ungerade Ziffer, immer für die beste: Neben einer ungeraden wird daraus ein \
             Pärchen, neben einer 2 der Maxonaut, neben jeder anderen geraden zählt er als 9.",
            "Stands for any odd digit, always the best one: beside an odd digit that makes a pair, \
             beside a 2 the Maxonaut, beside any other even digit it counts as 9.",
        ),
        Card::VIRUS => virus(rules),
        Card::BOMB => bomb(rules),
        Card::CHANCE => chance(rules),
        Card::MATCH_EVEN => matchmaker(rules, Card::JOKER_EVEN),
        Card::MATCH_ODD => matchmaker(rules, Card::JOKER_ODD),
        _ => return None,
    })
}

/// MAX-29, MAX-31
fn virus(rules: &Rules) -> Text {
    let also = held(rules, &[Card::JOKER, Card::JOKER_ODD]);
    let names: Vec<_> = also.into_iter().map(a).collect();
    let also = one_of(&names);
    let also = if names.is_empty() {
        text("", "")
    } else {
        text(
            format!("Auch {} zählt als ungerade Zahl.", also.de),
            format!("{} counts as an odd number as well.", capital(&also).en),
        )
    };
    line(&[
        text(
            "Deckst du ihn auf, bekommst du den Strafpunkt, ob die Ansage stimmt oder nicht. Zeigst du \
             dagegen eine ungerade Zahl aus deiner Hand, bekommt ihn, wer angesagt hat.",
            "If you turn it over, you get the penalty point, whether the announcement is true or \
             not. But if you show an odd number from your hand, the announcer gets it.",
        ),
        also,
    ])
}

/// MAX-30, MAX-31
fn bomb(rules: &Rules) -> Text {
    let any = |kinds: &[Card]| !held(rules, kinds).is_empty();
    let mut helpers = Vec::new();
    if any(&[Card::JOKER, Card::JOKER_EVEN, Card::JOKER_ODD]) {
        helpers.push(text("Joker", "jokers"));
    }
    if any(&[Card::MATCH_EVEN, Card::MATCH_ODD]) {
        helpers.push(text("Matchmaker", "matchmakers"));
    }
    let names = all_of(&helpers);
    let helpers = if helpers.is_empty() {
        text("", "")
    } else {
        text(
            format!("{} zählen dabei so wie auf dem Ablagestapel.", names.de),
            format!("{} count there as they do on the discard pile.", capital(&names).en),
        )
    };
    line(&[
        text(
            "Deckst du sie auf, bekommst du den Strafpunkt, ob die Ansage stimmt oder nicht. Zeigst du \
             dagegen ein Pärchen oder einen Maxonauten aus deiner Hand, bekommt ihn, wer angesagt hat.",
            "If you turn it over, you get the penalty point, whether the announcement is true or \
             not. But if you show a pair or a Maxonaut from your hand, the announcer gets it.",
        ),
        helpers,
    ])
}

/// MAX-32, MAX-33
fn chance(rules: &Rules) -> Text {
    let again = if rules.deck().of(Card::CHANCE) > 1 {
        text(
            "Kommt so noch ein Zufall dazu, wird er genauso ersetzt.",
            "If another chance comes that way, it is replaced in turn.",
        )
    } else {
        text("", "")
    };
    let traps: Vec<_> = traps(rules).into_iter().map(a).collect();
    let names = one_of(&traps);
    let takes_effect = if traps.is_empty() {
        text("", "")
    } else {
        text(
            format!("Kommt so {} dazu, wirkt auch diese Karte.", names.de),
            format!("If {} comes that way, it takes effect too.", names.en),
        )
    };
    line(&[
        text(
            "Wird er aufgedeckt, kommen an seiner Stelle zwei Karten dazu: die nun oberste des \
             Ablagestapels und die oberste des Nachziehstapels. Von allen aufgedeckten zählen die zwei, \
             die zusammen am meisten wert sind.",
            "When it is turned over, two cards take its place: the one now on top of the discard \
             pile and the top card of the draw pile. Of all the cards turned over, the two that \
             are worth most together count.",
        ),
        again,
        takes_effect,
        text(
            "Ist der Nachziehstapel leer, wird er dafür erst wie sonst neu gemischt. Von einem \
             Stapel, der auch dann leer ist, kommt nichts.",
            "If the draw pile is empty, it is refilled first, as always. A pile that is still \
             empty after that adds nothing.",
        ),
    ])
}

/// MAX-27, MAX-28
fn matchmaker(rules: &Rules, joker: Card) -> Text {
    let even = joker == Card::JOKER_EVEN;
    let jokers: Vec<_> = held(rules, &[Card::JOKER, joker]).into_iter().map(with_a).collect();
    let names = one_of(&jokers);
    let pair = if even { "88" } else { "99" };
    let with_joker = if jokers.is_empty() {
        text("", "")
    } else {
        text(
            format!("Mit {} ergibt er {pair}.", names.de),
            format!("With {} it makes {pair}.", names.en),
        )
    };
    line(&[
        if even {
            text(
                "Wird zum Zwilling einer geraden Ziffer: Mit einer 4 ergibt er 44.",
                "Becomes the twin of an even digit: with a 4 it makes 44.",
            )
        } else {
            text(
                "Wird zum Zwilling einer ungeraden Ziffer: Mit einer 7 ergibt er 77.",
                "Becomes the twin of an odd digit: with a 7 it makes 77.",
            )
        },
        with_joker,
        text(
            "Mit allem anderen ist er nichts wert; dann ist jede Ansage eine Lüge.",
            "With anything else it is worth nothing; then every announcement is a lie.",
        ),
    ])
}
