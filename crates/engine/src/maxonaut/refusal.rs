//! Refusals: why a move is refused, as far as the seat that asks may know.

use serde::{Deserialize, Serialize};

/// The reasons to refuse a move; their codes never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxRefusal"))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no such seat.
    #[error("there is no such seat in this game")]
    NoSuchSeat,
    /// There is only one deal in a match.
    #[error("the match is not over yet, and it has no second deal")]
    DealNotOver,
    /// The match has ended.
    #[error("the match is over")]
    MatchOver,
    /// Another seat has the turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// An announcement has to be judged first (MAX-08).
    #[error("believe or doubt the announcement first")]
    JudgeFirst,
    /// There is no announcement to judge now.
    #[error("there is no announcement to judge now")]
    NothingToJudge,
    /// Nothing is higher than a 21: it has to be doubted (MAX-36).
    #[error("nothing is higher than a 21: it has to be doubted")]
    MustDoubt,
    /// Cards are laid before the announcement.
    #[error("play cards first, or say that you play none")]
    LayFirst,
    /// The cards for this turn have been laid already.
    #[error("the cards for this turn have been played: announce a value")]
    AlreadyLaid,
    /// The card is not in the hand, or not as often.
    #[error("that card is not in the hand")]
    NotInHand,
    /// At the start of a round, two cards from the hand are laid (MAX-14).
    #[error("a round begins with two cards from the hand")]
    TwoFromHand,
    /// These rules do not let a seat lay fewer than two cards (MAX-15).
    #[error("two cards have to be played")]
    NotFewer,
    /// These rules do not let a seat lay cards from the draw pile (MAX-16).
    #[error("cards of the draw pile may not be played")]
    NotUnseen,
    /// The draw pile does not have enough cards (MAX-21).
    #[error("the draw pile has not enough cards for that")]
    PileTooSmall,
    /// The announcement must be higher than the last (MAX-18).
    #[error("the announcement must be higher than the last")]
    TooLow,
    /// Under these rules a value is announced with the higher digit first.
    #[error("say the higher digit first")]
    WrongForm,
    /// There is no virus or bomb to answer.
    #[error("there is neither virus nor bomb")]
    NothingToShow,
    /// A virus or a bomb was turned up: show cards or take the point.
    #[error("show what helps, or take the point")]
    ShowFirst,
    /// These cards do not help, or are more than needed.
    #[error("exactly the cards that help are shown")]
    DoesNotHelp,
}

impl Refusal {
    /// The stable code, as sent to clients and used in scripts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchSeat => "no_such_seat",
            Self::DealNotOver => "deal_not_over",
            Self::MatchOver => "match_over",
            Self::NotYourTurn => "not_your_turn",
            Self::JudgeFirst => "judge_first",
            Self::NothingToJudge => "nothing_to_judge",
            Self::MustDoubt => "must_doubt",
            Self::LayFirst => "lay_first",
            Self::AlreadyLaid => "already_laid",
            Self::NotInHand => "not_in_hand",
            Self::TwoFromHand => "two_from_hand",
            Self::NotFewer => "not_fewer",
            Self::NotUnseen => "not_unseen",
            Self::PileTooSmall => "pile_too_small",
            Self::TooLow => "too_low",
            Self::WrongForm => "wrong_form",
            Self::NothingToShow => "nothing_to_show",
            Self::ShowFirst => "show_first",
            Self::DoesNotHelp => "does_not_help",
        }
    }
}
