//! What a match is played for (LIV-18 to LIV-20). The table says what moves; who keeps the accounts
//! stores it together with the entry that it belongs to.

use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_ids::{Account, TableId, Transfer, TransferKind};

use crate::chair::Chair;
use crate::id::PlayerId;
use crate::log::Entry;
use crate::table::Table;
use crate::wire::{PotView, TableState};

/// Hundredths of the pot that the winner gets; the house keeps the rest (LIV-18).
pub(crate) const WINNERS_SHARE: u32 = 90;

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
    pub(crate) fn of(stake: u32, chairs: &[Chair]) -> Option<Self> {
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

    pub(crate) fn settle(&mut self, winners: &[Seat], amounts: &[u32]) {
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

impl Table {
    /// Whether a match is being played for credits, or its pot has not been paid out.
    pub(crate) fn is_pot_open(&self) -> bool {
        self.pot.as_ref().is_some_and(Pot::is_open)
    }

    /// Who sits down for a stake by these entries, or pays one.
    #[must_use]
    pub fn plays_for_credits(&self, entries: &[Entry]) -> Vec<PlayerId> {
        let set = |entry: &Entry| match entry {
            Entry::MannerSet { manner } => Some(manner.stake),
            _ => None,
        };
        let before = self.manner.stake;
        let stake = entries.iter().find_map(set).unwrap_or(before);
        if stake == 0 {
            return Vec::new();
        }
        let all = entries.iter().flat_map(|entry| match *entry {
            Entry::Sat { player, .. } | Entry::HandedOver { player, .. } => vec![player],
            // Of the others, everybody stands up for another stake.
            Entry::MannerSet { .. } if stake != before => {
                self.host.into_iter().filter(|host| self.seat_of(*host).is_some()).collect()
            }
            Entry::Started { .. } => self.chairs.persons().map(|(_, sits)| sits.player).collect(),
            _ => Vec::new(),
        });
        all.collect()
    }

    /// What moves together with an entry that is about to be stored, at the table with this id. The
    /// pot is paid out exactly once, because an entry that pays it is decided on only while it is open.
    #[must_use]
    pub fn transfers(&self, table: TableId, entry: &Entry) -> Vec<Transfer> {
        let pot = Account::Table(table);
        match entry {
            Entry::Started { .. } if self.manner.stake > 0 => {
                let (amount, kind) = (self.manner.stake.into(), TransferKind::Stake);
                let persons = self.chairs.persons();
                let pays = |(_, sitting): (Seat, &crate::chair::Sitting)| Transfer {
                    from: Account::Player(sitting.player),
                    to: pot,
                    amount,
                    kind,
                };
                persons.map(pays).collect()
            }
            Entry::Settled { winners, amounts, house } => {
                let payers = self.pot.as_ref().map_or(&[][..], |pot| &pot.payers);
                let won = winners.iter().zip(amounts).filter_map(|(seat, amount)| {
                    let player = *payers.get(seat.index())?;
                    Some((Account::Player(player), TransferKind::Pot, *amount))
                });
                won.chain([(Account::House, TransferKind::Share, *house)])
                    .filter(|(.., amount)| *amount > 0)
                    .map(|(to, kind, amount)| Transfer {
                        from: pot,
                        to,
                        amount: amount.into(),
                        kind,
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Pays the pot out once the match is over: to who has won, or the best of those who stayed. If
    /// all have left, nobody can win it any more, and the match need not come to its end.
    pub(crate) fn settlement(&self) -> Option<Entry> {
        let pot = self.pot.as_ref().filter(|pot| pot.is_open())?;
        if self.state() != TableState::Finished && pot.stayed().next().is_some() {
            return None;
        }
        // Whoever is away at the end has left early, for whatever reason (LIV-19).
        let is_here = |seat: &Seat| {
            let person = self.chairs.get(*seat).and_then(Chair::person);
            person.is_some_and(|sitting| sitting.stand_in.is_none())
        };
        let stayed: SeatSet = pot.stayed().filter(is_here).collect();
        let won: Vec<_> = self.winners().into_iter().filter(|seat| stayed.has(*seat)).collect();
        if !won.is_empty() {
            return Some(pot.shared_by(won));
        }
        let rank = |seat: &Seat| self.course.rank.get(seat.index()).copied();
        let best = stayed.map(|seat| rank(&seat)).min();
        let best = stayed.filter(|seat| Some(rank(seat)) == best).collect();
        Some(pot.shared_by(best))
    }

    /// Whom all others have left: that one has won (LIV-19).
    pub(crate) fn conceded_to(&self) -> Option<Entry> {
        let pot = self.pot.as_ref().filter(|pot| pot.is_open())?;
        if !matches!(self.state(), TableState::Playing | TableState::BetweenDeals) {
            return None;
        }
        let mut stayed = pot.stayed();
        let winner = stayed.next()?;
        stayed.next().is_none().then_some(Entry::Conceded { winner })
    }

    /// Who has won the match.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        self.conceded.map_or_else(|| self.course.winners.clone(), |winner| vec![winner])
    }

    /// What the table decides on when a player cannot pay for the next match: the seat is free for
    /// somebody else.
    #[must_use]
    pub fn cannot_pay(&self, player: PlayerId) -> Vec<Entry> {
        let seat = self.seat_of(player).filter(|_| self.seats_are_open());
        seat.map(|seat| Entry::Stood { seat }).into_iter().collect()
    }

    pub(crate) fn pot_view(&self) -> Option<PotView> {
        let pot = self.pot.as_ref()?;
        let left = if pot.is_open() { pot.whole() } else { 0 };
        Some(PotView { stake: pot.stake, pot: left, paid: pot.paid.clone().unwrap_or_default() })
    }
}
