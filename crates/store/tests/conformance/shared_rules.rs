//! Rules that players share by a code.

use std::sync::Arc;

use stammtisch_store::{
    NewSharedRules, PlayerId, RulesCode, RulesDigest, RulesOrigin, SHARED_RULES_BYTES,
    SHARED_RULES_FILE_BYTES, SHARED_RULES_OF_ONE, SharedRules, Store, StoreError, UnixMillis,
};

use crate::fixture::{Fixture, NOW, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);

fn code(n: u32) -> RulesCode {
    format!("R{n:06}").parse().unwrap()
}

fn rules(n: u32, player: PlayerId, file: &[u8], made_from: Option<u32>) -> NewSharedRules {
    NewSharedRules {
        code: code(n),
        player,
        file: file.to_vec(),
        name_de: format!("Regeln {n}"),
        name_en: format!("Rules {n}"),
        shared: UnixMillis(NOW.0 + i64::from(n)),
        made_from: made_from.map(code),
    }
}

fn told(new: &NewSharedRules, origin: RulesOrigin) -> SharedRules {
    SharedRules {
        code: new.code,
        player: new.player,
        digest: RulesDigest::of(&new.file),
        name_de: new.name_de.clone(),
        name_en: new.name_en.clone(),
        shared: new.shared,
        origin,
    }
}

async fn house(fixture: &impl Fixture) -> Arc<dyn Store> {
    let store = fixture.store();
    for id in [ANNA, BEN] {
        player(&*store, id).await;
    }
    store
}

async fn share(store: &dyn Store, new: &NewSharedRules) {
    assert_eq!(store.share_rules(new.clone()).await, Ok(new.code));
}

pub(crate) async fn rules_are_found_by_their_code(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let (one, two) = (rules(1, ANNA, b"one", None), rules(2, ANNA, b"two", Some(1)));
    assert_eq!(store.shared_rules(code(1)).await, Ok(None));
    share(&*store, &one).await;
    share(&*store, &two).await;
    fixture.restart().await;
    let store = fixture.store();
    let (one, two) = (told(&one, RulesOrigin::New), told(&two, RulesOrigin::MadeFrom(code(1))));
    assert_eq!(store.shared_rules(code(1)).await, Ok(Some(one.clone())));
    assert_eq!(store.shared_rules(code(2)).await, Ok(Some(two.clone())));
    assert_eq!(store.rules_file(two.digest).await, Ok(Some(b"two".to_vec())));
    assert_eq!(store.rules_file(RulesDigest::of(b"three")).await, Ok(None));
    assert_eq!(store.rules_shared_by(ANNA).await, Ok(vec![one, two]));
    assert_eq!(store.rules_shared_by(BEN).await, Ok(vec![]));
}

pub(crate) async fn a_file_has_one_code_of_each_player(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let first = rules(1, ANNA, b"file", None);
    share(&*store, &first).await;
    let again = rules(2, ANNA, b"file", None);
    assert_eq!(store.share_rules(again).await, Ok(code(1)), "it is there already");
    assert_eq!(store.shared_rules(code(2)).await, Ok(None));
    let bens = rules(2, BEN, b"file", Some(1));
    share(&*store, &bens).await;
    let taken = rules(2, ANNA, b"other", None);
    assert_eq!(store.share_rules(taken).await, Err(StoreError::IdTaken));
    assert_eq!(store.rules_file(RulesDigest::of(b"other")).await, Ok(None), "nothing is left");
    let unknown = rules(3, PlayerId::from_bytes([8; 16]), b"x", None);
    assert_eq!(store.share_rules(unknown).await, Err(StoreError::UnknownPlayer));
}

pub(crate) async fn rules_are_taken_back_by_who_shares_them(fixture: &impl Fixture) {
    let store = house(fixture).await;
    share(&*store, &rules(1, ANNA, b"file", None)).await;
    share(&*store, &rules(2, BEN, b"file", Some(1))).await;
    share(&*store, &rules(3, ANNA, b"alone", None)).await;
    assert_eq!(store.take_rules_back(BEN, code(1)).await, Ok(false), "they are Anna's");
    assert_eq!(store.take_rules_back(ANNA, code(1)).await, Ok(true));
    assert_eq!(store.take_rules_back(ANNA, code(1)).await, Ok(false));
    assert_eq!(store.shared_rules(code(1)).await, Ok(None));
    let bens = store.shared_rules(code(2)).await.unwrap().unwrap();
    assert_eq!(bens.origin, RulesOrigin::TakenBack);
    assert_eq!(store.rules_file(bens.digest).await, Ok(Some(b"file".to_vec())), "Ben has it still");
    assert_eq!(store.take_rules_back(ANNA, code(3)).await, Ok(true));
    assert_eq!(store.rules_file(RulesDigest::of(b"alone")).await, Ok(None));
    let late = rules(4, BEN, b"late", Some(1));
    share(&*store, &late).await;
    let late = told(&late, RulesOrigin::TakenBack);
    assert_eq!(store.shared_rules(code(4)).await, Ok(Some(late)));
}

pub(crate) async fn rules_tell_what_they_were_made_from(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let line = [(1, ANNA, None), (2, BEN, Some(1)), (3, BEN, Some(2)), (4, ANNA, Some(3))];
    for (n, player, from) in line {
        share(&*store, &rules(n, player, &n.to_be_bytes(), from)).await;
    }
    let before = async |n, most| {
        let before = store.rules_before(code(n), most).await.unwrap();
        before.into_iter().map(|rules| rules.code).collect::<Vec<_>>()
    };
    assert_eq!(before(4, 10).await, [code(3), code(2), code(1)]);
    assert_eq!(before(4, 2).await, [code(3), code(2)]);
    assert_eq!(before(1, 10).await, []);
    assert_eq!(before(9, 10).await, []);
    assert_eq!(store.take_rules_back(BEN, code(2)).await, Ok(true));
    assert_eq!(before(4, 10).await, [code(3)]);
    assert_eq!(before(3, 10).await, []);
}

pub(crate) async fn the_latest_that_the_same_player_made_is_known(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let made = [(1, ANNA, None), (2, ANNA, Some(1)), (5, ANNA, Some(2)), (3, ANNA, Some(1))];
    for (n, player, from) in made {
        share(&*store, &rules(n, player, &n.to_be_bytes(), from)).await;
    }
    share(&*store, &rules(9, BEN, b"ben", Some(5))).await;
    let after = async |n, most| {
        let after = store.rules_after(code(n), most).await.unwrap();
        after.map(|rules| rules.code)
    };
    assert_eq!(after(1, 10).await, Some(code(5)));
    assert_eq!(after(1, 1).await, Some(code(3)));
    assert_eq!(after(2, 10).await, Some(code(5)));
    assert_eq!(after(5, 10).await, None, "what others make of it is theirs");
    assert_eq!(after(8, 10).await, None);
}

pub(crate) async fn shared_rules_have_bounds(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let huge = rules(1, ANNA, &vec![0; SHARED_RULES_FILE_BYTES + 1], None);
    assert_eq!(store.share_rules(huge).await, Err(StoreError::TooMuchOfAll));
    for n in 1..=SHARED_RULES_OF_ONE {
        share(&*store, &rules(n, ANNA, &n.to_be_bytes(), None)).await;
    }
    let more = rules(SHARED_RULES_OF_ONE + 1, ANNA, b"more", None);
    assert_eq!(store.share_rules(more.clone()).await, Err(StoreError::TooManyOfOne));
    let again = rules(SHARED_RULES_OF_ONE + 1, ANNA, &7u32.to_be_bytes(), None);
    assert_eq!(store.share_rules(again).await, Ok(code(7)), "what is shared stays shared");
    assert_eq!(store.take_rules_back(ANNA, code(1)).await, Ok(true));
    share(&*store, &more).await;
}

/// Anybody may come and share rules: all together have a bound of their own.
pub(crate) async fn shared_rules_of_all_have_a_bound(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let room = u32::try_from(SHARED_RULES_BYTES / SHARED_RULES_FILE_BYTES as u64).unwrap();
    let of =
        |n: u32| PlayerId::from_bytes([100 + u8::try_from(n / SHARED_RULES_OF_ONE).unwrap(); 16]);
    let mut whole = vec![b'x'; SHARED_RULES_FILE_BYTES];
    for n in 0..room {
        if n.is_multiple_of(SHARED_RULES_OF_ONE) {
            player(&*store, of(n)).await;
        }
        whole[..4].copy_from_slice(&n.to_be_bytes());
        share(&*store, &rules(n, of(n), &whole, None)).await;
    }
    let one_byte = rules(room, ANNA, b"x", None);
    assert_eq!(store.share_rules(one_byte.clone()).await, Err(StoreError::TooMuchOfAll));
    let same = rules(room, ANNA, &whole, None);
    share(&*store, &same).await;
    assert_eq!(store.take_rules_back(of(0), code(0)).await, Ok(true));
    share(&*store, &NewSharedRules { code: code(room + 1), ..one_byte }).await;
}

pub(crate) async fn an_erased_player_takes_shared_rules_along(fixture: &impl Fixture) {
    let store = house(fixture).await;
    share(&*store, &rules(1, ANNA, b"hers", None)).await;
    share(&*store, &rules(2, ANNA, b"both", None)).await;
    share(&*store, &rules(3, BEN, b"both", Some(1))).await;
    store.delete_player(ANNA).await.unwrap();
    assert_eq!(store.shared_rules(code(1)).await, Ok(None));
    assert_eq!(store.rules_shared_by(ANNA).await, Ok(vec![]));
    assert_eq!(store.rules_file(RulesDigest::of(b"hers")).await, Ok(None));
    assert_eq!(store.rules_file(RulesDigest::of(b"both")).await, Ok(Some(b"both".to_vec())));
    let bens = store.shared_rules(code(3)).await.unwrap().unwrap();
    assert_eq!(bens.origin, RulesOrigin::TakenBack);
}

/// A guest not seen for long stays as long as others may play by their rules.
pub(crate) async fn who_shares_rules_is_not_forgotten(fixture: &impl Fixture) {
    let store = house(fixture).await;
    share(&*store, &rules(1, ANNA, b"hers", None)).await;
    let late = UnixMillis(NOW.0 + 1_000_000);
    let forgotten = store.forget_idle_guests(late, 10).await.unwrap();
    assert_eq!(forgotten.players, [BEN]);
    assert!(store.shared_rules(code(1)).await.unwrap().is_some());
    store.take_rules_back(ANNA, code(1)).await.unwrap();
    assert_eq!(store.forget_idle_guests(late, 10).await.unwrap().players, [ANNA]);
}
