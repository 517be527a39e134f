//! The fast way: the engine itself.

use std::collections::BTreeMap;
use std::rc::Rc;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Given, Mau, Move, MoveList, State};
use stammtisch_engine::seat::{Direction, Seat, SeatSet};

use super::reference;

pub(crate) struct Fast {
    rules: Rc<Rules>,
    state: State,
}

impl Fast {
    pub(crate) fn start(id: &str, options: &reference::Options, deal: &reference::Deal) -> Self {
        let file = RulesFile::read(preset::text(id).expect("a preset")).expect("sound rules");
        let rules = file.resolve(&options.0).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let seats = deal.hands.len() as u8;
        let rules = Rules::compile(&rules, seats).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let seed = Seed::from_number(0);
        let turn = Seat(deal.turn as u8);
        let state = if deal.undealt {
            let opening = Opening { seed, dealer: Some(turn), left_handed: SeatSet::EMPTY };
            Mau::start(&rules, opening, &mut |_| {})
        } else {
            let hands = deal.hands.iter().map(|hand| hand.iter().map(card).collect::<CardSet>());
            // From the bottom to the top.
            let draw = deal.draw.iter().rev().map(card).collect();
            let mut given = Given::new(turn, hands.collect(), card(&deal.top), draw);
            given.discard_pile = deal.under.iter().map(card).collect();
            given.turn = Some(turn);
            given.direction =
                Some(if deal.clockwise { Direction::Clockwise } else { Direction::Counter });
            State::given(&rules, seed, &given, &mut |_| {}).expect("a deal")
        };
        Self { rules: Rc::new(rules), state }
    }

    pub(crate) fn count(&self, depth: u32) -> u64 {
        count(&self.rules, &self.state, depth)
    }

    /// The same by first move.
    pub(crate) fn divide(&self, depth: u32) -> BTreeMap<String, u64> {
        let ways = |(seat, mv)| {
            let next = after(&self.rules, &self.state, seat, mv);
            (self.text(seat, mv), count(&self.rules, &next, depth - 1))
        };
        moves(&self.rules, &self.state).into_iter().map(ways).collect()
    }

    /// Everything that anybody may do now, in order.
    pub(crate) fn moves(&self) -> Vec<String> {
        let all = moves(&self.rules, &self.state).into_iter();
        let mut texts: Vec<String> = all.map(|(seat, mv)| self.text(seat, mv)).collect();
        texts.sort_unstable();
        texts
    }

    pub(crate) fn after(&self, text: &str) -> Self {
        let all = moves(&self.rules, &self.state);
        let (seat, mv) =
            all.into_iter().find(|(seat, mv)| self.text(*seat, *mv) == text).expect("a move");
        Self { state: after(&self.rules, &self.state, seat, mv), rules: Rc::clone(&self.rules) }
    }

    /// The move as the reference writes it down.
    fn text(&self, seat: Seat, mv: Move) -> String {
        let call = |index: u8| self.rules.call_ids().nth(usize::from(index)).expect("a call");
        let mv = match mv {
            Move::Play { card, stands_for, wish, claim, under: _ } => {
                let stands_for = stands_for.map_or(String::new(), |kind| format!(" as {kind}"));
                let wish = wish.map_or(String::new(), |wish| format!(" wish {wish}"));
                format!("{card}{stands_for}{wish}{}", if claim { " claim" } else { "" })
            }
            Move::Draw => "draws".into(),
            Move::Bear => "bears".into(),
            Move::Pass => "passes".into(),
            Move::DealHands { cards } => format!("deals {cards}"),
            Move::Target { seat } => format!("names {}", seat.0),
            Move::Give { card } => format!("gives {card}"),
            Move::Call { call: index } => format!("calls {}", call(index)),
            Move::Catch { seat, call: index } => format!("catches {} {}", seat.0, call(index)),
            daring => format!("{daring:?}"),
        };
        format!("{} {mv}", seat.0)
    }
}

fn card(card: &reference::Card) -> Card {
    card.to_string().parse().expect("a card")
}

fn moves(rules: &Rules, state: &State) -> Vec<(Seat, Move)> {
    let mut list = MoveList::new();
    let mut moves = Vec::new();
    for seat in Mau::to_act(rules, state) {
        Mau::legal(rules, state, seat, &mut list);
        moves.extend(list.iter().map(|mv| (seat, *mv)));
    }
    moves
}

fn after(rules: &Rules, state: &State, seat: Seat, mv: Move) -> State {
    let mut next = state.clone();
    Mau::play_unchecked(rules, &mut next, seat, mv, &mut |_| {});
    next
}

fn count(rules: &Rules, state: &State, depth: u32) -> u64 {
    let mut lists = vec![MoveList::new(); depth as usize];
    count_with(rules, state, &mut lists)
}

/// Paths as long as there are lists to write moves into.
fn count_with(rules: &Rules, state: &State, lists: &mut [MoveList]) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    let mut ways = 0;
    for seat in Mau::to_act(rules, state) {
        Mau::legal(rules, state, seat, list);
        if deeper.is_empty() {
            ways += list.len() as u64;
            continue;
        }
        for mv in list.iter() {
            ways += count_with(rules, &after(rules, state, seat, *mv), deeper);
        }
    }
    ways
}
