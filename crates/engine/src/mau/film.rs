//! Films of the Mau-Mau family, with all cards open.

use serde::Serialize;

use super::resample::fresh_seed;
use super::{Event, Mau, Move, MoveList, Rules, State, legal};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::{Chance, Seed};
use crate::film::{Deed, EndedMatch, Filmed, Mark};
use crate::seat::Seat;

/// Where every card of a match of the Mau-Mau family lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauOpen"))]
pub struct Open {
    /// The hands, by seat.
    pub hands: Vec<CardSet>,
    /// The draw pile, the next card to be drawn first.
    pub draw_pile: Vec<Card>,
    /// The discard pile, the top card first.
    pub discard_pile: Vec<Card>,
    /// Cards slipped in unseen: they lie somewhere in the discard pile.
    pub slipped: CardSet,
    /// Cards of seats whose players have left: they lie aside until the deal is over.
    pub aside: CardSet,
    /// By seat: the cards face down beside the hand; left out where there are none beside any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardSet>>"))]
    pub beside: Vec<CardSet>,
}

impl Filmed for Mau {
    type Open = Open;

    fn seed(state: &State) -> Seed {
        state.chance.seed()
    }

    fn open(_: &Rules, state: &State, _: EndedMatch) -> Open {
        Open {
            hands: state.hands[..usize::from(state.seats)].to_vec(),
            draw_pile: state.draw_pile.as_slice().iter().rev().copied().collect(),
            discard_pile: state.discard_pile.as_slice().iter().rev().copied().collect(),
            slipped: state.slipped,
            aside: state.aside,
            beside: if state.beside.iter().all(|cards| cards.is_empty()) {
                Vec::new()
            } else {
                state.beside[..usize::from(state.seats)].to_vec()
            },
        }
    }

    fn stack(rules: &Rules, seed: &Seed, deal: u16) -> Option<Vec<String>> {
        let mut cards: Vec<Card> = rules.deck.cards().collect();
        Chance::new(seed, deal).shuffle(&mut cards);
        (deal > 0).then(|| cards.iter().map(ToString::to_string).collect())
    }

    fn pack(rules: &Rules) -> Vec<String> {
        rules.deck.cards().map(|card| card.to_string()).collect()
    }

    /// Swapped hands are left to [`Open`]: nobody saw both.
    fn knows_most(event: &Event) -> Option<Seat> {
        match *event {
            Event::Dealt { seat, .. }
            | Event::Drew { seat, .. }
            | Event::TookUp { seat, .. }
            | Event::PutAway { seat, .. } => Some(seat),
            Event::Gave { to, .. } | Event::Took { to, .. } => Some(to),
            _ => None,
        }
    }

    fn mark(_: &Rules, _: &State, event: &Event) -> Option<Mark> {
        match event {
            Event::Called { .. } => Some(Mark::Call),
            Event::Caught { .. } => Some(Mark::Catch),
            Event::FalseCatch { .. } => Some(Mark::CatchInVain),
            Event::Played { wish: Some(_), .. } | Event::Wished { wish: Some(_), .. } => {
                Some(Mark::Wish)
            }
            Event::Threatened { .. } => Some(Mark::Threat),
            Event::Accused { guilty: true, .. } => Some(Mark::CheatCaught),
            Event::Accused { guilty: false, .. } => Some(Mark::AccusedInVain),
            Event::WentOut { .. } => Some(Mark::Out),
            Event::DealEnded { .. } => Some(Mark::DealEnd),
            Event::MatchEnded { .. } => Some(Mark::MatchEnd),
            _ => None,
        }
    }

    fn deeds(_: &Rules, _: &State, event: &Event) -> [Option<(Seat, Deed)>; 2] {
        match *event {
            Event::Caught { seat, by, .. } => {
                [Some((seat, Deed::CallForgotten)), Some((by, Deed::Caught))]
            }
            Event::CallMissed { seat, .. } => [Some((seat, Deed::CallForgotten)), None],
            Event::FalseCatch { by, .. } => [Some((by, Deed::CaughtInVain)), None],
            Event::Accused { seat, by, guilty: true } => {
                [Some((seat, Deed::CheatSeen)), Some((by, Deed::Accused))]
            }
            Event::Accused { by, guilty: false, .. } => [Some((by, Deed::AccusedInVain)), None],
            _ => [None; 2],
        }
    }

    fn held(_: &Rules, state: &State, seat: Seat) -> Option<u8> {
        state.hands.get(seat.index()).map(|hand| u8::try_from(hand.len()).unwrap_or(u8::MAX))
    }

    fn is_cheat(rules: &Rules, state: &State, seat: Seat, mv: Move) -> bool {
        let rules = rules.in_force_now(state);
        if rules.cheat.is_none() || !mv.is_turn_move() {
            return false;
        }
        let mut honest = MoveList::default();
        legal::legal(rules, state, seat, &mut honest);
        !honest.contains(&mv)
    }

    fn unforeseen(_: &Rules, state: &State, chance: &mut Chance) -> State {
        let mut other = state.clone();
        other.draw_pile.as_mut_slice().sort_unstable_by_key(|card| card.index());
        chance.shuffle(other.draw_pile.as_mut_slice());
        other.chance = Chance::new(&fresh_seed(chance), other.deal);
        other
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::DealStarted { .. } | Event::Missed { .. } | Event::Again { .. })
    }
}
