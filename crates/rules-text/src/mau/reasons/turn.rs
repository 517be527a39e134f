//! Refusals in words: whose turn it is, drawing and passing.

use super::{Case, kinds};
use crate::grammar::text;
use stammtisch_engine::mau::Phase;
use stammtisch_engine::mau::moves::Move;
use stammtisch_engine::mau::rules::doc::{DrawThen, DrawWhen, JumpIn};
use stammtisch_engine::rules::Text;

impl Case<'_> {
    pub(super) fn not_your_turn(self) -> Option<Text> {
        let seen = self.seen;
        if seen.phase() != Phase::DealHands && !seen.playing().has(seen.seat()) {
            let done = seen.has_gone_out();
            return Some(if done {
                text("Du bist in dieser Runde schon fertig.", "You are out of this deal already.")
            } else {
                text(
                    "Du spielst in dieser Runde nicht mehr mit.",
                    "You are no longer in this deal.",
                )
            });
        }
        if seen.turn() == seen.seat() {
            return None;
        }
        let name = self.name(seen.turn());
        let (de, en) = match (self.rules().doc().lay.jump_in, self.mv) {
            (Some(JumpIn::SameCard), Move::Play(_)) if seen.phase() == Phase::Turn => (
                " Dazwischenwerfen kannst du nur die gleiche Karte.",
                " You can only jump in with the same card.",
            ),
            (Some(JumpIn::SameRank), Move::Play(_)) if seen.phase() == Phase::Turn => (
                " Dazwischenwerfen kannst du nur eine Karte mit dem gleichen Wert.",
                " You can only jump in with a card of the same rank.",
            ),
            _ if self.rules().doc().lay.throw_in.is_some()
                && matches!(self.mv, Move::Play(_))
                && seen.phase() == Phase::Turn =>
            {
                (
                    " Diese Karte kannst du jetzt nicht dazwischenwerfen.",
                    " You cannot throw this card in now.",
                )
            }
            _ => ("", ""),
        };
        Some(text(format!("{name} ist dran.{de}"), format!("It is {name}’s turn.{en}")))
    }

    /// A player with a fitting card has to lay one.
    pub(super) fn must_play(self) -> Option<Text> {
        let together = self.rules().doc().lay.together.as_ref();
        if let Some(rule) = together.filter(|_| self.seen.phase() == Phase::Together) {
            let least = crate::grammar::number(u32::from(rule.least));
            return Some(text(
                format!("Leg noch eine dazu: Mindestens {} müssen es werden.", least.de),
                format!("Add one more: it has to be at least {}.", least.en),
            ));
        }
        let fit = kinds::fit(self.rules(), self.layable())?;
        let de = crate::grammar::capital(&fit).de;
        Some(text(format!("Du musst legen: {de}."), format!("You must play: {}.", fit.en)))
    }

    pub(super) fn must_draw_first(self) -> Option<Text> {
        let layable = self.layable();
        if self.rules().doc().draw.when == DrawWhen::NothingFits && !layable.is_empty() {
            return self.must_play();
        }
        if self.rules().doc().draw.count == 0 {
            return Some(text(
                "Karten gibt es hier keine: Statt zu passen, wähl „Ziehen“; damit gibst du weiter.",
                "There are no cards to draw here: choose “draw” instead of passing, and you pass by that.",
            ));
        }
        Some(text(
            "Zieh erst: Danach kannst du weitergeben.",
            "Draw first: after that you can pass.",
        ))
    }

    pub(super) fn must_draw_on(self) -> Option<Text> {
        if self.rules().doc().draw.times == 0 {
            return Some(text(
                "Zieh weiter, bis eine Karte passt.",
                "Go on drawing until a card fits.",
            ));
        }
        let left = self.rules().doc().draw.times.saturating_sub(self.seen.draws());
        let left = crate::grammar::times(u32::from(left));
        Some(text(
            format!("Du musst noch {} ziehen, bevor du weitergibst.", left.de),
            format!("You must draw {} more before you pass.", left.en),
        ))
    }

    pub(super) fn already_drawn(self) -> Option<Text> {
        if matches!(self.mv, Move::Play(_)) && self.rules().doc().draw.then == DrawThen::Nothing {
            return Some(text(
                "Nach dem Ziehen wird nicht mehr gelegt: Gib weiter.",
                "You cannot play a card after drawing: pass.",
            ));
        }
        let own = kinds::laid(self.rules(), self.layable());
        let may_pass = !self.rules().doc().draw.must_lay || own.is_none();
        Some(match (own, may_pass) {
            (Some(own), true) => text(
                format!("Du hast schon gezogen: Leg {}, oder gib weiter.", own.de),
                format!("You have already drawn: play {}, or pass.", own.en),
            ),
            (Some(own), false) => text(
                format!("Du hast schon gezogen: Leg {}.", own.de),
                format!("You have already drawn: play {}.", own.en),
            ),
            (None, _) => text(
                "Du hast schon gezogen: Jetzt gib weiter.",
                "You have already drawn: now pass.",
            ),
        })
    }

    /// A last card has been laid and may still be caught or accused.
    pub(super) fn last_card_lies(self) -> Option<Text> {
        let name = self.name(self.seen.last_card_of()?);
        Some(text(
            format!("{name} hat die letzte Karte gelegt: Lass sie gelten, oder greif jetzt ein."),
            format!("{name} has played a last card: let it stand, or step in now."),
        ))
    }
}
