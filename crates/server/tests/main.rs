//! A whole server, tested over HTTP and WebSocket as clients use it. One test program, since each
//! one links the whole server.
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
