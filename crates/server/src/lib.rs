//! HTTP and WebSocket server around tables. It contains no rules of any game.
//!
//! [`App`] puts a store, a clock, a source of randomness and bots together; [`serve`] runs it on a
//! listener until it is told to stop. Each table has a room ([`room`]), the one task that writes
//! it; requests and connections only send it questions.

mod account;
mod admin;
mod app_state;
mod bot_threads;
mod bots;
mod caching;
mod clock;
mod clock_guard;
mod compression;
mod config;
mod connections;
mod credits;
mod daily;
mod entropy;
mod export;
mod hindsight;
mod hosts;
mod housekeeping;
mod http;
mod limits;
mod listing;
mod metrics;
mod names;
mod numbers;
mod open_sockets;
mod openapi;
mod passkey;
mod problem;
mod proxies;
mod replay;
mod room;
mod router;
mod security;
mod seed_key;
mod serve;
mod session;
mod shared_rules;
mod token;
mod user_agent;
mod worker_pool;
mod ws;

pub use app_state::App;
pub use clock::{Clock, SystemClock};
pub use config::{Config, ConnectionLimits, Ends, ShowMetrics};
pub use entropy::{Entropy, OsEntropy};
pub use hindsight::{AnyAnalysis, hands};
pub use hosts::Hosts;
pub use limits::{Allowance, LimitSettings};
pub use proxies::Proxies;
pub use seed_key::{ParseKeyError, SeedKey};
pub use serve::serve;
