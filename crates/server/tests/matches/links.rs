//! Links to a match: anyone with the key may watch it until the link is withdrawn.

use serde_json::{Value, json};

use crate::common::House;
use crate::common::game_data::one_of_each;
use crate::common::http::send;
use crate::matches::played::{Played, everything, link, links, statuses};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_opens_its_match_until_the_link_is_taken_back() {
    let mut played = Played::at(House::open().await, "live").await;
    played.begin_another().await;
    played.play_out().await;
    let table = played.id.split('-').next().expect("a table").to_owned();
    let (link_id, key) = played.link(true).await;
    let Played { house, anna, ben, id, .. } = &played;
    let stranger = house.guest("Xaver").await;
    for cookie in [None, Some(&stranger.cookie)] {
        let all = everything(house, cookie.map(String::as_str), id, Some(&key)).await;
        assert_eq!(statuses(&all), [200; 5]);
        let film: Value = serde_json::from_str(&all[0].2).expect("JSON");
        assert_eq!((&film["card"]["you"], &film["can_share"]), (&Value::Null, &json!(false)));
        assert_eq!(film["card"]["names"], json!(["Annabella", "Benedikt"]));
    }
    // Holders of a key cannot make links with it.
    assert_eq!(statuses(&links(&stranger, id).await), [404; 3]);
    // A key is valid for one match only, whoever uses it, in upper or lower case.
    let wrong = "A".repeat(key.len());
    let nothing = everything(house, Some(&stranger.cookie), id, Some(&wrong)).await;
    assert_eq!(statuses(&nothing), [404; 5]);
    let asked = [(format!("{table}-2"), key.as_str()), (id.clone(), ""), (id.clone(), &key[1..])];
    for (id, key) in asked {
        let all = everything(house, Some(&stranger.cookie), &id, Some(key)).await;
        assert_eq!(all, nothing, "{id} {key}");
        let all = everything(house, Some(&anna.cookie), &id, Some(key)).await;
        assert_eq!(statuses(&all), [404; 5], "also for who sat there");
    }
    let small = everything(house, None, id, Some(&key.to_lowercase())).await;
    assert_eq!(statuses(&small), [200; 5]);

    // Ben does not see Anna's link, and cannot withdraw it.
    let path = format!("/api/matches/{id}/links");
    assert_eq!(ben.get(&path).await.json(), json!({"links": []}));
    let hers = anna.get(&path).await.json();
    assert_eq!(
        (&hers["links"][0]["id"], &hers["links"][0]["key"]),
        (&json!(link_id), &Value::Null)
    );
    assert!(!hers.to_string().contains(&key));
    let back = format!("{path}/{link_id}");
    assert_eq!(ben.send("DELETE", &back, &json!({})).await.code(), "no_such_match");
    let elsewhere = format!("/api/matches/{table}-2/links/{link_id}");
    assert_eq!(anna.send("DELETE", &elsewhere, &json!({})).await.code(), "no_such_match");
    assert_eq!(anna.send("DELETE", &back, &json!({})).await.status, 204);
    assert_eq!(anna.send("DELETE", &back, &json!({})).await.code(), "no_such_match");
    assert_eq!(everything(house, Some(&stranger.cookie), id, Some(&key)).await, nothing);
    assert_eq!(anna.get(&path).await.json(), json!({"links": []}));
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_without_names_names_nobody() {
    for base in one_of_each() {
        let played = Played::at(House::open().await, base).await;
        let Played { house, anna, ben, id, .. } = &played;
        let (_, key) = played.link(false).await;
        let (_, naming) = played.link(true).await;
        let named = |all: &[(u16, String, String)]| {
            let text: String = all.iter().map(|(_, _, body)| body.as_str()).collect();
            ["Annabella", "Benedikt", &anna.id, &ben.id].map(|name| text.contains(name))
        };
        // Also for a player of the match: a link shows what others get to see.
        for cookie in [None, Some(anna.cookie.as_str())] {
            let all = everything(house, cookie, id, Some(&key)).await;
            assert_eq!(statuses(&all), [200; 5]);
            assert_eq!(named(&all), [false; 4], "{base}");
            let film: Value = serde_json::from_str(&all[0].2).expect("JSON");
            assert_eq!(
                film["card"]["names"].as_array().map(|names| names[..2].to_vec()),
                Some(vec![json!(""), json!("")])
            );
        }
        let all = everything(house, None, id, Some(&naming)).await;
        assert_eq!(named(&all), [true, true, false, false], "{base}: names could be found");
        played.house.stop().await;
    }
}

/// Keys are stored nowhere: not in the store, not in metrics, not in the export.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_is_kept_nowhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    let played = Played::at(House::over_file(&file).await, "live").await;
    let (link_id, key) = played.link(true).await;
    let Played { house, anna, id, .. } = &played;
    assert_eq!(statuses(&everything(house, None, id, Some(&key)).await), [200; 5]);
    let export = anna.get("/api/account/export").await;
    assert_eq!(export.json()["matches"]["links"][0]["id"], link_id);
    assert_eq!(export.json()["matches"]["links"][0]["match"], json!(id));
    let counters = send(house.address, "GET", "/metrics", &[], None).await;
    assert!(counters.body.contains("/api/matches/{id}"), "{}", counters.body);
    for text in [&export.body, &counters.body] {
        assert!(!text.contains(&key));
    }
    assert!(!counters.body.contains(id.as_str()));
    let holds = |what: &str| {
        let files = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok);
        let mut read = files.map(|file| std::fs::read(file.path()).unwrap_or_default());
        read.any(|bytes| bytes.windows(what.len()).any(|window| window == what.as_bytes()))
    };
    assert!(holds("Annabella") && !holds(&key));
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_last_longer_than_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    let played = Played::at(House::over_file(&file).await, "live").await;
    let (_, key) = played.link(true).await;
    let before = everything(&played.house, None, &played.id, Some(&key)).await;
    let (id, anna) = (played.id.clone(), played.anna);
    played.house.stop().await;
    let house = House::over_file(&file).await;
    assert_eq!(everything(&house, None, &id, Some(&key)).await, before);
    let anna = anna.moved_to(house.address);
    let (_, another) = link(&anna, &id, false).await;
    assert_eq!(statuses(&everything(&house, None, &id, Some(&another)).await), [200; 5]);
    house.stop().await;
}
