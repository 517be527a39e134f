//! The report of a lab experiment: lengths, endings, fairness, features.

use super::experiment::Experiment;
use super::game::LabGame;
use serde::Serialize;
use stammtisch_engine::rules::Text;

use super::game::How;
use super::numbers::{Interval, error_of_difference, interval};

/// Everything that playing has shown, at one number of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// How many play.
    pub seats: u8,
    /// Deals played by the strongest bots among themselves.
    pub deals: u64,
    /// How they ended.
    pub endings: Endings,
    /// Moves in a deal, calls and catches included.
    pub moves: Spread,
    /// Seconds that a deal takes people, as long as bots say that people think; without dealing and counting.
    pub seconds: Spread,
    /// The part of the deals that took more than twice as long as the middle one.
    pub drag: f64,
    /// What decides a deal: `first_out`, `lost`.
    pub decides: &'static str,
    /// Whether that is good for whom it falls to.
    pub decides_well: bool,
    /// To which side it falls.
    pub sides: Sides,
    /// How much skill decides; none where the strong were not matched with the weak.
    pub skill: Option<Skill>,
    /// What each kind of card is worth in the hand that was dealt, the most decisive first.
    pub cards: Vec<CardWorth>,
    /// What these rules provide for, the rarest first.
    pub happened: Vec<Happened>,
}

/// How deals ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Endings {
    /// As they should.
    pub out: u64,
    /// Nobody could do anything any more, and these rules do not want that.
    pub stuck: u64,
    /// Nobody could do anything any more, as these rules want it.
    pub blocked: u64,
    /// Broken off at the bound on moves.
    pub endless: u64,
    /// With the draw pile.
    pub pile_empty: u64,
}

/// How a number spreads.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// So many or fewer in 5 of 100.
    pub p5: u64,
    /// In 25 of 100.
    pub p25: u64,
    /// The middle one.
    pub p50: u64,
    /// In 75 of 100.
    pub p75: u64,
    /// In 95 of 100.
    pub p95: u64,
    /// The most.
    pub max: u64,
}

/// To which side what decides falls.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sides {
    /// What each would have if all were equal.
    pub fair: f64,
    /// The share of whoever deals (in Maxonaut: begins), then of each seat on to the left.
    pub shares: Vec<Interval>,
}

/// How much skill decides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Skill {
    /// The strong bot, and the weak ones around it.
    pub strong: &'static str,
    /// Their name.
    pub weak: &'static str,
    /// The strong one's share of what decides.
    pub share: Interval,
    /// What it would be by luck alone.
    pub fair: f64,
    /// 0: luck alone; 1: the stronger always does better.
    pub skill: f64,
    /// Series played, a match from each seat.
    pub series: u64,
}

/// What a kind of card is worth in the hand that is dealt.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardWorth {
    /// Its name.
    pub card: Text,
    /// Hands dealt with one or more of it.
    pub hands: u64,
    /// How often the deal fell to these, and to all others.
    pub with: f64,
    /// To hands without it.
    pub without: f64,
    /// The difference.
    pub gain: f64,
    /// The standard error of the difference.
    pub error: f64,
}

/// Something that rules provide for, and how often it came to pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Happened {
    /// Where it stands in a rules file.
    pub key: String,
    /// What people call it.
    pub name: Text,
    /// How often, in all deals.
    pub times: u64,
    /// In how many deals.
    pub deals: u64,
}

impl Report {
    pub(super) fn of<G: LabGame>(lab: &Experiment<'_, G>) -> Self {
        let (rules, tally) = (lab.rules, &lab.tally);
        let seats = G::seats(rules);
        let fair = 1.0 / f64::from(seats);
        let decided: u64 = tally.sides.iter().sum();
        let sides = &tally.sides[..usize::from(seats)];
        let seconds = Spread::of(&tally.seconds);
        let dragging = tally.seconds.iter().filter(|taken| **taken > 2 * seconds.p50).count();
        let ended = |how: How| tally.ended[how as usize];
        let (stuck, blocked) =
            if G::may_block(rules) { (0, ended(How::Stuck)) } else { (ended(How::Stuck), 0) };
        Self {
            seats,
            deals: tally.deals,
            endings: Endings {
                out: ended(How::Out),
                stuck,
                blocked,
                endless: ended(How::Endless),
                pile_empty: ended(How::PileEmpty),
            },
            moves: Spread::of(&tally.moves),
            seconds,
            drag: dragging as f64 / tally.deals.max(1) as f64,
            decides: G::DECIDES,
            decides_well: G::DECIDES_WELL,
            sides: Sides {
                fair,
                shares: sides.iter().map(|fell| interval(*fell, decided)).collect(),
            },
            skill: (lab.series > 0).then(|| skill(lab, fair)),
            cards: cards(lab, decided),
            happened: happened(lab),
        }
    }
}

fn skill<G: LabGame>(lab: &Experiment<'_, G>, fair: f64) -> Skill {
    let [strong, weak] = Experiment::<'_, G>::bots();
    let share = lab.skill.share();
    let better = if G::DECIDES_WELL { share.mean - fair } else { fair - share.mean };
    let room = if G::DECIDES_WELL { 1.0 - fair } else { fair };
    let skill = (better / room).clamp(0.0, 1.0);
    Skill { strong, weak, share: share.into(), fair, skill, series: lab.series }
}

/// The hands were dealt by chance alone, so what follows from having a card is its doing.
fn cards<G: LabGame>(lab: &Experiment<'_, G>, decided: u64) -> Vec<CardWorth> {
    let tally = &lab.tally;
    let all = decided * u64::from(G::seats(lab.rules));
    let groups = G::groups(lab.rules);
    let mut cards: Vec<_> = groups
        .into_iter()
        .zip(&tally.dealt)
        .filter(|(_, [hands, _])| *hands > 0 && *hands < all)
        .map(|(card, [hands, fallen])| {
            let others = all - hands;
            let with = *fallen as f64 / *hands as f64;
            let without = tally.fallen.saturating_sub(*fallen) as f64 / others as f64;
            let error = error_of_difference((with, *hands), (without, others));
            CardWorth { card, hands: *hands, with, without, gain: with - without, error }
        })
        .collect();
    cards.sort_by(|a, b| b.gain.abs().total_cmp(&a.gain.abs()));
    cards
}

fn happened<G: LabGame>(lab: &Experiment<'_, G>) -> Vec<Happened> {
    let features = G::features(lab.rules).into_iter().zip(&lab.tally.happened);
    let mut happened: Vec<_> = features
        .map(|(feature, [times, deals])| Happened {
            key: feature.key,
            name: feature.name,
            times: *times,
            deals: *deals,
        })
        .collect();
    happened.sort_by_key(|one| one.deals);
    happened
}

impl Spread {
    fn of(numbers: &[u64]) -> Self {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        let at = |percent: usize| {
            let rank = (sorted.len() * percent).div_ceil(100).max(1);
            sorted.get(rank - 1).copied().unwrap_or_default()
        };
        let mean = sorted.iter().sum::<u64>() as f64 / sorted.len().max(1) as f64;
        Self { mean, p5: at(5), p25: at(25), p50: at(50), p75: at(75), p95: at(95), max: at(100) }
    }
}

impl<'a, G: LabGame> Experiment<'a, G> {
    /// What is known so far.
    #[must_use]
    pub fn report(&self) -> Report {
        Report::of(self)
    }
}
