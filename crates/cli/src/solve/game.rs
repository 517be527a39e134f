//! The games that `solve` offers, with their parameters.

use std::collections::BTreeMap;

use clap::ValueEnum;
use serde_json::{Value, json};
use stammtisch_bots::solve::{
    Kuhn, LayPattern, Leduc, LiarsDice, ReducedMaxonaut, SequenceForm, Size, SizeError, Wild,
    compile,
};

use crate::usage::Usage;

#[derive(Debug, clap::Subcommand)]
pub(super) enum Choice {
    /// Kuhn poker: three cards, one bet.
    Kuhn,
    /// Leduc poker: six cards, two rounds of betting.
    Leduc,
    /// Liar's Dice with one die each.
    LiarsDice {
        /// Faces of a die, 1 to 8.
        #[arg(long, value_name = "N", default_value_t = 6)]
        faces: u8,
        /// The face that counts as any face.
        #[arg(long, value_enum, default_value_t = WildFace::Highest)]
        wild: WildFace,
    },
    /// One round of Maxonaut between two, with an endless deck and no special cards.
    Maxonaut {
        /// The greatest digit, 2 to 9.
        #[arg(long, value_name = "N", default_value_t = 3)]
        digits: u8,
        /// Cards in hand, 2 to 8.
        #[arg(long, value_name = "N", default_value_t = 2)]
        hand: u8,
        /// What may be laid in answer to an announcement: `all`, or some of 0, H, B, HH, HB, BH, BB;
        /// H is a card from the hand, B an unseen one from the draw pile, the lower card first.
        #[arg(long, value_name = "all|P,P,…", value_parser = patterns, default_value = "all")]
        patterns: Patterns,
    },
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum WildFace {
    None,
    Lowest,
    Highest,
}

#[derive(Clone, Debug)]
pub(super) struct Patterns(Vec<LayPattern>);

fn patterns(text: &str) -> Result<Patterns, String> {
    if text == "all" {
        return Ok(Patterns(LayPattern::ALL.to_vec()));
    }
    let one = |name: &str| {
        name.trim().parse().map_err(|error| format!("`{name}` is not a pattern: {error}"))
    };
    text.split(',').map(one).collect::<Result<_, _>>().map(Patterns)
}

/// A game, ready to be solved.
pub(super) struct Game {
    /// The title for people.
    pub(super) title: String,
    /// For programs: the name, and the chosen parameters.
    pub(super) name: &'static str,
    pub(super) parameters: BTreeMap<&'static str, Value>,
    pub(super) size: Size,
    pub(super) form: SequenceForm,
}

impl Choice {
    pub(super) fn compile(&self) -> anyhow::Result<Game> {
        let mut parameters = BTreeMap::new();
        let (name, title, (form, size)) = match self {
            Self::Kuhn => ("kuhn", "Kuhn poker".to_owned(), sized(compile(&Kuhn)?)),
            Self::Leduc => ("leduc", "Leduc poker".to_owned(), sized(compile(&Leduc)?)),
            Self::LiarsDice { faces, wild } => {
                let (wild, word) = match wild {
                    WildFace::None => (Wild::None, "none"),
                    WildFace::Lowest => (Wild::Lowest, "lowest"),
                    WildFace::Highest => (Wild::Highest, "highest"),
                };
                let game = LiarsDice::new(*faces, wild).map_err(refused)?;
                parameters.extend([("faces", json!(faces)), ("wild", json!(word))]);
                let title = format!("Liar's Dice, one die each, {faces} faces, wild: {word}");
                ("liars-dice", title, sized(compile(&game)?))
            }
            Self::Maxonaut { digits, hand, patterns } => {
                let game = ReducedMaxonaut::new(*digits, *hand, &patterns.0).map_err(refused)?;
                let names: Vec<String> = game.patterns().iter().map(ToString::to_string).collect();
                let words = names.join(" ");
                parameters.extend([("digits", json!(digits)), ("hand", json!(hand))]);
                parameters.insert("patterns", json!(names));
                let title =
                    format!("Maxonaut, digits 1 to {digits}, {hand} cards in hand, laying {words}");
                ("maxonaut", title, game.compile())
            }
        };
        Ok(Game { title, name, parameters, size, form })
    }
}

fn sized((form, census): (SequenceForm, stammtisch_bots::solve::Census)) -> (SequenceForm, Size) {
    (form, census.size)
}

/// The error, with advice where there is any.
fn refused(error: SizeError) -> Usage {
    match error {
        SizeError::TooLarge { .. } => {
            Usage(format!("{error}: take fewer digits, cards in hand or patterns"))
        }
        _ => Usage(error.to_string()),
    }
}
