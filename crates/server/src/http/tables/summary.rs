//! A table from outside.

use stammtisch_table::PlayerId;
use stammtisch_table::wire::{TableNow, TableSummary, TableView};

use crate::app::Shared;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::room::{Glance, RoomError, Rooms, Stub};

/// The room behind a code or a link, or the right problem.
pub(super) async fn room(
    shared: &Shared,
    caller: Caller,
    player: Option<PlayerId>,
    code: &str,
) -> Result<Stub, Problem> {
    caller.may_name_a_table(shared)?;
    Rooms::by_address(shared, caller, player, code).await.map_err(|error| match error {
        RoomError::Unknown => Problem::no_such_table(),
        RoomError::Load(error) if error.is_final() => Problem::new(
            axum::http::StatusCode::INTERNAL_SERVER_ERROR,
            "table_broken",
            error.to_string(),
        ),
        error => Problem::unavailable(error.to_string()),
    })
}

pub(super) fn summary(Glance { view, host, .. }: Glance) -> TableSummary {
    let TableView { code, rules, chosen, now, .. } = view;
    let TableNow { settings, state, seats, spectators, .. } = now;
    TableSummary { code, rules, chosen, settings, state, host, seats, spectators }
}
