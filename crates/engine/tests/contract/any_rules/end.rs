//! Random endings: the last card, points, matches and the kitty.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::doc::{
    Blocked, EndRule, KittyRule, KittyTo, LastGift, LastRound, LastThreat, MatchRule, PlayUntil,
    PointsRule, PointsTo, RoundRule, Seating, SeatsRule, TeamOut, TeamsOf, TeamsRule, Ties,
};

use super::{Lots, Pack};

pub(super) fn play_until(any: &mut Chance) -> PlayUntil {
    any.one_of(&[PlayUntil::FirstOut, PlayUntil::OneLeft, PlayUntil::LastLap])
}

pub(super) fn end(any: &mut Chance, pack: &Pack, play: PlayUntil) -> EndRule {
    let mut end = EndRule {
        play,
        last_threat: any.one_of(&[LastThreat::Ignored, LastThreat::MayComeBack]),
        never_last: Vec::new(),
        only_last: Vec::new(),
        redraw: BTreeMap::new(),
        last_gift: any.one_of(&[LastGift::Given, LastGift::Kept]),
        blocked: any.one_of(&[Blocked::Nobody, Blocked::FewestCards, Blocked::FewestPoints]),
        last_call: None,
    };
    match any.draw(8) {
        0 | 1 => end.never_last = any.some(pack, 3),
        2 => end.only_last = any.some(pack, 4),
        _ => {}
    }
    end
}

pub(super) fn points(any: &mut Chance, pack: &Pack, seats: u8) -> PointsRule {
    let number = any.number(0, 4);
    let rounding =
        RoundRule { to: u16::from(any.number(2, 10)), at_least: i32::from(any.number(0, 20)) - 10 };
    let places = any.number(1, seats);
    PointsRule {
        paid: false,
        difference: false,
        to: any.one_of(&[PointsTo::Winner, PointsTo::Holder]),
        each: i32::from(any.number(1, 5)),
        cards: (0..number).map(|_| (any.which(pack), i32::from(any.number(0, 30)) - 10)).collect(),
        last_card: if any.one_in(4) {
            BTreeMap::from([(any.which(pack), any.number(1, 3))])
        } else {
            BTreeMap::new()
        },
        round: any.one_in(4).then_some(rounding),
        places: if any.one_in(4) {
            (0..places).map(|_| i32::from(any.number(0, 20)) - 5).collect()
        } else {
            Vec::new()
        },
        rest: 0,
        many: BTreeMap::new(),
        resets: if any.one_in(4) {
            BTreeMap::from([(any.number(10, 40).to_string(), 0)])
        } else {
            BTreeMap::new()
        },
        ties: any.one_of(&[Ties::Shared, Ties::PlayOn]),
        worst_loses: any.one_in(2),
    }
}

pub(super) fn matches(any: &mut Chance, points: &PointsRule, seats: &SeatsRule) -> MatchRule {
    let losers = points.to == PointsTo::Holder;
    match any.draw(5) {
        0 => MatchRule::Single,
        1 => {
            let mut target = BTreeMap::from([("any".to_owned(), i32::from(any.number(5, 60)))]);
            target.insert(seats.recommended.to_string(), i32::from(any.number(5, 60)));
            MatchRule::Race { target, lead: 0 }
        }
        2 => MatchRule::Deals { count: u16::from(any.number(1, 4)) },
        3 if losers => MatchRule::Knockout { at: i32::from(any.number(5, 60)) },
        _ => MatchRule::Rounds {
            count: u16::from(any.number(1, 2)),
            last: if losers && any.one_in(2) { LastRound::Sharp } else { LastRound::Plain },
        },
    }
}

pub(super) fn kitty(any: &mut Chance, points: &PointsRule) -> Option<KittyRule> {
    let kitty = KittyRule {
        cents: u32::from(any.number(1, 50)),
        per: u32::from(any.number(1, 10)),
        to: KittyTo::Table,
    };
    (points.to == PointsTo::Holder && any.one_in(4)).then_some(kitty)
}

/// Teams, where the fewest, the recommended and the most players divide into them.
pub(super) fn teams(
    any: &mut Chance,
    seats: &mut SeatsRule,
    matches: &MatchRule,
) -> Option<TeamsRule> {
    let sharp = matches!(matches, MatchRule::Rounds { last: LastRound::Sharp, .. });
    if sharp || !any.one_in(6) {
        return None;
    }
    let three = any.one_in(4);
    let most = if three || any.one_in(3) { 6 } else { 4 };
    let min = if three || any.one_in(2) { most } else { 4 };
    *seats = SeatsRule { min, max: most, recommended: min };
    let number = if three { 3 } else { 2 };
    Some(TeamsRule {
        of: if any.one_in(2) { TeamsOf::Size(number) } else { TeamsOf::Count(2) },
        seating: any.one_of(&[Seating::Across, Seating::Beside]),
        out: any.one_of(&[TeamOut::One, TeamOut::All]),
        spared: any.one_in(2),
    })
}
