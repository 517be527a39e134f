//! Rules files as users upload them: read, resolved, compiled, put in words and played a little.

use std::collections::BTreeMap;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::explain::{Lang, explain};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Mau, MoveList};

use super::Target;

pub(super) const TARGET: Target = Target { name: "rules_file", seeds, run };

/// Moves played with rules that can be read.
const MOVES: u32 = 120;

fn seeds() -> Vec<Vec<u8>> {
    let presets = preset::ids().filter_map(preset::text).map(|text| text.as_bytes().to_vec());
    let own = [
        "base = 'live'\nid = 'own'\n[cards.A.threat]\nvictim = 'chosen'\nswap = true\nthen = 'nothing'\nanswers = { A = { do = { send_to = 0 } }, 2 = { do = 'cancel' } }\n[end]\nnever_last = ['A', '2']\n",
        "base = 'live'\nid = 'own'\n[lay]\njump_in = 'same_card'\ntogether = { by = 'rank', most = 3 }\n[draw]\ntimes = 0\nlimit = { cards = 12, then = 'loses' }\n[[when]]\nseats = '2'\nset = { deal = { hand = 7 } }\n[[when]]\ndeals = 'every 2'\nset = { cards = { 7 = { threat = { draw = 3 } } } }\n",
        "base = 'erftschmiede'\nid = 'own'\n[cheat]\nslip = true\ndraw_short = true\n[match.knockout]\nat = 100\n[points]\nplaces = [0, 5, 10]\nresets = { 100 = 50 }\n",
    ];
    presets.chain(own.map(|text| text.as_bytes().to_vec())).collect()
}

fn run(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let Ok(file) = RulesFile::read(&text) else { return };
    let Ok(doc) = file.resolve(&BTreeMap::new()) else { return };
    for seats in [doc.seats.min, doc.seats.max] {
        if let Ok(rules) = Rules::compile(&doc, seats) {
            for lang in [Lang::De, Lang::En] {
                drop(explain(&rules, lang));
            }
            play(&rules);
        }
    }
}

fn play(rules: &Rules) {
    let (mut moves, mut daring) = (MoveList::new(), Vec::new());
    let mut chance = Chance::stream(&Seed::from_number(1), 7);
    let mut state = Mau::start(rules, Opening::new(Seed::from_number(1)), &mut |_| {});
    for _ in 0..MOVES {
        match Mau::status(&state) {
            Status::MatchOver => return,
            Status::DealOver => drop(Mau::next_deal(rules, &mut state, &mut |_| {})),
            Status::Playing => {
                let mut seats = Mau::to_act(rules, &state);
                let count = seats.len();
                let Some(seat) = seats.nth(chance.below(count) as usize) else {
                    panic!("nobody can act");
                };
                Mau::legal(rules, &state, seat, &mut moves);
                Mau::daring(rules, &state, seat, &mut daring);
                let pick = chance.below((moves.len() + daring.len()) as u32) as usize;
                let mv = moves.get(pick).or_else(|| daring.get(pick - moves.len()));
                let Some(mv) = mv.copied() else { panic!("who can act has no move") };
                drop(Mau::view(rules, &state, Some(seat)));
                let taken = Mau::play(rules, &mut state, seat, mv, &mut |_| {});
                assert!(taken.is_ok(), "{mv:?} is listed, but {taken:?}");
            }
        }
    }
}
