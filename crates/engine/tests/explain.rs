//! The rules in words: golden texts, every field has its say, and the languages stay apart.
//!
//! `UPDATE=1 cargo test --test explain` writes the golden texts anew; read the difference.
#![expect(clippy::disallowed_methods, reason = "a test may read its golden texts and write them")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use proptest::prelude::*;
use stammtisch_engine::mau::explain::{Lang, Section, explain};
use stammtisch_engine::mau::rules::{OptionRule, Rules, RulesFile, preset};
use toml::{Table, Value};

type Chosen = BTreeMap<String, String>;

const LANGS: [(Lang, &str); 2] = [(Lang::De, "de"), (Lang::En, "en")];

/// Rules that no preset has: a bit of everything, and every field there is.
const OWN: [(&str, &str); 2] = [
    ("odd", include_str!("data/explain/odd.toml")),
    ("wild", include_str!("data/explain/wild.toml")),
];

fn file(id: &str) -> RulesFile {
    let own = OWN.iter().find(|(own, _)| *own == id).map(|(_, text)| *text);
    let text = own.or_else(|| preset::text(id)).expect("rules of that name");
    RulesFile::read(text).unwrap_or_else(|wrong| panic!("{id}: {}", wrong[0]))
}

fn chosen(choices: &str) -> Chosen {
    let pairs = choices.split_whitespace().filter_map(|pair| pair.split_once('='));
    pairs.map(|(option, choice)| (option.to_owned(), choice.to_owned())).collect()
}

/// The text in German and in English, or what is wrong with the rules.
fn texts(file: &RulesFile, chosen: &Chosen, patch: &str, seats: u8) -> Result<[String; 2], String> {
    let patch: Table = patch.parse().map_err(|wrong| format!("{wrong}"))?;
    let doc = file.resolve_with(chosen, &patch).map_err(|wrong| wrong[0].to_string())?;
    let rules = Rules::compile(&doc, seats).map_err(|wrong| wrong[0].to_string())?;
    Ok(LANGS.map(|(lang, _)| plain(&explain(&rules, lang))))
}

fn plain(sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        let gap = if text.is_empty() { "" } else { "\n" };
        writeln!(text, "{gap}{}", section.title).expect("a string");
        for line in &section.lines {
            writeln!(text, "- {line}").expect("a string");
        }
    }
    text
}

/// Name of the golden text, rules, options, seats.
const GOLDEN: &[(&str, &str, &str, u8)] = &[
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
    ("schule-two", "schule", "specials=on nine=yes deals=12", 2),
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/explain");
    let update = std::env::var_os("UPDATE").is_some();
    let mut stale = Vec::new();
    for &(name, rules, choices, seats) in GOLDEN {
        let now = texts(&file(rules), &chosen(choices), "", seats)
            .unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        for ((_, code), now) in LANGS.iter().zip(now) {
            let path = folder.join(format!("{name}.{code}.txt"));
            if update {
                std::fs::write(&path, &now).expect("the folder can be written");
            } else if std::fs::read_to_string(&path).unwrap_or_default() != now {
                stale.push(format!("{name}.{code}"));
            }
        }
    }
    assert!(stale.is_empty(), "{stale:?} differ: run with UPDATE=1 and read the difference");
}

/// `choices` with what `option` requires.
fn with_required(file: &RulesFile, option: &OptionRule, choices: &mut Chosen) {
    for (id, choice) in &option.requires {
        choices.insert(id.clone(), choice.clone());
        let other = file.options().iter().find(|other| other.id == *id).expect("read");
        with_required(file, other, choices);
    }
}

#[test]
fn every_choice_of_every_option_changes_the_text() {
    for id in preset::ids() {
        let file = file(id);
        for option in file.options() {
            let mut without = Chosen::new();
            with_required(&file, option, &mut without);
            for choice in option.choices.iter().filter(|choice| choice.id != option.default) {
                let mut with = without.clone();
                with.insert(option.id.clone(), choice.id.clone());
                let [before, after] = [&without, &with].map(|chosen| {
                    texts(&file, chosen, "", 4).unwrap_or_else(|wrong| panic!("{id}: {wrong}"))
                });
                for ((_, code), (before, after)) in LANGS.iter().zip(before.iter().zip(&after)) {
                    assert!(before != after, "{id}: {}={} {code}", option.id, choice.id);
                }
            }
        }
    }
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
    "deal.start_again = ['XR']",
    "deal.start_again = []",
    "deal.starter = 'left'",
    "deal.starter = 'right'",
    "deal.starter = 'dealer'",
    "deal.dealer = 'left'",
    "deal.dealer = 'winner'",
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
    "calls.mau.at = 'none'",
    "calls.mau.at = 2",
    "calls.mau.name.de = 'Miau'\ncalls.mau.name.en = 'Meow'",
    "calls.mau.penalty = 3",
    "calls.mau.false_penalty = 0",
    "calls.mau.before_laying = false",
    "calls.mau.enforced = 'automatic'",
    "calls.mau.enforced = 'reminder'",
    "calls.mau.enforced = 'nobody'",
    "calls.mau.enforced = 'table'",
    "calls.mau.enforced = 'catch_until_next_move'",
    "calls.hoppla.cards = []",
    "calls.hoppla.cards = ['10']",
    "calls.hoppla.at = 0",
    "calls.hoppla.at = 3",
    "calls.schluss.cards = ['2', '3']",
    "cheat = 'none'",
    "cheat.lay = false",
    "cheat.slip = false",
    "cheat.draw_short = false",
    "cheat.until = 'next_card'",
    "cheat.penalty = 3",
    "cheat.penalty = 0",
    "cheat.then = 'plays'",
    "cheat.false_penalty = 0",
    "end.play = 'first_out'\ncards.AS = 'none'",
    "end.last_threat = 'ignored'",
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
        let file = file(id);
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

/// The fields of a table by their paths; a list is one value.
fn fields(table: &Table, above: &str, found: &mut Vec<String>) {
    for (key, value) in table {
        let path = format!("{above}{key}");
        match value {
            Value::Table(table) => fields(table, &format!("{path}."), found),
            _ => found.push(path),
        }
    }
}

#[test]
fn no_field_of_the_format_is_left_untried() {
    let doc = file("wild").resolve(&Chosen::new()).expect("sound rules");
    let mut all = Vec::new();
    let table = Table::try_from(&doc).expect("rules can be written down");
    fields(&table, "", &mut all);
    let mut tried = Vec::new();
    for change in WILD {
        fields(&change.parse().expect("toml"), "", &mut tried);
    }
    // By its last name: cards and calls have many fields of one name.
    let last = |path: &str| path.rsplit('.').next().unwrap_or_default().to_owned();
    let heading = ["format", "id", "de", "en", "about"];
    let untried = all.iter().filter(|field| {
        let within = |one: &str, other: &str| one.starts_with(&format!("{other}."));
        let known = |other: &String| {
            within(field, other) || within(other, field) || last(other) == last(field)
        };
        !heading.contains(&last(field).as_str()) && !tried.iter().any(known)
    });
    assert_eq!(untried.collect::<Vec<_>>(), Vec::<&String>::new());
}

/// Common words of one language that the other does not have.
const GERMAN: &str = "der das und nicht eine einen einem einer Karte Karten wenn dann oder ist bist du ihr \
    Person wird zwei drei vier Runde Farbe Wert legen legst ziehst zieht Zug keine auch nur zum zu";
const ENGLISH: &str = "the and not of if then or is you your player players card cards two three \
    four deal suit rank lay draw draws turn no only to";

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .filter(|word| !word.is_empty())
}

/// What no rules text may look like.
fn proof_read(text: &str, lang: Lang) -> Result<(), String> {
    let foreign = if lang == Lang::De { ENGLISH } else { GERMAN };
    let foreign: Vec<_> = foreign.split_whitespace().collect();
    if let Some(word) = words(text).find(|word| foreign.contains(word)) {
        return Err(format!("`{word}` is of the other language"));
    }
    for slip in [
        "  ",
        " .",
        " ,",
        ",,",
        "..",
        ",.",
        "{",
        "}",
        " eine Karten",
        " ein Karte",
        "zwei Karte ",
        "one cards",
        "two card ",
        " 1 Punkte",
        " 1 points",
        "eine Bube ",
        "eine König ",
        "ein Dame",
        "a 8",
        "an 7",
        "a ace",
        "()",
        "“ “",
        ": .",
        " oder.",
        " und.",
        " or.",
        " and.",
        "Höchstens eins",
    ] {
        if text.contains(slip) {
            return Err(format!("`{slip}` stands in it"));
        }
    }
    for line in text.lines().filter(|line| !line.is_empty()) {
        match line.strip_prefix("- ") {
            None => {}
            Some(rule) => {
                let begins = rule
                    .chars()
                    .next()
                    .is_some_and(|first| first.is_uppercase() || first.is_numeric());
                if !begins || !rule.ends_with('.') {
                    return Err(format!("no sentence: {rule}"));
                }
            }
        }
    }
    Ok(())
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
        let file = file(id);
        let patch = changes.iter().fold(Table::new(), |mut patch, change| {
            let change: Table = change.parse().expect("toml");
            patch.extend(change);
            patch
        });
        // Some changes contradict each other: those are not rules.
        let Ok(doc) = file.resolve_with(&Chosen::new(), &patch) else { return Ok(()) };
        let Ok(rules) = Rules::compile(&doc, seats) else { return Ok(()) };
        for (lang, _) in LANGS {
            let text = plain(&explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }

    #[test]
    fn any_choices_read_well_in_their_own_language(
        id in prop::sample::select(preset::ids().collect::<Vec<_>>()),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 20),
        seats in 2..=10_u8,
    ) {
        let file = file(id);
        let chosen = file.options().iter().zip(&picks).map(|(option, pick)| {
            (option.id.clone(), pick.get(&option.choices).id.clone())
        });
        let doc = file.resolve(&chosen.collect()).expect("checked");
        let seats = seats.clamp(doc.seats.min, doc.seats.max);
        let rules = Rules::compile(&doc, seats).expect("checked");
        for (lang, _) in LANGS {
            let text = plain(&explain(&rules, lang));
            proof_read(&text, lang).map_err(|slip| TestCaseError::fail(format!("{slip}\n{text}")))?;
        }
    }
}
