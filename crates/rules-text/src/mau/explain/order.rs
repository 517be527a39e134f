//! The order of ranks in words, where cards may go up or down in steps.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Text, Which};

use super::deck::run;
use super::grammar::{all_of, capital, line, text};
use super::names::{all, in_deck, the};
use super::values::counted;

/// "Die Reihenfolge dabei ist 7 bis 10, Bube, Dame, König. Das Ass gehört nicht dazu."
pub(super) fn order(rules: &Rules) -> Text {
    let fit = &rules.doc().fit;
    let here: Vec<_> = Rank::all().filter(|rank| in_deck(rules, Which::Rank(*rank))).collect();
    let mut valued: Vec<_> =
        here.iter().filter_map(|rank| Some((fit.value(*rank)?, *rank))).collect();
    valued.sort_unstable();
    let others = Card::SPECIALS.into_iter().filter(|card| in_deck(rules, Which::Card(*card)));
    let odd = others.filter_map(|card| fit.worth(card)).next().is_some()
        || valued.windows(2).any(|pair| pair[0].0 == pair[1].0);
    let rows = valued.chunk_by(|(one, _), (next, _)| one + 1 == *next);
    let rows: Vec<_> = rows.filter(|row| row.len() > 1).collect();
    let [row] = rows.as_slice() else { return line(&counted(rules, fit, |_| true)) };
    if odd {
        return line(&counted(rules, fit, |_| true));
    }
    let row: Vec<_> = row.iter().map(|(_, rank)| *rank).collect();
    let names = run(rules, &row);
    let join = |pick: fn(&Text) -> &str| names.iter().map(pick).collect::<Vec<_>>().join(", ");
    let order = text(
        format!("Die Reihenfolge dabei ist {}.", join(|name| &name.de)),
        format!("The order for this is {}.", join(|name| &name.en)),
    );
    let apart: Vec<_> = here.into_iter().filter(|rank| !row.contains(rank)).collect();
    let apart: Vec<_> = apart.into_iter().map(Which::Rank).collect();
    if apart.is_empty() {
        return order;
    }
    let several = apart.len() > 1;
    let (are_de, are_en) = if several { ("gehören", "are") } else { ("gehört", "is") };
    let apart = capital(&all_of(&all(rules, &apart, the)));
    let apart = text(
        format!("{} {are_de} nicht dazu.", apart.de),
        format!("{} {are_en} no part of it.", apart.en),
    );
    line(&[order, apart])
}
