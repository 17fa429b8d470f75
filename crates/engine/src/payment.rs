//! Paying a price: which tokens may be handed over, when a joker may stand for any of them.
//!
//! The price is what is left after bonuses and asks for no joker; the joker is the last colour in use, so that payments
//! come out with the fewest jokers first. A payment is exact: nothing is overpaid, and a joker may replace a token that
//! the payer also holds.

use crate::tokens::{Color, ColorSet, PackedTokens, Tokens};

/// What is wrong with a payment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PaymentFault {
    /// The payer does not hold these tokens.
    NotHeld,
    /// The tokens do not make up the price exactly.
    NotExact,
}

/// How many jokers the purse needs to pay the price.
pub const fn missing(price: Tokens, purse: Tokens) -> u8 {
    price.saturating_sub(purse).total()
}

/// Whether the purse can pay the price.
pub const fn is_affordable(price: Tokens, purse: Tokens, joker: Color) -> bool {
    missing(price, purse) <= purse.get(joker)
}

/// Whether `payment` pays the price exactly, out of the purse.
pub fn check_payment(price: Tokens, purse: Tokens, joker: Color, payment: PackedTokens) -> Result<(), PaymentFault> {
    let (left, jokers) = left_to_jokers(price, purse, joker, payment)?;
    if left.total() == jokers { Ok(()) } else { Err(PaymentFault::NotExact) }
}

/// What a payment leaves of the price once its gems are paid, and its jokers.
pub(crate) fn left_to_jokers(
    price: Tokens,
    purse: Tokens,
    joker: Color,
    payment: PackedTokens,
) -> Result<(Tokens, u8), PaymentFault> {
    let (paid, jokers) = (payment.tokens(), payment.get(joker));
    if !purse.covers(paid) {
        return Err(PaymentFault::NotHeld);
    }
    let gems = paid - Tokens::of(joker, jokers);
    if price.covers(gems) { Ok((price - gems, jokers)) } else { Err(PaymentFault::NotExact) }
}

/// Hands every payment of the price to `out`, in the order of payments; none if the price is out of reach.
#[inline]
pub fn payments(price: Tokens, purse: Tokens, joker: Color, mut out: impl FnMut(PackedTokens)) {
    let short = price.saturating_sub(purse);
    let (missing, jokers) = (short.total(), purse.get(joker));
    if missing > jokers {
        return;
    }
    let gems = price - short;
    let fewest = PackedTokens::pack(gems + Tokens::of(joker, missing));
    out(fewest);
    if jokers > missing {
        spend_jokers(fewest, gems, jokers - missing, joker, &mut out);
    }
}

/// Hands out the payments with one joker more, two more, up to so many in place of these gems. A function of its own, so that
/// the usual payment stays short.
#[inline(never)]
fn spend_jokers(fewest: PackedTokens, gems: Tokens, most: u8, joker: Color, out: &mut impl FnMut(PackedTokens)) {
    for traded in 1..=most.min(gems.total()) {
        trade(fewest, gems.colors(), traded, joker, out);
    }
}

/// Hands out the payments that trade so many more tokens of these colours for jokers.
fn trade(payment: PackedTokens, colors: ColorSet, more: u8, joker: Color, out: &mut impl FnMut(PackedTokens)) {
    let mut rest = colors;
    // Fewer of the last colour come first in the order of payments, so the last colour is traded first.
    while let Some(color) = rest.last() {
        let traded = payment.trade(color, joker);
        let emptied = traded.get(color) == 0;
        let below = rest.without(ColorSet::EMPTY.with(color));
        if more == 1 {
            out(traded);
        } else {
            trade(traded, if emptied { below } else { rest }, more - 1, joker, out);
        }
        rest = below;
    }
}

/// Hands every part of these gems to `out` whose number is in the range, in the order of payments.
pub(crate) fn parts(gems: Tokens, sums: std::ops::RangeInclusive<u8>, out: &mut impl FnMut(Tokens)) {
    part(gems, Tokens::ZERO, *sums.start(), *sums.end(), out);
}

#[inline]
fn part(gems: Tokens, chosen: Tokens, least: u8, most: u8, out: &mut impl FnMut(Tokens)) {
    let total = gems.total();
    if least < total && most > 0 {
        split(gems, chosen, least, most, out);
    } else if least == 0 {
        out(chosen);
    } else if least == total {
        out(chosen + gems);
    }
}

/// The parts where there is something to choose, by how many of the last colour they have. A function of its own, so that the
/// ends of the recursion are no calls.
fn split(gems: Tokens, chosen: Tokens, least: u8, most: u8, out: &mut impl FnMut(Tokens)) {
    let Some(color) = gems.last_color() else { return };
    let held = gems.get(color);
    let below = gems - Tokens::of(color, held);
    for count in least.saturating_sub(below.total())..=most.min(held) {
        part(below, chosen + Tokens::of(color, count), least.saturating_sub(count), most - count, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Entropy, SplitMix64};

    const GOLD: Color = Color::at(6);

    fn listed(price: Tokens, purse: Tokens) -> Vec<PackedTokens> {
        let mut list = Vec::new();
        payments(price, purse, GOLD, |payment| list.push(payment));
        list
    }

    /// Every part of the purse, by counting through all of them.
    fn every_part(purse: Tokens) -> Vec<PackedTokens> {
        let mut parts = vec![Tokens::ZERO];
        for color in purse.colors().iter() {
            let counts = 0..=purse.get(color);
            parts = counts.flat_map(|count| parts.iter().map(move |&part| part + Tokens::of(color, count))).collect();
        }
        parts.into_iter().filter_map(PackedTokens::new).collect()
    }

    #[test]
    fn the_list_is_every_part_of_the_purse_that_pays_exactly() {
        let mut stream = SplitMix64::new(1);
        let mut longest = 0;
        for _ in 0..3_000 {
            let mut counts = |most: u32| std::array::from_fn(|_| stream.below(most) as u8 * stream.below(2) as u8);
            let ([a, b, c, d, e, f, ..], [g, h, i, j, k, l, gold, _]): ([u8; 8], [u8; 8]) = (counts(4), counts(5));
            let price = Tokens::from_counts([a, b, c, d, e, f, 0, 0]);
            let purse = Tokens::from_counts([g, h, i, j, k, l, gold, 0]);
            let list = listed(price, purse);
            let mut expected = every_part(purse);
            expected.retain(|&part| check_payment(price, purse, GOLD, part) == Ok(()));
            expected.sort_unstable();
            assert_eq!(list, expected, "{price:?} out of {purse:?}");
            assert_eq!(!list.is_empty(), is_affordable(price, purse, GOLD));
            longest = longest.max(list.len());
        }
        assert!(longest >= 20, "{longest}");
    }

    #[test]
    fn a_fault_says_what_is_wrong() {
        let price = Tokens::from_counts([2, 1, 0, 0, 0, 0, 0, 0]);
        let purse = Tokens::from_counts([3, 1, 0, 0, 0, 1, 1, 0]);
        let cases = [
            ([2, 1, 0, 0, 0, 0, 0, 0], Ok(())),
            ([1, 1, 0, 0, 0, 0, 1, 0], Ok(())),
            ([2, 0, 0, 0, 0, 0, 1, 0], Ok(())),
            ([3, 1, 0, 0, 0, 0, 0, 0], Err(PaymentFault::NotExact)),
            ([3, 0, 0, 0, 0, 0, 0, 0], Err(PaymentFault::NotExact)),
            ([2, 0, 0, 0, 0, 1, 0, 0], Err(PaymentFault::NotExact)),
            ([2, 0, 0, 0, 0, 0, 0, 0], Err(PaymentFault::NotExact)),
            ([1, 0, 0, 0, 0, 0, 2, 0], Err(PaymentFault::NotHeld)),
            ([2, 1, 0, 0, 0, 0, 0, 1], Err(PaymentFault::NotHeld)),
        ];
        for (counts, expected) in cases {
            let payment = PackedTokens::new(Tokens::from_counts(counts)).unwrap();
            assert_eq!(check_payment(price, purse, GOLD, payment), expected, "{counts:?}");
        }
    }

    #[test]
    fn nothing_to_pay_takes_no_joker() {
        assert_eq!(listed(Tokens::ZERO, Tokens::of(GOLD, 3)), [PackedTokens::FREE]);
    }
}
