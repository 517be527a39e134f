//! A whole server, tested over HTTP and WebSocket as clients use it. One test program, since each
//! one links the whole server.
#![allow(missing_docs)]

mod account;
mod anonymous_limits;
mod bad_input;
mod change_table;
mod common;
mod connections;
mod daily;
mod damaged_log;
mod disk_full;
mod encrypted_seeds;
mod fuzz;
mod half_open;
mod http;
mod kill;
mod lessons;
mod link_only;
mod matches;
mod openapi;
mod operating;
mod own_rules;
mod play;
mod race;
mod restart;
mod shared_rules;
mod shuffle_opening;
mod stakes_watching_chat;
