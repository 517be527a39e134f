//! What a viewer is told of hidden cards when something happens, by the rules of the games: read off
//! the truth, with no look at what the engine or the table makes of it for anybody.

use stammtisch_engine::any::{AnyEvent, AnyMatch};
use stammtisch_engine::game::Game;
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{mau, maxonaut};

use crate::wire::AnyMove;

/// Something that happened, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Revealed {
    /// What everybody may know of it: alike in worlds that are alike.
    pub(super) open: String,
    /// Hidden cards that the viewer gets to know by it.
    pub(super) given: Option<String>,
}

impl Revealed {
    pub(super) fn of(truth: &AnyEvent, viewer: Option<Seat>) -> Self {
        match truth {
            AnyEvent::Mau(event) => of_mau(event, viewer),
            AnyEvent::Maxonaut(event) => of_maxonaut(event, viewer),
        }
    }
}

fn of_mau(event: &mau::event::Event, viewer: Option<Seat>) -> Revealed {
    use mau::event::Event;
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
        // Nobody sees what lies beside a hand.
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
        // Whoever is accused, the truth comes out.
        Event::Accused { seat, by, guilty } => {
            told(format!("{by:?} accused {seat:?}"), Some(guilty.to_string()))
        }
        // Then all hands lie open.
        Event::DealEnded { .. } => told("the deal ended".into(), Some(format!("{event:?}"))),
        _ => told(format!("{event:?}"), None),
    }
}

fn of_maxonaut(event: &maxonaut::Event, viewer: Option<Seat>) -> Revealed {
    use maxonaut::Event;
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

/// Puts into a deal that is being told what was dealt in this world: true as long as nobody has done
/// anything.
pub(super) fn as_dealt(game: &AnyMatch, event: &mut AnyEvent) {
    match (game, event) {
        (AnyMatch::Mau(game), AnyEvent::Mau(mau::Event::Dealt { seat, cards })) => {
            let hand = mau::Mau::view(&game.rules, &game.state, Some(*seat)).hand;
            if hand.len() == cards.len() {
                *cards = hand;
            }
        }
        (AnyMatch::Maxonaut(game), AnyEvent::Maxonaut(maxonaut::Event::Drew { seat, cards })) => {
            let hand = maxonaut::Maxonaut::view(&game.rules, &game.state, Some(*seat)).hand;
            if hand.len() == cards.len() {
                *cards = hand;
            }
        }
        _ => {}
    }
}

fn sources(cards: maxonaut::Lay) -> Vec<maxonaut::Source> {
    cards.cards().map(maxonaut::Laid::source).collect()
}

/// What the others see of a move: not what is given away, slipped in or laid face down.
pub(super) fn face(mv: AnyMove) -> String {
    match mv {
        AnyMove::Mau(mau::Move::Give { .. }) => "gives".into(),
        AnyMove::Mau(mau::Move::Play { card, stands_for, wish, claim, under: Some(_) }) => {
            let laid = mau::Move::Play { card, stands_for, wish, claim, under: None };
            format!("{laid:?} and one below")
        }
        AnyMove::Maxonaut(maxonaut::Move::Lay { cards }) => format!("lays {:?}", sources(cards)),
        _ => format!("{mv:?}"),
    }
}
