//! Plain HTTP: sessions, rules, tables, and every error in one form.

use crate::common::House;
use crate::common::http::{raw, send};
use serde_json::json;

#[tokio::test]
async fn a_guest_is_recognised_by_the_cookie_and_nobody_else_is() {
    let house = House::open().await;
    let nobody = send(house.address, "GET", "/api/session", &[], None).await;
    assert_eq!(nobody.json(), json!({"player": null}));
    let body = json!({"name": "  \u{FF21}nna ", "lang": "en-GB"}).to_string();
    let answer = send(house.address, "POST", "/api/session", &[], Some(&body)).await;
    let cookie = answer.header("set-cookie").expect("a cookie");
    for part in ["stammtisch=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "this connection is not encrypted");
    let anna = house.guest("Anna").await;
    let me = anna.get("/api/session").await.json();
    assert_eq!(
        me["player"],
        json!({"id": anna.id, "name": "Anna", "lang": "de", "left_handed": false})
    );
    let token = anna.cookie.trim_start_matches("stammtisch=").to_owned();
    let store = format!("{:?}", house.store.player("0".repeat(32).parse().expect("an id")).await);
    assert!(!store.contains(&token));
    let changed = anna.send("PATCH", "/api/session", &json!({"name": "Änne", "lang": "en"})).await;
    let now = json!({"id": anna.id, "name": "Änne", "lang": "en", "left_handed": false});
    assert_eq!(changed.json()["player"], now);
    let left = anna.send("PATCH", "/api/session", &json!({"left_handed": true})).await.json();
    assert_eq!(
        (&left["player"]["left_handed"], &left["player"]["name"]),
        (&json!(true), &json!("Änne"))
    );
    assert_eq!(anna.get("/api/session").await.json(), left);
    let again = anna.send("POST", "/api/session", &json!({"name": "Anni"})).await;
    assert_eq!(again.json()["player"]["id"], anna.id, "the same player");
    assert!(again.header("set-cookie").is_none());
    let gone = anna.send("DELETE", "/api/session", &json!({})).await;
    assert_eq!(gone.status, 204);
    assert_eq!(anna.get("/api/session").await.json(), json!({"player": null}));
    house.stop().await;
}

#[tokio::test]
async fn names_that_cannot_be_shown_are_refused() {
    let house = House::open().await;
    let long = "x".repeat(25);
    for name in ["", "   ", "a\nb", "a\u{202E}b", &long] {
        let body = json!({"name": name}).to_string();
        let answer = send(house.address, "POST", "/api/session", &[], Some(&body)).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "bad_name"), "{name:?}");
    }
    house.stop().await;
}

#[tokio::test]
async fn errors_have_one_form_and_a_code() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let live = json!({"base": "live"});
    let table = |chosen: &serde_json::Value, seats| json!({"chosen": chosen, "seats": seats});
    let unknown = json!({"base": "live", "options": {"colour": "red"}});
    let choice = json!({"base": "live", "options": {"deck": "7"}});
    let cases = [
        ("POST", "/api/tables", table(&json!({"base": "poker"}), 4), 422, "unknown_preset"),
        ("POST", "/api/tables", table(&live, 9), 422, "bad_seats"),
        ("POST", "/api/tables", table(&live, 0), 422, "bad_seats"),
        ("POST", "/api/tables", table(&unknown, 4), 422, "unknown_option"),
        ("POST", "/api/tables", table(&choice, 4), 422, "unknown_choice"),
        ("POST", "/api/tables", json!({"seats": 4}), 400, "bad_body"),
        ("POST", "/api/tables", json!({"chosen": live, "seats": 4, "x": 1}), 400, "bad_body"),
        ("POST", "/api/tables", json!([1]), 400, "bad_body"),
        (
            "POST",
            "/api/tables/quick",
            json!({"chosen": live, "seats": 4, "bot": "hal"}),
            409,
            "unknown_bot",
        ),
        ("POST", "/api/rules/text", json!({"chosen": live}), 400, "bad_body"),
        ("PUT", "/api/tables", json!({}), 405, "method_not_allowed"),
        ("POST", "/api/nothing", json!({}), 404, "not_found"),
    ];
    for (method, path, body, status, code) in cases {
        let answer = anna.send(method, path, &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path} {body}");
    }
    for (path, status, code) in [
        ("/api", 404, "not_found"),
        ("/api/tables/ZZZZZZ", 404, "no_such_table"),
        ("/api/tables/ZZZZZZ/qr.svg", 404, "no_such_table"),
        ("/api/tables/x/y/z", 404, "not_found"),
        ("/api/tables/%ff", 400, "bad_path"),
        ("/api/tables/%ff/qr.svg", 400, "bad_path"),
        ("/api/tables/%ff/ws", 400, "bad_path"),
        ("/api/tables/ZZZZZZ/ws?since=abc", 400, "bad_query"),
        ("/api/tables/ZZZZZZ/ws", 400, "no_websocket"),
    ] {
        let answer = anna.get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{path}");
    }
    for (method, path) in
        [("POST", "/api/tables"), ("POST", "/api/tables/quick"), ("PATCH", "/api/session")]
    {
        let answer = send(house.address, method, path, &[], Some("{}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (401, "no_session"), "{path}");
    }
    let long = format!("{{\"name\": \"{}\"}}", "x".repeat(200_000));
    let answer = send(house.address, "POST", "/api/session", &[], Some(&long)).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_long"));
    let text = [("content-type", "text/plain")];
    let answer = send(house.address, "POST", "/api/session", &text, Some("{}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (415, "not_json"));
    assert_eq!(raw(house.address, b"nonsense\r\n\r\n").await.status, 400);
    house.stop().await;
}

#[tokio::test]
async fn foreign_pages_change_nothing() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let headers = [("cookie", anna.cookie.as_str()), ("origin", "http://evil.example")];
    let body = json!({"chosen": {"base": "live"}, "seats": 2}).to_string();
    let answer = send(house.address, "POST", "/api/tables", &headers, Some(&body)).await;
    assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"));
    let answer = send(house.address, "DELETE", "/api/session", &headers, None).await;
    assert_eq!(answer.status, 403);
    assert_eq!(anna.get("/api/session").await.json()["player"]["name"], "Anna");
    house.stop().await;
}

#[tokio::test]
async fn rules_are_listed_and_put_into_words() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let rules = anna.get("/api/rules").await.json();
    let ids: Vec<_> = rules.as_array().expect("a list").iter().map(|r| &r["id"]).collect();
    assert!(ids.contains(&&json!("live")) && ids.contains(&&json!("schule")), "{ids:?}");
    let listed = |id: &str| rules.as_array().into_iter().flatten().find(|r| r["id"] == id);
    for (id, game, best) in [("live", "mau", "greedy"), ("maxonaut", "maxonaut", "ehrlich")] {
        let rules = listed(id).expect("listed");
        assert_eq!(
            (&rules["game"], &rules["bots"]),
            (&json!(game), &json!(["random", best, "regel"]))
        );
        assert!(rules["options"].as_array().is_some_and(|all| all.len() > 3), "{rules}");
    }
    for rules in rules.as_array().expect("a list") {
        for lang in ["de", "en"] {
            let ask = json!({"chosen": {"base": rules["id"]}, "seats": rules["seats_default"], "lang": lang});
            let text = anna.send("POST", "/api/rules/text", &ask).await.json();
            assert_eq!(text["title"], rules["name"][lang]);
            // For the recommended number of seats, and with default options.
            assert_eq!(text["length"], rules["length"][lang]);
            assert_ne!(text["length"], json!(""));
            let lines = text["sections"][0]["lines"].as_array().expect("lines");
            assert!(!lines.is_empty(), "{text}");
        }
    }
    house.stop().await;
}

/// If the bots cannot play, no table is left behind.
#[tokio::test]
async fn a_quick_table_takes_bots_that_know_its_game() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    for (base, bot) in [("live", "ehrlich"), ("maxonaut", "greedy"), ("maxonaut", "")] {
        let body = json!({"chosen": {"base": base}, "seats": 4, "bot": bot});
        let answer = anna.send("POST", "/api/tables/quick", &body).await;
        assert_eq!(answer.code(), "unknown_bot", "{base}, {bot}: {answer:?}");
    }
    // Bots do not play for credits either.
    for (stake, code) in [(250, "stake_needs_people"), (1, "bad_stake")] {
        let manner = json!({"stake": stake});
        let body =
            json!({"chosen": {"base": "live"}, "seats": 4, "bot": "random", "manner": manner});
        let answer = anna.send("POST", "/api/tables/quick", &body).await;
        assert_eq!(answer.code(), code, "{answer:?}");
    }
    assert_eq!(anna.get("/api/tables/mine").await.json(), json!([]));
    assert!(house.store.open_tables().await.expect("reads").is_empty());
    house.stop().await;
}

#[tokio::test]
async fn a_table_shows_itself_before_one_joins() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let code = anna.quick(json!({"base": "live", "options": {"deck": "52"}}), 3).await;
    assert!(code.len() == 6 && !code.contains(['0', 'O', '1', 'I', 'L']), "{code}");
    let table = send(house.address, "GET", &format!("/api/tables/{code}"), &[], None).await.json();
    assert_eq!((&table["code"], &table["state"]), (&json!(code), &json!("playing")));
    assert_eq!(table["chosen"]["options"]["deck"], "52");
    assert_eq!(table["seats"][0]["occupant"]["name"], "Anna");
    assert_eq!(table["seats"][2]["occupant"]["kind"], "bot");
    assert!(crate::common::cards::named(&table.to_string()).is_empty(), "no cards: {table}");
    let picture = anna.get(&format!("/api/tables/{code}/qr.svg")).await;
    assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
    assert!(picture.body.contains("<svg"));
    let mine = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine[0]["code"], code);
    let ben = house.guest("Ben").await;
    assert_eq!(ben.get("/api/tables/mine").await.json(), json!([]));
    house.stop().await;
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let house = House::open().await;
    for path in ["/", "/t/ABC234", "/api/rules", "/api/nothing", "/healthz", "/readyz"] {
        let answer = send(house.address, "GET", path, &[], None).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self';") && policy.contains("default-src 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
    house.stop().await;
}

#[tokio::test]
async fn long_answers_travel_small_and_are_sent_once() {
    let house = House::open().await;
    let get = async |path, headers: &[(&str, &str)]| {
        send(house.address, "GET", path, headers, None).await
    };
    let plain = get("/api/rules", &[]).await;
    let small = get("/api/rules", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(small.header("content-encoding"), Some("br"));
    assert_eq!(small.header("vary"), Some("accept-encoding"));
    assert!(small.body.len() < plain.body.len(), "{} bytes", small.body.len());
    let tag = plain.header("etag").expect("a validator").to_owned();
    assert_eq!(small.header("etag"), Some(&*tag), "the same answer");
    assert_eq!(plain.header("cache-control"), Some("private, no-cache"));

    let again = get("/api/rules", &[("if-none-match", &tag)]).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), Some(&*tag));
    let listed = format!("\"other\", {}", tag.trim_start_matches("W/"));
    assert_eq!(get("/api/rules", &[("if-none-match", &listed)]).await.status, 304);
    assert_eq!(get("/api/rules", &[("if-none-match", "\"other\"")]).await.status, 200);

    // Personal answers must not be cached.
    let mine = get("/api/session", &[("accept-encoding", "br")]).await;
    assert_eq!((mine.header("cache-control"), mine.header("etag")), (Some("no-store"), None));
    house.stop().await;
}

#[tokio::test]
async fn the_rules_of_a_table_are_sent_once_in_each_language() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let body = json!({"chosen": {"base": "live"}, "seats": 3});
    let opened = anna.send("POST", "/api/tables", &body).await.json();
    let path = |lang| format!("/api/tables/{}/rules?lang={lang}", opened["code"].as_str().unwrap());
    let german = anna.get(&path("de")).await;
    let tag = german.header("etag").expect("a validator").to_owned();
    let held: &[(&str, &str)] = &[("if-none-match", &tag), ("cookie", &anna.cookie)];
    assert_eq!(send(house.address, "GET", &path("de"), held, None).await.status, 304);
    assert_eq!(send(house.address, "GET", &path("en"), held, None).await.status, 200);
    house.stop().await;
}

/// The library is not among what the start page loads first; a user finds rules in it by their
/// words, reads them, and opens a table with them.
#[tokio::test]
async fn the_library_is_looked_through_read_and_played() {
    let house = House::open().await;
    let anna = house.guest("Anna").await;
    let get = async |path: &str, tag: Option<&str>| {
        let tag = tag.map(|tag| ("if-none-match", tag));
        send(house.address, "GET", path, tag.as_slice(), None).await
    };
    let ids = |list: &serde_json::Value| -> Vec<String> {
        let list = list.as_array().expect("a list").iter();
        list.map(|entry| entry["id"].as_str().expect("an id").to_owned()).collect()
    };
    let answer = get("/api/library", None).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let tag = answer.header("etag").expect("a tag").to_owned();
    assert_eq!(get("/api/library", Some(&tag)).await.status, 304);
    assert_eq!(get("/api/library?lang=en", Some(&tag)).await.status, 304);
    let all = answer.json();
    assert!(ids(&all).len() > 25, "{}", ids(&all).len());
    for entry in all.as_array().expect("a list") {
        for field in ["name", "about", "length", "region"] {
            for lang in ["de", "en"] {
                assert!(
                    entry[field][lang].as_str().is_some_and(|said| !said.is_empty()),
                    "{entry}"
                );
            }
        }
        assert!(entry["sources"][0]["url"].is_string() && entry["tags"][0]["id"].is_string());
    }
    let offered = ids(&get("/api/rules", None).await.json());
    assert!(ids(&all).iter().all(|id| !offered.contains(id)), "{offered:?}");

    let swiss = ids(&get("/api/library?q=Schweiz", None).await.json());
    assert!((1..10).contains(&swiss.len()), "{swiss:?}");
    assert_eq!(ids(&get("/api/library?q=switzerland&lang=en", None).await.json()), swiss);
    assert!(ids(&get("/api/library?q=xyzzy", None).await.json()).is_empty());
    let long = format!("/api/library?q={}", "x".repeat(3000));
    assert_eq!(get(&long, None).await.json(), json!([]));

    let id = &swiss[0];
    let info = get(&format!("/api/rules/{id}/info"), None).await.json();
    assert_eq!(info["id"], json!(id));
    assert!(info["bots"].as_array().is_some_and(|bots| !bots.is_empty()), "{info}");
    let text = get(&format!("/api/rules/{id}?lang=de"), None).await.json();
    assert_eq!(text["title"], info["name"]["de"]);
    assert_eq!(get("/api/rules/nothing/info", None).await.code(), "unknown_preset");
    let body = json!({"chosen": {"base": id}, "seats": info["seats_default"]});
    let opened = anna.send("POST", "/api/tables", &body).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let path = format!("/api/tables/{}", opened.json()["code"].as_str().expect("a code"));
    assert_eq!(anna.get(&path).await.json()["rules"]["id"], json!(id));
    house.stop().await;
}

/// The rules of a preset have a URL that can be linked, and are cached while they are valid.
#[tokio::test]
async fn rules_can_be_read_without_a_table_and_kept() {
    let house = House::open().await;
    let get = async |path: &str, tag: Option<&str>| {
        let tag = tag.map(|tag| ("if-none-match", tag));
        send(house.address, "GET", path, tag.as_slice(), None).await
    };
    for path in [
        "/api/rules",
        "/api/rules/live",
        "/api/rules/live?seats=2&lang=en&o.nine=plain",
        "/api/rules/schema",
        "/api/rules/schema?lang=en",
        "/api/rules/bases",
        "/api/rules/neunerln/base",
        "/api/rules/shared/qr.svg?r=eNp-_1",
    ] {
        let answer = get(path, None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(answer.header("cache-control"), Some("private, no-cache"), "{path}");
        let tag = answer.header("etag").expect("a tag").to_owned();
        for known in [tag.clone(), format!("\"x\", {tag}")] {
            let again = get(path, Some(&known)).await;
            assert_eq!((again.status, again.body.as_str()), (304, ""), "{path} {known}");
        }
        assert_eq!(get(path, Some("\"x\"")).await.status, 200, "{path}");
    }
    let text = async |path: &str| get(path, None).await.json();
    let schema = text("/api/rules/schema?lang=en").await;
    assert_eq!(schema["properties"]["draw"]["title"], "Drawing");
    assert_eq!(text("/api/rules/schema").await["properties"]["draw"]["title"], "Ziehen");
    let bases = text("/api/rules/bases").await;
    let of = |id: &str| bases.as_array().and_then(|all| all.iter().find(|base| base["id"] == id));
    assert_eq!(of("plain").map(|base| &base["file"]["fit"]["suit"]), Some(&json!(true)));
    assert_eq!(of("live").map(|base| &base["file"]["options"][0]["id"]), Some(&json!("format")));
    let nines = text("/api/rules/neunerln/base").await;
    assert_eq!(nines["file"]["fit"]["anywhere"], json!(["9"]));
    assert_eq!(of("live"), Some(&text("/api/rules/live/base").await));
    let plain = text("/api/rules/live?seats=2&lang=en&o.nine=plain").await;
    let usual = text("/api/rules/live?seats=2&lang=en").await;
    assert_ne!(plain, usual, "the option counts");
    assert_ne!(usual, text("/api/rules/live?seats=4&lang=en").await, "and so do the seats");
    assert_eq!(text("/api/rules/live").await, text("/api/rules/live?seats=4&lang=de").await);
    for (path, code) in [
        ("/api/rules/nothing", "unknown_preset"),
        ("/api/rules/nothing/base", "unknown_preset"),
        ("/api/rules/live?seats=9", "bad_seats"),
        ("/api/rules/live?seats=x", "bad_seats"),
        ("/api/rules/live?o.moon=full", "unknown_option"),
        ("/api/rules/live?o.nine=full", "unknown_choice"),
    ] {
        let answer = get(path, None).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, code), "{path}");
    }
    for packed in ["", "r=", "r=a%20b", &format!("r={}", "a".repeat(1_801))] {
        let answer = get(&format!("/api/rules/shared/qr.svg?{packed}"), None).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "bad_query"), "{packed}");
    }
    house.stop().await;
}
