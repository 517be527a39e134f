//! Planted leaks, to check that they are found.

use serde_json::{Value, json};
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::seat::Seat;

use crate::games::mau::Truth;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Everybody is told which cards a seat drew.
    Drawn,
    /// The number of cards of a seat is replaced by a list of them.
    Listed,
    /// Spectators get a hand.
    Watched,
    /// A refusal names what another seat holds.
    Explained,
    /// The seed is sent along.
    Seed,
    /// A card slipped in is told along with the card above it.
    Slipped,
    /// The shared screen shows the hand of the player who opened it.
    Screen,
    /// A player who has handed a seat over still gets its hand.
    Former,
    /// A player who has taken over a seat is told what it held before.
    Before,
    /// A player who is offered a seat may see its hand first.
    Offered,
    /// A hand laid aside is shown.
    Aside,
    /// A chat line comes with the hand of its writer.
    Wrote,
}

/// The reader of a message, besides the seat that the message is made for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reads {
    /// The seat whose player's screen it is, if it is one.
    pub(crate) screen_of: Option<Seat>,
    /// The seat that this player has handed over.
    pub(crate) gave: Option<Seat>,
    /// The seat that this player has taken over.
    pub(crate) took: Option<Seat>,
    /// The seat that this player is offered.
    pub(crate) offered: Option<Seat>,
}

impl Leak {
    pub(crate) const ALL: [Self; 12] = [
        Self::Drawn,
        Self::Listed,
        Self::Watched,
        Self::Explained,
        Self::Seed,
        Self::Slipped,
        Self::Screen,
        Self::Former,
        Self::Before,
        Self::Offered,
        Self::Aside,
        Self::Wrote,
    ];

    /// Whether this needs a seat that is handed over.
    pub(crate) const fn needs_a_successor(self) -> bool {
        matches!(self, Self::Former | Self::Before | Self::Offered)
    }

    /// The message as a server with this leak would send it.
    pub(crate) fn spoil(
        self,
        mut message: Value,
        viewer: Option<Seat>,
        reads: Reads,
        truth: &Truth,
        seed: &str,
    ) -> Value {
        let other = Seat(viewer.map_or(0, |seat| (seat.0 + 1) % 4));
        let words =
            |cards: CardSet| json!(cards.cards().map(|card| card.to_string()).collect::<Vec<_>>());
        let named = |kinds: KindSet| {
            let cards = Card::all().filter(|card| kinds.has(*card));
            json!(cards.map(|card| card.to_string()).collect::<Vec<_>>())
        };
        // An extra field with a hand.
        let hand = |seat: Option<Seat>| seat.map_or(Value::Null, |seat| words(truth.hand(seat)));
        match self {
            Self::Drawn => {
                for event in message["events"].as_array_mut().into_iter().flatten() {
                    let event = &mut event["event"];
                    for (seat, cards) in &truth.drawn {
                        if event["event"] == "drew" && event["seat"] == json!(seat) {
                            event["cards"] = words(*cards);
                        }
                    }
                }
            }
            Self::Listed => {
                if let Some(player) = message.pointer_mut("/now/game/players/1/cards") {
                    *player = words(truth.hand(Seat(1)));
                }
            }
            Self::Watched => {
                if let Some(hand) =
                    message.pointer_mut("/now/game/hand").filter(|_| viewer.is_none())
                {
                    *hand = words(truth.hand(other));
                }
            }
            Self::Explained => {
                if let Some(detail) = message.get_mut("detail") {
                    let card = truth.hand(other).cards().next();
                    *detail = json!(format!(
                        "no: {} is held",
                        card.map_or_else(String::new, |card| card.to_string())
                    ));
                }
            }
            Self::Seed => {
                if message["type"] == "update" {
                    message["debug"] = json!(seed);
                }
            }
            Self::Slipped => {
                for event in message["events"].as_array_mut().into_iter().flatten() {
                    if event["event"]["event"] == "played" {
                        event["event"]["under"] = Value::Null;
                    }
                }
            }
            Self::Screen => message["more"] = hand(reads.screen_of),
            Self::Former => message["more"] = hand(reads.gave),
            Self::Offered => message["more"] = hand(reads.offered),
            Self::Before => {
                let ever = reads.took.map(|seat| truth.ever[seat.index()]);
                message["more"] = named(ever.unwrap_or(KindSet::EMPTY));
            }
            Self::Aside => message["more"] = words(truth.aside),
            Self::Wrote => {
                if message["type"] == "wrote" {
                    let seat = message["line"]["seat"].as_u64().map(|seat| Seat(seat as u8));
                    message["line"]["more"] = hand(seat);
                }
            }
        }
        message
    }
}
