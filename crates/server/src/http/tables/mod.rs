//! Tables, as far as they need no open connection.

pub(super) mod list;
pub(super) mod open;
pub(super) mod qr;
pub(super) mod rules;

use stammtisch_table::PlayerId;

use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::room::{RoomError, RoomHandle, Rooms};

/// The room behind a code or a link, or the matching problem.
async fn room(
    shared: &AppState,
    caller: Caller,
    player: Option<PlayerId>,
    code: &str,
) -> Result<RoomHandle, Problem> {
    caller.may_name_a_table(shared)?;
    Rooms::by_address(shared, caller, player, code).await.map_err(|error| match error {
        RoomError::Unknown => Problem::no_such_table(),
        RoomError::Load(error) if error.is_key_lost() => Problem::seed_key_lost(),
        RoomError::Load(error) if error.is_final() => Problem::table_broken(error.to_string()),
        error => Problem::unavailable(error.to_string()),
    })
}
