//! What Splendor and its expansions have to say of their own.

mod orient;
mod posts;
mod strongholds;

use parure_engine::splendor::SplendorRules;
use parure_engine::splendor::cities::CitiesRules;

use crate::classic::ClassicVocabulary;

impl ClassicVocabulary for SplendorRules {}

/// Cities are tiles like others: what they ask for besides bonuses stands in the foresight.
impl ClassicVocabulary for CitiesRules {}
