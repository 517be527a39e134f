//! Why a move is refused, in words: the general meaning of the refusal (`words`), or particulars of the
//! position where there are any.

mod words;

use stammtisch_engine::maxonaut::claim::Claim;
use stammtisch_engine::maxonaut::moves::Move;
use stammtisch_engine::maxonaut::refusal::Refusal;
use stammtisch_engine::maxonaut::{InfoSet, Trap};
use stammtisch_engine::rules::Text;

use crate::grammar::{cards, text};
use crate::{Reason, SeatNames};

pub(super) use words::words;

/// Why a move may not be made now; none if it may.
pub(super) fn why(seen: InfoSet<'_>, mv: Move, names: SeatNames<'_>) -> Option<Reason<Refusal>> {
    let refusal = seen.check(mv).err()?;
    let text = Case { seen, names }.particulars(refusal).unwrap_or_else(|| words(refusal));
    Some(Reason { refusal: Some(refusal), text })
}

/// What the player who tried the move knows.
#[derive(Clone, Copy)]
struct Case<'a> {
    seen: InfoSet<'a>,
    names: SeatNames<'a>,
}

impl Case<'_> {
    /// The particulars of this position; none where the refusal says it all.
    fn particulars(self, refusal: Refusal) -> Option<Text> {
        match refusal {
            Refusal::NotYourTurn => Some(self.not_your_turn()),
            Refusal::JudgeFirst => self.judge_first(),
            Refusal::NothingToJudge => Some(self.nothing_to_judge()),
            Refusal::LayFirst => Some(self.lay_first()),
            Refusal::TwoFromHand => self.two_from_hand(),
            Refusal::PileTooSmall => Some(self.pile_too_small()),
            Refusal::TooLow => self.too_low(),
            Refusal::ShowFirst => Some(self.show_first()),
            Refusal::DoesNotHelp => Some(self.does_not_help()),
            Refusal::NoSuchSeat
            | Refusal::DealNotOver
            | Refusal::MatchOver
            | Refusal::MustDoubt
            | Refusal::AlreadyLaid
            | Refusal::NotInHand
            | Refusal::NotFewer
            | Refusal::NotUnseen
            | Refusal::WrongForm
            | Refusal::NothingToShow => None,
        }
    }

    fn not_your_turn(self) -> Text {
        let name = (self.names)(self.seen.turn());
        text(format!("{name} ist dran."), format!("It is {name}’s turn."))
    }

    /// A turn begins with judging the previous announcement (MAX-08).
    fn judge_first(self) -> Option<Text> {
        let (seat, said) = self.seen.last()?;
        let name = (self.names)(seat);
        Some(text(
            format!("Erst zur {said} von {name}: glauben oder aufdecken."),
            format!("First judge {name}’s {said}: believe or doubt."),
        ))
    }

    fn nothing_to_judge(self) -> Text {
        if self.seen.has_laid() {
            text(
                "Deine Karten liegen: Jetzt sagst du an.",
                "Your cards have been played: now announce.",
            )
        } else if self.seen.is_opening() {
            text(
                "Du beginnst die Runde: Noch hat niemand etwas angesagt.",
                "You begin the round: nobody has announced anything yet.",
            )
        } else {
            text(
                "Du hast schon geglaubt: Jetzt legst du.",
                "You have already believed it: now play cards.",
            )
        }
    }

    fn lay_first(self) -> Text {
        if self.seen.is_opening() {
            text(
                "Leg erst zwei Karten aus der Hand, dann sagst du an.",
                "First play two cards from your hand, then announce.",
            )
        } else if self.seen.rules().doc().lay.fewer {
            text(
                "Leg erst Karten, oder sag, dass du keine legst.",
                "First play cards, or say that you play none.",
            )
        } else {
            text("Leg erst zwei Karten.", "First play two cards.")
        }
    }

    /// MAX-14, MAX-21
    fn two_from_hand(self) -> Option<Text> {
        let held = self.seen.held();
        let cards = cards(count(held));
        (held < 2).then(|| {
            text(
                format!("Eine neue Runde beginnt mit allem, was du hast: {}.", cards.de),
                format!("A new round begins with all you have: {}.", cards.en),
            )
        })
    }

    /// MAX-20, MAX-21
    fn pile_too_small(self) -> Text {
        let reach = cards(count(self.seen.reach()));
        text(
            format!("Der Nachziehstapel gibt nur noch {} her.", reach.de),
            format!("The draw pile has only {} left.", reach.en),
        )
    }

    /// An announcement has to reach the next value of the ladder (MAX-18, MAX-25).
    fn too_low(self) -> Option<Text> {
        let last = self.seen.last_claim()?;
        let next = Claim::all().find(|claim| *claim > last);
        Some(match next {
            Some(Claim::MAXONAUT) => text(
                format!("Höher als {last} ist nur noch 21."),
                format!("Only 21 is higher than {last}."),
            ),
            Some(next) => text(
                format!("Du musst höher ansagen als {last}: mindestens {next}."),
                format!("You have to announce more than {last}: at least {next}."),
            ),
            None => text(
                format!("Höher als {last} geht nicht."),
                format!("Nothing is higher than {last}."),
            ),
        })
    }

    fn show_first(self) -> Text {
        let (lies, helps) = self.trap();
        text(
            format!("Zeig gegen {} {}, oder nimm die Strafe.", lies.de, helps.de),
            format!("Show {} against {}, or take the penalty.", helps.en, lies.en),
        )
    }

    fn does_not_help(self) -> Text {
        let (lies, helps) = self.trap();
        text(
            format!("Gegen {} hilft nur {}.", lies.de, helps.de),
            format!("Only {} will help against {}.", helps.en, lies.en),
        )
    }

    /// The trap that lies there, and what helps against it (MAX-29 to MAX-31).
    fn trap(self) -> (Text, Text) {
        let Trap { virus, bomb } = self.seen.trap();
        match (virus, bomb) {
            (true, true) => (
                text("Virus und Bombe", "virus and bomb"),
                text(
                    "ein Paar oder eine 21 mit einer ungeraden Zahl",
                    "a pair or a 21 with an odd number",
                ),
            ),
            (_, true) => {
                (text("die Bombe", "the bomb"), text("ein Paar oder eine 21", "a pair or a 21"))
            }
            _ => (
                text("den Virus", "the virus"),
                text("eine einzelne ungerade Zahl", "a single odd number"),
            ),
        }
    }
}

fn count(cards: usize) -> u32 {
    u32::try_from(cards).unwrap_or(u32::MAX)
}
