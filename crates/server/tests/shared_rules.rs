//! Rules shared by a code: anybody with the code finds them and their origin, until they are
//! withdrawn.

use std::sync::Arc;

use crate::common::http::{Answer, send};
use crate::common::{Client, House, hasty};
use serde_json::{Value, json};
use stammtisch_server::{Allowance, Config, LimitSettings, Proxies};
use stammtisch_store::{MemoryStore, SHARED_RULES_OF_ONE};

fn ours(count: u32) -> String {
    format!(
        "base = \"live\"\nid = \"ours\"\ndraw.count = {count}\n\
         [name]\nde = \"Unseres {count}\"\nen = \"Ours {count}\"\n"
    )
}

async fn share(client: &Client, file: &str, made_from: Option<&str>) -> Answer {
    let body = json!({"file": file, "made_from": made_from});
    client.send("POST", "/api/shared-rules", &body).await
}

/// Shares these rules, and returns their code.
async fn code_of(client: &Client, file: &str, made_from: Option<&str>) -> String {
    let shared = share(client, file, made_from).await;
    assert_eq!(shared.status, 201, "{shared:?}");
    shared.json()["rules"]["code"].as_str().expect("a code").to_owned()
}

async fn open(house: &House, code: &str) -> Answer {
    send(house.address, "GET", &format!("/api/shared-rules/{code}"), &[], None).await
}

fn codes(list: &Value) -> Vec<&str> {
    let all = list.as_array().expect("a list").iter();
    all.map(|one| one["code"].as_str().expect("a code")).collect()
}

#[tokio::test]
async fn whoever_has_the_code_reads_and_plays() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let shared = share(&anna, &ours(3), None).await;
    assert_eq!(shared.status, 201, "{shared:?}");
    let shared = shared.json();
    let code = shared["rules"]["code"].as_str().expect("a code");
    assert!(code.len() == 7 && code.starts_with('R'), "{code}");
    assert_eq!(shared["rules"]["own"], true);

    let found = open(&house, &code.to_lowercase()).await;
    assert_eq!(found.status, 200, "{found:?}");
    let found = found.json();
    assert_eq!(found["file"], ours(3));
    assert_eq!(found["rules"]["name"], json!({"de": "Unseres 3", "en": "Ours 3"}));
    assert_eq!((&found["rules"]["by"], &found["rules"]["own"]), (&json!("Anna"), &json!(false)));
    assert_eq!(found["rules"]["digest"].as_str().map(str::len), Some(64));
    assert_eq!((&found["before"], &found["origin_gone"]), (&json!([]), &json!(false)));
    let ben = house.guest("Ben").await;
    let table = ben.quick(json!({"file": found["file"]}), 2).await;
    assert_eq!(ben.connect(&table).await.view["rules"]["name"]["de"], "Unseres 3");

    let picture = format!("/api/shared-rules/{code}/qr.svg");
    let picture = send(house.address, "GET", &picture, &[], None).await;
    assert_eq!((picture.status, picture.body.contains("<svg")), (200, true));
    for nowhere in ["R222222", "K7P4QX", "R22222", "R2222222", "%C3%84"] {
        let answer = open(&house, nowhere).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "no_such_rules"), "{nowhere}");
    }
    house.stop().await;
}

#[tokio::test]
async fn the_same_file_has_one_code_and_another_is_another_version() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let first = code_of(&anna, &ours(3), None).await;
    assert_eq!(code_of(&anna, &ours(3), None).await, first);
    let second = code_of(&anna, &ours(4), Some(&first)).await;
    let bens = code_of(&ben, &ours(5), Some(&second)).await;

    let told = open(&house, &bens).await.json();
    assert_eq!(codes(&told["before"]), [second.as_str(), first.as_str()]);
    assert_eq!(told["before"][0]["by"], "Anna");
    assert_eq!(told["newer"], Value::Null);
    let old = open(&house, &first).await.json();
    assert_eq!(old["newer"]["code"], json!(second), "the latest of Anna's");

    let list = anna.get("/api/shared-rules").await.json();
    assert_eq!(codes(&list["rules"]), [second.as_str(), first.as_str()]);
    house.stop().await;
}

#[tokio::test]
async fn rules_are_taken_back_and_what_was_made_of_them_stays() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let first = code_of(&anna, &ours(3), None).await;
    let same = code_of(&ben, &ours(3), Some(&first)).await;
    let changed = code_of(&ben, &ours(4), Some(&first)).await;
    let path = format!("/api/shared-rules/{first}");
    let not_his = ben.send("DELETE", &path, &json!({})).await;
    assert_eq!((not_his.status, not_his.code().as_str()), (404, "no_such_rules"));
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 404);
    assert_eq!(open(&house, &first).await.status, 404);
    for (code, file) in [(same, ours(3)), (changed, ours(4))] {
        let told = open(&house, &code).await.json();
        assert_eq!((&told["file"], &told["before"]), (&json!(file), &json!([])));
        assert_eq!(told["origin_gone"], true);
    }
    house.stop().await;
}

#[tokio::test]
async fn what_cannot_be_played_is_not_shared() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (file, code) in [
        ("draw.count = 3".to_owned(), "bad_format"),
        (ours(3).replace("live", "./other.toml"), "unknown_base"),
        (ours(3).replace("draw.count", "draw.cuont"), "unknown_field"),
        (format!("{}#{}", ours(3), "x".repeat(70_000)), "too_long"),
    ] {
        let refused = share(&anna, &file, None).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, code));
        assert!(!refused.json()["mistakes"].as_array().expect("mistakes").is_empty());
    }
    let refused = share(&anna, &ours(3), Some("K7P4QX")).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "bad_rules_code"));
    assert_eq!(anna.get("/api/shared-rules").await.json()["rules"], json!([]));
    let body = json!({"file": ours(3)}).to_string();
    let nobody = send(house.address, "POST", "/api/shared-rules", &[], Some(&body)).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no_session"));
    house.stop().await;
}

#[tokio::test]
async fn shared_rules_are_taken_along_and_go_with_their_player() {
    let house = House::open().await;
    let (anna, ben) = (house.guest("Annabella").await, house.guest("Ben").await);
    let first = code_of(&anna, &ours(3), None).await;
    let second = code_of(&anna, &ours(4), Some(&first)).await;
    let bens = code_of(&ben, &ours(5), Some(&second)).await;
    let export = anna.get("/api/account/export").await.json();
    assert_eq!(export["rules"][1]["code"], json!(second));
    assert_eq!(export["rules"][1]["made_from"], json!(first));
    assert_eq!(export["rules"][0]["file"], json!(ours(3)));

    let gone = anna.send("DELETE", "/api/account", &json!({"confirm": "Annabella"})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(open(&house, &first).await.status, 404);
    let told = open(&house, &bens).await;
    assert!(!told.body.contains("Annabella"), "{told:?}");
    assert_eq!(told.json()["origin_gone"], true);
    house.stop().await;
}

/// What one network and one player may leave here is bounded; guessing codes is slowed down.
#[tokio::test]
async fn sharing_has_bounds() {
    let limits = LimitSettings {
        shares: Allowance::new(2, 0),
        misses: Allowance::new(2, 0),
        ..LimitSettings::default()
    };
    let config = Config { trust_proxy: Proxies::here(), limits, ..hasty() };
    let house = House::over(Arc::new(MemoryStore::new()), config).await;
    let anna = house.guest("Anna").await;
    let from = async |at: &str, method: &str, path: &str, body: Option<&str>| {
        let headers = [("x-forwarded-for", at), ("cookie", anna.cookie.as_str())];
        send(house.address, method, path, &headers, body).await
    };
    let share = async |at: &str, count: u32| {
        let body = json!({"file": ours(count)}).to_string();
        from(at, "POST", "/api/shared-rules", Some(&body)).await
    };
    assert_eq!(share("203.0.113.7", 1).await.status, 201);
    let second = share("203.0.113.7", 2).await;
    assert_eq!(second.status, 201);
    let more = share("203.0.113.7", 3).await;
    assert_eq!((more.status, more.code().as_str()), (429, "too_many_requests"));
    assert_eq!(share("203.0.113.8", 3).await.status, 201);

    let code = second.json()["rules"]["code"].as_str().expect("a code").to_owned();
    let find = async |code: &str| {
        from("203.0.113.9", "GET", &format!("/api/shared-rules/{code}"), None).await.status
    };
    for _ in 0..5 {
        assert_eq!(find(&code).await, 200, "what there is costs nothing");
    }
    assert_eq!((find("R222222").await, find("R333333").await), (404, 404));
    assert_eq!(find(&code).await, 429);

    let ben = house.guest("Ben").await;
    for count in 1..=SHARED_RULES_OF_ONE {
        let file = ours(1).replace("Unseres 1", &format!("Unseres {count}"));
        let new = json!({"file": file});
        let shared = ben.send("POST", "/api/shared-rules", &new).await;
        assert_eq!(shared.status, 201, "{shared:?}");
    }
    let more = ben.send("POST", "/api/shared-rules", &json!({"file": ours(9)})).await;
    assert_eq!((more.status, more.code().as_str()), (409, "too_many_of_one"));
    house.stop().await;
}
