//! The noun for a rank, a card or a group of cards: as named by the rules, or the usual one.

use super::single::{joker, one_of_a_kind, rank, special, suited};
use super::word::Noun;
use stammtisch_engine::mau::rules::doc::{Group, HouseRules, Which};

use super::{Name, groups};

pub(super) fn noun(house: &HouseRules, name: Name) -> Noun {
    match name {
        Name::Which(Which::Rank(of)) => rank(house, of),
        // The group's name is that of the suit, not of a card.
        Name::Which(Which::Group(group @ Group::Suit(_))) => groups::noun(house, group),
        Name::Which(which @ Which::Group(group)) => {
            groups::noun(house, group).called(house.face(which))
        }
        Name::Which(which @ Which::Coloured(colour, of)) => {
            groups::coloured(house, colour, of).called(house.face(which))
        }
        Name::Which(which @ Which::Card(card)) => {
            let noun = match (card.rank(), card.suit()) {
                (Some(of), Some(suit)) => suited(house, of, suit),
                _ => special(house, card),
            };
            let named = house.face(which);
            let alone = card.rank().is_some() || named.is_none() || one_of_a_kind(house, card);
            Noun { single: alone, ..noun.called(named) }
        }
        Name::Jokers => joker(house),
    }
}
