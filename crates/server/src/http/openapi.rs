//! The description of the HTTP interface, and a page to read it that needs nothing from elsewhere.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use utoipa::{IntoParams, OpenApi};

use super::{accounts, archive, operations, people, socket, tables};

use crate::protocol::shape::{self, Declaration, Field, Type};
use crate::protocol::typescript;

/// Where schemas are.
const SCHEMAS: &str = "#/components/schemas/";

/// What the path of a table's addresses names.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only described")]
pub struct TablePath {
    /// The table, as in its link.
    id: String,
}

/// Which part of a log is asked for.
#[derive(IntoParams, Deserialize)]
#[into_params(parameter_in = Query)]
pub struct LogQuery {
    /// The lines before this one, counted from the first line of the log; by default the last ones.
    pub before: Option<usize>,
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
        archive::log,
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

/// The whole description.
///
/// Utoipa knows the paths; how what they take and give looks is said by the same declarations as the page's types, so that
/// nothing is left open and nothing is said twice.
pub fn description() -> Value {
    let mut description = serde_json::to_value(Description::openapi()).unwrap_or_default();
    let schemas = schemas(&mut description["paths"]);
    description["components"] = json!({
        "schemas": schemas,
        "securitySchemes": { "session": {
            "type": "apiKey", "in": "cookie", "name": "parure",
            "description": "Set by `PUT /api/me` and by signing in; over HTTPS its name is `__Host-parure`.",
        } },
    });
    description
}

/// Completes the operations and gives the schemas that they need.
fn schemas(paths: &mut Value) -> Map<String, Value> {
    let declared = shape::parse(&typescript::source());
    let mut needed = vec!["Problem".to_owned()];
    for (path, operations) in paths.as_object_mut().into_iter().flatten() {
        for (method, operation) in operations.as_object_mut().into_iter().flatten() {
            complete(method, path, operation);
            references(operation, &mut needed);
        }
    }
    let mut schemas = Map::new();
    while let Some(name) = needed.pop() {
        if let Some(declaration) = declared.get(&name).filter(|_| !schemas.contains_key(&name)) {
            let mut schema = schema(&declaration.kind, &declared);
            if let Some(doc) = &declaration.doc {
                schema["description"] = json!(doc);
            }
            references(&schema, &mut needed);
            schemas.insert(name, schema);
        }
    }
    schemas
}

/// Gives an operation a name of its own, says who may ask, and what a refusal looks like.
fn complete(method: &str, path: &str, operation: &mut Value) {
    let words = path.split(['/', '-', '.']).map(|word| word.trim_matches(['{', '}'])).filter(|word| !word.is_empty());
    operation["operationId"] = json!(words.fold(method.to_owned(), |name, word| format!("{name}_{word}")));
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    let needs_session = responses.contains_key("401") && !path.ends_with("/sign-in");
    for (status, response) in responses {
        if response["description"].as_str().is_none_or(str::is_empty) {
            response["description"] = json!(if status == "204" { "done" } else { "the answer" });
        }
        let refused = status.starts_with(['4', '5']) && path.starts_with("/api/");
        if refused {
            response["content"] = json!({ "application/json": { "schema": reference("Problem") } });
        }
    }
    if needs_session {
        operation["security"] = json!([{ "session": [] }]);
    }
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{SCHEMAS}{name}") })
}

/// The names of the schemas that something refers to.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| match value {
            Value::String(text) if name == "$ref" => found.extend(text.strip_prefix(SCHEMAS).map(str::to_owned)),
            _ => references(value, found),
        }),
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// A declared type as a schema.
fn schema(kind: &Type, declared: &BTreeMap<String, Declaration>) -> Value {
    let all = |kinds: &[Type]| kinds.iter().map(|kind| schema(kind, declared)).collect::<Vec<_>>();
    match kind {
        Type::Text => json!({ "type": "string" }),
        Type::Number => json!({ "type": "number" }),
        Type::Boolean => json!({ "type": "boolean" }),
        Type::Null => json!({ "type": "null" }),
        Type::Literal(value) => json!({ "const": value }),
        Type::Named(name, arguments) if arguments.is_empty() => reference(name),
        Type::Named(name, arguments) => {
            let Some(declaration) = declared.get(name) else { return reference(name) };
            let bound = declaration.parameters.iter().cloned().zip(arguments.iter().cloned()).collect();
            schema(&shape::substitute(&declaration.kind, &bound), declared)
        }
        Type::Array(item) => json!({ "type": "array", "items": schema(item, declared) }),
        Type::Tuple(kinds) => {
            json!({ "type": "array", "prefixItems": all(kinds), "minItems": kinds.len(), "maxItems": kinds.len() })
        }
        Type::Record { key, value, .. } => json!({
            "type": "object", "propertyNames": schema(key, declared), "additionalProperties": schema(value, declared),
        }),
        Type::Union(kinds) => {
            let words = kinds.iter().map(|kind| if let Type::Literal(word) = kind { Some(word) } else { None });
            match words.collect::<Option<Vec<_>>>() {
                Some(words) => json!({ "enum": words }),
                None => json!({ "anyOf": all(kinds) }),
            }
        }
        Type::Both(kinds) => json!({ "allOf": all(kinds) }),
        Type::Object(fields) => {
            let property = |field: &Field| {
                let mut schema = schema(&field.kind, declared);
                if let Some(doc) = &field.doc {
                    schema["description"] = json!(doc);
                }
                (field.name.clone(), schema)
            };
            let required: Vec<_> = fields.iter().filter(|field| !field.optional).map(|field| &field.name).collect();
            let properties: Map<String, Value> = fields.iter().map(property).collect();
            json!({ "type": "object", "properties": properties, "required": required })
        }
    }
}

/// The description as JSON.
pub async fn json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| description().to_string());
    ([("content-type", "application/json")], TEXT.as_str()).into_response()
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
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everything_that_is_named_is_described() {
        let description = description();
        let mut found = Vec::new();
        references(&description, &mut found);
        assert!(found.len() > 50);
        for name in found {
            assert!(description["components"]["schemas"][&name].is_object(), "{name}");
        }
        let mut ids = BTreeSet::new();
        for (path, methods) in description["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let parameters = operation["parameters"].as_array().into_iter().flatten();
                let named = parameters.filter(|parameter| parameter["in"] == "path").count();
                assert_eq!(named, path.matches('{').count(), "{method} {path}");
                assert!(ids.insert(operation["operationId"].as_str().unwrap().to_owned()), "{method} {path}");
            }
        }
    }

    /// An object of which nothing is said.
    fn bare(value: &Value, path: &str, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                let said = ["properties", "additionalProperties"].iter().any(|name| fields.contains_key(*name));
                if fields.get("type") == Some(&json!("object")) && !said {
                    found.push(path.to_owned());
                }
                fields.iter().for_each(|(name, value)| bare(value, &format!("{path}/{name}"), found));
            }
            Value::Array(values) => values.iter().for_each(|value| bare(value, path, found)),
            _ => {}
        }
    }

    #[test]
    fn nothing_is_left_open() {
        let mut found = Vec::new();
        bare(&description(), "", &mut found);
        assert_eq!(found, Vec::<String>::new());
    }

    /// The file that the validator of the page's tests reads; `PARURE_UPDATE=1` writes it.
    #[test]
    fn the_description_in_the_docs_is_up_to_date() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
        let text = serde_json::to_string_pretty(&description()).unwrap() + "\n";
        if std::env::var_os("PARURE_UPDATE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "docs/openapi.json is stale: run `make protocol`");
    }
}
