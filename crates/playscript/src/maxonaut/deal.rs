//! The beginning of the match: cards in given places, or shuffled from a seed.

use crate::cards::Lying;
use crate::error::ScriptError;
use crate::header::Header;
use crate::lines::Line;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::maxonaut::{ArrangedDeal, Event, Maxonaut, Rules, State};
use stammtisch_engine::seat::{Direction, Seat, SeatSet};

use super::lines::Lines;

/// The beginning of the match.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    seed: Seed,
    starter: Option<Seat>,
    /// The given cards; none: shuffled from the seed.
    given: Option<ArrangedDeal>,
}

impl Deal {
    /// Reads it from the header. Errors without a line of their own are reported at `last`.
    pub(super) fn of(
        header: &Header<'_>,
        lines: &Lines<'_>,
        rules: &Rules,
        last: Line<'_>,
    ) -> Result<Self, ScriptError> {
        let seed = Seed::from_number(header.seed.unwrap_or(0));
        if lines.lays_cards() {
            let given = given(header, lines, rules, last)?;
            return Ok(Self { seed, starter: Some(given.starter), given: Some(given) });
        }
        if header.seed.is_none() {
            let right = "write `hand` lines and `top`, or `seed 1` for a shuffled start";
            return Err(last.wrong(format!("nothing says how the cards lie: {right}")));
        }
        if header.direction.is_some() || !lines.points.is_empty() {
            return Err(last.wrong("`direction` and `points` need cards in given places"));
        }
        Ok(Self { seed, starter: lines.starter, given: None })
    }

    /// Begins the match.
    pub(super) fn start(&self, rules: &Rules, sink: &mut dyn FnMut(Event)) -> State {
        let Self { seed, starter, .. } = *self;
        let opening = Opening { seed, dealer: starter, left_handed: SeatSet::EMPTY };
        let shuffled = |sink: &mut dyn FnMut(Event)| Maxonaut::start(rules, opening, sink);
        match &self.given {
            None => shuffled(sink),
            // `given` was checked when it was read.
            Some(given) => {
                State::given(rules, seed, given, sink).unwrap_or_else(|_| shuffled(sink))
            }
        }
    }
}

fn given(
    header: &Header<'_>,
    lines: &Lines<'_>,
    rules: &Rules,
    last: Line<'_>,
) -> Result<ArrangedDeal, ScriptError> {
    let missing = "say which two cards lie on top, the upper one last: `top 5 8`";
    let top = lines.top.ok_or_else(|| last.wrong(missing))?;
    let deck = rules.deck().cards().collect();
    let Lying { hands, draw_pile, discarded } = lines.cards.lie(rules.seats(), deck, &top)?;
    let mut points = vec![0; usize::from(rules.seats())];
    lines.points.iter().for_each(|(seat, before)| points[seat.index()] = *before);
    let given = ArrangedDeal {
        hands,
        draw_pile,
        discard_pile: discarded.into_iter().chain(top.map(|(_, card)| card)).collect(),
        points,
        // By default the first seat begins.
        starter: lines.starter.unwrap_or(Seat(0)),
        direction: header.direction.unwrap_or(Direction::Clockwise),
    };
    given.check(rules).map_err(|error| last.wrong(error.to_string()))?;
    Ok(given)
}
