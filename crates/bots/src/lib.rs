//! Stammtisch: bots.
