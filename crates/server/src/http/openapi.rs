//! The description of the HTTP interface, and a page to read it that needs nothing from elsewhere.

use axum::response::{IntoResponse, Response};

/// The description as JSON: made of the documentation of the functions beside this file by a test, which also sees that it
/// is up to date.
pub async fn json() -> Response {
    ([("content-type", "application/json")], include_str!("../../../../docs/openapi.json")).into_response()
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
