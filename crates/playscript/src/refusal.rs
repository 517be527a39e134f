//! Reads the refusal that is expected for a move.

use serde::de::DeserializeOwned;
use serde::de::value::{Error as Unknown, StrDeserializer};

use super::error::ScriptError;
use super::words::Words;

/// Reads `! code` at the end of a line.
pub(super) fn read<R: DeserializeOwned>(words: &mut Words<'_>) -> Result<Option<R>, ScriptError> {
    if !words.take_if("!") {
        words.end()?;
        return Ok(None);
    }
    let code = words.need("the code of the refusal")?;
    let refusal = R::deserialize(StrDeserializer::<Unknown>::new(code));
    words.end()?;
    refusal.map(Some).map_err(|error| words.wrong(format!("no refusal has this code: {error}")))
}
