//! Trusted proxies as people write them: `true`, or `10.0.0.2,172.16.0.0/12`.

use std::str::FromStr;

use serde::Deserialize;
use stammtisch_server::Proxies;

/// The proxies that are trusted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub(super) struct Trusted(pub(super) Proxies);

/// In a file it may also be a boolean or a list.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Truth(bool),
    Text(String),
    List(Vec<String>),
}

impl FromStr for Trusted {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Self)
    }
}

impl TryFrom<Written> for Trusted {
    type Error = String;
    fn try_from(written: Written) -> Result<Self, String> {
        match written {
            Written::Truth(truth) => truth.to_string().parse(),
            Written::Text(text) => text.parse(),
            Written::List(list) => list.join(",").parse(),
        }
    }
}
