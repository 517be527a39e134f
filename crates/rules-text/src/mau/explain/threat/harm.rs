//! Threats in words: whom they hit, and what they do.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswerRule, LastGift, Text, ThreatRule, ThreatThen, Victim, Which,
};

use super::super::grammar::{all_of, by_lot, capital, cards, line, number, one_of, text, times};
use super::super::names::{all, subject};

/// The grammatical form in which a sentence speaks of the victims.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// One other player: "sie zieht".
    One,
    /// Several, one after the other: "sie ziehen".
    Many,
    /// The player of the card: "du ziehst".
    You,
}

/// The victims of a threat as a sentence names them.
pub(super) struct Who {
    pub(super) victim: Victim,
    pub(super) form: Form,
    /// Whether only two sit at the table: then there is one other player, and nobody beyond (ERF-53).
    pub(super) two: bool,
    /// An introduction that says how the victim is determined.
    found: Text,
    subject: Text,
}

impl Who {
    pub(super) fn of(victim: Victim, seats: u8) -> Self {
        let two = seats == 2;
        let other = || text("die andere Person", "the other player");
        let (form, found, subject) = match victim {
            Victim::Chosen
            | Victim::Others
            | Victim::Next(_)
            | Victim::Previous
            | Victim::ByLot
            | Victim::MostCards
            | Victim::FewestCards
                if two =>
            {
                (Form::One, text("", ""), other())
            }
            Victim::Next(most) => {
                let most = most.min(seats.saturating_sub(1));
                if most <= 1 {
                    (Form::One, text("", ""), text("die nächste Person", "the next player"))
                } else {
                    let most = number(u32::from(most));
                    let subject = text(
                        format!("die nächsten {} Personen", most.de),
                        format!("the next {} players", most.en),
                    );
                    (Form::Many, text("", ""), subject)
                }
            }
            Victim::Previous => {
                (Form::One, text("", ""), text("die vorige Person", "the player before you"))
            }
            Victim::Chosen => (
                Form::One,
                text("Du bestimmst eine andere Person.", "You name another player."),
                text("diese", "that player"),
            ),
            Victim::ByLot => (
                Form::One,
                text("Das Los trifft eine andere Person.", "Another player is drawn by lot."),
                text("diese", "that player"),
            ),
            Victim::MostCards => (
                Form::One,
                text("", ""),
                text(
                    "wer von den anderen die meisten Karten hat,",
                    "whoever of the others holds the most cards",
                ),
            ),
            Victim::FewestCards => (
                Form::One,
                text("", ""),
                text(
                    "wer von den anderen die wenigsten Karten hat,",
                    "whoever of the others holds the fewest cards",
                ),
            ),
            Victim::Others => (Form::Many, text("", ""), text("alle anderen", "all the others")),
            Victim::Oneself => (Form::You, text("", ""), text("du", "you")),
            Victim::LastOut => (
                Form::One,
                text("", ""),
                text("wer zuletzt fertig geworden ist,", "whoever was the last to be out"),
            ),
        };
        Self { victim, form, two, found, subject }
    }
}

/// One harm to the victim, in each form of the sentence.
struct HarmText {
    one: Text,
    many: Text,
    you: Text,
}

impl HarmText {
    fn new(one: (String, String), many: (String, String), you: (String, String)) -> Self {
        let [one, many, you] = [one, many, you].map(|(de, en)| text(de, en));
        Self { one, many, you }
    }

    fn fixed(one: [&str; 2], many: [&str; 2], you: [&str; 2]) -> Self {
        let [one, many, you] = [one, many, you].map(|[de, en]| text(de, en));
        Self { one, many, you }
    }

    fn by(self, form: Form) -> Text {
        match form {
            Form::One => self.one,
            Form::Many => self.many,
            Form::You => self.you,
        }
    }
}

pub(super) fn harm(rules: &Rules, who: &Who, threat: &ThreatRule, answered: bool) -> Text {
    let mut does = Vec::new();
    if who.victim == Victim::Others && !who.two && answered && threat.draw > 0 {
        does.push(asked().by(who.form));
    }
    if who.victim == Victim::LastOut {
        does.push(text("kommt zurück ins Spiel", "comes back into the deal"));
    }
    if threat.draw > 0 {
        does.push(draws(rules, threat).by(who.form));
    }
    does.extend(hands(threat));
    let bare = does.is_empty();
    does.extend(then(who.victim, who.form, threat.then, threat.misses, bare));
    if does.is_empty() {
        does.push(asked().by(who.form));
    }
    let (subject, does) = (capital(&who.subject), all_of(&does));
    let happens =
        text(format!("{} {}.", subject.de, does.de), format!("{} {}.", subject.en, does.en));
    let nobody = if who.victim == Victim::LastOut {
        text("Ist noch niemand fertig, passiert nichts.", "If nobody is out yet, nothing happens.")
    } else {
        text("", "")
    };
    let from_there = match (who.victim, threat.then) {
        _ if who.two => text("", ""),
        (
            Victim::Chosen
            | Victim::ByLot
            | Victim::MostCards
            | Victim::FewestCards
            | Victim::Previous
            | Victim::LastOut,
            ThreatThen::Plays,
        ) => text("Von dort geht es reihum weiter.", "The turn passes on from there."),
        _ => text("", ""),
    };
    line(&[who.found.clone(), happens, from_there, nobody])
}

fn draws(rules: &Rules, threat: &ThreatRule) -> HarmText {
    let ThreatRule { draw, up_to, until, .. } = threat;
    let drawn = cards(u32::from(*draw));
    if *up_to > 0 {
        let drawn = by_lot(*draw, *up_to);
        return HarmText::new(
            (format!("zieht {}", drawn.de), format!("draws {}", drawn.en)),
            (format!("ziehen je {}", drawn.de), format!("draw {} each", drawn.en)),
            (format!("ziehst {}", drawn.de), format!("draw {}", drawn.en)),
        );
    }
    if !until.is_empty() {
        let until = one_of(&all(rules, until, subject));
        let de = format!("einzeln höchstens {} (nur bis {} kommt)", drawn.de, until.de);
        let en = format!("{} at most, one by one (only until {} comes)", drawn.en, until.en);
        return HarmText::new(
            (format!("zieht {de}"), format!("draws {en}")),
            (format!("ziehen je {de}"), format!("each draw {en}")),
            (format!("ziehst {de}"), format!("draw {en}")),
        );
    }
    HarmText::new(
        (format!("zieht {}", drawn.de), format!("draws {}", drawn.en)),
        (format!("ziehen je {}", drawn.de), format!("draw {} each", drawn.en)),
        (format!("ziehst {}", drawn.de), format!("draw {}", drawn.en)),
    )
}

/// Harms that only ever pass between the player and one other: whole hands, or a card.
fn hands(threat: &ThreatRule) -> Vec<Text> {
    let mut says = Vec::new();
    if threat.swap {
        says.push(text("tauscht mit dir die ganze Hand", "swaps hands with you"));
    }
    if threat.give {
        says.push(text(
            "bekommt von dir verdeckt eine Handkarte deiner Wahl",
            "is given, face down, a card of your choice from your hand",
        ));
    }
    if threat.take {
        says.push(text(
            "lässt dich blind eine Karte aus der Hand ziehen",
            "lets you take an unseen card out of their hand",
        ));
    }
    says
}

fn asked() -> HarmText {
    HarmText::fixed(
        ["ist gefragt", "is asked"],
        ["sind der Reihe nach gefragt", "are asked in turn"],
        ["bist selbst gefragt", "are asked yourself"],
    )
}

/// What happens to the victim's turn; `bare`: nothing else happens to the victim.
fn then(victim: Victim, form: Form, then: ThreatThen, misses: u8, bare: bool) -> Option<Text> {
    let next = matches!(victim, Victim::Next(_));
    let said = match then {
        ThreatThen::Nothing => return None,
        ThreatThen::Plays if next => HarmText::fixed(
            ["ist dann ganz normal am Zug", "then takes the turn as usual"],
            ["sind dann ganz normal am Zug", "then take their turns as usual"],
            ["", ""],
        ),
        ThreatThen::Plays => HarmText::fixed(
            ["ist dann am Zug", "then has the turn"],
            ["sind dann am Zug", "then have their turns"],
            ["bist dann noch einmal am Zug", "then have another turn"],
        ),
        ThreatThen::Misses if misses > 1 => {
            let (de, en) = (times(u32::from(misses)).de, number(u32::from(misses)).en);
            HarmText::new(
                (format!("setzt {de} aus"), format!("skips {en} turns")),
                (format!("setzen je {de} aus"), format!("skip {en} turns each")),
                (format!("setzt {de} aus"), format!("skip {en} turns")),
            )
        }
        ThreatThen::Misses if next && !bare => HarmText::fixed(
            ["setzt aus", "skips their turn"],
            ["setzen einmal aus", "skip a turn"],
            ["", ""],
        ),
        ThreatThen::Misses => HarmText::fixed(
            ["setzt einmal aus", "skips a turn"],
            ["setzen je einmal aus", "skip a turn each"],
            ["setzt einmal aus", "skip a turn"],
        ),
    };
    Some(said.by(form))
}

/// What happens to the victim's turn if a card has come that stops the drawing.
pub(super) fn saved(rules: &Rules, who: &Who, threat: &ThreatRule) -> Option<Text> {
    let saves = threat.until_then.filter(|then| *then != threat.then)?;
    let came = one_of(&all(rules, &threat.until, subject));
    let turns = u32::from(threat.misses);
    let (skip_de, skip_en) = match turns {
        1 => ("einmal".to_owned(), "a turn".to_owned()),
        _ => (times(turns).de, format!("{} turns", number(turns).en)),
    };
    let (de, en) = match (saves, threat.then, who.form) {
        (ThreatThen::Misses, _, Form::You) => {
            (format!("setzt du {skip_de} aus"), format!("you skip {skip_en}"))
        }
        (ThreatThen::Misses, ..) => {
            (format!("setzt sie {skip_de} aus"), format!("they skip {skip_en}"))
        }
        (ThreatThen::Plays, _, Form::You) => (
            "bist du stattdessen noch einmal am Zug".to_owned(),
            "you have another turn instead".to_owned(),
        ),
        (ThreatThen::Plays, ..) => {
            ("ist sie danach doch am Zug".to_owned(), "they have the turn after all".to_owned())
        }
        (ThreatThen::Nothing, ThreatThen::Misses, Form::You) => {
            ("setzt du nicht aus".to_owned(), "you do not skip".to_owned())
        }
        (ThreatThen::Nothing, ThreatThen::Misses, _) => {
            ("setzt sie nicht aus".to_owned(), "they do not skip".to_owned())
        }
        (ThreatThen::Nothing, ..) => {
            ("geht es nach dir reihum weiter".to_owned(), "the turn passes on from you".to_owned())
        }
    };
    Some(if who.form == Form::Many {
        // Each of them draws individually.
        text(
            format!("Kommt bei einer von ihnen {}, {de}.", came.de),
            format!("If {} comes for one of them, {en}.", came.en),
        )
    } else {
        text(format!("Kommt {}, {de}.", came.de), format!("If {} comes, {en}.", came.en))
    })
}

/// The cost for one victim of accepting the threat.
pub(super) fn costs(rules: &Rules, threat: &ThreatRule) -> Vec<Text> {
    let drawn = (threat.draw > 0).then(|| draws(rules, threat).by(Form::One));
    let mut costs: Vec<_> = drawn.into_iter().collect();
    costs.extend(then(threat.victim, Form::One, threat.then, threat.misses, false));
    costs
}

/// What happens if the card given away is the last one (ERF-51).
pub(super) fn last_gift(rules: &Rules, threat: &ThreatRule) -> Option<Text> {
    // A player who takes a card in return has one again.
    let out = rules.doc().end.last_gift == LastGift::Given;
    (threat.give && !(out && threat.take)).then(|| match rules.doc().end.last_gift {
        LastGift::Given => text(
            "Wer so die letzte Karte verschenkt, ist fertig.",
            "Whoever gives away their last card in this way is out.",
        ),
        LastGift::Kept => text(
            "Die letzte Karte wird nicht verschenkt: Wer sonst keine hat, behält sie und gibt nichts.",
            "A last card is not given away: whoever has no other keeps it and gives nothing.",
        ),
    })
}

/// Where the turn continues when the threat neither takes it nor skips it.
pub(super) fn on(who: &Who, then: ThreatThen, answers: &[(Which, &AnswerRule)]) -> Option<Text> {
    // A player who has sent the threat back is in the position of its author.
    let moved = |(_, rule): &&(Which, &AnswerRule)| rule.action.goes_on();
    let back = |(_, rule): &(Which, &AnswerRule)| matches!(rule.action, AnswerAction::SendBack(_));
    let moved: Vec<_> = answers.iter().filter(moved).collect();
    let only_back = !moved.is_empty() && moved.into_iter().all(back);
    (then == ThreatThen::Nothing).then(|| match who.victim {
        _ if only_back && who.two => text(
            "Danach ist am Zug, wen es zuletzt getroffen hat.",
            "After that it is the turn of whoever it hit in the end.",
        ),
        Victim::Next(_) => {
            text("Danach geht es ganz normal weiter.", "After that, play goes on as usual.")
        }
        _ if only_back => text(
            "Danach geht es nach dir reihum weiter; wurde es zurückgegeben, nach der Person, die das zuletzt getan hat.",
            "After that, the turn passes on from you as usual, or, if it was sent back, from whoever did so last.",
        ),
        _ if who.two => text(
            "Danach ist die andere Person am Zug.",
            "After that it is the other player's turn.",
        ),
        _ => text(
            "Danach geht es nach dir reihum weiter.",
            "After that, the turn passes on from you as usual.",
        ),
    })
}
