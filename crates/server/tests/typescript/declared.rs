//! The shapes that the generated TypeScript declares: as much of the language as it uses.
//!
//! The description of the HTTP interface is made of them, and the tests hold what is sent against them.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

/// A type.
#[derive(Clone, Debug)]
pub enum Type {
    Text,
    Number,
    Boolean,
    Null,
    Literal(Value),
    Named(String, Vec<Self>),
    Array(Box<Self>),
    Tuple(Vec<Self>),
    Object(Vec<Field>),
    Record { key: Box<Self>, value: Box<Self>, partial: bool },
    Union(Vec<Self>),
    Both(Vec<Self>),
}

/// A field of an object.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Whether it may be absent.
    pub optional: bool,
    /// Its type.
    pub kind: Type,
    /// What it means.
    pub doc: Option<String>,
}

/// A declared type and its parameters.
#[derive(Debug)]
pub struct Declaration {
    /// The names that stand for other types.
    pub parameters: Vec<String>,
    /// The type.
    pub kind: Type,
    /// What it means.
    pub doc: Option<String>,
}

/// The declarations of a file.
pub fn parse(source: &str) -> BTreeMap<String, Declaration> {
    let mut tokens = Tokens::new(source);
    let mut declared = BTreeMap::new();
    while tokens.peek().is_some() {
        let doc = tokens.doc();
        tokens.expect("export");
        tokens.expect("type");
        let name = tokens.next();
        let parameters = if tokens.eat("<") { tokens.list(">", Tokens::next) } else { Vec::new() };
        tokens.expect("=");
        let kind = tokens.union();
        tokens.expect(";");
        declared.insert(name, Declaration { parameters, kind, doc });
    }
    declared
}

/// The type with its parameters filled in.
pub fn substitute(kind: &Type, bound: &BTreeMap<String, Type>) -> Type {
    let all = |kinds: &[Type]| kinds.iter().map(|kind| substitute(kind, bound)).collect();
    match kind {
        _ if bound.is_empty() => kind.clone(),
        Type::Named(name, arguments) => {
            bound.get(name).cloned().unwrap_or_else(|| Type::Named(name.clone(), all(arguments)))
        }
        Type::Array(item) => Type::Array(Box::new(substitute(item, bound))),
        Type::Tuple(kinds) => Type::Tuple(all(kinds)),
        Type::Union(kinds) => Type::Union(all(kinds)),
        Type::Both(kinds) => Type::Both(all(kinds)),
        Type::Object(fields) => Type::Object(
            fields.iter().map(|field| Field { kind: substitute(&field.kind, bound), ..field.clone() }).collect(),
        ),
        Type::Record { key, value, partial } => Type::Record {
            key: Box::new(substitute(key, bound)),
            value: Box::new(substitute(value, bound)),
            partial: *partial,
        },
        Type::Text | Type::Number | Type::Boolean | Type::Null | Type::Literal(_) => kind.clone(),
    }
}

/// The words and signs of a file, and the comments that stand before some of them.
struct Tokens {
    all: Vec<String>,
    docs: HashMap<usize, String>,
    at: usize,
}

impl Tokens {
    fn new(source: &str) -> Self {
        let (mut all, mut docs, mut rest) = (Vec::new(), HashMap::new(), source);
        while let Some(first) = rest.chars().next() {
            let end = if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                rest.find("*/").expect("a comment ends") + 2
            } else if first == '"' || first == '\'' {
                rest[1..].find(first).expect("a text ends") + 2
            } else if first.is_alphanumeric() || first == '_' {
                rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len())
            } else {
                first.len_utf8()
            };
            if rest.starts_with("/*") {
                docs.insert(all.len(), comment(&rest[..end]));
            } else if !first.is_whitespace() && !rest.starts_with("//") {
                all.push(rest[..end].to_owned());
            }
            rest = &rest[end..];
        }
        Self { all, docs, at: 0 }
    }

    /// The comment before the next word.
    fn doc(&self) -> Option<String> {
        self.docs.get(&self.at).cloned()
    }

    fn peek(&self) -> Option<&str> {
        self.all.get(self.at).map(String::as_str)
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.all.get(self.at - 1).expect("the file goes on").clone()
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.peek() == Some(token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) {
        let found = self.next();
        assert_eq!(found, token, "after {}", self.all[self.at.saturating_sub(12)..self.at].join(" "));
    }

    /// Items parted by commas, up to a closing sign.
    fn list<T>(&mut self, close: &str, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut items = Vec::new();
        while !self.eat(close) {
            items.push(item(self));
            self.eat(",");
        }
        items
    }

    fn union(&mut self) -> Type {
        self.eat("|");
        let mut members = vec![self.both()];
        while self.eat("|") {
            members.push(self.both());
        }
        if members.len() == 1 { members.remove(0) } else { Type::Union(members) }
    }

    fn both(&mut self) -> Type {
        let mut parts = vec![self.array()];
        while self.eat("&") {
            parts.push(self.array());
        }
        if parts.len() == 1 { parts.remove(0) } else { Type::Both(parts) }
    }

    fn array(&mut self) -> Type {
        let mut kind = self.single();
        while self.eat("[") {
            self.expect("]");
            kind = Type::Array(Box::new(kind));
        }
        kind
    }

    fn single(&mut self) -> Type {
        let word = self.next();
        match word.as_str() {
            "string" => Type::Text,
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "null" => Type::Null,
            "true" | "false" => Type::Literal(Value::Bool(word == "true")),
            "(" => {
                let kind = self.union();
                self.expect(")");
                kind
            }
            "[" => Type::Tuple(self.list("]", Self::union)),
            "{" => Type::Object(self.list("}", Self::field)),
            "Array" => {
                self.expect("<");
                let item = self.union();
                self.expect(">");
                Type::Array(Box::new(item))
            }
            "Partial" => {
                self.expect("<");
                let Type::Record { key, value, .. } = self.union() else { panic!("only records are partial") };
                self.expect(">");
                Type::Record { key, value, partial: true }
            }
            "Record" => {
                self.expect("<");
                let key = self.union();
                self.expect(",");
                let value = self.union();
                self.expect(">");
                Type::Record { key: Box::new(key), value: Box::new(value), partial: false }
            }
            text if text.starts_with(['"', '\'']) => Type::Literal(Value::String(unquoted(text))),
            digits if digits.starts_with(|letter: char| letter.is_ascii_digit()) => {
                Type::Literal(Value::from(digits.parse::<u64>().expect("a number")))
            }
            _ => {
                let arguments = if self.eat("<") { self.list(">", Self::union) } else { Vec::new() };
                Type::Named(word, arguments)
            }
        }
    }

    fn field(&mut self) -> Field {
        let doc = self.doc();
        let name = unquoted(&self.next());
        let optional = self.eat("?");
        self.expect(":");
        Field { name, optional, kind: self.union(), doc }
    }
}

fn unquoted(text: &str) -> String {
    text.trim_matches(['"', '\'']).to_owned()
}

/// The words of a comment.
fn comment(text: &str) -> String {
    let lines = text.trim_start_matches("/*").trim_end_matches("*/").lines();
    let lines = lines.map(|line| line.trim().trim_start_matches('*').trim()).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}
