//! Everything that outlasts an evening: ways to sign in again, devices, credits, personal data, and
//! operating the server.

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
