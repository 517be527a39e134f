//! Side channels planted on purpose: each leaks one bit of a hidden hand.

use serde_json::Value;
use stammtisch_engine::seat::Seat;

use super::world::World;

/// How the bit is leaked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leak {
    /// Message numbers are one higher.
    Number,
    /// Refusals have another code.
    Code,
    /// What others do is told later, as if somebody had thought for longer.
    Thinking,
    /// A list is in another order.
    Order,
    /// A message is one byte longer.
    Length,
    /// A list has one entry too many.
    Count,
}

impl Leak {
    pub(super) const ALL: [Self; 6] =
        [Self::Number, Self::Code, Self::Thinking, Self::Order, Self::Length, Self::Count];

    /// The message with the bit planted in it, and when it is sent.
    pub(super) fn plant(self, world: &World, text: String) -> (u64, String) {
        let mut message: Value = serde_json::from_str(&text).expect("JSON");
        if !hidden_bit(world) {
            return (world.now, text);
        }
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        match (self, kind.as_str()) {
            (Self::Number, "update") => {
                message["seq"] = (message["seq"].as_u64().unwrap_or_default() + 1).into();
            }
            (Self::Code, "refused") => message["code"] = "not_held".into(),
            (Self::Thinking, "update") => return (world.now + 10, text),
            (Self::Order, "update") => {
                if let Some(listed) = message["now"]["game"]["players"].as_array_mut() {
                    listed.reverse();
                }
            }
            (Self::Length, "update") => return (world.now, text + " "),
            (Self::Count, "update") => {
                if let Some(events) = message["events"].as_array_mut() {
                    events.extend(events.first().cloned());
                }
            }
            _ => return (world.now, text),
        }
        (world.now, message.to_string())
    }
}

/// A bit of the hand of a seat that is not the viewer's.
fn hidden_bit(world: &World) -> bool {
    let seat = if world.viewer == Some(Seat(0)) { Seat(1) } else { Seat(0) };
    let Some(game) = world.table.state.running() else { return false };
    let view = serde_json::to_value(game.view(Some(seat))).expect("JSON");
    view["hand"]
        .to_string()
        .bytes()
        .fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
        & 4
        != 0
}
