//! Questions that effects ask, in words: whether it happens, to whom, who is quicker, which card.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{EffectRule, Hits, Picker, Text, Way};

use super::author::Author;
use super::grammar::{capital, cards, one_of, text};
use super::whom::{Form, Who, with};

/// What has to be said or done first, one sentence each.
pub(super) fn before(may: bool, hits: Hits, author: Author) -> Vec<Text> {
    let you = author == Author::You;
    let mut says = Vec::new();
    match (hits, may) {
        (Hits::Chosen, true) if you => says.push(text(
            "Du suchst eine andere Person aus, die es trifft, oder lässt es bleiben.",
            "You choose another player whom it hits, or leave it.",
        )),
        (Hits::Chosen, true) => says.push(text(
            "Die Person sucht eine andere aus, die es trifft, oder lässt es bleiben.",
            "They choose another player whom it hits, or leave it.",
        )),
        (_, true) if you => says
            .push(text("Du entscheidest, ob das geschieht.", "You decide whether this happens.")),
        (Hits::Oneself, true) => says.push(text(
            "Die Person entscheidet, ob das geschieht.",
            "They decide whether this happens.",
        )),
        (_, true) => says.push(text(
            "Wer es ausgelöst hat, entscheidet, ob das geschieht.",
            "Whoever set it off decides whether this happens.",
        )),
        (Hits::Chosen, false) if you => says.push(text(
            "Du suchst eine andere Person aus, die es trifft.",
            "You choose another player whom it hits.",
        )),
        (Hits::Chosen, false) => says.push(text(
            "Die Person sucht eine andere aus, die es trifft.",
            "They choose another player whom it hits.",
        )),
        _ => {}
    }
    says.extend(match hits {
        Hits::Slowest | Hits::Fastest => Some(text(
            "Alle reagieren, so schnell sie können.",
            "Everybody reacts as quickly as possible.",
        )),
        Hits::SlowestOther | Hits::FastestOther => Some(text(
            "Alle anderen reagieren, so schnell sie können.",
            "All others react as quickly as possible.",
        )),
        _ => None,
    });
    says
}

/// Choosing cards and giving them away.
pub(super) fn gives(count: u8, of_choice: bool, to: &Text, author: Author) -> Text {
    let given = cards(u32::from(count));
    let (gives, keeps, whose) = match author {
        Author::Origin => (
            text("Wer es ausgelöst hat, gibt", "Whoever set it off gives"),
            text("behält", "keeps"),
            text("eigener", "their"),
        ),
        Author::You => {
            (text("Du gibst", "You give"), text("behältst", "keep"), text("deiner", "your"))
        }
        Author::They => {
            (text("Die Person gibt", "They give"), text("behält", "keep"), text("ihrer", "their"))
        }
    };
    let choice = if of_choice {
        text(format!(" {} Wahl", whose.de), format!(" of {} choice", whose.en))
    } else {
        text("", "")
    };
    text(
        format!(
            "{} {} {}{}, {} aber mindestens eine.",
            gives.de, to.de, given.de, choice.de, keeps.de
        ),
        format!("{} {} {}{}, but always {} one.", gives.en, to.en, given.en, choice.en, keeps.en),
    )
}

/// AnyAnalysis at a hand, which only one player sees.
pub(super) fn looks(whose: &Text, author: Author) -> Text {
    match author {
        Author::Origin => text(
            format!("Wer es ausgelöst hat, sieht {} in die Karten.", whose.de),
            format!("Whoever set it off looks at the cards of {}.", whose.en),
        ),
        Author::You => text(
            format!("Du siehst {} in die Karten.", whose.de),
            format!("You look at the cards of {}.", whose.en),
        ),
        Author::They => text(
            format!("Die Person sieht {} in die Karten.", whose.de),
            format!("They look at the cards of {}.", whose.en),
        ),
    }
}

/// Adding one of several named rules.
pub(super) fn adds(rules: &Rules, ids: &[String], who: &Who) -> Option<Text> {
    let doc = rules.doc();
    let named = |id: &String| {
        let name = doc.triggers.get(id).map(|rule| &rule.name);
        name.or_else(|| doc.patterns.get(id).map(|rule| &rule.name))
    };
    let names: Vec<_> = ids.iter().filter_map(named).map(quoted).collect();
    if names.is_empty() {
        return None;
    }
    let rules = match names.as_slice() {
        [only] => text(
            format!("die Regel {} dazu: Sie gilt von da an bis zum Ende der Partie", only.de),
            format!("the rule {}: it is in force from then on until the match is over", only.en),
        ),
        _ => {
            let names = one_of(&names);
            text(
                format!(
                    "eine Regel dazu, die von da an bis zum Ende der Partie gilt: {}",
                    names.de
                ),
                format!(
                    "a rule that is in force from then on until the match is over: {}",
                    names.en
                ),
            )
        }
    };
    let (verb_de, verb_en) = who.verb(["nimmst", "nimmt", "nehmen"], ["add", "adds"]);
    Some(capital(&text(
        format!("{} {verb_de} {}.", who.name.de, rules.de),
        format!("{} {verb_en} {}.", who.name.en, rules.en),
    )))
}

/// One of several rules happens, and who decides which.
pub(super) fn one_of_several(
    rules: &Rules,
    does: &EffectRule,
    who: &Who,
    author: Author,
) -> Option<Text> {
    let EffectRule { hits, one_of: ids, one_of_by, .. } = does;
    let named = |id: &String| rules.doc().triggers.get(id).map(|rule| quoted(&rule.name));
    let names: Vec<_> = ids.iter().filter_map(named).collect();
    let hit = who.object(*hits);
    match names.as_slice() {
        [] => return None,
        [only] => {
            return Some(text(
                format!("{} gilt dann für {}.", only.de, hit.de.trim_end_matches(',')),
                format!("{} then applies to {}.", only.en, hit.en),
            ));
        }
        _ => {}
    }
    let names = one_of(&names);
    let picks = match one_of_by {
        Picker::Lot => text(
            format!("Das Los entscheidet, was davon {} trifft", hit.de),
            format!("The lot decides which of these hits {}", hit.en),
        ),
        Picker::Hit => {
            let (de, en) = who.verb(["suchst", "sucht", "suchen"], ["pick", "picks"]);
            let you = who.form == Form::You;
            let (own_de, own_en) = if you { ("dich", "you") } else { ("sie", "them") };
            text(
                format!("{} {de} aus, was davon {own_de} trifft", who.name.de),
                format!("{} {en} which of these hits {own_en}", who.name.en),
            )
        }
        Picker::Oneself => {
            let (de, en) = match author {
                Author::You => ("Du suchst", "You pick"),
                Author::They => ("Die Person sucht", "They pick"),
                Author::Origin => ("Wer es ausgelöst hat, sucht", "Whoever set it off picks"),
            };
            text(
                format!("{de} aus, was davon {} trifft", hit.de),
                format!("{en} which of these hits {}", hit.en),
            )
        }
    };
    Some(capital(&text(
        format!("{}: {}.", picks.de, names.de),
        format!("{}: {}.", picks.en, names.en),
    )))
}

/// Taking cards unseen from other hands.
pub(super) fn takes(count: u8, hits: Hits, two: bool, author: Author) -> Text {
    let taken = cards(u32::from(count));
    let from = match hits {
        Hits::Others | Hits::All if !two => text("jeder anderen Person", "each other player"),
        Hits::Others | Hits::All => text("der anderen Person", "the other player"),
        _ => with(hits, two),
    };
    let from_de = from.de.trim_end_matches(',');
    let (takes_de, takes_en) = match author {
        Author::Origin => ("Wer es ausgelöst hat, zieht", "Whoever set it off takes"),
        Author::You => ("Du ziehst", "You take"),
        Author::They => ("Die Person zieht", "They take"),
    };
    text(
        format!("{takes_de} {} verdeckt aus der Hand {from_de}; eine bleibt immer.", taken.de),
        format!("{takes_en} {} unseen out of the hand of {}; one always stays.", taken.en, from.en),
    )
}

/// Everybody passes cards on.
pub(super) fn passes(count: u8, way: Way, two: bool) -> Text {
    let passed = cards(u32::from(count));
    let (to_de, to_en) = match way {
        _ if two => ("die andere Person", "the other player"),
        Way::Along | Way::Chosen => ("die nächste Person", "the next player"),
        Way::Against => ("die Person davor", "the player before"),
        Way::Left => ("die Person links", "the player on the left"),
        Way::Right => ("die Person rechts", "the player on the right"),
        Way::Across => ("die Person gegenüber", "the player across the table"),
    };
    text(
        format!(
            "Alle suchen {} aus und geben sie dann gleichzeitig und verdeckt an {to_de} weiter.",
            passed.de
        ),
        format!(
            "Everybody chooses {} and then passes them face down, all at once, to {to_en}.",
            passed.en
        )
        .replace("one card and then passes them", "one card and then passes it"),
    )
}

fn quoted(name: &Text) -> Text {
    text(format!("„{}“", name.de), format!("“{}”", name.en))
}

/// The note for a rule that is in force only once somebody has added it.
pub(super) fn waits(rules: &Rules, id: &str) -> Option<Text> {
    let waits = rules.doc().effects().any(|does| does.adds.iter().any(|added| added == id));
    waits.then(|| {
        text(
            "Das gilt erst, wenn jemand die Regel dazunimmt.",
            "This holds only once somebody has added the rule.",
        )
    })
}
