//! Stammtisch: table.
