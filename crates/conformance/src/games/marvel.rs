//! What is Marvel's own.

use std::cmp::Reverse;

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{self, Action};
use parure_engine::game::{Outcome, Reason};
use parure_engine::marvel::{Event, LastRound, Marvel, MarvelOptions, MarvelRules, TIME, tags};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::tokens::Tokens;

use super::classic::{ClassicLawSubject, from_table};
use crate::census::{Move, Piece};
use crate::laws::{Law, demand, same};

impl ClassicLawSubject for MarvelRules {
    const ENDING: Reason = Reason::Gauntlet;
    const RARE: &'static [&'static str] = &[];

    fn other_tokens(players: usize) -> [u8; 2] {
        [players as u8, 0]
    }

    fn tiles(players: usize) -> usize {
        players
    }

    fn spaces(_: &MarvelOptions) -> usize {
        4
    }

    fn takes_fewer(options: &MarvelOptions) -> bool {
        options.take_fewer
    }

    fn other_points(table: &Marvel, seat: Seat) -> u8 {
        if table.extra().holder == Some(seat) { 3 } else { 0 }
    }

    /// M-16.
    fn is_done(table: &Marvel, seat: Seat) -> bool {
        let player = table.player(seat);
        let has_bonus = |gem: usize| player.cards.iter().any(|card| Marvel::face(card).bonus.index() == gem);
        player.points >= 16 && (0..5).all(has_bonus) && player.tokens.get(TIME) > 0
    }

    fn audit(table: &Marvel) -> Law {
        let counted = |seat: Seat| table.player(seat).cards.iter().map(tags).sum::<u8>();
        for seat in Seat::all(table.players()) {
            same("the tags", &table.extra().tags[seat.index()], &counted(seat))?;
            // M-12: one time stone with the first character of level 3.
            let has_third = table.player(seat).cards.iter().any(|card| card.level() == Level::Three);
            same("the time stones", &table.player(seat).tokens.get(TIME), &has_third.into())?;
        }
        let most = Seat::all(table.players()).map(counted).max().unwrap_or(0);
        match table.extra().holder {
            None => demand(most < 3, || "nobody has assembled".to_owned()),
            Some(holder) => demand(counted(holder) == most && most >= 3, || format!("seat {holder} has the tile")),
        }
    }

    /// M-17.
    fn ends_at_once(options: &MarvelOptions) -> bool {
        options.last_round == LastRound::AtOnce
    }

    /// M-17.
    fn goes_on(table: &Marvel, trigger: Seat) -> bool {
        trigger < table.seat() && !Self::ends_at_once(table.options())
    }

    /// M-12, M-13.
    fn audit_own_step(table: &Marvel, action: Action, events: &[classic::Event<Event>], _: &Marvel) -> Law {
        let own =
            |event: &classic::Event<Event>| if let classic::Event::Module(own) = event { Some(*own) } else { None };
        let events: Vec<_> = events.iter().filter_map(own).collect();
        let (stone, tile) = if let Action::Buy(card, _) = action { brings(table, card) } else { (false, None) };
        same("a token gained", &events.iter().any(|event| matches!(event, Event::Gained { .. })), &stone)?;
        let assembled = events.iter().find_map(|event| match event {
            Event::Assembled { seat, from } if *seat == table.seat() => Some(*from),
            _ => None,
        });
        same("the tile for tags", &assembled, &tile)
    }

    fn own_moves(event: Event) -> Vec<Move> {
        match event {
            Event::Gained { seat, token } => vec![from_table(Piece::Tokens(Tokens::one(token)), seat)],
            Event::Assembled { .. } => Vec::new(),
        }
    }

    /// M-17.
    fn turns(table: &Marvel, set_off: usize) -> usize {
        (set_off / table.players() + 1) * table.players()
    }

    /// M-18, M-19, M-20.
    fn winners(table: &Marvel, outcome: Outcome) -> SeatSet {
        let standing = |seat: Seat| {
            let player = table.player(seat);
            (player.points, Self::other_points(table, seat), Reverse(player.cards.iter().count()))
        };
        let eligible = |seat: &Seat| outcome.reason == Reason::Deadlock || Self::is_done(table, *seat);
        let all: Vec<_> = Seat::all(table.players()).filter(eligible).collect();
        let unbeaten = |seat: &&Seat| !all.iter().any(|&other| standing(other) > standing(**seat));
        all.iter().filter(unbeaten).copied().collect()
    }

    fn refuses(_: &MarvelOptions, _: &str) -> bool {
        true
    }
}

/// What a purchase brings besides the card: whether a time stone, and whether the tile for tags and from whom.
fn brings(table: &Marvel, card: CardId) -> (bool, Option<Option<Seat>>) {
    let (seat, holder) = (table.seat(), table.extra().holder);
    let counted = |seat: Seat| table.player(seat).cards.iter().map(tags).sum::<u8>();
    let own = counted(seat) + tags(card);
    let tile = match holder {
        None => own >= 3,
        Some(holder) => holder != seat && own > counted(holder),
    };
    (card.level() == Level::Three && table.player(seat).tokens.get(TIME) == 0, tile.then_some(holder))
}
