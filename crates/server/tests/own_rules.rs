//! Custom rules files: checked, explained and played.

use crate::common::House;
use crate::common::http::send;
use serde_json::{Value, json};

/// A house rule on top of a preset.
const OURS: &str = "base = \"live\"\nid = \"ours\"\ndraw.count = 3\n\
    [name]\nde = \"Unseres\"\nen = \"Ours\"\n";

fn checked(file: &str) -> Value {
    json!({"file": file})
}

#[tokio::test]
async fn a_rules_file_shows_what_it_offers() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let rules = anna.send("POST", "/api/rules/check", &checked(OURS)).await;
    assert_eq!(rules.status, 200, "{rules:?}");
    let rules = rules.json();
    assert_eq!((&rules["id"], &rules["name"]["de"]), (&json!("ours"), &json!("Unseres")));
    assert_eq!((&rules["seats_max"], &rules["cheating"]), (&json!(4), &json!(false)));
    let options = rules["options"].as_array().expect("options");
    assert!(options.iter().any(|option| option["id"] == "deck"), "those of the base");
    let ask = json!({"file": OURS, "options": {"deck": "7"}});
    let refused = anna.send("POST", "/api/rules/check", &ask).await;
    assert_eq!((refused.status, refused.code().as_str()), (422, "unknown_choice"));
    house.stop().await;
}

/// A file names its game, or its base does.
#[tokio::test]
async fn a_file_for_the_other_game_is_checked_and_played() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let ours = "game = \"maxonaut\"\nbase = \"maxonaut\"\nid = \"ours\"\nlimit = 2\n\
        [name]\nde = \"Unser Bluff\"\nen = \"Our bluff\"\n";
    let rules = anna.send("POST", "/api/rules/check", &checked(ours)).await;
    assert_eq!(rules.status, 200, "{rules:?}");
    let rules = rules.json();
    assert_eq!((&rules["game"], &rules["name"]["de"]), (&json!("maxonaut"), &json!("Unser Bluff")));
    assert_eq!(rules["bots"], json!(["random", "ehrlich", "regel"]));
    for (wrong, code) in [
        ("game = \"mau\"\nbase = \"maxonaut\"\n", "wrong_game"),
        ("game = \"poker\"\n", "unknown_game"),
        ("base = \"maxonaut\"\ndraw.count = 3\n", "unknown_field"),
    ] {
        let answer = anna.send("POST", "/api/rules/check", &checked(wrong)).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, code), "{wrong}");
    }
    let code = anna.quick(json!({"file": ours}), 2).await;
    let mut connection = anna.connect(&code).await;
    assert_eq!(connection.view["game"]["limit"], 2);
    anna.play(&mut connection, |_| false).await;
    assert_eq!(connection.state(), "finished");
    house.stop().await;
}

#[tokio::test]
async fn every_mistake_is_told_with_its_line() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let bad = "base = \"live\"\ndraw.cout = 3\nseats.min = 40\n";
    let answer = anna.send("POST", "/api/rules/check", &checked(bad)).await;
    assert_eq!(answer.status, 422);
    assert_eq!(answer.header("content-type"), Some("application/problem+json"));
    let mistakes = answer.json()["mistakes"].as_array().expect("mistakes").clone();
    assert_eq!(mistakes[0]["code"], answer.json()["code"]);
    let cout = mistakes.iter().find(|mistake| mistake["code"] == "unknown_field");
    let cout = cout.expect("the field that is none");
    assert_eq!((&cout["line"], &cout["field"]), (&json!(2), &json!("draw.cout")));
    assert!(cout["message"].as_str().is_some_and(|text| text.contains("count")), "{cout}");
    let german = cout["german"].as_str().expect("in German as well");
    assert!(german.contains("unbekanntes Feld `cout`; meinst du `count`?"), "{cout}");
    let vain = checked("base = \"live\"\noptions = []\ncards.2.again = true\n");
    let warnings = anna.send("POST", "/api/rules/check", &vain).await.json()["warnings"].clone();
    assert_eq!(warnings[0]["code"], "absent_card", "{warnings}");
    assert_eq!(
        (warnings[0]["line"].as_u64(), warnings.as_array().map(Vec::len)),
        (Some(3), Some(1))
    );
    for file in ["", "no = [toml", "base = \"poker\"", &"#".repeat(64 * 1024 + 1)] {
        let chosen = json!({"chosen": {"file": file}, "seats": 4, "lang": "de", "bot": "regel"});
        let mut tables = chosen.clone();
        tables.as_object_mut().expect("an object").remove("lang");
        let text = json!({"chosen": {"file": file}, "seats": 4, "lang": "de"});
        for (path, body) in [
            ("/api/rules/check", &checked(file)),
            ("/api/rules/text", &text),
            ("/api/tables/quick", &tables),
        ] {
            let answer = anna.send("POST", path, body).await;
            let known = answer.json()["mistakes"].as_array().is_some_and(|all| !all.is_empty());
            assert!(answer.status == 422 && known, "{path}: {answer:?}");
        }
    }
    house.stop().await;
}

/// Others see which rules they play by, but never the file.
#[tokio::test]
async fn a_table_is_played_by_the_file() {
    let house = House::open().await;
    let mut anna = house.guest("Anna").await;
    let words = json!({"chosen": {"file": OURS}, "seats": 3, "lang": "de"});
    let text = anna.send("POST", "/api/rules/text", &words).await.json();
    assert_eq!(text["title"], "Unseres");
    assert!(text.to_string().contains("drei Karten"), "{text}");
    let code = anna.quick(json!({"file": OURS}), 3).await;
    let read = |lang| format!("/api/tables/{code}/rules?lang={lang}");
    assert_eq!(anna.send("GET", &read("de"), &Value::Null).await.json(), text);
    assert_eq!(anna.send("GET", &read("en"), &Value::Null).await.json()["title"], "Ours");
    let unknown = anna.send("GET", "/api/tables/ZZZZZZ/rules", &Value::Null).await;
    assert_eq!(unknown.status, 404);
    let table = send(house.address, "GET", &format!("/api/tables/{code}"), &[], None).await.json();
    assert_eq!((&table["rules"]["id"], &table["chosen"]["file"]), (&json!("ours"), &Value::Null));
    assert!(!table.to_string().contains("draw.count"));
    let mut connection = anna.connect(&code).await;
    let drew = |view: &Value| view["deal"] == 2 || view["state"] == "between_deals";
    anna.play(&mut connection, drew).await;
    assert!(
        connection
            .heard
            .iter()
            .any(|text| text.contains("\"drew\"") && text.contains("\"count\":3"))
    );
    assert!(connection.heard.iter().all(|text| !text.contains("draw.count")));
    house.stop().await;
}

/// Bots play them a thousand times, which shows what they are like.
#[tokio::test]
async fn rules_of_ones_own_are_tried_out() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let ask = |file: &str, seats: u8| json!({"chosen": {"file": file}, "seats": seats});
    let answer = anna.send("POST", "/api/rules/trial", &ask(OURS, 3)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let told = answer.json();
    assert!(told["deals"].as_u64().is_some_and(|deals| deals > 100), "{told}");
    assert_eq!(told["sides"].as_array().map(Vec::len), Some(3));
    assert!(told["skill"].as_f64().is_some_and(|skill| skill > 0.0), "{told}");
    let again = anna.send("POST", "/api/rules/trial", &ask(OURS, 3)).await;
    assert_eq!(again.json(), told, "the same rules are tried out alike");

    // Seven ascending ranks in a row: nobody will ever see that.
    let rare = "base = \"live\"\n[patterns.wall]\nname = { de = \"Mauer\", en = \"Wall\" }\n\
                row = { by = \"up\", cards = 7 }\ndoes.again = true\n";
    let told = anna.send("POST", "/api/rules/trial", &ask(rare, 2)).await.json();
    assert_eq!(told["never"][0]["de"], "Mauer", "{told}");
    assert!(told["remarks"].as_array().into_iter().flatten().any(|one| one["code"] == "never"));
    let wrong = anna.send("POST", "/api/rules/trial", &ask("base = \"nothing\"", 2)).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (422, "unknown_base"));
    house.stop().await;
}
