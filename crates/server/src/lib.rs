//! HTTP and WebSocket server around tables. It contains no rules of any game.
//!
//! [`App`] puts a store, a clock, a source of randomness and bots together; [`serve`] runs it on a
//! listener until it is told to stop. Each table has a room ([`room`]), the one task that writes
//! it; requests and lines only send it questions.

mod account;
mod admin;
mod app;
mod bots;
mod caching;
mod calendar;
mod clock;
mod config;
mod connections;
mod credits;
mod daily;
mod desk;
mod device;
mod entropy;
mod export;
mod hindsight;
mod hosts;
mod housekeeping;
mod http;
mod limits;
mod lines;
mod listing;
mod metrics;
mod names;
mod numbers;
mod openapi;
mod packing;
mod passkey;
mod problem;
mod proxies;
mod replay;
mod room;
mod security;
mod seed_key;
mod serve;
mod session;
mod shared;
mod shared_rules;
mod thinkers;
mod token;
mod ws;

pub use clock::{Clock, SystemClock};
pub use config::{Config, ConnectionLimits, Ends, ShowMetrics};
pub use entropy::{Entropy, OsEntropy};
pub use hindsight::{Looking, hands};
pub use hosts::Hosts;
pub use limits::{Allowance, LimitSettings};
pub use proxies::Proxies;
pub use seed_key::{ParseKeyError, SeedKey};
pub use serve::serve;
pub use shared::App;
