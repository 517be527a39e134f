//! Playing for credits (LIV-18 to LIV-20): everybody pays, the winner gets the pot, nothing is lost.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;
use stammtisch_ids::{Account, Transfer, TransferKind};
use stammtisch_table::wire::{
    AnyView, ChosenRules, Command, Leavers, PotView, TableEvent, TableSettings, WatcherView,
};
use stammtisch_table::{Entry, Millis, Refusal};

use super::test_table::{TABLE, TestTable};
use super::*;

const POT: Account = Account::Table(TABLE);

fn for_credits() -> TableSettings {
    TableSettings { stake: 250, ..TableSettings::default() }
}

/// The accounts that follow from the transfers in the log, and how many pots were settled.
fn ledger(party: &TestTable) -> (BTreeMap<Account, i64>, usize) {
    let (mut accounts, mut settled) = (BTreeMap::<_, i64>::new(), 0);
    for (entry, moved) in party.log.iter().zip(&party.moved) {
        for Transfer { from, to, amount, kind } in moved.iter().copied() {
            let for_this = match to {
                Account::Player(_) => TransferKind::Pot,
                Account::Table(_) => TransferKind::Stake,
                _ => TransferKind::Share,
            };
            assert!(amount > 0 && from != to && kind == for_this);
            *accounts.entry(from).or_default() -= amount as i64;
            *accounts.entry(to).or_default() += amount as i64;
        }
        settled += usize::from(matches!(entry, Entry::Settled { .. }));
        let pot = accounts.get(&POT).copied().unwrap_or_default();
        assert!(pot >= 0, "a pot never owes");
    }
    assert_eq!(accounts.values().sum::<i64>(), 0, "every movement is balanced (LIV-20)");
    (accounts, settled)
}

fn has(party: &TestTable, player: PlayerId) -> i64 {
    ledger(party).0.get(&Account::Player(player)).copied().unwrap_or_default()
}

fn house(party: &TestTable) -> i64 {
    ledger(party).0.get(&Account::House).copied().unwrap_or_default()
}

/// LIV-18, LIV-20: the winner gets 90 % of the pot, the house the rest, once.
#[test]
fn everybody_pays_and_the_winner_gets_the_pot() {
    let mut party = playing(3, 3, for_credits());
    let pot = |pot, paid| Some(PotView { stake: 250, pot, paid });
    assert_eq!(now(&party, WATCHER).pot, pot(750, vec![]));
    for player in [ANNA, BEN, CLEO] {
        assert_eq!(has(&party, player), -250);
    }
    to_the_end(&mut party);
    let winner = party.table_view(ANNA).evening[0].winners[0];
    let won = test_table::player_on(winner);
    assert_eq!((has(&party, won), house(&party)), (675 - 250, 75));
    assert_eq!(now(&party, WATCHER).pot, pot(0, vec![(winner, 675)]));
    party.wait(600_000);
    let (accounts, settled) = ledger(&party);
    assert_eq!((settled, accounts[&POT]), (1, 0));
    let again = replayed(&party);
    assert_eq!(again.public_view().now.pot, pot(0, vec![(winner, 675)]));
}

#[test]
fn only_people_play_for_credits_and_the_stake_stands_while_they_do() {
    let mut party = gathered(2, 3, for_credits());
    let start = Command::Start { first: None };
    assert_eq!(party.ask(ANNA, start.clone()), Err(Refusal::StakeNeedsPeople));
    for stake in [1, 100, 251, 100_000] {
        let settings = TableSettings { stake, ..TableSettings::default() };
        assert_eq!(party.ask(ANNA, Command::ChangeSettings { settings }), Err(Refusal::BadStake));
    }
    let mut party = gathered(2, 2, for_credits());
    party.goes(BEN);
    assert_eq!(party.ask(ANNA, start.clone()), Err(Refusal::StakeNeedsPeople), "Ben is not here");
    party.comes(BEN);
    party.ask(ANNA, start).expect("starts");
    let higher = TableSettings { stake: 500, ..TableSettings::default() };
    let change = Command::ChangeSettings { settings: higher };
    assert_eq!(party.ask(ANNA, change.clone()), Err(Refusal::MatchRunning));
    to_the_end(&mut party);
    party.ask(ANNA, change).expect("for the next match");
}

/// A player who is handed a seat has not asked for another match yet.
#[test]
fn a_seat_that_is_given_away_asks_for_nothing() {
    let mut party = playing(2, 2, for_credits());
    party.comes(WATCHER);
    to_the_end(&mut party);
    let WatcherView { id, .. } = now(&party, ANNA).watchers[0].clone();
    party.ask(BEN, Command::Rematch).expect("asks");
    party.ask(BEN, Command::Offer { watcher: Some(id) }).expect("offers");
    party.ask(WATCHER, Command::Sit { seat: Some(Seat(1)) }).expect("takes it");
    party.ask(ANNA, Command::Rematch).expect("asks");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Finished, "the new one has not asked");
}

/// A player who sat down for one stake, or none, does not pay another one unasked.
#[test]
fn for_another_stake_the_others_sit_down_again() {
    let mut party = gathered(2, 2, TableSettings::default());
    party.ask(ANNA, Command::ChangeSettings { settings: for_credits() }).expect("is the host");
    let sits = |party: &TestTable, player| party.table.seat_of(player).is_some();
    assert!(sits(&party, ANNA) && !sits(&party, BEN));
    assert_eq!(party.ask(ANNA, Command::Start { first: None }), Err(Refusal::SeatsFree));
    party.ask(BEN, Command::Sit { seat: None }).expect("knows the stake now");
    let public = TableSettings { public: true, ..for_credits() };
    party.ask(ANNA, Command::ChangeSettings { settings: public }).expect("is the host");
    assert!(sits(&party, BEN), "the stake is as it was");
    party
        .ask(ANNA, Command::ChangeSettings { settings: TableSettings::default() })
        .expect("is the host");
    assert!(sits(&party, BEN), "nothing is to be paid any more");
}

/// LIV-19: a player who leaves leaves the stake in the pot, and cannot win it even if a bot wins on
/// that seat.
#[test]
fn who_leaves_cannot_win_the_pot() {
    let mut left_and_won = 0;
    for seed in 1..16 {
        let mut party = gathered_by(seed, 3, 3, for_credits());
        party.ask(ANNA, Command::Start { first: None }).expect("starts");
        // The reason does not matter: pulling the plug counts as leaving early too.
        if seed % 2 == 0 {
            party.ask(CLEO, Command::Leave).expect("leaves");
        } else {
            party.goes(CLEO);
            party.wait(61_000);
        }
        to_the_end(&mut party);
        let winners = party.table_view(ANNA).evening[0].winners.clone();
        left_and_won += usize::from(winners == [Seat(2)]);
        let (accounts, settled) = ledger(&party);
        let has = |player| accounts.get(&Account::Player(player)).copied().unwrap_or_default();
        let paid = has(ANNA) + has(BEN) + 500;
        assert!(paid == 675 || paid == 674, "one of them, or both alike: {paid}");
        assert_eq!((has(CLEO), accounts[&Account::House], settled), (-250, 750 - paid, 1));
    }
    assert!(left_and_won > 0, "a bot wins now and then");
}

/// The rules would let the game go on; the table has ended it.
fn nothing_is_left_to_do(party: &mut TestTable, before: Vec<AnyMove>) {
    let Some(AnyView::Mau(game)) = now(party, ANNA).game else { panic!("a game") };
    assert_eq!((game.legal, game.irregular), (Vec::new(), Vec::new()));
    assert!(!before.is_empty());
    for mv in before {
        assert_eq!(party.ask(ANNA, Command::Move { mv }), Err(Refusal::MatchOver));
    }
}

/// LIV-19: if only one player is left, that one wins.
#[test]
fn the_last_one_left_wins_at_once() {
    let mut party = playing(3, 3, for_credits());
    let since = party.table.seq();
    party.ask(BEN, Command::Leave).expect("leaves");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    play_on(&mut party, |party| party.view(WATCHER).turn == Seat(1));
    let mut on_turn = party.clone();
    play_on(&mut on_turn, |party| party.view(WATCHER).turn == Seat(0));
    let before = now(&on_turn, ANNA).game.expect("a game").legal();
    on_turn.ask(CLEO, Command::Leave).expect("leaves");
    on_turn.wait(0);
    nothing_is_left_to_do(&mut on_turn, before);
    for question in party.table.questions() {
        let mv = question.view.legal().into_iter().find(is_turn_move);
        let reply = mv.map(|mv| BotMove { mv, after_ms: 1_000, say: None });
        party.table.bot_answers(&question, reply, Millis(party.now));
    }
    party.ask(CLEO, Command::Leave).expect("leaves");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Finished);
    let stored = party.log.len();
    party.wait(10_000);
    assert_eq!(party.log.len(), stored, "what a bot had in mind is void");
    assert_eq!((has(&party, ANNA), house(&party)), (675 - 250, 75));
    let evening = party.table_view(ANNA).evening;
    assert_eq!((evening[0].winners.as_slice(), evening[0].ended_early), (&[Seat(0)][..], true));
    let stammtisch_table::wire::ServerMessage::Welcome { missed, .. } =
        party.table.welcome(ANNA, Some(since))
    else {
        panic!("a welcome")
    };
    let settled = TableEvent::Settled { winners: vec![Seat(0)], amounts: vec![675], house: 75 };
    assert!(
        missed.contains(&TableEvent::Conceded { winner: Seat(0) }) && missed.contains(&settled)
    );
}

/// MAX-O2: the seat whose turn it is could otherwise still announce in the wrong form.
#[test]
fn nothing_is_left_to_dare_in_maxonaut_either() {
    let options = [("wrong_form".into(), "costs".into())].into();
    let chosen = ChosenRules { base: "maxonaut".into(), options, ..ChosenRules::default() };
    let mut party = TestTable::gathered(chosen, 2, 2, 4);
    party.ask(ANNA, Command::ChangeSettings { settings: for_credits() }).expect("is the host");
    party.ask(BEN, Command::Sit { seat: None }).expect("sits");
    party.ask(ANNA, Command::Start { first: Some(Seat(0)) }).expect("starts");
    let mut chance = Chance::stream(&Seed::from_number(4), 1);
    let dares = |party: &TestTable| !party.maxonaut(ANNA).irregular.is_empty();
    for _ in 0..100 {
        if dares(&party) {
            break;
        }
        party.bluff(&mut chance);
    }
    assert!(dares(&party));
    party.ask(BEN, Command::Leave).expect("leaves");
    party.wait(0);
    let game = party.maxonaut(ANNA);
    assert_eq!((game.legal, game.irregular), (Vec::new(), Vec::new()));
}

/// LIV-19: the last two may leave before the first one's leaving has had any consequence.
#[test]
fn if_all_leave_the_house_keeps_the_pot() {
    let mut party = playing(3, 3, for_credits());
    for player in [ANNA, BEN, CLEO] {
        party.ask(player, Command::Leave).expect("leaves");
        party.goes(player);
    }
    party.wait(0);
    let (accounts, settled) = ledger(&party);
    assert_eq!((house(&party), accounts[&POT], settled), (750, 0, 1));
    // A player who comes back plays on, for nothing.
    party.comes(BEN);
    party.ask(BEN, Command::Return).expect("comes back");
    to_the_end(&mut party);
    assert_eq!((has(&party, BEN), ledger(&party).1), (-250, 1));
    assert_eq!(party.table_view(BEN).evening.len(), 1);
}

/// LIV-19: a player who comes back in time may win again.
#[test]
fn who_comes_back_has_forfeited_nothing() {
    let mut party = playing(3, 3, for_credits());
    party.ask(BEN, Command::Leave).expect("leaves");
    party.ask(BEN, Command::Return).expect("comes back");
    party.ask(CLEO, Command::Leave).expect("leaves");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing, "two are left");
}

#[test]
fn a_paid_seat_is_not_given_away_before_the_match_is_over() {
    let mut party = playing(2, 2, for_credits());
    party.comes(WATCHER);
    let watcher = now(&party, WATCHER).you.watcher;
    assert_eq!(party.ask(BEN, Command::Offer { watcher }), Err(Refusal::StakeRunning));
    to_the_end(&mut party);
    party.ask(BEN, Command::Offer { watcher }).expect("offers");
}

#[test]
fn another_match_for_credits_begins_when_all_have_asked_for_it() {
    let mut party = playing(2, 2, for_credits());
    to_the_end(&mut party);
    party.ask(ANNA, Command::Rematch).expect("asks");
    party.goes(BEN);
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Finished, "nobody pays unasked");
    party.comes(BEN);
    party.ask(BEN, Command::Rematch).expect("asks");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    assert_eq!(now(&party, ANNA).pot.map(|pot| pot.pot), Some(500));
}

#[test]
fn who_cannot_pay_for_another_match_makes_room() {
    let mut party = playing(2, 2, for_credits());
    assert_eq!(party.table.cannot_pay(BEN), None, "what has been paid is paid");
    to_the_end(&mut party);
    let stands = party.table.cannot_pay(BEN).expect("makes room");
    assert_eq!(stands.entries(), [Entry::Stood { seat: Seat(1) }]);
    assert_eq!(party.table.cannot_pay(WATCHER), None);
}

/// LIV-19: whether cards are laid aside or a bot plays, the leaver's stake stays in the pot.
#[test]
fn the_last_one_left_wins_also_where_cards_are_laid_aside() {
    let settings = TableSettings { leavers: Leavers::LaidAside, ..for_credits() };
    let mut party = playing(3, 3, settings);
    for player in [BEN, CLEO] {
        party.ask(player, Command::Leave).expect("leaves");
    }
    party.wait(0);
    assert_eq!((has(&party, ANNA), house(&party), ledger(&party).1), (675 - 250, 75, 1));
}
