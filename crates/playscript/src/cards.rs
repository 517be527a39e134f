//! Where cards are: hands and piles, as the header of a script names them.

use super::card_kind::Kind;
use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use super::error::ScriptError;
use super::lines::{Line, once};
use super::names::Names;
use super::words::Words;

/// Which cards are where.
pub(super) struct Cards<'a, C> {
    pub(super) hands: BTreeMap<Seat, Hand<'a, C>>,
    /// The draw pile, next drawn first.
    draw: Vec<(Line<'a>, C)>,
    /// The line that says that the draw pile holds only what is listed.
    draw_only: Option<Line<'a>>,
    /// The cards below the open or topmost ones, the lowest first.
    discarded: Vec<(Line<'a>, C)>,
}

/// The content of a `hand` line.
pub(super) struct Hand<'a, C> {
    line: Line<'a>,
    cards: Vec<C>,
    /// The number of further cards, whichever they are.
    any: u8,
    /// Whether the hand also gets all cards not named elsewhere.
    rest: bool,
}

impl<C> Default for Cards<'_, C> {
    fn default() -> Self {
        Self { hands: BTreeMap::new(), draw: Vec::new(), draw_only: None, discarded: Vec::new() }
    }
}

impl<'a, C: Kind> Cards<'a, C> {
    /// Reads what follows `hand`.
    pub(super) fn hand(&mut self, words: &mut Words<'a>, names: &Names) -> Result<(), ScriptError> {
        let seat = names.seat(words)?;
        words.take_if(":");
        let none = words.take_if("none");
        let cards = if none { Vec::new() } else { words.cards() };
        let any = if words.take_if("any") { words.number("a number of cards")? } else { 0 };
        let rest = words.take_if("rest");
        card_or_end::<C>(words)?;
        let hand = Hand { line: words.line, cards, any, rest };
        if hand.is_empty() && !none {
            return Err(words.wrong("name at least one card"));
        }
        if self.hands.insert(seat, hand).is_some() {
            return Err(words.wrong(format!("{} has a hand already", names.of(seat))));
        }
        Ok(())
    }

    /// Reads what follows `draw`.
    pub(super) fn draw(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
        words.take_if(":");
        let line = words.line;
        self.draw.extend(words.cards().into_iter().map(|card| (line, card)));
        if words.take_if("only") {
            once(&mut self.draw_only, line, line)?;
        }
        card_or_end::<C>(words)
    }

    /// Reads what follows `discarded`.
    pub(super) fn discarded(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
        words.take_if(":");
        let line = words.line;
        self.discarded.extend(words.cards().into_iter().map(|card| (line, card)));
        card_or_end::<C>(words)
    }

    /// Whether no line says where cards are.
    pub(super) fn is_empty(&self) -> bool {
        let listed = self.draw.len() + self.discarded.len();
        self.hands.is_empty() && listed == 0 && self.draw_only.is_none()
    }

    /// The whole `deck`, in the order of kinds, put in place: `top` is on the discard pile already.
    pub(super) fn lie(
        &self,
        seats: u8,
        deck: Vec<C>,
        top: &[(Line<'a>, C)],
    ) -> Result<Lying<C>, ScriptError> {
        let mut rest = Rest { left: deck.clone(), deck };
        let mut hands = vec![Vec::new(); usize::from(seats)];
        top.iter().try_for_each(|(line, card)| rest.take(*line, *card))?;
        for (seat, hand) in &self.hands {
            for card in &hand.cards {
                rest.take(hand.line, *card)?;
                hands[seat.index()].push(*card);
            }
        }
        for (line, card) in self.draw.iter().chain(&self.discarded) {
            rest.take(*line, *card)?;
        }
        for (seat, hand) in &self.hands {
            for _ in 0..hand.any {
                let card = rest.left.pop();
                let card = card.ok_or_else(|| hand.line.wrong("the deck has no cards left"))?;
                hands[seat.index()].push(card);
            }
        }
        let mut draw_pile: Vec<C> = self.draw.iter().rev().map(|(_, card)| *card).collect();
        let mut discarded: Vec<C> = self.discarded.iter().map(|(_, card)| *card).collect();
        let mut greedy = self.hands.iter().filter(|(_, hand)| hand.rest);
        let (takes_rest, another) = (greedy.next(), greedy.next());
        if let Some((_, hand)) = another {
            return Err(hand.line.wrong("two hands cannot both take the rest"));
        }
        if let Some((seat, _)) = takes_rest {
            hands[seat.index()].extend(rest.left);
        } else if self.draw_only.is_some() {
            discarded.splice(0..0, rest.left);
        } else {
            draw_pile.splice(0..0, rest.left.into_iter().rev());
        }
        Ok(Lying { hands, draw_pile, discarded })
    }
}

impl<C> Hand<'_, C> {
    /// Whether the line says that there is no card.
    pub(super) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.any == 0 && !self.rest
    }
}

/// Every card of a deck in its place.
pub(super) struct Lying<C> {
    /// The hands, by seat.
    pub(super) hands: Vec<Vec<C>>,
    /// The draw pile; the last card is drawn next.
    pub(super) draw_pile: Vec<C>,
    /// The cards below the open or topmost ones, the lowest first.
    pub(super) discarded: Vec<C>,
}

/// The cards of the deck that have no place yet.
struct Rest<C> {
    left: Vec<C>,
    deck: Vec<C>,
}

impl<C: Kind> Rest<C> {
    fn take(&mut self, line: Line<'_>, card: C) -> Result<(), ScriptError> {
        if let Some(place) = self.left.iter().position(|left| *left == card) {
            self.left.remove(place);
            return Ok(());
        }
        Err(line.wrong(match self.deck.iter().filter(|other| **other == card).count() {
            0 => format!("{card} is not in the deck of these rules"),
            1 => format!("{card} stands here twice, and the deck has one"),
            count => format!("{card} stands here {} times, and the deck has {count}", count + 1),
        }))
    }
}

/// Nothing may follow; a word that does follow was meant as a card, and gives that error.
fn card_or_end<C: Kind>(words: &mut Words<'_>) -> Result<(), ScriptError> {
    if words.peek().is_none() { Ok(()) } else { words.card::<C>().and_then(|_| words.end()) }
}

/// Cards to the end of the line, or `none`.
pub(super) fn cards_or_none<C: Kind>(words: &mut Words<'_>) -> Result<Vec<C>, ScriptError> {
    let none = words.take_if("none");
    let cards = words.cards();
    if words.peek().is_some() || (cards.is_empty() && !none) {
        // Gives the error of a word that is no card, or is missing.
        words.card::<C>()?;
    }
    Ok(cards)
}
