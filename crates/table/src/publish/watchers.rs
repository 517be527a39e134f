//! Spectators, as a viewer sees them.

use super::Viewer;
use crate::id::PlayerId;
use crate::limits::WATCHERS_LISTED;
use crate::table::Table;
use crate::wire::WatcherView;

pub(super) fn watcher_views(table: &Table, viewer: Viewer) -> Vec<WatcherView> {
    let mut watching: Vec<_> = table.live.watching(&table.state).collect();
    watching.sort_unstable();
    let view = |(id, player): (u32, PlayerId)| {
        let hidden = table.live.watchers.hidden.contains(&player);
        let shown = !hidden || viewer.host || viewer.watcher == Some(id);
        let name = if shown { table.live.name(player) } else { String::new() };
        let (offered, asks) =
            (table.live.watchers.offered_to(player), table.live.watchers.asking.contains(&player));
        WatcherView { id, name, hidden, offered, asks }
    };
    watching.into_iter().take(WATCHERS_LISTED).map(view).collect()
}
