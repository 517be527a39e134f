//! The players whom an effect hits, in words, as the subject or the object of a sentence.

use stammtisch_engine::mau::rules::doc::{Hits, Text};

use super::author::Author;
use super::grammar::text;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    You,
    One,
    Many,
}

/// The players it hits, as the subject of a sentence.
pub(super) struct Who {
    pub(super) form: Form,
    /// Whether the English verb takes an s.
    s: bool,
    pub(super) name: Text,
}

impl Who {
    pub(super) fn of(hits: Hits, author: Author, two: bool) -> Self {
        let one = |de: &str, en: &str| Self { form: Form::One, s: true, name: text(de, en) };
        match hits {
            Hits::Oneself if author == Author::You => {
                Self { form: Form::You, s: false, name: text("du", "you") }
            }
            Hits::Oneself => Self { s: false, ..one("die Person", "they") },
            Hits::Next | Hits::Previous | Hits::Across | Hits::Others if two => {
                one("die andere Person", "the other player")
            }
            Hits::Next => one("die nächste Person", "the next player"),
            Hits::Previous => one("die Person davor", "the player before"),
            Hits::Across => one("die Person gegenüber", "the player across the table"),
            Hits::Others => {
                Self { form: Form::Many, s: false, name: text("alle anderen", "all others") }
            }
            Hits::All => Self { form: Form::Many, s: true, name: text("alle", "everybody") },
            Hits::Dealer => one("die Person, die gegeben hat,", "the dealer"),
            Hits::Starter => {
                one("die Person, die die Runde begonnen hat,", "whoever began the deal")
            }
            Hits::MostCards => {
                one("die Person mit den meisten Karten", "whoever holds the most cards")
            }
            Hits::FewestCards => {
                one("die Person mit den wenigsten Karten", "whoever holds the fewest cards")
            }
            Hits::MostPoints => one(
                "die Person mit den meisten Punkten auf der Hand",
                "whoever holds the most points",
            ),
            Hits::FewestPoints => one(
                "die Person mit den wenigsten Punkten auf der Hand",
                "whoever holds the fewest points",
            ),
            Hits::Leads => {
                one("die Person, die in der Partie vorn liegt,", "whoever leads the match")
            }
            Hits::Trails => {
                one("die Person, die in der Partie hinten liegt,", "whoever trails in the match")
            }
            Hits::Partner if author == Author::You => {
                one("die Person, die mit dir spielt,", "your partner")
            }
            Hits::Partner => one("die Person, die mit ihr zusammenspielt,", "their partner"),
            Hits::LastWinner => {
                one("die Person, die die Runde davor gewonnen hat,", "whoever won the deal before")
            }
            Hits::LastLoser => one(
                "die Person, die in der Runde davor am schlechtesten war,",
                "whoever did worst in the deal before",
            ),
            Hits::Other => one("die andere von beiden", "the other player involved"),
            Hits::Chosen => one("die ausgesuchte Person", "the player chosen"),
            Hits::Slowest | Hits::SlowestOther => {
                one("die langsamste Person", "the last player to react")
            }
            Hits::Fastest | Hits::FastestOther => {
                one("die schnellste Person", "the first player to react")
            }
            Hits::ByLot => one("eine ausgeloste Person", "a player drawn by lot"),
        }
    }

    /// The same as the object of a sentence, each of several players individually.
    pub(super) fn object(&self, hits: Hits) -> Text {
        match (hits, self.form) {
            (_, Form::You) => text("dich", "you"),
            (Hits::Oneself, _) => text("die Person", "them"),
            (Hits::Others, Form::Many) => text("jede andere Person", "each of the others"),
            (Hits::All, _) => text("jede Person", "each player"),
            _ => self.name.clone(),
        }
    }

    pub(super) fn verb(
        &self,
        [you, one, many]: [&'static str; 3],
        en: [&'static str; 2],
    ) -> (&'static str, &'static str) {
        let de = match self.form {
            Form::You => you,
            Form::One => one,
            Form::Many => many,
        };
        (de, en[usize::from(self.s)])
    }
}

/// The players with whom hands are swapped or to whom cards are given; with a comma after a relative clause.
pub(super) fn with(hits: Hits, two: bool) -> Text {
    match hits {
        Hits::Oneself | Hits::Others | Hits::All => text("den anderen", "the others"),
        Hits::Next | Hits::Previous | Hits::Across if two => {
            text("der anderen Person", "the other player")
        }
        Hits::Next => text("der nächsten Person", "the next player"),
        Hits::Previous => text("der Person davor", "the player before"),
        Hits::Across => text("der Person gegenüber", "the player across the table"),
        Hits::Dealer => text("der Person, die gegeben hat,", "the dealer"),
        Hits::Starter => text("der Person, die die Runde begonnen hat,", "whoever began the deal"),
        Hits::MostCards => {
            text("der Person mit den meisten Karten", "whoever holds the most cards")
        }
        Hits::FewestCards => {
            text("der Person mit den wenigsten Karten", "whoever holds the fewest cards")
        }
        Hits::MostPoints => {
            text("der Person mit den meisten Punkten auf der Hand", "whoever holds the most points")
        }
        Hits::FewestPoints => text(
            "der Person mit den wenigsten Punkten auf der Hand",
            "whoever holds the fewest points",
        ),
        Hits::Leads => text("der Person, die in der Partie vorn liegt,", "whoever leads the match"),
        Hits::Trails => {
            text("der Person, die in der Partie hinten liegt,", "whoever trails in the match")
        }
        Hits::Partner => text("der Person, die mit ihr zusammenspielt,", "the partner"),
        Hits::LastWinner => {
            text("der Person, die die Runde davor gewonnen hat,", "whoever won the deal before")
        }
        Hits::LastLoser => text(
            "der Person, die in der Runde davor am schlechtesten war,",
            "whoever did worst in the deal before",
        ),
        Hits::Other => text("der anderen von beiden", "the other player involved"),
        Hits::Chosen => text("der ausgesuchten Person", "the player chosen"),
        Hits::Slowest | Hits::SlowestOther => {
            text("der langsamsten Person", "the last player to react")
        }
        Hits::Fastest | Hits::FastestOther => {
            text("der schnellsten Person", "the first player to react")
        }
        Hits::ByLot => text("einer ausgelosten Person", "a player drawn by lot"),
    }
}
