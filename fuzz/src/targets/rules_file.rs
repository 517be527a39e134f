//! Fuzzes rules files as users upload them: they are read, resolved, compiled, put into words and played a
//! little.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRules, AnyRulesFile, from_text, preset};
use stammtisch_engine::each_game;
use stammtisch_engine::game::Game;
use stammtisch_engine::rules::Lang;

use super::Target;
use super::random::Random;

pub(super) const TARGET: Target = Target { name: "rules_file", seeds, run };

/// Moves played by rules that can be read.
const MOVES: u32 = 120;

fn seeds() -> Vec<Vec<u8>> {
    let presets = preset::ids().filter_map(preset::text).map(|text| text.as_bytes().to_vec());
    let own = [
        "base = 'live'\nid = 'own'\n[cards.A.threat]\nvictim = 'chosen'\nswap = true\nthen = 'nothing'\nanswers = { A = { do = { send_to = 0 } }, 2 = { do = 'cancel' } }\n[end]\nnever_last = ['A', '2']\n",
        "base = 'live'\nid = 'own'\n[lay]\njump_in = 'same_card'\ntogether = { by = 'rank', most = 3 }\n[draw]\ntimes = 0\nlimit = { cards = 12, then = 'loses' }\n[[when]]\nseats = '2'\nset = { deal = { hand = 7 } }\n[[when]]\ndeals = 'every 2'\nset = { cards = { 7 = { threat = { draw = 3 } } } }\n",
        "base = 'erftschmiede'\nid = 'own'\n[cheat]\nslip = true\ndraw_short = true\n[match.knockout]\nat = 100\n[points]\nplaces = [0, 5, 10]\nresets = { 100 = 50 }\n",
        "game = 'maxonaut'\nbase = 'maxonaut'\nid = 'own'\nhand = 5\nlimit = 3\nnext_round = 'judge'\n[deck]\nvirus = 2\nchance = 3\n9 = 0\n[lay]\nfewer = false\n[announce]\nreverses = ['11', '54']\nskips = [2]\nwrong_form = 2\n[maxonaut]\naccept = 1\ndoubt = 2\n",
        "base = 'maxonaut'\nid = 'own'\n[seats]\nmax = 2\n[deck]\n1 = 1\n2 = 1\n3 = 1\n4 = 0\n5 = 0\n[lay]\nunseen = false\n",
    ];
    presets.chain(own.map(|text| text.as_bytes().to_vec())).collect()
}

fn run(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let Ok(file) = AnyRulesFile::read(&text) else { return };
    let Ok(doc) = file.resolve(&BTreeMap::new()) else { return };
    let Ok(kept) = from_text(&doc.to_text()) else { panic!("what a table keeps cannot be read") };
    for seats in [doc.head().seats.min, doc.head().seats.max] {
        let Ok(rules) = kept.compile(seats) else { continue };
        for lang in [Lang::De, Lang::En] {
            drop(stammtisch_rules_text::explain(&rules, lang));
        }
        each_game!(AnyRules, &rules, G: rules => play::<G>(rules));
    }
}

fn play<G: Game>(rules: &G::Rules) {
    let mut game = Random::<G>::start(rules, 1);
    for _ in 0..MOVES {
        if !game.step() {
            return;
        }
    }
}
