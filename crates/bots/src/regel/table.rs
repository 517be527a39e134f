//! Who sits where, as far as it matters for the next move.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::doc::WithTwo;
use stammtisch_engine::mau::view::PlayerView;
use stammtisch_engine::mau::{Rules, View};
use stammtisch_engine::seat::{Direction, Seat};

/// The seats around the viewer.
pub(super) struct Around<'a> {
    view: &'a View,
    me: Seat,
    active: usize,
}

impl<'a> Around<'a> {
    pub(super) fn new(view: &'a View) -> Self {
        let active = view.players.iter().filter(|player| player.place.is_none()).count();
        Self { view, me: view.viewer.unwrap_or(view.turn), active }
    }

    /// How many seats still play.
    pub(super) const fn active(&self) -> usize {
        self.active
    }

    /// The seat that follows `seat` and still plays.
    fn after(&self, seat: Seat, direction: Direction) -> Seat {
        let seats = self.view.players.len() as u8;
        let mut next = seat.next(direction, seats);
        while next != seat && self.player(next).is_some_and(|player| player.place.is_some()) {
            next = next.next(direction, seats);
        }
        next
    }

    /// The seat whose turn comes after the viewer's.
    pub(super) fn next(&self) -> Seat {
        self.after(self.me, self.view.direction)
    }

    /// The seat that a threat of `card` meets, and the one that has the turn if it misses.
    pub(super) fn meets(&self, rules: &Rules, card: Card) -> (Seat, Seat) {
        let turned = rules.turns_direction(card).is_some() && self.active > 2;
        let direction = if turned { self.view.direction.reversed() } else { self.view.direction };
        let next = self.after(self.me, direction);
        (next, self.after(next, direction))
    }

    /// Whether the viewer has the next turn after laying `card`, whatever the others hold.
    pub(super) fn keeps_turn(&self, rules: &Rules, card: Card) -> bool {
        let skips = || {
            rules.turns_direction(card) == Some(WithTwo::OtherMisses)
                || rules.threatens(card) == Some((0, true)) && rules.answering(card).is_empty()
        };
        rules.goes_again(card) || self.active == 2 && skips()
    }

    /// How many cards a seat holds.
    pub(super) fn cards(&self, seat: Seat) -> u32 {
        self.player(seat).map_or(1, |player| u32::from(player.cards))
    }

    /// How close a seat is to its end: 1 with the last card, less with more.
    pub(super) fn danger(&self, seat: Seat) -> f32 {
        match self.cards(seat) {
            0 | 1 => 1.0,
            2 => 0.6,
            3 => 0.3,
            4 => 0.12,
            _ => 0.0,
        }
    }

    /// How close anybody else is to the end.
    pub(super) fn worst_danger(&self) -> f32 {
        let others = self.view.players.iter().filter(|player| player.seat != self.me);
        let playing = others.filter(|player| player.place.is_none());
        playing.map(|player| self.danger(player.seat)).fold(0.0, f32::max)
    }

    fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }
}
