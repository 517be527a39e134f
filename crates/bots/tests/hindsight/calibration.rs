//! Calibration: events given a probability of 30 % must come true in 27 to 33 % of cases.

use std::sync::Arc;

use stammtisch_bots::hindsight::{About, Analysis, HindsightGame, PlayedMatch, Worlds, holdings};
use stammtisch_engine::any::{AnyMatch, Match};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::maxonaut::Maxonaut;
use stammtisch_engine::seat::Seat;

use crate::common::{bots, mau, maxonaut, odds_only, played, steps_of};

/// By tenth of the stated probability: how often it was stated, the sum of the statements, how often it came
/// true.
#[derive(Default)]
struct Bins {
    bins: [(u32, f64, u32); 10],
    /// The sum of squared errors (for the Brier score).
    squares: f64,
    count: u32,
    /// Decisions about which something uncertain was stated.
    decisions: u32,
}

impl Bins {
    fn add(&mut self, said: f64, was_so: bool) {
        let bin = &mut self.bins[((said * 10.0) as usize).min(9)];
        *bin = (bin.0 + 1, bin.1 + said, bin.2 + u32::from(was_so));
        self.squares += (said - f64::from(u8::from(was_so))).powi(2);
        self.count += 1;
    }

    fn brier(&self) -> f64 {
        self.squares / f64::from(self.count.max(1))
    }

    /// The largest distance, beyond chance, between what came true and what was stated, over bins with enough
    /// statements.
    fn worst(&self) -> f64 {
        let off = |(count, said, so): &(u32, f64, u32)| {
            let count = f64::from(*count);
            let (said, so) = (said / count, f64::from(*so) / count);
            let chance = 2.0 * (said * (1.0 - said) / count).sqrt();
            ((said - so).abs() - chance).max(0.0)
        };
        let full = self.bins.iter().filter(|(count, ..)| *count >= 50);
        full.map(off).fold(0.0, f64::max)
    }

    #[expect(clippy::print_stdout, reason = "who calibrates wants to see it")]
    fn print(&self, what: &str) {
        println!(
            "{what}: {} decisions, {} said, Brier {:.4}, off by {:.3}",
            self.decisions,
            self.count,
            self.brier(),
            self.worst()
        );
        for (count, said, so) in self.bins.iter().filter(|(count, ..)| *count > 0) {
            let all = f64::from(*count);
            println!("  {count:6}  said {:.3}  was {:.3}", said / all, f64::from(*so) / all);
        }
    }
}

/// The odds of at least `least` decisions, in matches that bots played.
fn bins<G: HindsightGame>(
    rules: &Arc<G::Rules>,
    names: &[&str],
    least: u32,
    weighted: bool,
    meant: impl Fn(About) -> bool,
) -> Bins
where
    AnyMatch: From<Match<G>>,
{
    let mut bins = Bins::default();
    let worlds = Worlds { weighted, ..Worlds::default() };
    for number in 0.. {
        if bins.decisions >= least {
            break;
        }
        let course = played::<G>(rules, &mut bots::<G>(names, number), number);
        let steps = course.len();
        let mut analysis = Analysis::new(course, odds_only(worlds));
        for _ in 0..steps {
            analysis.step();
        }
        for decision in &analysis.report().decisions {
            let before = bins.count;
            for odds in decision.odds.iter().filter(|odds| meant(odds.about)) {
                if (0.001..0.999).contains(&odds.share.value) {
                    bins.add(odds.share.value, odds.was_so);
                }
            }
            bins.decisions += u32::from(bins.count > before);
        }
    }
    bins
}

#[expect(clippy::disallowed_methods, reason = "who runs the tests says how long they may take")]
fn decisions() -> u32 {
    if std::env::var_os("STAMMTISCH_LONG").is_some() { 10_000 } else { 400 }
}

/// Enough decisions where the odds only have to be worse than others.
fn compared() -> u32 {
    decisions().min(2_000) / 2
}

/// The ordinary run has few samples, so chance alone accounts for more.
fn bound() -> f64 {
    if decisions() > 1_000 { 0.03 } else { 0.06 }
}

/// Tests the odds that an announcement is true, over at least `least` decisions at a table of `seats`; they
/// may be off by `off`.
fn announced(seats: u8, least: u32, off: f64) {
    let is_truth = |about: About| matches!(about, About::ToldTrue(_));
    let rules = maxonaut(&[], seats);
    let names = vec!["regel"; usize::from(seats)];
    let weighted = bins::<Maxonaut>(&rules, &names, least, true, is_truth);
    weighted.print(&format!("{seats} seats, weighted"));
    let alike = bins::<Maxonaut>(&rules, &names, compared(), false, is_truth);
    alike.print("all alike");
    assert!(weighted.brier() < alike.brier(), "weights help {seats} seats");
    assert!(weighted.worst() <= off, "announcements of {seats} seats");
}

#[test]
fn announcements() {
    announced(3, decisions(), bound());
}

// The more players announce, the fewer worlds carry weight and the longer each decision takes.

#[test]
#[ignore = "takes an hour"]
fn announcements_of_four() {
    announced(4, decisions() / 4, bound());
}

#[test]
#[ignore = "takes an hour"]
fn announcements_of_five() {
    announced(5, decisions() / 4, bound());
}

#[test]
#[ignore = "takes an hour"]
fn announcements_of_six() {
    announced(6, decisions() / 4, bound());
}

#[test]
#[ignore = "takes an hour"]
fn announcements_of_seven() {
    // Known to be off by 0.053: middling odds are stated too low (docs/replay.md).
    announced(7, decisions() / 4, 0.06);
}

#[test]
#[ignore = "takes an hour"]
fn announcements_of_eight() {
    announced(8, decisions() / 4, bound());
}

#[test]
fn mau_mau() {
    let can = |about: About| {
        matches!(about, About::Answers(_) | About::Lays(_) | About::GoesOut(_) | About::DrawFits(_))
    };
    for (id, seats) in [("live", 3), ("schule", 4)] {
        let rules = mau(id, &[], seats);
        let names = vec!["regel"; usize::from(seats)];
        let weighted = bins::<Mau>(&rules, &names, decisions(), true, can);
        let alike = bins::<Mau>(&rules, &names, compared(), false, can);
        weighted.print(id);
        alike.print("all alike");
        assert!(weighted.worst() <= bound(), "{id}");
    }
}

/// Compares who held which card with the stated odds, at some moments of matches.
fn hands<G: HindsightGame>(rules: &Arc<G::Rules>, seats: u8, moments: u32) -> Bins
where
    AnyMatch: From<Match<G>>,
{
    let names = vec!["regel"; usize::from(seats)];
    let mut bins = Bins::default();
    for number in 0.. {
        if bins.decisions >= moments {
            break;
        }
        let (steps, over, winners) = steps_of::<G>(rules, &mut bots::<G>(&names, number), number);
        let ended = over.ended().expect("it is over");
        let hands = |at: usize| {
            let open = G::open(rules, &steps.get(at)?.before, ended);
            let of =
                |seat| G::hand(&open, seat).iter().map(ToString::to_string).collect::<Vec<_>>();
            Some(Seat::first(seats).map(of).collect::<Vec<_>>())
        };
        let looks: Vec<_> = (5..steps.len()).step_by(9).map(|at| (at, hands(at))).collect();
        let numbers: Vec<u32> = steps.iter().map(|step| step.number).collect();
        let course = PlayedMatch::<G>::new(ended, rules.clone(), steps, winners);
        for (at, held) in looks {
            let (Some(held), Some(step)) = (held, numbers[at].checked_sub(1)) else { continue };
            let viewer = Seat((at % usize::from(seats)) as u8);
            let seed = Seed::from_number(number);
            let Some(found) = holdings(&course, step, viewer, Worlds::default(), &seed) else {
                continue;
            };
            for of in &found.cards {
                for (seat, share) in of.shares.iter().enumerate() {
                    if (0.02..0.98).contains(share) {
                        bins.add(*share, held[seat].contains(&of.what));
                    }
                }
            }
            bins.decisions += 1;
        }
    }
    bins
}

/// Many shares of one moment are nearly the same, so chance accounts for more than it seems to.
#[test]
fn who_had_what() {
    let moments = decisions() / 20;
    let live = hands::<Mau>(&mau("live", &[], 3), 3, moments);
    let max = hands::<Maxonaut>(&maxonaut(&[], 4), 4, moments);
    for (what, bins) in [("live", live), ("maxonaut", max)] {
        bins.print(what);
        assert!(bins.worst() <= bound(), "{what}");
    }
}

/// Where walks look for worlds, they agree with many more worlds dealt at random, within their stated error.
#[test]
fn walks() {
    if decisions() <= 1_000 {
        return;
    }
    let rules = maxonaut(&[], 3);
    let told = |worlds: Worlds, number: u64| {
        let course =
            played::<Maxonaut>(&rules, &mut bots::<Maxonaut>(&["regel"; 3], number), number);
        let steps = course.len().min(60);
        let mut analysis = Analysis::new(course, odds_only(worlds));
        (0..steps).for_each(|_| assert!(analysis.step()));
        analysis.report().decisions.clone()
    };
    let (mut count, mut off) = (0.0, 0.0);
    for number in 0..8 {
        let usual = told(Worlds::default(), number);
        let many = told(Worlds { first: 150_000, most: 150_000, ..Worlds::default() }, number);
        let walked = usual.iter().zip(&many).filter(|(one, _)| one.worlds > Worlds::default().most);
        for (one, other) in walked.flat_map(|(one, other)| one.odds.iter().zip(&other.odds)) {
            let error = one.share.error.hypot(other.share.error);
            // For what hardly ever happens neither estimate knows its error.
            if (0.02..0.98).contains(&one.share.value) && other.share.error < 0.05 {
                count += 1.0;
                off += ((one.share.value - other.share.value) / error).powi(2);
            }
        }
    }
    assert!(count > 20.0 && off / count < 1.5, "{off} of {count}");
}
