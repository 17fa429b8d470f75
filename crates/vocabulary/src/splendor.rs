//! What Splendor has to say of its own.

use parure_engine::marvel::Avengers;
use parure_engine::splendor::SplendorRules;

use crate::classic::ClassicVocabulary;

impl ClassicVocabulary for SplendorRules {
    fn from_avengers(_: Avengers) {}
}
