//! Refusals in words: the meaning of each, regardless of the position.

use crate::grammar::text;
use stammtisch_engine::mau::refusal::Refusal;
use stammtisch_engine::rules::Text;

/// One sentence for each refusal.
pub(in crate::mau) fn words(refusal: Refusal) -> Text {
    let (de, en) = match refusal {
        Refusal::NoSuchSeat => ("Diesen Platz gibt es nicht.", "There is no such seat."),
        Refusal::DealOver => ("Diese Runde ist zu Ende.", "This deal is over."),
        Refusal::DealNotOver => ("Die Runde läuft noch.", "This deal is still being played."),
        Refusal::MatchOver => ("Die Partie ist zu Ende.", "The match is over."),
        Refusal::NotYourTurn => ("Du bist gerade nicht dran.", "It is not your turn."),
        Refusal::NotInHand => {
            ("Diese Karte hast du nicht auf der Hand.", "You do not hold that card.")
        }
        Refusal::DoesNotFit => ("Diese Karte passt nicht.", "That card does not fit."),
        Refusal::DoesNotAnswer => {
            ("Diese Karte hilft jetzt nicht.", "That card does not help now.")
        }
        Refusal::OnlyTheDrawnCard => (
            "Nach dem Ziehen darfst du nur die gezogene Karte legen.",
            "After drawing you may only play the card you drew.",
        ),
        Refusal::WishMissing => {
            ("Zu dieser Karte gehört ein Wunsch.", "Say what you wish for with this card.")
        }
        Refusal::WishNotAllowed => (
            "Das kannst du dir mit dieser Karte nicht wünschen.",
            "You cannot wish for that with this card.",
        ),
        Refusal::AlreadyDrawn => ("Du hast schon gezogen.", "You have already drawn."),
        Refusal::MustPlay => {
            ("Du musst legen: Eine deiner Karten passt.", "You must play: one of your cards fits.")
        }
        Refusal::MustAnswerOrAccept => {
            ("Wehre dich, oder nimm die Strafe.", "Answer it, or take the penalty.")
        }
        Refusal::NothingToAccept => {
            ("Dir droht gerade keine Strafe.", "There is no penalty against you now.")
        }
        Refusal::LastCardLies => (
            "Da liegt eine letzte Karte: Lass sie gelten, oder greif ein.",
            "A last card has been played: let it stand, or step in.",
        ),
        Refusal::MustDrawFirst => ("Zieh erst, bevor du weitergibst.", "Draw before you pass."),
        Refusal::NoSuchCall => {
            ("Diese Ansage gibt es bei euch nicht.", "Your rules have no such call.")
        }
        Refusal::AlreadyCalled => ("Das hast du schon angesagt.", "You have called that already."),
        Refusal::NothingToCall => {
            ("Es gibt gerade nichts anzusagen.", "There is nothing to call now.")
        }
        Refusal::NothingToCatch => {
            ("Da gibt es gerade nichts zu erwischen.", "There is nothing to catch there now.")
        }
        Refusal::ChooseHandFirst => (
            "Erst wird bestimmt, wie viele Karten alle bekommen.",
            "First somebody chooses how many cards everybody gets.",
        ),
        Refusal::NotSoMany => ("So viele gehen hier nicht.", "That number is not possible here."),
        Refusal::NothingToChoose => {
            ("Hier gibt es gerade nichts zu wählen.", "There is nothing to choose now.")
        }
        Refusal::AnotherCard => (
            "Es muss eine andere Karte sein: die höchste oder die niedrigste deiner Hand, nach Wert oder Punkten, wie die Regel es sagt.",
            "It has to be another card: the highest or the lowest of your hand, by value or by points, as the rule says.",
        ),
        Refusal::ChooseFirst => ("Wähle erst aus.", "Choose first."),
        Refusal::NotThatSeat => {
            ("Diese Person kannst du nicht wählen.", "You cannot choose that player.")
        }
        Refusal::StandsForMissing => {
            ("Sag dazu, für welche Karte sie stehen soll.", "Say which card it should stand for.")
        }
        Refusal::StandsForNothing => {
            ("Für diese Karte kann sie nicht stehen.", "It cannot stand for that card.")
        }
        Refusal::NothingToClaim => (
            "Bei dieser Karte gibt es nichts anzukündigen.",
            "There is nothing to announce with this card.",
        ),
        Refusal::NotAsLast => {
            ("Diese Karte darf nicht die letzte sein.", "That card may not be your last one.")
        }
        Refusal::NotTogether => {
            ("Diese Karte darf jetzt nicht dazu.", "That card cannot go with it.")
        }
        Refusal::MustDrawOn => ("Du musst noch einmal ziehen.", "You must draw again."),
        Refusal::MustLayDrawn => (
            "Die gezogene Karte passt: Du musst sie legen.",
            "The card you drew fits: you must play it.",
        ),
        Refusal::NoCheating => ("Das erlauben eure Regeln nicht.", "Your rules do not allow that."),
        Refusal::NothingToAccuse => (
            "Da gibt es gerade nichts zu beschuldigen.",
            "There is nothing to accuse anybody of now.",
        ),
        Refusal::NoSuchCharge => {
            ("Diese Anklage gibt es bei euch nicht.", "Your rules have no such charge.")
        }
        Refusal::NothingToCharge => (
            "Das kannst du dieser Person gerade nicht vorwerfen.",
            "You cannot charge that player with that now.",
        ),
        Refusal::Barred => (
            "Du darfst jetzt noch nicht fertig werden: Eine Regel dieser Runde verbietet es dir.",
            "You may not go out yet: a rule of this table bars you.",
        ),
        Refusal::RuleAsks => (
            "Erst muss beantwortet werden, was eine Regel dieser Runde fragt.",
            "A rule of this table asks something first.",
        ),
        Refusal::ChargeStands => (
            "Erst wird entschieden, ob der Vorwurf stimmt.",
            "First it is decided whether the charge is true.",
        ),
    };
    text(de, en)
}
