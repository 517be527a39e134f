//! The OpenAPI description of the HTTP interface, generated from the router itself.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use stammtisch_table::wire::Problem;
use utoipa::OpenApi;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::{Ref, RefOr, Response, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app_state::AppState;
use crate::caching::Kept;
use crate::{http, ws};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Stammtisch",
        description = "Sessions, accounts, rules and tables. Play itself travels over a WebSocket; \
            docs/protocol.md describes its messages. Who asks is known by the cookie that \
            `POST /api/session` sets. A request that changes something is refused if it comes from \
            a page of another origin.",
    ),
    components(schemas(Problem))
)]
struct Document;

static TEXT: LazyLock<String> = LazyLock::new(|| {
    let mut document = described().into_openapi();
    for path in document.paths.paths.values_mut() {
        let methods = [
            &mut path.get,
            &mut path.put,
            &mut path.post,
            &mut path.delete,
            &mut path.patch,
            &mut path.head,
        ];
        for operation in methods.into_iter().flatten() {
            // All errors have the same form.
            operation.responses.responses.insert("default".into(), RefOr::T(refusal()));
        }
    }
    // It holds nothing that JSON cannot represent.
    document.to_json().unwrap_or_default()
});

/// All routes with their descriptions.
pub(crate) fn described() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(http::router())
        .merge(ws::router())
        .routes(routes!(get_openapi))
}

#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "operating",
    summary = "This description",
    responses((status = 200, description = "OpenAPI 3.1", body = serde_json::Value))
)]
async fn get_openapi() -> impl IntoResponse {
    Kept(([(header::CONTENT_TYPE, "application/json")], TEXT.as_str()))
}

fn refusal() -> Response {
    let schema = Ref::from_schema_name("Problem");
    ResponseBuilder::new()
        .description("refused; `code` says why")
        .content("application/problem+json", ContentBuilder::new().schema(Some(schema)).build())
        .build()
}
