//! Perft of the Mau-Mau family by the engine.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{ArrangedDeal, Mau, Move, MoveList, Play, State};
use stammtisch_engine::seat::{Direction, Seat, SeatSet};

use super::reference as mau;
use crate::fast::Played;
use crate::reference::Options;

impl Played for Mau {
    type Deal = mau::Deal;

    fn begin(id: &str, options: &Options, deal: &mau::Deal) -> (Rules, State) {
        let file = RulesFile::read(preset::text(id).expect("a preset")).expect("sound rules");
        let rules = file.resolve(&options.0).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let seats = deal.hands.len() as u8;
        let rules = Rules::compile(&rules, seats).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let seed = Seed::from_number(0);
        let turn = Seat(deal.turn as u8);
        let state = if deal.undealt {
            let opening = Opening { seed, dealer: Some(turn), left_handed: SeatSet::EMPTY };
            Self::start(&rules, opening, &mut |_| {})
        } else {
            let hands = deal.hands.iter().map(|hand| hand.iter().map(card).collect::<CardSet>());
            // From bottom to top.
            let draw = deal.draw.iter().rev().map(card).collect();
            let mut given = ArrangedDeal::new(turn, hands.collect(), card(&deal.top), draw);
            given.discard_pile = deal.under.iter().map(card).collect();
            given.turn = Some(turn);
            given.direction =
                Some(if deal.clockwise { Direction::Clockwise } else { Direction::Counter });
            State::given(&rules, seed, &given, &mut |_| {}).expect("a deal")
        };
        (rules, state)
    }

    /// Honest moves only.
    fn moves(rules: &Rules, state: &State, moves: &mut Vec<(Seat, Move)>) {
        let mut list = MoveList::new();
        for seat in Self::to_act(rules, state) {
            Self::legal(rules, state, seat, &mut list);
            moves.extend(list.iter().map(|mv| (seat, *mv)));
        }
    }

    fn text(rules: &Rules, mv: Move) -> String {
        let call = |index: u8| rules.call_ids().nth(usize::from(index)).expect("a call");
        match mv {
            Move::Play(Play { card, stands_for, wish, claim, under: _ }) => {
                let stands_for = stands_for.map_or(String::new(), |kind| format!(" as {kind}"));
                let wish = wish.map_or(String::new(), |wish| format!(" wish {wish}"));
                format!("{card}{stands_for}{wish}{}", if claim { " claim" } else { "" })
            }
            Move::Draw => "draws".into(),
            Move::Accept => "bears".into(),
            Move::Pass => "passes".into(),
            Move::DealHands { cards } => format!("deals {cards}"),
            Move::Wish { wish } => {
                format!("wishes {}", wish.map_or("nothing".into(), |wish| wish.to_string()))
            }
            Move::Target { seat } => format!("names {}", seat.0),
            Move::Give { card } => format!("gives {card}"),
            Move::Call { call: index } => format!("calls {}", call(index)),
            Move::Catch { seat, call: index } => format!("catches {} {}", seat.0, call(index)),
            irregular => format!("{irregular:?}"),
        }
    }
}

fn card(card: &mau::Card) -> Card {
    card.to_string().parse().expect("a card")
}
