//! Which colour each placed joker card has.

use std::fmt;

use crate::card::CardId;
use crate::tokens::Color;

use super::components::JOKERS;

/// The colours of a player's joker cards (D-17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct JokerColors {
    // Three bits for each joker card: 0 while it lies nowhere, else the place of its colour and 1.
    packed: u32,
}

impl JokerColors {
    /// The colour that a joker card was given; nothing for a card that has not been placed or is no joker.
    pub fn get(self, card: CardId) -> Option<Color> {
        let bits = self.packed >> shift(card)? & 0b111;
        (bits > 0).then(|| Color::at(bits as usize - 1))
    }

    /// Gives a joker card its colour, for good.
    ///
    /// # Panics
    /// If the card is no joker.
    pub fn set(&mut self, card: CardId, color: Color) {
        let shift = shift(card).expect("only a joker card is given a colour");
        debug_assert!(self.packed >> shift & 0b111 == 0);
        self.packed |= (color.index() as u32 + 1) << shift;
    }
}

impl fmt::Debug for JokerColors {
    /// The cards that have a colour, with its place: `{1-26: 3}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let placed = JOKERS.into_iter().filter_map(|card| Some((card, self.get(card)?.index())));
        f.debug_map().entries(placed).finish()
    }
}

fn shift(card: CardId) -> Option<usize> {
    JOKERS.iter().position(|&joker| joker == card).map(|place| 3 * place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Level;
    use crate::tokens::GEMS;

    #[test]
    fn every_joker_keeps_its_own_colour() {
        let mut colors = JokerColors::default();
        for (place, &joker) in JOKERS.iter().enumerate() {
            assert_eq!(colors.get(joker), None);
            colors.set(joker, GEMS[place % 5]);
        }
        let kept: Vec<_> = JOKERS.iter().map(|&joker| colors.get(joker)).collect();
        assert_eq!(kept, [0, 1, 2, 3, 4, 0, 1, 2, 3].map(|gem| Some(GEMS[gem])));
        assert_eq!(colors.get(CardId::new(Level::One, 0)), None);
    }
}
