//! Refusals in words: the threat against a seat, and the cards that help.

use super::{Case, kinds};
use crate::grammar::{all_of, cards, number, text, times};
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::rules::Text;

impl Case<'_> {
    pub(super) fn does_not_answer(self) -> Option<Text> {
        let threat = self.seen.threat()?;
        let helpful = threat.helpful();
        let card = self.card()?;
        if threat.makes_chain_too_long(card) {
            return Some(text(
                "Länger darf diese Kette nicht werden.",
                "This chain may not get any longer.",
            ));
        }
        if threat.penalty().spent {
            return self.only_what_was_drawn(helpful);
        }
        if helpful.is_empty() {
            return Some(text("Dagegen hilft keine Karte.", "No card helps against this."));
        }
        let only = kinds::any_of(self.rules(), helpful)?;
        Some(text(
            format!("Nur {} hilft jetzt.", only.de),
            format!("Only {} will help now.", only.en),
        ))
    }

    /// After drawing, only the drawn cards may still answer.
    pub(super) fn only_what_was_drawn(self, helpful: KindSet) -> Option<Text> {
        if helpful.is_empty() {
            return Some(text(
                "Von den gezogenen Karten hilft keine.",
                "None of the cards you drew helps.",
            ));
        }
        let only = kinds::any_of(self.rules(), helpful)?;
        Some(text(
            format!("Von den gezogenen Karten hilft nur {}.", only.de),
            format!("Of the cards you drew only {} helps.", only.en),
        ))
    }

    pub(super) fn must_answer_or_accept(self) -> Option<Text> {
        let penalty = self.seen.threat()?.penalty();
        let mut does = Vec::new();
        if penalty.draw > 0 {
            let cards = cards(u32::from(penalty.draw));
            let (to_de, to_en) = if penalty.until { ("bis zu ", "up to ") } else { ("", "") };
            does.push(text(
                format!("{to_de}{} ziehen", cards.de),
                format!("draw {to_en}{}", cards.en),
            ));
        }
        for (is, de, en) in [
            (penalty.swap, "die Karten tauschen", "swap hands"),
            (penalty.give, "eine Karte bekommen", "be given a card"),
            (penalty.take, "eine Karte hergeben", "give up a card"),
            (penalty.misses == 1, "aussetzen", "skip a turn"),
        ] {
            if is {
                does.push(text(de, en));
            }
        }
        if penalty.misses > 1 {
            let turns = u32::from(penalty.misses);
            let (how_often, count) = (times(turns), number(turns));
            does.push(text(
                format!("{} aussetzen", how_often.de),
                format!("skip {} turns", count.en),
            ));
        }
        if does.is_empty() {
            return None;
        }
        let does = all_of(&does);
        let (de, en) = kinds::laid(self.rules(), self.layable()).map_or_else(
            || ("Nimm es hin".to_owned(), "accept it".to_owned()),
            |own| {
                (
                    format!("Nimm es hin, oder leg {}", own.de),
                    format!("accept it, or play {}", own.en),
                )
            },
        );
        Some(text(format!("Du sollst {}: {de}.", does.de), format!("You must {}: {en}.", does.en)))
    }
}
