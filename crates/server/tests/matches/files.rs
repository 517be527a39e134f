//! Match files: what can be downloaded can be uploaded again, and nothing else can.

use serde_json::{Value, json};
use stammtisch_store::MATCH_FILE_BYTES;

use crate::common::Client;
use crate::common::House;
use crate::common::game_data::one_of_each;
use crate::common::http::{Answer, send};
use crate::matches::played::{Played, everything, link, statuses};

async fn bring(client: &Client, file: &str) -> Answer {
    let headers = [("cookie", client.cookie.as_str())];
    send(client.address, "POST", "/api/matches", &headers, Some(file)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_was_taken_along_is_watched_in_another_house() {
    for base in one_of_each() {
        let played = Played::at(House::open().await, base).await;
        let file = played.anna.get(&format!("{}/file", played.path())).await;
        assert_eq!(file.status, 200, "{file:?}");
        let kind = file.header("content-disposition");
        assert_eq!(kind, Some("attachment; filename=\"match.json\""));
        let film = played.anna.get(&played.path()).await.json();
        let positions = "positions?from=0&count=64&eyes=open";
        let open = played.anna.get(&format!("{}/{positions}", played.path())).await.json();
        played.house.stop().await;

        let house = House::open().await;
        let (cleo, dora) = (house.guest("Cleo").await, house.guest("Dora").await);
        let brought = bring(&cleo, &file.body).await;
        assert_eq!(brought.status, 201, "{brought:?}");
        let card = brought.json();
        let id = card["id"].as_str().expect("a name");
        assert!(id.starts_with("f-"), "{id}");
        for field in ["game", "rules", "names", "points", "winners", "rows", "ended", "steps"] {
            assert_eq!(card[field], film["card"][field], "{field}");
        }
        assert_eq!((&card["no"], &card["you"]), (&json!(1), &Value::Null));
        let again = cleo.get(&format!("/api/matches/{id}")).await.json();
        for field in ["begun", "sheet", "deals", "steps", "seats"] {
            assert_eq!(again[field], film[field], "{field}");
        }
        let path = format!("/api/matches/{id}/{positions}");
        let cards = cleo.get(&path).await.json();
        let lay = |all: &Value| {
            all["positions"]
                .as_array()
                .expect("positions")
                .iter()
                .map(|one| one["open"].clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(lay(&cards), lay(&open));
        assert!(lay(&open).iter().all(Value::is_object), "there are cards to compare");
        let out = cleo.get(&format!("/api/matches/{id}/file")).await;
        assert_eq!(out.body, file.body, "what comes out is what came in");

        let twice = bring(&cleo, &file.body).await;
        assert_eq!((twice.status, twice.json()), (201, card.clone()), "it is here already");

        // It is in the list of the player who has uploaded it, and belongs to nobody else.
        assert_eq!(cleo.get("/api/matches").await.json()["matches"], json!([card]));
        assert_eq!(dora.get("/api/matches").await.json()["matches"], json!([]));
        let nothing = everything(&house, Some(&dora.cookie), &format!("f-{:032x}", 1), None).await;
        assert_eq!(statuses(&nothing), [404; 5]);
        assert_eq!(everything(&house, Some(&dora.cookie), id, None).await, nothing);
        let (_, key) = link(&cleo, id, true).await;
        let (_, silent) = link(&cleo, id, false).await;
        let shown = everything(&house, Some(&dora.cookie), id, Some(&key)).await;
        assert_eq!(statuses(&shown), [200; 5]);
        assert!(shown[0].2.contains("Annabella"));
        let shown = everything(&house, Some(&dora.cookie), id, Some(&silent)).await;
        assert_eq!(statuses(&shown), [200; 5]);
        assert!(!shown.iter().any(|(_, _, body)| body.contains("Annabella")));

        // Only its owner can withdraw it, and all links to it go with it.
        let path = format!("/api/matches/{id}");
        assert_eq!(dora.send("DELETE", &path, &json!({})).await.code(), "no_such_match");
        assert_eq!(cleo.send("DELETE", &path, &json!({})).await.status, 204);
        assert_eq!(cleo.send("DELETE", &path, &json!({})).await.code(), "no_such_match");
        assert_eq!(statuses(&everything(&house, Some(&cleo.cookie), id, None).await), [404; 5]);
        assert_eq!(statuses(&everything(&house, None, id, Some(&key)).await), [404; 5]);
        house.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_match_is_refused_in_both_languages() {
    let played = Played::at(House::open().await, "live").await;
    let mut good = played.anna.get(&format!("{}/file", played.path())).await.json();
    let mut summed = good.clone();
    summed["seats"] = json!(9);
    let summed = (summed.to_string(), "match_file_sum");
    // As the first version wrote it, without the checksum that would catch every change at once.
    let fields = good.as_object_mut().expect("an object");
    fields.retain(|name, _| name != "chance" && name != "sum");
    good["version"] = json!(1);
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut file = good.clone();
        change(&mut file);
        assert_ne!(file, good, "something is changed");
        file.to_string()
    };
    let whole = good.to_string();
    let cases: Vec<(String, &str)> = vec![
        summed,
        (String::new(), "match_file_unreadable"),
        ("null".into(), "match_file_unreadable"),
        ("[".repeat(50_000), "match_file_unreadable"),
        (whole[..whole.len() / 2].into(), "match_file_unreadable"),
        (changed(&|file| file["more"] = json!(1)), "match_file_unreadable"),
        (changed(&|file| file["stammtisch"] = json!("chess")), "match_file_unreadable"),
        (changed(&|file| file["version"] = json!(3)), "match_file_version"),
        (changed(&|file| file["rules"] = json!("base = \"nothing\"")), "match_file_rules"),
        (changed(&|file| file["seats"] = json!(9)), "match_file_seats"),
        (changed(&|file| file["shuffle"] = json!("by hand")), "match_file_shuffle"),
        (changed(&|file| file["entries"][0]["ms"] = json!(u64::MAX)), "match_file_time"),
        (
            changed(&|file| file["entries"][0]["entry"] = json!({"entry": "sang"})),
            "match_file_entry",
        ),
        (
            changed(&|file| {
                file["entries"].as_array_mut().expect("entries").pop();
            }),
            "match_file_not_over",
        ),
        (changed(&|file| file["result"]["rows"] = json!(77)), "match_file_result"),
        (changed(&|file| file["digest"] = json!("0000000000000000")), "match_file_digest"),
    ];
    for (file, code) in cases {
        let refused = bring(&played.anna, &file).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "bad_match_file"), "{code}");
        let mistake = refused.json()["mistakes"][0].clone();
        assert_eq!(mistake["code"], code, "{mistake}");
        let said = |field: &str| mistake[field].as_str().is_some_and(|text| text.len() > 10);
        assert!(said("message") && said("german"), "{mistake}");
        assert_ne!(mistake["message"], mistake["german"]);
    }
    let huge = " ".repeat(MATCH_FILE_BYTES + 1);
    let refused = bring(&played.anna, &huge).await;
    assert_eq!((refused.status, refused.code().as_str()), (413, "too_long"));
    let padded = format!("{whole}{}", " ".repeat(MATCH_FILE_BYTES - whole.len()));
    assert_eq!(bring(&played.anna, &padded).await.status, 201, "just short enough");
    let nobody = send(played.house.address, "POST", "/api/matches", &[], Some(&whole)).await;
    assert_eq!((nobody.status, nobody.code().as_str()), (401, "no_session"));
    let list = played.anna.get("/api/matches").await.json();
    assert_eq!(list["matches"].as_array().map(Vec::len), Some(2), "nothing else was kept");
    played.house.stop().await;
}

/// Only the route for files accepts bodies this long.
#[tokio::test]
async fn nothing_else_may_be_as_long_as_a_file() {
    let house = House::open().await;
    let long = " ".repeat(MATCH_FILE_BYTES - 1);
    for (method, path) in
        [("POST", "/api/tables"), ("PUT", "/api/matches"), ("POST", "/api/matches/x/links")]
    {
        let refused = send(house.address, method, path, &[], Some(&long)).await;
        assert_eq!((refused.status, refused.code().as_str()), (413, "too_long"), "{path}");
    }
    house.stop().await;
}
