//! The npm packages in the client: the `dependencies` of its manifest, and their dependencies.

use super::{Part, Parts};
use anyhow::{Context as _, Result};
use data_encoding::{BASE64, HEXLOWER};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[derive(Deserialize)]
struct Lock {
    /// By folder; the client itself is "".
    packages: BTreeMap<String, Locked>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Locked {
    version: String,
    license: Option<String>,
    integrity: Option<String>,
    #[serde(default)]
    dependencies: BTreeMap<String, String>,
    #[serde(default)]
    optional_dependencies: BTreeMap<String, String>,
}

/// The client's direct dependencies, and all its packages.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) needs: Vec<String>,
    pub(super) parts: Parts,
}

pub(super) fn client(lock: &Path) -> Result<Client> {
    let text = fs::read_to_string(lock).with_context(|| lock.display().to_string())?;
    read(&text).with_context(|| lock.display().to_string())
}

pub(super) fn read(text: &str) -> Result<Client> {
    let lock: Lock = serde_json::from_str(text)?;
    let own = lock.packages.get("").context("the client itself is missing")?;
    let first = lock.needs("", own)?;
    let mut waiting = first.clone();
    let mut parts = Parts::new();
    while let Some(folder) = waiting.pop() {
        let package = &lock.packages[folder];
        let purl = purl(folder, package);
        if parts.contains_key(&purl) {
            continue;
        }
        let needs = lock.needs(folder, package)?;
        waiting.extend(&needs);
        let part = Part {
            name: name(folder).to_owned(),
            version: package.version.clone(),
            purl: purl.clone(),
            license: package.license.clone(),
            hash: package.integrity.as_deref().map(hash).transpose()?,
            runs: true,
            needs: lock.purls(&needs),
        };
        parts.insert(purl, part);
    }
    Ok(Client { needs: lock.purls(&first), parts })
}

impl Lock {
    /// The folders in which Node finds a package's dependencies: its own first, then those of the packages
    /// around it.
    fn needs(&self, folder: &str, package: &Locked) -> Result<Vec<&str>> {
        let mut found = Vec::new();
        for need in package.dependencies.keys() {
            found.push(self.find(folder, need).with_context(|| format!("{need} is missing"))?);
        }
        // Optional dependencies may be missing, on machines that they are not for.
        found.extend(
            package.optional_dependencies.keys().filter_map(|need| self.find(folder, need)),
        );
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }

    fn find(&self, folder: &str, need: &str) -> Option<&str> {
        let mut around = folder;
        loop {
            let slash = if around.is_empty() { "" } else { "/" };
            let place = format!("{around}{slash}node_modules/{need}");
            if let Some((found, _)) = self.packages.get_key_value(&place) {
                return Some(found);
            }
            let (outer, _) = around.rsplit_once("node_modules/")?;
            around = outer.trim_end_matches('/');
        }
    }

    fn purls(&self, folders: &[&str]) -> Vec<String> {
        folders.iter().map(|folder| purl(folder, &self.packages[*folder])).collect()
    }
}

fn name(folder: &str) -> &str {
    folder.rsplit_once("node_modules/").map_or(folder, |(_, name)| name)
}

fn purl(folder: &str, package: &Locked) -> String {
    format!("pkg:npm/{}@{}", name(folder).replace('@', "%40"), package.version.replace('+', "%2B"))
}

fn hash(integrity: &str) -> Result<(&'static str, String)> {
    let digest =
        integrity.strip_prefix("sha512-").with_context(|| format!("{integrity} is not SHA-512"))?;
    Ok(("SHA-512", HEXLOWER.encode(&BASE64.decode(digest.as_bytes())?)))
}
