//! Deals of the day: the same for everybody, hidden from players who have still to play, open to
//! all when the day is over.

mod personal_data;
mod playing;

use std::time::Duration;

use crate::common::{Client, House, cards};
use playing::{TODAY, begin, deal, games, house, play_alike, try_it};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Every move of a film, and where all cards were after it.
async fn course(client: &Client, id: &str) -> Vec<Value> {
    let film = client.get(&format!("/api/matches/{id}")).await.json();
    let steps = film["card"]["steps"].as_u64().expect("steps");
    let mut all = Vec::new();
    for from in (0..steps).step_by(64) {
        let path = format!("/api/matches/{id}/positions?from={from}&count=64&eyes=open");
        let told = client.get(&path).await.json();
        let positions = told["positions"].as_array().expect("positions").clone();
        all.extend(positions.into_iter().map(|one| json!([one["move"], one["open"]])));
    }
    all
}

fn replay(deal: &Value) -> String {
    deal["info"]["own"]["replay"].as_str().expect("a film").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alike_sees_the_same() {
    let (house, clock) = house().await;
    for game in games() {
        let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
        let hers = try_it(&anna, game).await;
        clock.forward(Duration::from_secs(60));
        let his = try_it(&ben, game).await;
        let (one, other) = (course(&anna, &replay(&hers)).await, course(&ben, &replay(&his)).await);
        assert!(one.len() > 5 && one[0][1].is_object(), "{game}: the cards are open now");
        let alike = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
        if alike < one.len().max(other.len()) {
            // Who is quicker to call or to catch depends on timing; nothing else does.
            let raced = |course: &[Value]| {
                let step = course.get(alike).map(|step| step[0].to_string()).unwrap_or_default();
                step.contains("\"call\"") || step.contains("\"catch\"")
            };
            assert!(raced(&one) || raced(&other), "{game}, step {alike}");
            continue;
        }
        let own = |told: &Value| told["info"]["own"].clone();
        for field in ["score", "course", "won", "state"] {
            assert_eq!(own(&hers)[field], own(&his)[field], "{game}: {field}");
        }
        let sum: i64 =
            own(&hers)["course"].as_array().unwrap().iter().filter_map(Value::as_i64).sum();
        assert_eq!(own(&hers)["score"].as_i64(), Some(sum), "{game}: lines add up");
        let lines = his["list"]["lines"].as_array().expect("a list").clone();
        let places: Vec<_> = lines.iter().map(|line| line["place"].clone()).collect();
        assert_eq!(places, [1, 1], "the same score shares a place");
        assert_eq!((lines[0]["you"].clone(), lines[1]["you"].clone()), (json!(false), json!(true)));
        // Everybody who has played may watch the best attempt.
        let best = his["list"]["best"].as_str().expect("a film");
        assert_eq!(course(&ben, best).await, one, "{game}");
    }
    house.stop().await;
}

/// Everything that somebody can learn of another player's match, from every route.
async fn all_told(client: &Client, id: &str) -> Vec<(u16, String)> {
    let mut all = Vec::new();
    for path in [
        "/api/daily".to_owned(),
        "/api/daily/past".to_owned(),
        format!("/api/daily/{TODAY}/mau"),
        format!("/api/daily/{TODAY}/maxonaut"),
        "/api/matches".to_owned(),
        "/api/tables".to_owned(),
        "/api/tables/mine".to_owned(),
        "/api/account/export".to_owned(),
        format!("/api/matches/{id}"),
        format!("/api/matches/{id}/file"),
        format!("/api/matches/{id}/links"),
        format!("/api/matches/{id}/positions?from=0&count=64&eyes=open"),
        format!("/api/matches/{id}/positions?from=0&count=64&eyes=0"),
    ] {
        let answer = client.get(&path).await;
        all.push((answer.status, answer.body));
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_the_cards_before_the_own_try_is_over() {
    let (house, clock) = house().await;
    for game in games() {
        let anna = house.guest("Anna").await;
        let hers = try_it(&anna, game).await;
        let id = replay(&hers);
        let shown = anna.get(&format!("/api/matches/{id}")).await;
        assert_eq!(shown.status, 200);
        assert_eq!(shown.json()["can_share"], false);
        // She can share nothing.
        let file = anna.get(&format!("/api/matches/{id}/file")).await;
        assert_eq!((file.status, file.code()), (409, "daily_not_over".into()));
        assert_eq!(shown.json()["cannot_save"], json!(file.code()), "it says so before");
        let links = format!("/api/matches/{id}/links");
        let link = anna.send("POST", &links, &json!({"names": true})).await;
        assert_eq!(link.code(), "daily_not_over");

        let ben = house.guest("Ben").await;
        let open = course(&anna, &id).await;
        let score = format!("\"score\":{}", hers["info"]["own"]["score"]);
        let check = |all: &[(u16, String)], when: &str| {
            for (status, body) in all {
                assert!(
                    !body.contains("\"open\":{") && !body.contains(&score),
                    "{game} {when}: {body}"
                );
                assert!(*status == 200 || *status == 404, "{game} {when}: {status} {body}");
            }
            let films = &all[8..];
            assert!(films.iter().all(|(status, _)| *status == 404), "{game} {when}: {films:?}");
            assert!(all[2..4].iter().all(|(_, told)| !told.contains("\"list\":{")));
        };
        check(&all_told(&ben, &id).await, "before");
        // While he plays it is the same, and he learns nothing but his own cards.
        let (link, _) = begin(&ben, game).await;
        let mut connection = ben.connect(&link).await;
        check(&all_told(&ben, &id).await, "while");
        assert!(!connection.view["game"]["hand"].is_null(), "he has cards");
        for text in &connection.heard {
            assert!(!text.contains("\"house\""), "what all cards follow from is not told");
        }
        play_alike(&mut connection).await;
        for text in &connection.heard {
            assert!(!text.contains("\"house\""), "nor when it is over");
        }
        assert_eq!(course(&ben, &id).await, open, "{game}: now he may see it");

        // Somebody else still may not; and once the day is over, everybody may, without a session.
        let clara = house.guest("Clara").await;
        assert_eq!(clara.get(&format!("/api/matches/{id}")).await.status, 404);
    }
    clock.jump(2);
    let dora = house.guest("Dora").await;
    for game in games() {
        let told = deal(&dora, game).await;
        let best = told["list"]["best"].as_str().expect("the best");
        assert!(!course(&dora, best).await.is_empty(), "{game}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_of_todays_cards_is_not_taken() {
    let (house, clock) = house().await;
    let anna = house.guest("Anna").await;
    let id = replay(&try_it(&anna, "maxonaut").await);
    clock.jump(2);
    let file = anna.get(&format!("/api/matches/{id}/file")).await;
    assert_eq!(file.status, 200, "the day is over");
    clock.jump(-2);
    let ben = house.guest("Ben").await;
    let brought = ben.send("POST", "/api/matches", &file.json()).await;
    assert_eq!(brought.code(), "daily_not_over");
    // A file uploaded before the calendar went back is not shown either.
    clock.jump(2);
    let brought = ben.send("POST", "/api/matches", &file.json()).await;
    assert_eq!(brought.status, 201, "{brought:?}");
    let kept = brought.json()["id"].as_str().expect("a name").to_owned();
    clock.jump(-2);
    let shown = ben.get(&format!("/api/matches/{kept}")).await;
    assert_eq!((shown.status, shown.code()), (403, "daily_hidden".into()));
    house.stop().await;
}

fn unhex(text: &str) -> Vec<u8> {
    let digit = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("digits");
    (0..text.len()).step_by(2).map(digit).collect()
}

/// The formula of docs/fair-shuffle.md, implemented independently.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_promised_for_a_day_is_opened_when_it_is_over() {
    let (house, clock) = house().await;
    let anna = house.guest("Anna").await;
    let promised = anna.get("/api/daily").await.json();
    assert_eq!(promised["day"], TODAY);
    assert_eq!(promised["next"].as_array().map(Vec::len), Some(14));
    let tomorrow = &promised["next"][0];
    clock.jump(1);
    let today = anna.get("/api/daily").await.json();
    assert_eq!(today["deals"][0]["commitment"], tomorrow["commitment"], "it stays what it was");
    assert_eq!(today["deals"][0]["seed"], Value::Null);
    let yesterday = deal(&anna, "mau").await;
    assert_eq!(
        (&yesterday["info"]["over"], &yesterday["list"]["scored"]),
        (&json!(true), &json!(0))
    );
    clock.jump(2);
    let past = anna.get("/api/daily/past").await.json();
    let deals = past["deals"].as_array().expect("deals").clone();
    assert!(deals.len() >= 4, "{past}");
    for deal in &deals {
        let seed = unhex(deal["seed"].as_str().expect("it is open"));
        let mut hash = Sha256::new();
        hash.update(b"stammtisch/shuffle/1/seed\0");
        hash.update(&seed);
        let hex: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(deal["commitment"], hex);
    }
    let kept = |day: &Value| day["commitment"] == tomorrow["commitment"];
    assert!(deals.iter().any(kept), "what was promised is what was dealt");
    assert_eq!(anna.get("/api/daily/2027-02-30/mau").await.code(), "no_such_daily");
    assert_eq!(anna.get("/api/daily/2027-01-19/mau").await.code(), "no_such_daily");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_try_counts_once_and_from_the_first_card_on() {
    let (house, clock) = house().await;
    let anna = house.guest("Anna").await;
    let (link, counted) = begin(&anna, "maxonaut").await;
    assert!(counted);
    assert_eq!(begin(&anna, "maxonaut").await, (link.clone(), true), "it waits where it was left");
    let mut connection = anna.connect(&link).await;
    for command in [
        json!({"do": "leave"}),
        json!({"do": "rematch"}),
        json!({"do": "promise_value", "promise": "0".repeat(64)}),
        json!({"do": "say", "phrase": "hello"}),
    ] {
        assert_eq!(connection.ask(command.clone()).await, Err("daily_else".into()), "{command}");
    }
    let ben = house.guest("Ben").await;
    assert!(ben.connect_since(&link, None).await.is_err(), "nobody watches");
    // Given up: it has counted, and cannot be played on.
    let path = format!("/api/daily/{TODAY}/maxonaut/tries");
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(anna.send("DELETE", &path, &json!({})).await.code(), "no_such_daily");
    let told = deal(&anna, "maxonaut").await;
    assert_eq!(told["info"]["own"]["state"], "given_up");
    assert_eq!((&told["list"]["scored"], &told["list"]["best"]), (&json!(0), &Value::Null));
    let (again, counted) = begin(&anna, "maxonaut").await;
    assert!(!counted && again != link, "now for fun");
    let mut connection = anna.connect(&again).await;
    play_alike(&mut connection).await;
    assert_eq!(deal(&anna, "maxonaut").await["list"]["scored"], 0);
    // A player still playing when the day ends can play on for an hour; then it counts as given up.
    let (_, counted) = begin(&ben, "mau").await;
    assert!(counted);
    clock.forward(Duration::from_secs(16 * 3_600 + 60));
    assert_eq!(deal(&ben, "mau").await["info"]["own"]["state"], "playing");
    assert!(begin(&ben, "mau").await.1, "it counts for the day on which it began");
    let late = anna.send("POST", &format!("/api/daily/{TODAY}/mau/tries"), &json!({})).await;
    assert_eq!(late.code(), "daily_ended");
    clock.forward(Duration::from_secs(3_600));
    assert_eq!(deal(&ben, "mau").await["info"]["own"]["state"], "given_up");
    assert!(!begin(&anna, "mau").await.1, "past days are played for fun");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_told_as_people_want_it() {
    let (house, clock) = house().await;
    let anna = house.guest("Annabella").await;
    try_it(&anna, "maxonaut").await;
    clock.forward(Duration::from_secs(60));
    let ben = house.guest("Ben").await;
    try_it(&ben, "maxonaut").await;
    let first = async |client: &Client| {
        let lines = deal(client, "maxonaut").await["list"]["lines"].clone();
        lines[0]["name"].as_str().expect("a name").to_owned()
    };
    assert_eq!(first(&ben).await, "Annabella");
    let named = anna.send("PUT", "/api/daily/name", &json!({"nameless": true})).await;
    assert_eq!(named.status, 204);
    assert_eq!(first(&ben).await, "");
    let best = deal(&ben, "maxonaut").await["list"]["best"].as_str().expect("a film").to_owned();
    let film = ben.get(&format!("/api/matches/{best}")).await;
    assert!(film.status == 200 && !film.body.contains("Annabella"), "{film:?}");
    anna.send("PUT", "/api/daily/name", &json!({"nameless": false})).await;
    assert!(ben.get(&format!("/api/matches/{best}")).await.body.contains("Annabella"));
    assert_eq!(
        anna.send("DELETE", "/api/account", &json!({"confirm": "Annabella"})).await.status,
        204
    );
    assert_eq!(first(&ben).await, "");
    assert!(!ben.get(&format!("/api/matches/{best}")).await.body.contains("Annabella"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_try_goes_on_after_the_server_was_killed() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("house.db");
    let whole = House::over_file(&file).await;
    let today = async |client: &Client| client.get("/api/daily").await.json()["day"].clone();
    let ben = whole.guest("Ben").await;
    let day = today(&ben).await.as_str().expect("a day").to_owned();
    let path = format!("/api/daily/{day}/maxonaut/tries");
    let link = async |client: &Client| {
        let opened = client.send("POST", &path, &json!({})).await.json();
        opened["link"].as_str().expect("a link").to_owned()
    };
    let own = async |client: &Client| {
        client.get(&format!("/api/daily/{day}/maxonaut")).await.json()["info"]["own"].clone()
    };
    // Ben plays it through; Anna likewise, but the server is killed in the middle.
    let mut connection = ben.connect(&link(&ben).await).await;
    play_alike(&mut connection).await;
    let his = own(&ben).await;
    let anna = whole.guest("Anna").await;
    let hers = link(&anna).await;
    let connection = anna.connect(&hers).await;
    assert_eq!(connection.state(), "playing");
    let hand = cards::hand(&connection.view);
    whole.kill().await;
    let house = House::over_file(&file).await;
    let anna = anna.moved_to(house.address);
    assert_eq!(link(&anna).await, hers, "it is found again");
    let mut connection = anna.connect(&hers).await;
    assert_eq!(cards::hand(&connection.view), hand);
    play_alike(&mut connection).await;
    let told = own(&anna).await;
    for field in ["score", "course", "won", "state"] {
        assert_eq!(told[field], his[field], "{field}");
    }
    house.stop().await;
}
