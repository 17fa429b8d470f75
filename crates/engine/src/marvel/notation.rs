//! What Marvel's texts have of their own: the line `avengers`.

use std::fmt;

use crate::card::Level;
use crate::classic::{ClassicNotation, Misfit, Placed, View};
use crate::notation::{Fault, ParseError, Word, Words, read_seat};
use crate::seat::Seat;

use super::rules::{ASSEMBLE_POINTS, TAGS_TO_ASSEMBLE};
use super::{Avengers, LastRound, Marvel, MarvelRules, TIME, tags};

impl ClassicNotation for MarvelRules {
    const NAME: &'static str = "marvel";
    const LINE_KEYS: &'static [&'static str] = &["avengers"];

    fn write_lines(view: &View<Self>, out: &mut impl fmt::Write) -> fmt::Result {
        view.extra.holder.map_or(Ok(()), |holder| writeln!(out, "avengers {holder}"))
    }

    fn read_line(
        extra: &mut Avengers,
        _: Word<'_>,
        words: &mut Words<'_>,
        placed: &mut Placed<Self>,
    ) -> Result<(), ParseError> {
        extra.holder = Some(read_seat(words.require("the seat that holds the tile")?, placed.players)?);
        Ok(())
    }

    fn complete(view: &mut View<Self>) -> Result<(), Misfit> {
        let holder = view.extra.holder;
        for seat in Seat::all(view.players) {
            let player = &mut view.seats[seat.index()];
            view.extra.tags[seat.index()] = player.cards.iter().map(tags).sum();
            if holder == Some(seat) {
                player.points += ASSEMBLE_POINTS;
            }
            let has_level_three = !player.cards.level(Level::Three).is_empty();
            match (player.tokens.get(TIME), has_level_three) {
                (0, false) | (1, true) => {}
                (0, true) => {
                    let why = "with a level 3 character comes the time stone, so `g` is among the tokens (M-12)";
                    return Err(Misfit::Player(seat, Fault::NoTimeStone.why(why)));
                }
                (_, true) => {
                    let why = "nobody has more than one time stone (M-12)";
                    return Err(Misfit::Tokens(seat, Fault::TwoTimeStones.why(why)));
                }
                (_, false) => {
                    let why = "the time stone comes with a level 3 character (M-12)";
                    return Err(Misfit::Tokens(seat, Fault::EarlyTimeStone.why(why)));
                }
            }
        }
        check_holder(&view.extra, view.players)
    }

    fn check_trigger(state: &Marvel, trigger: Seat) -> Result<(), &'static str> {
        // The points that set it off may be lost with the Avengers tile by now (M-18).
        if state.options.last_round == LastRound::AtOnce {
            return Err("there is no last round: the game has ended with that turn (M-17)");
        }
        if trigger >= state.seat { Err("the round would be over, and with it the last round (M-17)") } else { Ok(()) }
    }
}

/// The tile lies with someone who has enough tags, and nobody has more (M-13).
fn check_holder(avengers: &Avengers, players: usize) -> Result<(), Misfit> {
    let tags = |seat: Seat| avengers.tags[seat.index()];
    let Some(holder) = avengers.holder else {
        return match Seat::all(players).find(|&seat| tags(seat) >= TAGS_TO_ASSEMBLE) {
            Some(seat) => {
                let why =
                    format!("this seat has {} Avengers tags, so `avengers` says who has the tile (M-13)", tags(seat));
                Err(Misfit::Player(seat, Fault::NoAvengers.why(why)))
            }
            None => Ok(()),
        };
    };
    if tags(holder) < TAGS_TO_ASSEMBLE {
        let why = format!("the tile needs three Avengers tags, and this seat has {} (M-13)", tags(holder));
        return Err(Misfit::Line("avengers", Fault::FewAvengers.why(why)));
    }
    match Seat::all(players).find(|&seat| tags(seat) > tags(holder)) {
        Some(seat) => {
            let why = format!("seat {seat} has more Avengers tags (M-13)");
            Err(Misfit::Line("avengers", Fault::FewAvengers.why(why)))
        }
        None => Ok(()),
    }
}
