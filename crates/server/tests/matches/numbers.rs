//! Statistics of finished matches: who sees what, and how they are switched off and deleted.

use serde_json::{Value, json};

use crate::common::http::send;
use crate::common::{Client, House};
use crate::matches::played::Played;

async fn numbers(client: &Client) -> Value {
    let answer = client.get("/api/numbers").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

fn matches(numbers: &Value) -> u64 {
    let rules = numbers["rules"].as_array().expect("rules");
    rules.iter().map(|set| set["totals"]["matches"].as_u64().expect("a number")).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_are_there_when_a_match_is_over_and_for_those_who_sat_there_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::over_file(&folder.path().join("house.db")).await;
    let mut played = Played::at(house, "live").await;
    let app = played.house.app.clone();
    app.count_missed().await;
    let (hers, his) = (numbers(&played.anna).await, numbers(&played.ben).await);
    assert_eq!((matches(&hers), matches(&his)), (1, 1));
    assert_eq!(hers["counted"], true);
    let (she, he) = (&hers["rules"][0], &his["rules"][0]);
    let won = |set: &Value| set["totals"]["won"].as_u64().expect("a number");
    assert_eq!(won(she) + won(he), 1);
    assert_eq!((&she["totals"]["expected"], &she["game"]), (&json!(500), &json!("mau")));
    assert_eq!(she["course"][0]["id"], json!(played.id));
    assert_eq!(hers["groups"][0]["names"], json!(["Benedikt"]));
    assert_eq!(hers["rivals"][0]["name"], "Benedikt");
    let ahead = |of: &Value, what: &str| of["rivals"][0][what].as_u64().expect("a number");
    assert_eq!(ahead(&hers, "ahead"), ahead(&his, "behind"));
    // Counting again changes nothing, and a running match is not counted.
    played.begin_another().await;
    played.some_moves(4).await;
    app.count_missed().await;
    app.count_missed().await;
    assert_eq!(numbers(&played.anna).await, hers);
    played.play_out().await;
    app.count_missed().await;
    assert_eq!(matches(&numbers(&played.anna).await), 2);
    let stranger = played.house.guest("Xaver").await;
    let none = json!({"counted": true, "rules": [], "groups": [], "rivals": []});
    assert_eq!(numbers(&stranger).await, none);
    for method in ["GET", "PATCH", "DELETE"] {
        let body = (method == "PATCH").then_some("{\"counted\": true}");
        let nobody = send(played.house.address, method, "/api/numbers", &[], body).await;
        assert_eq!((nobody.status, nobody.code().as_str()), (401, "no_session"), "{method}");
    }
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_are_switched_off_taken_along_and_deleted_by_their_owner() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::over_file(&folder.path().join("house.db")).await;
    let mut played = Played::at(house, "live").await;
    let app = played.house.app.clone();
    app.count_missed().await;
    let off = played.anna.send("PATCH", "/api/numbers", &json!({"counted": false})).await;
    assert_eq!(off.status, 204, "{off:?}");
    played.begin_another().await;
    played.play_out().await;
    app.count_missed().await;
    let (hers, his) = (numbers(&played.anna).await, numbers(&played.ben).await);
    assert_eq!((matches(&hers), matches(&his), &hers["counted"]), (1, 2, &json!(false)));
    assert_eq!(his["rivals"][0]["matches"], 1, "of the other match she is not told");
    let export = played.anna.get("/api/account/export").await.json();
    assert_eq!(export["numbers"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["numbers"][0]["match"], json!(played.id));
    assert!(!export["numbers"].to_string().contains("Benedikt"));

    let gone = played.anna.send("DELETE", "/api/numbers", &json!({})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    let on = played.anna.send("PATCH", "/api/numbers", &json!({"counted": true})).await;
    assert_eq!(on.status, 204, "{on:?}");
    // Everything played from now on is counted again.
    played.begin_another().await;
    played.play_out().await;
    app.count_missed().await;
    assert_eq!(matches(&numbers(&played.anna).await), 1, "only what came after it");
    assert_eq!(matches(&numbers(&played.ben).await), 3);

    let nonsense = played.ben.send("PATCH", "/api/numbers", &json!({"counted": 1})).await;
    assert_eq!((nonsense.status, nonsense.code().as_str()), (400, "bad_body"), "{nonsense:?}");
    let deleted =
        played.anna.send("DELETE", "/api/account", &json!({"confirm": "Annabella"})).await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
    let his = numbers(&played.ben).await;
    assert_eq!((matches(&his), &his["rivals"]), (3, &json!([])));
    assert!(!his.to_string().contains("Annabella"));
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_matches_move_ratings_once_and_outlive_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    let mut played = Played::at(House::over_file(&path).await, "live").await;
    let app = played.house.app.clone();
    app.count_missed().await;
    assert_eq!(numbers(&played.anna).await["rules"][0]["rating"], Value::Null, "not set so");

    let mut manner = played.hers.view["manner"].clone();
    manner["rated"] = json!(true);
    let set = |manner: &Value| json!({"do": "set_manner", "manner": manner});
    let not_his = played.his.ask(set(&manner)).await;
    assert_eq!(not_his.expect_err("he is not the host"), "not_host");
    played.hers.ask(set(&manner)).await.expect("set");
    let before = numbers(&played.anna).await;
    played.begin_another().await;
    played.some_moves(2).await;
    app.count_missed().await;
    assert_eq!(numbers(&played.anna).await, before, "nothing before the end");
    played.play_out().await;
    app.count_missed().await;
    app.count_missed().await;
    let (hers, his) = (numbers(&played.anna).await, numbers(&played.ben).await);
    let points = |of: &Value| of["rules"][0]["rating"]["points"].as_i64().expect("points");
    let last = |of: &Value| of["rules"][0]["course"][1].clone();
    assert_eq!(points(&hers) + points(&his), 2_000, "what one wins the other loses");
    assert_ne!(points(&hers), 1_000);
    assert_eq!(last(&hers)["won"] == true, points(&hers) > 1_000);
    assert_eq!(last(&hers)["expected"], 500);
    assert_eq!(last(&hers)["rating"]["points"], points(&hers));
    assert_eq!(hers["rules"][0]["course"][0]["rating"], Value::Null);
    let export = played.anna.get("/api/account/export").await.json();
    let rated: Vec<_> = export["numbers"].as_array().expect("numbers").iter().collect();
    assert_eq!(rated.iter().filter(|one| !one["rated"].is_null()).count(), 1, "{export}");
    // She learns nothing of his rating, and vice versa.
    assert!(hers["rivals"][0].get("rating").is_none());

    let gone = played.anna.send("DELETE", "/api/numbers", &json!({})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    app.count_missed().await;
    assert_eq!(numbers(&played.anna).await["rules"], json!([]));
    assert_eq!(numbers(&played.ben).await["rules"][0]["rating"], his["rules"][0]["rating"]);

    let Played { house, ben, .. } = played;
    house.stop().await;
    let house = House::over_file(&path).await;
    house.app.count_missed().await;
    let ben = ben.moved_to(house.address);
    assert_eq!(numbers(&ben).await["rules"][0]["rating"], his["rules"][0]["rating"]);
    house.stop().await;
}
