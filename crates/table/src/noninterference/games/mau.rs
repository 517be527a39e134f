//! What Mau-Mau hides, and from which viewers.

use stammtisch_engine::any::Match;
use stammtisch_engine::mau::event::Event;
use stammtisch_engine::mau::{Mau, Move, Play};

use super::{Game, Hides, Revealed, Seat};

impl Hides for Mau {
    fn revealed(event: &Event, viewer: Option<Seat>) -> Revealed {
        let own = |seat: Seat| viewer == Some(seat);
        let told = |open: String, given: Option<String>| Revealed { open, given };
        match *event {
            Event::Dealt { seat, cards } => {
                let open = format!("{seat:?} was dealt {}", cards.len());
                told(open, own(seat).then(|| format!("{cards:?}")))
            }
            Event::Drew { seat, cards, cause } => {
                let open = format!("{seat:?} drew {} {cause:?}", cards.len());
                told(open, own(seat).then(|| format!("{cards:?}")))
            }
            // Nobody sees cards laid beside a hand.
            Event::LaidBeside { seat, cards, cause } => {
                told(format!("{seat:?} laid {} beside {cause:?}", cards.len()), None)
            }
            Event::TookUp { seat, cards } => {
                let open = format!("{seat:?} took up {}", cards.len());
                told(open, own(seat).then(|| format!("{cards:?}")))
            }
            Event::PutAway { seat, cards } => {
                let open = format!("{seat:?} put {} away", cards.len());
                told(open, own(seat).then(|| format!("{cards:?}")))
            }
            Event::TurnedUp { card } => told("turned up".into(), Some(format!("{card:?}"))),
            Event::Gave { from, to, card } => {
                let sees = own(from) || own(to);
                told(format!("{from:?} gave {to:?}"), sees.then(|| format!("{card:?}")))
            }
            Event::Took { from, to, card } => {
                let sees = own(from) || own(to);
                told(format!("{to:?} took from {from:?}"), sees.then(|| format!("{card:?}")))
            }
            Event::Swapped { seats, hands } => {
                let open = format!("{seats:?} swapped {:?}", hands.map(|hand| hand.len()));
                let mine = seats.iter().position(|seat| own(*seat));
                told(open, mine.map(|place| format!("{:?}", hands[place])))
            }
            Event::Rotated { hands, to } => {
                let open = format!("round {to:?} {:?}", hands.map(|hand| hand.len()));
                told(open, viewer.map(|seat| format!("{:?}", hands[seat.index()])))
            }
            // An accusation reveals the truth.
            Event::Accused { seat, by, guilty } => {
                told(format!("{by:?} accused {seat:?}"), Some(guilty.to_string()))
            }
            // Then all hands are shown.
            Event::DealEnded { .. } => told("the deal ended".into(), Some(format!("{event:?}"))),
            _ => told(format!("{event:?}"), None),
        }
    }

    fn as_dealt(game: &Match<Self>, event: &mut Event) {
        let Event::Dealt { seat, cards } = event else { return };
        let hand = Self::view(&game.rules, &game.state, Some(*seat)).hand;
        if hand.len() == cards.len() {
            *cards = hand;
        }
    }

    fn face(mv: Move) -> String {
        match mv {
            Move::Give { .. } => "gives".into(),
            Move::Play(Play { card, stands_for, wish, claim, under: Some(_) }) => {
                let laid = Move::Play(Play { card, stands_for, wish, claim, under: None });
                format!("{laid:?} and one below")
            }
            _ => format!("{mv:?}"),
        }
    }

    fn lays(mv: Move) -> bool {
        matches!(mv, Move::Play(_))
    }
}
