//! Random effects of cards, calls and cheating.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    CallRule, CardRule, CheatRule, CheatThen, CheatWindow, Due, EndRule, Enforced, MovedHands, On,
    PlayUntil, ReverseRule, Speaker, Way, Which, WishOf, WishRule, WithTwo,
};

use super::{Lots, Pack, text, threat};

pub(super) fn cards(
    any: &mut Chance,
    pack: &Pack,
    seats: u8,
    play: PlayUntil,
) -> BTreeMap<Which, CardRule> {
    let mut cards: BTreeMap<_, _> = (0..any.number(0, 7))
        .map(|_| {
            let which = any.which(pack);
            (which, rule(any, pack, which, seats, play))
        })
        .collect();
    for joker in pack.jokers() {
        if any.one_in(2) {
            cards.insert(joker, wild(any, pack));
        }
    }
    cards
}

fn rule(any: &mut Chance, pack: &Pack, which: Which, seats: u8, play: PlayUntil) -> CardRule {
    match any.draw(16) {
        0 => return wild(any, pack),
        1 => return CardRule { copies: true, ..CardRule::default() },
        2 => return CardRule::default(),
        _ => {}
    }
    let reverse = ReverseRule { with_two: any.one_of(&[WithTwo::Nothing, WithTwo::OtherMisses]) };
    let (rotates, way) =
        (any.one_in(14), any.one_of(&[Way::Along, Way::Against, Way::Left, Way::Right]));
    let mut rule = CardRule {
        reverse: any.one_in(5).then_some(reverse),
        again: any.one_in(6),
        lays_on: false,
        covered: false,
        wish: any.one_in(5).then(|| wish(any, pack)),
        wild: false,
        copies: false,
        see_through: any.one_in(12),
        buys: any.one_in(10),
        rotates,
        rotates_to: if rotates { way } else { Way::Along },
        threat: None,
    };
    rule.lays_on = !rule.again && any.one_in(10);
    if !rule.again && !rule.lays_on && any.one_in(2) {
        let mut threat = threat::threat(any, pack, which, seats, play);
        threat.may &= !rule.buys;
        rule.threat = Some(threat);
    }
    rule
}

fn wild(any: &mut Chance, pack: &Pack) -> CardRule {
    let wish = any.one_in(2).then(|| WishRule { may: false, ..wish(any, pack) });
    CardRule { wild: true, wish, ..CardRule::default() }
}

pub(super) fn wish(any: &mut Chance, pack: &Pack) -> WishRule {
    let laps = if any.one_in(5) { any.number(1, 3) } else { 0 };
    let of = any.one_of(&[WishOf::Suit, WishOf::Colour, WishOf::Rank, WishOf::Card]);
    let mut only = if any.one_in(4) { any.some(pack, 4) } else { Vec::new() };
    // Nobody can wish for a joker, and some suits have no colour.
    let named = |which: &Which| {
        let mut kinds = which.kinds();
        kinds.any(|card| card.suit().is_some_and(|suit| suit.red().is_some()))
    };
    only.retain(named);
    WishRule {
        of,
        may: any.one_in(3),
        cards: if laps == 0 && any.one_in(3) { any.number(2, 3) } else { 1 },
        turns: if laps == 0 && any.one_in(3) { any.number(1, 4) } else { 0 },
        laps,
        oneself: false,
        only,
        other: false,
    }
}

pub(super) fn calls(any: &mut Chance, pack: &Pack, end: &EndRule) -> BTreeMap<String, CallRule> {
    let number = any.number(0, 4);
    ["mau", "mau-mau", "lady", "thanks"]
        .into_iter()
        .take(usize::from(number))
        .map(|id| (id.to_owned(), call(any, pack, end)))
        .collect()
}

fn call(any: &mut Chance, pack: &Pack, end: &EndRule) -> CallRule {
    let mut at = Some(any.number(0, 3)).filter(|_| !any.one_in(5));
    let cards = if at.is_none() || any.one_in(5) { any.some(pack, 2) } else { Vec::new() };
    // A call cannot fall due with a card that may not be the last.
    let bound = !end.never_last.is_empty() || !end.only_last.is_empty();
    if bound && !cards.is_empty() && at == Some(0) {
        at = Some(1);
    }
    let by_number = at.is_some() && cards.is_empty() && any.one_in(3);
    let due = if by_number { Due::Reached } else { Due::Laid };
    let enforced = any.one_of(&[
        Enforced::Nobody,
        Enforced::Reminder,
        Enforced::Automatic,
        Enforced::Table,
        if at == Some(0) { Enforced::Table } else { Enforced::CatchUntilOwnTurn },
        Enforced::CatchUntilNextMove,
    ]);
    if any.one_in(4) {
        return on_happening(any, at, enforced);
    }
    CallRule {
        name: text("Mau", "Mau"),
        at,
        cards,
        before_laying: any.one_in(2),
        afterwards: true,
        through: false,
        of: Speaker::Oneself,
        enforced,
        penalty: any.number(1, 3),
        false_penalty: if any.one_in(2) { any.number(1, 2) } else { 0 },
        false_catch: if any.one_in(3) { any.number(1, 2) } else { 0 },
        due,
        on: None,
        only_if: Default::default(),
        any_time: false,
    }
}

/// Replaces events that can never happen in these rules, on which no call may depend, by the start
/// of a turn.
pub(super) fn reachable_calls(doc: &mut HouseRules) {
    let wrong = stammtisch_engine::rules::Document::check(doc);
    for (id, call) in &mut doc.calls {
        if wrong.iter().any(|mistake| mistake.field == format!("calls.{id}.on")) {
            (call.on, call.at) = (Some(On::TurnBegins), None);
        }
    }
}

/// A call that is due when something happens; an event that cannot happen makes the rules invalid.
fn on_happening(any: &mut Chance, at: Option<u8>, enforced: Enforced) -> CallRule {
    let on = any.one_of(&[
        On::Draws,
        On::Passes,
        On::Misses,
        On::Threatened,
        On::Bears,
        On::HandGrows,
        On::HandShrinks,
        On::TurnBegins,
        On::PileTurned,
        On::DrawsPenalty,
    ]);
    let hand = matches!(on, On::HandGrows | On::HandShrinks);
    let at = if hand { Some(any.number(1, 4)) } else { at.filter(|at| *at > 0) };
    CallRule {
        name: text("Danke", "Thanks"),
        at,
        cards: Vec::new(),
        before_laying: false,
        afterwards: true,
        through: false,
        of: Speaker::Oneself,
        enforced,
        penalty: any.number(1, 3),
        false_penalty: 0,
        false_catch: if any.one_in(3) { 1 } else { 0 },
        due: Due::Laid,
        on: Some(on),
        only_if: Default::default(),
        any_time: false,
    }
}

/// Cheating; where a fitting card has to be laid, holding it back may be cheating too.
pub(super) fn cheat(any: &mut Chance, pack: &Pack, owes_cards: bool) -> CheatRule {
    let withhold = owes_cards && any.one_in(2);
    let (slip, draw_short) = (any.one_in(2), any.one_in(2));
    let until = any.one_of(&[CheatWindow::NextMove, CheatWindow::NextCard]);
    let go_back = until == CheatWindow::NextCard && any.one_in(2);
    let lay = (!slip && !draw_short) || any.one_in(2);
    CheatRule {
        lay,
        cards: if lay && any.one_in(4) { any.some(pack, 3) } else { Vec::new() },
        slip,
        draw_short,
        withhold,
        until,
        penalty: any.number(0, 3),
        then: any.one_of(&[CheatThen::TurnOver, CheatThen::Plays]),
        false_penalty: any.number(0, 2),
        by: Default::default(),
        bears: false,
        later: None,
        moved_hands: if go_back { MovedHands::GoBack } else { MovedHands::Stand },
    }
}
