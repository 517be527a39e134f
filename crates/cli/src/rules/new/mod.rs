//! `stammtisch rules new`: writes a rules file by asking questions. The questions come from the schema, with
//! the words that the editor in the browser shows.

mod answers;
mod cards;
mod dialogue;
mod draft;
mod entries;
mod fields;
mod schema;
mod topics;
mod words;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use stammtisch_engine::any::{library, preset};
use stammtisch_engine::rules::Lang;

use super::explain::said;
use super::{Speech, print};
use crate::usage::Usage;
use dialogue::Talk;
use draft::Draft;
use schema::Schema;
use words::words;

const EXAMPLES: &str = "\
EXAMPLES:
  Answer questions, and have rules in the end; Enter leaves everything as it is:
    stammtisch rules new
    stammtisch rules new our-rules.toml --lang en

  The same with answers from elsewhere, a line for each question; what is not answered
  stays as in the base. Here the 7 makes others draw, the 8 makes them miss a turn:
    printf '%s\\n' plain 'At ours' 7 2 8 3 '' | stammtisch rules new our-rules.toml

  The file itself instead of the rules in words:
    stammtisch rules new - < answers.txt > our-rules.toml";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, after_help = "More, with examples: --help")]
pub(super) struct Args {
    /// Where to write the file [default: the name of the rules]; `-`: to standard output.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Write over a file that is there already.
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    speech: Speech,
}

/// The state of the dialogue: who is asked, what there is to ask, what has been answered so far.
struct New {
    talk: Talk,
    schema: Schema,
    draft: Draft,
    lang: Lang,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let lang = args.speech.lang();
    if let Some(file) = &args.file {
        free(file, args.force, lang)?;
    }
    let mut talk = Talk::new(lang, std::io::stdin().is_terminal());
    talk.say(words(lang).lead)?;
    let base = base(&mut talk, lang)?;
    let schema = Schema::of(lang);
    let draft = Draft::over(base, schema.decisions(), lang)?;
    let mut new = New { talk, schema, draft, lang };
    new.name()?;
    new.cards()?;
    new.topics()?;
    new.finish(args)
}

/// Asks which preset to build on: by number or by id.
fn base(talk: &mut Talk, lang: Lang) -> anyhow::Result<&'static str> {
    let words = words(lang);
    let offered: Vec<_> = preset::bases().filter(|id| is_for_cards(id)).collect();
    let named = |id: &&'static str| (*id, draft::name_of(id, lang));
    let list: Vec<_> = offered.iter().map(named).collect();
    let usual = offered.iter().position(|id| *id == "plain").unwrap_or(0);
    talk.list(list.iter().map(|(id, name)| format!("{name} ({id})")))?;
    loop {
        let Some(said) = talk.ask(words.base, Some(&(usual + 1).to_string()))? else {
            return Ok(offered[usual]);
        };
        let by_number = said.parse::<usize>().ok().and_then(|no| offered.get(no.wrapping_sub(1)));
        let by_id = offered.iter().copied().chain(library::ids());
        let found = by_number.copied().or_else(|| {
            by_id.filter(|id| is_for_cards(id)).find(|id| id.eq_ignore_ascii_case(&said))
        });
        match found {
            Some(id) => return Ok(id),
            None => talk.refuse(&said, words.no_base)?,
        }
    }
}

/// Whether the schema, which is that of the Mau-Mau family, applies to these rules.
fn is_for_cards(id: &str) -> bool {
    preset::game(id).is_some_and(|game| game.name() == schema::GAME)
}

fn free(file: &std::path::Path, force: bool, lang: Lang) -> Result<(), Usage> {
    let is_taken = !force && file.as_os_str() != "-" && file.exists();
    if is_taken { Err(Usage(words(lang).taken(&file.display().to_string()))) } else { Ok(()) }
}

impl New {
    fn name(&mut self) -> anyhow::Result<()> {
        let words = words(self.lang);
        let name = self.talk.ask(words.name, Some(words.usual_name))?;
        self.draft.call(name.as_deref().unwrap_or(words.usual_name));
        Ok(())
    }

    /// Writes the file, and prints the rules in words.
    fn finish(mut self, args: &Args) -> anyhow::Result<()> {
        let words = words(self.lang);
        let text = self.draft.text();
        let file = args.file.clone().unwrap_or_else(|| format!("{}.toml", self.draft.id()).into());
        if file.as_os_str() == "-" {
            return print(&text);
        }
        free(&file, args.force, self.lang)?;
        let name = file.display().to_string();
        let written = std::fs::File::create(&file).and_then(|mut to| to.write_all(text.as_bytes()));
        written.map_err(|error| Usage(format!("{name}: {error}")))?;
        self.talk.say(&words.written(&name))?;
        print(&said(&name, None, &std::collections::BTreeMap::new(), self.lang)?)
    }
}
