//! The link that makes one player an admin. Nobody is one by default: the first to reach the port must not
//! own the house.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::Context;
use stammtisch_server::{Clock as _, Entropy as _, OsEntropy, SystemClock};
use stammtisch_store::{Admins, Store, TokenHash, UnixMillis};

use crate::limits::ADMIN_LINK_LASTS_MINUTES;

/// The file in the data directory that holds the link of the last start.
const FILE: &str = "admin-link";

/// The file in the data directory that says where the server was last reached, for commands that make a link
/// while it runs: a flag may have set the address.
const ADDRESS: &str = "address";

/// Makes a link, which replaces any earlier one. The store gets only the token's hash, and no browser sends
/// what follows the `#`.
pub(crate) async fn make(store: &dyn Admins, origin: &str) -> anyhow::Result<String> {
    let mut secret = [0; 32];
    OsEntropy.fill(&mut secret);
    let expires = SystemClock::default().unix().0 + i64::from(ADMIN_LINK_LASTS_MINUTES) * 60_000;
    store.set_admin_token(TokenHash::of(&secret), UnixMillis(expires)).await?;
    let text: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{origin}/verwaltung#{text}"))
}

/// The address at which a browser on this machine finds the server. Behind a proxy only the operator knows
/// it.
pub(crate) fn origin(listen: SocketAddr, behind_proxy: bool) -> String {
    let here = listen.ip().is_unspecified() || listen.ip().is_loopback();
    match (behind_proxy, here) {
        (true, _) => "https://HOST".into(),
        (false, true) => format!("http://localhost:{}", listen.port()),
        (false, false) => format!("http://{listen}"),
    }
}

/// The path of the link that was made at the start.
pub(crate) fn file(data: &Path) -> PathBuf {
    data.join(FILE)
}

/// Makes another link, for the server that uses this directory; a link left from its start is now void, so
/// the new one replaces it.
pub(crate) async fn another(
    store: &dyn Admins,
    data: &Path,
    usual: &str,
) -> anyhow::Result<String> {
    let origin = std::fs::read_to_string(data.join(ADDRESS)).unwrap_or_default();
    let origin = if origin.trim().is_empty() { usual } else { origin.trim() };
    let link = make(store, origin).await?;
    let file = file(data);
    if file.exists() {
        keep(&file, &link).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(link)
}

/// For the start of a server that has no admin yet: makes a link and keeps it in a file that only its owner
/// can read. Where there is an admin, removes that file.
pub(crate) async fn at_start(
    store: &dyn Store,
    origin: &str,
    data: &Path,
) -> anyhow::Result<Option<String>> {
    // On a full disk no link can be made; that can wait until the next start.
    if store.disk_space().full {
        return Ok(None);
    }
    let address = data.join(ADDRESS);
    std::fs::write(&address, format!("{origin}\n"))
        .with_context(|| format!("cannot write {}", address.display()))?;
    let file = file(data);
    if !store.admins().await?.is_empty() {
        let _ = std::fs::remove_file(file);
        return Ok(None);
    }
    let link = make(store, origin).await?;
    keep(&file, &link).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(Some(link))
}

fn keep(file: &PathBuf, link: &str) -> std::io::Result<()> {
    // Created afresh each time: an existing file might be readable by others.
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(format!("{link}\n").as_bytes())
}
