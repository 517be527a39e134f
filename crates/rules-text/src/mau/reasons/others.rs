//! Refusals in words: catching and accusing others. If nobody can be meant, the request still names some
//! player; the answer then names nobody.

use super::Case;
use crate::grammar::{one_of, text};
use stammtisch_engine::mau::info_set::NotAccusable;
use stammtisch_engine::mau::moves::Move;
use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::SeatSet;

impl Case<'_> {
    pub(super) fn nothing_to_catch(self) -> Option<Text> {
        let Move::Catch { seat: other, .. } = self.mv else { return None };
        let (index, rule) = self.called()?;
        if other == self.seen.seat() {
            return Some(text(
                "Dich selbst kannst du nicht erwischen.",
                "You cannot catch yourself.",
            ));
        }
        let call = &rule.name;
        if !rule.enforced.can_be_caught() {
            return Some(text(
                format!("Bei „{}“ wird niemand erwischt.", call.de),
                format!("Nobody can be caught over “{}”.", call.en),
            ));
        }
        if !self.seen.playing().has(self.seen.seat()) {
            return Some(out());
        }
        let open = self.seen.left_out(index);
        Some(if open.is_empty() {
            text(
                format!("Gerade hat niemand „{}“ vergessen.", call.de),
                format!("Nobody has forgotten “{}” just now.", call.en),
            )
        } else if open == SeatSet::of(self.seen.seat()) {
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
        if other == self.seen.seat() {
            return Some(text(
                "Dich selbst kannst du nicht beschuldigen.",
                "You cannot accuse yourself.",
            ));
        }
        let last = self.seen.accusable();
        let open = last.into_iter().chain(self.seen.accusable_later());
        let open: Vec<_> = open.map(|seat| text(self.name(seat), self.name(seat))).collect();
        if !open.is_empty() {
            let names = one_of(&open);
            return Some(text(
                format!("Beschuldigen kannst du jetzt nur {}.", names.de),
                format!("You can only accuse {} now.", names.en),
            ));
        }
        Some(match last.err()? {
            NotAccusable::Out => out(),
            NotAccusable::NotNext => text(
                "Anzweifeln darf hier nur, wer gerade reagieren muss.",
                "Only whoever has to react may doubt it here.",
            ),
            NotAccusable::NothingPlayed => text(
                "Beschuldigen kannst du erst, wenn jemand gespielt hat.",
                "You can only accuse somebody once they have played.",
            ),
            NotAccusable::FoundOut => text(
                "Der letzte Zug ist schon aufgeflogen.",
                "The last move has been found out already.",
            ),
            NotAccusable::Oneself => text(
                "Zuletzt hast du selbst gespielt: Da gibt es niemanden zu beschuldigen.",
                "You made the last move yourself: there is nobody to accuse.",
            ),
            NotAccusable::Again(seat) => {
                let name = self.name(seat);
                text(
                    format!("Dafür hast du {name} schon beschuldigt."),
                    format!("You have already accused {name} of that."),
                )
            }
        })
    }
}

fn out() -> Text {
    text("Du spielst in dieser Runde nicht mehr mit.", "You play no further in this deal.")
}
