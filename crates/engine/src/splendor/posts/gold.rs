//! Payments with gold that counts double (C-24).

use crate::classic::JOKER;
use crate::payment::{PaymentFault, left_to_jokers, parts};
use crate::tokens::{PackedTokens, Tokens};

/// The fewest gold that stand for what is missing: each for two of one colour.
pub(super) fn fewest(missing: Tokens) -> u8 {
    missing.counts().iter().map(|count| count.div_ceil(2)).sum()
}

/// How many of what is missing so many gold can stand for.
pub(super) fn reach(missing: Tokens, gold: u8) -> u8 {
    let pairs: u8 = missing.counts().iter().map(|count| count / 2).sum();
    missing.total().min(gold + gold.min(pairs))
}

/// Hands every payment of the price out of the purse to `out`, in the order of payments.
pub(super) fn payments(price: Tokens, purse: Tokens, mut out: impl FnMut(PackedTokens)) {
    let (gems, total) = (price.min(purse), price.total());
    for gold in fewest(price.saturating_sub(purse))..=purse.get(JOKER).min(total) {
        parts(gems, total.saturating_sub(2 * gold)..=total - gold, &mut |paid| {
            if fewest(price - paid) <= gold {
                out(PackedTokens::pack(paid + Tokens::of(JOKER, gold)));
            }
        });
    }
}

/// Whether `payment` pays the price out of the purse.
pub(super) fn check(price: Tokens, purse: Tokens, payment: PackedTokens) -> Result<(), PaymentFault> {
    let (wanting, gold) = left_to_jokers(price, purse, JOKER, payment)?;
    if (fewest(wanting)..=wanting.total()).contains(&gold) { Ok(()) } else { Err(PaymentFault::NotExact) }
}
