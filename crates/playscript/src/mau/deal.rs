//! The first deal of a script: explicit cards, or a shuffle from a seed.

use std::collections::BTreeMap;

use crate::cards::Lying;
use crate::error::ScriptError;
use crate::header::Header;
use crate::lines::Line;
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::rules::doc::{Start, Starter};
use stammtisch_engine::mau::{ArrangedDeal, Event, Mau, Rules, State};
use stammtisch_engine::seat::{Direction, Seat, SeatSet};

use super::lines::Lines;

/// The beginning of the match.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    seed: Seed,
    dealer: Seat,
    left_handed: SeatSet,
    /// The given cards; none: shuffled from the seed.
    given: Option<ArrangedDeal>,
}

impl Deal {
    /// Reads the deal from the header. Errors without a line of their own are reported at `last`.
    pub(super) fn of(
        header: &Header<'_>,
        lines: &Lines<'_>,
        rules: &Rules,
        last: Line<'_>,
    ) -> Result<Self, ScriptError> {
        let seed = Seed::from_number(header.seed.unwrap_or(0));
        // Chosen so that the first seat begins.
        let dealer = lines.dealer.unwrap_or(Seat(rules.seats().saturating_sub(1)));
        let left_handed = lines.left_handed.unwrap_or(SeatSet::EMPTY);
        if lines.lays_cards() {
            let given = given(header, lines, rules, dealer, last)?;
            return Ok(Self { seed, dealer, left_handed, given: Some(given) });
        }
        if header.seed.is_none() {
            let right = "write `hand` lines and `top`, or `seed 1` for a shuffled deal";
            return Err(last.wrong(format!("nothing says how the cards lie: {right}")));
        }
        let standing = lines.turn.is_some() || header.direction.is_some();
        let later = lines.round.is_some()
            || lines.deal.is_some()
            || !lines.scores.is_empty()
            || lines.pot.is_some();
        if standing || later {
            let words = "`turn`, `direction`, `round`, `deal`, `score` and `pot`";
            return Err(last.wrong(format!("{words} need explicit `hand` lines")));
        }
        Ok(Self { seed, dealer, left_handed, given: None })
    }

    /// Starts the match with this deal.
    pub(super) fn start(&self, rules: &Rules, sink: &mut dyn FnMut(Event)) -> State {
        let Self { seed, left_handed, .. } = *self;
        let opening = Opening { seed, dealer: Some(self.dealer), left_handed };
        let shuffled = |sink: &mut dyn FnMut(Event)| Mau::start(rules, opening, sink);
        match &self.given {
            None => shuffled(sink),
            // `given` was checked against the deck when it was read.
            Some(given) => {
                State::given(rules, self.seed, given, sink).unwrap_or_else(|_| shuffled(sink))
            }
        }
    }
}

fn given(
    header: &Header<'_>,
    lines: &Lines<'_>,
    rules: &Rules,
    dealer: Seat,
    last: Line<'_>,
) -> Result<ArrangedDeal, ScriptError> {
    let number = number_of_deal(lines, rules, last)?;
    let here = &rules.in_force(number).doc().deal;
    let led = here.start == Start::Led;
    if let Some((line, _)) = lines.top.filter(|_| led) {
        return Err(line.wrong("no card is turned up by these rules: leave `top` out"));
    }
    if lines.top.is_none() && !led {
        return Err(last.wrong("say which card lies open: `top 9H`"));
    }
    let deck: Vec<Card> = rules.deck().cards().collect();
    let Lying { hands, draw_pile, discarded } =
        lines.cards.lie(rules.seats(), deck, lines.top.as_slice())?;
    if led && !discarded.is_empty() {
        let message = "nothing lies open by these rules: leave `discarded` and `only` out, or give the \
                       cards left over to a hand with `rest`";
        return Err(last.wrong(message));
    }
    for (seat, hand) in Seat::first(rules.seats()).zip(&hands) {
        let name = header.names.of(seat);
        if !lines.cards.hands.contains_key(&seat) {
            return Err(last.wrong(format!("{name} has no cards: write `hand {name}: …`")));
        }
        if hand.is_empty() {
            return Err(last.wrong(format!("there is no card left for {name}")));
        }
    }
    let hands: Vec<CardSet> = hands.into_iter().map(|hand| hand.into_iter().collect()).collect();
    let left = dealer.next(Direction::Clockwise, rules.seats());
    let mut scores = vec![0; usize::from(rules.seats())];
    let by_seat: BTreeMap<Seat, i32> = lines.scores.iter().copied().collect();
    by_seat.iter().for_each(|(seat, points)| scores[seat.index()] = *points);
    Ok(ArrangedDeal {
        dealer,
        hands,
        first: lines.top.map(|(_, top)| top),
        draw_pile,
        discard_pile: discarded,
        // A direction in the script says how the turn goes on, not who begins.
        turn: lines
            .turn
            .or(header.direction.filter(|_| here.starter != Starter::Holder).map(|_| left)),
        direction: header.direction,
        left_handed: lines.left_handed.unwrap_or(SeatSet::EMPTY),
        deal: number,
        scores,
        pot: lines.pot.unwrap_or(0),
    })
}

/// The number of the deal: as given, or the first deal of the given round.
fn number_of_deal(lines: &Lines<'_>, rules: &Rules, last: Line<'_>) -> Result<u16, ScriptError> {
    match (lines.round, lines.deal) {
        (Some(_), Some(_)) => Err(last.wrong("say `round` or `deal`, not both")),
        (Some(round), None) => Ok((round - 1) * u16::from(rules.seats()) + 1),
        (None, deal) => Ok(deal.unwrap_or(1)),
    }
}
