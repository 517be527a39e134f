//! Listeners for the events of a step.

use crate::mau::effects::Fired;
use crate::mau::event::Event;

/// Receives the events of a step.
pub(super) trait Sink {
    /// Whether anything can follow: patterns or triggers that do something when a move is done.
    const FOLLOWS: bool;

    fn tell(&mut self, event: Event);

    /// What the step has set off so far; none where nothing can be.
    fn fired(&mut self) -> Option<&mut Fired>;
}
