//! The description of the HTTP interface, and a page to read it that needs nothing from elsewhere.

use axum::response::{IntoResponse, Response};
use utoipa::{IntoParams, OpenApi};

use super::{accounts, archive, operations, people, socket, tables};

/// What the path of a table's addresses names.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only described")]
pub struct TablePath {
    /// The table, as in its link.
    id: String,
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Parure",
        description = "Tables for the games of the Splendor family. The socket is described in docs/protocol.md."
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
        socket::socket,
        archive::record,
        archive::replay,
        archive::proof,
        archive::review,
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

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => fields.iter().for_each(|(name, value)| match value {
                Value::String(text) if name == "$ref" => found.push(text.trim_start_matches('#').to_owned()),
                _ => references(value, found),
            }),
            Value::Array(values) => values.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }

    #[test]
    fn everything_that_is_named_is_described() {
        let description = serde_json::to_value(Description::openapi()).unwrap();
        let mut found = Vec::new();
        references(&description, &mut found);
        assert!(!found.is_empty());
        for reference in found {
            assert!(description.pointer(&reference).is_some(), "{reference}");
        }
        for (path, methods) in description["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let named = operation["parameters"].as_array().map_or(0, Vec::len);
                assert_eq!(named, path.matches('{').count(), "{method} {path}");
            }
        }
    }
}
