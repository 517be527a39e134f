//! The match and the kitty in words: how deals make a match.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    KittyRule, KittyTo, LastRound, MatchRule, PointsRule, PointsTo, SeatsRule, Text, Ties,
};

use super::grammar::{capital, deals, line, money, points as some_points, rounds, text, together};
use super::sharp;

pub(super) fn matches(rules: &Rules, points: &PointsRule, matches: &MatchRule) -> Vec<Text> {
    let teams = !rules.teams().is_empty();
    let mut lines = Vec::new();
    match matches {
        MatchRule::Single => return vec![single(rules.doc().kitty.is_some())],
        MatchRule::Race { target, lead } => {
            let of = |seats: u8| target.get(&seats.to_string()).or_else(|| target.get("any"));
            let goal = some_points(of(rules.seats()).copied().unwrap_or(1));
            let SeatsRule { min, max, .. } = rules.doc().seats;
            let here = together(rules.seats());
            // The number of players is mentioned where it matters.
            let (ends_de, ends_en) = if (min..=max).all(|seats| of(seats) == of(rules.seats())) {
                (String::new(), "The match".to_owned())
            } else {
                (format!(" {}", here.de), format!("{}, the match", capital(&here).en))
            };
            let (who_de, who_en) =
                if teams { ("ein Team", "a team") } else { ("jemand", "somebody") };
            lines.push(text(
                format!(
                    "Ihr spielt Runde um Runde. Die Partie endet{ends_de}, sobald {who_de} {} erreicht hat.",
                    goal.de
                ),
                format!(
                    "You play deal after deal. {ends_en} ends as soon as {who_en} has reached {}.",
                    goal.en
                ),
            ));
            lines.extend((*lead > 0).then(|| {
                let lead = some_points(*lead);
                text(
                    format!(
                        "Dazu muss der Vorsprung vor den nächsten mindestens {} betragen; sonst spielt ihr \
                         weiter.",
                        lead.de
                    ),
                    format!(
                        "For that the lead over the next best must be {} at least; else you play on.",
                        lead.en
                    ),
                )
            }));
        }
        MatchRule::Deals { count } => {
            let count = deals(u32::from(*count));
            lines.push(text(
                format!("Eine Partie dauert {}.", count.de),
                format!("A match lasts {}.", count.en),
            ));
        }
        MatchRule::Rounds { count, last } => {
            lines.push(in_rounds(rules.seats(), *count));
            match last {
                LastRound::Plain => {}
                LastRound::Sharp => lines.extend(sharp::sharp(points, *count)),
            }
        }
        MatchRule::Dropout if teams => lines.push(text(
            "Ihr spielt Runde um Runde. Nach jeder scheidet das Team aus, das in ihr am schlechtesten war, von mehreren \
             das der nächsten Person links von der, die gegeben hat; haben alle gleich viel notiert, keins. Das \
             Team, das übrig bleibt, gewinnt die Partie.",
            "You play deal after deal. After each one the team that did worst in it drops out, of several that of the \
             next player to the dealer's left; where all noted the same, none does. The last team left wins the match.",
        )),
        MatchRule::Dropout => lines.push(text(
            "Ihr spielt Runde um Runde. Nach jeder scheidet aus, wer in ihr am schlechtesten war, von mehreren die \
             nächste Person links von der, die gegeben hat; haben alle gleich viel notiert, niemand. Wer als \
             Letztes übrig bleibt, gewinnt die Partie.",
            "You play deal after deal. After each one whoever did worst in it drops out, of several the next one to \
             the dealer's left; where all noted the same, nobody does. The last one left wins the match.",
        )),
        MatchRule::Knockout { at } => {
            let at = some_points(*at);
            lines.push(text(
                format!(
                    "Ihr spielt Runde um Runde. Wer {} oder mehr hat, scheidet aus und bekommt keine \
                     Karten mehr. Wer als Letztes übrig bleibt, gewinnt die Partie.",
                    at.de
                ),
                format!(
                    "You play deal after deal. Whoever has {} or more drops out and is dealt no more \
                     cards. The last one left wins the match.",
                    at.en
                ),
            ));
        }
    }
    if *matches == MatchRule::Dropout {
        return lines;
    }
    if matches!(matches, MatchRule::Knockout { .. }) {
        lines.extend(points.worst_loses.then(|| loser_of_a_knockout(teams)));
    } else {
        lines.push(winner(points.to, teams));
        lines.extend(points.worst_loses.then(|| loser(points.to, teams)));
    }
    lines.push(tie(points.ties, matches));
    lines
}

/// A match of one deal; its points matter only where they cost something.
fn single(cost: bool) -> Text {
    if cost {
        return text(
            "Es wird nur eine Runde gespielt. Wer als Erstes alle Karten los ist, gewinnt; die Punkte \
             zählen nur für die Kasse.",
            "Only one deal is played. Whoever is first to be rid of all cards wins; points count only \
             for the kitty.",
        );
    }
    text(
        "Es wird nur eine Runde gespielt. Wer als Erstes alle Karten los ist, gewinnt; Punkte spielen \
         keine Rolle.",
        "Only one deal is played. Whoever is first to be rid of all cards wins; points do not matter.",
    )
}

fn in_rounds(seats: u8, count: u16) -> Text {
    let all = u32::from(count) * u32::from(seats);
    let (here, all) = (together(seats), deals(all));
    let count = rounds(u32::from(count));
    text(
        format!(
            "Eine Partie dauert {}. Ein Durchgang ist vorbei, wenn jede Person einmal gegeben hat; {} \
             spielt ihr also {}.",
            count.de, here.de, all.de
        ),
        format!(
            "A match lasts {}. A round is over when each player has dealt once; so you play {} {}.",
            count.en, all.en, here.en
        ),
    )
}

fn winner(to: PointsTo, teams: bool) -> Text {
    let (most_de, most_en) = match to {
        PointsTo::Winner => ("meisten", "most"),
        PointsTo::Holder => ("wenigsten", "fewest"),
    };
    if teams {
        return text(
            format!("Das Team, das am Ende die {most_de} Punkte hat, gewinnt die Partie."),
            format!("The team with the {most_en} points in the end wins the match."),
        );
    }
    text(
        format!("Wer am Ende die {most_de} Punkte hat, gewinnt die Partie."),
        format!("Whoever has the {most_en} points in the end wins the match."),
    )
}

fn loser(to: PointsTo, teams: bool) -> Text {
    let (most_de, most_en) = match to {
        PointsTo::Winner => ("wenigsten", "fewest"),
        PointsTo::Holder => ("meisten", "most"),
    };
    let (who_de, who_en) =
        if teams { ("Das mit den", "The one with the") } else { ("Wer die", "Whoever has the") };
    let has = if teams { "" } else { " hat," };
    text(
        format!("{who_de} {most_de}{has} hat sie verloren."),
        format!("{who_en} {most_en} has lost it."),
    )
}

fn loser_of_a_knockout(teams: bool) -> Text {
    let (de, en) = if teams { ("Das Team, das", "The team that") } else { ("Wer", "Whoever") };
    text(
        format!("{de} am Ende die meisten Punkte hat, hat die Partie verloren."),
        format!("{en} has the most points in the end has lost the match."),
    )
}

fn tie(ties: Ties, matches: &MatchRule) -> Text {
    match (matches, ties) {
        (MatchRule::Knockout { .. }, _) => text(
            "Scheiden alle Übrigen zugleich aus, gewinnt, wer die wenigsten Punkte hat; bei Gleichstand \
             gewinnen sie gemeinsam.",
            "If all who are left drop out together, the fewest points win; if those are tied, they \
             win together.",
        ),
        (_, Ties::Shared) => text(
            "Bei Gleichstand gewinnen alle, die gemeinsam vorn liegen.",
            "If several are tied for the lead, they win together.",
        ),
        (_, Ties::PlayOn) => text(
            "Bei Gleichstand an der Spitze spielt ihr weitere Runden, bis jemand allein vorn liegt.",
            "If several are tied for the lead, you play further deals until one is ahead.",
        ),
        (_, Ties::PlayOff) => text(
            "Bei Gleichstand an der Spitze spielen nur noch die, die gemeinsam vorn liegen, weitere Runden, bis jemand \
             allein vorn liegt.",
            "If several are tied for the lead, only these play further deals until one of them is ahead.",
        ),
    }
}

/// The cost of a point at the end, and who gets the money.
pub(super) fn kitty(rule: &KittyRule, points: PointsTo) -> Vec<Text> {
    let KittyRule { cents, per, to } = rule;
    let cost = money(*cents);
    let says = match to {
        KittyTo::Table => {
            let (each_de, each_en) = match per {
                1 => ("Jeder Punkt kostet".to_owned(), "Every point costs".to_owned()),
                _ => (format!("Je {per} Punkte kosten"), format!("Every {per} points cost")),
            };
            text(
                format!(
                    "{each_de} am Ende {} für die gemeinsame Kasse, auf ganze Cent gerundet; wer unter null \
                     steht, zahlt nichts.",
                    cost.de
                ),
                format!(
                    "{each_en} {} for the kitty in the end, rounded to whole cents; whoever stands below zero \
                     pays nothing.",
                    cost.en
                ),
            )
        }
        KittyTo::Winner => {
            let (each_de, each_en) = match per {
                1 => ("jeden Punkt".to_owned(), "every point".to_owned()),
                _ => (format!("je {per} Punkte"), format!("every {per} points")),
            };
            text(
                format!(
                    "Am Ende bekommt, wer die Partie gewinnt, von allen anderen {} für {each_de} Abstand, auf ganze \
                     Cent gerundet; gewinnen mehrere, teilen sie.",
                    cost.de
                ),
                format!(
                    "In the end whoever wins the match gets {} from each of the others for {each_en} that they are \
                     behind, rounded to whole cents; several winners share it.",
                    cost.en
                ),
            )
        }
        KittyTo::Players => {
            let (each_de, each_en) = match per {
                1 => ("Jeder Punkt ist".to_owned(), "Every point is".to_owned()),
                _ => (format!("Je {per} Punkte sind"), format!("Every {per} points are")),
            };
            let (gets_de, pays_de, gets_en, pays_en) = match points {
                PointsTo::Winner => ("über", "unter", "above", "below"),
                PointsTo::Holder => ("unter", "über", "below", "above"),
            };
            text(
                format!(
                    "{each_de} am Ende {} wert, auf ganze Cent gerundet: Wer {gets_de} null steht, bekommt sie, wer \
                     {pays_de} null steht, zahlt sie.",
                    cost.de
                ),
                format!(
                    "{each_en} worth {} in the end, rounded to whole cents: whoever stands {gets_en} zero gets that, \
                     whoever stands {pays_en} zero pays it.",
                    cost.en
                ),
            )
        }
    };
    let only = text(
        "Das Programm rechnet nur aus, was fällig ist; bezahlt wird hier nichts.",
        "The program only works out what is due; nothing is paid here.",
    );
    vec![line(&[says, only])]
}
