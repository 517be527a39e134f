//! The stakes and the pot of a match (LIV-18 to LIV-20). The table says which credits move; the
//! ledger stores that together with the entry.

use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_ids::{Account, TableId, Transfer, TransferKind};

use super::TableState;
use super::seats::{Occupancy, SeatedPerson};
use crate::id::PlayerId;
use crate::log::Entry;
use crate::wire::{PotView, TablePhase};

/// The winners' percentage of the pot; the house keeps the rest (LIV-18).
pub(crate) const WINNERS_SHARE: u32 = 90;

/// A movement of credits into or out of a table's pot, together with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PotMove {
    /// The account that pays or is paid.
    with: Account,
    /// A stake goes into the pot; anything else comes out.
    kind: TransferKind,
    /// The amount, in hundredths of a credit; never 0.
    amount: u64,
}

impl PotMove {
    /// The transfer to store for the table with this id.
    pub(crate) fn at(self, table: TableId) -> Transfer {
        let Self { with, kind, amount } = self;
        let pot = Account::Table(table);
        let (from, to) = if kind == TransferKind::Stake { (with, pot) } else { (pot, with) };
        Transfer { from, to, amount, kind }
    }
}

/// The stakes of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pot {
    stake: u32,
    /// Who has paid, by seat.
    payers: Vec<PlayerId>,
    /// Seats whose people have left: they cannot win the pot (LIV-19).
    gone: SeatSet,
    /// Who got how much, once the pot is paid out.
    paid: Option<Vec<(Seat, u32)>>,
}

impl Pot {
    /// The stakes of the people on the seats; none if a seat has no person.
    pub(crate) fn of(stake: u32, chairs: &[Occupancy]) -> Option<Self> {
        let payers: Option<_> =
            chairs.iter().map(|chair| chair.person().map(|sitting| sitting.player)).collect();
        Some(Self { stake, payers: payers?, gone: SeatSet::EMPTY, paid: None })
    }

    pub(crate) const fn is_open(&self) -> bool {
        self.paid.is_none()
    }

    pub(crate) fn left(&mut self, seat: Seat) {
        self.gone.add(seat);
    }

    pub(crate) fn returned(&mut self, seat: Seat) {
        self.gone = self.gone.filter(|gone| *gone != seat).collect();
    }

    pub(crate) fn pay_out(&mut self, winners: &[Seat], amounts: &[u32]) {
        self.paid = Some(winners.iter().copied().zip(amounts.iter().copied()).collect());
    }

    fn whole(&self) -> u32 {
        let seats = u32::try_from(self.payers.len()).unwrap_or(u32::MAX);
        self.stake.saturating_mul(seats)
    }

    fn stayed(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat).take(self.payers.len()).filter(|seat| !self.gone.has(*seat))
    }

    /// The entry that pays the pot out to these winners.
    fn shared_by(&self, winners: Vec<Seat>) -> Entry {
        let whole = self.whole();
        let count = u32::try_from(winners.len()).unwrap_or(u32::MAX);
        let each = (whole.saturating_mul(WINNERS_SHARE) / 100).checked_div(count).unwrap_or(0);
        let amounts = vec![each; winners.len()];
        Entry::Settled { winners, amounts, house: whole - each * count }
    }
}

impl TableState {
    /// Whether a match is played for credits and its pot is not paid out yet.
    pub(crate) fn is_pot_open(&self) -> bool {
        self.open_pot().is_some()
    }

    fn open_pot(&self) -> Option<&Pot> {
        self.game.as_ref()?.open_pot()
    }

    /// The players who sit down for a stake by these entries, or pay one.
    pub(crate) fn plays_for_credits(&self, entries: &[Entry]) -> Vec<PlayerId> {
        let set = |entry: &Entry| match entry {
            Entry::SettingsChanged { settings } => Some(settings.stake),
            _ => None,
        };
        let before = self.settings.stake;
        let stake = entries.iter().find_map(set).unwrap_or(before);
        if stake == 0 {
            return Vec::new();
        }
        let all = entries.iter().flat_map(|entry| match *entry {
            Entry::Sat { player, .. } | Entry::HandedOver { player, .. } => vec![player],
            // Everybody but the host has to stand up for a new stake.
            Entry::SettingsChanged { .. } if stake != before => {
                self.host.into_iter().filter(|host| self.seat_of(*host).is_some()).collect()
            }
            Entry::Started { .. } => self.seats.persons().map(|(_, sits)| sits.player).collect(),
            _ => Vec::new(),
        });
        all.collect()
    }

    /// The credits that move with an entry about to be stored. The pot is paid out exactly once,
    /// because the entry that pays it is decided on only while the pot is open.
    pub(crate) fn pot_moves(&self, entry: &Entry) -> Vec<PotMove> {
        match entry {
            Entry::Started { .. } if self.settings.stake > 0 => {
                let amount = self.settings.stake.into();
                let pays = |(_, sitting): (Seat, &SeatedPerson)| PotMove {
                    with: Account::Player(sitting.player),
                    kind: TransferKind::Stake,
                    amount,
                };
                self.seats.persons().map(pays).collect()
            }
            Entry::Settled { winners, amounts, house } => {
                let pot = self.game.as_ref().and_then(|game| game.pot.as_ref());
                let payers = pot.map_or(&[][..], |pot| &pot.payers);
                let won = winners.iter().zip(amounts).filter_map(|(seat, amount)| {
                    let player = *payers.get(seat.index())?;
                    Some((Account::Player(player), TransferKind::Pot, *amount))
                });
                won.chain([(Account::House, TransferKind::Share, *house)])
                    .filter(|(.., amount)| *amount > 0)
                    .map(|(with, kind, amount)| PotMove { with, kind, amount: amount.into() })
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Pays the pot out once the match is over: to the winners, or else the best of those who
    /// stayed. If all have left, nobody can win it any more, and the match need not be finished.
    pub(crate) fn settlement(&self) -> Option<Entry> {
        let game = self.game.as_ref()?;
        let pot = game.open_pot()?;
        if self.phase() != TablePhase::Finished && pot.stayed().next().is_some() {
            return None;
        }
        // A player who is away at the end has left early, whatever the reason (LIV-19).
        let is_here = |seat: &Seat| {
            let person = self.seats.get(*seat).and_then(Occupancy::person);
            person.is_some_and(|sitting| sitting.stand_in.is_none())
        };
        let stayed: SeatSet = pot.stayed().filter(is_here).collect();
        let won: Vec<_> = game.winners().into_iter().filter(|seat| stayed.has(*seat)).collect();
        if !won.is_empty() {
            return Some(pot.shared_by(won));
        }
        let rank = |seat: &Seat| game.standing.rank.get(seat.index()).copied();
        let best = stayed.map(|seat| rank(&seat)).min();
        let best = stayed.filter(|seat| Some(rank(seat)) == best).collect();
        Some(pot.shared_by(best))
    }

    /// The win of a player whom all others have left (LIV-19).
    pub(crate) fn conceded_to(&self) -> Option<Entry> {
        let pot = self.open_pot()?;
        if !matches!(self.phase(), TablePhase::Playing | TablePhase::BetweenDeals) {
            return None;
        }
        let mut stayed = pot.stayed();
        let winner = stayed.next()?;
        stayed.next().is_none().then_some(Entry::Conceded { winner })
    }

    pub(crate) fn pot_view(&self) -> Option<PotView> {
        let pot = self.game.as_ref()?.pot.as_ref()?;
        let left = if pot.is_open() { pot.whole() } else { 0 };
        Some(PotView { stake: pot.stake, pot: left, paid: pot.paid.clone().unwrap_or_default() })
    }
}
