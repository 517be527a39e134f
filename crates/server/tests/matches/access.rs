//! Who may watch a match, and who may not.

use std::sync::Arc;

use serde_json::json;
use stammtisch_store::MemoryStore;

use crate::common::{House, hasty};
use crate::matches::played::{Played, everything, links, statuses, told};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sat_there_watches_it_and_nobody_else() {
    let played = Played::at(House::open().await, "live").await;
    let Played { house, anna, ben, id, code, .. } = &played;
    for (client, seat) in [(anna, 0), (ben, 1)] {
        let all = everything(house, Some(&client.cookie), id, None).await;
        assert_eq!(statuses(&all), [200; 5], "{:?}", all[0]);
        let film = client.get(&played.path()).await.json();
        assert_eq!((&film["card"]["you"], &film["can_share"]), (&json!(seat), &json!(true)));
        assert_eq!(film["cannot_save"], json!(null));
        assert_eq!(film["card"]["names"], json!(["Annabella", "Benedikt"]));
        assert_eq!(
            film["steps"].as_array().map(Vec::len),
            film["card"]["steps"].as_u64().map(|n| n as usize)
        );
    }
    // A spectator, one who knows the table's code, one who knows nothing, and one without a
    // session.
    let (watcher, stranger) = (house.guest("Wanda").await, house.guest("Xaver").await);
    let mut connection = watcher.connect(code).await;
    assert_eq!(
        connection.view["evening"][0]["replay"],
        json!(id),
        "told to all, and opens nothing"
    );
    connection.ask(json!({"do": "leave"})).await.ok();
    let unknown = format!("{:032x}-1", 7);
    for cookie in [Some(&watcher.cookie), Some(&stranger.cookie), None] {
        let cookie = cookie.map(String::as_str);
        let nothing = everything(house, cookie, &unknown, None).await;
        assert_eq!(statuses(&nothing), [404; 5]);
        assert!(nothing[0].2.contains("no_such_match"), "{nothing:?}");
        for other in [id.as_str(), &format!("{}9", id), "x", "f-00000000000000000000000000000000"] {
            assert_eq!(everything(house, cookie, other, None).await, nothing, "{other}");
        }
    }
    let nothing = links(&stranger, &unknown).await;
    assert_eq!(statuses(&nothing), [404; 3]);
    assert_eq!(links(&stranger, id).await, nothing);
    played.house.stop().await;
}

/// A player who came to the table later sits there, but has not played this match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sits_down_later_watches_only_what_came_later() {
    let mut played = Played::at(House::open().await, "live").await;
    played.his.ask(json!({"do": "stand"})).await.expect("goes home");
    let cleo = played.house.guest("Cleo").await;
    let mut hers = cleo.connect(&played.code).await;
    hers.ask(json!({"do": "sit", "seat": 1})).await.expect("a seat");
    let of = |no: u8| format!("{}-{no}", played.id.split('-').next().expect("a table"));
    let all = async |client: &crate::common::Client, no| {
        statuses(&everything(&played.house, Some(&client.cookie), &of(no), None).await)
    };
    assert_eq!(all(&cleo, 1).await, [404; 5]);
    assert_eq!(statuses(&links(&cleo, &of(1)).await), [404; 3]);
    assert_eq!(all(&played.ben, 1).await, [200; 5], "also after he has left");
    let mut cleo = cleo;
    for connection in [&mut played.hers, &mut hers] {
        connection.ask(json!({"do": "rematch"})).await.expect("asks");
    }
    hers.until(|view| view["state"] == "playing").await.expect("cards");
    played.hers.until(|view| view["state"] == "playing").await.expect("cards");
    tokio::join!(played.anna.play(&mut played.hers, |_| false), cleo.play(&mut hers, |_| false));
    let all = async |client: &crate::common::Client, no| {
        statuses(&everything(&played.house, Some(&client.cookie), &of(no), None).await)
    };
    assert_eq!((all(&cleo, 1).await, all(&cleo, 2).await), (vec![404; 5], vec![200; 5]));
    assert_eq!(
        (all(&played.ben, 1).await, all(&played.ben, 2).await),
        (vec![200; 5], vec![404; 5])
    );
    assert_eq!(
        (all(&played.anna, 1).await, all(&played.anna, 2).await),
        (vec![200; 5], vec![200; 5])
    );
    played.house.stop().await;
}

/// Until its result is stored, a match is for everybody as if it did not exist, even for its
/// players, and for ever if the table is closed in the middle of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_is_being_played_is_nowhere() {
    let mut played = Played::at(House::open().await, "live").await;
    played.begin_another().await;
    let table = played.id.split('-').next().expect("a table").to_owned();
    let of = |no: u8| format!("{table}-{no}");
    let Played { house, anna, ben, .. } = &played;
    for client in [anna, ben] {
        let there_is_none = everything(house, Some(&client.cookie), &of(3), None).await;
        assert_eq!(statuses(&there_is_none), [404; 5]);
        assert_eq!(everything(house, Some(&client.cookie), &of(2), None).await, there_is_none);
        assert_eq!(links(client, &of(2)).await, links(client, &of(3)).await);
        assert_eq!(everything(house, Some(&client.cookie), &of(0), None).await, there_is_none);
        let list = client.get("/api/matches").await.json();
        assert_eq!(list["matches"].as_array().map(Vec::len), Some(1), "{list}");
    }
    played.play_out().await;
    let Played { house, anna, .. } = &played;
    assert_eq!(statuses(&everything(house, Some(&anna.cookie), &of(2), None).await), [200; 5]);
    let list = anna.get("/api/matches").await.json();
    assert_eq!(list["matches"][0]["id"], of(2), "{list}");
    played.begin_another().await;
    let id = stammtisch_store::TableId(u128::from_str_radix(&table, 16).expect("an id"));
    let at = stammtisch_store::UnixMillis(1_900_000_000_000);
    assert_eq!(played.house.store.close_table(id, at).await, Ok(true));
    let Played { house, anna, .. } = &played;
    let all = everything(house, Some(&anna.cookie), &of(3), None).await;
    assert_eq!(statuses(&all), [404; 5], "it was broken off");
    assert_eq!(statuses(&everything(house, Some(&anna.cookie), &of(1), None).await), [200; 5]);
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_cannot_be_watched_again() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let opened = anna.send("POST", "/api/lessons/first-deal", &json!({})).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let table = house.store.all_tables().await.expect("tables")[0].id;
    let nothing = everything(&house, Some(&anna.cookie), &format!("{:032x}-1", 5), None).await;
    let lesson = everything(&house, Some(&anna.cookie), &format!("{table}-1"), None).await;
    assert_eq!(lesson, nothing);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_that_make_no_sense_are_refused_in_words() {
    let played = Played::at(House::open().await, "live").await;
    let ask =
        async |query: &str| played.anna.get(&format!("{}/positions?{query}", played.path())).await;
    for query in [
        "",
        "from=0",
        "from=0&count=0&eyes=open",
        "from=0&count=65&eyes=open",
        "from=-1&count=1&eyes=open",
        "from=0&count=1&eyes=2",
        "from=0&count=1&eyes=Anna",
        "from=4294967296&count=1&eyes=open",
    ] {
        let answer = ask(query).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_query"), "{query}");
    }
    let beyond = ask("from=4294967295&count=64&eyes=open").await;
    assert_eq!((beyond.status, beyond.json()), (200, json!({"positions": []})));
    let stranger = played.house.guest("Xaver").await;
    let path = format!("{}/positions?from=0&count=0&eyes=9", played.path());
    assert_eq!(told(stranger.get(&path).await).0, 404, "strangers are not told even that");
    played.house.stop().await;
}

/// Whether the match exists is decided without looking at its log, so it takes no longer either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_read_for_who_may_not_watch() {
    let store = Arc::new(MemoryStore::new());
    let played = Played::at(House::over(store.clone(), hasty()).await, "live").await;
    let Played { house, anna, id, .. } = &played;
    let stranger = house.guest("Xaver").await;
    let unknown = format!("{:032x}-1", 7);
    let wrong = Some("AAAAAAAAAAAAAAAAAAAA");
    let nothing = everything(house, Some(&stranger.cookie), &unknown, None).await;
    store.damage_event(id.split('-').next().and_then(|id| id.parse().ok()).expect("an id"), 3);
    assert_eq!(statuses(&everything(house, Some(&anna.cookie), id, None).await), [500; 5]);
    for (cookie, key) in [
        (Some(&stranger.cookie), None),
        (Some(&stranger.cookie), wrong),
        (None, wrong),
        (None, None),
    ] {
        let all = everything(house, cookie.map(String::as_str), id, key).await;
        assert_eq!(all, nothing, "{key:?}");
    }
    assert_eq!(statuses(&everything(house, Some(&anna.cookie), id, wrong).await), [404; 5]);
    let list = anna.get("/api/matches").await;
    assert_eq!((list.status, list.json()["matches"].clone()), (200, json!([])), "the rest is told");
    played.house.stop().await;
}
