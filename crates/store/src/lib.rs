//! Stammtisch: store.
