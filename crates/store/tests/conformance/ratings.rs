//! Ratings, updated match by match.

use stammtisch_store::{
    CountedMatch, CountedTable, DueRating, NewRatings, PlayerId, RatedOne, Store, TableId,
    UnixMillis,
};

use crate::fixture::{Fixture, NOW};
use crate::numbers::{ANNA, BEN, house};

const ONE: TableId = TableId::from_bytes([1; 16]);
const TWO: TableId = TableId::from_bytes([2; 16]);

fn at(ms: i64) -> UnixMillis {
    UnixMillis(NOW.0 + ms)
}

fn ended(table: TableId, no: u16, ended: i64) -> CountedMatch {
    let due = Some(format!("due {no}").into_bytes());
    let players = [ANNA, BEN].map(|player| (player, b"counted".to_vec())).into();
    CountedMatch { table, no, ended: at(ended), players, due }
}

fn due(table: TableId, no: u16, ended: i64) -> DueRating {
    DueRating { table, no, ended: at(ended), due: format!("due {no}").into_bytes() }
}

async fn count(store: &dyn Store, table: TableId, matches: Vec<CountedMatch>) {
    let counted =
        CountedTable { table, way: 1, entries: 1, matches: Some(matches), shuffles: None };
    assert_eq!(store.keep_numbers(counted).await, Ok(()));
}

fn rated(table: TableId, no: u16, players: &[(PlayerId, &str)]) -> NewRatings {
    let players = players.iter().map(|(player, what)| (*player, what.as_bytes().to_vec()));
    NewRatings { table, no, rules: "live".into(), players: players.collect() }
}

fn one(table: TableId, no: u16, rated: &str) -> RatedOne {
    RatedOne { table, no, rules: "live".into(), rated: rated.as_bytes().to_vec() }
}

pub(crate) async fn matches_are_due_until_they_are_reckoned_in(fixture: &impl Fixture) {
    let store = house(fixture).await;
    count(&*store, ONE, vec![ended(ONE, 1, 30), ended(ONE, 2, 40)]).await;
    let unrated = CountedMatch { due: None, ..ended(TWO, 1, 5) };
    count(&*store, TWO, vec![unrated, ended(TWO, 2, 10)]).await;
    let all = vec![due(TWO, 2, 10), due(ONE, 1, 30), due(ONE, 2, 40)];
    assert_eq!(store.due_ratings(9).await, Ok(all.clone()), "by when they ended");
    assert_eq!(store.due_ratings(2).await, Ok(all[..2].to_vec()));
    store.keep_ratings(rated(TWO, 2, &[(ANNA, "a1"), (BEN, "b1")])).await.unwrap();
    assert_eq!(store.due_ratings(9).await, Ok(all[1..].to_vec()));
    // Counted again, and rated again: it stays as it was.
    count(&*store, TWO, vec![ended(TWO, 2, 10)]).await;
    store.keep_ratings(rated(TWO, 2, &[(ANNA, "again")])).await.unwrap();
    store.keep_ratings(rated(TWO, 1, &[(ANNA, "never due")])).await.unwrap();
    fixture.restart().await;
    let store = fixture.store();
    assert_eq!(store.due_ratings(9).await, Ok(all[1..].to_vec()));
    assert_eq!(store.rated_matches_of(ANNA, 9).await, Ok(vec![one(TWO, 2, "a1")]));
}

pub(crate) async fn the_rating_reckoned_last_holds(fixture: &impl Fixture) {
    let store = house(fixture).await;
    count(&*store, ONE, vec![ended(ONE, 1, 10), ended(ONE, 2, 20), ended(ONE, 3, 30)]).await;
    let both = [ANNA, BEN];
    assert_eq!(store.ratings_of("live", &both).await, Ok(vec![]));
    store.keep_ratings(rated(ONE, 2, &[(ANNA, "a2"), (BEN, "b2")])).await.unwrap();
    // A missed match is rated late.
    store.keep_ratings(rated(ONE, 1, &[(ANNA, "a1")])).await.unwrap();
    let elsewhere = NewRatings { rules: "schule".into(), ..rated(ONE, 3, &[(ANNA, "a3")]) };
    store.keep_ratings(elsewhere).await.unwrap();
    let known = vec![(ANNA, b"a1".to_vec()), (BEN, b"b2".to_vec())];
    assert_eq!(store.ratings_of("live", &both).await, Ok(known));
    assert_eq!(store.ratings_of("schule", &both).await, Ok(vec![(ANNA, b"a3".to_vec())]));
    let hers = store.rated_matches_of(ANNA, 9).await.unwrap();
    assert_eq!(hers.iter().map(|one| one.no).collect::<Vec<_>>(), [3, 1, 2]);
    assert_eq!(hers[1..], [one(ONE, 1, "a1"), one(ONE, 2, "a2")]);
    assert_eq!(store.rated_matches_of(ANNA, 1).await, Ok(hers[..1].to_vec()));
}

pub(crate) async fn who_does_not_count_has_no_rating_of_it(fixture: &impl Fixture) {
    let store = house(fixture).await;
    count(&*store, ONE, vec![ended(ONE, 1, 10), ended(ONE, 2, 30), ended(ONE, 3, 50)]).await;
    store.set_counted(ANNA, false, at(20)).await.unwrap();
    store.set_counted(ANNA, true, at(40)).await.unwrap();
    for no in [1, 2, 3] {
        store.keep_ratings(rated(ONE, no, &[(ANNA, "a"), (BEN, "b")])).await.unwrap();
    }
    let hers = store.rated_matches_of(ANNA, 9).await.unwrap();
    assert_eq!(hers.iter().map(|one| one.no).collect::<Vec<_>>(), [3, 1]);
    assert_eq!(store.rated_matches_of(BEN, 9).await.unwrap().len(), 3, "his count all the same");
}

pub(crate) async fn ratings_go_with_numbers_and_players(fixture: &impl Fixture) {
    let store = house(fixture).await;
    count(&*store, ONE, vec![ended(ONE, 1, 10), ended(ONE, 2, 20), ended(ONE, 3, 50)]).await;
    store.keep_ratings(rated(ONE, 1, &[(ANNA, "a1"), (BEN, "b1")])).await.unwrap();
    store.delete_numbers(ANNA, at(30)).await.unwrap();
    assert_eq!(store.rated_matches_of(ANNA, 9).await, Ok(vec![]));
    assert_eq!(store.ratings_of("live", &[ANNA]).await, Ok(vec![]));
    store.keep_ratings(rated(ONE, 2, &[(ANNA, "a2"), (BEN, "b2")])).await.unwrap();
    assert_eq!(store.rated_matches_of(ANNA, 9).await, Ok(vec![]), "it ended before");
    assert_eq!(store.rated_matches_of(BEN, 9).await.unwrap().len(), 2);
    store.delete_player(BEN).await.unwrap();
    store.keep_ratings(rated(ONE, 3, &[(ANNA, "a3"), (BEN, "b3")])).await.unwrap();
    assert_eq!(store.rated_matches_of(BEN, 9).await, Ok(vec![]));
    assert_eq!(store.rated_matches_of(ANNA, 9).await, Ok(vec![one(ONE, 3, "a3")]));
}
