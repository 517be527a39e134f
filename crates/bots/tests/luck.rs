//! How much of a match is luck: measures all rules in `crates/table/data/luck` and all of the library again,
//! with players of different strength who play as often as people do. Its output is the content of these
//! files:
//!
//! `cargo test --release -p stammtisch-bots --test luck -- --ignored --nocapture`
//!
//! Ratings are computed match by match as for people, once with each candidate `beta`. The one that predicted
//! winners best is the result.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]
#![allow(clippy::print_stdout, reason = "somebody reads it")]

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{
    WengLinConfig, WengLinRating, expected_score_multi_team, weng_lin_multi_team,
};
use stammtisch_bots::arena::{ArenaGame, Purpose, play_match, seed_for};
use stammtisch_bots::{Bot, BotDecision};
use stammtisch_engine::any::{AnyDocument, AnyRules, AnyRulesFile, GameId, library, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Opening;
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, file_of_each_game};

/// The number of players, each of whom plays about [`MATCHES`] `* 3.5 / PLAYERS` times.
const PLAYERS: usize = 96;

const MATCHES: u64 = 1_600;

/// How many of the weakest player's moves in a thousand are made at random; the strongest makes none.
const WEAKEST: u32 = 300;

/// The most seats at a table.
const SEATS: u8 = 5;

#[derive(Deserialize)]
struct Luck {
    measured: Vec<Measured>,
}

#[derive(Deserialize)]
struct Measured {
    rules: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    beta: f64,
}

/// The players of a match, each with their part of the win.
type Match = Vec<(usize, f64)>;

#[test]
#[ignore = "takes minutes"]
fn how_much_of_a_match_is_luck() {
    for (game, text) in file_of_each_game!("../../table/data/luck/", ".toml") {
        println!("# {}\n{}", game.name(), file(game, text));
    }
}

/// The file of a game, measured again.
fn file(game: GameId, before: &str) -> String {
    let mut luck: Luck = toml::from_str(before).unwrap();
    let new = |id: &&str| {
        preset::game(id) == Some(game) && luck.measured.iter().all(|one| one.rules != **id)
    };
    let new: Vec<&str> = preset::ids().chain(library::ids()).filter(new).collect();
    luck.measured.extend(new.into_iter().map(|id| Measured {
        rules: id.to_owned(),
        options: BTreeMap::new(),
        beta: 0.0,
    }));
    let mut file = String::new();
    for Measured { rules, options, beta: before } in luck.measured {
        let text = preset::text(&rules).unwrap();
        let house = AnyRulesFile::read(text).unwrap().resolve(&options).unwrap();
        let matches = matches(&house);
        let (beta, loss) = best(&matches);
        let chance = matches.iter().map(|one| (one.len() as f64).ln()).sum::<f64>();
        let chance = chance / matches.len() as f64;
        let usual = foretold(&matches, WengLinConfig::new().beta);
        println!(
            "# {rules} {options:?}: {beta:.1} (was {before:.1}); surprise {loss:.4} a match, by the usual \
             beta {usual:.4}, by chance {chance:.4}"
        );
        assert!(loss <= usual, "it is no worse than the usual one");
        write!(file, "\n[[measured]]\nrules = \"{rules}\"\n").unwrap();
        if !options.is_empty() {
            let all = options.iter().map(|(option, choice)| format!("{option} = \"{choice}\""));
            let all = all.collect::<Vec<_>>().join(", ");
            writeln!(file, "options = {{ {all} }}").unwrap();
        }
        writeln!(file, "beta = {beta:.1}").unwrap();
    }
    file
}

/// Matches between random players, at each number of seats in turn for which the rules are made.
fn matches(house: &AnyDocument) -> Vec<Match> {
    let head = house.head().seats;
    let tables: Vec<AnyRules> = (head.min..=head.max.min(SEATS.max(head.min)))
        .filter_map(|seats| house.compile(seats).ok())
        .collect();
    let mut chance = Chance::stream(&Seed::from_number(1), 1);
    let one = |number: u64| {
        let rules = tables[number as usize % tables.len()].clone();
        let mut people: Vec<usize> = (0..PLAYERS).collect();
        let mut sat = Vec::new();
        for _ in 0..rules.seats() {
            sat.push(people.swap_remove(chance.below(people.len() as u32) as usize));
        }
        each_game!(AnyRules, rules, G: rules => played::<G>(&rules, number, &sat))
    };
    (0..MATCHES).map(one).collect()
}

fn played<G: ArenaGame + 'static>(rules: &G::Rules, number: u64, sat: &[usize]) -> Match {
    let of = |purpose| seed_for(&Seed::from_number(2), purpose, number);
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for (seat, player) in (0..).zip(sat) {
        let seed = |part: u64| seed_for(&of(Purpose::Bots), Purpose::Bots, seat * 3 + part);
        let (worst, best) = (G::bots()[0], G::bots()[G::bots().len() - 1]);
        let (good, bad) = (G::bot(best, seed(0)).unwrap(), G::bot(worst, seed(1)).unwrap());
        let slips = WEAKEST * *player as u32 / (PLAYERS as u32 - 1);
        bots.push(Box::new(Human { good, bad, slips, chance: Chance::stream(&seed(2), 0) }));
    }
    let (opening, lots) = (Opening::new(of(Purpose::Deals)), Chance::stream(&of(Purpose::Lots), 0));
    let result = play_match::<G>(rules, opening, &mut bots, lots).unwrap();
    (0..).map(Seat).zip(sat).map(|(seat, player)| (*player, result.win_of(seat))).collect()
}

/// Plays well, except for `slips` moves in a thousand.
struct Human<G: ArenaGame + 'static> {
    good: Box<dyn Bot<G>>,
    bad: Box<dyn Bot<G>>,
    slips: u32,
    chance: Chance,
}

impl<G: ArenaGame + 'static> Bot<G> for Human<G> {
    fn name(&self) -> &'static str {
        "human"
    }

    fn choose(&mut self, rules: &G::Rules, view: &G::View) -> Option<BotDecision<G::Move>> {
        let (good, bad) = (self.good.choose(rules, view), self.bad.choose(rules, view));
        if self.chance.below(1_000) < self.slips { bad } else { good }
    }
}

/// The `beta` that predicts winners best, and its mean surprise at them.
fn best(matches: &[Match]) -> (f64, f64) {
    let usual = WengLinConfig::new().beta;
    let all = (0..24).map(|step| usual * 1.18_f64.powi(step));
    let all = all.map(|beta| (beta, foretold(matches, beta)));
    all.min_by(|(_, one), (_, other)| one.total_cmp(other)).unwrap()
}

/// The mean surprise at the winners (log loss), per match.
fn foretold(matches: &[Match], beta: f64) -> f64 {
    let config = WengLinConfig { beta, ..WengLinConfig::new() };
    let mut known = [WengLinRating::new(); PLAYERS];
    let mut surprise = 0.0;
    for one in matches {
        let teams: Vec<[WengLinRating; 1]> = one.iter().map(|(who, _)| [known[*who]]).collect();
        let all: Vec<&[WengLinRating]> = teams.iter().map(<[_; 1]>::as_slice).collect();
        let expected = expected_score_multi_team(&all, &config);
        surprise -=
            one.iter().zip(&expected).map(|((_, won), share)| won * share.ln()).sum::<f64>();
        let place = |won: f64| MultiTeamOutcome::new(if won > 0.0 { 1 } else { 2 });
        let ranked: Vec<_> =
            all.iter().copied().zip(one.iter().map(|(_, won)| place(*won))).collect();
        for ((who, _), after) in one.iter().zip(weng_lin_multi_team(&ranked, &config)) {
            known[*who] = after[0];
        }
    }
    surprise / matches.len() as f64
}
