//! Writes the CycloneDX 1.6 document.

use super::Part;
use super::crates::Program;
use super::packages::Client;
use anyhow::{Context as _, Result};
use serde_json::{Value, json};

/// The document contains no time and no random number, so that two builds of one commit can be compared.
pub(super) fn cyclonedx(program: &Program, client: &Client) -> Result<Value> {
    let root = program.parts.get(&program.root).context("the program is not among its parts")?;
    let parts = || program.parts.values().chain(client.parts.values());
    let mut whole = component(root, "application");
    whole["description"] = json!("An open card table: the server with its web client inside");
    let components =
        parts().filter(|part| part.purl != root.purl).map(|part| component(part, "library"));
    let dependencies = parts().map(|part| {
        let mut needs = part.needs.clone();
        if part.purl == root.purl {
            needs.extend(client.needs.iter().cloned());
        }
        json!({ "ref": part.purl, "dependsOn": needs })
    });
    Ok(json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": whole },
        "components": components.collect::<Vec<_>>(),
        "dependencies": dependencies.collect::<Vec<_>>(),
    }))
}

fn component(part: &Part, kind: &str) -> Value {
    let mut value = json!({
        "type": kind,
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
        // The standard says of excluded components: "is not reachable within a call graph at runtime".
        "scope": if part.runs { "required" } else { "excluded" },
    });
    if let Some(license) = &part.license {
        value["licenses"] = json!([{ "expression": license }]);
    }
    if let Some((algorithm, hash)) = &part.hash {
        value["hashes"] = json!([{ "alg": algorithm, "content": hash }]);
    }
    value
}
