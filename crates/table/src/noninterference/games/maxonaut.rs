//! What Maxonaut hides, and from which viewers.

use stammtisch_engine::any::Match;
use stammtisch_engine::maxonaut::{Event, Laid, Lay, Maxonaut, Move, Source};

use super::{Game, Hides, Revealed, Seat};

impl Hides for Maxonaut {
    fn revealed(event: &Event, viewer: Option<Seat>) -> Revealed {
        let own = |seat: Seat| viewer == Some(seat);
        match *event {
            Event::Drew { seat, cards } => Revealed {
                open: format!("{seat:?} drew {}", cards.len()),
                given: own(seat).then(|| format!("{cards:?}")),
            },
            Event::Laid { seat, cards } => Revealed {
                open: format!("{seat:?} laid {:?}", sources(cards)),
                given: own(seat).then(|| format!("{cards:?}")),
            },
            Event::TurnedUp { card, origin } => {
                Revealed { open: format!("turned up {origin:?}"), given: Some(format!("{card:?}")) }
            }
            Event::Shown { seat, cards } => {
                Revealed { open: format!("{seat:?} showed"), given: Some(format!("{cards:?}")) }
            }
            _ => Revealed { open: format!("{event:?}"), given: None },
        }
    }

    fn as_dealt(game: &Match<Self>, event: &mut Event) {
        let Event::Drew { seat, cards } = event else { return };
        let hand = Self::view(&game.rules, &game.state, Some(*seat)).hand;
        if hand.len() == cards.len() {
            *cards = hand;
        }
    }

    fn face(mv: Move) -> String {
        match mv {
            Move::Lay { cards } => format!("lays {:?}", sources(cards)),
            _ => format!("{mv:?}"),
        }
    }

    fn lays(mv: Move) -> bool {
        matches!(mv, Move::Lay { .. })
    }
}

fn sources(cards: Lay) -> Vec<Source> {
    cards.cards().map(Laid::source).collect()
}
