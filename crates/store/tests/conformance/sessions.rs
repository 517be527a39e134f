//! Sessions: beginning, being used, being listed, ending.

use stammtisch_store::{
    NewSession, PlayerId, Session, SessionId, StoreError, TokenHash, UnixMillis,
};

use crate::fixture::{Fixture, NOW, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);

fn token(n: u8) -> TokenHash {
    TokenHash::of(&[n; 32])
}

fn session(n: u8, player: PlayerId) -> NewSession {
    let (id, label) = (SessionId::from_bytes([n; 16]), format!("device {n}"));
    NewSession { id, token: token(n), player, label, created: NOW }
}

fn begun(n: u8, player: PlayerId) -> Session {
    let NewSession { id, token, player, label, created } = session(n, player);
    Session { id, token, player, label, created, last_seen: created }
}

pub(crate) async fn a_session_leads_to_its_player(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let new = session(1, ANNA);
    assert_eq!(store.session(new.token).await, Ok(None));
    store.create_session(new.clone()).await.unwrap();
    assert_eq!(store.session(new.token).await, Ok(Some(begun(1, ANNA))));
    assert_eq!(store.session(token(2)).await, Ok(None));
}

pub(crate) async fn a_session_needs_a_player(fixture: &impl Fixture) {
    let store = fixture.store();
    let refused = store.create_session(session(1, ANNA)).await;
    assert_eq!(refused, Err(StoreError::UnknownPlayer));
}

pub(crate) async fn a_token_is_used_once(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    store.create_session(session(1, ANNA)).await.unwrap();
    assert_eq!(store.create_session(session(1, ANNA)).await, Err(StoreError::IdTaken));
    let same_token = NewSession { id: SessionId::from_bytes([9; 16]), ..session(1, ANNA) };
    assert_eq!(store.create_session(same_token).await, Err(StoreError::IdTaken));
    let same_id = NewSession { token: token(9), ..session(1, ANNA) };
    assert_eq!(store.create_session(same_id).await, Err(StoreError::IdTaken));
    assert_eq!(store.sessions_of(ANNA).await.unwrap().len(), 1);
}

pub(crate) async fn a_session_remembers_when_it_was_used(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let new = session(1, ANNA);
    assert_eq!(store.touch_session(new.token, NOW).await, Ok(false));
    store.create_session(new.clone()).await.unwrap();
    let later = UnixMillis(NOW.0 + 9);
    assert_eq!(store.touch_session(new.token, later).await, Ok(true));
    assert_eq!(store.touch_session(new.token, NOW).await, Ok(true));
    let found = Session { last_seen: later, ..begun(1, ANNA) };
    assert_eq!(store.session(new.token).await, Ok(Some(found)));
}

pub(crate) async fn a_session_ends(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let new = session(1, ANNA);
    store.create_session(new.clone()).await.unwrap();
    assert_eq!(store.delete_session(new.token).await, Ok(true));
    assert_eq!(store.delete_session(new.token).await, Ok(false));
    assert_eq!(store.session(new.token).await, Ok(None));
}

pub(crate) async fn sessions_are_listed_by_use(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    for (n, owner) in [(1, ANNA), (2, ANNA), (3, BEN)] {
        store.create_session(session(n, owner)).await.unwrap();
    }
    assert_eq!(store.sessions_of(ANNA).await, Ok(vec![begun(1, ANNA), begun(2, ANNA)]));
    let later = UnixMillis(NOW.0 + 1);
    store.touch_session(token(2), later).await.unwrap();
    let used = Session { last_seen: later, ..begun(2, ANNA) };
    assert_eq!(store.sessions_of(ANNA).await, Ok(vec![used, begun(1, ANNA)]));
    assert_eq!(store.sessions_of(PlayerId::from_bytes([9; 16])).await, Ok(vec![]));
}

pub(crate) async fn a_player_ends_own_sessions_only(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    for (n, owner) in [(1, ANNA), (2, ANNA), (3, BEN), (4, ANNA)] {
        store.create_session(session(n, owner)).await.unwrap();
    }
    let id = |n| SessionId::from_bytes([n; 16]);
    assert_eq!(store.end_session(ANNA, id(3)).await, Ok(None));
    assert_eq!(store.end_session(ANNA, id(1)).await, Ok(Some(token(1))));
    assert_eq!(store.end_session(ANNA, id(1)).await, Ok(None));
    assert_eq!(store.end_other_sessions(ANNA, token(2)).await, Ok(vec![token(4)]));
    assert_eq!(store.end_other_sessions(ANNA, token(2)).await, Ok(vec![]));
    assert_eq!(store.sessions_of(ANNA).await, Ok(vec![begun(2, ANNA)]));
    assert_eq!(store.sessions_of(BEN).await, Ok(vec![begun(3, BEN)]));
}
