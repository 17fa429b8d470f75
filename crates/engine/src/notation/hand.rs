//! A hand of reserved cards, as text.

use std::fmt;

use crate::card::Level;
use crate::card_set::CardSet;
use crate::hand::{HAND_LIMIT, HandView, Reserved};
use crate::seat::{Observer, Seat};

use super::{Fault, Notation, ParseError, Word, card_name, place_card, read_card, read_level};

/// Writes the key of a hand that is not empty and its cards, each behind a space: `S2-01`, `(S2-03)` if it was drawn unseen, `?2` if it is hidden, `?O2` if
/// it is a hidden one of a second deck.
pub fn write_hand<G: Notation>(hand: &HandView, out: &mut impl fmt::Write) -> fmt::Result {
    out.write_str(if hand.is_empty() { "" } else { " hand" })?;
    for reserved in hand.known.iter() {
        let card = card_name::<G>(reserved.card);
        if reserved.blind { write!(out, " ({card})")? } else { write!(out, " {card}")? }
    }
    hand.hidden_levels().try_for_each(|level| write!(out, " ?{}", level.number()))?;
    let second = G::SECOND_PREFIX.unwrap_or_default();
    hand.hidden_second_levels().try_for_each(|level| write!(out, " ?{second}{}", level.number()))
}

/// A hand as it was read.
#[derive(Clone, Debug, Default)]
pub struct HandText<'a> {
    /// The cards.
    pub hand: HandView,
    blind: Option<Word<'a>>,
    hidden: [Option<Word<'a>>; 3],
    hidden_second: [Option<Word<'a>>; 3],
}

impl<'a> HandText<'a> {
    /// Adds the card that a word names. A known card joins `placed`, where it may not be yet.
    pub fn read<G: Notation>(&mut self, word: Word<'a>, placed: &mut CardSet) -> Result<(), ParseError> {
        if self.hand.len() == HAND_LIMIT {
            return Err(word.wrong(Fault::HandFull.why("there are at most three cards in a hand")));
        }
        if let Some(back) = word.behind('?') {
            let (counts, words, level) = match read_second_deck::<G>(back) {
                Some(level) => (&mut self.hand.hidden_second, &mut self.hidden_second, level),
                None => (&mut self.hand.hidden, &mut self.hidden, read_level(back)?),
            };
            counts[level.index()] += 1;
            words[level.index()] = Some(word);
            return Ok(());
        }
        let inner = word.within('(', ')');
        let card = read_card::<G>(inner.unwrap_or(word))?;
        place_card(word, card, placed)?;
        self.hand.known.insert(Reserved { card, blind: inner.is_some() });
        if inner.is_some() {
            self.blind = Some(word);
        }
        Ok(())
    }

    /// Refuses a card that the observer cannot know, and one that cannot be hidden from them.
    fn check_seen(&self, owner: Seat, observer: Observer) -> Result<(), ParseError> {
        let hidden = self.hidden.iter().chain(&self.hidden_second).flatten().next();
        match (observer.sees_hand_of(owner), hidden, self.blind) {
            (true, Some(word), _) => Err(word.wrong(Fault::OpenHand.why("nothing in this hand is hidden here"))),
            (false, _, Some(word)) => {
                let why = "only its owner knows a card that was drawn unseen; write `?` and its level";
                Err(word.wrong(Fault::UnseenCard.why(why)))
            }
            _ => Ok(()),
        }
    }
}

/// Checks what each hand shows and hides, and says how many of the unseen cards each deck has.
///
/// Once a game is over everybody sees what the referee sees (S-14).
pub fn check_hands<'a>(
    hands: impl Iterator<Item = (Seat, &'a HandText<'a>)>,
    observer: Observer,
    over: bool,
    unseen: &CardSet,
) -> Result<[u8; 3], ParseError> {
    let observer = if over { Observer::Referee } else { observer };
    let mut deck_sizes = Level::ALL.map(|level| unseen.level(level).first_deck().len() as u8);
    let mut second_sizes = Level::ALL.map(|level| unseen.level(level).second_deck().len() as u8);
    for (seat, hand) in hands {
        hand.check_seen(seat, observer)?;
        take(hand.hand.hidden, &hand.hidden, &mut deck_sizes)?;
        take(hand.hand.hidden_second, &hand.hidden_second, &mut second_sizes)?;
    }
    Ok(deck_sizes)
}

/// Takes the hidden cards of a hand out of the number of undrawn cards of each level, and refuses if they are too few.
fn take(hidden: [u8; 3], words: &[Option<Word<'_>>; 3], undrawn: &mut [u8; 3]) -> Result<(), ParseError> {
    for at in 0..3 {
        undrawn[at] = match (undrawn[at].checked_sub(hidden[at]), words[at]) {
            (None, Some(word)) => {
                return Err(word.wrong(Fault::TooManyHidden.why("more cards of this level are hidden than are unseen")));
            }
            (left, _) => left.unwrap_or(0),
        };
    }
    Ok(())
}

/// The level whose second deck a word names, as `O2`.
pub fn read_second_deck<G: Notation>(word: Word<'_>) -> Option<Level> {
    let letters = [G::SECOND_PREFIX?, G::SECOND_PREFIX?.to_ascii_lowercase()];
    letters.into_iter().find_map(|letter| word.behind(letter)).and_then(|level| read_level(level).ok())
}
