//! The game at the table, whichever it is: the one place that knows there are several.

use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::event::Event;
use stammtisch_engine::mau::{self, Mau};
use stammtisch_engine::seat::{Seat, SeatSet};

use crate::refusal::Refusal;
use crate::rulebook::Rulebook;
use crate::wire::{GameEvent, GameMove, GameView, SheetRow};

/// A match that has begun: all hidden cards included, so there is no way to serialise it.
#[derive(Clone)]
pub(crate) enum Running {
    Mau(Box<mau::State>),
}

/// Something that happened in a game, as it truly was.
#[derive(Clone, Copy)]
pub(crate) enum GameTruth {
    Mau(Event),
}

impl Running {
    pub(crate) fn start(
        book: &Rulebook,
        opening: Opening,
        sink: &mut impl FnMut(GameTruth),
    ) -> Self {
        let state = Mau::start(book.rules(), opening, &mut |event| sink(GameTruth::Mau(event)));
        Self::Mau(Box::new(state))
    }

    pub(crate) fn next_deal(
        &mut self,
        book: &Rulebook,
        sink: &mut impl FnMut(GameTruth),
    ) -> Result<(), Refusal> {
        let Self::Mau(state) = self;
        Ok(Mau::next_deal(book.rules(), state, &mut |event| sink(GameTruth::Mau(event)))?)
    }

    pub(crate) fn play(
        &mut self,
        book: &Rulebook,
        seat: Seat,
        mv: GameMove,
        sink: &mut impl FnMut(GameTruth),
    ) -> Result<(), Refusal> {
        let (Self::Mau(state), GameMove::Mau(mv)) = (self, mv);
        Ok(Mau::play(book.rules(), state, seat, mv, &mut |event| sink(GameTruth::Mau(event)))?)
    }

    pub(crate) fn check(&self, book: &Rulebook, seat: Seat, mv: GameMove) -> Result<(), Refusal> {
        let (Self::Mau(state), GameMove::Mau(mv)) = (self, mv);
        Ok(Mau::check(book.rules(), state, seat, mv)?)
    }

    pub(crate) fn status(&self) -> Status {
        let Self::Mau(state) = self;
        Mau::status(state)
    }

    pub(crate) fn to_act(&self, book: &Rulebook) -> SeatSet {
        let Self::Mau(state) = self;
        Mau::to_act(book.rules(), state)
    }

    /// The seats that may dare something besides.
    pub(crate) fn may_dare(&self, book: &Rulebook) -> SeatSet {
        let Self::Mau(state) = self;
        Mau::may_dare(book.rules(), state)
    }

    /// Who is asked for something outside the course of turns, and what is done for that seat if it
    /// does not answer.
    pub(crate) fn asked(&self, book: &Rulebook) -> Option<(Seat, GameMove)> {
        let Self::Mau(state) = self;
        mau::asked(book.rules(), state).map(|(seat, mv)| (seat, GameMove::Mau(mv)))
    }

    pub(crate) fn view(&self, book: &Rulebook, viewer: Option<Seat>) -> GameView {
        let Self::Mau(state) = self;
        GameView::Mau(Box::new(Mau::view(book.rules(), state, viewer)))
    }

    pub(crate) fn digest(&self) -> u64 {
        let Self::Mau(state) = self;
        Mau::digest(state)
    }
}

impl GameTruth {
    /// What `viewer` learns of it; none: a spectator.
    pub(crate) fn seen(&self, book: &Rulebook, viewer: Option<Seat>) -> GameEvent {
        let Self::Mau(event) = self;
        GameEvent::Mau(Mau::seen(book.rules(), event, viewer))
    }
}

/// Whether only the seat whose turn it is can do this.
pub(crate) const fn is_turn_move(mv: GameMove) -> bool {
    let GameMove::Mau(mv) = mv;
    mv.is_turn_move()
}

/// Who is accused by this move, if somebody is.
pub(crate) const fn accused(mv: GameMove) -> Option<Seat> {
    match mv {
        GameMove::Mau(mau::Move::Accuse { seat }) => Some(seat),
        GameMove::Mau(_) => None,
    }
}

/// The score sheet, noted from what happens.
#[derive(Clone, Default)]
pub(crate) struct Sheet {
    rows: Vec<SheetRow>,
    running: Option<(u16, Seat)>,
}

impl Sheet {
    pub(crate) fn rows(&self) -> &[SheetRow] {
        &self.rows
    }

    /// Who dealt last.
    pub(crate) fn dealer(&self) -> Option<Seat> {
        self.running.map(|(_, dealer)| dealer)
    }

    pub(crate) fn note(&mut self, book: &Rulebook, truth: &GameTruth) {
        let rules = book.rules();
        match *truth {
            GameTruth::Mau(Event::DealStarted { deal, dealer, .. }) => {
                self.running = Some((deal, dealer));
            }
            GameTruth::Mau(Event::DealEnded { points, .. }) => {
                let (deal, dealer) = self.running.unwrap_or((0, Seat(0)));
                let points = points[..usize::from(rules.seats())].to_vec();
                let (round, sharp) = (rules.round_of(deal), rules.is_sharp(deal));
                self.rows.push(SheetRow { deal, dealer, round, sharp, points });
            }
            GameTruth::Mau(_) => {}
        }
    }
}
