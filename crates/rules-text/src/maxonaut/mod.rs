//! Maxonaut in words.

mod explain;
mod reasons;
mod told;

use stammtisch_engine::maxonaut::{InfoSet, Maxonaut, Move, Refusal, Rules, SeenEvent, State};
use stammtisch_engine::rules::{CardText, Lang, Section, Text};
use stammtisch_engine::seat::Seat;

use crate::{AboutCard, InWords, Reason, SeatNames};

impl InWords for Maxonaut {
    fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
        explain::explain(rules, lang)
    }

    fn length(rules: &Rules) -> Text {
        explain::length(rules)
    }

    fn card_texts(rules: &Rules) -> Vec<CardText> {
        explain::cards(rules)
    }

    /// Nothing has to fit here, so there is nothing to tell beyond what a card does.
    fn about(
        rules: &Rules,
        _: &State,
        _: Option<Seat>,
        card: &str,
        _: SeatNames<'_>,
    ) -> Option<AboutCard> {
        let cards = explain::cards(rules);
        let told = cards.into_iter().find(|told| told.cards.iter().any(|one| one == card))?;
        Some(AboutCard { lines: told.lines, now: None })
    }

    fn refusal(refusal: Refusal) -> Text {
        reasons::words(refusal)
    }

    fn told(
        _: &Rules,
        event: &SeenEvent,
        _: bool,
        names: SeatNames<'_>,
        lang: Lang,
    ) -> Option<String> {
        told::told(event, names, lang)
    }

    fn why(
        rules: &Rules,
        state: &State,
        seat: Seat,
        mv: Move,
        names: SeatNames<'_>,
    ) -> Option<Reason<Refusal>> {
        reasons::why(InfoSet::of(rules, state, seat), mv, names)
    }
}
