//! Splendor Duel.

mod audit;
mod candidates;
mod consequences;
mod event_order;
mod rulebook;

use parure_engine::card::CardOrigin;
use parure_engine::chance::SplitMix64;
use parure_engine::duel::{Action, Cell, Cells, Duel, DuelOptions, Event, GOLD, PEARL, Phase, Source};
use parure_engine::game::{Game, Reason, Refusal, Setup};
use parure_engine::seat::Seat;
use parure_engine::tokens::{Color, Tokens};

use super::place;
use crate::census::{Census, Move, Piece, Place};
use crate::{Expected, LawSubject};

impl LawSubject for Duel {
    fn kinds() -> Vec<&'static str> {
        vec![
            "privilege",
            "replenish",
            "take",
            "reserve",
            "buy",
            "joker",
            "take_token",
            "steal",
            "royal",
            "discard",
            "claim",
            "pass",
        ]
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Privilege(_) => "privilege",
            Action::Replenish => "replenish",
            Action::Take(_) => "take",
            Action::Reserve { .. } => "reserve",
            Action::Buy(..) => "buy",
            Action::Joker(_) => "joker",
            Action::TakeToken(_) => "take_token",
            Action::Steal(_) => "steal",
            Action::Royal(_) => "royal",
            Action::Discard(_) => "discard",
            Action::Claim => "claim",
            Action::Pass => "pass",
        }
    }

    fn phase(&self) -> &'static str {
        match self.open().phase {
            Phase::Act => "act",
            Phase::Joker(_) => "joker",
            Phase::TakeToken(_) => "take_token",
            Phase::Steal => "steal",
            Phase::Royal => "royal",
            Phase::Discard => "discard",
            Phase::Over(_) => "over",
        }
    }

    fn expected(setup: &Setup<DuelOptions>) -> Expected {
        let stalling = setup.options.stalling;
        let kinds = Self::kinds().into_iter().filter(|&kind| kind != "pass" && (kind != "claim" || stalling));
        let mut endings = vec![Reason::Points20, Reason::Crowns10, Reason::Color10];
        endings.extend(stalling.then_some(Reason::Claim));
        Expected {
            phases: vec!["act", "joker", "take_token", "steal", "royal", "discard", "over"],
            kinds: kinds.collect(),
            codes: <Self as Game>::Refusal::all().map(Refusal::code).collect(),
            endings,
            rare: vec!["pass"],
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
            Event::SpentPrivilege { seat, cell, token } => vec![
                Move { piece: Piece::Privilege, from: Place::Player(seat), to: Place::Table },
                token_move(token, at(cell), Place::Player(seat)),
            ],
            Event::Placed { cell, token } => vec![token_move(token, Place::Bag, at(cell))],
            Event::TookPrivilege { seat, from } => {
                let from = from.map_or(Place::Table, Place::Player);
                vec![Move { piece: Piece::Privilege, from, to: Place::Player(seat) }]
            }
            Event::Took { seat, cells, tokens } => lift(cells)
                .chain([Move { piece: Piece::Tokens(tokens.tokens()), from: Place::Between, to: Place::Player(seat) }])
                .collect(),
            Event::Reserved { seat, gold, card, from } => {
                let to = if matches!(from, CardOrigin::Deck(_)) { Place::Secret(seat) } else { Place::Hand(seat) };
                let card = card.map(|card| Move { piece: Piece::Card(card), from: place(from, seat), to });
                card.into_iter().chain([token_move(GOLD, at(gold), Place::Player(seat))]).collect()
            }
            Event::Bought { seat, card, from, paid } => vec![
                Move { piece: Piece::Card(card), from: place(from, seat), to: Place::Player(seat) },
                Move { piece: Piece::Tokens(paid.tokens()), from: Place::Player(seat), to: Place::Bag },
            ],
            Event::TookToken { seat, cell, token } => vec![token_move(token, at(cell), Place::Player(seat))],
            Event::Stole { seat, token } => {
                vec![token_move(token, Place::Player(seat.next(2)), Place::Player(seat))]
            }
            Event::TookRoyal { seat, royal } => {
                vec![Move { piece: Piece::Tile(royal), from: Place::Table, to: Place::Player(seat) }]
            }
            Event::Discarded { seat, token } => vec![token_move(token, Place::Player(seat), Place::Bag)],
            Event::Refilled { space, card } => {
                vec![Move { piece: Piece::Card(card), from: Place::Table, to: Place::Space(card.level(), space) }]
            }
            Event::Replenished { .. }
            | Event::PlacedJoker { .. }
            | Event::Passed { .. }
            | Event::Claimed { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => Vec::new(),
        }
    }

    fn draws_in_secret(action: Action) -> bool {
        // The pyramid is not refilled by a blind reserve, so the card is all that is drawn.
        matches!(action, Action::Reserve { from: Source::Deck(_), .. })
    }

    /// The first seat hoards gold and pearls and the second lets it: a claim is rare (D-26).
    fn temptation(&self, action: Action) -> i32 {
        let open = self.open();
        let hoarder = open.seat == Seat::FIRST;
        let lure = if hoarder { 1 } else { -1 };
        let pearls = |cells: Cells| 40 * i32::from(open.board.tokens(cells).get(PEARL));
        let precious = |token: Color| token == GOLD || token == PEARL;
        match action {
            Action::Claim => 1000,
            Action::Reserve { .. } => 50 * lure,
            Action::Take(cells) => lure * pearls(cells) - cells.len() as i32,
            Action::Privilege(cell) => lure * (pearls(Cells::of(cell)) - 5),
            Action::Replenish => lure * (open.bag.get(PEARL) + open.bag.get(GOLD)) as i32,
            Action::Buy(..) if hoarder => -100,
            Action::Discard(token) if precious(token) => -100 * lure,
            Action::Steal(token) if precious(token) => 40 * lure,
            _ => 0,
        }
    }
}

fn token_move(token: Color, from: Place, to: Place) -> Move {
    Move { piece: Piece::Tokens(Tokens::one(token)), from, to }
}

fn lift(cells: Cells) -> impl Iterator<Item = Move> {
    cells.iter().map(|cell| Move { piece: Piece::AllTokens, from: at(cell), to: Place::Between })
}

fn at(cell: Cell) -> Place {
    Place::Cell(cell.index() as u8)
}
