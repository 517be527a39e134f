//! The embedded build as a client meets it.

#![allow(clippy::unwrap_used)]

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use axum::routing::get;
use tower::ServiceExt;

async fn status(app: &Router, path: &str) -> StatusCode {
    let request = Request::get(path).body(Body::empty()).unwrap();
    app.clone().oneshot(request).await.unwrap().status()
}

#[tokio::test]
async fn routes_of_the_server_come_first() {
    let app = Router::new()
        .route("/api/health", get(|| async { StatusCode::NO_CONTENT }))
        .merge(stammtisch_web_assets::router());
    assert_eq!(status(&app, "/api/health").await, StatusCode::NO_CONTENT);
    assert_eq!(status(&app, "/api/nothing").await, StatusCode::NOT_FOUND);
    assert_eq!(status(&app, "/").await, StatusCode::OK);
    assert_eq!(status(&app, "/t/ABC123").await, StatusCode::OK);
}
