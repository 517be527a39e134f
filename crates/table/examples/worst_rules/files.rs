//! Rules files made to cost as much as possible, each within the size limit of rules files.

use stammtisch_engine::limits::{MAX_RULES_BYTES, MAX_RULES_MARKS};

/// A name and a text for each known way of wasting time.
pub(crate) fn files() -> Vec<(&'static str, String)> {
    let mut all = broken();
    all.extend(wide());
    all.extend(just_within());
    all.extend(long());
    all.extend(conditions());
    all.extend(options());
    all
}

/// Files that are not TOML, or nested without end.
fn broken() -> Vec<(&'static str, String)> {
    vec![
        ("the same key 8,000 times", full("base = \"live\"\n", |_| "k0 = 1\n".into(), "")),
        ("a mistake on each line", full("", |n| format!("{n} : \n"), "")),
        ("lists in lists", format!("x = {}{}", "[".repeat(20), "]".repeat(20))),
        ("lists in lists without end", "x = ".to_owned() + &"[".repeat(MAX_RULES_BYTES - 10)),
        ("tables in tables", full("", |n| format!("[a{n}.b.c.d.e.f.g.h.i.j.k]\nx = 1\n"), "")),
        (
            "a table in 20 tables, again and again",
            full("", |n| format!("k{n} = {}1{}\n", "{ a.a.a.a = ".repeat(5), " }".repeat(5)), ""),
        ),
        ("quotation marks", full("a = '", |_| "\"".into(), "'")),
        ("marks that open nothing", full("", |_| "\"\"\"\n'''\n".into(), "")),
    ]
}

/// Files with very many of something.
fn wide() -> Vec<(&'static str, String)> {
    let mut all = vec![
        ("8,000 unknown keys", full("base = \"live\"\n", |n| format!("k{n}=1\n"), "")),
        ("keys that are nearly right", full("base = \"live\"\n", |n| format!("dra{n}=1\n"), "")),
        (
            "unknown keys of cards",
            full("base = \"live\"\n", |n| format!("cards.{}.k{n}=1\n", RANKS[n % 13]), ""),
        ),
        ("unknown cards", full("base = \"live\"\n", |n| format!("cards.c{n} = {{}}\n"), "")),
        (
            "cards in other cards",
            full(
                "base = \"live\"\n",
                |n| format!("[cards.{}.threat.answers.c{n}]\ndo=1\n", RANKS[n % 13]),
                "",
            ),
        ),
        ("calls", full("base = \"live\"\n", |n| format!("calls.c{n} = {{}}\n"), "")),
        (
            "names of calls",
            full(
                "base = \"live\"\n",
                |n| {
                    format!(
                        "calls.c{n} = {{ name = {{ de = 'a', en = 'a' }}, at = 1, before_laying = \
                         true, enforced = 'nobody', penalty = 1, false_penalty = 1 }}\n"
                    )
                },
                "",
            ),
        ),
        (
            "numbers of seats",
            full("base = \"live\"\n", |n| format!("deal.hand_at_most.{n}=1\n"), ""),
        ),
        ("targets", full("base = \"live\"\n", |n| format!("match.race.target.{n}=1\n"), "")),
        ("resets", full("base = \"live\"\n", |n| format!("points.resets.{n}=1\n"), "")),
        ("places", full("base = \"live\"\npoints.places = [", |_| "1,".into(), "]")),
        ("numbers of no use", full("base = \"live\"\ndeck.lowest = [", |_| "1,".into(), "]")),
        (
            "lists of every card",
            format!(
                "base = \"live\"\ndeal.start_effects = [{0}]\ndeal.start_again = [{0}]\n",
                "\"J\",".repeat(MAX_RULES_BYTES / 10 - 20)
            ),
        ),
        (
            "cards that may never be last",
            full("base = \"live\"\nend.never_last = [", |_| "\"J\",".into(), "]"),
        ),
        (
            "lists for every card",
            full(
                "base = \"live\"\n",
                |n| format!("fit.also.{} = [{}]\n", CARDS[n % 26], "\"J\",".repeat(480)),
                "",
            ),
        ),
        (
            "announcements twice",
            full("base = \"maxonaut\"\nannounce.skips = [", |_| "1,".into(), "]"),
        ),
        ("kinds of another deck", full("base = \"maxonaut\"\n", |n| format!("deck.k{n}=1\n"), "")),
    ];
    let wrong: Vec<_> = ["seats", "deck", "deal", "fit", "draw", "end", "points"]
        .iter()
        .map(|key| format!("{key} = 1\n"))
        .collect();
    all.push((
        "slips beside a long text",
        full(&format!("base = \"live\"\n{}about.de = '", wrong.concat()), |_| "x".into(), "'"),
    ));
    all.push((
        "slips in every card",
        full(
            "base = \"live\"\n",
            |n| format!("cards.{}.threat.{}=[]\n", RANKS[n % 13], SLIPS[n / 13 % 12]),
            "",
        ),
    ));
    all
}

/// As many as a file may have, in tables of maximum size.
fn just_within() -> Vec<(&'static str, String)> {
    let every = |base: &str, piece: fn(&str, usize) -> String, each: usize| {
        let pieces = (0..each).flat_map(|n| CARDS.map(|card| piece(card, n)));
        within(&format!("base = \"{base}\"\n"), pieces)
    };
    vec![
        (
            "120 unknown keys",
            within("base = \"live\"\n", (0..120).map(|n| format!("key{n} = 1\n"))),
        ),
        (
            "unknown keys in every card",
            every("live", |card, n| format!("cards.{card}.k{n}=1\n"), 100),
        ),
        (
            "long unknown keys in every card",
            every("live", |card, n| format!("cards.{card}.{}{n}=1\n", "k".repeat(50)), 100),
        ),
        (
            "slips in every threat",
            every(
                "erftschmiede",
                |card, n| format!("cards.{card}.threat.{}='no'\n", SLIPS[n]),
                SLIPS.len(),
            ),
        ),
        (
            "answers without what they do",
            every("live", |card, n| format!("cards.7.threat.answers.{card}.k{n}=1\n"), 100),
        ),
        (
            "answers of every card to every card",
            every(
                "live",
                |card, n| {
                    let by = CARDS[n];
                    format!("cards.{card}.threat={{draw=1,then='misses'}}\n")
                        .repeat(usize::from(n == 0))
                        + &format!("cards.{card}.threat.answers.{by}={{do='cancel'}}\n")
                },
                26,
            ),
        ),
        (
            "cards that fit on every card",
            every(
                "live",
                |card, n| {
                    let cards = format!("\"{}\",", CARDS.join("\",\"")).repeat(4);
                    format!("fit.also.{card}=[{cards}]\nfit.never.{card}=[{cards}]\n")
                        .repeat(usize::from(n == 0))
                },
                1,
            ),
        ),
        (
            "cards turned up that do nothing",
            format!(
                "base = \"live\"\ndeal.start_effects = [{0}]\ndeal.start_wishes = [{0}]\n\
                 deal.start_again = [{0}]\n",
                "\"Q\",".repeat(128)
            ),
        ),
        (
            "long texts",
            within(
                "base = \"live\"\n",
                (0..30).map(|n| {
                    format!("calls.c{n}={{name={{de='{0}',en='{0}'}}}}\n", "x".repeat(990))
                }),
            ),
        ),
        (
            "slips beside long texts",
            within(
                "base = \"live\"\n",
                SLIPS
                    .iter()
                    .map(|slip| format!("cards.7.threat.{slip}='no'\n"))
                    .chain((0..30).map(|n| format!("points.resets.{n}='{}'\n", "x".repeat(1_900)))),
            ),
        ),
    ]
}

/// Files with very long parts.
fn long() -> Vec<(&'static str, String)> {
    vec![
        ("a long key", full("base = \"live\"\n", |_| "k".into(), " = 1")),
        ("long keys", full("base = \"live\"\n", |n| format!("{}{n} = 1\n", "k".repeat(60)), "")),
        ("a long base", full("base = \"", |_| "live".into(), "\"")),
        ("a long game", full("game = \"", |_| "mau".into(), "\"")),
        ("a long name", full("base = \"live\"\nname.de = \"", |_| "\u{1F0A1}".into(), "\"")),
        (
            "a name of marks that join",
            full("base = \"live\"\nname.de = \"a", |_| "\u{301}".into(), "\""),
        ),
        (
            "a long word in place of another",
            full("base = \"live\"\ndraw.when = \"", |_| "a".into(), "\""),
        ),
        (
            "long words as cards",
            full(
                "base = \"live\"\n",
                |n| format!("cards.\"{}{n}\" = 1\n", "\u{e4}".repeat(200)),
                "",
            ),
        ),
        (
            "a long choice",
            full(
                "base = \"live\"\n[[options]]\nid='a'\nname={de='a',en='a'}\ndefault='b'\n\
                 choices=[{id='a',name={de='a',en='a'}},{id='b',name={de='a',en='",
                |_| "x".into(),
                "'}}]",
            ),
        ),
        ("comments", full("base = \"live\"\n", |_| "#.......\n".into(), "")),
        ("empty lines", full("base = \"live\"\n", |_| "\n".into(), "")),
    ]
}

/// Files with conditions that differ from deal to deal.
fn conditions() -> Vec<(&'static str, String)> {
    let over = |entry: fn(usize) -> String, number: usize| {
        "base = \"live\"\n".to_owned() + &(0..number).map(entry).collect::<String>()
    };
    vec![
        (
            "conditions that hold once",
            over(|n| format!("[[when]]\ndeals={}\nset.points.each={}\n", n + 1, n + 2), 31),
        ),
        (
            "conditions that mix",
            over(
                |n| format!("[[when]]\ndeals=\"every {}\"\nset.points.each={}\n", n + 2, n + 2),
                31,
            ),
        ),
        (
            "conditions that mix to 64",
            over(
                |n| format!("[[when]]\ndeals=\"{}-\"\nset.points.each={}\n", n * 2 + 1, n + 2),
                32,
            ),
        ),
        (
            "conditions for each number of seats",
            "base = \"erftschmiede\"\n".to_owned()
                + &(0..32)
                    .map(|n| {
                        format!(
                            "[[when]]\nseats={}\ndeals=\"{}-\"\nset.points.each={}\n",
                            2 + n % 9,
                            n + 1,
                            n + 2
                        )
                    })
                    .collect::<String>(),
        ),
        (
            "conditions that change everything",
            "base = \"erftschmiede\"\n".to_owned()
                + &(0..32)
                    .map(|n| {
                        format!("[[when]]\ndeals=\"{}-\"\nset.points.each={}\n", n + 2, n % 5 + 2)
                            + &RANKS
                                .map(|rank| format!("set.points.cards.{rank}={}\n", n + 3))
                                .concat()
                            + &RANKS
                                .map(|rank| format!("set.points.last_card.{rank}={}\n", n % 5 + 1))
                                .concat()
                    })
                    .collect::<String>(),
        ),
        (
            "conditions full of mistakes",
            over(
                |n| {
                    format!("[[when]]\ndeals=\"{}-\"\n", n + 1)
                        + &(0..50).map(|k| format!("set.k{k}=1\n")).collect::<String>()
                },
                32,
            ),
        ),
        (
            "conditions with mistakes in every card",
            over(
                |n| {
                    format!("[[when]]\ndeals=\"{}-\"\n", n + 1)
                        + &RANKS
                            .map(|rank| {
                                format!("set.cards.{rank}.threat={{draw=0,then='nothing'}}\n")
                            })
                            .concat()
                },
                32,
            ),
        ),
        ("300 conditions", over(|n| format!("[[when]]\ndeals={}\nset.draw.count=2\n", n + 1), 300)),
        ("conditions without end", over(|_| "[[when]]\n".into(), 7_000)),
    ]
}

/// Files with options and their choices.
fn options() -> Vec<(&'static str, String)> {
    let option = |n: usize, rest: &str| {
        format!(
            "[[options]]\nid='o{n}'\nname={{de='a',en='a'}}\ndefault='c0'\n{rest}choices=[{}]\n",
            (0..16).map(|c| format!("{{id='c{c}',name={{de='',en='a'}}}},")).collect::<String>()
        )
    };
    vec![
        (
            "choices with mistakes",
            "base = \"live\"\n".to_owned() + &(0..31).map(|n| option(n, "")).collect::<String>(),
        ),
        (
            "choices with unknown keys",
            "base = \"live\"\n".to_owned()
                + &(0..30)
                    .map(|o| {
                        format!("[[options]]\nid='o{o}'\nname={{de='a',en='a'}}\ndefault='a'\nchoices=[")
                            + &(0..6).map(|n| format!("{{id='c{n}',a=1,b=1,c=1,d=1,e=1,f=1,g=1}},")).collect::<String>()
                            + "]\n"
                    })
                    .collect::<String>(),
        ),
        ("options without end", full("base = \"live\"\n", |_| "[[options]]\n".into(), "")),
        (
            "options that need one another",
            "base = \"live\"\n".to_owned()
                + &(0..32)
                    .map(|n| {
                        let needs: String =
                            (0..31).filter(|o| *o != n).map(|o| format!("requires.o{o}='c1'\n")).collect();
                        format!(
                            "[[options]]\nid='o{n}'\nname={{de='a',en='a'}}\ndefault='c0'\n{needs}\
                             choices=[{{id='c0',name={{de='a',en='a'}}}},{{id='c1',name={{de='a',en='a'}}}}]\n"
                        )
                    })
                    .collect::<String>(),
        ),
    ]
}

pub(crate) const RANKS: [&str; 13] =
    ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
pub(crate) const CARDS: [&str; 26] = [
    "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", "2S", "3S",
    "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS",
];
const SLIPS: [&str; 12] = [
    "victim", "may", "draw", "at_most", "swap", "give", "take", "then", "answers", "longest",
    "closing", "other",
];

/// `head`, and as many pieces as the limit on fields allows.
pub(crate) fn within(head: &str, pieces: impl IntoIterator<Item = String>) -> String {
    let marks = |text: &str| text.chars().filter(|mark| "=,.[{".contains(*mark)).count();
    let (mut text, mut left) = (head.to_owned(), MAX_RULES_MARKS - marks(head));
    for piece in pieces {
        let fits = text.len() + piece.len() <= MAX_RULES_BYTES;
        let Some(rest) = left.checked_sub(marks(&piece)).filter(|_| fits) else { break };
        left = rest;
        text += &piece;
    }
    text
}

/// `head`, as many pieces as the size limit allows, and `tail`.
pub(crate) fn full(head: &str, piece: impl Fn(usize) -> String, tail: &str) -> String {
    let mut text = head.to_owned();
    for number in 0.. {
        let piece = piece(number);
        if text.len() + piece.len() + tail.len() > MAX_RULES_BYTES {
            break;
        }
        text += &piece;
    }
    text + tail
}
