//! The digest of a state. Every struct is taken apart field by field, so that none can be forgotten.

use super::phase::phase_word;
use crate::card::Card;
use crate::digest::Digest;
use crate::limits::{MAX_SEATS, MAX_STATES};
use crate::mau::cheat::{Accusable, Before, Guilt, Moved};
use crate::mau::state::State;
use crate::mau::states::Lasting;
use crate::mau::threat::PendingThreat;
use crate::mau::wish::Wish;
use crate::seat::{Direction, Seat};

impl State {
    pub(crate) fn digest(&self) -> u64 {
        let Self {
            hands,
            draw_pile,
            discard_pile,
            phase,
            turn,
            direction,
            threat,
            face,
            wish,
            wish_cards,
            wish_turns,
            drawn,
            draws,
            dry,
            covers,
            together,
            acting,
            claim,
            misses,
            slipped,
            accusable,
            run,
            playing,
            waiting,
            places,
            lost,
            knocked_out,
            withdrawn,
            aside,
            beside,
            last_laid,
            last_card,
            announced,
            called,
            open,
            kept,
            seats,
            left_handed,
            dealer,
            deal,
            moves,
            idle,
            more_cards,
            scores,
            tally,
            added,
            points,
            pot,
            winners,
            match_over,
            chance,
        } = self;
        let mut sum = Digest::new();
        sum.bytes(&chance.seed().0);
        sum.wide(chance.position());
        hands.iter().chain([drawn, slipped, aside]).for_each(|cards| sum.wide(cards.bits()));
        for pile in [draw_pile, discard_pile] {
            sum.word(u64::from(pile.len()));
            pile.as_slice().iter().for_each(|card| sum.word(card.index() as u64));
        }
        sum.word(phase_word(*phase));
        add_threat(&mut sum, threat);
        add_accusable(&mut sum, accusable);
        sum.word(u64::from(turn.0) << 16 | u64::from(dealer.0) << 8 | *direction as u64);
        sum.word((face.index() as u64) << 8 | acting.index() as u64);
        sum.word(wish_word(*wish) << 8 | card_word(*last_card));
        last_laid.iter().for_each(|card| sum.word(card_word(*card)));
        let small = [wish_cards, wish_turns, draws, together, run, seats];
        small.into_iter().for_each(|number| sum.word(u64::from(*number)));
        for order in [waiting, places] {
            sum.word(u64::from(order.len()));
            order.as_slice().iter().for_each(|seat| sum.word(u64::from(seat.0)));
        }
        // The first four calls always count; further ones only where there are any, to keep old digests.
        let sets_of = [announced, called, open];
        let by_call = sets_of.into_iter().flat_map(|sets| &sets[..4]);
        let further = || sets_of.into_iter().flat_map(|sets| &sets[4..]);
        if further().any(|set| !set.is_empty()) {
            further().for_each(|set| sum.word(u64::from(set.bits())));
        }
        let sets = [playing, winners, misses, lost, knocked_out, withdrawn, left_handed];
        by_call.chain(sets).for_each(|set| sum.word(u64::from(set.bits())));
        let flags = [dry, claim, match_over];
        flags.into_iter().for_each(|flag| sum.word(u64::from(*flag)));
        sum.word(u64::from(*deal) << 32 | u64::from(*moves));
        sum.word(u64::from(*idle));
        kept.add_to(&mut sum);
        scores.iter().chain(points).for_each(|points| sum.word(*points as u64));
        tally.add_to(&mut sum);
        // Unused fields add nothing: digests stay what they were.
        if *added > 0 {
            sum.word(u64::from(*added));
        }
        if *pot != 0 {
            sum.word(i64::from(*pot).cast_unsigned() ^ u64::from_be_bytes(*b"the pot_"));
        }
        if beside.iter().any(|cards| !cards.is_empty()) {
            beside.iter().for_each(|cards| sum.wide(cards.bits()));
        }
        if *covers {
            sum.word(u64::from_be_bytes(*b"covering"));
        }
        if more_cards.iter().any(|more| *more != 0) {
            more_cards.iter().for_each(|more| sum.word(*more as u64));
        }
        sum.sum()
    }
}

fn add_threat(sum: &mut Digest, threat: &PendingThreat) {
    let PendingThreat {
        rule,
        draw,
        misses,
        chain,
        author,
        victim,
        pending,
        resume,
        closing,
        growing,
        spent,
        gift,
        speakers,
    } = threat;
    let seats = [Some(*author), Some(*victim), *resume];
    seats.into_iter().for_each(|seat| sum.word(seat_word(seat)));
    let small = [*rule, *draw, *chain, u8::from(*closing)];
    small.into_iter().for_each(|number| sum.word(u64::from(number)));
    sum.word(u64::from(pending.bits()) << 8 | card_word(*gift));
    sum.word(u64::from(speakers.bits()));
    // Adds nothing where threats are over after one turn, as in all older games.
    if *misses != PendingThreat::NONE.misses {
        sum.word(u64::from(*misses));
    }
    if *growing {
        sum.word(1);
    }
    if *spent {
        sum.word(2);
    }
}

fn add_accusable(sum: &mut Digest, accusable: &Accusable) {
    let Accusable { seat, found_out, accusers, lying, guilt } = accusable;
    sum.word(seat_word(*seat) << 1 | u64::from(*found_out));
    if seat.is_none() {
        return;
    }
    let guilty = guilt.is_some();
    let nothing = Guilt::NOTHING;
    let Guilt {
        laid,
        cards,
        reordered,
        slipped,
        bought,
        bought_after,
        rotated,
        among,
        moved,
        short,
        accepted,
        drew,
        beside,
        took,
        excluded,
        before,
    } = guilt.as_deref().unwrap_or(&nothing);
    let flags = [u8::from(guilty), rotated.unsigned_abs(), u8::from(*accepted)];
    flags.into_iter().for_each(|flag| sum.word(u64::from(flag)));
    let small = [laid, short, lying];
    small.into_iter().for_each(|number| sum.word(u64::from(*number)));
    sum.word(u64::from(accusers.bits()));
    sum.word(card_word(*slipped) << 8 | card_word(*bought));
    Seat::first(MAX_SEATS as u8).for_each(|seat| sum.wide(drew.of(seat).bits()));
    // Only noted where cards have two sides.
    cards.iter().for_each(|card| sum.word(card_word(Some(*card)) << 1 | u64::from(*reordered)));
    if !beside.is_empty() {
        Seat::first(MAX_SEATS as u8).for_each(|seat| sum.wide(beside.of(seat).bits()));
    }
    // The first two are always hashed; more only where there are any.
    let none = [Moved::NOTHING; 2];
    let all = moved.iter().chain(&none[moved.len().min(2)..]);
    for Moved { seats, gave } in all {
        seats.iter().for_each(|seat| sum.word(u64::from(seat.0)));
        gave.iter().for_each(|cards| sum.wide(cards.bits()));
    }
    let Before {
        phase,
        threat,
        turn,
        direction,
        face,
        wish,
        wish_cards,
        wish_turns,
        run,
        misses,
        more_misses,
        points,
        pot,
        factor,
        added,
        switched,
        lasting,
        each,
        barred,
        ready,
        opened,
        turns,
        covers,
        counts,
        earlier,
    } = before;
    sum.word(phase_word(*phase));
    add_threat(sum, threat);
    sum.word(u64::from(turn.0) << 1 | *direction as u64);
    sum.word((face.index() as u64) << 8 | wish_word(*wish));
    if *covers {
        sum.word(u64::from_be_bytes(*b"covering"));
    }
    let small = [wish_cards, wish_turns, run];
    small.into_iter().for_each(|number| sum.word(u64::from(*number)));
    sum.word(u64::from(misses.bits()));
    // Adds nothing where none of it is used, as in all older games.
    if !among.is_empty() {
        sum.word(u64::from(among.bits()));
    }
    if *bought_after != 0 {
        sum.word(u64::from(bought_after.cast_unsigned()) << 40);
    }
    if let Some((seat, pile, left)) = took {
        sum.word(u64::from(seat.0) | u64::from(*left) << 8);
        pile.as_slice().iter().for_each(|card| sum.word(card_word(Some(*card))));
    }
    if !excluded.is_empty() {
        sum.word(u64::from(excluded.bits()));
    }
    earlier.add_to(sum);
    for bytes in [more_misses, barred, opened, turns] {
        if *bytes != [0; MAX_SEATS] {
            sum.bytes(bytes);
        }
    }
    if *points != [0; MAX_SEATS] {
        points.iter().for_each(|points| sum.word(i64::from(*points).cast_unsigned()));
    }
    if *pot != 0 {
        sum.word(u64::from(pot.cast_unsigned()) | 1 << 40);
    }
    if *factor != 0 {
        sum.word(u64::from(*factor) | 1 << 41);
    }
    if *added != 0 {
        sum.word(u64::from(*added));
    }
    if *switched != 0 {
        sum.word(u64::from(*switched) << 32);
    }
    if *lasting != [Lasting::NOTHING; MAX_STATES] {
        sum.bytes(&lasting.map(|state| state.0));
    }
    if *each != [0; MAX_SEATS] {
        sum.bytes(each);
    }
    if !ready.is_empty() {
        sum.word(u64::from(ready.bits()));
    }
    if *rotated != 0 && (*rotated > 0) != (*direction == Direction::Clockwise) {
        sum.word(1);
    }
    if counts.as_flattened().iter().any(|count| *count > 0) {
        sum.bytes(counts.as_flattened());
    }
}

fn seat_word(seat: Option<Seat>) -> u64 {
    seat.map_or(99, |seat| u64::from(seat.0))
}

fn card_word(card: Option<Card>) -> u64 {
    card.map_or(99, |card| card.index() as u64)
}

fn wish_word(wish: Option<Wish>) -> u64 {
    wish.map_or(99, |wish| wish.index() as u64)
}
