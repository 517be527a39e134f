//! Handing on the office of host. While a person is here there is one; who leaves hands on at once.

use crate::id::PlayerId;
use crate::limits::{HOST_PASSES_AFTER_MS, HOST_WITHOUT_SEAT_PASSES_AFTER_MS};
use crate::log::Entry;
use crate::table::Table;
use crate::time::Millis;

/// Who becomes the host after `player`: whoever has sat here longest, rather one who is here than
/// one who is not; where nobody else sits, who has watched longest. Never one who has left, never
/// a bot.
pub(crate) fn next_host(table: &Table, player: PlayerId) -> Option<PlayerId> {
    let here = |player| table.live.presence.is_here(player);
    let seated = table.state.seated_longest(player, here);
    let seated = seated.or_else(|| table.state.seated_longest(player, |_| true));
    seated.or_else(|| watching_longest(table, player))
}

/// A host who is away hands on after a while to somebody who is here: a host without a seat soon
/// and to anybody, another one to who sits here. Where nobody is the host, somebody is at once.
pub(crate) fn host_passes(table: &Table) -> Option<(Millis, Entry)> {
    let here = |player| table.live.presence.is_here(player);
    let passes = |to| Entry::HostChanged { player: Some(to) };
    // Nobody has the number 0.
    let host = table.state.host.unwrap_or(PlayerId(0));
    let seated = table.state.seated_longest(host, here);
    if table.state.host.is_none() {
        let to = seated.or_else(|| watching_longest(table, host))?;
        return Some((Millis::default(), passes(to)));
    }
    let since = table.live.presence.waited_since(host)?;
    if table.state.seat_of(host).is_some() {
        return seated.map(|to| (since.plus(HOST_PASSES_AFTER_MS), passes(to)));
    }
    let to = seated.or_else(|| watching_longest(table, host))?;
    Some((since.plus(HOST_WITHOUT_SEAT_PASSES_AFTER_MS), passes(to)))
}

fn watching_longest(table: &Table, but: PlayerId) -> Option<PlayerId> {
    table
        .live
        .presence
        .here_longest(|player| player != but && table.state.seat_of(player).is_none())
}
