//! Links to finished matches, and match files.

use stammtisch_store::{
    Append, Entry, HINDSIGHT_BYTES, HINDSIGHTS_BYTES, MATCH_FILE_BYTES, MATCH_FILES_BYTES,
    MATCH_FILES_OF_ONE, MATCH_LINKS_OF_ONE, MatchFile, MatchFileId, MatchFileSummary,
    MatchHindsight, MatchLink, MatchLinkId, MatchRef, NewMatchLink, PlayerId, Store, StoreError,
    TableId, TokenHash, UnixMillis,
};

use crate::fixture::{Fixture, NOW, create, player};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const AT_TABLE: MatchRef = MatchRef::AtTable { table: TableId::from_bytes([1; 16]), no: 7 };

fn link(n: u32, player: PlayerId, to: MatchRef) -> NewMatchLink {
    let (id, created) = (MatchLinkId(n.into()), UnixMillis(NOW.0 + i64::from(n)));
    NewMatchLink { id, key: key(n), player, to, names: n.is_multiple_of(2), created }
}

fn key(n: u32) -> TokenHash {
    let mut key = [9; 32];
    key[..4].copy_from_slice(&n.to_be_bytes());
    TokenHash::of(&key)
}

fn told(link: &NewMatchLink) -> MatchLink {
    let NewMatchLink { id, player, to, names, created, .. } = *link;
    MatchLink { id, player, to, names, created }
}

fn file(n: u32, player: PlayerId, bytes: &[u8]) -> MatchFile {
    let added = UnixMillis(NOW.0 + i64::from(n));
    MatchFile { id: MatchFileId(n.into()), player, added, bytes: bytes.to_vec() }
}

async fn house(fixture: &impl Fixture) -> std::sync::Arc<dyn Store> {
    let store = fixture.store();
    create(&*store, 1).await;
    for id in [ANNA, BEN] {
        player(&*store, id).await;
    }
    store
}

pub(crate) async fn who_has_been_at_a_table_is_known_for_ever(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let table = TableId::from_bytes([1; 16]);
    let been = async |player, table| store.has_been_at(player, table).await;
    assert_eq!(been(ANNA, table).await, Ok(false));
    store
        .append(Append::new(table, 1, 0, NOW).entry(Entry::uncommanded(vec![1])).seats(&[ANNA]))
        .await
        .unwrap();
    assert_eq!(been(ANNA, table).await, Ok(true));
    assert_eq!(been(BEN, table).await, Ok(false));
    assert_eq!(been(ANNA, TableId::from_bytes([2; 16])).await, Ok(false));
    store.forget_seat(ANNA, table).await.unwrap();
    assert_eq!(been(ANNA, table).await, Ok(true));
    store.delete_player(ANNA).await.unwrap();
    assert_eq!(been(ANNA, table).await, Ok(false));
}

pub(crate) async fn a_link_is_found_by_its_key_and_taken_back(fixture: &impl Fixture) {
    let store = house(fixture).await;
    assert_eq!(store.match_link(key(1)).await, Ok(None));
    assert_eq!(store.match_links_of(ANNA).await, Ok(vec![]));
    let (one, two) = (link(1, ANNA, AT_TABLE), link(2, ANNA, AT_TABLE));
    let bens = link(3, BEN, AT_TABLE);
    for new in [two, one, bens] {
        assert_eq!(store.create_match_link(new).await, Ok(true));
    }
    fixture.restart().await;
    let store = fixture.store();
    assert_eq!(store.match_link(key(1)).await, Ok(Some(told(&one))));
    assert_eq!(store.match_link(key(2)).await, Ok(Some(told(&two))));
    assert_eq!(store.match_links_of(ANNA).await, Ok(vec![told(&one), told(&two)]));
    assert_eq!(store.delete_match_link(BEN, one.id).await, Ok(false), "it is Anna's");
    assert_eq!(store.delete_match_link(ANNA, one.id).await, Ok(true));
    assert_eq!(store.delete_match_link(ANNA, one.id).await, Ok(false));
    assert_eq!(store.match_link(key(1)).await, Ok(None));
    assert_eq!(store.match_links_of(ANNA).await, Ok(vec![told(&two)]));
    assert_eq!(store.match_links_of(BEN).await, Ok(vec![told(&bens)]));
}

pub(crate) async fn a_link_has_a_maker_and_leads_somewhere(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let nobody = PlayerId::from_bytes([8; 16]);
    let unknown = store.create_match_link(link(1, nobody, AT_TABLE)).await;
    assert_eq!(unknown, Err(StoreError::UnknownPlayer));
    let no_table = MatchRef::AtTable { table: TableId::from_bytes([2; 16]), no: 1 };
    for nowhere in [no_table, MatchRef::File(MatchFileId(5))] {
        assert_eq!(store.create_match_link(link(1, ANNA, nowhere)).await, Ok(false));
    }
    assert_eq!(store.match_link(key(1)).await, Ok(None));
    assert_eq!(store.create_match_link(link(1, ANNA, AT_TABLE)).await, Ok(true));
    let same_id = NewMatchLink { key: key(2), ..link(1, BEN, AT_TABLE) };
    assert_eq!(store.create_match_link(same_id).await, Err(StoreError::IdTaken));
    let same_key = NewMatchLink { key: key(1), ..link(2, BEN, AT_TABLE) };
    assert_eq!(store.create_match_link(same_key).await, Err(StoreError::IdTaken));
    assert_eq!(store.match_links_of(BEN).await, Ok(vec![]));
}

pub(crate) async fn a_player_has_so_many_links_at_most(fixture: &impl Fixture) {
    let store = house(fixture).await;
    for n in 1..=MATCH_LINKS_OF_ONE {
        assert_eq!(store.create_match_link(link(n, ANNA, AT_TABLE)).await, Ok(true));
    }
    let more = link(MATCH_LINKS_OF_ONE + 1, ANNA, AT_TABLE);
    assert_eq!(store.create_match_link(more).await, Err(StoreError::TooManyOfOne));
    assert_eq!(store.match_link(more.key).await, Ok(None));
    let others = NewMatchLink { player: BEN, ..more };
    assert_eq!(store.create_match_link(others).await, Ok(true), "others have their own");
    assert_eq!(store.delete_match_link(ANNA, MatchLinkId(1)).await, Ok(true));
    let again = link(MATCH_LINKS_OF_ONE + 2, ANNA, AT_TABLE);
    assert_eq!(store.create_match_link(again).await, Ok(true));
}

pub(crate) async fn a_match_file_is_kept_as_it_came(fixture: &impl Fixture) {
    let store = house(fixture).await;
    assert_eq!(store.match_file(MatchFileId(1)).await, Ok(None));
    let long = vec![0xff; MATCH_FILE_BYTES];
    let (one, two) = (file(1, ANNA, &long), file(2, ANNA, b"{}"));
    for new in [&two, &one] {
        assert_eq!(store.add_match_file(new.clone()).await, Ok(()));
    }
    assert_eq!(store.add_match_file(file(1, BEN, b"x")).await, Err(StoreError::IdTaken));
    let unknown = file(3, PlayerId::from_bytes([8; 16]), b"x");
    assert_eq!(store.add_match_file(unknown).await, Err(StoreError::UnknownPlayer));
    fixture.restart().await;
    let store = fixture.store();
    assert_eq!(store.match_file(one.id).await, Ok(Some(one.clone())));
    assert_eq!(store.match_file(two.id).await, Ok(Some(two.clone())));
    let summary = |file: &MatchFile| {
        let bytes = file.bytes.len() as u64;
        MatchFileSummary { id: file.id, added: file.added, bytes }
    };
    assert_eq!(store.match_files_of(ANNA).await, Ok(vec![summary(&one), summary(&two)]));
    assert_eq!(store.match_files_of(BEN).await, Ok(vec![]));
}

pub(crate) async fn match_files_have_a_bound(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let huge = file(1, ANNA, &vec![0; MATCH_FILE_BYTES + 1]);
    assert_eq!(store.add_match_file(huge).await, Err(StoreError::TooMuchOfAll));
    assert_eq!(store.match_files_of(ANNA).await, Ok(vec![]));
    for n in 1..=MATCH_FILES_OF_ONE {
        assert_eq!(store.add_match_file(file(n, ANNA, b"x")).await, Ok(()));
    }
    let more = file(MATCH_FILES_OF_ONE + 1, ANNA, b"x");
    assert_eq!(store.add_match_file(more.clone()).await, Err(StoreError::TooManyOfOne));
    assert_eq!(store.delete_match_file(ANNA, MatchFileId(1)).await, Ok(true));
    assert_eq!(store.add_match_file(more).await, Ok(()));
}

/// Anybody may come and leave files: all together have a bound of their own.
pub(crate) async fn match_files_of_all_have_a_bound(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let whole = vec![b'x'; MATCH_FILE_BYTES];
    let room = u32::try_from(MATCH_FILES_BYTES / MATCH_FILE_BYTES as u64).unwrap();
    let of =
        |n: u32| PlayerId::from_bytes([100 + u8::try_from(n / MATCH_FILES_OF_ONE).unwrap(); 16]);
    for n in 0..room {
        if n.is_multiple_of(MATCH_FILES_OF_ONE) {
            player(&*store, of(n)).await;
        }
        assert_eq!(store.add_match_file(file(n, of(n), &whole)).await, Ok(()), "{n}");
    }
    let one_byte = file(room, ANNA, b"x");
    assert_eq!(store.add_match_file(one_byte.clone()).await, Err(StoreError::TooMuchOfAll));
    assert_eq!(store.delete_match_file(of(0), MatchFileId(0)).await, Ok(true));
    assert_eq!(store.add_match_file(one_byte).await, Ok(()));
}

pub(crate) async fn a_match_file_goes_with_its_links(fixture: &impl Fixture) {
    let store = house(fixture).await;
    store.add_match_file(file(1, ANNA, b"one")).await.unwrap();
    store.add_match_file(file(2, ANNA, b"two")).await.unwrap();
    let (first, second) = (MatchRef::File(MatchFileId(1)), MatchRef::File(MatchFileId(2)));
    for new in [link(1, ANNA, first), link(2, BEN, first), link(3, ANNA, second)] {
        assert_eq!(store.create_match_link(new).await, Ok(true));
    }
    assert_eq!(store.match_link(key(1)).await.unwrap().unwrap().to, first);
    assert_eq!(store.delete_match_file(BEN, MatchFileId(1)).await, Ok(false), "it is Anna's");
    assert_eq!(store.delete_match_file(ANNA, MatchFileId(1)).await, Ok(true));
    assert_eq!(store.delete_match_file(ANNA, MatchFileId(1)).await, Ok(false));
    assert_eq!(store.match_file(MatchFileId(1)).await, Ok(None));
    assert_eq!(store.match_link(key(1)).await, Ok(None));
    assert_eq!(store.match_link(key(2)).await, Ok(None));
    assert_eq!(store.match_link(key(3)).await.unwrap().unwrap().to, second);
}

pub(crate) async fn an_erased_player_takes_links_and_files_along(fixture: &impl Fixture) {
    let store = house(fixture).await;
    store.add_match_file(file(1, ANNA, b"one")).await.unwrap();
    store.add_match_file(file(2, BEN, b"two")).await.unwrap();
    let annas = MatchRef::File(MatchFileId(1));
    for new in [link(1, ANNA, AT_TABLE), link(2, BEN, AT_TABLE), link(3, BEN, annas)] {
        store.create_match_link(new).await.unwrap();
    }
    store.delete_player(ANNA).await.unwrap();
    assert_eq!(store.match_link(key(1)).await, Ok(None));
    assert_eq!(store.match_link(key(3)).await, Ok(None), "where it led is gone");
    assert_eq!(store.match_links_of(ANNA).await, Ok(vec![]));
    assert_eq!(store.match_file(MatchFileId(1)).await, Ok(None));
    assert_eq!(store.match_files_of(ANNA).await, Ok(vec![]));
    assert!(store.match_link(key(2)).await.unwrap().is_some());
    assert_eq!(store.match_file(MatchFileId(2)).await.unwrap().unwrap().bytes, b"two");
}

fn found(of: MatchRef, bytes: &[u8]) -> MatchHindsight {
    MatchHindsight { of, version: 1, bytes: bytes.to_vec() }
}

pub(crate) async fn what_was_found_out_is_kept_with_its_match(fixture: &impl Fixture) {
    let store = house(fixture).await;
    store.add_match_file(file(1, ANNA, b"one")).await.unwrap();
    let (mine, none) = (MatchRef::File(MatchFileId(1)), MatchRef::File(MatchFileId(2)));
    assert_eq!(store.hindsight(AT_TABLE, 1).await, Ok(None));
    assert_eq!(store.keep_hindsight(found(AT_TABLE, b"a")).await, Ok(true));
    assert_eq!(store.keep_hindsight(found(mine, b"b")).await, Ok(true));
    assert_eq!(store.keep_hindsight(found(none, b"c")).await, Ok(false), "there is no such match");
    assert_eq!(store.keep_hindsight(found(AT_TABLE, b"again")).await, Ok(true));
    assert_eq!(store.hindsight(AT_TABLE, 1).await, Ok(Some(b"again".to_vec())));
    assert_eq!(store.hindsight(mine, 1).await, Ok(Some(b"b".to_vec())));
    assert_eq!(store.hindsight(mine, 2).await, Ok(None), "another version finds other things");
    let MatchRef::AtTable { table, no } = AT_TABLE else { return };
    let another = MatchRef::AtTable { table, no: no + 1 };
    assert_eq!(store.hindsight(another, 1).await, Ok(None));
    assert_eq!(store.delete_match_file(ANNA, MatchFileId(1)).await, Ok(true));
    assert_eq!(store.hindsight(mine, 1).await, Ok(None), "it went with its file");
    assert_eq!(store.hindsight(AT_TABLE, 1).await, Ok(Some(b"again".to_vec())));
}

pub(crate) async fn of_what_was_found_out_the_oldest_goes(fixture: &impl Fixture) {
    let store = house(fixture).await;
    let MatchRef::AtTable { table, .. } = AT_TABLE else { return };
    let (one, most) = (vec![0; HINDSIGHT_BYTES], HINDSIGHTS_BYTES / HINDSIGHT_BYTES as u64);
    let of = |no: u64| MatchRef::AtTable { table, no: no as u16 };
    let long = vec![0; HINDSIGHT_BYTES + 1];
    assert_eq!(store.keep_hindsight(found(of(0), &long)).await, Err(StoreError::TooMuchOfAll));
    for no in 0..=most {
        assert_eq!(store.keep_hindsight(found(of(no), &one)).await, Ok(true));
    }
    assert_eq!(store.hindsight(of(0), 1).await, Ok(None));
    assert!(store.hindsight(of(1), 1).await.unwrap().is_some());
    assert!(store.hindsight(of(most), 1).await.unwrap().is_some());
}
