//! What fits, or answers a threat, as things lie: by table look-ups, whoever holds it.

use crate::card_set::KindSet;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{AnswerMust, Victim};
use crate::mau::state::State;
use crate::mau::threat::Threat;

/// What fits now: on the top card, or what meets the wish.
#[inline(always)]
pub(in crate::mau) fn playable(rules: &Rules, state: &State) -> KindSet {
    let top = state.face.index();
    let fitting = match state.wish {
        None => rules.fits[top],
        Some(wish) => rules.meets[wish.index()].without(rules.banned[top]),
    };
    fitting.without(beyond_run(rules, state))
}

/// The top card's rank, when as many of it lie on one another as may (SCH-10).
#[inline]
pub(in crate::mau) fn beyond_run(rules: &Rules, state: &State) -> KindSet {
    if !rules.bounds_runs {
        return KindSet::EMPTY;
    }
    let top = state.face;
    match (rules.longest_run[top.index()], top.rank()) {
        (1.., Some(rank)) if state.run >= rules.longest_run[top.index()] => KindSet::rank(rank),
        _ => KindSet::EMPTY,
    }
}

/// All kinds that answer the threat as things lie.
pub(in crate::mau) fn answering(rules: &Rules, state: &State, threat: &Threat) -> KindSet {
    let mut answers = threat.answers;
    if !threat.fitting_answers.is_empty() {
        answers = answers.or(threat.fitting_answers.and(playable(rules, state)));
    }
    for card in threat.picky_answers {
        let meets = match threat.answer[card.index()].must {
            AnswerMust::Suit => match state.wish {
                Some(wish) => rules.meets[wish.index()].has(card),
                None => card.suit().is_some() && card.suit() == state.face.suit(),
            },
            AnswerMust::SameCard => card == state.face,
            AnswerMust::Higher => card.rank() > state.face.rank() && state.face.rank().is_some(),
            AnswerMust::Anything | AnswerMust::Fit => true,
        };
        if meets {
            answers = answers.or(KindSet::of(card));
        }
    }
    answers.without(beyond_run(rules, state))
}

impl Threat {
    /// The kinds that may still answer a chain of `chain` cards, wherever they fit or not.
    pub(in crate::mau) fn open_answers(&self, chain: u8) -> KindSet {
        let all = self.listed();
        if self.victim == Victim::LastOut {
            return KindSet::EMPTY;
        }
        let bound = self.longest > 0 && chain >= self.longest;
        if bound { all.and(self.ending_answers) } else { all }
    }
}
