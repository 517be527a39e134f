//! When a call is due that does not depend on what is laid.

use stammtisch_engine::mau::rules::doc::{On, Text};

use super::grammar::{cards, text};

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
        On::Misses => ("Setzt du aus", "When you miss a turn"),
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
        // The check refuses all others.
        _ => ("Ist es so weit", "When it comes to that"),
    }
}
