//! The checksum of a state. The state is destructured field by field, so that none can be forgotten.

use crate::digest::Digest;
use crate::maxonaut::moves::Source;
use crate::maxonaut::state::{Announcement, Phase, PileCard, Reveal, State};

impl State {
    pub(super) fn digest(&self) -> u64 {
        let Self {
            seed,
            chance,
            hands,
            points,
            noted,
            draw_pile,
            discards,
            round,
            starter,
            turn,
            direction,
            phase,
            laid,
            history,
            reveal,
        } = self;
        let mut sum = Digest::new();
        let source = |from: &Option<Source>| from.map_or(0, |from| 1 + from as u64);
        sum.bytes(&seed.0);
        sum.wide(chance.position());
        hands.iter().for_each(|hand| sum.word(hand.bits()));
        points.iter().chain(noted).for_each(|points| sum.word(u64::from(*points)));
        sum.word(draw_pile.len() as u64);
        draw_pile.iter().for_each(|card| sum.word(card.index() as u64));
        sum.word(discards.len() as u64);
        for PileCard { card, by, from, known } in discards {
            let by = by.map_or(99, |seat| u64::from(seat.0));
            sum.word(
                card.index() as u64 | by << 8 | (*from as u64) << 16 | u64::from(*known) << 24,
            );
        }
        sum.word(u64::from(*round) | u64::from(starter.0) << 16 | u64::from(turn.0) << 24);
        sum.word(match phase {
            Phase::Judge => 0,
            Phase::Lay => 1,
            Phase::Announce => 2,
            Phase::Trap => 3,
            Phase::Over { loser } => 4 + u64::from(loser.0),
        });
        sum.word(*direction as u64 | source(&laid[0]) << 8 | source(&laid[1]) << 16);
        sum.word(history.len() as u64);
        for Announcement { seat, said, from } in history {
            let claim = said.claim().index() as u64;
            sum.word(u64::from(seat.0) | claim << 8 | u64::from(said.is_wrong()) << 16);
            sum.word(source(&from[0]) | source(&from[1]) << 8);
        }
        if let Some(Reveal { round, judge, announcer, claim, cards, worth, shown, penalty }) =
            reveal
        {
            let worth = worth.map_or(0, |worth| worth.index() as u64 + 1);
            sum.word(u64::from(*round) | u64::from(judge.0) << 16 | u64::from(announcer.0) << 24);
            sum.word(claim.index() as u64 | worth << 8 | (cards.len() as u64) << 16);
            cards.iter().for_each(|card| sum.word(card.index() as u64));
            shown.iter().flat_map(|shown| shown.cards()).for_each(|card| {
                sum.word(card.index() as u64);
            });
            if let Some((seat, points, why)) = penalty {
                sum.word(u64::from(seat.0) | u64::from(*points) << 8 | (*why as u64) << 16);
            }
        }
        sum.sum()
    }
}
