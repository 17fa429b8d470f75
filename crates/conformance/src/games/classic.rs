//! The games of the classic kind, as far as they are alike.

mod audit;
mod candidates;
mod consequences;
mod event_order;
mod rulebook;

use parure_engine::card::{CardId, CardOrigin};
use parure_engine::chance::SplitMix64;
use parure_engine::classic::{Action, ClassicNotation, Event, JOKER, Phase, Refusal, State};
use parure_engine::game::{self, Outcome, Reason, Refusal as _, Setup};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::tokens::Tokens;

use crate::census::{Census, Move, Piece, Place};
use crate::laws::Law;
use crate::{Expected, LawSubject};

/// What is a game's own, told once more.
pub(super) trait ClassicLawSubject: ClassicNotation {
    /// The tokens of each gem colour, by the number of players from two.
    const GEMS: [u8; 3] = [4, 5, 7];

    /// The tokens of the colours behind the jokers.
    fn other_tokens(players: usize) -> [u8; 2];

    /// How many tiles lie out at the start.
    fn tiles(players: usize) -> usize;

    /// How many cards of a level lie face up.
    fn spaces(options: &Self::Options) -> usize;

    /// Whether fewer tokens may be taken than possible.
    fn takes_fewer(options: &Self::Options) -> bool;

    /// The seats whose bonuses, points and cards count as one player's.
    fn side(table: &State<Self>, seat: Seat) -> SeatSet;

    /// The points that a player has besides cards and tiles.
    fn other_points(table: &State<Self>, seat: Seat) -> u8;

    /// Whether a player has done what sets off the last round.
    fn is_done(table: &State<Self>, seat: Seat) -> bool;

    /// What is wrong with the parts that the other game does not have.
    fn audit(table: &State<Self>) -> Law;

    /// Whether the game can go on, while this seat has set off its end.
    fn goes_on(table: &State<Self>, trigger: Seat) -> bool;

    /// What a purchase brings besides the card: whether a token, and whether the tile for tags and from whom.
    fn brings(table: &State<Self>, card: CardId) -> (bool, Option<Option<Seat>>);

    /// How many turns a game has, if its last round was set off in the turn with this number, counted from 0.
    fn turns(table: &State<Self>, set_off: usize) -> usize;

    /// Who should have won, if the game has ended so.
    fn winners(table: &State<Self>, outcome: Outcome) -> SeatSet;

    /// How a game usually ends.
    const ENDING: Reason;

    /// What a few hundred games need not meet, besides a deadlock.
    const RARE: &'static [&'static str];

    /// Whether enough games meet a refusal with this code.
    fn refuses(options: &Self::Options, code: &str) -> bool;
}

impl<R: ClassicLawSubject> LawSubject for State<R> {
    const KINDS: &'static [&'static str] =
        &["take", "take_two", "reserve", "reserve_top", "buy", "return", "tile", "pass"];

    fn kind(action: Action) -> &'static str {
        match action {
            Action::TakeDifferent(_) => "take",
            Action::TakeTwo(_) => "take_two",
            Action::Reserve(_) => "reserve",
            Action::ReserveTop(_) => "reserve_top",
            Action::Buy(..) => "buy",
            Action::Return(_) => "return",
            Action::Tile(_) => "tile",
            Action::Pass => "pass",
        }
    }

    fn phase(&self) -> &'static str {
        match State::phase(self) {
            Phase::Act => "act",
            Phase::Return => "return",
            Phase::Tile => "tile",
            Phase::Over(_) => "over",
        }
    }

    fn expected(setup: &Setup<R::Options>) -> Expected {
        let codes = Refusal::<R>::all().map(game::Refusal::code);
        let met =
            |code: &&str| R::refuses(&setup.options, code) && (*code != "take_more" || !R::takes_fewer(&setup.options));
        Expected {
            phases: vec!["act", "return", "tile", "over"],
            kinds: Self::KINDS.to_vec(),
            codes: codes.filter(met).collect(),
            endings: vec![R::ENDING],
            rare: [&["Deadlock"], R::RARE].concat(),
        }
    }

    fn candidates(&self, stream: &mut SplitMix64, out: &mut Vec<Action>) {
        candidates::candidates(self, stream, out);
    }

    fn rulebook(&self) -> impl Fn(Action) -> bool {
        rulebook::rulebook(self)
    }

    fn census(&self) -> Result<Census, String> {
        audit::census(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn audit_course(&self) -> Result<(), String> {
        audit::audit_course(self)
    }

    fn audit_step(&self, action: Action, events: &[Event], after: &Self) -> Result<(), String> {
        consequences::audit_step(self, action, events, after)
    }

    fn audit_event_order(&self, events: &[Event]) -> Result<(), String> {
        event_order::audit_event_order(self, events)
    }

    fn moves(event: Event) -> Vec<Move> {
        match event {
            Event::Took { seat, tokens } => vec![from_table(Piece::Tokens(tokens.tokens()), seat)],
            Event::Gained { seat, token } => vec![from_table(Piece::Tokens(Tokens::one(token)), seat)],
            Event::Received { seat, tile } => vec![from_table(Piece::Tile(tile), seat)],
            Event::Reserved { seat, card, from, joker } => {
                let to = if matches!(from, CardOrigin::Deck(_)) { Place::Secret(seat) } else { Place::Hand(seat) };
                let card = card.map(|card| Move { piece: Piece::Card(card), from: place(from, seat), to });
                let joker = joker.then(|| from_table(Piece::Tokens(Tokens::one(JOKER)), seat));
                card.into_iter().chain(joker).collect()
            }
            Event::Bought { seat, card, from, paid } => vec![
                Move { piece: Piece::Card(card), from: place(from, seat), to: Place::Player(seat) },
                Move { piece: Piece::Tokens(paid.tokens()), from: Place::Player(seat), to: Place::Table },
            ],
            Event::Refilled { level, space, card: Some(card) } => {
                vec![Move { piece: Piece::Card(card), from: Place::Table, to: Place::Space(level, space) }]
            }
            Event::Returned { seat, token } => {
                let piece = Piece::Tokens(Tokens::one(token));
                vec![Move { piece, from: Place::Player(seat), to: Place::Table }]
            }
            Event::Refilled { card: None, .. }
            | Event::Assembled { .. }
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => Vec::new(),
        }
    }

    fn draws_in_secret(action: Action) -> bool {
        matches!(action, Action::ReserveTop(_))
    }

    /// Bonuses for several tiles at once: a choice between tiles is rare.
    fn temptation(&self, action: Action) -> i32 {
        let Action::Buy(card, _) = action else { return i32::from(matches!(action, Action::TakeDifferent(_))) };
        let bonus = Self::face(card).bonus;
        let lacking = |tile: &usize| R::TILES[*tile].needs.get(bonus) > self.bonuses(self.seat()).get(bonus);
        let tiles = self.tiles().iter().map(parure_engine::tile::TileId::index);
        10 + 10 * tiles.filter(lacking).count() as i32 - i32::from(Self::face(card).points)
    }
}

fn from_table(piece: Piece, seat: Seat) -> Move {
    Move { piece, from: Place::Table, to: Place::Player(seat) }
}

fn place(from: CardOrigin, seat: Seat) -> Place {
    match from {
        CardOrigin::Market { level, space } => Place::Space(level, space),
        CardOrigin::Deck(_) => Place::Table,
        CardOrigin::Hand => Place::Hand(seat),
    }
}
