//! What everybody is told of a match's randomness: never the share of the house before its end.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use crate::fair::{Added, Evidence, Hex32};
use crate::state::TableState;
use crate::wire::{Films, ShuffleShown, ShuffleView, TablePhase, ValueAdded};

/// The commitments of the match in progress, otherwise of the next one.
pub(super) fn shuffle_view(state: &TableState) -> Option<ShuffleView> {
    if matches!(state.phase(), TablePhase::Playing | TablePhase::BetweenDeals) {
        let Evidence { commitment, added, .. } = state.game.as_ref()?.evidence.as_ref()?;
        return Some(view(*commitment, added, false));
    }
    let next = &state.shuffle;
    let fixed = next.fixed.as_ref()?;
    Some(view(fixed.commitment, &next.added, next.opening.is_some()))
}

/// How the cards of a finished match were determined. Since all its cards follow from this, it is
/// not told for a match that nobody may watch.
pub(crate) fn shown(evidence: &Evidence, films: Films) -> Option<ShuffleShown> {
    let Evidence { commitment, seed, added } = evidence;
    (films == Films::Kept).then(|| ShuffleShown {
        commitment: commitment.to_string(),
        house: seed.to_string(),
        added: all(added),
    })
}

fn view(commitment: Hex32, added: &BTreeMap<Seat, Added>, opening: bool) -> ShuffleView {
    ShuffleView { commitment: commitment.to_string(), added: all(added), opening }
}

fn all(added: &BTreeMap<Seat, Added>) -> Vec<ValueAdded> {
    let one = |(seat, Added { promise, value }): (&Seat, &Added)| ValueAdded {
        seat: *seat,
        promise: promise.to_string(),
        value: value.map(|value| value.to_string()),
    };
    added.iter().map(one).collect()
}
