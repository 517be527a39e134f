//! Tests of serving the client: caching headers, compressed forms, paths that open the page.

use super::*;

static FILES: &[File] = &[
    File {
        path: "/assets/index-Ab3_x-9Z.js",
        hash: "aaaa",
        hashed: true,
        plain: b"console.log(1)",
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    },
    File {
        path: "/index.html",
        hash: "bbbb",
        hashed: false,
        plain: b"<!doctype html>",
        brotli: None,
        gzip: None,
    },
    File { path: "/sw.js", hash: "cccc", hashed: false, plain: b"self", brotli: None, gzip: None },
];

fn get(path: &str, headers: &[(header::HeaderName, &'static str)]) -> Response {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.insert(name, header::HeaderValue::from_static(value));
    }
    answer(FILES, &Method::GET, path, &map)
}

fn value(response: &Response, name: header::HeaderName) -> &str {
    response.headers().get(name).map_or("", |v| v.to_str().unwrap())
}

async fn body(response: Response) -> Vec<u8> {
    axum::body::to_bytes(response.into_body(), 1000).await.unwrap().to_vec()
}

#[tokio::test]
async fn the_root_is_the_page_and_is_always_asked_for_again() {
    let response = get("/", &[]);
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(value(&response, header::CONTENT_TYPE), "text/html; charset=utf-8");
    assert_eq!(value(&response, header::CACHE_CONTROL), "no-cache");
    assert_eq!(body(response).await, b"<!doctype html>");
}

#[test]
fn only_hashed_names_are_kept_for_good() {
    let hashed = get("/assets/index-Ab3_x-9Z.js", &[]);
    assert_eq!(value(&hashed, header::CACHE_CONTROL), FOREVER);
    let worker = get("/sw.js", &[]);
    assert_eq!(value(&worker, header::CACHE_CONTROL), ASK_AGAIN);
}

#[tokio::test]
async fn a_compressed_form_says_so_and_has_its_own_validator() {
    let response = get("/assets/index-Ab3_x-9Z.js", &[(header::ACCEPT_ENCODING, "gzip, br")]);
    assert_eq!(value(&response, header::CONTENT_ENCODING), "br");
    assert_eq!(value(&response, header::VARY), "accept-encoding");
    assert_eq!(value(&response, header::ETAG), "\"aaaa-br\"");
    assert_eq!(value(&response, header::CONTENT_LENGTH), "2");
    assert_eq!(body(response).await, b"br");
    let plain = get("/assets/index-Ab3_x-9Z.js", &[]);
    assert_eq!(value(&plain, header::ETAG), "\"aaaa\"");
    assert_eq!(value(&plain, header::VARY), "accept-encoding");
}

#[tokio::test]
async fn a_known_form_is_not_sent_again() {
    for held in ["\"bbbb\"", "W/\"bbbb\"", "\"x\", \"bbbb\"", "*"] {
        let response = get("/", &[(header::IF_NONE_MATCH, held)]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{held}");
        assert!(body(response).await.is_empty());
    }
    assert_eq!(get("/", &[(header::IF_NONE_MATCH, "\"old\"")]).status(), StatusCode::OK);
}

#[test]
fn the_clients_own_addresses_open_the_page() {
    for path in ["/", "/t/ABC123", "/konto"] {
        assert_eq!(value(&get(path, &[]), header::ETAG), "\"bbbb\"", "{path}");
        assert_eq!(get(path, &[]).status(), StatusCode::OK, "{path}");
    }
}

/// Monitors and search engines see in the status what people read on the page.
#[tokio::test]
async fn an_address_that_the_client_does_not_have_opens_the_page_and_is_missing() {
    for path in ["/hilfe/live", "/apis", "/wp-login", "/t/ABC123/x"] {
        let response = get(path, &[(header::IF_NONE_MATCH, "\"bbbb\"")]);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(value(&response, header::CONTENT_TYPE), "text/html; charset=utf-8");
        assert_eq!(body(response).await, b"<!doctype html>", "{path}");
    }
}

#[test]
fn what_is_missing_is_never_the_page() {
    for path in ["/api", "/api/tables", "/ws/1", "/assets/index-OLDOLDOL.js", "/x.png", "/.env"] {
        assert_eq!(get(path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn head_has_the_headers_and_nothing_else() {
    let response = answer(FILES, &Method::HEAD, "/", &HeaderMap::new());
    assert_eq!(value(&response, header::CONTENT_LENGTH), "15");
    assert!(body(response).await.is_empty());
}

#[test]
fn nothing_else_than_reading_is_allowed() {
    let response = answer(FILES, &Method::POST, "/", &HeaderMap::new());
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(value(&response, header::ALLOW), "GET, HEAD");
}
