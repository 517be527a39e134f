//! The OpenAPI description matches what the server does.

use std::collections::BTreeSet;

use crate::common::House;
use crate::common::http::send;
use serde_json::Value;

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

async fn described(house: &House) -> Value {
    let answer = send(house.address, "GET", "/api/openapi.json", &[], None).await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    answer.json()
}

#[tokio::test]
async fn every_address_takes_the_methods_that_are_described_and_no_other() {
    let house = House::open().await;
    let document = described(&house).await;
    let paths = document["paths"].as_object().expect("paths");
    assert!(paths.len() > 20, "{}", paths.len());
    for (path, operations) in paths {
        let address = path.replace("{code}", "ZZZZZZ").replace("{id}", "x").replace("{link}", "x");
        for method in METHODS {
            let answer = send(house.address, method, &address, &[], None).await;
            let is_taken = answer.status != 405;
            let is_described = !operations[method.to_lowercase()].is_null();
            assert_eq!(is_taken, is_described, "{method} {path}: {answer:?}");
            let nothing_there = answer.status == 404 && answer.code() == "not_found";
            assert!(!nothing_there, "{method} {path} is described and not there");
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn every_schema_that_is_referred_to_is_there_and_every_operation_has_words() {
    let house = House::open().await;
    let document = described(&house).await;
    assert_eq!(document["openapi"], "3.1.0");
    let mut referred = Vec::new();
    references(&document, &mut referred);
    assert!(referred.len() > 30, "{referred:?}");
    for reference in referred {
        let pointer = reference.trim_start_matches('#');
        assert!(document.pointer(pointer).is_some(), "{reference} is nowhere");
    }
    // Client generators name a function after each operation.
    let mut names = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let name = operation["operationId"].as_str().unwrap_or_default();
            assert!(!name.is_empty(), "{method} {path} has no name");
            assert!(names.insert(name), "{method} {path} is called {name} like another");
            let words = operation["summary"].as_str().unwrap_or_default();
            assert!(words.len() > 5, "{method} {path} says nothing");
            assert!(operation["responses"]["default"].is_object(), "{method} {path}");
        }
    }
    house.stop().await;
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                match inner {
                    Value::String(to) if key == "$ref" => found.push(to.clone()),
                    inner => references(inner, found),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|inner| references(inner, found)),
        _ => {}
    }
}
