//! The stakes and the pot of a match (LIV-18 to LIV-20). The table says what moves; the keeper of
//! the accounts stores it together with the entry that it belongs to.

use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_ids::{Account, TableId, Transfer, TransferKind};

use super::TableState;
use super::seats::{Occupancy, SeatedPerson};
use crate::id::PlayerId;
use crate::log::Entry;
use crate::wire::{PotView, TablePhase};

/// Hundredths of the pot that the winner gets; the house keeps the rest (LIV-18).
pub(crate) const WINNERS_SHARE: u32 = 90;

/// Credits that go into the pot of a table or come out of it, together with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PotMove {
    /// Whose credits go in, or who gets them.
    with: Account,
    /// A stake goes in; anything else comes out.
    kind: TransferKind,
    /// How much, in hundredths of a credit; never 0.
    amount: u64,
}

impl PotMove {
    /// As it is stored for the table with this id.
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
    /// Who has paid for each seat.
    payers: Vec<PlayerId>,
    /// Seats whose persons have left: they cannot win it (LIV-19).
    gone: SeatSet,
    /// Who got how much, once that is settled.
    paid: Option<Vec<(Seat, u32)>>,
}

impl Pot {
    /// The stakes of those who sit here; nothing, if there is a seat without a person.
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

    /// What follows if these have won.
    fn shared_by(&self, winners: Vec<Seat>) -> Entry {
        let whole = self.whole();
        let count = u32::try_from(winners.len()).unwrap_or(u32::MAX);
        let each = (whole.saturating_mul(WINNERS_SHARE) / 100).checked_div(count).unwrap_or(0);
        let amounts = vec![each; winners.len()];
        Entry::Settled { winners, amounts, house: whole - each * count }
    }
}

impl TableState {
    /// Whether a match is being played for credits, or its pot has not been paid out.
    pub(crate) fn is_pot_open(&self) -> bool {
        self.open_pot().is_some()
    }

    fn open_pot(&self) -> Option<&Pot> {
        self.game.as_ref()?.open_pot()
    }

    /// Who sits down for a stake by these entries, or pays one.
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
            // Of the others, everybody stands up for another stake.
            Entry::SettingsChanged { .. } if stake != before => {
                self.host.into_iter().filter(|host| self.seat_of(*host).is_some()).collect()
            }
            Entry::Started { .. } => self.seats.persons().map(|(_, sits)| sits.player).collect(),
            _ => Vec::new(),
        });
        all.collect()
    }

    /// What moves together with an entry that is about to be stored. The pot is paid out exactly
    /// once, because an entry that pays it is decided on only while it is open.
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

    /// Pays the pot out once the match is over: to who has won, or the best of those who stayed. If
    /// all have left, nobody can win it any more, and the match need not come to its end.
    pub(crate) fn settlement(&self) -> Option<Entry> {
        let game = self.game.as_ref()?;
        let pot = game.open_pot()?;
        if self.phase() != TablePhase::Finished && pot.stayed().next().is_some() {
            return None;
        }
        // Whoever is away at the end has left early, for whatever reason (LIV-19).
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

    /// Whom all others have left: that one has won (LIV-19).
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
