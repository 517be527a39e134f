//! Why a move is refused: one sentence, with the particulars of the position.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::mau::rules::RulesFile;
use stammtisch_engine::mau::{ArrangedDeal, Mau, Move, Rules, State, Wish};
use stammtisch_engine::maxonaut::{self, Maxonaut};
use stammtisch_engine::seat::Seat;
use stammtisch_rules_text::InWords;

const ANNA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const CLEO: Seat = Seat(2);

fn name(seat: Seat) -> String {
    ["Anna", "Ben", "Cleo"][seat.index()].into()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A table that plays like `live` except for `more`. Ben has dealt.
struct Table {
    rules: Rules,
    state: State,
}

impl Table {
    fn laid<const SEATS: usize>(more: &str, hands: [&str; SEATS], first: &str, next: &str) -> Self {
        let file = format!(
            "base = \"live\"\nid = \"test\"\nname = {{ de = \"Probe\", en = \"Test\" }}\n{more}\n"
        );
        let file = RulesFile::read(&file).unwrap();
        let doc = file.resolve(&BTreeMap::new()).unwrap();
        let rules = Rules::compile(&doc, SEATS as u8).unwrap();
        let hands = hands.map(|hand| hand.split(' ').map(card).collect::<CardSet>());
        let mut rest = rules.deck();
        hands.iter().flat_map(|hand| hand.cards()).for_each(|card| assert!(rest.take(card)));
        assert!(rest.take(card(first)) && rest.take(card(next)));
        let mut pile: Vec<_> = rest.cards().collect();
        pile.push(card(next));
        let given = ArrangedDeal::new(BEN, hands.to_vec(), card(first), pile);
        let state = State::given(&rules, Seed::from_number(1), &given, &mut |_| ()).unwrap();
        Self { rules, state }
    }

    fn plays(mut self, seat: Seat, mv: Move) -> Self {
        Mau::play(&self.rules, &mut self.state, seat, mv, &mut |_| ()).unwrap();
        self
    }

    #[track_caller]
    fn says(&self, seat: Seat, mv: Move, code: &str, de: &str, en: &str) {
        let reason = Mau::why(&self.rules, &self.state, seat, mv, &name).unwrap();
        assert_eq!(reason.refusal.map_or("", |refusal| refusal.code()), code);
        assert_eq!((reason.text.de.as_str(), reason.text.en.as_str()), (de, en));
    }
}

fn lay(text: &str) -> Move {
    Move::lay(card(text))
}

/// LIV-02, LIV-03, LIV-11
#[test]
fn what_fits_is_named() {
    let table = Table::laid("", ["8S 9H JC", "7H 8C"], "9D", "KS");
    table.says(
        ANNA,
        lay("8S"),
        "does_not_fit",
        "Darauf passt nur Karo, eine 9 oder ein Bube.",
        "Only diamonds, a 9 or a jack will do.",
    );
    table.says(BEN, lay("7H"), "not_your_turn", "Anna ist dran.", "It is Anna’s turn.");
    table.says(
        ANNA,
        lay("KH"),
        "not_in_hand",
        "Den Herz-König hast du nicht auf der Hand.",
        "You do not hold the king of hearts.",
    );
    table.says(
        ANNA,
        Move::Pass,
        "must_draw_first",
        "Zieh erst: Danach kannst du weitergeben.",
        "Draw first: after that you can pass.",
    );
    table.says(
        ANNA,
        lay("JC"),
        "wish_missing",
        "Wünsch dir dazu eine Farbe.",
        "Wish for a suit with it.",
    );
    assert!(Mau::why(&table.rules, &table.state, ANNA, lay("9H"), &name).is_none());
}

#[test]
fn a_card_that_is_barred_says_when() {
    let rules = "dormant.start = { cards = ['9', 'J'], turns = 1, barred = true }";
    let table = Table::laid(rules, ["9H 8S", "7H 8C"], "9D", "KS");
    table.says(
        ANNA,
        lay("9H"),
        "does_not_fit",
        "Im ersten eigenen Zug darf niemand die Herz-9 legen.",
        "The 9 of hearts may not be played on a player's first turn.",
    );
    let rules = "dormant.jacks = { cards = ['J'], left = '1-', barred = true }";
    let table = Table::laid(rules, ["JH 8S", "7H 8C"], "9D", "KS");
    table.says(
        ANNA,
        Move::lay_and_wish(card("JH"), Wish::Suit(Suit::Diamonds)),
        "does_not_fit",
        "Niemand darf den Herz-Buben legen, wenn danach noch mindestens eine Karte auf der Hand bleibt.",
        "The jack of hearts may not be played if that leaves at least one card in hand.",
    );
}

#[test]
fn hiding_what_fits_says_that_it_is_cheating() {
    let cheat = "cheat = { withhold = true, until = 'next_move', penalty = 1, then = 'plays', false_penalty = 1 }";
    let says = |rules: &str, hands: [&str; 2], moves: &[Move], mv: Move| {
        let laid = Table::laid(&format!("{rules}\n{cheat}"), hands, "9D", "KS");
        let table = moves.iter().fold(laid, |table, mv| table.plays(ANNA, *mv));
        let why = Mau::why(&table.rules, &table.state, ANNA, mv, &name).expect("a reason");
        assert_eq!(why.refusal, None);
        assert!(why.text.de.starts_with("Das wäre gemogelt. "), "{}", why.text.de);
        why.text.en
    };
    let must = says("draw.when = 'nothing_fits'", ["9H 8S", "7H 8C"], &[], Move::Draw);
    assert_eq!(must.matches("That would be cheating.").count(), 1);
    let drawn = says(
        "draw.must_lay = true\nfit.anywhere = ['K']",
        ["10H 8S", "7H 8C"],
        &[Move::Draw],
        Move::Pass,
    );
    assert_ne!(must, drawn);
}

#[test]
fn turns_to_be_missed_are_counted() {
    let rules = "cards.8.threat = { misses = 2, answers.8.do = { pass_on = 0 } }";
    let table = Table::laid(rules, ["8D 8S", "7H 8C"], "9D", "KS").plays(ANNA, lay("8D"));
    table.says(
        BEN,
        Move::Draw,
        "must_answer_or_bear",
        "Du sollst zweimal aussetzen: Nimm es hin, oder leg die Kreuz-8.",
        "You must skip two turns: accept it, or play the 8 of clubs.",
    );
}

/// LIV-11
#[test]
fn a_wish_is_named_with_what_meets_it() {
    let table = Table::laid("", ["8S JC 9H", "7H 8C"], "9D", "KS");
    let table = table.plays(ANNA, Move::lay_and_wish(card("JC"), Wish::Suit(Suit::Diamonds)));
    table.says(
        BEN,
        lay("7H"),
        "does_not_fit",
        "Gewünscht ist Karo; außerdem passt ein Bube.",
        "The wish is diamonds; a jack fits too.",
    );
}

/// SCH-14, SCH-26
#[test]
fn who_begins_reads_to_wish_first() {
    let first = |of: &str, de: &str, en: &str| {
        let more = format!("deal.start_wishes = ['J']\ncards.J.wish = {{ {of} }}");
        let table = Table::laid(&more, ["8S 9H", "7H 8C"], "JD", "KS");
        let ace: Wish = "A".parse().unwrap();
        table.says(ANNA, lay("9H"), "choose_first", de, en);
        table.says(ANNA, Move::Draw, "choose_first", de, en);
        table.says(BEN, lay("7H"), "not_your_turn", "Anna ist dran.", "It is Anna’s turn.");
        if !of.contains("rank") {
            table.says(ANNA, Move::Wish { wish: Some(ace) }, "wish_not_allowed", de, en);
        }
        if !of.contains("may") {
            table.says(ANNA, Move::Wish { wish: None }, "wish_missing", de, en);
        }
    };
    first("of = 'suit'", "Wünsch dir erst eine Farbe.", "First wish for a suit.");
    first("of = 'colour'", "Wünsch dir erst Rot oder Schwarz.", "First wish for red or black.");
    first(
        "of = 'rank', may = true",
        "Wünsch dir erst einen Wert oder nichts.",
        "First wish for a rank, or for nothing.",
    );
}

/// LIV-15
#[test]
fn a_threat_names_what_helps() {
    let table = Table::laid("", ["7D 8S 9H", "7H 8C 9C"], "9D", "KS").plays(ANNA, lay("7D"));
    table.says(
        BEN,
        lay("8C"),
        "does_not_answer",
        "Nur eine 7 hilft jetzt.",
        "Only a 7 will help now.",
    );
    table.says(
        BEN,
        Move::Draw,
        "must_answer_or_bear",
        "Du sollst zwei Karten ziehen: Nimm es hin, oder leg die Herz-7.",
        "You must draw two cards: accept it, or play the 7 of hearts.",
    );
}

#[test]
fn who_must_lay_reads_which_card() {
    let table = Table::laid("draw.when = \"nothing_fits\"", ["8S 9H", "7H 8C"], "9D", "KS");
    table.says(
        ANNA,
        Move::Draw,
        "must_play",
        "Du musst legen: Die Herz-9 passt.",
        "You must play: the 9 of hearts fits.",
    );
}

/// LIV-04
#[test]
fn after_drawing_the_drawn_card_is_named() {
    let table = Table::laid("", ["8S 9H", "7H 8C"], "9D", "KS").plays(ANNA, Move::Draw);
    table.says(
        ANNA,
        lay("9H"),
        "only_the_drawn_card",
        "Nach dem Ziehen darfst du nur noch den Pik-König legen.",
        "After drawing you may only play the king of spades.",
    );
    table.says(
        ANNA,
        Move::Draw,
        "already_drawn",
        "Du hast schon gezogen: Jetzt gib weiter.",
        "You have already drawn: now pass.",
    );
}

/// ERF-18
#[test]
fn a_card_that_may_not_be_the_last_is_named() {
    let table = Table::laid("end.never_last = [\"A\"]", ["AD", "7H 8C"], "9D", "KS");
    table.says(
        ANNA,
        lay("AD"),
        "not_as_last",
        "Als letzte Karte geht ein Ass nicht.",
        "An ace may not be your last card.",
    );
}

/// LIV-06, LIV-07
#[test]
fn calls_say_when_they_are_due() {
    let table = Table::laid("", ["8S 9H", "7H 8C"], "9D", "KS");
    table.says(
        BEN,
        Move::Call { call: 0 },
        "nothing_to_call",
        "„Mau“ sagst du, wenn du dran bist.",
        "Say “Mau” when it is your turn.",
    );
    table.says(
        ANNA,
        Move::Catch { seat: BEN, call: 0 },
        "nothing_to_catch",
        "Gerade hat niemand „Mau“ vergessen.",
        "Nobody has forgotten “Mau” just now.",
    );
}

const CHEAT: &str = "[cheat]\nlay = true\nuntil = 'next_move'\npenalty = 2\nthen = 'turn_over'\n\
                     false_penalty = 1";

/// VER-14
#[test]
fn where_nobody_can_be_accused_nobody_is_named() {
    let accuse = |seat| Move::Accuse { seat };
    let says = |table: &Table, seat, other, de: &str, en: &str| {
        table.says(seat, accuse(other), "nothing_to_accuse", de, en);
    };
    let table = Table::laid(CHEAT, ["8S 9H KD", "7H 8C KC"], "9D", "KS");
    for (seat, other) in [(ANNA, BEN), (BEN, ANNA)] {
        says(
            &table,
            seat,
            other,
            "Beschuldigen kannst du erst, wenn jemand gespielt hat.",
            "You can only accuse somebody once they have played.",
        );
    }
    let honest = Table::laid(CHEAT, ["8S 9H KD", "7H 8C KC"], "9D", "KS").plays(ANNA, lay("9H"));
    says(
        &honest,
        ANNA,
        BEN,
        "Zuletzt hast du selbst gespielt: Da gibt es niemanden zu beschuldigen.",
        "You made the last move yourself: there is nobody to accuse.",
    );
    says(
        &honest.plays(BEN, accuse(ANNA)),
        BEN,
        ANNA,
        "Dafür hast du Anna schon beschuldigt.",
        "You have already accused Anna of that.",
    );
    let guilty = table.plays(ANNA, lay("8S")).plays(BEN, accuse(ANNA));
    for (seat, other) in [(ANNA, BEN), (BEN, ANNA)] {
        says(
            &guilty,
            seat,
            other,
            "Der letzte Zug ist schon aufgeflogen.",
            "The last move has been found out already.",
        );
    }
}

/// VER-14
#[test]
fn whoever_is_accused_in_vain_reads_who_can_be() {
    let table = Table::laid(CHEAT, ["8S KD", "7H 8C", "9H 9C"], "9D", "KS");
    table.plays(CLEO, lay("9H")).says(
        ANNA,
        Move::Accuse { seat: BEN },
        "nothing_to_accuse",
        "Beschuldigen kannst du jetzt nur Cleo.",
        "You can only accuse Cleo now.",
    );
}

/// LIV-07, VER-14
#[test]
fn who_is_out_reads_that_catching_is_for_the_others() {
    let more = format!("{CHEAT}\n[end]\nplay = 'one_left'");
    let table = Table::laid(&more, ["8S KD", "7H 8C", "9H"], "9D", "KS")
        .plays(CLEO, lay("9H"))
        .plays(ANNA, Move::Pass)
        .plays(ANNA, Move::Draw);
    for (mv, code) in [
        (Move::Accuse { seat: ANNA }, "nothing_to_accuse"),
        (Move::Catch { seat: ANNA, call: 0 }, "nothing_to_catch"),
    ] {
        table.says(
            CLEO,
            mv,
            code,
            "Du spielst in dieser Runde nicht mehr mit.",
            "You play no further in this deal.",
        );
    }
}

/// LIV-07
#[test]
fn where_only_the_reader_has_forgotten_a_call_nobody_is_named() {
    let table = Table::laid("", ["8D 9H", "7H 8C"], "9D", "KS").plays(ANNA, lay("8D"));
    table.says(
        ANNA,
        Move::Catch { seat: BEN, call: 0 },
        "nothing_to_catch",
        "Zu erwischen ist gerade niemand.",
        "There is nobody to catch just now.",
    );
}

/// MAX-08, MAX-14
#[test]
fn maxonaut_says_what_comes_first() {
    let file = maxonaut::rules::RulesFile::read("base = \"maxonaut\"").unwrap();
    let doc = file.resolve(&BTreeMap::new()).unwrap();
    let rules = maxonaut::Rules::compile(&doc, 2).unwrap();
    let opening = Opening { dealer: Some(ANNA), ..Opening::new(Seed::from_number(1)) };
    let state = Maxonaut::start(&rules, opening, &mut |_| ());
    let why = |seat, mv| Maxonaut::why(&rules, &state, seat, mv, &name).unwrap().text.de;
    let begins = if Maxonaut::to_act(&rules, &state).has(ANNA) { ANNA } else { BEN };
    let other = Seat(1 - begins.0);
    assert_eq!(why(other, maxonaut::Move::Doubt), format!("{} ist dran.", name(begins)));
    assert_eq!(
        why(begins, maxonaut::Move::Doubt),
        "Du beginnst die Runde: Noch hat niemand etwas angesagt."
    );
    let announce = maxonaut::Move::Announce { said: "54".parse().unwrap() };
    assert_eq!(why(begins, announce), "Leg erst zwei Karten aus der Hand, dann sagst du an.");
}
