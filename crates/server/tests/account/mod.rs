//! Everything that outlasts an evening: ways to sign in again, devices, credits, personal data, and
//! operating the server.

mod admin;
mod authenticator;
mod credits;
mod devices;
mod expiry;
mod lists;
mod passkeys;
mod passphrase;
mod personal_data;
mod rename_and_delete;
mod routes;
mod sessions;
