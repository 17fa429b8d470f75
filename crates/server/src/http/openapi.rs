//! The description of the HTTP interface, and a page to read it that needs nothing from elsewhere.

use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;

use super::{accounts, operations, people, remains, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Parure",
        description = "Tables for Splendor, Marvel and Duel. The socket is described in docs/protocol.md."
    ),
    paths(
        people::me,
        people::set_name,
        people::leave,
        accounts::claim,
        accounts::sign_in,
        accounts::sign_out,
        accounts::change_password,
        accounts::delete,
        tables::mine,
        tables::bots,
        tables::games,
        tables::open,
        tables::make,
        tables::summary,
        tables::claim,
        tables::go_on,
        tables::socket,
        remains::record,
        remains::replay,
        remains::proof,
        remains::review,
        operations::healthz,
        operations::readyz,
        operations::metrics
    )
)]
struct Description;

/// The description as JSON.
pub async fn json() -> Response {
    let text = Description::openapi().to_json().unwrap_or_default();
    ([("content-type", "application/json")], text).into_response()
}

/// The page to read it.
pub async fn page() -> Response {
    ([("content-type", "text/html; charset=utf-8")], include_str!("docs.html")).into_response()
}

/// The page's script.
pub async fn script() -> Response {
    ([("content-type", "text/javascript")], include_str!("docs.js")).into_response()
}

/// The page's style.
pub async fn style() -> Response {
    ([("content-type", "text/css")], include_str!("docs.css")).into_response()
}
