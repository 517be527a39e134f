//! Random seats, decks, dealing, fitting, drawing and laying.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Acts, DealRule, DeckRule, DrawRule, DrawThen, DrawWhen, EmptyPile, FitRule, HandChoice,
    HandLimit, JumpIn, Keeps, LaidBy, LastResort, LayRule, LimitThen, NextDealer, Packs, PutBack,
    RowBy, SeatsRule, Start, StartLaid, Starter, ThrowInRule, ThrowThen, ThrowUntil, Thrower,
    Together, Which,
};

use super::{Lots, Pack};

pub(super) fn seats(any: &mut Chance) -> SeatsRule {
    let min = if any.one_in(4) { 3 } else { 2 };
    let max = if any.one_in(8) { any.number(6, 10) } else { any.number(min, 5) };
    SeatsRule { min, max, recommended: any.number(min, max) }
}

pub(super) fn deck(any: &mut Chance) -> DeckRule {
    let lowest = Rank::at(if any.one_in(2) { 6 } else { any.number(1, 8) }).unwrap();
    let jokers = if any.one_in(2) { any.number(1, 2) } else { 0 };
    let size = usize::from(13 - lowest.value() + 2) * 4 + usize::from(jokers);
    let most = (108 / size).min(3) as u8;
    let packs = match any.draw(4) {
        0 if most > 1 => Packs::AsNeeded { at_most: any.number(2, most) },
        1 | 2 if most > 1 => Packs::Fixed(any.number(2, most)),
        _ => Packs::Fixed(1),
    };
    DeckRule {
        lowest,
        packs,
        jokers,
        cards: BTreeMap::new(),
        in_all: BTreeMap::new(),
        faces: BTreeMap::new(),
        back: None,
    }
}

pub(super) fn deal(any: &mut Chance, seats: &SeatsRule, deck: &DeckRule) -> DealRule {
    let packs = match deck.packs {
        Packs::Fixed(packs) | Packs::AsNeeded { at_most: packs } => packs,
    };
    let pack = (13 - deck.lowest.value() + 2) * 4 + deck.jokers;
    let most = ((u16::from(pack) * u16::from(packs) - 2) / u16::from(seats.max)).min(8) as u8;
    let hand = any.number(1, most.saturating_sub(1).max(1));
    let mut hand_at_most = BTreeMap::new();
    if any.one_in(5) {
        let from = any.number(seats.min, seats.max);
        hand_at_most.insert(from.to_string(), any.number(1, hand));
    }
    let choice = HandChoice { min: 1, max: any.number(hand, 20) };
    DealRule {
        hand_by: None,
        start_taken: Vec::new(),
        cut_keeps: Vec::new(),
        hand,
        hand_at_most,
        hand_choice: any.one_in(5).then_some(choice),
        start_effects: Vec::new(),
        start_wishes: Vec::new(),
        start: Start::TurnedUp,
        starter_holds: Vec::new(),
        starter_leads: false,
        start_again: Vec::new(),
        put_back: PutBack::Under,
        start_laid: None,
        starter: any.one_of(&[
            Starter::Left,
            Starter::Right,
            Starter::WritingHand,
            Starter::Dealer,
            Starter::ByLot,
            Starter::Winner,
            Starter::Loser,
            Starter::Leads,
            Starter::Trails,
        ]),
        dealer: any.one_of(&[
            NextDealer::Left,
            NextDealer::Winner,
            NextDealer::Loser,
            NextDealer::HoldsMost,
            NextDealer::Right,
            NextDealer::Stays,
            NextDealer::Leads,
            NextDealer::Trails,
        ]),
    }
}

/// Some of the cards whose effect can count at the start.
pub(super) fn start_effects(any: &mut Chance, doc: &HouseRules) -> Vec<Which> {
    if any.one_in(2) {
        return Vec::new();
    }
    let counts =
        doc.cards.iter().filter(|(_, rule)| rule.reverse.is_some() || rule.threat.is_some());
    counts.map(|(which, _)| *which).filter(|_| any.one_in(2)).collect()
}

/// Some of the cards that can let the starter wish.
pub(super) fn start_wishes(any: &mut Chance, doc: &HouseRules) -> Vec<Which> {
    if any.one_in(2) {
        return Vec::new();
    }
    let wishes = doc.cards.iter().filter(|(_, rule)| rule.wish.is_some());
    wishes.map(|(which, _)| *which).filter(|_| !any.one_in(4)).collect()
}

pub(super) fn start_again(any: &mut Chance, doc: &HouseRules, pack: &Pack) -> Vec<Which> {
    if !any.one_in(6) {
        return Vec::new();
    }
    let mut list = any.some(pack, 3);
    let named = [&doc.deal.start_effects, &doc.deal.start_wishes];
    list.retain(|which| !named.iter().any(|list| list.contains(which)));
    list
}

/// Cards that count as laid when they are turned up: any, or some that may be turned up.
pub(super) fn start_laid(any: &mut Chance, doc: &HouseRules, pack: &Pack) -> Option<StartLaid> {
    if !any.one_in(4) {
        return None;
    }
    let mut cards = if any.one_in(2) { any.some(pack, 4) } else { Vec::new() };
    cards.retain(|which| {
        let again = &doc.deal.start_again;
        Card::all().any(|card| which.means(card) && !again.iter().any(|one| one.means(card)))
    });
    Some(StartLaid { by: any.one_of(&[LaidBy::Dealer, LaidBy::Starter]), cards })
}

pub(super) fn fit(any: &mut Chance, pack: &Pack) -> FitRule {
    let neighbours = if any.one_in(4) { any.number(1, 3) } else { 0 };
    let mut anywhere: Vec<Which> = pack.jokers().collect();
    if any.one_in(2) {
        anywhere.extend(any.some(pack, 2));
    }
    anywhere.dedup();
    let mut on_plain = if any.one_in(5) { any.some(pack, 2) } else { Vec::new() };
    on_plain.retain(|which| !anywhere.contains(which));
    let rank = !any.one_in(6);
    let multiples = if any.one_in(6) { any.number(2, 6) } else { 0 };
    let by_value = neighbours > 0 || multiples > 0;
    let named = if by_value && any.one_in(2) { any.number(1, 4) } else { 0 };
    let values = (0..named).map(|_| (Which::Rank(any.rank(pack)), any.number(0, 20))).collect();
    FitRule {
        suit: !rank || !any.one_in(6),
        rank,
        colour: any.one_in(6),
        neighbours,
        round_the_corner: neighbours > 0 && any.one_in(2),
        multiples,
        values,
        anywhere,
        on_plain,
        never_on_own_rank: if any.one_in(5) { vec![any.rank(pack)] } else { Vec::new() },
        also: pairs(any, pack),
        never: pairs(any, pack),
        last_resort: BTreeMap::new(),
        never_under_wish: if any.one_in(5) { any.some(pack, 2) } else { Vec::new() },
        leaves_wish: if any.one_in(5) { any.some(pack, 3) } else { Vec::new() },
    }
}

/// Some cards that fit only if nothing else in the hand does.
pub(super) fn last_resort(any: &mut Chance, pack: &Pack) -> BTreeMap<Which, LastResort> {
    let kinds = [LastResort::NothingFits, LastResort::NoSuit, LastResort::NoRank];
    let number = if any.one_in(5) { any.number(1, 2) } else { 0 };
    (0..number).map(|_| (any.which(pack), any.one_of(&kinds))).collect()
}

fn pairs(any: &mut Chance, pack: &Pack) -> BTreeMap<Which, Vec<Which>> {
    let number = if any.one_in(6) { any.number(1, 2) } else { 0 };
    (0..number).map(|_| (any.which(pack), any.some(pack, 2))).collect()
}

pub(super) fn draw(any: &mut Chance, deal: &DealRule) -> DrawRule {
    let then = any.one_of(&[DrawThen::LayDrawn, DrawThen::LayAny, DrawThen::Nothing]);
    let when = any.one_of(&[DrawWhen::AnyTime, DrawWhen::NothingFits]);
    let nothing = then == DrawThen::Nothing;
    let limit = HandLimit {
        cards: any.number(deal.hand_choice.as_ref().map_or(deal.hand, |choice| choice.max) + 1, 30),
        then: any.one_of(&[LimitThen::NoMore, LimitThen::Loses]),
    };
    let count = if nothing && any.one_in(12) { 0 } else { any.number(1, 3) };
    DrawRule {
        least: 0,
        when,
        count,
        times: 1,
        then,
        may_pass: count > 0 && any.one_in(6),
        must_lay: !nothing && any.one_in(4),
        empty: any.one_of(&[
            EmptyPile::Shuffle,
            EmptyPile::Shuffle,
            EmptyPile::Shuffle,
            EmptyPile::TurnOver,
            EmptyPile::TurnOver,
            EmptyPile::Nothing,
            EmptyPile::EndDeal,
        ]),
        keeps: Keeps::Top,
        limit: any.one_in(6).then_some(limit),
    }
    .repeated(any)
}

trait Repeated {
    fn repeated(self, any: &mut Chance) -> Self;
}

impl Repeated for DrawRule {
    fn repeated(mut self, any: &mut Chance) -> Self {
        if self.count > 0 && any.one_in(3) {
            let least = u8::from(self.then == DrawThen::Nothing);
            self.times = any.number(least, 3);
        }
        self
    }
}

pub(super) fn lay(any: &mut Chance, pack: &Pack) -> LayRule {
    let other = [RowBy::Suit, RowBy::Colour, RowBy::Up, RowBy::Down, RowBy::Steps];
    let by = match any.draw(3) {
        0 if pack.twice => RowBy::Card,
        0 | 1 => RowBy::Rank,
        _ => any.one_of(&other),
    };
    let steps = by.is_step();
    let together = any.one_in(2).then(|| Together {
        by,
        or: Vec::new(),
        in_answer: false,
        one_suit: steps && any.one_in(2),
        most: if any.one_in(2) { 0 } else { any.number(2, 4) },
        least: 0,
        acts: Acts::All,
        may_be_last: true,
        first: if any.one_in(4) { any.some(pack, 4) } else { Vec::new() },
        cards: if any.one_in(4) { any.some(pack, 4) } else { Vec::new() },
        never: if any.one_in(4) { any.some(pack, 1) } else { Vec::new() },
    });
    let jump_in = any
        .one_in(2)
        .then(|| if pack.twice && any.one_in(2) { JumpIn::SameCard } else { JumpIn::SameRank });
    let throw_in = (jump_in.is_none() && any.one_in(2)).then(|| throw_in(any, pack));
    LayRule { together, jump_in, throw_in }
}

fn throw_in(any: &mut Chance, pack: &Pack) -> ThrowInRule {
    let mut by =
        vec![RowBy::Rank, RowBy::Suit, RowBy::Colour, RowBy::Up, RowBy::Down, RowBy::Steps];
    if pack.twice {
        by.push(RowBy::Card);
    }
    let then = any.one_of(&[ThrowThen::FromThere, ThrowThen::Stays, ThrowThen::Again]);
    ThrowInRule {
        by: any.one_of(&by),
        or: Vec::new(),
        cards: if any.one_in(3) { any.some(pack, 4) } else { Vec::new() },
        onto: if any.one_in(3) { any.some(pack, 4) } else { Vec::new() },
        who: any.one_of(&[Thrower::Anyone, Thrower::Previous, Thrower::NotPrevious]),
        until: any.one_of(&[ThrowUntil::Acts, ThrowUntil::Lays]),
        then,
        under_threat: !any.one_in(3),
        may_be_last: !any.one_in(3),
    }
}
