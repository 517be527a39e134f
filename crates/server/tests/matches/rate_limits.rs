//! Limits on watching finished matches, for one address and one player.

use std::sync::Arc;

use serde_json::json;
use stammtisch_server::{Allowance, Config, LimitSettings, Proxies};
use stammtisch_store::{
    MATCH_FILES_OF_ONE, MATCH_LINKS_OF_ONE, MatchFile, MatchFileId, MatchLinkId, MatchRef,
    MemoryStore, NewMatchLink, TokenHash, UnixMillis,
};

use crate::common::http::{Answer, send};
use crate::common::{Client, House, hasty};
use crate::matches::played::Played;

async fn house(limits: LimitSettings) -> House {
    let config = Config { trust_proxy: Proxies::here(), limits, ..hasty() };
    House::over(Arc::new(MemoryStore::new()), config).await
}

async fn from(
    client: Option<&Client>,
    house: &House,
    at: &str,
    method: &str,
    path: &str,
    body: Option<&str>,
) -> Answer {
    let mut headers = vec![("x-forwarded-for", at)];
    headers.extend(client.map(|client| ("cookie", client.cookie.as_str())));
    send(house.address, method, path, &headers, body).await
}

/// A key counts as a guess like the code of a table, under the same limit; right ones cost nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keys_cannot_be_guessed_and_right_ones_cost_nothing() {
    let misses = Allowance::new(3, 0);
    let played =
        Played::at(house(LimitSettings { misses, ..LimitSettings::default() }).await, "live").await;
    let (_, key) = played.link(true).await;
    let house = &played.house;
    let path = |key: &str| format!("{}?key={key}", played.path());
    for _ in 0..10 {
        assert_eq!(from(None, house, "203.0.113.7", "GET", &path(&key), None).await.status, 200);
    }
    for guess in ["A", "BBBBBBBBBBBBBBBBBBBB"] {
        let refused = from(None, house, "203.0.113.7", "GET", &path(guess), None).await;
        assert_eq!(refused.code(), "no_such_match");
    }
    let code = from(None, house, "203.0.113.7", "GET", "/api/tables/ZZZZZ3", None).await;
    assert_eq!(code.code(), "no_such_table");
    let file = format!("{}/file?key={key}", played.path());
    for path in [path("C"), path(&key), file, "/api/tables/ZZZZZ3".into()] {
        let refused = from(None, house, "203.0.113.7", "GET", &path, None).await;
        assert_eq!((refused.status, refused.code().as_str()), (429, "too_many_requests"), "{path}");
    }
    assert_eq!(from(None, house, "203.0.113.8", "GET", &path(&key), None).await.status, 200);
    played.house.stop().await;
}

/// What is cached costs nothing; what has to be read does, and files most of all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reading_and_bringing_matches_have_a_bound() {
    let limits = LimitSettings {
        replays: Allowance::new(2, 0),
        imports: Allowance::new(1, 0),
        ..LimitSettings::default()
    };
    let mut played = Played::at(house(limits).await, "live").await;
    for _ in 0..2 {
        played.begin_another().await;
        played.play_out().await;
    }
    let Played { house, anna, id, .. } = &played;
    let of = |no: u8| format!("/api/matches/{}-{no}", id.split('-').next().expect("a table"));
    let ask =
        async |at: &str, path: &str| from(Some(anna), house, at, "GET", path, None).await.status;
    for path in [of(1), of(1), of(2), of(1), format!("{}/file", of(2))] {
        assert_eq!(ask("203.0.113.7", &path).await, 200, "{path}");
    }
    assert_eq!(ask("203.0.113.7", &of(3)).await, 429);
    assert_eq!(ask("203.0.113.8", &of(3)).await, 200);
    assert_eq!(ask("203.0.113.7", &of(3)).await, 200, "somebody else has had it read");
    assert_eq!(ask("203.0.113.7", "/api/matches").await, 429);

    let file =
        from(Some(anna), house, "203.0.113.8", "GET", &format!("{}/file", of(1)), None).await;
    let bring = async |at: &str, file: &str| {
        from(Some(anna), house, at, "POST", "/api/matches", Some(file)).await.status
    };
    assert_eq!(bring("203.0.113.7", &file.body).await, 429, "too many were read");
    assert_eq!(bring("203.0.113.9", &file.body).await, 201);
    assert_eq!(bring("203.0.113.9", &format!("{} ", file.body)).await, 429, "another file");
    played.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_player_has_so_many_links_and_files() {
    let played = Played::at(House::open().await, "live").await;
    let Played { house, anna, ben, id, .. } = &played;
    let player = anna.id.parse().expect("an id");
    let file = anna.get(&format!("{}/file", played.path())).await;
    for n in 1..=MATCH_FILES_OF_ONE {
        let (id, added) = (MatchFileId(n.into()), UnixMillis(1));
        let bytes = if n == 1 { b"damaged".to_vec() } else { file.body.clone().into_bytes() };
        house.store.add_match_file(MatchFile { id, player, added, bytes }).await.expect("kept");
    }
    let headers = [("cookie", anna.cookie.as_str())];
    let another = format!("{} ", file.body);
    let more = send(house.address, "POST", "/api/matches", &headers, Some(&another)).await;
    assert_eq!((more.status, more.code().as_str()), (409, "too_many_of_one"));
    let list = anna.get("/api/matches").await.json();
    assert_eq!(list["matches"].as_array().map(Vec::len), Some(20), "one of 21 cannot be read");

    let to = MatchRef::File(MatchFileId(2));
    for n in 1..=MATCH_LINKS_OF_ONE {
        let (id, key) = (MatchLinkId(n.into()), TokenHash::of(&[n as u8; 32]));
        let link = NewMatchLink { id, key, player, to, names: true, created: UnixMillis(1) };
        house.store.create_match_link(link).await.expect("made");
    }
    let path = format!("/api/matches/{id}/links");
    let more = anna.send("POST", &path, &json!({"names": true})).await;
    assert_eq!((more.status, more.code().as_str()), (409, "too_many_of_one"));
    assert_eq!(ben.send("POST", &path, &json!({"names": true})).await.status, 201);
    played.house.stop().await;
}

/// The cache of films is bounded in bytes: of four hundred, however short, some have to be read
/// again, and some not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn films_that_are_kept_ready_have_a_bound() {
    const PLAYERS: u32 = 20;
    let all = PLAYERS * MATCH_FILES_OF_ONE;
    let replays = Allowance::new(all + 1, 0);
    let limits = LimitSettings { replays, ..LimitSettings::default() };
    let played = Played::at(house(limits).await, "maxonaut").await;
    let Played { house, anna, .. } = &played;
    let path = format!("{}/file", played.path());
    let file = from(Some(anna), house, "203.0.113.7", "GET", &path, None).await;
    let bytes = file.body.into_bytes();
    let mut films = Vec::new();
    for n in 0..all {
        if n % MATCH_FILES_OF_ONE == 0 {
            films.push((house.guest(&format!("Guest {n}")).await, Vec::new()));
        }
        let (owner, own) = films.last_mut().expect("somebody");
        let (id, player) = (MatchFileId(n.into()), owner.id.parse().expect("an id"));
        let new = MatchFile { id, player, added: UnixMillis(1), bytes: bytes.clone() };
        house.store.add_match_file(new).await.expect("kept");
        own.push(format!("/api/matches/f-{id}/positions?from=0&count=1&eyes=open"));
    }
    let (mut first, mut again) = (0, 0);
    for counts in [&mut first, &mut again] {
        for (owner, own) in &films {
            for path in own {
                let at = "203.0.113.7";
                let status = from(Some(owner), house, at, "GET", path, None).await.status;
                assert!(matches!(status, 200 | 429), "{status}");
                *counts += u32::from(status == 200);
            }
        }
    }
    assert_eq!(first, all);
    assert!(again > 0 && again < all, "{again} of {all} were kept");
    played.house.stop().await;
}
