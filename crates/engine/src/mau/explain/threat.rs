//! What a threatening card does to the next seat, and how that seat may answer.

use crate::mau::rules::Rules;
use crate::mau::rules::doc::{
    AnswerAction, AnswerRule, CardRule, Text, ThreatRule, ThreatThen, Which,
};

use super::grammar::{all_of, capital, cards, line, more_cards, number, one_of, text};
use super::names::{in_deck, object, reading_order, several, subject, with};
use super::special::rule_of;

pub(super) fn threat(rules: &Rules, which: Which, threat: &ThreatRule) -> Text {
    let ThreatRule { draw, then, answers: _, longest: _ } = threat;
    let drawn = cards(u32::from(*draw));
    let mut says = vec![match (draw, then) {
        (0, ThreatThen::Misses) => {
            text("Die nächste Person setzt einmal aus.", "The next player misses a turn.")
        }
        (_, ThreatThen::Misses) => text(
            format!("Die nächste Person zieht {} und setzt aus.", drawn.de),
            format!("The next player draws {} and misses the turn.", drawn.en),
        ),
        (_, ThreatThen::Plays) => text(
            format!("Die nächste Person zieht {} und ist dann ganz normal am Zug.", drawn.de),
            format!("The next player draws {} and then takes the turn as usual.", drawn.en),
        ),
    }];
    let answers = answers(rules, threat);
    for (index, group) in groups(&answers).into_iter().enumerate() {
        says.push(answer(threat, &answers, &group, index == 0));
        says.extend(own_effect(rules, which, &group));
    }
    says.extend(bound(which, threat, &answers));
    line(&says)
}

/// The answers that the deck at the table allows, in reading order; none where the chain ends with
/// the first card.
fn answers<'a>(rules: &Rules, threat: &'a ThreatRule) -> Vec<(Which, &'a AnswerRule)> {
    let here = threat.answers.iter().filter(|(with, _)| in_deck(rules, **with));
    let mut answers: Vec<_> = here.map(|(with, answer)| (*with, answer)).collect();
    answers.sort_by_key(|(with, _)| reading_order(with));
    if threat.longest == 1 { Vec::new() } else { answers }
}

/// Cards that answer in the same way.
struct Group<'a> {
    rule: &'a AnswerRule,
    cards: Vec<Which>,
}

fn groups<'a>(answers: &[(Which, &'a AnswerRule)]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for (with, rule) in answers {
        match groups.iter_mut().find(|group| group.rule == *rule) {
            Some(group) => group.cards.push(*with),
            None => groups.push(Group { rule, cards: vec![*with] }),
        }
    }
    groups
}

fn answer(
    threat: &ThreatRule,
    all: &[(Which, &AnswerRule)],
    group: &Group<'_>,
    first: bool,
) -> Text {
    let AnswerRule { action, must_fit } = group.rule;
    let (if_de, if_en) = if *must_fit {
        (", wenn die Karte auf die oberste passt,", ", if that card fits on the top card,")
    } else {
        ("", "")
    };
    match action {
        AnswerAction::PassOn(more) => {
            let laid = one_of(&named(all, group, object));
            let (may_de, may_en, instead) = if first {
                ("Sie darf stattdessen", "They may lay", " instead")
            } else {
                ("Oder sie darf", "Or they may lay", "")
            };
            let more = u32::from(*more);
            let harder = pass_on(threat, more);
            let so_on = growth(threat, all, more);
            line(&[
                text(
                    format!("{may_de} {}{if_de} legen: {}", laid.de, harder.de),
                    format!("{may_en} {}{if_en}{instead}: {}", laid.en, harder.en),
                ),
                so_on,
            ])
        }
        AnswerAction::Cancel => {
            let laid = one_of(&named(all, group, with));
            let nobody = match (threat.draw, threat.then) {
                (0, _) => text("Niemand setzt aus", "nobody misses a turn"),
                (_, ThreatThen::Misses) => {
                    text("Niemand zieht oder setzt aus", "nobody draws or misses a turn")
                }
                (_, ThreatThen::Plays) => text("Niemand zieht", "nobody draws"),
            };
            text(
                format!(
                    "Mit {}{if_de} hebt sie die Wirkung auf: {}, und die Person danach ist am Zug.",
                    laid.de, nobody.de
                ),
                format!(
                    "With {}{if_en} they cancel the effect: {}, and the player after them has the turn.",
                    laid.en, nobody.en
                ),
            )
        }
    }
}

/// The cards of a group; a rank says which of its cards answer in another way.
fn named(all: &[(Which, &AnswerRule)], group: &Group<'_>, form: fn(Which) -> Text) -> Vec<Text> {
    let other = |rank: Which, card: Which| match (rank, card) {
        (Which::Rank(rank), Which::Card(card)) => card.rank() == Some(rank),
        _ => false,
    };
    let name = |which: &Which| {
        let but: Vec<_> = all
            .iter()
            .filter(|(card, rule)| other(*which, *card) && *rule != group.rule)
            .map(|(card, _)| with(*card))
            .collect();
        let name = form(*which);
        if but.is_empty() {
            return name;
        }
        let but = all_of(&but);
        text(format!("{} (außer {})", name.de, but.de), format!("{} (except {})", name.en, but.en))
    };
    group.cards.iter().map(name).collect()
}

fn pass_on(threat: &ThreatRule, more: u32) -> Text {
    let (extra, much) = (cards(more), more_cards(more));
    match (more, threat.draw, threat.then) {
        (0, _, _) => {
            text("Dann trifft es die Person danach.", "then it hits the player after them.")
        }
        (_, 0, _) => text(
            format!("Dann trifft es die Person danach, die dazu {} zieht.", extra.de),
            format!("then it hits the player after them, who also draws {}.", extra.en),
        ),
        _ => text(
            format!("Dann trifft es die Person danach, {}.", much.de),
            format!("then it hits the player after them, {}.", much.en),
        ),
    }
}

/// How the cards to draw add up while the threat is passed on.
fn growth(threat: &ThreatRule, all: &[(Which, &AnswerRule)], more: u32) -> Text {
    let passes = |rule: &AnswerRule| matches!(rule.action, AnswerAction::PassOn(_));
    let alike = all.iter().filter(|(_, rule)| passes(rule)).all(|(_, rule)| {
        rule.action == AnswerAction::PassOn(u8::try_from(more).unwrap_or(u8::MAX))
    });
    if more == 0 || threat.longest > 0 || !alike {
        return text("", "");
    }
    let sums = (1..=3).map(|times| number(u32::from(threat.draw) + times * more));
    let [first, second, third]: [Text; 3] = match sums.collect::<Vec<_>>().try_into() {
        Ok(three) => three,
        Err(_) => return text("", ""),
    };
    text(
        format!("So werden es {}, {}, {} Karten und so weiter.", first.de, second.de, third.de),
        format!("That makes {}, {}, {} cards and so on.", first.en, second.en, third.en),
    )
}

/// How long a chain of answers may be, and how many cards of a rank may lie on one another.
fn bound(which: Which, threat: &ThreatRule, all: &[(Which, &AnswerRule)]) -> Vec<Text> {
    let longest = u32::from(threat.longest);
    let passes = all.iter().filter_map(|(with, rule)| match rule.action {
        AnswerAction::PassOn(more) => Some((*with, u32::from(more))),
        AnswerAction::Cancel => None,
    });
    let passes: Vec<_> = passes.collect();
    let most = passes.iter().map(|(_, more)| more * longest.saturating_sub(1)).max();
    let sum = most.map_or(0, |most| most + u32::from(threat.draw));
    let (sum_de, sum_en) = match sum {
        0 => (String::new(), String::new()),
        sum => {
            let sum = cards(sum);
            (
                format!("; gezogen werden also nie mehr als {}", sum.de),
                format!("; so nobody ever draws more than {}", sum.en),
            )
        }
    };
    let count = number(longest);
    let run = |sum_de: &str, sum_en: &str| {
        let (one, on, many) = (capital(&subject(which)), with(which), several(which));
        if longest == 1 {
            return text(
                format!("{} darf nie auf {} liegen.", one.de, on.de),
                format!("{} may never lie on {}.", one.en, on.en),
            );
        }
        text(
            format!(
                "Höchstens {} {} dürfen aufeinander liegen, ganz gleich, wer sie legt{sum_de}.",
                count.de, many.de
            ),
            format!(
                "At most {} {} may lie on one another, whoever lays them{sum_en}.",
                count.en, many.en
            ),
        )
    };
    let chain = || {
        text(
            format!(
                "Höchstens {} solche Karten dürfen so aufeinander folgen, die erste mitgezählt{sum_de}.",
                count.de
            ),
            format!(
                "At most {} such cards may follow on one another like this, the first included{sum_en}.",
                count.en
            ),
        )
    };
    let own_only = passes.iter().all(|(with, _)| *with == which);
    match which {
        _ if longest == 0 => Vec::new(),
        // Single cards have no bound of their own for what may lie on one another.
        Which::Card(_) if passes.is_empty() => Vec::new(),
        Which::Card(_) => vec![chain()],
        Which::Rank(_) if own_only => vec![run(&sum_de, &sum_en)],
        Which::Rank(_) => vec![chain(), run("", "")],
    }
}

/// What the answering cards do besides answering.
fn own_effect(rules: &Rules, which: Which, group: &Group<'_>) -> Vec<Text> {
    let mut says = Vec::new();
    for with in &group.cards {
        let Some(rule) = rule_of(rules.doc(), *with) else { continue };
        let CardRule { reverse, again, wish_suit, threat } = rule;
        let name = capital(&subject(*with));
        if group.rule.action == AnswerAction::Cancel {
            if *rule != CardRule::default() {
                says.push(text(
                    format!("{} hat dabei keine andere Wirkung.", name.de),
                    format!("{} has no other effect then.", name.en),
                ));
            }
            continue;
        }
        if reverse.is_some() {
            says.push(text(
                format!("Mit {} wechselt dabei zuerst die Richtung.", self::with(*with).de),
                format!("{} changes the direction first.", name.en),
            ));
        }
        if *wish_suit && *with != which {
            says.push(text(
                format!("Wer {} legt, wünscht sich dabei auch eine Farbe.", object(*with).de),
                format!("Whoever lays {} also wishes for a suit.", object(*with).en),
            ));
        }
        if threat.is_some() && *with != which {
            says.push(text(
                format!("{} droht dabei nicht selbst.", name.de),
                format!("{} does not threaten by itself then.", name.en),
            ));
        }
        if *again {
            says.push(text(
                format!("{} gibt dabei keinen weiteren Zug.", name.de),
                format!("{} gives no further turn then.", name.en),
            ));
        }
    }
    says
}
