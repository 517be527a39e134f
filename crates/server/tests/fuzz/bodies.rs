//! Request bodies for every route that are nearly right: valid, with one value changed, or with an
//! extra field.

use serde_json::{Value, json};

use crate::fuzz::garbage::Garbage;

/// A valid body for every route that takes one, by path prefix.
fn right(path: &str, name: &str) -> Option<Value> {
    let login = json!({"login": name, "passphrase": "vier alte Karten"});
    let chosen = json!({"base": "live", "options": {"format": "single"}});
    let manner = json!({"pace": "brisk", "talk": "free", "public": true, "stake": 250});
    Some(match path {
        "/api/session" => json!({"name": name, "lang": "en", "left_handed": true}),
        "/api/account" => json!({"confirm": name}),
        "/api/account/passphrase" | "/api/login" => login,
        "/api/account/passkeys" | "/api/login/passkey" => {
            let response = json!({"clientDataJSON": "e30", "attestationObject": "oA"});
            let credential = json!({"id": "AAAA", "rawId": "AAAA", "type": "public-key",
                "response": response, "clientExtensionResults": {}});
            json!({"label": "phone", "credential": credential})
        }
        "/api/devices/redeem" => json!({"secret": "ab".repeat(16)}),
        "/api/admin/claim" => json!({"token": "ab".repeat(32)}),
        "/api/rules/check" => json!({"file": "base = \"live\"\nid = \"x\"\n", "options": {}}),
        "/api/rules/text" => json!({"chosen": chosen, "seats": 4, "lang": "de"}),
        "/api/rules/trial" => json!({"chosen": chosen, "seats": 3}),
        "/api/tables" => json!({"chosen": chosen, "seats": 3, "manner": manner}),
        "/api/tables/quick" => json!({"chosen": chosen, "seats": 3, "bot": "random"}),
        "/api/matches" => {
            json!({"stammtisch": "match", "version": 1, "made_by": "fuzz", "rules": "",
            "chosen": chosen, "seats": 2, "shuffle": "chacha20-fisher-yates-1", "seed": "ab".repeat(32),
            "names": [name, "Bert"], "sits": [{}, {"bot": "random", "name": "Bot"}], "begun": 1,
            "entries": [{"ms": 1, "entry": {"entry": "next_deal"}}], "digest": "0".repeat(16),
            "result": {"game": "mau", "rules": {"de": "x", "en": "x"}, "points": [0, 0],
                "winners": [0], "rows": 1, "ended_early": false}})
        }
        links if links.ends_with("/links") => json!({"names": true}),
        _ => return None,
    })
}

/// A body for this route, valid or nearly so.
pub(crate) fn body(any: &mut Garbage, path: &str, name: &str) -> Vec<u8> {
    let Some(mut body) = right(path, name) else { return b"{}".to_vec() };
    match any.below(4) {
        0 => {}
        1 => body["more"] = any.json(3),
        _ => {
            let fields: Vec<_> = body.as_object().into_iter().flatten().collect();
            let field = fields[any.below(fields.len() as u32) as usize].0.clone();
            body[field] = any.json(3);
        }
    }
    body.to_string().into_bytes()
}
