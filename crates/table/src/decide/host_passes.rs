//! Passing on the role of host. While a person is here there is a host; a host who leaves passes
//! the role on at once.

use crate::id::PlayerId;
use crate::limits::{HOST_PASSES_AFTER_MS, HOST_WITHOUT_SEAT_PASSES_AFTER_MS};
use crate::log::Entry;
use crate::table::Table;
use crate::time::Millis;

/// The host after `player`: the person who has sat here longest, present ones before absent ones;
/// if nobody else sits here, the spectator who has watched longest. Never somebody who has left,
/// never a bot.
pub(crate) fn next_host(table: &Table, player: PlayerId) -> Option<PlayerId> {
    let here = |player| table.live.presence.is_here(player);
    let seated = table.state.seated_longest(player, here);
    let seated = seated.or_else(|| table.state.seated_longest(player, |_| true));
    seated.or_else(|| watching_longest(table, player))
}

/// A host who is away passes the role on after a while to somebody who is here: a host without a
/// seat soon and to anybody, a seated one to somebody seated. Without a host somebody becomes one
/// at once.
pub(crate) fn host_passes(table: &Table) -> Option<(Millis, Entry)> {
    let here = |player| table.live.presence.is_here(player);
    let passes = |to| Entry::HostChanged { player: Some(to) };
    // No player has the id 0.
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
