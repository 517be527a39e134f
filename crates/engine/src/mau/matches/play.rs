//! Winners and losers of a deal and a match: who is knocked out, who is ahead, whether it goes on;
//! the kitty.

use super::compiled::Format;
use crate::limits::MAX_DEALS_PER_MATCH;
use crate::mau::effects::MatchDecided;
use crate::mau::event::Ending;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{KittyTo, PlayUntil, PointsTo, Ties};
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// Takes out of further deals whoever has too many points or has done worst in this deal.
pub(in crate::mau) fn knock_out(rules: &Rules, state: &mut State) {
    if let Format::Knockout(at) = rules.format {
        for seat in Seat::first(rules.seats) {
            if state.scores[seat.index()] >= at {
                state.knocked_out.add(seat);
            }
        }
    }
    if rules.format == Format::Dropout
        && let Some(seat) = state.who_did_worst(rules)
    {
        let there = SeatSet::first(rules.seats).without(state.knocked_out);
        state.knocked_out = state.knocked_out.or(rules.teams.of(seat).and(there));
    }
}

/// The last team or player left after the others have withdrawn, who wins (LIV-19).
pub(in crate::mau) fn last_one_left(rules: &Rules, state: &State) -> Option<SeatSet> {
    let left = SeatSet::first(rules.seats).without(state.knocked_out);
    (!state.withdrawn.is_empty() && rules.teams.count_in(left) == 1).then_some(left)
}

/// The winners of the match, if the deal that has just ended was its last. `played` are the seats
/// that were dealt in: if all of them have too many points now, the best of them wins.
pub(in crate::mau) fn match_winners(
    rules: &Rules,
    state: &State,
    played: SeatSet,
) -> Option<SeatSet> {
    let best = best_in_the_end(rules, state, played)?;
    (rules.format == Format::Single || !is_tied(rules, state, best)).then_some(best)
}

/// The seats ahead after the last deal, several if tied; none while deals are still to come.
fn best_in_the_end(rules: &Rules, state: &State, played: SeatSet) -> Option<SeatSet> {
    if let Some(winners) = last_one_left(rules, state) {
        return Some(winners);
    }
    if let Some(MatchDecided::For(seat)) = state.kept.match_decided {
        return Some(rules.teams.of(seat).without(state.withdrawn));
    }
    let scores = &state.scores[..usize::from(rules.seats)];
    let most = state.deal >= MAX_DEALS_PER_MATCH;
    let left = SeatSet::first(rules.seats).without(state.knocked_out);
    let decided = state.kept.match_decided.is_some();
    let last = match rules.format {
        Format::Single => {
            let first = state.first_out(rules);
            let own = first.map_or(SeatSet::EMPTY, |seat| rules.teams.of(seat));
            return Some(own.without(state.withdrawn));
        }
        Format::Race { goal, lead } => {
            scores.iter().any(|score| *score >= goal)
                && (lead == 0 || is_ahead_by(rules, scores, left, lead))
        }
        Format::Deals(count) => state.deal >= count,
        Format::Rounds { count, .. } => rules.round_of(state.deal + 1) > count,
        Format::Knockout(_) | Format::Dropout => rules.teams.count_in(left) <= 1,
    };
    if !last && !most && !decided {
        return None;
    }
    let among = if left.is_empty() { played } else { left };
    let of = |seat: Seat| scores[seat.index()];
    let best = match rules.points_to {
        PointsTo::Winner => among.map(of).max(),
        PointsTo::Holder => among.map(of).min(),
    };
    Some(among.filter(|seat| Some(of(*seat)) == best).collect())
}

/// Whether several share the best score and deals go on until one is ahead.
fn is_tied(rules: &Rules, state: &State, best: SeatSet) -> bool {
    let left = SeatSet::first(rules.seats).without(state.knocked_out);
    rules.ties != Ties::Shared
        && rules.teams.count_in(best) > 1
        && rules.teams.count_in(left) > 1
        && state.deal < MAX_DEALS_PER_MATCH
        && state.kept.match_decided.is_none()
}

/// Where several share the best score and play on among themselves, takes all others out of further deals.
pub(in crate::mau) fn play_off(rules: &Rules, state: &mut State, played: SeatSet) {
    if rules.ties != Ties::PlayOff || rules.format == Format::Single {
        return;
    }
    if let Some(tied) = best_in_the_end(rules, state, played) {
        state.knocked_out = state.knocked_out.or(SeatSet::first(rules.seats).without(tied));
    }
}

/// Whether the best team or player of `among` is at least `lead` points ahead of the next best.
fn is_ahead_by(rules: &Rules, scores: &[i32], among: SeatSet, lead: i32) -> bool {
    let sign = if rules.most_points_win() { 1 } else { -1 };
    let stands = |seat: Seat| sign * scores[seat.index()];
    let Some(best) = among.into_iter().max_by_key(|seat| stands(*seat)) else { return true };
    let others = among.without(rules.teams.with_partners(SeatSet::of(best)));
    others.into_iter().all(|seat| stands(best) - stands(seat) >= lead)
}

/// The losers of the deal that has just ended: those left with cards where all others play until
/// they are out (SCH-18), and those who had to take too many.
pub(in crate::mau) fn deal_losers(rules: &Rules, state: &State) -> SeatSet {
    let left = match (rules.play_until, state.phase) {
        (PlayUntil::OneLeft, Phase::Over(Ending::Out)) => {
            let out = state.teams_out(rules);
            rules.teams.with_partners(state.playing.without(out)).without(state.withdrawn)
        }
        _ => SeatSet::EMPTY,
    };
    left.or(state.lost)
}

/// The losers of the match, once it is over: those with the worst score, where the rules say so
/// (SCH-17); in a match of a single deal, its losers.
pub(in crate::mau) fn match_losers(rules: &Rules, state: &State) -> SeatSet {
    if !state.match_over {
        return SeatSet::EMPTY;
    }
    if rules.format == Format::Single {
        return deal_losers(rules, state);
    }
    let left = SeatSet::first(rules.seats).without(state.knocked_out);
    if rules.format == Format::Dropout && rules.teams.count_in(left) <= 1 {
        // All but one have dropped out: their scores are not compared.
        return SeatSet::EMPTY;
    }
    let there = SeatSet::first(rules.seats).without(state.withdrawn);
    // Whoever reached the play-off has not lost.
    let others = there.and(state.knocked_out);
    let off = rules.ties == Ties::PlayOff && !others.is_empty();
    let there = if off { others } else { there };
    let of = |seat: Seat| state.scores[seat.index()];
    let worst = match rules.points_to {
        PointsTo::Winner => there.map(of).min(),
        PointsTo::Holder => there.map(of).max(),
    };
    let losers: SeatSet = there.filter(|seat| Some(of(*seat)) == worst).collect();
    if rules.worst_loses { losers.without(state.winners) } else { SeatSet::EMPTY }
}

/// What each seat pays for its points, in cents, rounded to the nearest (VER-26); negative: what it
/// receives.
pub(in crate::mau) fn kitty(rules: &Rules, state: &State) -> Vec<i64> {
    let Some(kitty) = rules.kitty.as_ref().filter(|_| state.match_over) else { return Vec::new() };
    let per = i64::from(kitty.per.max(1));
    let cost = |points: i64| (points.max(0) * i64::from(kitty.cents) + per / 2) / per;
    let scores = state.scores[..usize::from(rules.seats)].iter().map(|score| i64::from(*score));
    // How far each score is on the bad side of 0.
    let sign = if rules.most_points_win() { -1 } else { 1 };
    let bad: Vec<i64> = scores.map(|score| sign * score).collect();
    match kitty.to {
        KittyTo::Table => bad.into_iter().map(cost).collect(),
        KittyTo::Players => {
            let mut pays: Vec<i64> =
                bad.into_iter().map(|bad| cost(bad.abs()) * bad.signum()).collect();
            // Partners share one score, and each of them has paid into the pot.
            let partners = i64::from(rules.teams.of(Seat(0)).len());
            share(state, &mut pays, cost(i64::from(state.pot) * partners));
            pays
        }
        KittyTo::Winner => {
            let won = |seat: usize| state.winners.has(Seat(seat as u8));
            let Some(first) = (0..bad.len()).find(|seat| won(*seat)) else {
                return vec![0; bad.len()];
            };
            let behind = |seat: usize| if won(seat) { 0 } else { cost(bad[seat] - bad[first]) };
            let mut pays: Vec<i64> = (0..bad.len()).map(behind).collect();
            let all = pays.iter().sum();
            share(state, &mut pays, all);
            pays
        }
    }
}

/// Splits `cents` among the winners of the match; cents that cannot be split evenly go to the first
/// of them.
fn share(state: &State, pays: &mut [i64], mut cents: i64) {
    let mut left = i64::from(state.winners.len());
    for (seat, pays) in pays.iter_mut().enumerate() {
        if state.winners.has(Seat(seat as u8)) {
            let own = (cents + left - 1) / left.max(1);
            *pays -= own;
            (cents, left) = (cents - own, left - 1);
        }
    }
}
