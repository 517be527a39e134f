//! The beginning of a deal that is written as a script, and why some deals cannot be written.

/// Why a deal cannot be written as a script.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoScript {
    /// The match has no deal of this number.
    #[error("the match has no deal of this number")]
    NoDeal,
    /// A seat has no cards in it.
    #[error("somebody no longer plays in this deal, and a script gives cards to every seat")]
    NotAllPlay,
    /// The discard pile was shuffled during the deal.
    #[error("the discard pile was shuffled while this deal began, and no script can say how")]
    Shuffled,
    /// The dealer, who chose how many cards everybody gets, was accused of having cheated with that.
    #[error("in this deal the dealer was accused before the first turn, which no script can say")]
    AccusedAtOnce,
    /// The cards were turned over during the deal.
    #[error("the cards were turned over while this deal began, and no script can say that")]
    Turned,
    /// Played as a script, the deal came out differently: a bug of ours.
    #[error("played as a script, this deal goes another way: {0}")]
    GoesAnotherWay(String),
}

impl NoScript {
    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoDeal => "script_no_deal",
            Self::NotAllPlay => "script_not_all_play",
            Self::Shuffled => "script_shuffled",
            Self::AccusedAtOnce => "script_accused_at_once",
            Self::Turned => "script_turned",
            Self::GoesAnotherWay(_) => "script_goes_another_way",
        }
    }

    /// The message in German.
    #[must_use]
    pub fn german(&self) -> String {
        match self {
            Self::NoDeal => "ein Spiel mit dieser Nummer hat die Partie nicht".into(),
            Self::NotAllPlay => "in diesem Spiel macht jemand nicht mehr mit, und ein Skript gibt \
                                 jedem Platz Karten"
                .into(),
            Self::Shuffled => "schon zu Beginn dieses Spiels wurde neu gemischt, und wie, kann \
                               kein Skript sagen"
                .into(),
            Self::AccusedAtOnce => "in diesem Spiel wurde, wer gibt, noch vor dem ersten Zug \
                                    beschuldigt, und das kann kein Skript sagen"
                .into(),
            Self::Turned => {
                "schon zu Beginn dieses Spiels wurden die Karten umgedreht, und das kann \
                             kein Skript sagen"
                    .into()
            }
            Self::GoesAnotherWay(how) => {
                format!("als Skript gespielt geht dieses Spiel anders aus: {how}")
            }
        }
    }
}

/// The progress of the beginning of a deal.
pub(super) enum Beginning {
    /// Cards are still to be dealt.
    NotYet,
    /// Cards are dealt; these lines say where they are.
    Laid(Vec<String>),
}
