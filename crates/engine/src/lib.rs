//! Stammtisch: engine.
