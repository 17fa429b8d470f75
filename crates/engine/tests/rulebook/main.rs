//! One test or more per numbered rule of `docs/rules/`, named by the rule.

mod cities;
mod coverage;
mod duel;
mod marvel;
mod splendor;
mod support;
