//! One test or more per numbered rule of `docs/rules/`, named by the rule.

mod marvel;
mod splendor;
mod support;
