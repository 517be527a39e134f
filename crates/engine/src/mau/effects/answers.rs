//! Listing the answers to the open question.

use super::in_force::later;
use super::question::Ask;
use crate::mau::moves::Move;
use crate::mau::plays::{Moves, push_wishes};
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

/// Adds the answers that `seat` may give to the open question.
pub(in crate::mau) fn answers(rules: &Rules, state: &State, seat: Seat, moves: &mut impl Moves) {
    let Some(question) = state.kept.question.filter(|asks| asks.asked(state.turn).has(seat)) else {
        return;
    };
    let yes = Move::React { yes: true };
    let no = Move::React { yes: false };
    match question.ask {
        // To `Way`, yes means to the left.
        Ask::Whether | Ask::Way | Ask::Race(_) => {
            [yes, no].into_iter().for_each(|mv| moves.put(mv))
        }
        Ask::Whom { may } => {
            question.seats.for_each(|seat| moves.put(Move::Target { seat }));
            if may {
                moves.put(no);
            }
        }
        Ask::Wish => {
            let later = later(rules, usize::from(question.rule));
            push_wishes(state, later.and_then(|later| later.wish), moves);
        }
        Ask::Add(rules) | Ask::Pick { rules, .. } => {
            let chosen = (0..32_u8).filter(|rule| rules >> rule & 1 == 1);
            chosen.for_each(|rule| moves.put(Move::AddRule { rule }));
        }
        Ask::Give(_) | Ask::PutAway | Ask::Pass(_) => {
            let kinds = match question.ask {
                Ask::Pass(_) => state.not_passed(seat).kinds(),
                _ => state.hands[seat.index()].kinds(),
            };
            let later = later(rules, usize::from(question.rule));
            moves.give(later.map_or(kinds, |later| later.may_go(rules, kinds)));
        }
    }
}
