//! The embedded build as a client sees it.

#![allow(clippy::unwrap_used)]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use axum::routing::get;
use tower::ServiceExt;

fn app() -> Router {
    Router::new()
        .route("/api/health", get(|| async { StatusCode::NO_CONTENT }))
        .merge(stammtisch_web_assets::router())
}

async fn request(path: &str) -> Response<Body> {
    let request = Request::get(path).header(header::ACCEPT_ENCODING, "br");
    app().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

async fn page() -> String {
    let request = Request::get("/").body(Body::empty()).unwrap();
    let response = app().oneshot(request).await.unwrap();
    String::from_utf8(to_bytes(response.into_body(), 1 << 20).await.unwrap().to_vec()).unwrap()
}

#[tokio::test]
async fn routes_of_the_server_come_first() {
    assert_eq!(request("/api/health").await.status(), StatusCode::NO_CONTENT);
    assert_eq!(request("/api/nothing").await.status(), StatusCode::NOT_FOUND);
    assert_eq!(request("/").await.status(), StatusCode::OK);
    assert_eq!(request("/t/ABC123").await.status(), StatusCode::OK);
}

/// If the real client is embedded, the page must name a script, and everything it names must be
/// there, small and cached for ever.
#[tokio::test]
async fn everything_that_the_page_names_is_there() {
    let page = page().await;
    let named: Vec<_> = page.split('"').filter(|text| text.starts_with("/assets/")).collect();
    assert_eq!(named.iter().any(|path| path.ends_with(".js")), !stammtisch_web_assets::SKIPPED);
    for path in named {
        let response = request(path).await;
        let value = |name| response.headers().get(name).map(|value| value.to_str().unwrap());
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert!(value(header::CACHE_CONTROL).unwrap().contains("immutable"), "{path}");
        assert_eq!(value(header::CONTENT_ENCODING), Some("br"), "{path}");
        assert_ne!(value(header::CONTENT_TYPE), Some("application/octet-stream"), "{path}");
    }
}
