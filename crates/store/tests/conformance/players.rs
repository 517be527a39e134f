//! Players.

use stammtisch_store::{
    Login, NewLink, NewSession, Passkey, Player, PlayerId, SessionId, StoreError, TokenHash,
    UnixMillis,
};

use crate::fixture::{Fixture, NOW, player};

const ID: PlayerId = PlayerId::from_bytes([3; 16]);

pub(crate) async fn a_player_is_found_and_renamed(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.player(ID).await, Ok(None));
    assert_eq!(store.rename_player(ID, "Bert".into()).await, Err(StoreError::UnknownPlayer));
    let anna = player(&*store, ID).await;
    assert_eq!(store.player(ID).await, Ok(Some(anna.clone())));
    let unknown = store.set_player_lang(PlayerId::from_bytes([9; 16]), "en".into()).await;
    assert_eq!(unknown, Err(StoreError::UnknownPlayer));
    store.rename_player(ID, "Bert".into()).await.unwrap();
    store.set_player_lang(ID, "en".into()).await.unwrap();
    let now = Player { name: "Bert".into(), lang: "en".into(), ..anna };
    assert_eq!(store.player(ID).await, Ok(Some(now)));
}

pub(crate) async fn a_player_may_write_with_the_left_hand(fixture: &impl Fixture) {
    let store = fixture.store();
    let unknown = store.set_player_left_handed(ID, true).await;
    assert_eq!(unknown, Err(StoreError::UnknownPlayer));
    let anna = player(&*store, ID).await;
    store.set_player_left_handed(ID, true).await.unwrap();
    let now = Player { left_handed: true, ..anna.clone() };
    assert_eq!(store.player(ID).await, Ok(Some(now)));
    store.set_player_left_handed(ID, false).await.unwrap();
    assert_eq!(store.player(ID).await, Ok(Some(anna.clone())));
    let id = PlayerId::from_bytes([4; 16]);
    let ben = Player { id, left_handed: true, ..anna };
    store.create_player(ben.clone()).await.unwrap();
    assert_eq!(store.player(id).await, Ok(Some(ben)));
}

pub(crate) async fn a_player_is_created_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let anna = player(&*store, ID).await;
    let again = Player { name: "somebody else".into(), ..anna.clone() };
    assert_eq!(store.create_player(again).await, Err(StoreError::IdTaken));
    assert_eq!(store.player(ID).await, Ok(Some(anna)));
}

pub(crate) async fn an_erased_player_leaves_nothing_behind(fixture: &impl Fixture) {
    let store = fixture.store();
    let other = PlayerId::from_bytes([4; 16]);
    let (secret, key) = (TokenHash::of(&[8; 32]), vec![7; 40]);
    assert_eq!(store.delete_player(ID).await, Ok(None));
    for owner in [other, ID] {
        player(&*store, owner).await;
        let byte = owner.to_bytes()[0];
        let token = TokenHash::of(&[byte; 32]);
        let (id, label) = (SessionId::from_bytes([byte; 16]), "phone".to_owned());
        let session = NewSession { id, token, player: owner, label: label.clone(), created: NOW };
        store.create_session(session).await.unwrap();
        let login = Login { name: format!("name {byte}"), player: owner, phc: "$x".into() };
        store.set_login(login).await.unwrap();
        let (id, data) = ([key.as_slice(), &[byte]].concat(), vec![]);
        let passkey = Passkey { id, player: owner, label, data, created: NOW, last_used: None };
        store.add_passkey(passkey).await.unwrap();
        store.set_admin_token(token, UnixMillis(NOW.0 + 1)).await.unwrap();
        assert_eq!(store.claim_admin(token, owner, NOW).await, Ok(true));
    }
    let link = NewLink { secret, player: ID, expires: UnixMillis(NOW.0 + 9) };
    store.create_link(link, NOW).await.unwrap();

    assert_eq!(store.delete_player(ID).await, Ok(Some(vec![TokenHash::of(&[3; 32])])));
    assert_eq!(store.delete_player(ID).await, Ok(None));
    assert_eq!(store.player(ID).await, Ok(None));
    assert_eq!(store.session(TokenHash::of(&[3; 32])).await, Ok(None));
    assert_eq!(store.sessions_of(ID).await, Ok(vec![]));
    assert_eq!(store.login("name 3".into()).await, Ok(None));
    assert_eq!(store.passkeys_of(ID).await, Ok(vec![]));
    assert_eq!(store.link(secret).await, Ok(None));
    assert_eq!(store.is_admin(ID).await, Ok(false));

    assert_eq!(store.sessions_of(other).await.unwrap().len(), 1);
    assert!(store.login_of(other).await.unwrap().is_some());
    assert_eq!(store.passkeys_of(other).await.unwrap().len(), 1);
    assert_eq!(store.is_admin(other).await, Ok(true));
}
