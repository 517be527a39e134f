//! The tables at which one has a seat.

use axum::Json;
use axum::extract::State;
use stammtisch_table::wire::{MyTable, TableView};

use crate::app::Shared;
use crate::problem::Problem;
use crate::room::Rooms;
use crate::session::Session;

#[utoipa::path(
    get,
    path = "/api/tables/mine",
    tag = "tables",
    summary = "The tables at which one has a seat",
    responses((status = 200, description = "done", body = Vec<MyTable>)),
)]
pub(in crate::http) async fn handle(
    State(shared): State<Shared>,
    session: Session,
) -> Result<Json<Vec<MyTable>>, Problem> {
    shared.learned.get_or_try_init(|| Rooms::learn_seated(&shared)).await?;
    let mut mine = Vec::new();
    for id in shared.rooms.tables_of(session.id()) {
        // A table that cannot be loaded must not hide the others.
        let Ok(stub) = Rooms::by_id(&shared, id).await else { continue };
        let Ok(glance) = stub.look(Some(session.id())).await else { continue };
        if glance.seat.is_some() {
            let TableView { code, rules, now, .. } = glance.view;
            let last = shared.clock.unix().0;
            mine.push(MyTable { code, rules: rules.name, state: now.state, last });
        }
    }
    Ok(Json(mine))
}
