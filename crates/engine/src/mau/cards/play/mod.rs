//! What a step makes of it.

mod hands;
