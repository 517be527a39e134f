//! A whole server, asked over HTTP and WebSocket as a client asks it. One program, since each one links
//! all of the server.
#![allow(missing_docs)]

mod account;
mod broken;
mod change_table;
mod common;
mod company;
mod connections;
mod daily;
mod fair;
mod faults;
mod full;
mod fuzz;
mod http;
mod kill;
mod lessons;
mod link_only;
mod matches;
mod openapi;
mod opening;
mod operating;
mod own_rules;
mod play;
mod restart;
mod sealed;
mod shared_rules;
mod silence;
mod strangers;
