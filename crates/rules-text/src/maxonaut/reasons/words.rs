//! Refusals in words: the meaning of each, regardless of the position.

use crate::grammar::text;
use stammtisch_engine::maxonaut::refusal::Refusal;
use stammtisch_engine::rules::Text;

/// One sentence for each refusal.
pub(in crate::maxonaut) fn words(refusal: Refusal) -> Text {
    let (de, en) = match refusal {
        Refusal::NoSuchSeat => ("Diesen Platz gibt es nicht.", "There is no such seat."),
        Refusal::DealNotOver => ("Die Partie läuft noch.", "The match is still being played."),
        Refusal::MatchOver => ("Die Partie ist zu Ende.", "The match is over."),
        Refusal::NotYourTurn => ("Du bist gerade nicht dran.", "It is not your turn."),
        Refusal::JudgeFirst => {
            ("Erst glauben oder aufdecken.", "First believe the announcement, or doubt it.")
        }
        Refusal::NothingToJudge => (
            "Gerade gibt es keine Ansage, die du glauben oder aufdecken könntest.",
            "There is no announcement to believe or doubt right now.",
        ),
        Refusal::MustDoubt => (
            "Höher als 21 geht nicht: Du musst aufdecken.",
            "Nothing beats a 21: you have to doubt it.",
        ),
        Refusal::LayFirst => (
            "Leg erst Karten, oder sag, dass du keine legst.",
            "First play cards, or say that you play none.",
        ),
        Refusal::AlreadyLaid => (
            "Deine Karten liegen schon: Jetzt kommt die Ansage.",
            "Your cards have been played: now announce a value.",
        ),
        Refusal::NotInHand => {
            ("Diese Karte hast du nicht auf der Hand.", "You do not hold that card.")
        }
        Refusal::TwoFromHand => (
            "Eine neue Runde beginnt mit zwei Karten aus der Hand.",
            "A new round begins with two cards from the hand.",
        ),
        Refusal::NotFewer => {
            ("Nach euren Regeln legst du zwei Karten.", "Your rules want you to play two cards.")
        }
        Refusal::NotUnseen => (
            "Nach euren Regeln legst du nichts vom Nachziehstapel.",
            "Your rules do not let you play from the draw pile.",
        ),
        Refusal::PileTooSmall => (
            "So viele Karten gibt der Nachziehstapel nicht her.",
            "The draw pile does not have that many cards.",
        ),
        Refusal::TooLow => ("Du musst höher ansagen.", "You have to announce more."),
        Refusal::WrongForm => ("Sag die höhere Ziffer zuerst.", "Say the higher digit first."),
        Refusal::NothingToShow => {
            ("Hier liegt weder Virus noch Bombe.", "There is neither a virus nor a bomb.")
        }
        Refusal::ShowFirst => (
            "Zeig, was hilft, oder nimm den Strafpunkt.",
            "Show what helps, or take the penalty point.",
        ),
        Refusal::DoesNotHelp => ("Diese Karten helfen nicht.", "These cards do not help."),
    };
    text(de, en)
}
