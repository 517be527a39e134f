//! Cheating and accusing at a table (VER-14, ERF-11): nobody is told more than what lies open, and
//! an accusation counts for what was seen.

mod test_table;

use stammtisch_engine::mau::{Move, Play};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Command};
use stammtisch_table::{BotMove, Millis, PlayerId, Refusal};
use test_table::{TestTable, player_on};

/// Three people who play by rules with cheating.
fn cheats(seed: u64) -> TestTable {
    TestTable::playing("verschaerft", 3, 3, seed)
}

/// Two moves that lay two cards as one: the same card on top, different ones below.
fn slips(party: &TestTable, seat: Seat) -> Option<[Move; 2]> {
    let view = party.view(player_on(seat));
    let lays = view.legal.iter().chain(&view.irregular);
    let top = lays.copied().find_map(|mv| match mv {
        Move::Play(Play { card, stands_for: None, wish, claim: false, under: None }) => {
            Some((card, wish))
        }
        _ => None,
    });
    let (card, wish) = top.filter(|_| view.slips)?;
    let mut below = view.hand.cards().filter(|other| *other != card);
    let (one, other) = (below.next()?, below.find(|_| true)?);
    let slip =
        |under| Move::Play(Play { card, stands_for: None, wish, claim: false, under: Some(under) });
    (one != other).then(|| [slip(one), slip(other)])
}

/// Two worlds in which a player cheats differently, unseen: the others are told the same, to the
/// byte, then and afterwards, up to the accusation and its undoing.
#[test]
fn what_is_slipped_in_is_told_to_nobody() {
    for seed in 0..8 {
        let mut party = cheats(seed);
        let (seat, pair) = party.play_until(|party| {
            let seat = party.view(PlayerId(99)).turn;
            slips(party, seat).map(|pair| (seat, pair))
        });
        let cheat = player_on(seat);
        party.comes(PlayerId(99));
        let mut worlds = [party.clone(), party];
        let seen = |worlds: &[TestTable; 2], since: u64| {
            let [one, other] = worlds.each_ref().map(|world| {
                let mut told = world.told(since);
                let own = told.remove(&cheat).expect("the cheat is here");
                assert!(!own.contains("under"), "{own}");
                told
            });
            assert_eq!(one.len(), 3);
            assert_eq!(one, other, "seed {seed}");
            assert!(one.values().all(|text| !text.contains("under")));
        };
        for (world, mv) in worlds.iter_mut().zip(pair) {
            world.make(cheat, mv).expect("it may be tried");
        }
        let since = worlds[0].table.seq() - 1;
        seen(&worlds, since);
        let next = worlds[0].view(PlayerId(99)).turn;
        let accuser = (0..3).map(Seat).find(|other| *other != seat).expect("three seats");
        let accuse = Move::Accuse { seat };
        let offered = worlds[0].view(player_on(accuser)).irregular.contains(&accuse);
        assert!(offered, "seed {seed}: {next:?}");
        for world in &mut worlds {
            world.make(player_on(accuser), accuse).expect("it may be accused");
        }
        seen(&worlds, since);
        seen(&worlds, since + 1);
        assert_eq!(worlds[0].view(cheat).hand, worlds[1].view(cheat).hand, "all is as before");
    }
}

/// The others may accuse whether a player has cheated or not: the offer reveals nothing.
#[test]
fn an_honest_move_can_be_accused_as_well() {
    let mut party = cheats(1);
    let seat = party.view(PlayerId(99)).turn;
    let mv = party.view(player_on(seat)).legal[0];
    party.make(player_on(seat), mv).expect("legal");
    for other in (0..3).map(Seat).filter(|other| *other != seat) {
        assert!(party.view(player_on(other)).irregular.contains(&Move::Accuse { seat }));
    }
    let accuser = (0..3).map(Seat).find(|other| *other != seat).expect("three seats");
    let held = party.view(player_on(accuser)).hand.len();
    party.make(player_on(accuser), Move::Accuse { seat }).expect("it may be tried");
    assert!(party.view(player_on(accuser)).hand.len() > held, "and costs cards");
}

/// A refused move leaves nothing behind: no entry, no message, no changed view.
#[test]
fn a_refused_cheat_is_known_to_nobody_else() {
    let mut party = cheats(2);
    let seat = party.view(PlayerId(99)).turn;
    let before = party.told(0);
    let own = party.view(player_on(seat)).hand.cards().next().expect("a card");
    let foreign = stammtisch_engine::card::Card::all()
        .find(|card| party.view(player_on(seat)).hand.count(*card) == 0)
        .expect("nobody holds all");
    let lay =
        |under| Move::Play(Play { card: own, stands_for: None, wish: None, claim: false, under });
    for mv in [lay(Some(foreign)), Move::DrawShort { missing: 200 }, Move::Accuse { seat }] {
        assert!(party.make(player_on(seat), mv).is_err(), "{mv:?}");
    }
    assert_eq!(party.told(0), before);
}

/// The seat whose turn it is draws and may then act again before anybody else.
fn drawn() -> (TestTable, Seat, Move, u64) {
    let mut party = cheats(3);
    let (seat, next) = party.play_until(|party| {
        let seat = party.view(PlayerId(99)).turn;
        let mut trial = party.clone();
        trial.make(player_on(seat), Move::Draw).ok()?;
        let view = trial.view(player_on(seat));
        let next = view.legal.iter().copied().find(|mv| mv.is_turn_move())?;
        (view.turn == seat).then_some((seat, next))
    });
    party.make(player_on(seat), Move::Draw).expect("draws");
    let seen = party.table.seq();
    (party, seat, next, seen)
}

#[test]
fn an_accusation_is_meant_for_what_was_seen() {
    let (mut party, seat, next, seen) = drawn();
    let accuser = player_on((0..3).map(Seat).find(|other| *other != seat).expect("three seats"));
    let accuse = Command::Move { mv: AnyMove::Mau(Move::Accuse { seat }) };
    let early = party.clone().ask_having_seen(seen - 1, accuser, accuse.clone());
    assert_eq!(early, Err(Refusal::Stale), "the draw had not been seen");
    assert_eq!(party.clone().ask_having_seen(seen, accuser, accuse.clone()), Ok(()));
    party.make(player_on(seat), next).expect("goes on");
    let late = party.clone().ask_having_seen(seen, accuser, accuse.clone());
    assert_eq!(late, Err(Refusal::Stale), "the accused has acted again");
}

/// A bot about to accuse reconsiders when the accused acts again.
#[test]
fn a_bot_forgets_an_accusation_that_was_meant_for_something_else() {
    let mut party = TestTable::playing("verschaerft", 1, 3, 5);
    let anna = PlayerId(1);
    let own_turn = |party: &TestTable| party.view(anna).turn == Seat(0);
    assert!(own_turn(&party) || bot_moves(&mut party), "somebody begins");
    while party.make(anna, Move::Draw).is_err() || !own_turn(&party) {
        let mv = party.view(anna).legal.iter().copied().find(|mv| mv.is_turn_move());
        match mv.filter(|_| own_turn(&party)) {
            Some(mv) => party.make(anna, mv).expect("legal"),
            None => assert!(bot_moves(&mut party)),
        }
    }
    let questions = party.table.questions();
    let question = questions.iter().find(|question| question.seat == Seat(1)).expect("asked");
    assert!(!question.has_turn, "nobody waits for an accusation");
    let accuse = AnyMove::Mau(Move::Accuse { seat: Seat(0) });
    let reply = BotMove { mv: accuse, after_ms: 3_000, say: None };
    party.table.bot_answers(question, Some(reply), Millis(party.now));
    let mut patient = party.clone();
    let stored = patient.log.len();
    patient.wait(3_000);
    assert_eq!(patient.log.len(), stored + 1, "it accuses");
    let mv = party.view(anna).legal.iter().copied().find(|mv| mv.is_turn_move()).expect("goes on");
    party.make(anna, mv).expect("legal");
    let stored = party.log.len();
    party.wait(3_000);
    assert_eq!(party.log.len(), stored, "what it saw is past");
}

/// Lets the bot make its first legal turn move.
fn bot_moves(party: &mut TestTable) -> bool {
    let questions = party.table.questions();
    let Some(question) = questions.iter().find(|question| question.has_turn) else { return false };
    let turn_move = |mv: &AnyMove| matches!(mv, AnyMove::Mau(mv) if mv.is_turn_move());
    let mv = question.view.legal().into_iter().find(turn_move);
    let reply = mv.map(|mv| BotMove { mv, after_ms: 0, say: None });
    party.table.bot_answers(question, reply, Millis(party.now));
    party.wait(0);
    true
}
