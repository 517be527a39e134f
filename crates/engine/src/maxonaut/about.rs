//! What a card does, for whoever asks. Nothing has to fit here, so there is no more to be said.

use super::rules::Rules;
use super::state::State;
use super::{Maxonaut, explain};
use crate::about::{About, AboutCard};
use crate::reason::SeatNames;
use crate::seat::Seat;

impl About for Maxonaut {
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
}
