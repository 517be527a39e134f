//! Rules named on the command line: a preset's id or a file, with options.

mod bases;

use std::collections::BTreeMap;
use std::path::Path;

use stammtisch_engine::any::{AnyDocument, AnyRulesFile, preset};
use stammtisch_engine::rules::{Lang, RuleError};

use crate::usage::Usage;
pub(crate) use bases::{Chain, Mistaken};

/// Reads `name`: the id of a preset or of the library, otherwise the path of a rules file.
pub(crate) fn read(name: &str, lang: Lang) -> Result<AnyRulesFile, Usage> {
    if let Some(text) = preset::text(name) {
        return AnyRulesFile::read(text).map_err(|mistakes| all(name, &mistakes, lang));
    }
    let path = Path::new(name);
    if !path.is_file() {
        let known = preset::bases().collect::<Vec<_>>().join(", ");
        return Err(Usage(match lang {
            Lang::De => format!(
                "Regeln `{name}` gibt es nicht, auch keine Datei dieses Namens; es gibt: {known} und die der \
                 Bibliothek (`rules list --library`)"
            ),
            Lang::En => {
                format!(
                    "there are no rules `{name}`, and no file of that name; there are: {known}, and those of the library (`rules list --library`)"
                )
            }
        }));
    }
    of_file(name)?.map_err(|Mistaken { file, mistakes }| all(&file, &mistakes, lang))
}

/// Reads the rules file at this path, on top of its bases.
///
/// # Errors
/// If the file cannot be read; inside, all mistakes in it or in one of its bases.
pub(crate) fn of_file(name: &str) -> Result<Result<AnyRulesFile, Mistaken>, Usage> {
    let chain = Chain::open(Path::new(name))
        .map_err(|error| Usage(format!("{name} cannot be read: {error}")))?;
    Ok(chain.and_then(|chain| chain.read()))
}

/// The house rules with these choices.
pub(crate) fn resolve(
    name: &str,
    file: &AnyRulesFile,
    options: &BTreeMap<String, String>,
    lang: Lang,
) -> Result<AnyDocument, Usage> {
    file.resolve(options).map_err(|mistakes| all(name, &mistakes, lang))
}

/// `key=value,key=value` as choices.
pub(crate) fn parse_options(text: &str) -> Result<BTreeMap<String, String>, String> {
    let pairs = text.split(',').map(str::trim).filter(|pair| !pair.is_empty());
    let mut options = BTreeMap::new();
    for pair in pairs {
        let (key, value) =
            pair.split_once('=').ok_or_else(|| format!("`{pair}` is not of the form key=value"))?;
        if options.insert(key.trim().to_owned(), value.trim().to_owned()).is_some() {
            return Err(format!("`{}` is chosen twice", key.trim()));
        }
    }
    Ok(options)
}

/// All mistakes in a rules file in one message.
pub(crate) fn all(name: &str, mistakes: &[RuleError], lang: Lang) -> Usage {
    let lines: Vec<String> =
        mistakes.iter().map(|mistake| format!("  {}", mistake.line_in(lang))).collect();
    let lines = lines.join("\n");
    Usage(match lang {
        Lang::De => format!("nach den Regeln {name} lässt sich so nicht spielen:\n{lines}"),
        Lang::En => format!("the rules {name} cannot be played like this:\n{lines}"),
    })
}
