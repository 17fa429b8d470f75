//! Holding JSON against the types that the generated file declares.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::declared::{self, Declaration, Field, Type, substitute};

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
        Self { declared: declared::parse(source), met: BTreeSet::new() }
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
