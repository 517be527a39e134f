//! Credits: moved once, never from an empty account, together with the log.

use stammtisch_store::{
    Account, Append, AppendError, Entry, MOST_AT_ONCE, PlayerId, StatementLine, Store, StoreError,
    TableHead, TopUp, Transfer, TransferId, TransferKind, UnixMillis,
};

use crate::fixture::{Fixture, NOW, append, create, events};

const ANNA: PlayerId = PlayerId::from_bytes([3; 16]);
const BEN: PlayerId = PlayerId::from_bytes([4; 16]);
const ANNAS: Account = Account::Player(ANNA);
const BENS: Account = Account::Player(BEN);

const fn moved(from: Account, to: Account, amount: u64, kind: TransferKind) -> Transfer {
    Transfer { from, to, amount, kind }
}

const fn welcome(player: PlayerId, amount: u64) -> Transfer {
    moved(Account::Issuance, Account::Player(player), amount, TransferKind::Welcome)
}

fn stake(player: Account, head: &TableHead, amount: u64) -> Transfer {
    moved(player, Account::Table(head.id), amount, TransferKind::Stake)
}

async fn welcomed(store: &dyn Store, player: PlayerId, amount: u64) {
    let key = TransferId::keyed(&format!("welcome:{player}"));
    assert_eq!(store.transfer(key, welcome(player, amount), NOW).await, Ok(true));
}

async fn sound(store: &dyn Store, transfers: u64) {
    let check = store.ledger_check().await.unwrap();
    assert!(check.is_sound(), "{check:?}");
    assert_eq!(check.transfers, transfers);
}

pub(crate) async fn credits_come_from_the_house(fixture: &impl Fixture) {
    let store = fixture.store();
    assert_eq!(store.balance(ANNAS).await, Ok(0));
    welcomed(&*store, ANNA, 10_000).await;
    assert_eq!(store.balance(ANNAS).await, Ok(10_000));
    assert_eq!(store.balance(Account::Issuance).await, Ok(-10_000));
    assert_eq!(store.balance(BENS).await, Ok(0));
    sound(&*store, 1).await;
}

pub(crate) async fn a_transfer_is_made_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let key = TransferId::keyed("welcome");
    assert_eq!(store.transfer(key, welcome(ANNA, 500), NOW).await, Ok(true));
    let later = UnixMillis(NOW.0 + 9);
    assert_eq!(store.transfer(key, welcome(ANNA, 500), later).await, Ok(false));
    for other in [
        welcome(ANNA, 501),
        welcome(BEN, 500),
        Transfer { kind: TransferKind::Daily, ..welcome(ANNA, 500) },
        Transfer { from: Account::House, ..welcome(ANNA, 500) },
    ] {
        assert_eq!(store.transfer(key, other, NOW).await, Err(StoreError::IdTaken));
    }
    assert_eq!(store.balance(ANNAS).await, Ok(500));
    sound(&*store, 1).await;
}

/// A player who sits down for a stake gets the welcome gift in the same step, once.
pub(crate) async fn a_gift_goes_with_an_append_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let key = TransferId::keyed("welcome");
    assert_eq!(store.is_made(key).await, Ok(false));
    let pays = |seq: u64, event: &str| {
        append(&head, seq, &[event])
            .gift(key, welcome(ANNA, 500))
            .transfer(stake(ANNAS, &head, 300))
    };
    store.append(pays(0, "first")).await.unwrap();
    assert_eq!((store.balance(ANNAS).await, store.is_made(key).await), (Ok(200), Ok(true)));
    // If the rest is refused, no gift is made, and nothing is given twice.
    let refused = store.append(pays(1, "second")).await;
    assert_eq!(refused, Err(AppendError::Overdrawn { account: ANNAS }));
    assert_eq!(store.balance(ANNAS).await, Ok(200));
    let late = append(&head, 0, &["late"]).gift(TransferId::keyed("b"), welcome(BEN, 500));
    assert_eq!(store.append(late).await, Err(AppendError::Fenced));
    assert_eq!(store.balance(BENS).await, Ok(0));
    sound(&*store, 2).await;
}

pub(crate) async fn nobody_pays_what_is_not_there(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    welcomed(&*store, ANNA, 300).await;
    let pot = Account::Table(head.id);
    for (n, from) in [(1, ANNAS), (2, BENS), (3, pot)] {
        let too_much = moved(from, Account::House, 301, TransferKind::Share);
        let key = TransferId::keyed(&format!("{n}"));
        let refused = Err(StoreError::Overdrawn { account: from });
        assert_eq!(store.transfer(key, too_much, NOW).await, refused);
    }
    let all = moved(ANNAS, Account::House, 300, TransferKind::Share);
    assert_eq!(store.transfer(TransferId::keyed("all"), all, NOW).await, Ok(true));
    // The house may go into debt.
    let debt = moved(Account::House, BENS, 1_000, TransferKind::Refund);
    assert_eq!(store.transfer(TransferId::keyed("debt"), debt, NOW).await, Ok(true));
    assert_eq!(store.balance(Account::House).await, Ok(-700));
    sound(&*store, 3).await;
}

pub(crate) async fn what_is_no_transfer_is_refused(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let to_itself = moved(Account::House, Account::House, 5, TransferKind::Refund);
    let most = welcome(ANNA, MOST_AT_ONCE);
    let too_much = welcome(ANNA, MOST_AT_ONCE + 1);
    let beyond = welcome(ANNA, u64::MAX);
    for bad in [welcome(ANNA, 0), to_itself, too_much, beyond] {
        let refused = store.transfer(TransferId::keyed("bad"), bad, NOW).await;
        assert_eq!(refused, Err(StoreError::BadTransfer));
        let refused = store.append(append(&head, 0, &["x"]).transfer(bad)).await;
        assert_eq!(refused, Err(AppendError::BadTransfer));
    }
    // A transfer belongs to an entry.
    let alone = store.append(append(&head, 0, &[]).transfer(most)).await;
    assert_eq!(alone, Err(AppendError::BadTransfer));
    assert_eq!(events(&*store, head.id).await, [""; 0]);
    sound(&*store, 0).await;
    assert_eq!(store.transfer(TransferId::keyed("most"), most, NOW).await, Ok(true));
}

pub(crate) async fn a_gift_fills_up_once(fixture: &impl Fixture) {
    let store = fixture.store();
    let day = |n: u8| TopUp {
        id: TransferId::keyed(&format!("daily:{ANNA}:{n}")),
        player: ANNA,
        up_to: 2_000,
        kind: TransferKind::Daily,
        at: NOW,
    };
    welcomed(&*store, ANNA, 1_250).await;
    assert_eq!(store.top_up(day(1)).await, Ok(750));
    assert_eq!(store.top_up(day(1)).await, Ok(0));
    assert_eq!(store.top_up(day(2)).await, Ok(0), "has enough");
    let loss = moved(ANNAS, Account::House, 500, TransferKind::Stake);
    store.transfer(TransferId::keyed("loss"), loss, NOW).await.unwrap();
    assert_eq!(store.top_up(day(1)).await, Ok(0), "had it that day");
    assert_eq!(store.top_up(day(2)).await, Ok(500));
    assert_eq!(store.balance(ANNAS).await, Ok(2_000));
    let endless = TopUp { up_to: u64::MAX, ..day(3) };
    assert_eq!(store.top_up(endless).await, Err(StoreError::BadTransfer));
    sound(&*store, 4).await;
}

pub(crate) async fn stakes_move_with_the_log(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let pot = Account::Table(head.id);
    for player in [ANNA, BEN] {
        welcomed(&*store, player, 1_000).await;
    }
    let start = append(&head, 0, &["started"])
        .transfer(stake(ANNAS, &head, 250))
        .transfer(stake(BENS, &head, 250));
    assert_eq!(store.append(start).await.unwrap().seq, 1);
    assert_eq!(store.balance(ANNAS).await, Ok(750));
    assert_eq!(store.balance(pot).await, Ok(500));

    let end = append(&head, 1, &["played", "settled"])
        .transfer(moved(pot, BENS, 450, TransferKind::Pot))
        .transfer(moved(pot, Account::House, 50, TransferKind::Share));
    assert_eq!(store.append(end.clone()).await.unwrap().seq, 3);
    assert_eq!(store.append(end).await, Err(AppendError::Fenced));
    assert_eq!(store.balance(BENS).await, Ok(1_200));
    assert_eq!(store.balance(pot).await, Ok(0));
    assert_eq!(store.balance(Account::House).await, Ok(50));
    sound(&*store, 6).await;
}

pub(crate) async fn what_cannot_be_paid_does_not_happen(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    welcomed(&*store, ANNA, 1_000).await;
    welcomed(&*store, BEN, 100).await;
    let start = append(&head, 0, &["started"])
        .transfer(stake(ANNAS, &head, 250))
        .transfer(stake(BENS, &head, 250))
        .note(b"plays".to_vec());
    let refused = store.append(start.clone()).await;
    assert_eq!(refused, Err(AppendError::Overdrawn { account: BENS }));
    assert!(!refused.unwrap_err().must_reload());
    assert_eq!(store.balance(ANNAS).await, Ok(1_000));
    assert_eq!(store.table_head(head.id).await, Ok(Some(head.clone())));
    assert_eq!(store.all_tables().await.unwrap()[0].note, b"");
    sound(&*store, 2).await;

    // Within one append, credits just received can be paid on.
    let pot = Account::Table(head.id);
    let through = append(&head, 0, &["back and forth"])
        .transfer(stake(ANNAS, &head, 1_000))
        .transfer(moved(pot, ANNAS, 1_000, TransferKind::Refund))
        .transfer(stake(ANNAS, &head, 1_000));
    store.append(through).await.unwrap();
    assert_eq!(store.balance(pot).await, Ok(1_000));
    // A caller who is not the writer moves nothing.
    assert_eq!(store.append(start).await, Err(AppendError::Fenced));
    sound(&*store, 5).await;
}

pub(crate) async fn a_closed_table_gives_its_stakes_back(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    let pot = Account::Table(head.id);
    for player in [ANNA, BEN] {
        welcomed(&*store, player, 1_000).await;
    }
    let stakes = |seq: u64, amount| {
        append(&head, seq, &["started"])
            .transfer(stake(ANNAS, &head, amount))
            .transfer(stake(BENS, &head, amount))
    };
    // One match that was paid out, and one that is not over.
    store.append(stakes(0, 250)).await.unwrap();
    let settled = append(&head, 1, &["settled"])
        .transfer(moved(pot, BENS, 450, TransferKind::Pot))
        .transfer(moved(pot, Account::House, 50, TransferKind::Share));
    store.append(settled).await.unwrap();
    store.append(stakes(2, 500)).await.unwrap();

    let later = UnixMillis(NOW.0 + 60_000);
    assert_eq!(store.close_table(head.id, later).await, Ok(true));
    assert_eq!(store.balance(pot).await, Ok(0));
    assert_eq!(store.balance(ANNAS).await, Ok(750));
    assert_eq!(store.balance(BENS).await, Ok(1_200));
    let newest = store.statement(ANNA, 1).await.unwrap().remove(0);
    let kind = TransferKind::Refund;
    let refund = StatementLine { at: later, amount: 500, kind, with: pot, code: Some(head.code) };
    assert_eq!(newest, refund);
    assert_eq!(store.close_table(head.id, later).await, Ok(false), "once");
    sound(&*store, 10).await;
}

pub(crate) async fn transfers_of_a_table_are_named_by_their_entry(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    welcomed(&*store, ANNA, 1_000).await;
    let both = stake(ANNAS, &head, 100);
    let append = Append::new(head.id, 1, 0, NOW)
        .entry(Entry::uncommanded(b"a".to_vec()))
        .transfer(both)
        .entry(Entry::uncommanded(b"b".to_vec()))
        .transfer(both);
    store.append(append).await.unwrap();
    assert_eq!(store.balance(ANNAS).await, Ok(800));
    // They are known under these ids, so they cannot be made a second time.
    for (seq, index) in [(1, 0), (2, 1)] {
        let id = TransferId::at_table(head.id, seq, index);
        assert_eq!(store.transfer(id, both, NOW).await, Ok(false));
    }
    let other = TransferId::at_table(head.id, 1, 1);
    assert_eq!(store.transfer(other, both, NOW).await, Ok(true));
}

pub(crate) async fn movements_are_told_newest_first(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    welcomed(&*store, ANNA, 1_000).await;
    welcomed(&*store, BEN, 1_000).await;
    let pot = Account::Table(head.id);
    let start = append(&head, 0, &["started"])
        .transfer(stake(ANNAS, &head, 250))
        .transfer(stake(BENS, &head, 250));
    store.append(start).await.unwrap();
    let later = UnixMillis(NOW.0 + 1_000);
    let end = Append::new(head.id, 1, 1, later).entry(Entry::uncommanded(vec![])).transfer(moved(
        pot,
        ANNAS,
        450,
        TransferKind::Pot,
    ));
    store.append(end).await.unwrap();

    let code = Some(head.code);
    let expected = [
        StatementLine { at: later, amount: 450, kind: TransferKind::Pot, with: pot, code },
        StatementLine { at: NOW, amount: -250, kind: TransferKind::Stake, with: pot, code },
        StatementLine {
            at: NOW,
            amount: 1_000,
            kind: TransferKind::Welcome,
            with: Account::Issuance,
            code: None,
        },
    ];
    assert_eq!(store.statement(ANNA, 10).await.unwrap(), expected);
    assert_eq!(store.statement(ANNA, 2).await.unwrap(), expected[..2]);
    assert_eq!(store.statement(ANNA, u32::MAX).await.unwrap().len(), 3);
    assert_eq!(store.statement(BEN, 10).await.unwrap().len(), 2);
    assert_eq!(store.statement(PlayerId::from_bytes([9; 16]), 10).await, Ok(vec![]));
}

pub(crate) async fn credits_of_an_erased_player_stay_in_the_books(fixture: &impl Fixture) {
    let store = fixture.store();
    let head = create(&*store, 1).await;
    crate::fixture::player(&*store, ANNA).await;
    welcomed(&*store, ANNA, 1_000).await;
    let start = append(&head, 0, &["started"]).transfer(stake(ANNAS, &head, 250));
    store.append(start).await.unwrap();
    assert_eq!(store.delete_player(ANNA).await, Ok(Some(vec![])));
    // The pot can still be settled.
    let pot = Account::Table(head.id);
    let end = append(&head, 1, &["settled"]).transfer(moved(pot, ANNAS, 250, TransferKind::Pot));
    store.append(end).await.unwrap();
    assert_eq!(store.balance(ANNAS).await, Ok(1_000));
    sound(&*store, 3).await;
}
