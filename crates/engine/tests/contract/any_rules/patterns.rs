//! Random patterns.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::doc::{
    By, EffectRule, PatternRule, PlayUntil, ReverseRule, RowBy, RowRule, Span, WithTwo,
};

use super::{Lots, Pack, text, threat, triggers};

pub(super) fn patterns(
    any: &mut Chance,
    pack: &Pack,
    seats: u8,
    play: PlayUntil,
) -> BTreeMap<String, PatternRule> {
    let number = if any.one_in(3) { any.number(1, 3) } else { 0 };
    ["pair", "run", "wave"]
        .into_iter()
        .take(usize::from(number))
        .map(|id| (id.to_owned(), pattern(any, pack, seats, play)))
        .collect()
}

fn pattern(any: &mut Chance, pack: &Pack, seats: u8, play: PlayUntil) -> PatternRule {
    let mut by =
        vec![RowBy::Rank, RowBy::Suit, RowBy::Colour, RowBy::Up, RowBy::Down, RowBy::Steps];
    if pack.twice {
        by.push(RowBy::Card);
    }
    let mut rule = PatternRule {
        name: text("Muster", "Pattern"),
        cards: if any.one_in(3) { any.some(pack, 3) } else { Vec::new() },
        onto: if any.one_in(4) { any.some(pack, 3) } else { Vec::new() },
        row: None,
        lies: Vec::new(),
        any_order: false,
        sum: None,
        together: any.one_in(6).then(|| span(any, 1)),
        left: any.one_in(5).then(|| span(any, 0)),
        by: By::Anyone,
        direction: None,
        playing: None,
        pile: None,
        turns: None,
        deals: None,
        score: None,
        won: None,
        won_in_a_row: None,
        dealt: None,
        held: Vec::new(),
        unless: Vec::new(),
        does: does(any, pack, seats, play),
    };
    let asks = !rule.cards.is_empty() || !rule.onto.is_empty();
    let asks = asks || rule.together.is_some() || rule.left.is_some();
    if !asks || any.one_in(3) {
        rule.row = Some(RowRule { by: any.one_of(&by), one_suit: false, cards: span(any, 2) });
    }
    rule
}

fn span(any: &mut Chance, least: u8) -> Span {
    let from = u16::from(any.number(least, least + 1));
    match any.draw(4) {
        0 => Span::Between(from, from),
        1 => Span::Between(from, u16::MAX),
        2 => Span::Every(2),
        _ => Span::Between(from, from + 1),
    }
}

fn does(any: &mut Chance, pack: &Pack, seats: u8, play: PlayUntil) -> EffectRule {
    let mut does = EffectRule::default();
    match any.draw(6) {
        0 => does.again = true,
        1 => {
            let with_two = any.one_of(&[WithTwo::Nothing, WithTwo::OtherMisses]);
            does.reverse = Some(ReverseRule { with_two });
        }
        2 => does.rotates = true,
        3 => return triggers::does(any, pack, play),
        _ => {
            let which = any.which(pack);
            let mut threat = threat::threat(any, pack, which, seats, play);
            (threat.may, threat.longest, threat.closing) = (false, 0, None);
            does.threat = Some(threat);
        }
    }
    does
}
