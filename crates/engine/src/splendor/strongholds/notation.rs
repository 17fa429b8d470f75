//! What the texts of the Strongholds have of their own: `stronghold`, `conquer`, `decline`, and the cards of a seat.

use std::fmt;

use crate::card::CardId;
use crate::classic::{self, ClassicNotation, Misfit, ModuleNotation, View};
use crate::notation::{
    Fault, ParseError, Word, Words, card_name, read_card, read_payment, read_seat, tokens_name, write_list,
};
use crate::seat::{MAX_SEATS, Seat};
use crate::splendor::SplendorRules;
use crate::splendor::end::check_prestige_trigger;

use super::{Choice, Placed, StrongholdAction, Strongholds, StrongholdsRules};

const KEY: &str = "strongholds";

impl ModuleNotation for StrongholdAction {
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        let name = card_name::<Strongholds>;
        match self {
            Self::Put(card) => write!(out, "stronghold put {}", name(card)),
            Self::Move(from, to) => write!(out, "stronghold move {} {}", name(from), name(to)),
            Self::Remove(card, of) => write!(out, "stronghold remove {} {of}", name(card)),
            Self::Conquer(card, payment) => {
                write!(out, "conquer {} {}", name(card), tokens_name::<Strongholds>(payment.tokens()))
            }
            Self::Decline => out.write_str("decline"),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        if words.next_if(|word| word.is("stronghold") || word.is("s")).is_some() {
            return Some(read_use(words));
        }
        if words.next_if(|word| word.is("conquer") || word.is("c")).is_some() {
            return Some(read_conquest(words));
        }
        words.next_if(|word| word.is("decline")).map(|_| Ok(Self::Decline))
    }
}

fn read_use(words: &mut Words<'_>) -> Result<StrongholdAction, ParseError> {
    let what = "what to do with a stronghold (`put`, `move` or `remove`)";
    let verb = words.require(what)?;
    let mut card = |what| words.require(what).and_then(read_card::<Strongholds>);
    if verb.is("put") {
        Ok(StrongholdAction::Put(card("the card to put it on")?))
    } else if verb.is("move") {
        Ok(StrongholdAction::Move(card("the card to take it from")?, card("the card to put it on")?))
    } else if verb.is("remove") {
        let card = card("the card to take it from")?;
        let of = read_seat(words.require("the seat whose stronghold it is")?, MAX_SEATS)?;
        Ok(StrongholdAction::Remove(card, of))
    } else {
        Err(verb.expected(what))
    }
}

fn read_conquest(words: &mut Words<'_>) -> Result<StrongholdAction, ParseError> {
    let card = read_card::<Strongholds>(words.require("the card to conquer")?)?;
    let payment = read_payment::<Strongholds>(words.require("the tokens to pay, `-` for none")?)?;
    Ok(StrongholdAction::Conquer(card, payment.into()))
}

impl ModuleNotation for Choice {
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(match self {
            Self::Use => "stronghold",
            Self::Conquer => "conquer",
        })
    }

    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        let conquer = words.next_if(|word| word.is("conquer")).map(|_| Self::Conquer);
        conquer.or_else(|| words.next_if(|word| word.is("stronghold")).map(|_| Self::Use)).map(Ok)
    }
}

impl ClassicNotation for StrongholdsRules {
    const NAME: &'static str = SplendorRules::NAME;
    const EXPANSION: Option<&'static str> = Some("strongholds");
    const SEAT_KEYS: &'static [&'static str] = &[KEY];

    fn write_seat(view: &View<Self>, seat: Seat, out: &mut impl fmt::Write) -> fmt::Result {
        write_list(" strongholds", view.extra.of(seat).map(card_name::<Strongholds>), out)
    }

    fn read_seat(
        extra: &mut Placed,
        seat: Seat,
        _: &str,
        word: Word<'_>,
        _: &mut classic::Placed<Self>,
    ) -> Result<(), ParseError> {
        let card = read_card::<Strongholds>(word)?;
        if extra.supply(seat) == 0 {
            return Err(word.wrong(Fault::TooManyStrongholds.why("each player has three strongholds (C-40)")));
        }
        if extra.is_closed(seat, card) {
            return Err(word.wrong(Fault::SharedStronghold.why("a card never has strongholds of two players (C-41)")));
        }
        extra.put(seat, card);
        Ok(())
    }

    fn complete(view: &mut View<Self>) -> Result<(), Misfit> {
        for seat in Seat::all(view.players) {
            let lost = |card: &CardId| view.market.space_of(*card).is_none();
            if view.extra.of(seat).any(|card| lost(&card)) {
                let why = "a stronghold stands on a face-up card (C-41)";
                return Err(Misfit::Player(seat, Fault::LostStronghold.why(why)));
            }
        }
        Ok(())
    }

    fn check_trigger(state: &Strongholds, trigger: Seat) -> Result<(), &'static str> {
        check_prestige_trigger(state, trigger, state.player(trigger).points)
    }
}
