//! Answering a named rule that asks something.

use super::Case;
use crate::mau::effects::Ask;
use crate::mau::moves::Move;
use crate::mau::refusal::Refusal;

impl Case<'_> {
    /// While a named rule asks something, nothing else is done.
    pub(super) fn asked(self, mv: Move) -> Result<(), Refusal> {
        let Some(question) = self.state.kept.question else { return Err(Refusal::RuleAsks) };
        let race = matches!(question.ask, Ask::Race(_));
        let answers = matches!(
            mv,
            Move::React { .. }
                | Move::Target { .. }
                | Move::Give { .. }
                | Move::AddRule { .. }
                | Move::Wish { .. }
        );
        if !answers {
            return Err(Refusal::RuleAsks);
        }
        if !race && self.state.turn != self.seat {
            return Err(Refusal::NotYourTurn);
        }
        match (question.ask, mv) {
            (Ask::Race(_), Move::React { .. }) if question.seats.has(self.seat) => Ok(()),
            (Ask::Wish, Move::Wish { wish }) => {
                let asking = self.doc.effects().nth(usize::from(question.rule));
                self.wished_by(asking.and_then(|does| does.wish.as_ref()), wish)
            }
            (Ask::Add(rules) | Ask::Pick { rules, .. }, Move::AddRule { rule })
                if rule < 32 && rules >> rule & 1 == 1 =>
            {
                Ok(())
            }
            (Ask::Whether | Ask::Way, Move::React { .. })
            | (Ask::Whom { may: true }, Move::React { yes: false }) => Ok(()),
            (Ask::Whom { .. }, Move::Target { seat }) if seat.0 >= self.state.seats => {
                Err(Refusal::NoSuchSeat)
            }
            (Ask::Whom { .. }, Move::Target { seat }) => {
                let other = seat != self.seat && self.state.playing.has(seat);
                let spared = self.rules.teams.spared(self.seat).has(seat);
                if other && !spared { Ok(()) } else { Err(Refusal::NotThatSeat) }
            }
            (Ask::Pass(_), Move::Give { card }) => {
                let chosen = self.state.kept.passed[self.seat.index()].cards();
                let twins = chosen.filter(|known| *known == card).count() as u32;
                if u32::from(self.hand().count(card)) > twins {
                    Ok(())
                } else {
                    Err(Refusal::NotInHand)
                }
            }
            (Ask::Give(_) | Ask::PutAway, Move::Give { card }) => {
                if self.hand().has(card) {
                    Ok(())
                } else {
                    Err(Refusal::NotInHand)
                }
            }
            _ => Err(Refusal::NothingToChoose),
        }
    }
}
