//! Operators, and the token that makes the first one.

use stammtisch_store::{Admin, LookedAfter, PlayerId, StoreError, TokenHash, UnixMillis};
use tokio::task::JoinSet;

use crate::fixture::{Fixture, NOW, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const LATER: UnixMillis = UnixMillis(NOW.0 + 1_000);

fn token(n: u8) -> TokenHash {
    TokenHash::of(&[n; 32])
}

pub(crate) async fn nobody_is_an_operator_without_the_token(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    assert_eq!(store.claim_admin(token(1), ANNA, NOW).await, Ok(false));
    store.set_admin_token(token(1), LATER).await.unwrap();
    assert_eq!(store.claim_admin(token(2), ANNA, NOW).await, Ok(false));
    assert_eq!(store.claim_admin(token(1), ANNA, LATER).await, Ok(false), "expired");
    assert_eq!(store.claim_admin(token(1), BEN, NOW).await, Err(StoreError::UnknownPlayer));
    assert_eq!((store.is_admin(ANNA).await, store.admins().await), (Ok(false), Ok(vec![])));

    assert_eq!(store.claim_admin(token(1), ANNA, NOW).await, Ok(true));
    assert_eq!(store.is_admin(ANNA).await, Ok(true));
    assert_eq!(store.is_admin(BEN).await, Ok(false));
}

pub(crate) async fn the_token_makes_one_operator(fixture: &impl Fixture) {
    let store = fixture.store();
    store.set_admin_token(token(1), LATER).await.unwrap();
    let mut claims = JoinSet::new();
    for n in 1..=16 {
        let (store, id) = (fixture.store(), PlayerId::from_bytes([n; 16]));
        player(&*store, id).await;
        claims.spawn(async move { store.claim_admin(token(1), id, NOW).await.unwrap() });
    }
    let claims = claims.join_all().await;
    assert_eq!(claims.iter().filter(|became| **became).count(), 1);
    assert_eq!(store.admins().await.unwrap().len(), 1);
}

pub(crate) async fn a_new_token_replaces_the_old_one(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    store.set_admin_token(token(1), LATER).await.unwrap();
    store.set_admin_token(token(2), LATER).await.unwrap();
    assert_eq!(store.claim_admin(token(1), ANNA, NOW).await, Ok(false));
    assert_eq!(store.claim_admin(token(2), ANNA, NOW).await, Ok(true));
    store.set_admin_token(token(3), LATER).await.unwrap();
    assert_eq!(store.claim_admin(token(3), ANNA, NOW).await, Ok(true), "again changes nothing");
    store.set_admin_token(token(4), LATER).await.unwrap();
    let after = UnixMillis(NOW.0 + 5);
    assert_eq!(store.claim_admin(token(4), BEN, after).await, Ok(true));
    let admins = vec![Admin { player: ANNA, since: NOW }, Admin { player: BEN, since: after }];
    assert_eq!(store.admins().await, Ok(admins));
}

pub(crate) async fn chores_are_remembered(fixture: &impl Fixture) {
    use stammtisch_store::{Chore, Done};
    let store = fixture.store();
    assert_eq!(store.last_chore(Chore::Backup).await, Ok(None));
    let (first, second) =
        (Done { at: NOW, well: true }, Done { at: UnixMillis(NOW.0 + 1), well: false });
    store.note_chore(Chore::Backup, first).await.unwrap();
    store.note_chore(Chore::Drill, second).await.unwrap();
    assert_eq!(store.last_chore(Chore::Backup).await, Ok(Some(first)));
    store.note_chore(Chore::Backup, second).await.unwrap();
    assert_eq!(store.last_chore(Chore::Backup).await, Ok(Some(second)));
}

pub(crate) async fn when_the_house_was_looked_after_is_remembered(fixture: &impl Fixture) {
    assert_eq!(fixture.store().looked_after().await, Ok(None));
    for (at, doubted) in [(NOW, None), (LATER, Some(NOW)), (UnixMillis(NOW.0 - 5), None)] {
        let when = LookedAfter { at, doubted };
        fixture.store().note_looked_after(when).await.unwrap();
        fixture.restart().await;
        assert_eq!(fixture.store().looked_after().await, Ok(Some(when)));
    }
}
