//! The books: what the log alone says about seats, hosts and credits, independently of the table.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;
use stammtisch_ids::Account;
use stammtisch_table::{Away, Entry, PlayerId};

use crate::bank::TABLE;
use crate::room::{Room, Stored};

/// The winners' share of the pot, in hundredths (LIV-18).
const WINNERS: i64 = 90;

struct Books {
    stake: i64,
    /// The person on each seat, and whether that person has left.
    seats: BTreeMap<Seat, (PlayerId, bool)>,
    host: Option<PlayerId>,
    /// Who has paid for which seat, until the pot is paid out.
    open: BTreeMap<Seat, PlayerId>,
    accounts: BTreeMap<Account, i64>,
}

/// A host who leaves is replaced by somebody who has not left. Everybody pays for every
/// match, and its pot is paid out once. The bank has exactly what follows from that.
pub(crate) fn books_agree(room: &Room) -> Result<(), String> {
    let header = room.table.header();
    let mut books = Books {
        stake: header.settings.stake.into(),
        seats: BTreeMap::new(),
        host: Some(header.host),
        open: BTreeMap::new(),
        accounts: BTreeMap::new(),
    };
    for (at, stored) in room.log.iter().enumerate() {
        books.follow(stored, room.log.get(at + 1))?;
    }
    let kept: BTreeMap<_, _> = room.bank.all().collect();
    books.accounts.retain(|_, came| *came != 0);
    if kept == books.accounts {
        return Ok(());
    }
    Err(format!("credits are {kept:?} and should be {:?}", books.accounts))
}

impl Books {
    fn follow(&mut self, (record, cause): &Stored, next: Option<&Stored>) -> Result<(), String> {
        match record.entry {
            Entry::Sat { seat, player } | Entry::HandedOver { seat, player } => {
                self.seats.insert(seat, (player, false));
            }
            Entry::Stood { seat } => {
                self.goes(seat, *cause, next)?;
                self.seats.remove(&seat);
            }
            Entry::BotTookOver { seat, why: Away::Left, .. } | Entry::Withdrew { seat, .. } => {
                self.goes(seat, *cause, next)?;
            }
            Entry::Returned { seat } => {
                if let Some((_, left)) = self.seats.get_mut(&seat) {
                    *left = false;
                }
            }
            Entry::HostChanged { player } => self.is_host(player)?,
            Entry::RulesSet { ref stay, .. } => {
                let before = std::mem::take(&mut self.seats);
                let kept = (0..).map(Seat).zip(stay);
                self.seats = kept.filter_map(|(to, at)| Some((to, *before.get(at)?))).collect();
            }
            Entry::Started { .. } if self.stake > 0 => self.pay(),
            Entry::Settled { ref winners, ref amounts, house } => {
                return self.settle(winners, amounts, house.into());
            }
            _ => {}
        }
        Ok(())
    }

    fn goes(
        &mut self,
        seat: Seat,
        cause: Option<(PlayerId, u64)>,
        next: Option<&Stored>,
    ) -> Result<(), String> {
        let Some((player, left)) = self.seats.get_mut(&seat) else { return Ok(()) };
        *left = true;
        let left = cause.is_some_and(|(by, _)| by == *player);
        let followed = next.is_some_and(|(record, cause)| {
            cause.is_none() && matches!(record.entry, Entry::HostChanged { .. })
        });
        if left && self.host == Some(*player) && !followed {
            return Err(format!("the host {player:?} has left, and there is no other host"));
        }
        Ok(())
    }

    fn is_host(&mut self, player: Option<PlayerId>) -> Result<(), String> {
        self.host = player;
        // A spectator may be the host; a person who has left may not.
        let left = |player| self.seats.values().any(|(who, left)| *who == player && *left);
        if player.is_some_and(left) {
            return Err(format!("{player:?} is the host, and has left"));
        }
        Ok(())
    }

    fn pay(&mut self) {
        self.open = self.seats.iter().map(|(seat, (player, _))| (*seat, *player)).collect();
        for player in self.open.values() {
            *self.accounts.entry(Account::Player(*player)).or_default() -= self.stake;
            *self.accounts.entry(Account::Table(TABLE)).or_default() += self.stake;
        }
    }

    fn settle(&mut self, winners: &[Seat], amounts: &[u32], house: i64) -> Result<(), String> {
        let payers = std::mem::take(&mut self.open);
        let pot = self.stake * payers.len() as i64;
        let won: i64 = amounts.iter().copied().map(i64::from).sum();
        // A remainder stays with the house, and so does everything if nobody can win.
        let most = pot * WINNERS / 100;
        let shared = winners.is_empty() || most - won < winners.len() as i64;
        if pot == 0 || won + house != pot || won > most || !shared {
            return Err(format!("credits: of {pot} in the pot {won} were won, {house} kept"));
        }
        *self.accounts.entry(Account::Table(TABLE)).or_default() -= pot;
        *self.accounts.entry(Account::House).or_default() += house;
        for (seat, amount) in winners.iter().zip(amounts) {
            *self.accounts.entry(Account::Player(payers[seat])).or_default() += i64::from(*amount);
        }
        Ok(())
    }
}
