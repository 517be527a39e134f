//! Moves and their notation.

use std::fmt;

use super::Card;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Suit(char),
    Rank(char),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Lay {
        card: Card,
        stands_for: Option<Card>,
        wish: Option<Wish>,
        /// Buys the card below, or announces a king's round.
        claim: bool,
    },
    Draw,
    Bear,
    Pass,
    /// Deal this many cards to everybody.
    Deal(usize),
    /// Wish before the first turn.
    Wish(Wish),
    /// Name this seat.
    Name(usize),
    Give(Card),
    Call(&'static str),
    Catch(usize, &'static str),
}

impl Move {
    pub(crate) const fn lay(card: Card) -> Self {
        Self::Lay { card, stands_for: None, wish: None, claim: false }
    }

    pub(crate) const fn wishing(card: Card, suit: char) -> Self {
        Self::Lay { card, stands_for: None, wish: Some(Wish::Suit(suit)), claim: false }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suit('C') => f.write_str("clubs"),
            Self::Suit('S') => f.write_str("spades"),
            Self::Suit('H') => f.write_str("hearts"),
            Self::Suit(_) => f.write_str("diamonds"),
            Self::Rank('T') => f.write_str("10"),
            Self::Rank(rank) => write!(f, "{rank}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay { card, stands_for, wish, claim } => {
                write!(f, "{card}")?;
                stands_for.map_or(Ok(()), |kind| write!(f, " as {kind}"))?;
                wish.map_or(Ok(()), |wish| write!(f, " wish {wish}"))?;
                f.write_str(if *claim { " claim" } else { "" })
            }
            Self::Draw => f.write_str("draws"),
            Self::Bear => f.write_str("bears"),
            Self::Pass => f.write_str("passes"),
            Self::Deal(cards) => write!(f, "deals {cards}"),
            Self::Wish(wish) => write!(f, "wishes {wish}"),
            Self::Name(seat) => write!(f, "names {seat}"),
            Self::Give(card) => write!(f, "gives {card}"),
            Self::Call(call) => write!(f, "calls {call}"),
            Self::Catch(seat, call) => write!(f, "catches {seat} {call}"),
        }
    }
}
