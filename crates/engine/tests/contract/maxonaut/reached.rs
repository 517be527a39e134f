//! Random play reaches everything that can happen: otherwise the contract would be tested on nothing.

use std::collections::BTreeSet;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::maxonaut::{Event, Maxonaut, Move, MoveList, Refusal, Rules, State};
use stammtisch_engine::seat::{Direction, Seat};

use super::any_rules::AnyRules;
use super::universe;

const HAPPENS: [&str; 29] = [
    "Accepted",
    "Antidote",
    "Bore",
    "Discard chance",
    "Discard trap",
    "Doubt",
    "Draw chance",
    "Draw trap",
    "Drew 1",
    "Drew all",
    "Laid 0",
    "Laid 1",
    "Laid 2",
    "Lie",
    "MatchEnded 1",
    "MatchEnded more",
    "Reshuffled by drawing",
    "Reshuffled by laying",
    "Reshuffled by doubting",
    "Reversed",
    "Shown 1",
    "Shown 2",
    "Shown 3",
    "Skipped",
    "Trapped bomb",
    "Trapped both",
    "Trapped virus",
    "Worthless",
    "WrongForm",
];

const REFUSALS: [Refusal; 19] = [
    Refusal::NoSuchSeat,
    Refusal::DealNotOver,
    Refusal::MatchOver,
    Refusal::NotYourTurn,
    Refusal::JudgeFirst,
    Refusal::NothingToJudge,
    Refusal::MustDoubt,
    Refusal::LayFirst,
    Refusal::AlreadyLaid,
    Refusal::NotInHand,
    Refusal::TwoFromHand,
    Refusal::NotFewer,
    Refusal::NotUnseen,
    Refusal::PileTooSmall,
    Refusal::TooLow,
    Refusal::WrongForm,
    Refusal::NothingToShow,
    Refusal::ShowFirst,
    Refusal::DoesNotHelp,
];

/// What has happened in all matches.
#[derive(Default)]
struct Reached {
    happened: BTreeSet<String>,
    refused: BTreeSet<&'static str>,
}

impl Reached {
    fn happens(&mut self, rules: &Rules, mv: Option<Move>, event: Event) {
        let what = match event {
            Event::Reshuffled { .. } => match mv {
                Some(Move::Doubt) => "Reshuffled by doubting".into(),
                Some(Move::Lay { .. }) => "Reshuffled by laying".into(),
                _ => "Reshuffled by drawing".into(),
            },
            Event::Drew { cards, .. } if cards.len() == rules.hand() => "Drew all".into(),
            Event::Drew { cards, .. } => format!("Drew {}", cards.len()),
            Event::Laid { cards, .. } => format!("Laid {}", cards.cards().count()),
            Event::Shown { cards, .. } => format!("Shown {}", cards.cards().count()),
            Event::TurnedUp { card, origin } => match card.name() {
                "virus" | "bomb" => format!("{origin:?} trap"),
                name => format!("{origin:?} {name}"),
            },
            Event::Trapped { virus: true, bomb: true, .. } => "Trapped both".into(),
            Event::Trapped { virus: true, .. } => "Trapped virus".into(),
            Event::Trapped { .. } => "Trapped bomb".into(),
            Event::Judged { worth: None, .. } => "Worthless".into(),
            Event::Penalty { why, .. } => format!("{why:?}"),
            Event::MatchEnded { winners, .. } if winners.len() > 1 => "MatchEnded more".into(),
            Event::MatchEnded { .. } => "MatchEnded 1".into(),
            Event::Reversed { .. } => "Reversed".into(),
            Event::Skipped { .. } => "Skipped".into(),
            Event::Bore { .. } => "Bore".into(),
            _ => return,
        };
        self.happened.insert(what);
    }

    fn try_all(&mut self, rules: &Rules, state: &State, universe: &[Move]) {
        // The seat to act, another, and one that does not exist.
        let acts = Maxonaut::to_act(rules, state).next().unwrap_or(Seat(0));
        let other = acts.next(Direction::Clockwise, rules.seats());
        for seat in [acts, other, Seat(rules.seats())] {
            for mv in universe {
                let judged = Maxonaut::check(rules, state, seat, *mv);
                self.refused.extend(judged.err().map(Refusal::code));
            }
        }
        let next = Maxonaut::next_deal(rules, &mut state.clone(), &mut |_| {});
        self.refused.extend(next.err().map(Refusal::code));
    }
}

fn play(rules: &Rules, number: u64, universe: &[Move], reached: &mut Reached) {
    let opening = Opening::new(Seed::from_number(number));
    let (mut choice, mut list) = (Chance::stream(&Seed::from_number(number), 6), MoveList::new());
    let mut irregular = Vec::new();
    let mut state =
        Maxonaut::start(rules, opening, &mut |event| reached.happens(rules, None, event));
    loop {
        if choice.below(64) == 0 || Maxonaut::status(&state) == Status::MatchOver {
            reached.try_all(rules, &state, universe);
        }
        if Maxonaut::status(&state) == Status::MatchOver {
            return;
        }
        let seat = Maxonaut::to_act(rules, &state).next().unwrap();
        Maxonaut::legal(rules, &state, seat, &mut list);
        Maxonaut::irregular(rules, &state, seat, &mut irregular);
        let mut mv = list[choice.below(list.len() as u32) as usize];
        if !irregular.is_empty() && choice.below(8) == 0 {
            mv = irregular[choice.below(irregular.len() as u32) as usize];
        }
        let sink = &mut |event| reached.happens(rules, Some(mv), event);
        Maxonaut::play(rules, &mut state, seat, mv, sink).unwrap();
    }
}

/// MAX-20, MAX-29 to MAX-34, MAX-36, MAX-O1 to MAX-O4: everything that can happen does, and each
/// reason to refuse a move is given.
#[test]
fn everything_that_can_happen_does() {
    let (mut any, universe, mut reached) = (AnyRules::new(13), universe(), Reached::default());
    for number in 0..800 {
        play(&any.next(), number, &universe, &mut reached);
    }
    let missing: Vec<_> =
        HAPPENS.iter().filter(|what| !reached.happened.contains(**what)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?} in {:?}", reached.happened);
    let all: BTreeSet<&str> = REFUSALS.iter().map(|refusal| refusal.code()).collect();
    let missing: Vec<_> = all.difference(&reached.refused).collect();
    assert!(missing.is_empty(), "never refused: {missing:?}");
}
