//! Everything that lasts longer than one evening: ways to come back, devices, credits, one's own
//! data, and looking after the server.

mod admin;
mod authenticator;
mod credits;
mod data;
mod devices;
mod ends;
mod erased;
mod lists;
mod passkeys;
mod passphrase;
mod routes;
mod sessions;
