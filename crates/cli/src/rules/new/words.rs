//! The words of the dialogue besides those of the schema, in both languages.

use stammtisch_engine::rules::Lang;

pub(super) struct Words {
    lang: Lang,
    pub(super) lead: &'static str,
    pub(super) base: &'static str,
    pub(super) no_base: &'static str,
    pub(super) name: &'static str,
    pub(super) usual_name: &'static str,
    pub(super) usual_id: &'static str,
    pub(super) card: &'static str,
    pub(super) add_jokers: &'static str,
    pub(super) nothing_special: &'static str,
    pub(super) exactly: &'static str,
    pub(super) one_alone: &'static str,
    pub(super) other_here: &'static str,
    pub(super) topic: &'static str,
    pub(super) which_card: &'static str,
    pub(super) which_entry: &'static str,
    pub(super) nothing: &'static str,
    pub(super) drop: &'static str,
    pub(super) number: &'static str,
    pub(super) yes: &'static str,
    pub(super) no: &'static str,
    pub(super) yes_or_no: &'static str,
}

const GERMAN: Words = Words {
    lang: Lang::De,
    lead: "Beantworte, was bei euch anders ist. Enter lässt alles, wie es in der Grundlage ist.",
    base: "Worauf baut ihr auf?",
    no_base: "Schreib eine Nummer aus der Liste oder den Kurznamen von Regeln des Hauses.",
    name: "Wie heißen eure Regeln?",
    usual_name: "Unsere Regeln",
    usual_id: "unsere-regeln",
    card: "Welche Karte tut etwas anderes? (7, Bube, joker …; Enter: keine mehr)",
    add_jokers: "Hier sind keine Joker im Spiel. Zwei dazu, die überall passen?",
    nothing_special: "Nichts Besonderes",
    exactly: "Genauer einstellen",
    one_alone: "„Nichts Besonderes“ und „Genauer einstellen“ gehen nur allein.",
    other_here: "Ist das bei euch anders?",
    topic: "Was ist noch anders? (Nummer; Enter: nichts mehr)",
    which_card: "welche Karte? (-7 nimmt sie heraus; Enter: fertig)",
    which_entry: "welcher Eintrag? (-mau nimmt ihn heraus; Enter: fertig)",
    nothing: "nichts davon",
    drop: "Ganz weglassen?",
    number: "Schreib eine Zahl",
    yes: "ja",
    no: "nein",
    yes_or_no: "Schreib ja oder nein.",
};

const ENGLISH: Words = Words {
    lang: Lang::En,
    lead: "Answer what is different at your table. Enter leaves everything as it is in the base.",
    base: "What do you build on?",
    no_base: "Write a number of the list, or the id of rules of the house.",
    name: "What are your rules called?",
    usual_name: "Our rules",
    usual_id: "our-rules",
    card: "Which card does something else? (7, jack, joker …; Enter: none more)",
    add_jokers: "There are no jokers here. Add two, which fit everywhere?",
    nothing_special: "Nothing special",
    exactly: "In detail",
    one_alone: "“Nothing special” and “In detail” go alone only.",
    other_here: "Is this different at your table?",
    topic: "What else is different? (a number; Enter: nothing)",
    which_card: "which card? (-7 takes it out; Enter: done)",
    which_entry: "which entry? (-mau takes it out; Enter: done)",
    nothing: "nothing of the kind",
    drop: "Leave it out altogether?",
    number: "Write a number",
    yes: "yes",
    no: "no",
    yes_or_no: "Write yes or no.",
};

pub(super) const fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::De => &GERMAN,
        Lang::En => &ENGLISH,
    }
}

impl Words {
    fn either(&self, german: String, english: String) -> String {
        match self.lang {
            Lang::De => german,
            Lang::En => english,
        }
    }

    pub(super) fn what_does(&self, card: &str) -> String {
        self.either(
            format!("Was tut {card}? (Nummern, auch mehrere: 1, 4)"),
            format!("What does {card} do? (numbers, also several: 1, 4)"),
        )
    }

    pub(super) fn change(&self, title: &str) -> String {
        self.either(format!("{title}: ändern?"), format!("{title}: change it?"))
    }

    pub(super) fn settle(&self, title: &str) -> String {
        self.either(format!("{title}: festlegen?"), format!("{title}: settle it?"))
    }

    pub(super) fn more(&self, count: usize) -> String {
        self.either(
            format!("Auch die selteneren {count} Einstellungen durchgehen?"),
            format!("Go through the {count} less common settings as well?"),
        )
    }

    pub(super) fn empty(&self, count: usize) -> String {
        self.either(
            format!("Die {count} Einträge streichen?"),
            format!("Strike the {count} entries?"),
        )
    }

    pub(super) fn another(&self, title: &str) -> String {
        self.either(format!("{title}: noch ein Eintrag?"), format!("{title}: another entry?"))
    }

    pub(super) fn one_of(&self, count: usize) -> String {
        self.either(
            format!("Schreib eine Nummer von 1 bis {count}."),
            format!("Write a number from 1 to {count}."),
        )
    }

    pub(super) fn does_not_hold(&self, mistakes: &str) -> String {
        self.either(
            format!("So lässt sich nicht spielen, darum gilt das nicht: {mistakes}."),
            format!("Nobody can play like this, so it does not count: {mistakes}."),
        )
    }

    pub(super) fn refused(&self, line: usize, said: &str, why: &str) -> String {
        self.either(
            format!("Antwort {line}, „{said}“: {why}"),
            format!("answer {line}, “{said}”: {why}"),
        )
    }

    pub(super) fn written(&self, file: &str) -> String {
        self.either(format!("Geschrieben: {file}"), format!("Written: {file}"))
    }

    pub(super) fn taken(&self, file: &str) -> String {
        self.either(
            format!("{file} gibt es schon; --force schreibt darüber"),
            format!("{file} is there already; --force writes over it"),
        )
    }
}
