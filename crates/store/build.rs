//! Rebuilds when a migration is added; `sqlx::migrate!` itself only watches those it has seen.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
