//! Looking back at a match of Maxonaut: was it true what was announced, and who could know?

use stammtisch_engine::film::{EndedMatch, Filmed};
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::view::LyingView;
use stammtisch_engine::maxonaut::{Card, Claim, Event, Hand, Maxonaut, Move, Rules, Source, State};
use stammtisch_engine::seat::Seat;

use crate::hindsight::{About, Did, HindsightGame, Tell};

/// How much likelier somebody announces just what lies there than any one value above it, how much
/// likelier anything that is true than a lie, and how much likelier the two best cards are laid than
/// any two. Found by calibration (tests/hindsight): with these, what is said to be so in 30 of 100
/// cases is.
const JUST_THAT: f64 = 24.0;
const TRUE: f64 = 3.7;
const THE_BEST: f64 = 8.0;

impl HindsightGame for Maxonaut {
    /// All that was announced in a round stands in the view.
    type Memory = ();

    fn remember((): &mut (), _: &Rules, _: &State, _: Did<Move>, _: &[Event]) {}

    fn weight((): &(), rules: &Rules, world: &State, viewer: Seat, ended: EndedMatch) -> f64 {
        let open = Self::open(rules, world, ended);
        let view = Self::view(rules, world, None);
        if !open.turned_up.is_empty() {
            return 1.0;
        }
        let mut lying = &open.lying[..];
        let (mut weight, mut seen) = (1.0, 0_u16);
        for (at, announced) in view.history.iter().enumerate().rev() {
            let before = at.checked_sub(1).and_then(|at| view.history.get(at));
            let Some(worth) = worth(lying) else { break };
            let laid = lying.get(..announced.from.len()).unwrap_or_default();
            let rest = open.hands.get(announced.seat.index()).copied();
            // The hand is as it was left, until its player draws again.
            let first_seen = seen >> announced.seat.0 & 1 == 0;
            seen |= 1 << announced.seat.0;
            if announced.seat != viewer {
                let floor = before.map(|before| before.claim);
                weight *= says(worth, announced.claim, floor);
                if let Some(rest) = rest.filter(|_| first_seen) {
                    weight *= chooses(laid, &announced.from, rest);
                }
            }
            lying = lying.get(announced.from.len()..).unwrap_or_default();
        }
        weight
    }

    fn stakes(rules: &Rules, world: &State, seat: Seat, mv: Move, tell: Tell<'_>) {
        match mv {
            Move::Believe | Move::Doubt => {
                let Some(last) = last_announcer(rules, world, seat) else { return };
                looked_at(rules, world, seat, last, tell);
            }
            Move::Announce { .. } => {
                let mut after = world.clone();
                Self::play_unchecked(rules, &mut after, seat, mv, &mut |_| {});
                if let Some(judge) = Self::to_act(rules, &after).next() {
                    looked_at(rules, &after, judge, seat, tell);
                }
            }
            Move::Lay { .. } | Move::Show { .. } | Move::Accept => {}
        }
    }
}

fn last_announcer(rules: &Rules, world: &State, seat: Seat) -> Option<Seat> {
    Maxonaut::view(rules, world, Some(seat)).history.last().map(|last| last.seat)
}

/// What comes to light if `judge` doubts.
fn looked_at(rules: &Rules, world: &State, judge: Seat, announcer: Seat, tell: Tell<'_>) {
    let mut after = world.clone();
    let (mut truth, mut trap) = (false, false);
    let doubted = Maxonaut::play(rules, &mut after, judge, Move::Doubt, &mut |event| match event {
        Event::Judged { claim, worth, .. } => truth = worth >= Some(claim),
        Event::Trapped { .. } => trap = true,
        _ => {}
    });
    if doubted.is_ok() {
        tell(About::ToldTrue(announcer), truth);
        tell(About::Trap(announcer), trap);
    }
}

/// What two cards are worth.
#[derive(Clone, Copy, PartialEq)]
enum Worth {
    Just(Option<Claim>),
    /// With virus, bomb or chance among them that is decided later.
    Open,
}

/// What lies on top is worth; none if there is nothing to be known of it.
fn worth(lying: &[LyingView]) -> Option<Worth> {
    let [top, below, ..] = lying else { return None };
    let (top, below) = (top.card?, below.card?);
    let special = [Card::VIRUS, Card::BOMB, Card::CHANCE];
    let open = [top, below].iter().any(|card| special.contains(card));
    Some(if open { Worth::Open } else { Worth::Just(value(top, below)) })
}

/// How likely somebody says `claim` who has laid what is `worth` so much, and has to say more than
/// `floor`: a truth likelier than any one lie.
fn says(worth: Worth, claim: Claim, floor: Option<Claim>) -> f64 {
    let Worth::Just(worth) = worth else { return 1.0 };
    let above = Claim::COUNT - floor.map_or(0, |floor| floor.index() + 1);
    let could = worth.filter(|worth| Some(*worth) > floor);
    let all = above as f64 + if could.is_some() { JUST_THAT } else { 0.0 };
    let just = if could == Some(claim) { JUST_THAT } else { 0.0 };
    let is_true = if worth >= Some(claim) { TRUE } else { 1.0 };
    is_true * (1.0 + just) / all
}

/// How likely somebody lays just these cards of a hand that left `rest`.
fn chooses(laid: &[LyingView], from: &[Source], rest: Hand) -> f64 {
    let [top, below] = laid else { return 1.0 };
    let (Some(top), Some(below), [Source::Hand, Source::Hand]) = (top.card, below.card, from)
    else {
        return 1.0;
    };
    let mut hand = rest;
    hand.add(top);
    hand.add(below);
    let best = hand.pairs().filter_map(|(one, other)| value(one, other)).max();
    let pairs = hand.pairs();
    let ways =
        pairs.map(|(one, other)| if value(one, other) == best { 1.0 + THE_BEST } else { 1.0 });
    let all: f64 = ways.sum();
    let one = if value(top, below) == best { 1.0 + THE_BEST } else { 1.0 };
    one / all.max(1.0)
}
