//! Who is told of what happens in a step.

use crate::mau::effects::Fired;
use crate::mau::event::Event;

/// Who is told of what happens in a step.
pub(super) trait Sink {
    /// Whether something can follow of it: patterns or triggers that do something when a move is done.
    const FOLLOWS: bool;

    fn tell(&mut self, event: Event);

    /// What the step has set off so far; none where nothing can be.
    fn fired(&mut self) -> Option<&mut Fired>;
}
