//! The tags of a record, which keep their order.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Tags as an object of texts.
#[derive(Default)]
pub(crate) struct TagWords(pub(crate) Vec<(String, String)>);

impl TagWords {
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for TagWords {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de> Deserialize<'de> for TagWords {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Tags;
        impl<'de> Visitor<'de> for Tags {
            type Value = TagWords;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of texts, such as {\"date\":\"2026-11-15\"}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TagWords, A::Error> {
                let mut tags = Vec::new();
                while let Some(tag) = map.next_entry()? {
                    tags.push(tag);
                }
                Ok(TagWords(tags))
            }
        }
        from.deserialize_map(Tags)
    }
}
