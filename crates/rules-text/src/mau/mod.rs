//! The Mau-Mau family in words.

mod answered;
mod causes;
mod charge;
mod explain;
mod fields;
mod look;
mod phrases;
mod reasons;
mod told;

pub use fields::file_schema;
pub use told::wished;

use stammtisch_engine::mau::outlook::Now;
use stammtisch_engine::mau::refusal::Refusal;
use stammtisch_engine::mau::{InfoSet, Mau, Move, Rules, SeenEvent, State};
use stammtisch_engine::rules::{CardText, Lang, Section, Text};
use stammtisch_engine::seat::Seat;

use crate::{AboutCard, AboutNow, DeckLook, InWords, NamedCause, Reason, SeatNames};

impl InWords for Mau {
    fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
        explain::explain(rules, lang)
    }

    fn length(rules: &Rules) -> Text {
        explain::length(rules)
    }

    fn card_texts(rules: &Rules) -> Vec<CardText> {
        explain::cards(rules)
    }

    fn back_texts(rules: &Rules) -> Vec<CardText> {
        let two_sides = rules.doc().deck.back.is_some();
        if two_sides { explain::cards(rules.turned()) } else { Vec::new() }
    }

    fn look(rules: &Rules) -> Option<DeckLook> {
        look::look(rules)
    }

    fn about(
        rules: &Rules,
        state: &State,
        viewer: Option<Seat>,
        card: &str,
        names: SeatNames<'_>,
    ) -> Option<AboutCard> {
        let all = rules;
        let rules = InfoSet::rules_in_force(all, state);
        let card = card.parse().ok().filter(|card| rules.deck().has(*card))?;
        let told = viewer.and_then(|seat| {
            let seen = InfoSet::of(all, state, seat);
            let now = seen.outlook(card)?;
            let Now::Refused(refusal) = now else { return explain::now(rules, &now) };
            let text = reasons::against(seen, Move::lay(card), refusal, names);
            Some(AboutNow { fits: false, text })
        });
        Some(AboutCard { lines: explain::card(rules, card), now: told })
    }

    fn causes(rules: &Rules) -> Vec<NamedCause> {
        causes::causes(rules)
    }

    fn refusal(refusal: Refusal) -> Text {
        reasons::words(refusal)
    }

    fn told(
        rules: &Rules,
        event: &SeenEvent,
        turned: bool,
        names: SeatNames<'_>,
        lang: Lang,
    ) -> Option<String> {
        told::told(if turned { rules.turned() } else { rules }, event, names, lang)
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
