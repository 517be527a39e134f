//! The list of one's own matches.

use serde_json::{Value, json};

use crate::common::http::send;
use crate::common::{Client, House};
use crate::matches::played::Played;

/// The whole list, page by page, and how many pages it took.
async fn list(client: &Client) -> (Vec<Value>, usize) {
    let (mut all, mut after, mut pages) = (Vec::new(), String::new(), 0);
    loop {
        let page = client.get(&format!("/api/matches{after}")).await;
        assert_eq!(page.status, 200, "{page:?}");
        let page = page.json();
        all.extend(page["matches"].as_array().expect("matches").clone());
        pages += 1;
        assert!(pages < 50, "it comes to an end");
        match page["next"].as_str() {
            Some(next) => after = format!("?after={next}"),
            None => return (all, pages),
        }
    }
}

/// Three matches at one table, and one at each of several others in between, so that neither tables
/// nor matches happen to be in order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_matches_come_once_and_the_latest_first_over_several_pages() {
    let played = Played::at(House::open().await, "live").await;
    let table = played.id.split('-').next().expect("a table").to_owned();
    let mut first = played;
    let mut wanted = vec![first.id.clone()];
    for _ in 0..12 {
        let Played { house, anna, ben, hers, his, code, id } = first;
        let mut other = Played::seated(house, anna, ben, "live").await;
        other.hers.ask(json!({"do": "start"})).await.expect("cards");
        other.play_out().await;
        wanted.push(other.hers.view["evening"][0]["replay"].as_str().expect("a name").into());
        let Played { house, anna, ben, .. } = other;
        first = Played { house, anna, ben, hers, his, code, id };
        first.begin_another().await;
        first.play_out().await;
        let no = first.hers.view["evening"].as_array().map_or(0, Vec::len);
        wanted.push(format!("{table}-{no}"));
    }
    wanted.reverse();
    assert_eq!(wanted.len(), 25);
    let ids = |all: &[Value]| -> Vec<String> {
        all.iter().map(|card| card["id"].as_str().expect("a name").to_owned()).collect()
    };
    let (hers, pages) = list(&first.anna).await;
    assert_eq!(ids(&hers), wanted);
    assert!(pages > 1, "{pages}");
    let ended: Vec<_> = hers.iter().map(|card| card["ended"].as_i64().expect("a time")).collect();
    assert!(ended.is_sorted_by(|later, earlier| later >= earlier), "{ended:?}");
    assert!(hers.iter().all(|card| card["you"] == 0 && card["names"][1] == "Benedikt"));
    let format = json!([{
        "name": {"de": "Spielart", "en": "Format"},
        "now": {"de": "Einzelspiel", "en": "Single game"},
    }]);
    assert!(hers.iter().all(|card| card["differs"]["options"] == format), "{}", hers[0]);
    let (his, _) = list(&first.ben).await;
    assert_eq!(ids(&his), wanted);
    assert!(his.iter().all(|card| card["you"] == 1));
    let stranger = first.house.guest("Xaver").await;
    assert_eq!(stranger.get("/api/matches").await.json(), json!({"matches": [], "next": null}));
    let nobody = send(first.house.address, "GET", "/api/matches", &[], None).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no_session"));
    for nonsense in
        ["x", "1", "1.x", "-", "99999999999999999999.f-00000000000000000000000000000001"]
    {
        let refused = first.anna.get(&format!("/api/matches?after={nonsense}")).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "bad_query"), "{nonsense}");
    }
    first.house.stop().await;
}
