//! One table as a sans-I/O state machine: commands and `now` in, per-seat messages out.

pub mod wire;
