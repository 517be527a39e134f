//! Mau-Mau in words.

use proptest::prelude::*;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::mau::rules::{HouseRules, Rules};
use stammtisch_engine::rules::{CardText, Document, Lang, Section};
use stammtisch_rules_text::InWords;
use toml::Table;

use super::proof::proof_read;
use super::{Chosen, Golden, LANGS, Told, file, plain, texts};

impl Told for HouseRules {
    /// A bit of everything, and every field there is.
    const OWN: &'static [(&'static str, &'static str)] = &[
        ("odd", include_str!("../../../engine/tests/data/rules/odd.toml")),
        ("wild", include_str!("../../../engine/tests/data/rules/wild.toml")),
    ];

    fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
        Mau::explain(rules, lang)
    }

    fn cards(rules: &Rules) -> Vec<CardText> {
        Mau::card_texts(rules)
    }
}

const GOLDEN: &[Golden] = &[
    ("live", "live", "", 4),
    ("live-two", "live", "catch=next_move start=counts", 2),
    ("live-single", "live", "format=single deck=52 nine=plain seven=misses", 3),
    ("schule", "schule", "", 4),
    ("schule-large", "schule", "hand=7 deals=1 calls=free", 9),
    (
        "schule-all",
        "schule",
        "specials=on sevens=two seven=misses eight=yes nine=yes ten=yes jack=yes deck=52 must=may end=last",
        5,
    ),
    ("schule-two", "schule", "specials=on nine=yes start_jack=wish deals=12", 2),
    ("verschaerft", "verschaerft", "", 4),
    (
        "verschaerft-honest",
        "verschaerft",
        "cheating=off rounds=1 kitty=ten-5 must=must drawn=lay-any jack=like-others start=counts \
         last-card-call=automatic mau-call=table empty=end-deal",
        3,
    ),
    (
        "verschaerft-strict",
        "verschaerft",
        "tricks=lay-short notice=next-card caught=4 after-cheating=plays false-charge=0 \
         last-round=plain kitty=point-10 drawn=nothing jack=anywhere last-card-call=reminder \
         mau-call=nobody empty=turn-over",
        7,
    ),
    ("erftschmiede", "erftschmiede", "", 4),
    (
        "erftschmiede-two",
        "erftschmiede",
        "hand=5 starter=right corner=yes drawn=lay-drawn cheating=off last-card-call=catch-long \
         answers=fit jack=anywhere no-king=0 joker-last=never start=counts start-joker=put-back",
        2,
    ),
    (
        "erftschmiede-large",
        "erftschmiede",
        "deals=12 starter=left drawn=lay-any notice=next-move after-cheating=plays seven=misses \
         jack=not-on-jack wish=one-turn no-king=2 defence=all king-round=goes-on",
        10,
    ),
    ("odd", "odd", "", 4),
    ("odd-two", "odd", "", 2),
    ("wild", "wild", "", 4),
    ("wild-two", "wild", "", 2),
];

#[test]
fn the_texts_are_those_that_people_have_read() {
    super::are_those_that_people_have_read::<HouseRules>(GOLDEN);
}

#[test]
fn every_choice_of_every_option_changes_the_text() {
    super::every_choice_of_every_option_changes_the_text::<HouseRules>();
}

/// Changes of one field each, laid over the odd rules.
const ODD: &[&str] = &[
    "cards.8.threat = { longest = 1, answers = 'none' }",
    "seats.min = 3",
    "seats.max = 7",
    "seats.recommended = 2",
    "deck.lowest = '3'",
    "deck.packs = 1",
    "deck.packs = { at_most = 2 }",
    "deck.jokers = 1",
    "deck.jokers = 0\nfit.anywhere = ['J']",
    "deal.hand = 5",
    "deal.hand_at_most.5 = 'none'",
    "deal.start_effects = ['7', '9']",
    "deal.start_effects = ['7', 'KH']",
    "deal.start_effects = []",
    "deal.start_wishes = ['J']",
    "fit.suit = false",
    "fit.rank = false",
    "fit.anywhere = ['XR']",
    "fit.on_plain = []",
    "fit.never_on_own_rank = ['5']",
    "fit.never_on_own_rank = ['J']",
    "draw.when = 'any_time'",
    "draw.count = 1",
    "draw.then = 'lay_drawn'",
    "draw.then = 'nothing'",
    "cards.7.threat.draw = 2",
    "cards.7.threat.then = 'plays'",
    "cards.7.threat.longest = 0",
    "cards.7.threat.longest = 3",
    "cards.7.threat.answers.10.must = 'anything'",
    "cards.7.threat.answers.7.do = 'cancel'",
    "cards.7.threat.answers.7.do.pass_on = 2",
    "cards.7.threat.answers.9 = 'none'",
    "cards.7.threat = 'none'\ndeal.start_effects = ['9', 'KH']",
    "cards.7S.again = true",
    "cards.9.reverse.with_two = 'nothing'",
    "cards.9.wish.of = 'suit'",
    "cards.A.again = false",
    "cards.J.wish = 'none'",
    "calls.last.name = { de = 'Mau', en = 'Mau' }",
    "calls.last.at = 3",
    "calls.last.before_laying = false",
    "calls.last.enforced = 'table'",
    "calls.last.enforced = 'catch_until_own_turn'",
    "calls.last.penalty = 1",
    "calls.last.false_penalty = 0",
    "calls.last.false_catch = 2",
    "end.play = 'first_out'",
    "end.last_threat = 'ignored'",
    "points.to = 'winner'",
    "points.each = 5",
    "points.cards.QS = 12",
    "match = 'single'\nwhen = []",
    "match.race.target.any = 101",
    "match = { deals = { count = 3 } }",
];

/// Changes of one field each, laid over the rules that use every field.
const WILD: &[&str] = &[
    "seats.min = 3\nwhen = []",
    "seats.max = 5",
    "seats.recommended = 3",
    "deck.lowest = '3'\ncards = { 2 = 'none', A.threat.answers = { 2 = 'none', 4.do = 'cancel' } }",
    "deck.packs = { at_most = 2 }",
    "deck.jokers = 1",
    "deal.hand = 5",
    "deal.hand_at_most.6 = 4",
    "deal.hand_choice = 'none'",
    "deal.hand_choice.min = 2",
    "deal.hand_choice.max = 9",
    "deal.start_effects = ['6']",
    "deal.start_effects = ['6', '9', 'AS']",
    "deal.start_wishes = []",
    "deal.start_wishes = ['10']",
    "deal.start_wishes = ['10', 'J', 'XR']\ndeal.start_again = []",
    "deal.start_again = ['XR']",
    "deal.start_again = []",
    "deal.starter = 'left'",
    "deal.starter = 'right'",
    "deal.starter = 'dealer'",
    "deal.dealer = 'left'",
    "deal.dealer = 'winner'",
    "deal.dealer = 'holds_most'",
    "fit.suit = false",
    "fit.rank = false",
    "fit = { suit = false, rank = false }",
    "fit.colour = false",
    "fit.neighbours = 1",
    "fit = { neighbours = 0, round_the_corner = false }",
    "fit.round_the_corner = false",
    "fit.multiples = 0",
    "fit.multiples = 2",
    "fit.multiples = 9",
    "fit.values.J = 11",
    "fit.values.K = 12",
    "fit.anywhere = ['XR', 'XB', '8']",
    "fit.on_plain = []",
    "fit.never_on_own_rank = []",
    "fit.also = {8 = ['Q']}",
    "fit.also.9 = ['K']",
    "fit.never.K = ['A', '3']",
    "draw.when = 'any_time'",
    "draw.count = 2",
    "draw = { count = 0, times = 1, then = 'nothing', must_lay = false }",
    "draw.times = 1",
    "draw.times = 0",
    "draw.times = 2",
    "draw.then = 'lay_drawn'",
    "draw = { then = 'nothing', must_lay = false }",
    "draw = { times = 1, then = 'nothing', must_lay = false }",
    "draw.must_lay = false",
    "draw.empty = 'shuffle'",
    "draw.empty = 'nothing'",
    "draw.empty = 'end_deal'",
    "draw.limit = 'none'",
    "draw.limit.cards = 21",
    "draw.limit.then = 'loses'",
    "lay.together = 'none'",
    "lay.together.by = 'card'",
    "lay.together.most = 0",
    "lay.together.most = 2",
    "lay.jump_in = 'none'",
    "lay.jump_in = 'same_rank'",
    "cards.3.buys = false",
    "cards.4.rotates = false",
    "cards.4H.again = false",
    "cards.8.lays_on = false",
    "cards.5.copies = false",
    "cards.9.reverse.with_two = 'nothing'",
    "cards.10.wish.of = 'rank'",
    "cards.10.wish.of = 'suit'",
    "cards.10.wish.turns = 0",
    "cards.10.wish.turns = 1",
    "cards.J.wish.may = false",
    "cards.J.wish.cards = 3",
    "cards.XR.wild = false",
    "cards.XR.wish = 'none'",
    "cards.2.threat.victim = { next = 1 }",
    "cards.2.threat = { victim = 'chosen', answers = { 2.do = { send_to = 2 } } }",
    "cards.2.threat = { victim = 'others', answers = { 2 = { do = 'cancel', times = 1 }, 3.do = 'cancel' } }",
    "cards.2.threat = { victim = 'oneself', answers = { 2 = { do = 'cancel', times = 1 }, 3.do = 'cancel' } }",
    "cards.2.threat = { victim = 'last_out', answers = { 2 = 'none', 3 = 'none' } }",
    "cards.2.threat.draw = 3",
    "cards.2.threat.at_most = 0",
    "cards.2.threat.then = 'plays'",
    "cards.2.threat.then = 'misses'",
    "cards.2.threat.longest = 4",
    "cards.2.threat.answers.2.times = 3",
    "cards.2.threat.answers.2.do.pass_on = 1",
    "cards.2.threat.answers.2.must = 'anything'",
    "cards.2.threat.answers.2.must = 'fit'",
    "cards.2.threat.answers.2.must = 'suit'",
    "cards.2.threat.answers.3.must = 'higher'",
    "cards.2.threat.answers.3.do.send_back = 2",
    "cards.2.threat.answers.3.do = { send_to = 1 }",
    "cards.2.threat.answers.3.do = 'turn_on'",
    "cards.6.threat.answers.5 = { do = 'cancel_all', plays = false }",
    "cards.2.threat.answers.3 = { do = 'cancel', plays = true }",
    "cards.6.threat.victim.next = 3",
    "cards.6.threat.answers.5.plays = false",
    "cards.6.threat.answers.6H.do = 'meet'",
    "cards.Q.threat.give = false\ncards.Q.threat.draw = 1",
    "cards.Q.threat.take = true",
    "cards.A.threat.swap = false\ncards.A.threat.draw = 1",
    "cards.K.threat.may = false",
    "cards.K.threat.then = 'misses'",
    "cards.K.threat.answers.K.must = 'fit'",
    "cards.K.threat.answers = { K = 'none', A.do = 'meet' }",
    "cards.K.threat.answers.A.do = 'meet'",
    "cards.K.threat.draw = 0",
    "cards.K.threat.closing = 'none'",
    "cards.K.threat.closing.draw = 2",
    "cards.K.threat.closing.may_be_last = true",
    "cards.K.threat.closing.again = false",
    "cards.QS.threat.take = false",
    "cards.AS.threat.draw = 2",
    "cards.5S.threat.then = 'plays'",
    "calls.mau = { at = 'none', due = 'laid' }",
    "calls.mau.at = 2",
    "calls.mau.name.de = 'Miau'\ncalls.mau.name.en = 'Meow'",
    "calls.mau.penalty = 3",
    "calls.mau.false_penalty = 0",
    "calls.mau.false_catch = 0",
    "calls.mau.false_catch = 1",
    "calls.mau.before_laying = false",
    "calls.mau.enforced = 'automatic'",
    "calls.mau.enforced = 'reminder'",
    "calls.mau.enforced = 'nobody'",
    "calls.mau.enforced = 'table'",
    "calls.mau.enforced = 'catch_until_next_move'",
    "calls.hoppla.cards = []",
    "calls.hoppla.cards = ['10']",
    "calls.hoppla.at = 0",
    "calls.mau.due = 'laid'",
    "calls.hoppla.at = 3",
    "calls.schluss.cards = ['2', '3']",
    "cheat = 'none'",
    "cheat.lay = false",
    "cheat.slip = false",
    "cheat.draw_short = false",
    "cheat = { until = 'next_move', moved_hands = 'stand' }",
    "cheat.moved_hands = 'stand'",
    "cheat.penalty = 3",
    "cheat.penalty = 0",
    "cheat.then = 'plays'",
    "cheat.false_penalty = 0",
    "end.play = 'first_out'\ncards.AS = 'none'",
    "end.last_threat = 'ignored'",
    "end.last_gift = 'given'",
    "end.never_last = ['7']\nend.only_last = []",
    "end.only_last = ['2', '3']",
    "points.to = 'winner'\nkitty = 'none'\nmatch.rounds.last = 'plain'",
    "points.each = 3",
    "points.cards.J = 25",
    "points.cards.XR = 25",
    "points.cards.XB = 25",
    "points.last_card.J = 4",
    "points.last_card = 'none'",
    "points.round = 'none'",
    "points.round.to = 5",
    "points.round.at_least = 0",
    "points.places = []",
    "points.places = [7]",
    "points.places = [-10, 0, 6]",
    "points.resets = { 100 = 50 }",
    "points.worst_loses = false",
    "points.ties = 'shared'",
    "match.rounds.count = 4",
    "match.rounds.last = 'plain'",
    "match = 'single'\nwhen = []",
    "match = { knockout = { at = 100 } }\nwhen = []",
    "match = { knockout = { at = 150 } }\nwhen = []",
    "match = { deals = { count = 3 } }",
    "match = { race = { target = { any = 50 } } }\nwhen = []",
    "kitty = 'none'",
    "kitty = 'none'\nmatch = 'single'\nwhen = []",
    "kitty.cents = 5",
    "kitty.per = 1",
    "when = []",
    "when = [{ seats = 2, set.deal.hand = 7 }]",
    "when = [{ seats = 3, set.deal.hand = 7 }]",
    "when = [{ rounds = 2, set.deal.hand = 7 }]",
    "when = [{ rounds = '2-3', set.deal.hand = 7 }]",
    "when = [{ rounds = 'every 2', set.deal.hand = 7 }]",
    "when = [{ deals = 'last', set.cards.3 = 'none' }]",
    "when = [{ deals = '5-', set.cards.3 = 'none' }]",
    "when = [{ deals = '-4', set.cards.3 = 'none' }]",
];

#[test]
fn every_field_has_its_say() {
    let mut silent = Vec::new();
    for (id, changes) in [("odd", ODD), ("wild", WILD)] {
        let file = file::<HouseRules>(id);
        let said = |change: &str| texts(&file, &Chosen::new(), change, 4);
        let before = said("").unwrap_or_else(|wrong| panic!("{id}: {wrong}"));
        for change in changes {
            match said(change) {
                Err(wrong) => silent.push(format!("{id}: {change}: {wrong}")),
                Ok(after) => {
                    let same = before.iter().zip(&after).any(|(before, after)| before == after);
                    silent.extend(same.then(|| format!("{id}: {change} is not told")));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

#[test]
fn no_field_of_the_format_is_left_untried() {
    super::no_field_is_left_untried::<HouseRules>("wild", WILD.iter().copied());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_rules_read_well_in_their_own_language(
        (id, changes) in (0..2_usize).prop_flat_map(|index| {
            let (id, all) = [("odd", ODD), ("wild", WILD)][index];
            (Just(id), prop::collection::vec(prop::sample::select(all.to_vec()), 0..6))
        }),
        seats in 2..=6_u8,
    ) {
        let file = file::<HouseRules>(id);
        let patch = changes.iter().fold(Table::new(), |mut patch, change| {
            let change: Table = change.parse().expect("toml");
            patch.extend(change);
            patch
        });
        // Some changes contradict each other: those are not rules.
        let Ok(doc) = file.resolve_with(&Chosen::new(), &patch) else { return Ok(()) };
        let Ok(rules) = doc.compile(seats) else { return Ok(()) };
        for (lang, _) in LANGS {
            let text = plain(&Mau::explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
            let text = super::cards::plain(&Mau::card_texts(&rules), lang);
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }

    #[test]
    fn any_choices_read_well_in_their_own_language(
        id in prop::sample::select(HouseRules::PRESETS.iter().map(|(id, _)| *id).collect::<Vec<_>>()),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 20),
        seats in 2..=10_u8,
    ) {
        let file = file::<HouseRules>(id);
        let chosen = file.options().iter().zip(&picks).map(|(option, pick)| {
            (option.id.clone(), pick.get(&option.choices).id.clone())
        });
        let doc = file.resolve(&chosen.collect()).expect("checked");
        let seats = seats.clamp(doc.seats.min, doc.seats.max);
        let rules = doc.compile(seats).expect("checked");
        for (lang, _) in LANGS {
            let text = plain(&Mau::explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
            let text = super::cards::plain(&Mau::card_texts(&rules), lang);
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }
}
