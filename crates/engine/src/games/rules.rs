//! Compiled rules of whichever game.

use std::sync::Arc;

use super::each;
use crate::game::Game;
use crate::{mau, maxonaut};

/// Rules in force at a table. They are large and never change: copies are the same ones.
#[derive(Clone, Debug)]
pub enum Rules {
    /// The Mau-Mau family.
    Mau(Arc<mau::Rules>),
    /// Maxonaut.
    Maxonaut(Arc<maxonaut::Rules>),
}

impl From<mau::Rules> for Rules {
    fn from(rules: mau::Rules) -> Self {
        Self::Mau(Arc::new(rules))
    }
}

impl From<maxonaut::Rules> for Rules {
    fn from(rules: maxonaut::Rules) -> Self {
        Self::Maxonaut(Arc::new(rules))
    }
}

impl Rules {
    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        each!(self, rules => rules.seats())
    }

    /// Whether a match can go on without a seat whose player has left, the cards laid aside.
    #[must_use]
    pub const fn can_lay_aside(&self) -> bool {
        match self {
            Self::Mau(_) => mau::Mau::CAN_WITHDRAW,
            Self::Maxonaut(_) => maxonaut::Maxonaut::CAN_WITHDRAW,
        }
    }
}
