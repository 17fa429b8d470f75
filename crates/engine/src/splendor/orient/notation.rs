//! What the texts of the Orient have of their own.

use std::fmt;

use crate::card::{CardId, Level};
use crate::classic::{Action, ClassicNotation, JOKER, Misfit, ModuleNotation, ModulePhase, Phase, Placed, View};
use crate::notation::{
    Fault, ParseError, Word, Words, card_name, color_name, read_card, read_color, read_level, read_payment,
    read_second_deck, read_tile, tile_name, tokens_name, write_list, write_spaces,
};
use crate::seat::Seat;
use crate::splendor::SplendorRules;
use crate::splendor::end::check_prestige_trigger;
use crate::tokens::{PackedTokens, Tokens};

use super::kind::is_copy;
use super::{Bazaar, Choice, GoldCards, Orient, OrientAction, OrientRules, ROW, gold_cards};

const SACRIFICE: &str = "sacrifice";
const ROWS: [&str; 3] = ["O1", "O2", "O3"];

impl ModuleNotation for OrientAction {
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Self::ReserveTop(level) => write!(out, "reserve O{}", level.number()),
            Self::Buy(card, cards, payment) => {
                write!(out, "buy {} {}", card_name::<Orient>(card), tokens_name::<Orient>(payment.tokens()))?;
                write_list("", cards.iter().map(card_name::<Orient>), out)
            }
            Self::Sacrifice(card, first, second) => {
                write!(out, "buy {} {SACRIFICE}", card_name::<Orient>(card))?;
                write_list("", [Some(first), second].into_iter().flatten().map(card_name::<Orient>), out)
            }
            Self::Copy(color) => write!(out, "copy {}", color_name::<Orient>(color)),
            Self::Free(card) => write!(out, "free {}", card_name::<Orient>(card)),
            Self::SetAside(tile) => write!(out, "set_aside {}", tile_name::<Orient>(tile)),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        let verb = words.peek()?;
        let is = |verb: Word<'_>, full, short| verb.is(full) || verb.is(short);
        if is(verb, "reserve", "r") {
            // The other words of this verb are the base game's.
            let mut ahead = *words;
            ahead.next();
            let level = ahead.next().and_then(read_second_deck::<Orient>)?;
            *words = ahead;
            return Some(Ok(Self::ReserveTop(level)));
        }
        if is(verb, "buy", "b") {
            return read_purchase(words).transpose();
        }
        let known = [("copy", "c"), ("free", "f"), ("set_aside", "a")];
        known.iter().find(|(full, short)| is(verb, full, short))?;
        words.next();
        Some(if is(verb, "copy", "c") {
            words.require("the colour that the copy takes").and_then(read_color::<Orient>).map(Self::Copy)
        } else if is(verb, "free", "f") {
            words.require("the card to take").and_then(read_card::<Orient>).map(Self::Free)
        } else {
            words.require("the noble to set aside").and_then(read_tile::<Orient>).map(Self::SetAside)
        })
    }
}

/// A purchase with gold cards or by a sacrifice; nothing, and nothing read, if it is one of the base game.
fn read_purchase(words: &mut Words<'_>) -> Result<Option<OrientAction>, ParseError> {
    let mut ahead = *words;
    ahead.next();
    let (Some(card), Some(price)) = (ahead.next(), ahead.next()) else { return Ok(None) };
    if price.is(SACRIFICE) {
        let card = read_card::<Orient>(card)?;
        let mut first = read_card::<Orient>(ahead.require("the cards that leave the game")?)?;
        let mut second = ahead.next().map(read_card::<Orient>).transpose()?;
        // A set: the order in which the cards are named does not matter.
        if let Some(second) = second.as_mut().filter(|second| **second < first) {
            std::mem::swap(second, &mut first);
        }
        *words = ahead;
        return Ok(Some(OrientAction::Sacrifice(card, first, second)));
    }
    if ahead.peek().is_none() {
        return Ok(None);
    }
    let (card, payment) = (read_card::<Orient>(card)?, read_payment::<Orient>(price)?);
    let mut cards = GoldCards::default();
    while let Some(word) = ahead.next() {
        let with = cards.with(read_card::<Orient>(word)?).filter(|with| *with != cards);
        cards = with.ok_or_else(|| word.expected("a gold card (`O1-01` to `O1-05`), each once"))?;
    }
    *words = ahead;
    Ok(Some(OrientAction::Buy(card, cards, payment.into())))
}

impl ModuleNotation for Choice {
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Self::Copy => out.write_str("copy"),
            Self::Free(level) => write!(out, "free {}", level.number()),
            Self::SetAside => out.write_str("set_aside"),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        if words.next_if(|word| word.is("free")).is_some() {
            return Some(words.require("the level of the card").and_then(read_level).map(Self::Free));
        }
        let copy = words.next_if(|word| word.is("copy")).map(|_| Self::Copy);
        copy.or_else(|| words.next_if(|word| word.is("set_aside")).map(|_| Self::SetAside)).map(Ok)
    }
}

impl ClassicNotation for OrientRules {
    const NAME: &'static str = SplendorRules::NAME;
    const EXPANSION: Option<&'static str> = Some("orient");
    const SECOND_PREFIX: Option<char> = Some('O');
    const LINE_KEYS: &'static [&'static str] = &["O1", "O2", "O3", "removed"];
    const SEAT_KEYS: &'static [&'static str] = &["aside"];

    fn write_lines(view: &View<Self>, out: &mut impl fmt::Write) -> fmt::Result {
        for (level, key) in Level::ALL.into_iter().zip(ROWS) {
            out.write_str(key)?;
            write_spaces::<Orient>(view.extra.row(level), out)?;
        }
        let removed = view.removed();
        if removed.is_empty() {
            return Ok(());
        }
        write_list("removed", removed.iter().map(card_name::<Orient>), out)?;
        out.write_char('\n')
    }

    fn write_seat(view: &View<Self>, seat: Seat, out: &mut impl fmt::Write) -> fmt::Result {
        write_list(" aside", view.extra.set_aside(seat).iter().map(tile_name::<Orient>), out)
    }

    fn write_note(extra: &Bazaar, card: CardId, out: &mut impl fmt::Write) -> fmt::Result {
        if !is_copy(card) {
            return Ok(());
        }
        match extra.color(card) {
            Some(color) => write!(out, "={}", color_name::<Orient>(color)),
            None => out.write_str("=?"),
        }
    }

    fn read_line(
        extra: &mut Bazaar,
        key: Word<'_>,
        words: &mut Words<'_>,
        placed: &mut Placed<Self>,
    ) -> Result<(), ParseError> {
        let Some(level) = Level::ALL.into_iter().zip(ROWS).find_map(|(level, row)| key.is(row).then_some(level)) else {
            while let Some(word) = words.next() {
                placed.card(word)?;
            }
            return Ok(());
        };
        for space in 0..ROW {
            let word = words.require(format!("the card in space {} of {ROW}, or `-`", space + 1))?;
            if word.text == "-" {
                continue;
            }
            let card = placed.card(word)?;
            if card.level() != level || !card.is_of_second_deck() {
                let why = format!("this card is not of the Orient's level {}", level.number());
                return Err(word.wrong(Fault::WrongLevel.why(why)));
            }
            extra.put(level, space, Some(card));
        }
        Ok(())
    }

    fn read_seat(
        extra: &mut Bazaar,
        seat: Seat,
        _: &str,
        word: Word<'_>,
        placed: &mut Placed<Self>,
    ) -> Result<(), ParseError> {
        let tile = placed.tile(word)?;
        let own = extra.set_aside_mut(seat);
        *own = own.with(tile);
        Ok(())
    }

    fn read_note(extra: &mut Bazaar, card: CardId, note: Option<Word<'_>>) -> Result<(), ParseError> {
        match note {
            Some(note) if !is_copy(card) => {
                Err(note.wrong(Fault::NotAJoker.why("only a copy is given a colour (C-32)")))
            }
            Some(note) if note.text == "?" => Ok(()),
            Some(note) => {
                let color = read_color::<Orient>(note)?;
                if color == JOKER {
                    return Err(note.wrong(Fault::NoSuchBonus.why("a copy takes the colour of a gem (C-32)")));
                }
                extra.set_color(card, Some(color));
                Ok(())
            }
            // A copy that lacks its colour is found with the whole.
            None => Ok(()),
        }
    }

    fn cheapest(state: &Orient, card: CardId) -> Action<OrientAction> {
        let (price, player) = (state.price(state.seat, card), state.player(state.seat));
        match gold_cards::cheapest(price, player.tokens, GoldCards::among(&player.cards)) {
            Some((cards, payment)) => Action::Module(OrientAction::Buy(card, cards, payment.into())),
            None => {
                let missing = price.saturating_sub(player.tokens).total();
                let tokens = price.min(player.tokens) + Tokens::of(JOKER, missing);
                Action::Buy(card, PackedTokens::new(tokens).unwrap_or_default())
            }
        }
    }

    fn complete(view: &mut View<Self>) -> Result<(), Misfit> {
        check_rows(view)?;
        let mut blank = 0;
        for seat in Seat::all(view.players) {
            let (extra, player) = (view.extra, &mut view.seats[seat.index()]);
            for card in player.cards.iter().filter(|&card| is_copy(card)) {
                match extra.color(card) {
                    Some(color) => player.bonuses += Tokens::one(color),
                    None if seat == view.seat && view.phase == Phase::Module(Choice::Copy) && blank == 0 => blank += 1,
                    None => {
                        let why =
                            "a copy has a colour, as `O1-06=r`, but for the one that takes it in phase `copy` (C-32)";
                        return Err(Misfit::Player(seat, Fault::NoColor.why(why)));
                    }
                }
            }
        }
        if view.phase == Phase::Module(Choice::Copy) && blank == 0 {
            let why = "the copy that takes a colour stands with `=?` among the cards of the seat to act (C-32)";
            return Err(Misfit::Phase(Fault::NothingToChoose.why(why)));
        }
        Ok(())
    }

    fn check_trigger(state: &Orient, trigger: Seat) -> Result<(), &'static str> {
        check_prestige_trigger(state, trigger, state.player(trigger).points)
    }
}

/// No space of the Orient is empty that its deck could fill (C-02).
fn check_rows(view: &View<OrientRules>) -> Result<(), Misfit> {
    if matches!(view.phase, Phase::Module(choice) if ModulePhase::is_within_purchase(choice)) {
        return Ok(());
    }
    for ((level, key), left) in Level::ALL.into_iter().zip(ROWS).zip(view.orient_deck_sizes()) {
        if left > 0 && view.extra.row(level).contains(&None) {
            let why = format!("the line `{key}` has two cards: {left} are left to fill its spaces (C-30)");
            return Err(Misfit::Line(key, Fault::EmptySpace.why(why)));
        }
    }
    Ok(())
}
