//! Cards explain themselves to whoever asks: what they do, and what can be done with them now.

use stammtisch_rules_text::AboutCard;

use crate::id::Line;
use crate::table::Table;
use crate::wire::{CardAbout, CardNow, ServerMessage};

impl Table {
    /// Answers a question about a card, for the eyes of this line. Nothing is played.
    #[must_use]
    pub fn explain(&self, line: Line, id: u64, card: &str) -> ServerMessage {
        let seat = self.plays_on(line).and_then(|player| self.seat_of(player));
        let names = |seat| self.called(seat);
        let about = self.game.as_ref().and_then(|game| game.about(seat, card, &names));
        let about = about.map(|AboutCard { lines, now }| CardAbout {
            lines: lines.into_iter().map(Into::into).collect(),
            now: now.map(|now| CardNow { fits: now.fits, text: now.text.into() }),
        });
        ServerMessage::Explained { id, about }
    }
}
