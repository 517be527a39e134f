//! Environment variables that look like settings but are not.

use std::collections::BTreeSet;

use clap::Command;

const PREFIX: &str = "STAMMTISCH_";

/// Warns on standard error about unknown variables. That is no failure: one may be meant for a later version,
/// or for a script.
pub(crate) fn warn(command: &Command) {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in unknown(command, names) {
        eprintln!("stammtisch: there is no setting {name}; `stammtisch --help` lists them all");
    }
}

fn unknown(command: &Command, names: impl Iterator<Item = String>) -> BTreeSet<String> {
    let known: BTreeSet<&str> =
        command.get_arguments().filter_map(|argument| argument.get_env()?.to_str()).collect();
    names.filter(|name| name.starts_with(PREFIX) && !known.contains(name.as_str())).collect()
}

#[cfg(test)]
mod tests {
    use clap::Args as _;

    use super::*;
    use crate::settings::Args;

    #[test]
    fn a_misspelt_setting_is_named_and_others_are_not() {
        let command = Args::augment_args(Command::new("x"));
        let names = ["STAMMTISCH_LISTEN", "STAMMTISCH_LIMIT_TABLES", "STAMMTISCH_LITSEN", "PATH"];
        let unknown = unknown(&command, names.iter().map(ToString::to_string));
        assert_eq!(unknown.into_iter().collect::<Vec<_>>(), ["STAMMTISCH_LITSEN"]);
    }
}
