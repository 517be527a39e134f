//! An erased player is gone from every file, to the last byte.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use stammtisch_store::{
    Accounts, Append, CommandName, Entry, Login, MatchFile, MatchFileId, MatchLinkId, MatchRef,
    Matches, NewMatchLink, NewSession, NewSharedRules, NewTable, Passkey, Player, PlayerId,
    Players, RulesCode, SessionId, Sessions, SharedRulesStore, SqliteStore, Storage, TableId,
    Tables, TokenHash, UnixMillis,
};

const NOW: UnixMillis = UnixMillis(1_790_000_000_000);

/// The texts that nobody may find afterwards.
fn traces(n: u8) -> [String; 8] {
    ["name", "rename", "device", "login", "phc", "key", "match file", "rules"]
        .map(|what| format!("{what} of player {n}!"))
}

fn code(n: u8) -> RulesCode {
    format!("R{n:06}").parse().unwrap()
}

fn shared(n: u8, player: PlayerId, rules: String) -> NewSharedRules {
    let (code, file) = (code(n), rules.clone().into_bytes());
    let (name_de, name_en) = (rules.clone(), rules);
    NewSharedRules { code, player, file, name_de, name_en, shared: NOW, made_from: None }
}

async fn live_and_play(store: &SqliteStore, n: u8) {
    let [name, rename, label, login, phc, key, file, rules] = traces(n);
    let id = PlayerId::from_bytes([n; 16]);
    let player = Player { id, name, lang: "de".into(), left_handed: false, created: NOW };
    store.create_player(player).await.unwrap();
    let session = NewSession {
        id: SessionId::from_bytes([n; 16]),
        token: TokenHash::of(&[n; 32]),
        player: id,
        label,
        created: NOW,
    };
    store.create_session(session).await.unwrap();
    store.set_login(Login { name: login, player: id, phc }).await.unwrap();
    let data = key.clone().into_bytes();
    let passkey =
        Passkey { id: vec![n; 64], player: id, label: key, data, created: NOW, last_used: None };
    store.add_passkey(passkey).await.unwrap();
    let (file_id, bytes) = (MatchFileId(n.into()), file.into_bytes());
    let file = MatchFile { id: file_id, player: id, added: NOW, bytes };
    store.add_match_file(file).await.unwrap();
    let (key, to) = (TokenHash::of(&[n; 32]), MatchRef::File(file_id));
    let link =
        NewMatchLink { id: MatchLinkId(n.into()), key, player: id, to, names: true, created: NOW };
    assert_eq!(store.create_match_link(link).await, Ok(true));
    store.share_rules(shared(n, id, rules)).await.unwrap();
    let (table, code) = (TableId::from_bytes([n; 16]), format!("TABL{n:02}").parse().unwrap());
    let new = NewTable { id: table, code, header: vec![], created: NOW, key: None };
    store.create_table(new).await.unwrap();
    for seq in 0..5 {
        let cmd = CommandName { actor: stammtisch_store::Actor::player(id), number: seq };
        let entry = Entry::commanded(cmd, vec![b'x'; 500]);
        store.append(Append::new(table, 1, seq, NOW).entry(entry).seats(&[id])).await.unwrap();
    }
    store.rename_player(id, rename).await.unwrap();
}

/// How often a text occurs in all files of a directory.
fn count(directory: &Path, trace: &str) -> usize {
    let files = std::fs::read_dir(directory).unwrap();
    let contents = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
    contents.map(|file| file.windows(trace.len()).filter(|w| *w == trace.as_bytes()).count()).sum()
}

#[tokio::test]
async fn an_erased_player_is_in_no_file() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("store.db")).await.unwrap();
    for n in 1..=30 {
        live_and_play(&store, n).await;
    }
    for trace in traces(17) {
        assert!(count(directory.path(), &trace) > 0, "{trace}: the search finds nothing at all");
    }
    let deleted = store.delete_player(PlayerId::from_bytes([17; 16])).await.unwrap();
    assert_eq!(deleted.map(|sessions| sessions.len()), Some(1));
    for trace in traces(17) {
        assert_eq!(count(directory.path(), &trace), 0, "{trace}");
    }
    // All others are still there, and so is the table's log.
    for n in (1..=30).filter(|n| *n != 17) {
        let player = store.player(PlayerId::from_bytes([n; 16])).await.unwrap().unwrap();
        assert_eq!(player.name, traces(n)[1]);
    }
    let table = store.load_table(TableId::from_bytes([17; 16])).await.unwrap().unwrap();
    assert_eq!(table.log.len(), 5);
    store.backup(&directory.path().join("backup.db")).await.unwrap();
    for trace in traces(17) {
        assert_eq!(count(directory.path(), &trace), 0, "{trace}");
    }
}

/// A withdrawn match file is in no file any more either.
#[tokio::test]
async fn a_match_file_that_was_taken_back_is_in_no_file() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("store.db")).await.unwrap();
    live_and_play(&store, 1).await;
    live_and_play(&store, 2).await;
    let [.., file, _] = traces(1);
    assert!(count(directory.path(), &file) > 0);
    let (player, id) = (PlayerId::from_bytes([1; 16]), MatchFileId(1));
    assert_eq!(store.delete_match_file(player, id).await, Ok(true));
    assert_eq!(count(directory.path(), &file), 0);
    assert!(count(directory.path(), &traces(2)[6]) > 0);
}

/// Neither are withdrawn shared rules.
#[tokio::test]
async fn rules_that_were_taken_back_are_in_no_file() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&directory.path().join("store.db")).await.unwrap();
    live_and_play(&store, 1).await;
    live_and_play(&store, 2).await;
    let [.., rules] = traces(1);
    assert!(count(directory.path(), &rules) > 0);
    assert_eq!(store.take_rules_back(PlayerId::from_bytes([1; 16]), code(1)).await, Ok(true));
    assert_eq!(count(directory.path(), &rules), 0);
    assert!(count(directory.path(), &traces(2)[7]) > 0);
}

/// A backup, or any other long read, keeps the WAL from being checkpointed. A deletion waits for
/// that; players do not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_who_plays_waits_for_what_is_erased_while_somebody_reads() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("store.db");
    let store = std::sync::Arc::new(SqliteStore::open(&path).await.unwrap());
    live_and_play(&store, 1).await;
    live_and_play(&store, 2).await;
    let mut reader = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::query("BEGIN").execute(&mut reader).await.unwrap();
    sqlx::query("SELECT count(*) FROM players").fetch_one(&mut reader).await.unwrap();

    let erasing = tokio::spawn({
        let store = store.clone();
        async move { store.delete_player(PlayerId::from_bytes([1; 16])).await }
    });
    for n in 0..20 {
        let begun = Instant::now();
        let name = format!("Name {n}");
        store.rename_player(PlayerId::from_bytes([2; 16]), name).await.unwrap();
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!erasing.is_finished(), "what is erased is still in the log");
    reader.close().await.unwrap();
    assert!(erasing.await.unwrap().unwrap().is_some());
    for trace in traces(1) {
        assert_eq!(count(directory.path(), &trace), 0, "{trace}");
    }
    store.close().await;
}
