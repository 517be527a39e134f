//! Leaks that are planted, to see that they are found.

use serde_json::{Value, json};
use stammtisch_engine::seat::Seat;

use crate::truth::Truth;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Everybody is told which cards somebody drew.
    Drawn,
    /// The number of cards of a seat is a list of them.
    Listed,
    /// Who watches gets a hand.
    Watched,
    /// A refusal explains itself by what another seat holds.
    Explained,
    /// The seed travels along.
    Seed,
    /// A card slipped in is told with the card above it.
    Slipped,
}

impl Leak {
    pub(crate) const ALL: [Self; 6] =
        [Self::Drawn, Self::Listed, Self::Watched, Self::Explained, Self::Seed, Self::Slipped];

    /// The message as a server with this leak would send it.
    pub(crate) fn spoil(
        self,
        mut message: Value,
        viewer: Option<Seat>,
        truth: &Truth,
        seed: &str,
    ) -> Value {
        let other = Seat(viewer.map_or(0, |seat| (seat.0 + 1) % 4));
        let words = |cards: stammtisch_engine::card_set::CardSet| {
            json!(cards.cards().map(|card| card.to_string()).collect::<Vec<_>>())
        };
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
        }
        message
    }
}
