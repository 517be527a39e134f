//! Refusals in words: calls, and choices that have to be named.

use super::Case;
use crate::grammar::{cards, text};
use crate::mau::explain::wished;
use stammtisch_engine::mau::Phase;
use stammtisch_engine::mau::moves::{CallIndex, Move};
use stammtisch_engine::mau::refusal::Refusal;
use stammtisch_engine::mau::rules::doc::{CallRule, Speaker};
use stammtisch_engine::rules::Text;

impl<'a> Case<'a> {
    fn call_rule(self, call: CallIndex) -> Option<&'a CallRule> {
        self.rules().doc().calls.values().nth(usize::from(call))
    }

    pub(super) fn called(self) -> Option<(CallIndex, &'a CallRule)> {
        match self.mv {
            Move::Call { call } | Move::Catch { call, .. } => Some((call, self.call_rule(call)?)),
            _ => None,
        }
    }

    pub(super) fn already_called(self) -> Option<Text> {
        let name = &self.called()?.1.name;
        Some(text(
            format!("„{}“ hast du schon gesagt.", name.de),
            format!("You have already said “{}”.", name.en),
        ))
    }

    /// A call too early or too late.
    pub(super) fn nothing_to_call(self) -> Option<Text> {
        let (index, rule) = self.called()?;
        if !self.seen.playing().has(self.seen.seat()) {
            return None;
        }
        let name = &rule.name;
        if !rule.afterwards && self.seen.left_out(index).has(self.seen.seat()) {
            return Some(text(
                format!("Zu spät: „{}“ gilt nur, bevor die Karte liegt.", name.de),
                format!("Too late: “{}” counts only before the card has been played.", name.en),
            ));
        }
        if rule.of != Speaker::Oneself {
            return None;
        }
        let left = rule.at?;
        let held = self.hand().len();
        if rule.before_laying && self.seen.turn() != self.seen.seat() && held > u32::from(left) {
            return Some(text(
                format!("„{}“ sagst du, wenn du dran bist.", name.de),
                format!("Say “{}” when it is your turn.", name.en),
            ));
        }
        Some(if left == 0 {
            text(
                format!("„{}“ gehört zu deiner letzten Karte.", name.de),
                format!("“{}” goes with your last card.", name.en),
            )
        } else {
            let left = cards(u32::from(left));
            text(
                format!("„{}“ sagst du, wenn dir noch {} bleibt.", name.de, left.de)
                    .replace("Karten bleibt", "Karten bleiben"),
                format!("Say “{}” when you are down to {}.", name.en, left.en),
            )
        })
    }

    /// The wish that the card requires, or that it does not allow.
    pub(super) fn wish(self, refusal: Refusal) -> Option<Text> {
        let acting = match (self.mv, self.seen.phase()) {
            (Move::Wish { .. }, _) => return self.first_wish(),
            // As an answer, a copying card counts as itself.
            (Move::Play(play), Phase::Threat) => play.face(),
            (Move::Play(play), _) => self.seen.acting(play.card, play.stands_for),
            _ => return None,
        };
        let what = wished(self.rules(), self.rules().wish_rule(acting)?);
        Some(if refusal == Refusal::WishMissing {
            text(format!("Wünsch dir dazu {}.", what.de), format!("Wish for {} with it.", what.en))
        } else {
            text(
                format!("Mit dieser Karte kannst du dir nur {} wünschen.", what.de),
                format!("With this card you can only wish for {}.", what.en),
            )
        })
    }

    /// The wish that the player who begins has to make first (SCH-14), or that a named rule asks for.
    fn first_wish(self) -> Option<Text> {
        let asked = self.seen.wish_asked();
        let rule = asked.or_else(|| self.rules().wish_rule(self.seen.face()))?;
        let what = wished(self.rules(), rule);
        let (de, en) = if rule.may { (" oder nichts", ", or for nothing") } else { ("", "") };
        Some(text(
            format!("Wünsch dir erst {}{de}.", what.de),
            format!("First wish for {}{en}.", what.en),
        ))
    }

    pub(super) fn choose_first(self) -> Option<Text> {
        match self.seen.phase() {
            Phase::Wish => self.first_wish(),
            Phase::Target => {
                Some(text("Bestimme erst, wen es trifft.", "First name whom it hits."))
            }
            Phase::Give => {
                let name = self.name(self.seen.getter()?);
                Some(text(
                    format!("Wähle erst die Karte, die {name} bekommt."),
                    format!("First choose the card for {name}."),
                ))
            }
            _ => None,
        }
    }

    pub(super) fn not_that_seat(self) -> Option<Text> {
        let Move::Target { seat: other } = self.mv else { return None };
        if other == self.seen.seat() {
            return Some(text(
                "Dich selbst kannst du nicht wählen.",
                "You cannot choose yourself.",
            ));
        }
        let name = self.name(other);
        Some(if self.seen.playing().has(other) {
            text(
                format!("Von {name} kommt es: Wähle jemand anderen."),
                format!("It comes from {name}: choose somebody else."),
            )
        } else {
            text(format!("{name} spielt nicht mehr mit."), format!("{name} is out of this deal."))
        })
    }

    /// How many cards everybody is dealt (ERF-02).
    pub(super) fn hand_choice(self, refusal: Refusal) -> Option<Text> {
        if refusal == Refusal::NotSoMany && !matches!(self.mv, Move::DealHands { .. }) {
            return None;
        }
        let (min, max) = self.rules().hand_bounds(self.seen.playing().len());
        Some(text(
            format!("Bestimme erst, wie viele Karten alle bekommen: {min} bis {max}."),
            format!("First choose how many cards everybody gets: {min} to {max}."),
        ))
    }
}
