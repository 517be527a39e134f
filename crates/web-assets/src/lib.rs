//! Stammtisch: web-assets.
