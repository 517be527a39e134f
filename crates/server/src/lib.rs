//! Stammtisch: server.
