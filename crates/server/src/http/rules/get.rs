//! All presets with their options.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use stammtisch_table::rulebook;
use stammtisch_table::wire::RulesInfo;
use tokio::sync::OnceCell;

use crate::app::Shared;
use crate::bots;
use crate::caching::Kept;
use crate::desk::Bench;
use crate::limits::Caller;
use crate::problem::Problem;

/// The answer, made once: nothing in it changes while the server runs.
#[derive(Default)]
pub(crate) struct Catalog(OnceCell<Bytes>);

#[utoipa::path(
    get,
    path = "/api/rules",
    tag = "rules",
    summary = "All presets with their options",
    responses((status = 200, description = "done", body = Vec<RulesInfo>)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    caller: Caller,
) -> Result<impl IntoResponse, Problem> {
    // It takes a while: whoever plays must not wait for it.
    let make = |_: &mut Bench| {
        // There is nothing in it that JSON cannot hold.
        serde_json::to_vec(&rulebook::catalog(&bots::kinds())).unwrap_or_default().into()
    };
    let catalog = shared.catalog.0.get_or_try_init(|| shared.desk.work(caller, make)).await?;
    Ok(Kept(([(header::CONTENT_TYPE, "application/json")], catalog.clone())))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use stammtisch_store::MemoryStore;

    use super::*;
    use crate::desk::Desk;
    use crate::{App, Config, OsEntropy, SystemClock};

    /// Where nobody works, nothing is made: not on the threads that answer everybody else either.
    #[tokio::test(start_paused = true)]
    async fn the_list_is_made_at_the_desk() {
        let clock = Arc::new(SystemClock::default());
        let store = Arc::new(MemoryStore::new());
        let app = App::new(store, clock, Arc::new(OsEntropy), Config::default());
        let app = app.with_desk(Desk::closed());
        let caller = Caller::from_address([192, 168, 1, 1].into());
        let answer = handle(State(app.0), caller).await;
        assert_eq!(answer.map(|_| ()).err(), Some(Problem::busy()));
    }
}
