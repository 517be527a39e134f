//! Comparing what is seen today with what was seen when a match was stored.

use serde_json::Value;

/// `now` without the object fields that `then` did not have: everything seen then must be seen today.
pub(crate) fn contained(now: &Value, then: &Value) -> Value {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => then
            .iter()
            .filter_map(|(key, value)| Some((key.clone(), contained(now.get(key)?, value))))
            .collect(),
        (Value::Array(now), Value::Array(then)) if now.len() == then.len() => {
            now.iter().zip(then).map(|(now, then)| contained(now, then)).collect()
        }
        _ => now.clone(),
    }
}
