//! The phase of the game (`PhaseView`): where it stands, as everybody may know it.

use serde::Serialize;

use crate::card_set::CardSet;
use crate::mau::effects::{Ask, Question};
use crate::mau::end::last_card;
use crate::mau::event::{Ending, Penalty};
use crate::mau::matches;
use crate::mau::moves::ChargeIndex;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPhase"))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The dealer chooses how many cards everybody gets.
    DealHands {
        /// Fewest cards.
        min: u8,
        /// Most cards.
        max: u8,
    },
    /// The seat to act begins, and wishes first, because of the card turned up.
    Wish,
    /// The seat to act lays or draws.
    Turn,
    /// The seat to act may lay a further card after the one it has just laid, or be done.
    Together,
    /// The seat to act names the one that its card is to hit.
    Target {
        /// What it will do to that seat.
        #[serde(flatten)]
        #[cfg_attr(feature = "ts", ts(flatten))]
        penalty: Penalty,
    },
    /// The seat to act chooses a card to give away.
    Give {
        /// Who will get it.
        to: Seat,
    },
    /// A threat stands against the seat to act.
    Threat {
        /// Whose threat it is.
        from: Seat,
        /// What it does if accepted.
        #[serde(flatten)]
        #[cfg_attr(feature = "ts", ts(flatten))]
        penalty: Penalty,
        /// Seats that will be asked after this one.
        then: Vec<Seat>,
    },
    /// The seat to act has drawn: it lays or hands over.
    Drawn,
    /// Somebody has laid a last card, and the seat to act lets it stand by passing. Until then it
    /// can be caught or accused; what the card would do has not begun (VER-28).
    LastCard {
        /// Whose last card lies.
        of: Seat,
        /// Whether its player can be accused of having cheated.
        accuse: bool,
    },
    /// Somebody is charged with an offence: the seat to act admits or denies it, or votes on it.
    Trial {
        /// With what, by its place in `charges` of the rules.
        charge: ChargeIndex,
        /// Who is charged.
        accused: Seat,
        /// The seat that has pressed it.
        by: Seat,
        /// Who has voted that it is true.
        guilty: Vec<Seat>,
        /// Who has voted that it is not.
        innocent: Vec<Seat>,
    },
    /// A rule of this table with a name of its own asks something before it happens.
    Asked {
        /// Which one, by its place in `named_rules` of the rules.
        rule: u8,
        /// Who set it off.
        by: Seat,
        /// What it asks.
        asks: AskView,
        /// Who has not reacted yet, where it asks who is quicker.
        left: Vec<Seat>,
    },
    /// The deal is over.
    DealOver {
        /// How it ended.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// What every seat still held, by seat.
        hands: Vec<CardSet>,
        /// Winners of the match, when this deal ended it; else empty.
        winners: Vec<Seat>,
        /// Who has lost this deal, where the rules know somebody who does: who is left with cards
        /// when all others are out, and who had to take too many.
        losers: Vec<Seat>,
        /// Who has lost the match, when this deal ended it and the rules know somebody who does.
        match_losers: Vec<Seat>,
        /// Whether the match goes on with another deal.
        goes_on: bool,
        /// What each seat pays at the end of the match, in cents, below 0: gets; else empty.
        kitty: Vec<i64>,
    },
}

/// What a named rule asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauAsk"))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum AskView {
    /// Whether it is to happen.
    Whether,
    /// Whom it is to hit.
    Whom {
        /// Whether nobody can be named.
        may: bool,
    },
    /// Who reacts first, or last.
    Race {
        /// Whether it hits the last one, and not the first.
        last: bool,
    },
    /// Whether all hands go to the left, and not to the right.
    Way,
    /// A card to give away.
    Give {
        /// Who gets it.
        to: Seat,
        /// So many cards, this one included.
        cards: u8,
    },
    /// A rule of this table that is in force from then on: one of those in the honest moves.
    AddRule,
    /// Which rule of this table happens: one of those in the honest moves.
    Pick {
        /// To whom it happens.
        hit: Seat,
    },
    /// What is to be laid next.
    Wish,
    /// A card to pass on, as everybody does.
    Pass {
        /// Who gets it.
        to: Seat,
        /// So many cards, this one included.
        cards: u8,
    },
    /// A card to put away under the draw pile.
    PutAway {
        /// So many cards, this one included.
        cards: u8,
    },
}

fn asked(state: &State, question: &Question) -> PhaseView {
    let cards = question.cards;
    let asks = match question.ask {
        Ask::Whether => AskView::Whether,
        Ask::Whom { may } => AskView::Whom { may },
        Ask::Race(reacting) => AskView::Race { last: reacting.last },
        Ask::Way => AskView::Way,
        Ask::Give(to) => AskView::Give { to, cards },
        Ask::PutAway => AskView::PutAway { cards },
        Ask::Add(_) => AskView::AddRule,
        Ask::Pick { hit, .. } => AskView::Pick { hit },
        Ask::Wish => AskView::Wish,
        Ask::Pass(way) => AskView::Pass { to: state.on_course(state.turn, way), cards },
    };
    let left = question.reacting().collect();
    PhaseView::Asked { rule: question.rule, by: question.by, asks, left }
}

pub(super) fn phase(rules: &Rules, state: &State) -> PhaseView {
    let seats = usize::from(rules.seats);
    if let Some(question) = &state.kept.question {
        return asked(state, question);
    }
    if let Some(of) = last_card(rules, state).filter(|_| !state.is_over()) {
        let accuse = rules.cheat.is_some() && state.accusable.seat == Some(of);
        return PhaseView::LastCard { of, accuse };
    }
    match state.phase {
        Phase::DealHands => {
            let (min, max) = rules.hand_bounds(state.playing.len());
            PhaseView::DealHands { min, max }
        }
        Phase::Wish => PhaseView::Wish,
        Phase::Turn => PhaseView::Turn,
        Phase::Together | Phase::Further => PhaseView::Together,
        Phase::Target => PhaseView::Target { penalty: state.threat.penalty(rules) },
        Phase::Give => PhaseView::Give { to: state.threat.victim },
        Phase::Threat => PhaseView::Threat {
            from: state.threat.author,
            penalty: state.threat.penalty(rules),
            then: state.threat.pending.and(state.playing).collect(),
        },
        Phase::Drawn => PhaseView::Drawn,
        Phase::Trial => trial(state),
        // Nobody is asked without a question.
        Phase::Asked => PhaseView::Turn,
        Phase::Over(ending) => PhaseView::DealOver {
            ending,
            points: state.points[..seats].to_vec(),
            hands: state.hands[..seats].to_vec(),
            winners: state.winners.collect(),
            losers: matches::deal_losers(rules, state).collect(),
            match_losers: matches::match_losers(rules, state).collect(),
            goes_on: !state.match_over,
            kitty: matches::kitty(rules, state),
        },
    }
}

fn trial(state: &State) -> PhaseView {
    let Some(trial) = state.kept.trial else { return PhaseView::Turn };
    PhaseView::Trial {
        charge: trial.charge,
        accused: trial.seat,
        by: trial.by,
        guilty: trial.guilty.collect(),
        innocent: trial.innocent.collect(),
    }
}
