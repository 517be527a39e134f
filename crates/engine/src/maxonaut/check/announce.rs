//! Checking an announcement: whether the value is higher than the last one.

use super::Case;
use crate::maxonaut::claim::Said;
use crate::maxonaut::refusal::Refusal;

impl Case<'_> {
    /// Allows any value higher than the last, whatever the cards are (MAX-18, MAX-19).
    pub(super) fn announce(self, said: Said) -> Result<(), Refusal> {
        let last = self.state.history.last().map(|last| last.said.claim().digits());
        if last.is_some_and(|last| worth(said.claim().digits()) <= worth(last)) {
            return Err(Refusal::TooLow);
        }
        if said.is_wrong() && self.doc.announce.wrong_form == 0 {
            return Err(Refusal::WrongForm);
        }
        Ok(())
    }
}

/// A number that increases with the value: the Maxonaut above all pairs, and each pair above all
/// others (MAX-22 to MAX-24).
const fn worth((tens, units): (u8, u8)) -> u8 {
    match (tens, units) {
        (2, 1) => 200,
        _ if tens == units => 100 + tens,
        _ => 10 * tens + units,
    }
}
