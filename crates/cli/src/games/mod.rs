//! The part of the command line that each game has for itself.

mod mau;
mod maxonaut;
