//! Single cards in words: immediate effects, which cannot be answered.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    LimitThen, PlayUntil, ReverseRule, Text, ThreatRule, Way, Which, WithTwo,
};

use super::super::grammar::{line, text};
use super::{listed, wishes};

pub(in crate::mau::explain) fn again() -> Text {
    text(
        "Du bist gleich noch einmal am Zug und legst noch eine Karte oder ziehst.",
        "You have another turn at once: play another card or draw.",
    )
}

pub(super) fn lays_on() -> Text {
    text(
        "Du darfst gleich noch eine passende Karte darauf legen; gezogen wird dafür nicht. Kannst oder \
         willst du nicht, ist dein Zug vorbei.",
        "You may play another fitting card on it at once, but you do not draw for it. If you \
         cannot or do not want to, your turn is over.",
    )
}

pub(super) fn covered() -> Text {
    text(
        "Das muss bedeckt werden: Du legst gleich noch eine passende Karte darauf. Hast du keine, ziehst du, \
         bis eine passt. Ist es deine letzte Karte, bist du also noch nicht fertig.",
        "It has to be covered: you play another fitting card on it at once. If you hold none, you draw until \
         one fits. So if it is your last card, you are not out yet.",
    )
}

pub(in crate::mau::explain) fn reverse(rules: &Rules, rule: &ReverseRule) -> Text {
    let ReverseRule { with_two } = rule;
    let doc = rules.doc();
    if rules.seats() == 2 {
        // ERF-53
        return match with_two {
            WithTwo::Nothing => text("Zu zweit ohne Wirkung.", "No effect with two players."),
            WithTwo::OtherMisses => {
                text("Die andere Person setzt einmal aus.", "The other player skips a turn.")
            }
        };
    }
    let changes = text("Die Richtung wechselt.", "The direction changes.");
    // ERF-53: where play cannot come down to two, only a table of two from the start is mentioned.
    let loses = doc.draw.limit.as_ref().is_some_and(|limit| limit.then == LimitThen::Loses);
    if doc.end.play == PlayUntil::FirstOut && !loses {
        let at_two = *with_two == WithTwo::OtherMisses && doc.seats.min == 2;
        let two = text(
            "Zu zweit setzt stattdessen die andere Person einmal aus.",
            "With two players, the other one skips a turn instead.",
        );
        return if at_two { line(&[changes, two]) } else { changes };
    }
    let two = text("Sind nur noch zwei im Spiel,", "With only two still in play");
    let then = match with_two {
        WithTwo::Nothing => text("ändert das nichts", "that changes nothing"),
        WithTwo::OtherMisses => text(
            "setzt stattdessen die andere Person einmal aus",
            "the other player skips a turn instead",
        ),
    };
    text(
        format!("{} {} {}.", changes.de, two.de, then.de),
        format!("{} {}, {}.", changes.en, two.en, then.en),
    )
}

pub(super) fn wild(rules: &Rules, which: Which) -> Text {
    let doc = rules.doc();
    let mut says = vec![text(
        "Beim Legen nennst du irgendeine Karte mit Farbe und Wert, etwa die Herz-7: Dann ist es, als \
         hättest du diese gelegt, mit allem, was sie bewirkt und was auf sie passt.",
        "When you play it, you name any card by rank and suit, such as the 7 of hearts: it then \
         counts as that card, with all it does and all that fits on it.",
    )];
    if !listed(&doc.fit.anywhere, which) {
        says.push(text(
            "Legen darfst du die Karte nur, wo sie selbst passt.",
            "You may play the card only where it fits by itself.",
        ));
    }
    let answerable = |threat: &ThreatRule| !threat.answers.is_empty();
    if doc.threats().any(answerable) {
        says.push(text(
            "Das geht auch als Antwort auf eine andere Karte, wenn man mit der genannten antworten kann.",
            "That works in answer to another card as well, if the one named can answer it.",
        ));
    }
    line(&says)
}

pub(super) fn copies() -> Text {
    text(
        "Bewirkt dasselbe wie die Karte, auf die du sie legst.",
        "Does the same as the card you play it on.",
    )
}

pub(super) fn see_through(rules: &Rules) -> Text {
    let through = text(
        "Durch diese Karte sieht man hindurch: Was auf die Karte darunter passt, passt danach immer noch.",
        "One looks through this card: what fits on the card below still fits after it.",
    );
    let wish = text("Ein Wunsch, der gilt, gilt weiter.", "A wish that stands goes on standing.");
    if wishes(rules.doc()) { line(&[through, wish]) } else { through }
}

pub(super) fn buys() -> Text {
    text(
        "Du darfst die Karte, auf die du sie legst, auf die Hand nehmen. Nimmst du sie, nachdem du deine \
         letzte Karte gelegt hast, bist du noch nicht fertig.",
        "You may take the card you play it on into your hand. If you take it after playing your \
         last card, you are not out yet.",
    )
}

pub(in crate::mau::explain) fn rotates(rules: &Rules, to: Way) -> Text {
    if rules.seats() == 2 {
        return text("Ihr tauscht eure ganzen Hände.", "The two of you swap hands.");
    }
    let (de, en) = match to {
        Way::Along | Way::Across => ("an die nächste Person weiter", "on to the next player"),
        Way::Against => ("an die Person davor weiter", "back to the player before"),
        Way::Left => ("nach links weiter", "on to the left"),
        Way::Right => ("nach rechts weiter", "on to the right"),
        Way::Chosen => (
            "weiter, alle nach links oder alle nach rechts: Das sucht aus, wer es ausgelöst hat",
            "on, all to the left or all to the right: whoever set it off chooses",
        ),
    };
    text(
        format!("Alle geben ihre ganze Hand {de}."),
        format!("Everybody passes their whole hand {en}."),
    )
}
