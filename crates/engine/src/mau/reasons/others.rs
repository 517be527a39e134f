//! Catching and accusing the others. A button for it asks of somebody where nobody can be meant: the
//! answer then names nobody either.

use super::Case;
use crate::grammar::text;
use crate::mau::calls::can_be_caught;
use crate::mau::moves::Move;
use crate::rules::Text;
use crate::seat::{Seat, SeatSet};

/// Why a seat can accuse nobody now.
enum Nobody {
    /// It plays no further in this deal.
    Out,
    /// There is no turn yet at which somebody could have cheated.
    NothingPlayed,
    /// The last turn has been taken back already.
    FoundOut,
    /// It acted last itself.
    Oneself,
    /// It has accused that seat of this turn.
    Again(Seat),
}

impl Case<'_> {
    pub(super) fn nothing_to_catch(self) -> Option<Text> {
        let Move::Catch { seat: other, .. } = self.mv else { return None };
        let (index, rule) = self.called()?;
        if other == self.seat {
            return Some(text(
                "Dich selbst kannst du nicht erwischen.",
                "You cannot catch yourself.",
            ));
        }
        let call = &rule.name;
        if !can_be_caught(rule.enforced) {
            return Some(text(
                format!("Bei „{}“ wird niemand erwischt.", call.de),
                format!("Nobody can be caught over “{}”.", call.en),
            ));
        }
        if !self.state.playing.has(self.seat) {
            return Some(out());
        }
        let open = self.state.open[usize::from(index)];
        Some(if open.is_empty() {
            text(
                format!("Gerade hat niemand „{}“ vergessen.", call.de),
                format!("Nobody has forgotten “{}” just now.", call.en),
            )
        } else if open == SeatSet::of(self.seat) {
            text("Zu erwischen ist gerade niemand.", "There is nobody to catch just now.")
        } else {
            let name = self.name(other);
            text(
                format!("{name} hat nichts vergessen."),
                format!("{name} has not forgotten anything."),
            )
        })
    }

    pub(super) fn nothing_to_accuse(self) -> Option<Text> {
        let Move::Accuse { seat: other } = self.mv else { return None };
        if other == self.seat {
            return Some(text(
                "Dich selbst kannst du nicht beschuldigen.",
                "You cannot accuse yourself.",
            ));
        }
        Some(match self.accusable() {
            Ok(seat) => {
                let name = self.name(seat);
                text(
                    format!("Beschuldigen kannst du jetzt nur {name}."),
                    format!("You can only accuse {name} now."),
                )
            }
            Err(Nobody::Out) => out(),
            Err(Nobody::NothingPlayed) => text(
                "Beschuldigen kannst du erst, wenn jemand gespielt hat.",
                "You can only accuse somebody once they have played.",
            ),
            Err(Nobody::FoundOut) => text(
                "Der letzte Zug ist schon aufgeflogen.",
                "The last move has been found out already.",
            ),
            Err(Nobody::Oneself) => text(
                "Zuletzt hast du selbst gespielt: Da gibt es niemanden zu beschuldigen.",
                "You made the last move yourself: there is nobody to accuse.",
            ),
            Err(Nobody::Again(seat)) => {
                let name = self.name(seat);
                text(
                    format!("Dafür hast du {name} schon beschuldigt."),
                    format!("You have already accused {name} of that."),
                )
            }
        })
    }

    /// Whom this seat may accuse now.
    fn accusable(self) -> Result<Seat, Nobody> {
        let moment = &self.state.moment;
        match moment.seat {
            _ if !self.state.playing.has(self.seat) => Err(Nobody::Out),
            None if moment.found_out => Err(Nobody::FoundOut),
            None => Err(Nobody::NothingPlayed),
            Some(seat) if seat == self.seat => Err(Nobody::Oneself),
            Some(seat) if moment.accusers.has(self.seat) => Err(Nobody::Again(seat)),
            Some(seat) => Ok(seat),
        }
    }
}

fn out() -> Text {
    text("Du spielst in dieser Runde nicht mehr mit.", "You play no further in this deal.")
}
