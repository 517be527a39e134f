//! `stammtisch admin accept-loss`: goes on with a database that has lost data.

use std::path::Path;

use serde_json::json;
use stammtisch_store::{DirectoryLock, accept_loss};

use super::DATABASE;

pub(super) async fn run(data: &Path, as_json: bool) -> anyhow::Result<String> {
    let lock = DirectoryLock::take(data)?;
    let accepted = accept_loss(&data.join(DATABASE), &lock).await?;
    let Some(accepted) = accepted else {
        let nothing = "Nothing is lost here, so nothing was changed.";
        return Ok(if as_json { json!({"loss": null}).to_string() } else { nothing.into() });
    };
    let kept = accepted.kept.display().to_string();
    Ok(if as_json {
        json!({"loss": accepted.loss.code(), "said": accepted.loss.to_string(), "kept": kept})
            .to_string()
    } else {
        format!(
            "Accepted ({}): {}.\nThe next start goes on with what is there. What was found lies in {kept}",
            accepted.loss.code(),
            accepted.loss,
        )
    })
}
