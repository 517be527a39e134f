//! The first deal of a script: explicit cards, or a shuffle from a seed.

use std::collections::BTreeMap;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Seed;
use crate::game::{Game, Opening};
use crate::mau::{Event, Given, Mau, Rules, State};
use crate::seat::{Direction, Seat, SeatSet};

use super::error::ScriptError;
use super::header::Header;
use super::lines::Line;

/// How the match begins.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    seed: Seed,
    dealer: Seat,
    left_handed: SeatSet,
    /// None: shuffled from the seed.
    given: Option<Given>,
}

impl Deal {
    /// Reads the deal off the header. Errors without a line of their own stand at `last`.
    pub(super) fn of(
        header: &Header<'_>,
        rules: &Rules,
        last: Line<'_>,
    ) -> Result<Self, ScriptError> {
        let seed = Seed::from_number(header.seed.unwrap_or(0));
        // So that the seat named first begins.
        let dealer = header.dealer.unwrap_or(Seat(rules.seats().saturating_sub(1)));
        let left_handed = header.left_handed.unwrap_or(SeatSet::EMPTY);
        if header.lays_cards().is_some() {
            let given = given(header, rules, dealer, last)?;
            return Ok(Self { seed, dealer, left_handed, given: Some(given) });
        }
        if header.seed.is_none() {
            let right = "write `hand` lines and `top`, or `seed 1` for a shuffled deal";
            return Err(last.wrong(format!("nothing says how the cards lie: {right}")));
        }
        let standing = header.turn.is_some() || header.direction.is_some();
        let later = header.round.is_some() || header.deal.is_some() || !header.scores.is_empty();
        if standing || later {
            let words = "`turn`, `direction`, `round`, `deal` and `score`";
            return Err(last.wrong(format!("{words} need explicit `hand` lines")));
        }
        Ok(Self { seed, dealer, left_handed, given: None })
    }

    /// Deals.
    pub(super) fn start(&self, rules: &Rules, sink: &mut impl FnMut(Event)) -> State {
        let Self { seed, left_handed, .. } = *self;
        let opening = Opening { seed, dealer: Some(self.dealer), left_handed };
        let shuffled = |sink: &mut _| Mau::start(rules, opening, sink);
        match &self.given {
            None => shuffled(sink),
            // `given` has been counted against the deck when it was read.
            Some(given) => {
                State::given(rules, self.seed, given, sink).unwrap_or_else(|_| shuffled(sink))
            }
        }
    }
}

fn given(
    header: &Header<'_>,
    rules: &Rules,
    dealer: Seat,
    last: Line<'_>,
) -> Result<Given, ScriptError> {
    let mut rest = Rest { left: rules.deck(), deck: rules.deck() };
    let (top_line, top) =
        header.top.ok_or_else(|| last.wrong("say which card lies open: `top 9H`"))?;
    rest.take(top_line, top)?;
    let mut hands = vec![CardSet::EMPTY; usize::from(rules.seats())];
    for (seat, hand) in &header.hands {
        for card in &hand.cards {
            rest.take(hand.line, *card)?;
            hands[seat.index()].add(*card);
        }
    }
    for (line, card) in header.draw.iter().chain(&header.discarded) {
        rest.take(*line, *card)?;
    }
    for (seat, hand) in &header.hands {
        for _ in 0..hand.any {
            let card = rest.last().ok_or_else(|| hand.line.wrong("the deck has no cards left"))?;
            rest.take(hand.line, card)?;
            hands[seat.index()].add(card);
        }
    }
    let missing = Seat::first(rules.seats()).find(|seat| !header.hands.contains_key(seat));
    if let Some(seat) = missing {
        let name = header.names.of(seat);
        return Err(last.wrong(format!("{name} has no cards: write `hand {name}: …`")));
    }
    let mut draw_pile: Vec<Card> = header.draw.iter().rev().map(|(_, card)| *card).collect();
    let mut discard_pile: Vec<Card> = header.discarded.iter().map(|(_, card)| *card).collect();
    let mut greedy = header.hands.iter().filter(|(_, hand)| hand.rest);
    let (takes_rest, another) = (greedy.next(), greedy.next());
    if let Some((_, hand)) = another {
        return Err(hand.line.wrong("two hands cannot both take the rest"));
    }
    if let Some((seat, _)) = takes_rest {
        rest.left.cards().for_each(|card| hands[seat.index()].add(card));
    } else if header.draw_only.is_some() {
        discard_pile.splice(0..0, rest.left.cards());
    } else {
        let below: Vec<Card> = rest.left.cards().collect();
        draw_pile.splice(0..0, below.into_iter().rev());
    }
    if let Some((seat, _)) = hands.iter().enumerate().find(|(_, hand)| hand.is_empty()) {
        let name = header.names.of(Seat(seat as u8));
        return Err(last.wrong(format!("there is no card left for {name}")));
    }
    let left = dealer.next(Direction::Clockwise, rules.seats());
    let mut scores = vec![0; usize::from(rules.seats())];
    let by_seat: BTreeMap<Seat, i32> = header.scores.iter().copied().collect();
    by_seat.iter().for_each(|(seat, points)| scores[seat.index()] = *points);
    Ok(Given {
        discard_pile,
        // A direction in the script says how the turn goes on, not who begins.
        turn: header.turn.or(header.direction.map(|_| left)),
        direction: header.direction,
        left_handed: header.left_handed.unwrap_or(SeatSet::EMPTY),
        deal: number_of_deal(header, rules, last)?,
        scores,
        ..Given::new(dealer, hands, top, draw_pile)
    })
}

/// The number of the deal: said, or the first of the round that is said.
fn number_of_deal(header: &Header<'_>, rules: &Rules, last: Line<'_>) -> Result<u16, ScriptError> {
    match (header.round, header.deal) {
        (Some(_), Some(_)) => Err(last.wrong("say `round` or `deal`, not both")),
        (Some(round), None) => Ok((round - 1) * u16::from(rules.seats()) + 1),
        (None, deal) => Ok(deal.unwrap_or(1)),
    }
}

/// The cards of the deck that stand nowhere yet.
struct Rest {
    left: CardSet,
    deck: CardSet,
}

impl Rest {
    fn take(&mut self, line: Line<'_>, card: Card) -> Result<(), ScriptError> {
        if self.left.take(card) {
            return Ok(());
        }
        Err(line.wrong(match self.deck.count(card) {
            0 => format!("{card} is not in the deck of these rules"),
            1 => format!("{card} stands here twice, and the deck has one"),
            count => format!("{card} stands here {} times, and the deck has {count}", count + 1),
        }))
    }

    /// The last in the order of kinds.
    fn last(&self) -> Option<Card> {
        self.left.kinds().last()
    }
}
