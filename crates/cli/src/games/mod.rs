//! What each game tells the command line.

mod mau;
mod maxonaut;
