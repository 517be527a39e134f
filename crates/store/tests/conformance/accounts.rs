//! Logins, passkeys and one-time links.

use stammtisch_store::{Login, NewLink, Passkey, PlayerId, StoreError, TokenHash, UnixMillis};

use crate::fixture::{Fixture, NOW, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const NOBODY: PlayerId = PlayerId::from_bytes([9; 16]);

fn login(name: &str, player: PlayerId) -> Login {
    Login { name: name.into(), player, phc: format!("$argon2id$of {name}") }
}

fn passkey(n: u8, player: PlayerId) -> Passkey {
    let (label, data) = (format!("key {n}"), vec![n; 200]);
    let created = UnixMillis(NOW.0 - i64::from(n));
    Passkey { id: vec![n; 32], player, label, data, created, last_used: None }
}

fn link(n: u8, player: PlayerId, lasts: i64) -> NewLink {
    let secret = TokenHash::of(&[n; 32]);
    NewLink { secret, player, expires: UnixMillis(NOW.0 + lasts) }
}

pub(crate) async fn a_login_is_found_whatever_its_case(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.set_login(login("Änna", ANNA)).await, Err(StoreError::UnknownPlayer));
    player(&*store, ANNA).await;
    assert_eq!(store.login_of(ANNA).await, Ok(None));
    store.set_login(login("Änna", ANNA)).await.unwrap();
    for name in ["Änna", "änna", "ÄNNA"] {
        assert_eq!(store.login(name.into()).await, Ok(Some(login("Änna", ANNA))), "{name}");
    }
    assert_eq!(store.login("Anna".into()).await, Ok(None));
    assert_eq!(store.login_of(ANNA).await, Ok(Some(login("Änna", ANNA))));
}

pub(crate) async fn a_login_belongs_to_one_player(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    store.set_login(login("Änna", ANNA)).await.unwrap();
    store.set_login(login("Ben", BEN)).await.unwrap();
    assert_eq!(store.set_login(login("äNNA", BEN)).await, Err(StoreError::LoginTaken));
    assert_eq!(store.login_of(BEN).await, Ok(Some(login("Ben", BEN))), "the old one stays");

    // The own one may change its case, and an old one is free again.
    store.set_login(login("ÄNNA", ANNA)).await.unwrap();
    store.set_login(login("Anna", ANNA)).await.unwrap();
    store.set_login(login("änna", BEN)).await.unwrap();
    assert_eq!(store.login("Änna".into()).await, Ok(Some(login("änna", BEN))));
    assert_eq!(store.delete_login(ANNA).await, Ok(true));
    assert_eq!(store.delete_login(ANNA).await, Ok(false));
    assert_eq!(store.login("Anna".into()).await, Ok(None));
}

pub(crate) async fn a_passkey_is_kept_and_used(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.add_passkey(passkey(1, ANNA)).await, Err(StoreError::UnknownPlayer));
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    for key in [passkey(1, ANNA), passkey(2, ANNA), passkey(3, BEN)] {
        store.add_passkey(key).await.unwrap();
    }
    assert_eq!(store.add_passkey(passkey(1, BEN)).await, Err(StoreError::IdTaken));
    assert_eq!(store.passkey(vec![1; 32]).await, Ok(Some(passkey(1, ANNA))));
    assert_eq!(store.passkey(vec![1; 31]).await, Ok(None));
    assert_eq!(store.passkeys_of(ANNA).await, Ok(vec![passkey(2, ANNA), passkey(1, ANNA)]));

    assert_eq!(store.use_passkey(vec![1; 32], vec![0], NOW).await, Ok(true));
    assert_eq!(store.use_passkey(vec![9; 32], vec![0], NOW).await, Ok(false));
    let used = Passkey { data: vec![0], last_used: Some(NOW), ..passkey(1, ANNA) };
    assert_eq!(store.passkey(vec![1; 32]).await, Ok(Some(used)));
}

pub(crate) async fn a_passkey_is_removed_by_its_owner(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    store.add_passkey(passkey(1, ANNA)).await.unwrap();
    assert_eq!(store.delete_passkey(BEN, vec![1; 32]).await, Ok(false));
    assert_eq!(store.delete_passkey(ANNA, vec![1; 32]).await, Ok(true));
    assert_eq!(store.delete_passkey(ANNA, vec![1; 32]).await, Ok(false));
    assert_eq!(store.passkeys_of(ANNA).await, Ok(vec![]));
}

pub(crate) async fn a_link_leads_home_once(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let nobody = store.create_link(link(1, NOBODY, 100), NOW).await;
    assert_eq!(nobody, Err(StoreError::UnknownPlayer));
    let new = link(1, ANNA, 100);
    assert_eq!(store.redeem_link(new.secret, NOW).await, Ok(None));
    store.create_link(new, NOW).await.unwrap();
    let (one, two) =
        tokio::join!(store.redeem_link(new.secret, NOW), store.redeem_link(new.secret, NOW));
    let mut answers = [one.unwrap(), two.unwrap()];
    answers.sort();
    assert_eq!(answers, [None, Some(ANNA)]);
}

pub(crate) async fn a_link_expires(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let new = link(1, ANNA, 100);
    store.create_link(new, NOW).await.unwrap();
    assert_eq!(store.redeem_link(new.secret, UnixMillis(NOW.0 + 100)).await, Ok(None));
    assert_eq!(store.redeem_link(new.secret, NOW).await, Ok(None), "and was used up");
}

pub(crate) async fn a_player_has_one_link(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    let (old, new, bens) = (link(1, ANNA, 100), link(2, ANNA, 100), link(3, BEN, 100));
    for link in [old, bens, new] {
        store.create_link(link, NOW).await.unwrap();
    }
    let taken = store.create_link(NewLink { player: ANNA, ..bens }, NOW).await;
    assert_eq!(taken, Err(StoreError::IdTaken));
    assert_eq!(store.redeem_link(old.secret, NOW).await, Ok(None));
    assert_eq!(store.redeem_link(new.secret, NOW).await, Ok(Some(ANNA)));
    assert_eq!(store.redeem_link(bens.secret, NOW).await, Ok(Some(BEN)));
}
