//! Players and sessions.

use stammtisch_store::{
    NewSession, Player, PlayerId, Session, Store, StoreError, TokenHash, UnixMillis,
};

use crate::fixture::{Fixture, NOW};

const ID: PlayerId = PlayerId::from_bytes([3; 16]);

fn right_handed(id: PlayerId) -> Player {
    Player { id, name: "Änna 🂡".into(), lang: "de".into(), left_handed: false, created: NOW }
}

async fn anna(store: &dyn Store) -> Player {
    let player = right_handed(ID);
    store.create_player(player.clone()).await.unwrap();
    player
}

fn session(token: u8, player: PlayerId) -> NewSession {
    NewSession { token: TokenHash::of(&[token; 32]), player, created: NOW }
}

pub(crate) async fn a_player_is_found_and_renamed(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.player(ID).await, Ok(None));
    assert_eq!(store.rename_player(ID, "Bert".into()).await, Err(StoreError::UnknownPlayer));
    let player = anna(&*store).await;
    assert_eq!(store.player(ID).await, Ok(Some(player.clone())));
    let unknown = store.set_player_lang(PlayerId::from_bytes([9; 16]), "en".into()).await;
    assert_eq!(unknown, Err(StoreError::UnknownPlayer));
    store.rename_player(ID, "Bert".into()).await.unwrap();
    store.set_player_lang(ID, "en".into()).await.unwrap();
    let now = Player { name: "Bert".into(), lang: "en".into(), ..player };
    assert_eq!(store.player(ID).await, Ok(Some(now)));
}

pub(crate) async fn a_player_may_write_with_the_left_hand(fixture: &impl Fixture) {
    let store = fixture.store();
    let unknown = store.set_player_left_handed(ID, true).await;
    assert_eq!(unknown, Err(StoreError::UnknownPlayer));
    let player = anna(&*store).await;
    store.set_player_left_handed(ID, true).await.unwrap();
    let now = Player { left_handed: true, ..player.clone() };
    assert_eq!(store.player(ID).await, Ok(Some(now)));
    store.set_player_left_handed(ID, false).await.unwrap();
    assert_eq!(store.player(ID).await, Ok(Some(player)));
    let id = PlayerId::from_bytes([4; 16]);
    let ben = Player { id, left_handed: true, ..right_handed(id) };
    store.create_player(ben.clone()).await.unwrap();
    assert_eq!(store.player(id).await, Ok(Some(ben)));
}

pub(crate) async fn a_player_is_created_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let player = anna(&*store).await;
    let again = Player { name: "somebody else".into(), ..player.clone() };
    assert_eq!(store.create_player(again).await, Err(StoreError::IdTaken));
    assert_eq!(store.player(ID).await, Ok(Some(player)));
}

pub(crate) async fn a_session_leads_to_its_player(fixture: &impl Fixture) {
    let store = fixture.store();
    anna(&*store).await;
    let new = session(1, ID);
    assert_eq!(store.session(new.token).await, Ok(None));
    store.create_session(new).await.unwrap();
    let found = Session { player: ID, created: NOW, last_seen: NOW };
    assert_eq!(store.session(new.token).await, Ok(Some(found)));
    assert_eq!(store.session(TokenHash::of(&[2; 32])).await, Ok(None));
}

pub(crate) async fn a_session_needs_a_player(fixture: &impl Fixture) {
    let store = fixture.store();
    let refused = store.create_session(session(1, ID)).await;
    assert_eq!(refused, Err(StoreError::UnknownPlayer));
}

pub(crate) async fn a_token_is_used_once(fixture: &impl Fixture) {
    let store = fixture.store();
    anna(&*store).await;
    store.create_session(session(1, ID)).await.unwrap();
    assert_eq!(store.create_session(session(1, ID)).await, Err(StoreError::IdTaken));
}

pub(crate) async fn a_session_remembers_when_it_was_used(fixture: &impl Fixture) {
    let store = fixture.store();
    anna(&*store).await;
    let new = session(1, ID);
    assert_eq!(store.touch_session(new.token, NOW).await, Ok(false));
    store.create_session(new).await.unwrap();
    let later = UnixMillis(NOW.0 + 9);
    assert_eq!(store.touch_session(new.token, later).await, Ok(true));
    assert_eq!(store.touch_session(new.token, NOW).await, Ok(true));
    let found = Session { player: ID, created: NOW, last_seen: later };
    assert_eq!(store.session(new.token).await, Ok(Some(found)));
}

pub(crate) async fn a_session_ends(fixture: &impl Fixture) {
    let store = fixture.store();
    anna(&*store).await;
    let new = session(1, ID);
    store.create_session(new).await.unwrap();
    assert_eq!(store.delete_session(new.token).await, Ok(true));
    assert_eq!(store.delete_session(new.token).await, Ok(false));
    assert_eq!(store.session(new.token).await, Ok(None));
}
