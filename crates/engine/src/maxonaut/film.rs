//! The film of Maxonaut: matches with all cards open.

use serde::Serialize;

use super::event::Why;
use super::view::LyingView;
use super::worth::{self, WorthView};
use super::{Card, Claim, Event, Hand, Maxonaut, Move, Rules, State};
use crate::chance::{Chance, Seed};
use crate::film::{Deed, EndedMatch, Filmed, Mark};
use crate::seat::Seat;

/// Where every card of a match of Maxonaut lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxOpen"))]
pub struct Open {
    /// The hands, by seat.
    pub hands: Vec<Hand>,
    /// The draw pile, the next card to be drawn first.
    pub draw_pile: Vec<Card>,
    /// The discard pile, the top card first.
    pub lying: Vec<LyingView>,
    /// Cards turned up beside the pile, until virus or bomb is answered.
    pub turned_up: Vec<Card>,
    /// The truth about the last announcement of the round, while its cards are there.
    pub truth: Option<TruthView>,
}

/// What an announcement was really worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxTruth"))]
pub struct TruthView {
    /// The seat that announced.
    pub seat: Seat,
    /// The value it counts as.
    pub claim: Claim,
    /// What the two cards are worth.
    pub worth: WorthView,
    /// Whether that is less than the claim. With virus, bomb or chance among the cards this is not
    /// decided yet.
    pub lie: bool,
}

/// The truth about the last announcement, as long as its two cards are there.
fn truth(state: &State) -> Option<TruthView> {
    let last = state.history.last()?;
    // Cards laid since are on top of those it was about.
    let above = state.laid.iter().flatten().count();
    let above = if state.is_announcing() { above } else { 0 };
    let mut about = state.discards.iter().rev().skip(above).map(|lying| lying.card);
    let (top, below) = (about.next()?, about.next()?);
    if !state.turned_up().is_empty() {
        return None;
    }
    let (claim, worth) = (last.said.claim(), worth::of(Some(top), Some(below)));
    let lie = match worth {
        WorthView::Value { claim: value } => value < claim,
        WorthView::Nothing => true,
        WorthView::Trap | WorthView::Chance | WorthView::Unknown => false,
    };
    Some(TruthView { seat: last.seat, claim, worth, lie })
}

impl Filmed for Maxonaut {
    type Open = Open;

    /// A match is one deal, however many rounds it has.
    fn stack(rules: &Rules, seed: &Seed, deal: u16) -> Option<Vec<String>> {
        let mut cards = rules.pack.clone();
        Chance::new(seed, 1).shuffle(&mut cards);
        (deal == 1).then(|| cards.iter().map(ToString::to_string).collect())
    }

    fn pack(rules: &Rules) -> Vec<String> {
        rules.pack.iter().map(ToString::to_string).collect()
    }

    fn seed(state: &State) -> Seed {
        state.seed
    }

    fn open(rules: &Rules, state: &State, _: EndedMatch) -> Open {
        Open {
            hands: state.hands[..usize::from(rules.seats())].to_vec(),
            draw_pile: state.draw_pile.iter().rev().copied().collect(),
            lying: state
                .discards
                .iter()
                .rev()
                .map(|lying| LyingView {
                    by: lying.by,
                    from: lying.by.map(|_| lying.from),
                    card: Some(lying.card),
                })
                .collect(),
            turned_up: state.turned_up().to_vec(),
            truth: truth(state),
        }
    }

    fn knows_most(event: &Event) -> Option<Seat> {
        match *event {
            Event::Drew { seat, .. } | Event::Laid { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn mark(_: &Rules, state: &State, event: &Event) -> Option<Mark> {
        match event {
            Event::Announced { .. } => truth(state).filter(|truth| truth.lie).map(|_| Mark::Lie),
            Event::Trapped { .. } => Some(Mark::Threat),
            Event::Penalty { why: Why::Lie, .. } => Some(Mark::Catch),
            Event::Penalty { why: Why::Doubt, .. } => Some(Mark::CatchInVain),
            Event::RoundEnded { .. } => Some(Mark::DealEnd),
            Event::MatchEnded { .. } => Some(Mark::MatchEnd),
            _ => None,
        }
    }

    fn deeds(_: &Rules, state: &State, event: &Event) -> [Option<(Seat, Deed)>; 2] {
        match *event {
            Event::Announced { seat, .. } => {
                let lie = truth(state).filter(|truth| truth.lie);
                [Some((seat, Deed::Announced)), lie.map(|_| (seat, Deed::Lied))]
            }
            Event::Believed { seat } => [Some((seat, Deed::Believed)), None],
            Event::Doubted { seat, .. } => [Some((seat, Deed::Doubted)), None],
            Event::Penalty { seat, why: Why::Lie, .. } => [Some((seat, Deed::LieFound)), None],
            _ => [None; 2],
        }
    }

    /// Hands are refilled again and again, so their size means nothing.
    fn held(_: &Rules, _: &State, _: Seat) -> Option<u8> {
        None
    }

    /// Everybody hears an announcement in the wrong form.
    fn is_cheat(_: &Rules, _: &State, _: Seat, _: Move) -> bool {
        false
    }

    fn unforeseen(_: &Rules, state: &State, chance: &mut Chance) -> State {
        let mut other = state.clone();
        other.draw_pile.sort_unstable_by_key(|card| card.index());
        chance.shuffle(&mut other.draw_pile);
        other.seed = Seed(std::array::from_fn(|_| chance.below(256) as u8));
        other.chance = Chance::new(&other.seed, 1);
        other
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundStarted { .. } | Event::Skipped { .. })
    }
}
