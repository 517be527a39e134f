//! `stammtisch rules`: the rules there are to play, and those that people write themselves.

mod check;
mod diff;
mod explain;
mod lab;
mod list;
mod new;
mod schema;
mod show;
pub(crate) mod trial;

use std::collections::BTreeMap;

use stammtisch_engine::rules::Lang;

use crate::out::whole as print;
use crate::ruleset;
use crate::usage::Usage;

const EXAMPLES: &str = "\
EXAMPLES:
  What is there to play?
    stammtisch rules list
    stammtisch rules list --library --search Schweiz

  Learn the game from its rules, with an option chosen, for three players:
    stammtisch rules explain schule --seats 3 --option specials=on

  Begin rules of your own (docs/house-rules.md says what can stand in them, docs/maxonaut-rules.md
  for Maxonaut), then see whether they hold and how they read:
    stammtisch rules new our-rules.toml
    stammtisch rules show live > our-rules.toml
    stammtisch rules check our-rules.toml
    stammtisch rules explain our-rules.toml --lang en
    stammtisch rules diff live our-rules.toml

  What are they like to play, and what have you changed for the better?
    stammtisch rules lab our-rules.toml
    stammtisch rules lab our-rules.toml --against live --svg lab.svg

EXIT STATUS:
  0  all is well
  1  `check` found something wrong
  2  the command, a name or a file cannot be understood";

#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, after_help = "More, with examples: --help")]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// List the rules that the server offers.
    List(list::Args),
    /// Ask a few questions, and write a rules file from the answers.
    New(new::Args),
    /// Write rules out in full, as TOML.
    Show(show::Args),
    /// Say what is wrong with rules files, all choices of their options included, and play them.
    Check(check::Args),
    /// Play rules a thousand times and say what they are like: how long, how fair, how much luck.
    Lab(lab::Args),
    /// Say in words what differs between two sets of rules.
    Diff(diff::Args),
    /// Say rules in words, so that a person can learn the game.
    Explain(explain::Args),
    /// Print the JSON Schema of rules files, for editors and other programs.
    Schema(schema::Args),
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.action {
        Action::List(args) => list::run(args),
        Action::New(args) => new::run(args),
        Action::Show(args) => show::run(args),
        Action::Check(args) => check::run(args),
        Action::Lab(args) => lab::run(args),
        Action::Diff(args) => diff::run(args),
        Action::Explain(args) => explain::run(args),
        Action::Schema(args) => schema::run(args),
    }
}

/// The language to speak.
#[derive(Debug, clap::Args)]
pub(crate) struct Speech {
    /// Language, `de` or `en` [default: that of LANG, German where it is neither].
    #[arg(long, value_name = "LANG", value_parser = parse_lang)]
    lang: Option<Lang>,
}

impl Speech {
    pub(crate) fn lang(&self) -> Lang {
        let of_env = || {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .filter_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
            // The first variable that is set decides, even if we do not have that language.
            set.take(1).find_map(|code| Lang::of(&code))
        };
        self.lang.or_else(of_env).unwrap_or(Lang::De)
    }
}

/// The code of a language.
const fn code(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "de",
        Lang::En => "en",
    }
}

fn parse_lang(text: &str) -> Result<Lang, String> {
    Lang::of(text).ok_or_else(|| "the house speaks `de` and `en`".into())
}

/// The options chosen.
#[derive(Debug, clap::Args)]
struct Choices {
    /// Choose an option, as in `--option deck=52`; may be repeated.
    #[arg(short, long = "option", value_name = "OPTION=CHOICE")]
    options: Vec<String>,
}

impl Choices {
    fn chosen(&self) -> Result<BTreeMap<String, String>, Usage> {
        ruleset::parse_options(&self.options.join(",")).map_err(Usage)
    }
}
