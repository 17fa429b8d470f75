//! The Orient in words: its rows and decks, copies, nobles set aside, and purchases with cards.

use parure_engine::card::{CardId, Level};
use parure_engine::card_set::CardSet;
use parure_engine::classic::{Action, State, View};
use parure_engine::game::{Game, Refusal};
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::orient::{
    Bazaar, Choice, Event, GoldCards, Orient, OrientAction, OrientRules, ROW, is_copy,
};
use parure_engine::tokens::Color;

use crate::classic::ClassicVocabulary;
use crate::classic::action::ActionWords;
use crate::classic::module::{ActionModule, PhaseModule};
use crate::classic::position::{PhaseWord, PositionWords, required, row};
use crate::fields::Fields;
use crate::log::LogBuilder;
use crate::names::{CardName, ColorWord, TileName};
use crate::pieces::{DeckWords, JokerWords, OwnedWords, card_set, tile_names};
use crate::places::{ByLevel, LevelNumber};
use crate::purse::Purse;
use crate::words::{card_word, color_word, tile_word};
use crate::{GameEvent, VocabularyError, sound};

type Card = CardName<State<OrientRules>>;

impl ClassicVocabulary for OrientRules {
    const FIELDS: &'static [&'static str] = &["orient", "orient_decks", "removed", "free_level", "set_aside", "cards"];

    fn write_own(view: &View<Self>, words: &mut PositionWords<Self>) {
        let sizes = view.orient_deck_sizes();
        words.orient = Some(ByLevel::from_fn(|level| row(view.extra.row(level))));
        words.orient_decks = Some(ByLevel::from_fn(|level| match view.observer {
            Observer::Referee => DeckWords::cards(level, view.unseen.level(level).second_deck()),
            Observer::Seat(_) | Observer::Spectator => DeckWords::Count(sizes[level.index()]),
        }));
        words.removed = Some(by_id(view.removed().iter()));
        for (player, seat) in words.players.iter_mut().zip(Seat::all(view.players)) {
            player.set_aside = Some(tile_names(view.extra.set_aside(seat)));
        }
    }

    fn read_own(words: &PositionWords<Self>, players: usize) -> Result<Bazaar, VocabularyError> {
        let mut bazaar = Bazaar::default();
        let rows = required(&words.orient, "orient")?;
        for level in Level::ALL {
            let row = rows.get(level);
            sound::check_row("orient", row, level, ROW)?;
            if let Some(card) = row.iter().flatten().find(|card| !card.it.is_of_second_deck()) {
                let problem = format_args!("`{card}` is no card of the Orient");
                return Err(VocabularyError::at(format!("orient.{}", level.number()), problem));
            }
            row.iter().enumerate().for_each(|(space, card)| bazaar.put(level, space, card.map(|card| card.it)));
        }
        for (seat, player) in Seat::all(players).zip(&words.players) {
            let path = |field: &str| format!("players[{}].{field}", seat.index());
            for tile in required(&player.set_aside, &path("set_aside"))? {
                let own = bazaar.set_aside_mut(seat);
                *own = own.with(tile.it);
            }
            for owned in &player.cards {
                let OwnedWords::Joker(JokerWords { card, r#as }) = owned else { continue };
                if !is_copy(card.it) {
                    return Err(VocabularyError::at(
                        path("cards"),
                        format_args!("`{card}` is no copy: it has no `as`"),
                    ));
                }
                bazaar.set_color(card.it, r#as.map(|color| color.it));
            }
        }
        Ok(bazaar)
    }

    fn own_cards(words: &PositionWords<Self>) -> Result<CardSet, VocabularyError> {
        let rows = required(&words.orient, "orient")?;
        let mut cards =
            card_set(required(&words.removed, "removed")?.iter().copied()).map_err(|error| error.within("removed"))?;
        Level::ALL.into_iter().for_each(|level| cards.extend(rows.get(level).iter().flatten().map(|card| card.it)));
        Ok(cards)
    }

    fn check_own(words: &PositionWords<Self>, view: &View<Self>) -> Result<(), VocabularyError> {
        let decks = required(&words.orient_decks, "orient_decks")?;
        let undrawn = |level| view.unseen.level(level).second_deck();
        let told = sound::deck_sizes("orient_decks", decks, undrawn, view.observer)?;
        let hidden =
            |level: Level| -> u8 { view.seats.iter().map(|player| player.hand.hidden_second[level.index()]).sum() };
        for level in Level::ALL {
            let (told, left) = (told[level.index()], undrawn(level).len() as u8);
            if told + hidden(level) != left {
                let problem = format_args!("{told} does not fit the rest of the position");
                return Err(VocabularyError::at(format!("orient_decks.{}", level.number()), problem));
            }
        }
        Ok(())
    }

    fn color_of(bazaar: &Bazaar, card: CardId) -> Option<Option<Color>> {
        is_copy(card).then(|| bazaar.color(card))
    }

    fn closed_second_decks(table: &Orient) -> Vec<(Level, &'static str)> {
        let refusal = |level| table.check(Action::Module(OrientAction::ReserveTop(level))).err();
        Level::ALL.into_iter().filter_map(|level| Some((level, refusal(level)?.code()))).collect()
    }

    fn describe_own(_: &Orient, event: Event, log: &mut LogBuilder) -> Option<GameEvent> {
        let card_word = card_word::<Orient>;
        Some(match event {
            Event::Removed { seat, card } => GameEvent::RemoveCard { seat: seat.index(), card: card_word(card) },
            Event::Copied { seat, card, color } => {
                GameEvent::Copy { seat: seat.index(), card: card_word(card), color: color_word::<Orient>(color) }
            }
            Event::Freed { seat, card, from } => {
                log.leave(seat, card, from);
                GameEvent::Free { seat: seat.index(), card: card_word(card) }
            }
            Event::SetAside { seat, tile } => {
                GameEvent::SetAside { seat: seat.index(), tile: tile_word::<Orient>(tile) }
            }
        })
    }
}

impl ActionModule<OrientRules> for OrientAction {
    const TYPES: &'static [&'static str] = &["copy", "free", "set_aside"];

    fn words(self) -> ActionWords<OrientRules> {
        match self {
            Self::ReserveTop(level) => ActionWords::ReserveDeck { deck: LevelNumber(level), orient: Some(true) },
            Self::Buy(card, cards, payment) => ActionWords::Buy {
                card: CardName::new(card),
                pay: Purse::new(payment.tokens()),
                gold_cards: cards.iter().map(CardName::new).collect(),
            },
            Self::Sacrifice(card, first, second) => ActionWords::Sacrifice {
                card: CardName::new(card),
                sacrifice: by_id([Some(first), second].into_iter().flatten()),
            },
            Self::Copy(color) => ActionWords::Copy { color: ColorWord::new(color) },
            Self::Free(card) => ActionWords::Free { card: CardName::new(card) },
            Self::SetAside(tile) => ActionWords::SetAside { tile: TileName::new(tile) },
        }
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Option<Self>, VocabularyError> {
        Ok(Some(match kind {
            "reserve" if fields.optional("orient")? == Some(true) => {
                Self::ReserveTop(fields.get::<LevelNumber>("deck")?.0)
            }
            "buy" => return read_purchase(fields),
            "copy" => Self::Copy(fields.get::<ColorWord<Orient>>("color")?.it),
            "free" => Self::Free(fields.get::<Card>("card")?.it),
            "set_aside" => Self::SetAside(fields.get::<TileName<Orient>>("tile")?.it),
            _ => return Ok(None),
        }))
    }
}

/// The names of cards in the order of their ids as they are written: `O1-02` comes before `S1-01`.
fn by_id(cards: impl Iterator<Item = CardId>) -> Vec<Card> {
    let mut cards: Vec<_> = cards.collect();
    cards.sort_unstable_by_key(|&card| (!card.is_of_second_deck(), card));
    cards.into_iter().map(CardName::new).collect()
}

/// A purchase with gold cards or by a sacrifice; nothing if it is one for tokens alone.
fn read_purchase(fields: &mut Fields<'_>) -> Result<Option<OrientAction>, VocabularyError> {
    let mut cards = |name: &'static str| -> Result<Vec<CardId>, VocabularyError> {
        let named: Vec<Card> = fields.optional(name)?.unwrap_or_default();
        let set = card_set(named).map_err(|error| error.within(name))?;
        Ok(set.iter().collect())
    };
    let (sacrifice, gold_cards) = (cards("sacrifice")?, cards("gold_cards")?);
    if !sacrifice.is_empty() {
        if !gold_cards.is_empty() {
            return Err(VocabularyError::at("gold_cards", "gold cards do not pay for a sacrifice (C-38)"));
        }
        let card = fields.get::<Card>("card")?.it;
        return match *sacrifice {
            [first] => Ok(Some(OrientAction::Sacrifice(card, first, None))),
            [first, second] => Ok(Some(OrientAction::Sacrifice(card, first, Some(second)))),
            _ => Err(VocabularyError::at("sacrifice", "a sacrifice is of one card or two (C-38)")),
        };
    }
    if gold_cards.is_empty() {
        return Ok(None);
    }
    let card = fields.get::<Card>("card")?.it;
    let mut held = GoldCards::default();
    for gold in gold_cards {
        held = held
            .with(gold)
            .ok_or_else(|| VocabularyError::at("gold_cards", "the gold cards are `O1-01` to `O1-05` (C-31)"))?;
    }
    Ok(Some(OrientAction::Buy(card, held, fields.payment::<Orient>()?.into())))
}

impl PhaseModule<OrientRules> for Choice {
    fn write(self, words: &mut PositionWords<OrientRules>) -> PhaseWord {
        match self {
            Self::Copy => PhaseWord::Copy,
            Self::Free(level) => {
                words.free_level = Some(LevelNumber(level));
                PhaseWord::Free
            }
            Self::SetAside => PhaseWord::SetAside,
        }
    }

    fn read(words: &PositionWords<OrientRules>) -> Result<Option<Self>, VocabularyError> {
        Ok(Some(match words.phase_word() {
            PhaseWord::Copy => Self::Copy,
            PhaseWord::Free => Self::Free(required(&words.free_level, "free_level")?.0),
            PhaseWord::SetAside => Self::SetAside,
            _ => return Ok(None),
        }))
    }
}
