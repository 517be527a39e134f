//! Stopping and starting again.

use stammtisch_store::{
    Actor, AppendError, CommandName, NewSession, Player, PlayerId, SessionId, StorageError,
    TableStatus, TokenHash,
};

use crate::fixture::{Fixture, NOW, append, command, create};

pub(crate) async fn everything_is_there_again(fixture: &impl Fixture) {
    let store = fixture.store();
    let (open, finished) = (create(&*store, 1).await, create(&*store, 2).await);
    let cmd = CommandName { actor: Actor::seat(0), number: 1 };
    store.append(command(&open, 0, cmd, "move")).await.unwrap();
    store.append(append(&open, 1, &["timeout"])).await.unwrap();
    store.set_status(finished.id, 1, TableStatus::Finished).await.unwrap();
    let player = Player {
        id: PlayerId::from_bytes([1; 16]),
        name: "A".into(),
        lang: "de".into(),
        left_handed: true,
        created: NOW,
    };
    store.create_player(player.clone()).await.unwrap();
    let token = TokenHash::of(&[7; 32]);
    let session = NewSession {
        id: SessionId::from_bytes([5; 16]),
        token,
        player: player.id,
        label: "Firefox, Linux".into(),
        created: NOW,
    };
    store.create_session(session).await.unwrap();
    let before = store.load_table(open.id).await.unwrap();

    fixture.restart().await;
    let store = fixture.store();
    assert_eq!(store.open_tables().await, Ok(vec![open.id]));
    assert_eq!(store.load_table(open.id).await, Ok(before));
    assert_eq!(store.player(player.id).await, Ok(Some(player.clone())));
    assert_eq!(store.session(token).await.unwrap().unwrap().player, player.id);

    let taken = store.take_over(open.id).await.unwrap().unwrap();
    let again = store.append(command(&taken.head, 2, cmd, "move")).await;
    assert_eq!(again, Err(AppendError::DuplicateCommand { seq: 1 }));
    assert_eq!(store.append(append(&taken.head, 2, &["on"])).await.unwrap().seq, 3);
    assert_eq!(store.append(append(&open, 3, &["old"])).await, Err(AppendError::Fenced));
}

pub(crate) async fn a_closed_store_says_so(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    store.close().await;
    store.close().await;
    let closed = AppendError::Storage(StorageError::Closed);
    assert_eq!(store.append(append(&head, 0, &["x"])).await, Err(closed));
    assert_eq!(store.load_table(head.id).await, Err(StorageError::Closed.into()));
    assert_eq!(store.claim(head.id, 1).await, Err(StorageError::Closed.into()));
}
