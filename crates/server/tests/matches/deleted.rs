//! Deleted players have no name in any match, and leave neither links nor files behind.

use serde_json::{Value, json};

use crate::common::House;
use crate::matches::played::{Played, everything, link, statuses};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_deleted_is_named_nowhere_and_takes_links_and_files_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let played = Played::at(House::over_file(&folder.path().join("house.db")).await, "live").await;
    let Played { house, anna, ben, id, .. } = &played;
    let (_, annas) = played.link(true).await;
    let (_, bens) = link(ben, id, true).await;
    // Watched before, so that it is cached.
    let before = everything(house, None, id, Some(&bens)).await;
    let names = |all: &[(u16, String, String)]| {
        let has = |name: &str| all.iter().any(|(_, _, body)| body.contains(name));
        (has("Annabella"), has("Benedikt"))
    };
    assert_eq!(names(&before), (true, true));
    let file = anna.get(&format!("{}/file", played.path())).await;
    let headers = [("cookie", anna.cookie.as_str())];
    let brought = crate::common::http::send(
        house.address,
        "POST",
        "/api/matches",
        &headers,
        Some(&file.body),
    )
    .await;
    let annas_file = brought.json()["id"].as_str().expect("a name").to_owned();
    let (_, of_file) = link(anna, &annas_file, true).await;
    assert_eq!(statuses(&everything(house, None, &annas_file, Some(&of_file)).await), [200; 5]);
    let export = anna.get("/api/account/export").await.json();
    assert_eq!(export["matches"]["files"][0]["id"], json!(annas_file));
    assert_eq!(export["matches"]["links"].as_array().map(Vec::len), Some(2));

    let gone = anna.send("DELETE", "/api/account", &json!({"confirm": "Annabella"})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(statuses(&everything(house, Some(&anna.cookie), id, None).await), [404; 5]);
    assert_eq!(statuses(&everything(house, None, id, Some(&annas)).await), [404; 5]);
    assert_eq!(statuses(&everything(house, None, &annas_file, Some(&of_file)).await), [404; 5]);
    for (cookie, key) in [(Some(ben.cookie.as_str()), None), (None, Some(bens.as_str()))] {
        let all = everything(house, cookie, id, key).await;
        assert_eq!(statuses(&all), [200; 5]);
        assert_eq!(names(&all), (false, true));
        let film: Value = serde_json::from_str(&all[0].2).expect("JSON");
        assert_eq!(film["card"]["names"], json!(["", "Benedikt"]));
    }
    let list = ben.get("/api/matches").await;
    assert_eq!(list.json()["matches"][0]["names"], json!(["", "Benedikt"]));
    let files = std::fs::read_dir(folder.path()).expect("a folder").filter_map(Result::ok);
    for file in files {
        let bytes = std::fs::read(file.path()).unwrap_or_default();
        assert!(!bytes.windows(9).any(|window| window == b"Annabella"), "{:?}", file.path());
    }
    played.house.stop().await;
}

/// A new name is shown from the next request on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_called_as_they_are_called_now() {
    let played = Played::at(House::open().await, "live").await;
    let Played { house, anna, ben, id, .. } = &played;
    everything(house, Some(&ben.cookie), id, None).await;
    let renamed = anna.send("PATCH", "/api/session", &json!({"name": "Cordelia"})).await;
    assert_eq!(renamed.status, 200);
    let all = everything(house, Some(&ben.cookie), id, None).await;
    assert!(all.iter().all(|(_, _, body)| !body.contains("Annabella")));
    assert!(all[0].2.contains("Cordelia") && all[1].2.contains("Cordelia"));
    played.house.stop().await;
}
