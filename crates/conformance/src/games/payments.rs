//! Payments to try for a card.

use parure_engine::tokens::{PackedTokens, Tokens};

use super::colors;

/// Every part of the purse that is at most one token dearer than the price, and every payment of the right size that
/// has one token more than the purse: all that could be legal, and what is next to it.
pub(super) fn near(price: Tokens, purse: Tokens) -> impl Iterator<Item = PackedTokens> {
    let asked = price.total();
    let mut parts = vec![Tokens::ZERO];
    for color in purse.colors().iter() {
        let (before, most) = (parts.len(), purse.get(color));
        for count in 1..=most {
            parts.extend_from_within(..before);
            let added = parts.len() - before;
            parts[added..].iter_mut().for_each(|part| *part += Tokens::of(color, count));
        }
        parts.retain(|part| part.total() <= asked + 1);
    }
    let beyond = |&part: &Tokens| {
        let exhausted = colors().filter(move |&color| part.get(color) == purse.get(color));
        exhausted.map(move |color| part + Tokens::one(color))
    };
    let short = parts.iter().filter(|part| part.total() + 1 == asked);
    let beyond: Vec<_> = short.flat_map(beyond).collect();
    parts.into_iter().chain(beyond).filter_map(PackedTokens::new)
}
