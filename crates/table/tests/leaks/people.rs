//! Readers at a table, and what they do there besides playing.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, Leavers, TableSettings, TalkRule};
use stammtisch_table::{ConnectionId, PlayerId};

use crate::game::{Playing, WATCHER};
use crate::planted::{Leak, Reads};

/// The player whose shared screen is in the room, and who has a seat.
const OWNER: PlayerId = PlayerId(2);

/// The player who leaves, where somebody does.
const LEAVER: PlayerId = PlayerId(4);

/// The reader of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reader {
    Player(PlayerId),
    /// The shared screen: it is nobody, whoever has opened it.
    Screen,
}

impl Reader {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (1..=5).map(PlayerId).map(Self::Player).chain([Self::Screen])
    }

    pub(crate) const fn player(self) -> PlayerId {
        match self {
            Self::Player(player) => player,
            Self::Screen => OWNER,
        }
    }

    /// The last digits of the ids of this reader's connections.
    const fn digits(self) -> u64 {
        match self {
            Self::Player(player) => player.0 as u64,
            Self::Screen => 6,
        }
    }
}

/// The open connections, numbered so that the id tells the reader.
#[derive(Default)]
pub(crate) struct Connections {
    open: BTreeMap<Reader, ConnectionId>,
    opened: u64,
}

impl Connections {
    /// A new connection for a reader, and the previous one.
    pub(crate) fn open(&mut self, reader: Reader) -> (ConnectionId, Option<ConnectionId>) {
        self.opened += 1;
        let connection = ConnectionId(self.opened * 8 + reader.digits());
        (connection, self.open.insert(reader, connection))
    }

    /// The connection of a reader, if there is one.
    pub(crate) fn of(&self, reader: Reader) -> Option<ConnectionId> {
        self.open.get(&reader).copied()
    }

    pub(crate) fn reader(connection: ConnectionId) -> Reader {
        let digits = connection.0 % 8;
        if digits == Reader::Screen.digits() {
            Reader::Screen
        } else {
            Reader::Player(PlayerId(digits.into()))
        }
    }
}

/// What is to happen in a game besides moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// A player hands the seat, with its hand, over to the spectator.
    hands_over: bool,
    /// A player leaves, and the cards are laid aside.
    withdraws: bool,
}

impl Plan {
    /// Each of these in every tenth game, in every kind of game in turn.
    pub(crate) fn of(number: u64, leak: Option<Leak>) -> Self {
        let turn = (number / 10) % 10;
        Self {
            hands_over: number % 10 == turn || leak.is_some_and(Leak::needs_a_successor),
            withdraws: number % 10 == (turn + 5) % 10 || leak == Some(Leak::Aside),
        }
    }
}

/// A seat that was handed over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given {
    seat: Seat,
    by: PlayerId,
}

impl Playing {
    /// The seat for which a reader's messages must be made.
    pub(crate) fn viewer(&self, reader: Reader) -> Option<Seat> {
        match reader {
            Reader::Player(player) => self.table.seat_of(player),
            Reader::Screen => None,
        }
    }

    pub(crate) fn reads(&self, reader: Reader) -> Reads {
        let player = reader.player();
        let own = self.given.filter(|_| reader != Reader::Screen);
        Reads {
            screen_of: self.table.seat_of(player).filter(|_| reader == Reader::Screen),
            gave: own.filter(|given| given.by == player).map(|given| given.seat),
            took: own.filter(|_| player == WATCHER).map(|given| given.seat),
            offered: self.offered.filter(|_| reader == Reader::Player(WATCHER)),
        }
    }

    /// Talk is free; hands of players who leave are laid aside, where the game allows it.
    pub(crate) fn settings(&self) -> Command {
        let aside = self.table.rulebook().rules().can_withdraw();
        let leavers = if aside { Leavers::LaidAside } else { Leavers::Bot };
        let settings = TableSettings { talk: TalkRule::Free, leavers, ..TableSettings::default() };
        Command::ChangeSettings { settings }
    }

    /// Does what is planned once cards have been played for a while.
    pub(crate) fn beside(&mut self, step: u32) -> Result<(), String> {
        if self.plan.hands_over && step >= 12 && self.given.is_none() {
            self.hand_over()?;
        }
        if self.plan.withdraws && step >= 20 {
            self.plan.withdraws = false;
            self.asks(LEAVER, Command::Leave)?;
            self.played.withdrawn += u64::from(self.table.rulebook().rules().can_withdraw());
        }
        Ok(())
    }

    /// A player offers the seat to the spectator, who takes it.
    fn hand_over(&mut self) -> Result<(), String> {
        let by = PlayerId(u128::from(1 + self.chance.below(4)));
        let Some(seat) = self.table.seat_of(by) else { return Ok(()) };
        let watching = self.views.get(&WATCHER).and_then(|(now, _)| now.you.watcher);
        let Some(watcher) = watching else { return Ok(()) };
        self.offered = Some(seat);
        self.asks(by, Command::Offer { watcher: Some(watcher) })?;
        self.offered = None;
        // Both are other viewers from the very message that tells of it.
        self.given = Some(Given { seat, by });
        self.asks(WATCHER, Command::Sit { seat: Some(seat) })?;
        if self.table.player_on(seat) != Some(WATCHER) {
            self.given = None;
        }
        self.played.handed_over += u64::from(self.given.is_some());
        Ok(())
    }
}
