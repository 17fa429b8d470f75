//! The shapes that TypeScript declares, to hold JSON against: as much of the language as the generated file uses.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A type.
#[derive(Clone, Debug)]
enum Type {
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

#[derive(Clone, Debug)]
struct Field {
    name: String,
    optional: bool,
    kind: Type,
}

/// A declared type and its parameters.
#[derive(Debug)]
struct Declaration {
    parameters: Vec<String>,
    kind: Type,
}

/// Every type of a file.
#[derive(Debug)]
pub struct Shapes {
    declared: BTreeMap<String, Declaration>,
    /// The fields of declared types that were met in some value, as `View.phase`.
    pub met: BTreeSet<String>,
}

impl Shapes {
    /// The declarations of a file.
    pub fn parse(source: &str) -> Self {
        let mut tokens = Tokens::new(source);
        let mut declared = BTreeMap::new();
        while tokens.peek().is_some() {
            tokens.expect("export");
            tokens.expect("type");
            let name = tokens.next();
            let parameters = if tokens.eat("<") { tokens.list(">", Tokens::next) } else { Vec::new() };
            tokens.expect("=");
            let kind = tokens.union();
            tokens.expect(";");
            declared.insert(name, Declaration { parameters, kind });
        }
        Self { declared, met: BTreeSet::new() }
    }

    /// Whether a value has the shape of a declared type, and if not, where it differs.
    pub fn check(&mut self, name: &str, value: &Value) -> Result<(), String> {
        let mut met = BTreeSet::new();
        self.fits(&Type::Named(name.to_owned(), Vec::new()), value, name, &mut met)?;
        self.met.extend(met);
        Ok(())
    }

    /// The fields of a declared type that no value had.
    pub fn unmet(&self, name: &str) -> Vec<String> {
        let fields = self.alternatives(&self.declared[name].kind).into_iter().flatten();
        let names: BTreeSet<_> = fields.map(|field| format!("{name}.{}", field.name)).collect();
        names.into_iter().filter(|name| !self.met.contains(name)).collect()
    }

    fn fits(&self, kind: &Type, value: &Value, path: &str, met: &mut BTreeSet<String>) -> Result<(), String> {
        let wrong = || Err(format!("{path}: {value} is not of {kind:?}"));
        let right = |fits: bool| if fits { Ok(()) } else { wrong() };
        match kind {
            Type::Text => right(value.is_string()),
            Type::Number => right(value.is_number()),
            Type::Boolean => right(value.is_boolean()),
            Type::Null => right(value.is_null()),
            Type::Literal(literal) => right(value == literal),
            Type::Named(name, arguments) => {
                let Some(declaration) = self.declared.get(name) else {
                    return Err(format!("{path}: `{name}` is not declared"));
                };
                let bound = declaration.parameters.iter().cloned().zip(arguments.iter().cloned()).collect();
                let declared = substitute(&declaration.kind, &bound);
                self.fits_named(name, &declared, value, path, met)
            }
            Type::Array(item) => {
                let Some(items) = value.as_array() else { return wrong() };
                let mut items = items.iter().enumerate();
                items.try_for_each(|(nth, value)| self.fits(item, value, &format!("{path}[{nth}]"), met))
            }
            Type::Tuple(kinds) => {
                let Some(items) = value.as_array().filter(|items| items.len() == kinds.len()) else { return wrong() };
                kinds.iter().zip(items).try_for_each(|(kind, value)| self.fits(kind, value, path, met))
            }
            Type::Record { key, value: item, partial } => {
                let Some(object) = value.as_object() else { return wrong() };
                for (name, value) in object {
                    self.fits(key, &Value::String(name.clone()), path, met)?;
                    self.fits(item, value, &format!("{path}.{name}"), met)?;
                }
                right(*partial || matches!(**key, Type::Text) || !object.is_empty())
            }
            Type::Object(_) | Type::Union(_) | Type::Both(_) => self.fits_named("", kind, value, path, met),
        }
    }

    /// An object must fit one of its alternatives field by field, without any more; so must a member of a union.
    fn fits_named(
        &self,
        name: &str,
        kind: &Type,
        value: &Value,
        path: &str,
        met: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        match kind {
            Type::Union(members) => {
                self.best(members, path, met, |member, met| self.fits_named(name, member, value, path, met))
            }
            Type::Object(_) | Type::Both(_) => {
                let alternatives = self.alternatives(kind);
                self.best(&alternatives, path, met, |fields, met| self.fits_fields(name, fields, value, path, met))
            }
            other => self.fits(other, value, path, met),
        }
    }

    /// The first that fits; if none does, what keeps the one that fits furthest.
    fn best<T>(
        &self,
        choices: &[T],
        path: &str,
        met: &mut BTreeSet<String>,
        fits: impl Fn(&T, &mut BTreeSet<String>) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut furthest: Option<(BTreeSet<String>, String)> = None;
        for choice in choices {
            let mut fresh = BTreeSet::new();
            match fits(choice, &mut fresh) {
                Ok(()) => {
                    met.extend(fresh);
                    return Ok(());
                }
                Err(problem) if furthest.as_ref().is_none_or(|(far, _)| fresh.len() > far.len()) => {
                    furthest = Some((fresh, problem));
                }
                Err(_) => {}
            }
        }
        let (far, problem) = furthest.unwrap_or_else(|| (BTreeSet::new(), format!("{path}: nothing fits")));
        met.extend(far);
        Err(problem)
    }

    fn fits_fields(
        &self,
        name: &str,
        fields: &[Field],
        value: &Value,
        path: &str,
        met: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        let Some(object) = value.as_object() else { return Err(format!("{path}: {value} is no object")) };
        for field in fields {
            match object.get(&field.name) {
                Some(value) => self.fits(&field.kind, value, &format!("{path}.{}", field.name), met)?,
                None if field.optional => continue,
                None => return Err(format!("{path}: `{}` is missing", field.name)),
            }
            met.insert(format!("{name}.{}", field.name));
        }
        match object.keys().find(|key| fields.iter().all(|field| field.name != **key)) {
            Some(key) => Err(format!("{path}: `{key}` is not declared")),
            None => Ok(()),
        }
    }

    /// The objects that a type can be, each by its fields.
    fn alternatives(&self, kind: &Type) -> Vec<Vec<Field>> {
        match kind {
            Type::Object(fields) => vec![fields.clone()],
            Type::Union(members) => members.iter().flat_map(|member| self.alternatives(member)).collect(),
            Type::Both(parts) => parts.iter().fold(vec![Vec::new()], |all, part| {
                let more = self.alternatives(part);
                let joined = all.iter().flat_map(|one| more.iter().map(|other| [one.as_slice(), other].concat()));
                joined.collect()
            }),
            Type::Named(name, _) => self.alternatives(&self.declared[name].kind),
            _ => Vec::new(),
        }
    }
}

/// The type with its parameters filled in.
fn substitute(kind: &Type, bound: &BTreeMap<String, Type>) -> Type {
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

/// The words and signs of a file, without comments.
struct Tokens {
    all: Vec<String>,
    at: usize,
}

impl Tokens {
    fn new(source: &str) -> Self {
        let (mut all, mut rest) = (Vec::new(), source);
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
            if !first.is_whitespace() && !rest.starts_with("//") && !rest.starts_with("/*") {
                all.push(rest[..end].to_owned());
            }
            rest = &rest[end..];
        }
        Self { all, at: 0 }
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
        let name = unquoted(&self.next());
        let optional = self.eat("?");
        self.expect(":");
        Field { name, optional, kind: self.union() }
    }
}

fn unquoted(text: &str) -> String {
    text.trim_matches(['"', '\'']).to_owned()
}
