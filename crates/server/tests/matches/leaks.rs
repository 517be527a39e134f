//! Answers about finished matches leak nothing of a match in progress: every byte is the same
//! before its first card is dealt and in the middle of it.

use serde_json::json;

use crate::common::game_data::one_of_each;
use crate::common::{House, cards};
use crate::matches::played::{Played, everything, links, statuses, told};

type Told = Vec<(u16, String, String)>;

/// Everything that can be learnt of finished matches, by players, by holders of a key, and by
/// strangers.
async fn all_that_leaves(played: &Played, keys: &[String]) -> Told {
    let Played { house, anna, ben, id, .. } = played;
    let mut all = Vec::new();
    house.app.count_missed().await;
    for client in [anna, ben] {
        all.push(told(client.get("/api/numbers").await));
        all.extend(everything(house, Some(&client.cookie), id, None).await);
        all.push(told(client.get("/api/matches").await));
        for from in (0..512).step_by(64) {
            for eyes in ["open", "0", "1"] {
                let query = format!("positions?from={from}&count=64&eyes={eyes}");
                all.push(told(client.get(&format!("{}/{query}", played.path())).await));
            }
        }
    }
    all.push(told(ben.get(&format!("{}/links", played.path())).await));
    for key in keys {
        all.extend(everything(house, None, id, Some(key)).await);
    }
    let table = id.split('-').next().expect("a table");
    for no in [0, 2, 3] {
        let other = format!("{table}-{no}");
        all.extend(everything(house, Some(&anna.cookie), &other, None).await);
        all.extend(
            everything(house, Some(&ben.cookie), &other, keys.first().map(String::as_str)).await,
        );
        all.extend(links(anna, &other).await);
        for client in [anna, ben] {
            for of in ["hindsight", "hands?step=1&seat=0"] {
                all.push(told(client.get(&format!("/api/matches/{other}/{of}")).await));
            }
        }
    }
    all
}

/// The index of the first answer that differs.
fn difference(before: &Told, now: &Told) -> Option<usize> {
    before
        .iter()
        .zip(now)
        .position(|(before, now)| before != now)
        .or_else(|| (before.len() != now.len()).then_some(before.len().min(now.len())))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_told_of_a_match_does_not_change_while_another_is_played() {
    for base in one_of_each() {
        let mut played = Played::at(House::open().await, base).await;
        let keys = [played.link(true).await.1, played.link(false).await.1];
        let before = all_that_leaves(&played, &keys).await;
        assert!(statuses(&before).contains(&200) && statuses(&before).contains(&404));
        played.begin_another().await;
        for moves in [0, 2, 5] {
            played.some_moves(moves).await;
            let now = all_that_leaves(&played, &keys).await;
            let changed = difference(&before, &now).map(|at| (&before[at], &now[at]));
            assert_eq!(changed, None, "{base}");
        }
        let hidden: Vec<_> = [&played.hers, &played.his]
            .iter()
            .flat_map(|connection| cards::hand(&connection.view))
            .collect();
        assert!(!hidden.is_empty() && played.hers.state() == "playing", "there is a thing to hide");

        // Control: the comparison finds a single added word, and the end of the other match.
        let mut planted = before.clone();
        planted[3].2.push_str(&hidden[0]);
        assert_eq!(difference(&before, &planted), Some(3));
        played.play_out().await;
        let after = all_that_leaves(&played, &keys).await;
        assert!(difference(&before, &after).is_some(), "now it is told");
        played.house.stop().await;
    }
}

/// Through a seat's eyes one sees what that seat was shown during play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seats_eyes_see_that_seats_hand_and_open_ones_see_all() {
    let played = Played::at(House::open().await, "live").await;
    let ask = async |eyes: &str| {
        let path = format!("{}/positions?from=0&count=1&eyes={eyes}", played.path());
        played.anna.get(&path).await.json()["positions"][0].clone()
    };
    let first = |connection: &crate::common::connection::Connection| {
        json!(connection.hands.first().expect("a hand").1)
    };
    let (hers, his, open) = (ask("0").await, ask("1").await, ask("open").await);
    assert_eq!(hers["now"]["game"]["hand"], first(&played.hers));
    assert_eq!(his["now"]["game"]["hand"], first(&played.his));
    let foreign = first(&played.his);
    assert_ne!(hers["now"]["game"]["hand"], foreign);
    let named = cards::named(&hers.to_string());
    let foreign: Vec<_> =
        foreign.as_array().expect("cards").iter().filter_map(|card| card.as_str()).collect();
    let own = cards::hand(&hers["now"]);
    let seen =
        foreign.iter().filter(|card| named.contains(**card) && !own.iter().any(|own| own == *card));
    let top = hers["now"]["game"]["top"].as_str().unwrap_or_default();
    assert_eq!(seen.filter(|card| **card != top).count(), 0, "{hers}");
    assert!(foreign.iter().all(|card| open["open"].to_string().contains(card)), "{open}");
    assert!(open["open"].is_object() && hers["open"].is_null());
    played.house.stop().await;
}
