use stammtisch_store::{
    DailyCounts, DailyDeal, DailyEnd, DailyId, DailyTry, Day, NewDailyTry, PlayerId, Store,
    StoreError, TableId, UnixMillis,
};

use crate::fixture::{Fixture, NOW, create, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const CLARA: PlayerId = PlayerId::from_bytes([5; 16]);
const TODAY: Day = Day(20_782);

fn id(day: Day, game: &str) -> DailyId {
    DailyId { day, game: game.into() }
}

fn deal(of: &DailyId, bytes: &[u8]) -> DailyDeal {
    DailyDeal { id: of.clone(), made: NOW, bytes: bytes.to_vec(), seed: None }
}

fn table(n: u8) -> TableId {
    TableId::from_bytes([n; 16])
}

fn new(of: &DailyId, player: PlayerId, n: u8) -> NewDailyTry {
    let begun = UnixMillis(NOW.0 + i64::from(n));
    NewDailyTry { of: of.clone(), player, table: table(n), begun }
}

fn end(ms: i64, score: Option<i32>) -> DailyEnd {
    DailyEnd { at: UnixMillis(NOW.0 + ms), score, course: vec![7] }
}

async fn house(fixture: &impl Fixture) -> (std::sync::Arc<dyn Store>, DailyId) {
    let store = fixture.store();
    for n in 1..=5 {
        create(&*store, n).await;
    }
    for id in [ANNA, BEN, CLARA] {
        player(&*store, id).await;
    }
    let of = id(TODAY, "mau");
    store.add_daily_deal(deal(&of, b"deal")).await.unwrap();
    (store, of)
}

fn tables(tries: &[DailyTry]) -> Vec<TableId> {
    tries.iter().map(|one| one.table).collect()
}

pub(crate) async fn one_secret_is_kept_for_ever(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.daily_secret().await, Ok(None));
    let keep = async |secret: u8, lost: Option<u8>| {
        store.keep_daily_secret(vec![secret, 2], lost.map(|lost| vec![lost, 2])).await
    };
    assert_eq!(keep(1, None).await, Ok(vec![1, 2]));
    assert_eq!(keep(3, None).await, Ok(vec![1, 2]), "the first one counts");
    assert_eq!(keep(3, Some(4)).await, Ok(vec![1, 2]), "it is another that is lost");
    assert_eq!(keep(5, Some(1)).await, Ok(vec![5, 2]));
    assert_eq!(keep(6, Some(1)).await, Ok(vec![5, 2]), "once is enough");
    fixture.restart().await;
    assert_eq!(fixture.store().daily_secret().await, Ok(Some(vec![5, 2])));
}

pub(crate) async fn a_deal_of_a_day_is_fixed_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let of = id(TODAY, "mau");
    assert_eq!(store.daily_deal(&of).await, Ok(None));
    assert_eq!(store.open_daily_deal(&of, vec![9]).await, Ok(false), "there is none yet");
    let first = deal(&of, b"first");
    assert_eq!(store.add_daily_deal(first.clone()).await, Ok(first.clone()));
    assert_eq!(store.add_daily_deal(deal(&of, b"second")).await, Ok(first.clone()));
    assert_eq!(store.open_daily_deal(&of, vec![9; 32]).await, Ok(true));
    assert_eq!(store.open_daily_deal(&of, vec![8; 32]).await, Ok(true));
    fixture.restart().await;
    let known = fixture.store().daily_deal(&of).await;
    assert_eq!(known, Ok(Some(DailyDeal { seed: Some(vec![9; 32]), ..first })));
}

pub(crate) async fn past_deals_are_told_day_by_day(fixture: &impl Fixture) {
    let store = fixture.store();
    for days in [-40, -3, -2, 0, 1] {
        for game in ["maxonaut", "mau"] {
            store.add_daily_deal(deal(&id(TODAY.plus(days), game), b"x")).await.unwrap();
        }
    }
    let told = async |before, days| {
        let deals = store.daily_deals(before, days).await.unwrap();
        deals.into_iter().map(|deal| (deal.id.day.0 - TODAY.0, deal.id.game)).collect::<Vec<_>>()
    };
    let both = |day: i32| [(day, "mau".to_owned()), (day, "maxonaut".to_owned())];
    assert_eq!(told(TODAY, 2).await, [both(-2), both(-3)].concat());
    assert_eq!(told(TODAY.plus(-3), 2).await, both(-40));
    assert_eq!(told(TODAY.plus(-40), 2).await, []);
}

pub(crate) async fn a_player_has_one_try_of_a_deal(fixture: &impl Fixture) {
    let (store, of) = house(fixture).await;
    let other = id(TODAY, "maxonaut");
    store.add_daily_deal(deal(&other, b"deal")).await.unwrap();
    assert_eq!(store.daily_try(&of, ANNA).await, Ok(None));
    let begun = store.begin_daily_try(new(&of, ANNA, 1)).await.unwrap();
    assert_eq!((begun.table, begun.player, &begun.end), (table(1), Some(ANNA), &None));
    let again = store.begin_daily_try(new(&of, ANNA, 2)).await;
    assert_eq!(again, Ok(begun.clone()), "the first one counts");
    assert_eq!(store.begin_daily_try(new(&other, ANNA, 2)).await.unwrap().table, table(2));
    let taken = store.begin_daily_try(new(&of, BEN, 1)).await;
    assert_eq!(taken, Err(StoreError::IdTaken));
    fixture.restart().await;
    let store = fixture.store();
    assert_eq!(store.daily_try(&of, ANNA).await, Ok(Some(begun.clone())));
    assert_eq!(store.daily_try_at(table(1)).await, Ok(Some(begun.clone())));
    assert_eq!(store.daily_try_at(table(3)).await, Ok(None));
    assert_eq!(store.daily_tries_open(&of).await, Ok(vec![begun.clone()]));
    assert_eq!(store.end_daily_try(table(1), end(9, Some(4))).await, Ok(true));
    assert_eq!(store.end_daily_try(table(1), end(10, Some(5))).await, Ok(false), "it ends once");
    assert_eq!(store.end_daily_try(table(3), end(10, Some(5))).await, Ok(false));
    let over = DailyTry { end: Some(end(9, Some(4))), ..begun };
    assert_eq!(store.daily_try(&of, ANNA).await, Ok(Some(over.clone())));
    let late = id(TODAY.plus(1), "mau");
    store.add_daily_deal(deal(&late, b"deal")).await.unwrap();
    let later = store.begin_daily_try(new(&late, ANNA, 3)).await.unwrap();
    let hers = store.daily_tries_of(ANNA).await.unwrap();
    assert_eq!((&hers[0], &hers[1], hers[2].table), (&later, &over, table(2)));
    assert_eq!(store.daily_tries_of(BEN).await, Ok(vec![]));
    assert_eq!(store.daily_tries_open(&of).await, Ok(vec![]));
}

pub(crate) async fn a_try_needs_player_table_and_deal(fixture: &impl Fixture) {
    let (store, of) = house(fixture).await;
    let nobody = PlayerId::from_bytes([8; 16]);
    for bad in [new(&of, nobody, 1), new(&of, ANNA, 77), new(&id(TODAY.plus(1), "mau"), ANNA, 1)] {
        assert_eq!(store.begin_daily_try(bad).await, Err(StoreError::UnknownPlayer));
    }
    assert_eq!(store.daily_counts(&of).await, Ok(DailyCounts::default()));
}

pub(crate) async fn the_best_stand_first_and_those_given_up_nowhere(fixture: &impl Fixture) {
    let (store, of) = house(fixture).await;
    let more = [6, 7].map(|n| PlayerId::from_bytes([n; 16]));
    for id in more {
        player(&*store, id).await;
    }
    let scores = [Some(3), Some(-2), None, Some(3)];
    for (n, (player, score)) in (1..).zip([ANNA, BEN, CLARA, more[0]].into_iter().zip(scores)) {
        store.begin_daily_try(new(&of, player, n)).await.unwrap();
        let at = 100 - i64::from(n);
        assert_eq!(store.end_daily_try(table(n), end(at, score)).await, Ok(true));
    }
    store.begin_daily_try(new(&of, more[1], 5)).await.unwrap();
    let best = store.daily_best(&of, 10).await.unwrap();
    assert_eq!(tables(&best), [table(4), table(1), table(2)], "the same score: who was first");
    assert_eq!(tables(&store.daily_best(&of, 2).await.unwrap()), [table(4), table(1)]);
    let counts = DailyCounts { begun: 5, scored: 3, best: Some(3) };
    assert_eq!(store.daily_counts(&of).await, Ok(counts));
    for (score, better) in [(4, 0), (3, 0), (2, 2), (-2, 2), (-3, 3)] {
        assert_eq!(store.daily_better(&of, score).await, Ok(better), "{score}");
    }
    assert_eq!(store.daily_best(&id(TODAY, "maxonaut"), 9).await, Ok(vec![]));
}

pub(crate) async fn names_are_told_as_people_want_it(fixture: &impl Fixture) {
    let (store, of) = house(fixture).await;
    for (n, player) in [(1, ANNA), (2, BEN)] {
        store.begin_daily_try(new(&of, player, n)).await.unwrap();
        store.end_daily_try(table(n), end(i64::from(n), Some(1))).await.unwrap();
    }
    store.rename_player(BEN, "Ben".into()).await.unwrap();
    let names = async || {
        let best = store.daily_best(&of, 9).await.unwrap();
        best.into_iter().map(|one| (one.player, one.name)).collect::<Vec<_>>()
    };
    let (anna, ben) = (Some("Änna 🂡".to_owned()), Some("Ben".to_owned()));
    assert_eq!(names().await, [(Some(ANNA), anna.clone()), (Some(BEN), ben.clone())]);
    assert_eq!(store.is_daily_nameless(ANNA).await, Ok(false));
    store.set_daily_nameless(ANNA, true).await.unwrap();
    store.set_daily_nameless(ANNA, true).await.unwrap();
    assert_eq!(store.is_daily_nameless(ANNA).await, Ok(true));
    assert_eq!(names().await, [(Some(ANNA), None), (Some(BEN), ben.clone())]);
    store.set_daily_nameless(ANNA, false).await.unwrap();
    assert_eq!(names().await, [(Some(ANNA), anna.clone()), (Some(BEN), ben)]);
    let nobody = PlayerId::from_bytes([8; 16]);
    assert_eq!(store.set_daily_nameless(nobody, true).await, Err(StoreError::UnknownPlayer));
    store.delete_player(BEN).await.unwrap();
    assert_eq!(names().await, [(Some(ANNA), anna), (None, None)], "what was played stays");
    assert_eq!(store.daily_try(&of, BEN).await, Ok(None));
}
