//! Generators of garbage, and of input that is nearly valid.

use serde_json::{Map, Number, Value, json};
use stammtisch_engine::chance::{Chance, Seed};

/// Words that mean something somewhere in the protocol.
const WORDS: [&str; 20] = [
    "type",
    "command",
    "no",
    "base",
    "do",
    "seat",
    "move",
    "game",
    "card",
    "mau",
    "7H",
    "name",
    "lang",
    "chosen",
    "seats",
    "bot",
    "code",
    "login",
    "passphrase",
    "text",
];

pub(crate) struct Garbage(pub(crate) Chance);

impl Garbage {
    pub(crate) fn new(number: u64) -> Self {
        Self(Chance::stream(&Seed::from_number(number), 9))
    }

    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0.below(bound)
    }

    pub(crate) fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize]
    }

    pub(crate) fn bytes(&mut self, most: u32) -> Vec<u8> {
        (0..self.below(most + 1)).map(|_| self.below(256) as u8).collect()
    }

    pub(crate) fn number(&mut self) -> Value {
        let odd = [-1.0, 0.5, 1e300, -0.0, 9_007_199_254_740_993.0];
        match self.below(6) {
            0 => json!(u64::MAX),
            1 => json!(i64::MIN),
            2 => Number::from_f64(self.one_of(&odd)).map_or(Value::Null, Value::Number),
            3 => json!(256 + self.below(1 << 20)),
            _ => json!(self.below(12)),
        }
    }

    /// Arbitrary text: short, long, or with characters that no name has.
    pub(crate) fn text(&mut self) -> String {
        match self.below(8) {
            0 => "x".repeat(self.below(6_000) as usize),
            1 => "\u{202e}\u{0}\u{feff}🂡\u{1f468}\u{200d}".repeat(1 + self.below(9) as usize),
            2 => "../../../../etc/passwd".into(),
            3 => "'; DROP TABLE players; --".into(),
            4 => String::new(),
            _ => self.one_of(&WORDS).into(),
        }
    }

    /// Arbitrary JSON, at most this many levels deep.
    pub(crate) fn json(&mut self, depth: u32) -> Value {
        match self.below(if depth == 0 { 4 } else { 6 }) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => self.number(),
            3 => json!(self.text()),
            4 => (0..self.below(4)).map(|_| self.json(depth - 1)).collect(),
            _ => {
                let mut fields = Map::new();
                for _ in 0..self.below(5) {
                    let name = self.one_of(&WORDS).to_owned();
                    let value = self.json(depth - 1);
                    fields.insert(name, value);
                }
                Value::Object(fields)
            }
        }
    }

    /// Changes, drops, doubles or cuts off a few bytes.
    pub(crate) fn damage(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        for _ in 0..=self.below(4) {
            if bytes.is_empty() {
                break;
            }
            let at = self.below(bytes.len() as u32) as usize;
            match self.below(5) {
                0 => bytes[at] ^= 1 << self.below(8),
                1 => {
                    bytes.remove(at);
                }
                2 => bytes.insert(at, self.below(256) as u8),
                3 => bytes.truncate(at),
                _ => {
                    let again = bytes[at..].to_vec();
                    bytes.extend(again);
                }
            }
        }
        bytes
    }
}
