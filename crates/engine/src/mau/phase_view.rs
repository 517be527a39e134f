//! The phase of the game as everybody may know it (`PhaseView`).

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

/// The phase of the game.
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
    /// The seat to act starts and wishes first, because of the card turned up.
    Wish,
    /// The seat to act lays or draws.
    Turn,
    /// The seat to act may lay a further card after the one it has just laid, or be done.
    Together,
    /// The seat to act names the seat that its card is to hit.
    Target {
        /// What it will do to that seat.
        #[serde(flatten)]
        #[cfg_attr(feature = "ts", ts(flatten))]
        penalty: Penalty,
    },
    /// The seat to act chooses a card to give away.
    Give {
        /// The seat that will get it.
        to: Seat,
    },
    /// A threat is pending against the seat to act.
    Threat {
        /// The seat whose threat it is.
        from: Seat,
        /// What it does if accepted.
        #[serde(flatten)]
        #[cfg_attr(feature = "ts", ts(flatten))]
        penalty: Penalty,
        /// Seats that will be asked after this one.
        then: Vec<Seat>,
    },
    /// The seat to act has drawn: it lays a card or passes.
    Drawn,
    /// Somebody has laid a last card, and the seat to act lets it stand by passing. Until then the
    /// seat that laid it can be caught or accused, and the effect of the card is pending (VER-28).
    LastCard {
        /// The seat whose last card lies on the pile.
        of: Seat,
        /// Whether that seat can be accused of having cheated.
        accuse: bool,
    },
    /// Somebody is charged with an offence: the seat to act admits or denies it, or votes on it.
    Trial {
        /// The charge, by its index in `charges` of the rules.
        charge: ChargeIndex,
        /// The seat that is charged.
        accused: Seat,
        /// The seat that pressed the charge.
        by: Seat,
        /// The seats that have voted guilty.
        guilty: Vec<Seat>,
        /// The seats that have voted not guilty.
        innocent: Vec<Seat>,
    },
    /// A named rule of this table asks something before it happens.
    Asked {
        /// The rule, by its index in `named_rules` of the rules.
        rule: u8,
        /// The seat that set it off.
        by: Seat,
        /// What it asks.
        asks: AskView,
        /// The seats that have not reacted yet, where it asks who is quickest.
        left: Vec<Seat>,
    },
    /// The deal is over.
    DealOver {
        /// How it ended.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// The cards left in every hand, by seat.
        hands: Vec<CardSet>,
        /// Winners of the match, if this deal ended it; else empty.
        winners: Vec<Seat>,
        /// Losers of this deal, where the rules name any: those left with cards when all others are
        /// out, and those who had to take too many.
        losers: Vec<Seat>,
        /// Losers of the match, if this deal ended it and the rules name any.
        match_losers: Vec<Seat>,
        /// Whether the match goes on with another deal.
        goes_on: bool,
        /// What each seat pays at the end of the match, in cents (negative: receives); else empty.
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
    /// Which seat it is to hit.
    Whom {
        /// Whether it is allowed to name nobody.
        may: bool,
    },
    /// Who reacts first, or last.
    Race {
        /// Whether it hits the last to react instead of the first.
        last: bool,
    },
    /// Whether all hands go round to the left (else to the right).
    Way,
    /// A card to give away.
    Give {
        /// The seat that gets it.
        to: Seat,
        /// How many cards are still to be given, including this one.
        cards: u8,
    },
    /// Which rule of this table is in force from now on: one of those in the honest moves.
    AddRule,
    /// Which rule of this table happens: one of those in the honest moves.
    Pick {
        /// The seat it happens to.
        hit: Seat,
    },
    /// A wish for what is to be laid next.
    Wish,
    /// A card to pass on, when every seat passes some.
    Pass {
        /// The seat that gets it.
        to: Seat,
        /// How many cards are still to be passed, including this one.
        cards: u8,
    },
    /// A card to put away under the draw pile.
    PutAway {
        /// How many cards are still to be put away, including this one.
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
        // Cannot happen: in this phase there is always a question.
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
