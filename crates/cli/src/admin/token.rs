//! `stammtisch admin token`: makes a new link by which one player becomes an admin.

use serde_json::json;
use stammtisch_store::Storage as _;

use super::link;
use crate::limits::ADMIN_LINK_LASTS_MINUTES;
use crate::settings::Resolved;

pub(super) async fn run(house: &Resolved, as_json: bool) -> anyhow::Result<String> {
    let store = super::open(&house.data).await?;
    let usual = link::origin(house.listen, house.behind_proxy);
    let made = link::another(&store, &house.data, &usual).await;
    store.close().await;
    let link = made?;
    Ok(if as_json {
        json!({"link": link, "minutes": ADMIN_LINK_LASTS_MINUTES}).to_string()
    } else {
        format!(
            "{link}\nholds once, for {ADMIN_LINK_LASTS_MINUTES} minutes; put your own address in front of it"
        )
    })
}
