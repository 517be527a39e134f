//! Logins, passkeys and one-time links.

use std::sync::atomic::{AtomicU64, Ordering};

use stammtisch_store::{
    Account, Login, NewLink, NewSession, Passkey, Player, PlayerId, Proof, SessionId, Store,
    StoreError, TokenHash, Transfer, TransferId, TransferKind, UnixMillis,
};

use crate::fixture::{Fixture, NOW, append, create, player};

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

    // A player may change the case of their own login, and a former login is free again.
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

/// What a device does with a link: it asks to whom it leads, and begins a session.
async fn redeem(
    store: &dyn Store,
    secret: TokenHash,
    at: UnixMillis,
) -> Result<Option<PlayerId>, StoreError> {
    static NEXT: AtomicU64 = AtomicU64::new(1_000);
    let Some(player) = store.link(secret).await? else { return Ok(None) };
    let n = u128::from(NEXT.fetch_add(1, Ordering::SeqCst)).to_be_bytes();
    let token = TokenHash::of(&[n, n].concat().try_into().unwrap());
    let (id, label) = (SessionId::from_bytes(n), String::new());
    let session = NewSession { id, token, player, label, created: at };
    let begun = store.begin_session(session, Proof::Link(secret, at)).await?;
    assert_eq!(store.session(token).await?.is_some(), begun);
    Ok(begun.then_some(player))
}

pub(crate) async fn a_link_leads_home_once(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let nobody = store.create_link(link(1, NOBODY, 100), NOW).await;
    assert_eq!(nobody, Err(StoreError::UnknownPlayer));
    let new = link(1, ANNA, 100);
    assert_eq!(redeem(&*store, new.secret, NOW).await, Ok(None));
    store.create_link(new, NOW).await.unwrap();
    let (one, two) =
        tokio::join!(redeem(&*store, new.secret, NOW), redeem(&*store, new.secret, NOW));
    let mut answers = [one.unwrap(), two.unwrap()];
    answers.sort();
    assert_eq!(answers, [None, Some(ANNA)]);
}

pub(crate) async fn a_link_expires(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let new = link(1, ANNA, 100);
    store.create_link(new, NOW).await.unwrap();
    assert_eq!(redeem(&*store, new.secret, UnixMillis(NOW.0 + 100)).await, Ok(None));
    assert_eq!(redeem(&*store, new.secret, NOW).await, Ok(None), "and was used up");
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
    assert_eq!(redeem(&*store, old.secret, NOW).await, Ok(None));
    assert_eq!(redeem(&*store, new.secret, NOW).await, Ok(Some(ANNA)));
    assert_eq!(redeem(&*store, bens.secret, NOW).await, Ok(Some(BEN)));
}

pub(crate) async fn a_link_does_not_last_longer_when_the_clock_goes_back(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    let new = link(1, ANNA, 100);
    store.create_link(new, NOW).await.unwrap();
    assert_eq!(redeem(&*store, new.secret, UnixMillis(NOW.0 - 1)).await, Ok(None));
    assert_eq!(redeem(&*store, new.secret, NOW).await, Ok(None), "and was used up");
}

async fn session(store: &dyn Store, n: u8, player: PlayerId, created: UnixMillis) -> TokenHash {
    let (id, token) = (SessionId::from_bytes([n; 16]), TokenHash::of(&[n; 32]));
    let new = NewSession { id, token, player, label: String::new(), created };
    store.create_session(new).await.unwrap();
    token
}

pub(crate) async fn another_login_ends_all_other_ways_in(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    let (here, there) =
        (session(&*store, 1, ANNA, NOW).await, session(&*store, 2, ANNA, NOW).await);
    let bens = session(&*store, 3, BEN, NOW).await;
    store.set_login(login("Ben", BEN)).await.unwrap();
    store.create_link(link(1, ANNA, 100), NOW).await.unwrap();
    let taken = store.change_login(ANNA, Some(login("ben", ANNA)), here).await;
    assert_eq!(taken, Err(StoreError::LoginTaken));
    assert!(store.session(there).await.unwrap().is_some(), "nothing has ended");

    let ended = store.change_login(ANNA, Some(login("Anna", ANNA)), here).await;
    assert_eq!(ended, Ok(vec![there]));
    assert_eq!(store.login_of(ANNA).await, Ok(Some(login("Anna", ANNA))));
    assert_eq!(redeem(&*store, TokenHash::of(&[1; 32]), NOW).await, Ok(None));
    session(&*store, 4, ANNA, NOW).await;
    let ended = store.change_login(ANNA, None, here).await.unwrap();
    assert_eq!(ended.len(), 1);
    assert_eq!(store.login_of(ANNA).await, Ok(None));
    assert!(store.session(here).await.unwrap().is_some());
    assert!(store.session(bens).await.unwrap().is_some(), "others are not concerned");
}

/// A proof that has changed at this very moment lets nobody in.
pub(crate) async fn a_session_begins_by_what_still_holds(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    player(&*store, BEN).await;
    let here = session(&*store, 1, ANNA, NOW).await;
    let begins = async |n: u8, player, proof| {
        let (id, token) = (SessionId::from_bytes([n; 16]), TokenHash::of(&[n; 32]));
        let new = NewSession { id, token, player, label: String::new(), created: NOW };
        let begun = fixture.store().begin_session(new, proof).await.unwrap();
        assert_eq!(fixture.store().session(token).await.unwrap().is_some(), begun);
        begun
    };
    let phc = |name: &str| Proof::Passphrase(login(name, ANNA).phc);
    store.set_login(login("old one", ANNA)).await.unwrap();
    assert!(begins(2, ANNA, phc("old one")).await);
    assert!(!begins(3, BEN, phc("old one")).await, "nobody else's");
    store.create_link(link(1, ANNA, 100), NOW).await.unwrap();
    let led = store.link(link(1, ANNA, 100).secret).await;
    assert_eq!(led, Ok(Some(ANNA)), "asked, and not used up");
    // The passphrase changes while somebody is signing in with the old one, or with a link.
    store.change_login(ANNA, Some(login("new one", ANNA)), here).await.unwrap();
    assert!(!begins(4, ANNA, phc("old one")).await);
    assert!(!begins(5, ANNA, Proof::Link(link(1, ANNA, 100).secret, NOW)).await);
    assert!(begins(6, ANNA, phc("new one")).await);
    store.add_passkey(passkey(7, ANNA)).await.unwrap();
    assert!(begins(7, ANNA, Proof::Passkey(vec![7; 32])).await);
    store.delete_passkey(ANNA, vec![7; 32]).await.unwrap();
    assert!(!begins(8, ANNA, Proof::Passkey(vec![7; 32])).await);
    // A link leads to its own player, and an attempt to use it for another uses it up.
    store.create_link(link(9, ANNA, 100), NOW).await.unwrap();
    assert!(!begins(9, BEN, Proof::Link(link(9, ANNA, 100).secret, NOW)).await);
    assert!(!begins(10, ANNA, Proof::Link(link(9, ANNA, 100).secret, NOW)).await);
}

pub(crate) async fn idle_sessions_end(fixture: &impl Fixture) {
    let store = fixture.store();
    player(&*store, ANNA).await;
    for n in 1..=5 {
        session(&*store, n, ANNA, UnixMillis(NOW.0 + i64::from(n))).await;
    }
    let used = TokenHash::of(&[1; 32]);
    store.touch_session(used, UnixMillis(NOW.0 + 9)).await.unwrap();
    let before = UnixMillis(NOW.0 + 5);
    assert_eq!(store.end_idle_sessions(before, 2).await.unwrap().len(), 2);
    assert_eq!(store.end_idle_sessions(before, 2).await.unwrap().len(), 1);
    assert_eq!(store.end_idle_sessions(before, 2).await, Ok(vec![]));
    assert_eq!(store.sessions_of(ANNA).await.unwrap().len(), 2, "the used one, and the new one");
}

pub(crate) async fn guests_who_left_nothing_are_forgotten(fixture: &impl Fixture) {
    let store = fixture.store();
    let id = |n: u8| PlayerId::from_bytes([n; 16]);
    for n in 1..=9 {
        player(&*store, id(n)).await;
        let gift = Transfer {
            from: Account::Issuance,
            to: Account::Player(id(n)),
            amount: 10_000,
            kind: TransferKind::Welcome,
        };
        store.transfer(TransferId::keyed(&format!("welcome:{n}")), gift, NOW).await.unwrap();
    }
    let later = UnixMillis(NOW.0 + 1_000);
    store.set_login(login("three", id(3))).await.unwrap();
    store.add_passkey(passkey(4, id(4))).await.unwrap();
    let head = create(&*store, 1).await;
    store.append(append(&head, 0, &["a"]).seats(&[id(5)])).await.unwrap();
    store.append(append(&head, 1, &["b"]).unseats(&[id(5)])).await.unwrap();
    session(&*store, 6, id(6), later).await;
    session(&*store, 7, id(7), NOW).await;
    let paid = Transfer {
        from: Account::Player(id(8)),
        to: Account::House,
        amount: 1,
        kind: TransferKind::Share,
    };
    store.transfer(TransferId::keyed("paid"), paid, NOW).await.unwrap();
    store.set_admin_token(TokenHash::of(&[9; 32]), later).await.unwrap();
    store.claim_admin(TokenHash::of(&[9; 32]), id(9), NOW).await.unwrap();
    let new = Player { id: id(10), created: later, ..store.player(id(1)).await.unwrap().unwrap() };
    store.create_player(new).await.unwrap();

    let before = UnixMillis(NOW.0 + 500);
    let (mut gone, mut ended) = (Vec::new(), Vec::new());
    for most in [2, 2] {
        let forgotten = store.forget_idle_guests(before, most).await.unwrap();
        gone.extend(forgotten.players);
        ended.extend(forgotten.sessions);
    }
    gone.sort();
    assert_eq!(ended, [TokenHash::of(&[7; 32])], "their sessions have ended too");
    assert_eq!(gone, [id(1), id(2), id(7)]);
    for n in [3, 4, 5, 6, 8, 9, 10] {
        assert!(store.player(id(n)).await.unwrap().is_some(), "{n}");
    }
    assert!(store.ledger_check().await.unwrap().is_sound());
}
