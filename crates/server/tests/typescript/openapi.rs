//! The description of the HTTP interface, made of what is written once elsewhere: the paths of the router, the documentation
//! of the functions that they lead to, and the page's types.
//!
//! The last paragraph of such a function's documentation says what it takes and gives:
//! `` `NameRequest -> 200 Me | 204 "nobody yet" | 400 bad_name` ``, with types, words or codes of refusals.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use parure_server::protocol::typescript;
use serde_json::{Map, Value, json};

use crate::declared::{self, Declaration, Field, Type, substitute};

/// Where schemas are.
const SCHEMAS: &str = "#/components/schemas/";

/// What follows the question mark: the function, the name, what it means.
const QUERIES: [(&str, &str, &str); 3] = [
    (
        "archive::log",
        "before",
        "The lines before this one, counted from the first line of the log; by default the last ones.",
    ),
    ("archive::replay", "seat", "The seat through whose eyes the game is told; by default nothing is hidden."),
    ("tables::my_games", "before", "Those that ended before this time, in milliseconds since 1970."),
];

fn http() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A path of the router with a method and the function that it leads to.
struct Route {
    path: String,
    method: String,
    function: String,
}

/// Every path of the router but those of the description itself.
fn routes() -> Vec<Route> {
    let source = read(&http().join("router.rs"));
    let mut routes = Vec::new();
    for route in source.split(".route(").skip(1) {
        let (path, rest) = route.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"')).expect("a path");
        for method in ["get", "put", "post", "delete"] {
            let Some((_, function)) = rest.split_once(&format!("{method}(")) else { continue };
            let function = function.split(')').next().expect("a function").to_owned();
            if !function.starts_with("openapi::") {
                routes.push(Route { path: path.to_owned(), method: method.to_owned(), function });
            }
        }
    }
    routes
}

/// The paragraphs of a function's documentation: what it does, and what it takes and gives.
fn documentation(function: &str) -> (String, String) {
    let (module, name) = function.split_once("::").expect("a module");
    let source = read(&http().join(module).with_extension("rs"));
    let (before, _) = source.split_once(&format!("pub async fn {name}(")).expect(function);
    let lines: Vec<_> = before.lines().rev().map_while(|line| line.strip_prefix("///")).collect();
    let text = lines.into_iter().rev().map(str::trim).collect::<Vec<_>>().join("\n");
    let paragraphs: Vec<_> = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect();
    match &paragraphs[..] {
        [about, form] if form.starts_with('`') => (about.clone(), form.trim_matches('`').to_owned()),
        _ => panic!(
            "{function}: say in its documentation what it does, and in a second paragraph what it takes and gives"
        ),
    }
}

/// The type that a word names; `Type[]` is a list.
fn named(word: &str) -> Value {
    match word.strip_suffix("[]") {
        Some(item) => json!({ "type": "array", "items": reference(item) }),
        None => reference(word),
    }
}

fn body(schema: &Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// An operation, with a name of its own, who may ask, and what a refusal looks like.
fn operation(route: &Route) -> Value {
    let Route { path, method, function } = route;
    let (about, form) = documentation(function);
    let (takes, gives) = form.split_once(" -> ").map_or((None, &form[..]), |(takes, gives)| (Some(takes), gives));
    let words = path.split(['/', '-', '.']).map(|word| word.trim_matches(['{', '}'])).filter(|word| !word.is_empty());
    let id = words.fold(method.clone(), |name, word| format!("{name}_{word}"));
    let responses: Map<String, Value> = gives.split(" | ").map(|answer| response(answer, function)).collect();
    let mut parameters = Vec::new();
    if path.contains("{id}") {
        parameters.push(json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" },
            "description": "The table, as in its link." }));
    }
    for (_, name, about) in QUERIES.iter().filter(|(of, ..)| of == function) {
        parameters.push(json!({ "name": name, "in": "query", "required": false, "description": about,
            "schema": { "type": "integer", "minimum": 0 } }));
    }
    let needs_session = responses.contains_key("401") && !path.ends_with("/sign-in");
    let tag = function.split("::").next();
    let mut operation = json!({ "operationId": id, "summary": about, "tags": [tag], "responses": responses });
    if let Some(takes) = takes {
        operation["requestBody"] = json!({ "content": body(&named(takes)), "required": true });
    }
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    if needs_session {
        // Accounts and tokens are for people; the rest is for their programs, too.
        let is_account = path.starts_with("/api/account");
        let ways = if is_account { json!([{ "session": [] }]) } else { json!([{ "session": [] }, { "program": [] }]) };
        operation["security"] = ways;
    }
    operation
}

/// A status with what it means: `200 Me`, `204 "nobody yet"`, `400 bad_name, bad_login`.
fn response(answer: &str, function: &str) -> (String, Value) {
    let (status, rest) = answer.split_once(' ').unwrap_or((answer, ""));
    assert!(status.parse::<u16>().is_ok(), "{function}: `{answer}` has no status");
    let response = if rest.is_empty() {
        json!({ "description": if status == "204" { "done" } else { "the answer" } })
    } else if let Some(words) = rest.strip_prefix('"') {
        json!({ "description": words.trim_end_matches('"') })
    } else if rest.starts_with(char::is_uppercase) {
        json!({ "description": "the answer", "content": body(&named(rest)) })
    } else {
        let codes: Vec<_> = rest.split(", ").map(|code| format!("`{code}`")).collect();
        json!({ "description": codes.join(", "), "content": body(&reference("Problem")) })
    };
    (status.to_owned(), response)
}

/// The whole description.
fn description() -> Value {
    let mut paths = Map::new();
    for route in routes() {
        paths.entry(&route.path).or_insert_with(|| json!({}))[&route.method] = operation(&route);
    }
    let paths = Value::Object(paths);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Parure",
            "description": "Tables for the games of the Splendor family. The socket is described in docs/protocol.md.",
            "license": { "name": env!("CARGO_PKG_LICENSE"), "identifier": env!("CARGO_PKG_LICENSE") },
            "version": env!("CARGO_PKG_VERSION"),
        },
        "components": {
            "schemas": schemas(&paths),
            "securitySchemes": {
                "session": {
                    "type": "apiKey", "in": "cookie", "name": "parure",
                    "description": "Set by `PUT /api/me` and by signing in; over HTTPS its name is `__Host-parure`.",
                },
                "program": {
                    "type": "http", "scheme": "bearer",
                    "description": "A token that its owner made by `POST /api/account/tokens`.",
                },
            },
        },
        "paths": paths,
    })
}

/// The schemas that the operations need.
fn schemas(paths: &Value) -> Map<String, Value> {
    let declared = declared::parse(&typescript::source());
    let mut needed = Vec::new();
    references(paths, &mut needed);
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
            schema(&substitute(&declaration.kind, &bound), declared)
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

/// The file that is served, and that the validator of the page's tests reads; `PARURE_UPDATE=1` writes it.
#[test]
fn the_description_in_the_docs_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let text = serde_json::to_string_pretty(&description()).unwrap() + "\n";
    if std::env::var_os("PARURE_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert!(read(&path) == text, "docs/openapi.json is stale: run `make protocol`");
}
