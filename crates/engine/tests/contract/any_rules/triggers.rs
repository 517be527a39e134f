//! Random triggers.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Alike, By, Counted, DealEnd, EffectRule, HandRule, Hits, On, PlayUntil, ReverseRule, Shown,
    Span, TriggerRule, Victim, Way, WithTwo,
};
use stammtisch_engine::seat::Direction;

use super::{Lots, Pack, text};

const ON: [On; 35] = [
    On::Draws,
    On::DrawsPenalty,
    On::Passes,
    On::Lays,
    On::JumpsIn,
    On::Answers,
    On::Wishes,
    On::Reverses,
    On::Misses,
    On::Threatened,
    On::Bears,
    On::Gives,
    On::Given,
    On::Takes,
    On::Robbed,
    On::Calls,
    On::Forgets,
    On::Caught,
    On::Catches,
    On::CatchesInVain,
    On::CallsFalsely,
    On::AccusedRightly,
    On::AccusedWrongly,
    On::AccusesRightly,
    On::AccusesWrongly,
    On::FoundGuilty,
    On::ChargesInVain,
    On::HandGrows,
    On::HandShrinks,
    On::TurnBegins,
    On::DealBegins,
    On::DealEnds,
    On::PileTurned,
    On::GoesOut,
    On::ComesBack,
];

/// Up to three triggers, without those that could never come about in these rules.
pub(super) fn triggers(
    any: &mut Chance,
    doc: &HouseRules,
    pack: &Pack,
) -> BTreeMap<String, TriggerRule> {
    let number = if any.one_in(3) { any.number(1, 3) } else { 0 };
    let mut found = BTreeMap::new();
    for id in ["first", "second", "third"].into_iter().take(usize::from(number)) {
        for _ in 0..4 {
            let mut with = doc.clone();
            let rule = trigger(any, doc, pack);
            with.triggers = BTreeMap::from([(id.to_owned(), rule.clone())]);
            let wrong = stammtisch_engine::rules::Document::check(&with);
            if wrong.iter().all(|mistake| !mistake.field.starts_with("triggers")) {
                found.insert(id.to_owned(), rule);
                break;
            }
        }
    }
    found
}

pub(super) fn trigger(any: &mut Chance, doc: &HouseRules, pack: &Pack) -> TriggerRule {
    // Hardly any rules let anybody come back: where they do, this is used.
    let mut threats = doc.cards.values().filter_map(|rule| rule.threat.as_ref());
    let back = threats.any(|threat| threat.victim == Victim::LastOut);
    let on = if back && any.one_in(2) { On::ComesBack } else { any.one_of(&ON) };
    let hand = matches!(on, On::HandGrows | On::HandShrinks);
    let calls: Vec<String> = doc.calls.keys().cloned().collect();
    let of_calls =
        matches!(on, On::Calls | On::Forgets | On::Caught | On::Catches | On::CallsFalsely);
    let times = any.one_in(4).then(|| span(any, 1));
    let counted = any.one_of(&[Counted::Seat, Counted::All, Counted::InARow]);
    let draws = matches!(on, On::Draws | On::DrawsPenalty);
    TriggerRule {
        name: text("Auslöser", "Trigger"),
        by: any.one_of(&[
            By::Anyone,
            By::Anyone,
            By::Anyone,
            By::Dealer,
            By::NotDealer,
            By::Starter,
        ]),
        call: (of_calls && !calls.is_empty() && any.one_in(2)).then(|| any.one_of(&calls)),
        drawn: (draws && any.one_in(2)).then(|| span(any, 1)),
        left: (hand || any.one_in(8)).then(|| span(any, 1)),
        hand: any.one_in(6).then(|| holding(any, pack)),
        top: if any.one_in(6) { any.some(pack, 2) } else { Vec::new() },
        wish: any.one_in(10).then(|| any.one_in(2)),
        threat: any.one_in(10).then(|| any.one_in(2)),
        direction: any.one_in(8).then(|| any.one_of(&[Direction::Clockwise, Direction::Counter])),
        playing: any.one_in(10).then(|| span(any, 2)),
        pile: any.one_in(10).then_some(Span::Between(1, 12)),
        times,
        counted: if times.is_some() { counted } else { Counted::Seat },
        // Drawn last.
        ..plain(
            on,
            if on == On::DealEnds {
                EffectRule { points: 3, hits: any_hits(any), ..EffectRule::default() }
            } else {
                does(any, pack, doc.end.play)
            },
        )
    }
}

fn holding(any: &mut Chance, pack: &Pack) -> HandRule {
    let kinds = [None, Some(Alike::Rank), Some(Alike::Suit), Some(Alike::Colour)];
    let worth =
        any.one_in(2).then(|| any.one_of(&[Span::Between(0, 15), Span::Between(8, u16::MAX)]));
    if worth.is_some() && any.one_in(2) {
        return HandRule {
            worth,
            cards: None,
            of: Vec::new(),
            wished: false,
            by: None,
            shows: Shown::Hand,
        };
    }
    let of = if any.one_in(2) { any.some(pack, 3) } else { Vec::new() };
    HandRule {
        worth,
        cards: Some(span(any, 0)),
        of,
        wished: false,
        by: any.one_of(&kinds),
        shows: Shown::Hand,
    }
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

fn any_hits(any: &mut Chance) -> Hits {
    any.one_of(&[
        Hits::Oneself,
        Hits::Next,
        Hits::Previous,
        Hits::Across,
        Hits::Others,
        Hits::All,
        Hits::Dealer,
        Hits::Starter,
        Hits::MostCards,
        Hits::FewestCards,
        Hits::MostPoints,
        Hits::FewestPoints,
        Hits::Leads,
        Hits::Trails,
        Hits::ByLot,
    ])
}

/// One or two effects, on anybody.
pub(super) fn does(any: &mut Chance, pack: &Pack, play: PlayUntil) -> EffectRule {
    let mut does = EffectRule { hits: any_hits(any), ..EffectRule::default() };
    for _ in 0..any.number(1, 2) {
        match any.draw(21) {
            0 | 1 => does.draw = any.number(1, 3),
            16 => (does.draw, does.up_to) = (1, any.number(2, 6)),
            17 => does.renews = true,
            18 => (does.opens, does.open_for) = (true, any.number(0, 2)),
            19 => does.closes = !does.opens,
            20 => {
                does.rotates = true;
                does.rotates_to = any.one_of(&[Way::Against, Way::Left, Way::Right]);
            }
            2 => does.until = any.some(pack, 2),
            3 | 4 => does.misses = any.number(1, 2),
            5 => does.points = i32::from(any.number(0, 20)) - 10,
            6 => does.swap = true,
            7 => does.takes_pile = true,
            8 => does.shows = true,
            9 => does.out = true,
            10 if play == PlayUntil::OneLeft => does.back = any.number(1, 2),
            11 => does.ends_wish = true,
            12 => does.ends = Some(any.one_of(&[DealEnd::Won, DealEnd::Drawn])),
            13 => {
                let with_two = any.one_of(&[WithTwo::Nothing, WithTwo::OtherMisses]);
                does.reverse = Some(ReverseRule { with_two });
            }
            14 => does.again = true,
            _ => does.rotates = true,
        }
    }
    if matches!(does.hits, Hits::MostPoints | Hits::FewestPoints) {
        does.ends = Some(DealEnd::Won);
    }
    does.closes &= !does.opens;
    if does.draw >= does.up_to || !does.until.is_empty() {
        does.up_to = 0;
    }
    does
}

/// A trigger for this event without conditions.
pub(super) fn plain(on: On, does: EffectRule) -> TriggerRule {
    TriggerRule {
        name: text("Schalter", "Switch"),
        on,
        by: Default::default(),
        call: None,
        drawn: None,
        left: None,
        hand: None,
        top: Vec::new(),
        wish: None,
        threat: None,
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
        times: None,
        counted: Default::default(),
        does,
    }
}
