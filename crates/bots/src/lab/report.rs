//! The report of a lab experiment: lengths, endings, fairness, features.

use super::experiment::Experiment;
use super::game::LabGame;
use serde::Serialize;
use stammtisch_engine::rules::Text;

use super::game::How;
use super::intervals::{Interval, error_of_difference, interval};

/// Everything that an experiment has found out, at one number of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The number of seats.
    pub seats: u8,
    /// Deals played by the strongest bots among themselves.
    pub deals: u64,
    /// How the deals ended.
    pub endings: Endings,
    /// Moves in a deal, including calls and catches.
    pub moves: Spread,
    /// Seconds that a deal takes people, by the thinking times of bots; without dealing and counting.
    pub seconds: Spread,
    /// The share of the deals that took more than twice as long as the median.
    pub drag: f64,
    /// What decides a deal: `first_out`, `lost`.
    pub decides: &'static str,
    /// Whether a seat wants to be the one that it falls to.
    pub decides_well: bool,
    /// How often each seat decides the deal.
    pub sides: Sides,
    /// How much skill decides; none where the strong bots were not matched with the weak.
    pub skill: Option<Skill>,
    /// What each kind of card is worth in the hand that was dealt, the most decisive first.
    pub cards: Vec<CardWorth>,
    /// The features of these rules, the rarest first.
    pub happened: Vec<Happened>,
}

/// How deals ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Endings {
    /// As intended.
    pub out: u64,
    /// Nobody could do anything any more, and these rules do not intend that.
    pub stuck: u64,
    /// Nobody could do anything any more, as these rules intend.
    pub blocked: u64,
    /// Broken off at the limit on moves.
    pub endless: u64,
    /// Because the draw pile ran out.
    pub pile_empty: u64,
}

/// The distribution of a number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The 5th percentile.
    pub p5: u64,
    /// The 25th percentile.
    pub p25: u64,
    /// The median.
    pub p50: u64,
    /// The 75th percentile.
    pub p75: u64,
    /// The 95th percentile.
    pub p95: u64,
    /// The maximum.
    pub max: u64,
}

/// How often each seat decides the deal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sides {
    /// The share each would have if all seats were equal.
    pub fair: f64,
    /// The share of the dealer (in Maxonaut: of the seat that begins), then of each seat on to the left.
    pub shares: Vec<Interval>,
}

/// How much skill decides.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Skill {
    /// The name of the strong bot.
    pub strong: &'static str,
    /// The name of the weak bots around it.
    pub weak: &'static str,
    /// The strong bot's share of what decides.
    pub share: Interval,
    /// What that share would be by luck alone.
    pub fair: f64,
    /// From 0, luck alone, to 1, the stronger always does better.
    pub skill: f64,
    /// Series played, a match from each seat.
    pub series: u64,
}

/// What a kind of card is worth in the hand that is dealt.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardWorth {
    /// The name of the kind of card.
    pub card: Text,
    /// Hands dealt with at least one such card.
    pub hands: u64,
    /// The share of hands with it on which the deal was decided.
    pub with: f64,
    /// The share of hands without it.
    pub without: f64,
    /// The difference of the two shares.
    pub gain: f64,
    /// The standard error of the difference.
    pub error: f64,
}

/// A feature of the rules, and how often it occurred.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Happened {
    /// Its key in a rules file.
    pub key: String,
    /// Its name for people.
    pub name: Text,
    /// How often, in all deals together.
    pub times: u64,
    /// The number of deals in which it occurred.
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

/// Hands are dealt by chance alone, so a difference between hands with and without a card is the card's
/// doing.
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
    /// The report on what is known so far.
    #[must_use]
    pub fn report(&self) -> Report {
        Report::of(self)
    }
}
