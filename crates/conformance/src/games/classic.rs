//! The games of the classic kind, as far as they are alike.

mod audit;
mod candidates;
mod consequences;
mod event_order;
mod rulebook;

pub(super) use rulebook::Rulebook;

use parure_engine::card::{CardId, CardOrigin};
use parure_engine::chance::SplitMix64;
use parure_engine::classic::{Action, ClassicNotation, Event, JOKER, Phase, Refusal, State};
use parure_engine::game::{self, Outcome, Reason, Refusal as _, Setup};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, Tokens};

use super::place;
use crate::census::{Census, Move, Piece, Place};
use crate::laws::Law;
use crate::{Expected, LawSubject};

/// What is a game's own, told once more.
pub(super) trait ClassicLawSubject: ClassicNotation {
    /// The tokens of each gem colour, by the number of players from two.
    const GEMS: [u8; 3] = [4, 5, 7];

    /// The cards of each level, in the order of decks.
    const DECKS: &'static [[usize; 3]] = &[[40, 30, 20]];

    /// The kinds of action that only this game has.
    const OWN_KINDS: &'static [&'static str] = &[];

    /// The tokens of the colours behind the jokers.
    fn other_tokens(_players: usize) -> [u8; 2] {
        [0, 0]
    }

    /// How many tiles lie out at the start.
    fn tiles(players: usize) -> usize;

    /// How many cards of a level lie face up.
    fn spaces(options: &Self::Options) -> usize;

    /// Whether fewer tokens may be taken than possible.
    fn takes_fewer(options: &Self::Options) -> bool;

    /// The seats whose bonuses, points and cards count as one player's.
    fn allies(_: &State<Self>, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    /// The points that a player has besides cards and tiles.
    fn other_points(_: &State<Self>, _: Seat) -> u8 {
        0
    }

    /// Whether a player has done what sets off the last round.
    fn is_done(table: &State<Self>, seat: Seat) -> bool;

    /// What is wrong with the parts that no other game has.
    fn audit(_: &State<Self>) -> Law {
        Ok(())
    }

    /// Whether the game can go on, while this seat has set off its end.
    fn goes_on(table: &State<Self>, trigger: Seat) -> bool;

    /// Whether nobody plays on once the goal is reached.
    fn ends_at_once(options: &Self::Options) -> bool;

    /// Whether what only this game has follows from the action.
    fn audit_own_step(_: &State<Self>, _: Action<Self::Action>, _: &[Event<Self::Event>], _after: &State<Self>) -> Law {
        Ok(())
    }

    /// Which pieces an event moved that only this game has.
    fn own_moves(_: Self::Event) -> Vec<Move> {
        Vec::new()
    }

    /// How many turns a game has, if its last round was set off in the turn with this number, counted from 0.
    fn turns(table: &State<Self>, set_off: usize) -> usize;

    /// Who should have won, if the game has ended so.
    fn winners(table: &State<Self>, outcome: Outcome) -> SeatSet;

    /// How a game usually ends.
    const ENDING: Reason;

    /// What a few hundred games need not meet, besides a deadlock.
    const RARE: &'static [&'static str];

    /// Whether enough games meet a refusal with this code.
    fn refuses(_: &Self::Options, code: &str) -> bool {
        // In Splendor every token can go back.
        code != "never_returned" && !Self::RARE.contains(&code)
    }

    /// The kind of an action that only this game has.
    fn own_kind(_: Self::Action) -> &'static str {
        ""
    }

    /// A choice that only this game asks for, in a word.
    fn own_phase(_: Self::Phase) -> &'static str {
        ""
    }

    /// The words of such choices.
    const OWN_PHASES: &'static [&'static str] = &[];

    /// Appends the actions that only this game has and that can be said about this state.
    fn own_candidates(_: &State<Self>, _: &mut SplitMix64, _: &mut Vec<Self::Action>) {}

    /// Whether the rules allow an action that only this game has, in phase `act` or in one of the game.
    fn own_allows(_: &Rulebook<'_, Self>, _: Self::Action) -> bool {
        false
    }

    /// Whether there is no such action in phase `act`.
    fn own_stuck(_: &Rulebook<'_, Self>) -> bool {
        true
    }

    /// Whether such an action draws a card that is the secret of who draws it.
    fn draws_own_in_secret(_: Self::Action) -> bool {
        false
    }

    /// Whether spaces may wait to be filled in this phase.
    fn spaces_wait(_: Self::Phase) -> bool {
        false
    }

    /// Face-up cards beside the market, with their spaces.
    fn more_face_up(_: &State<Self>) -> Vec<(CardId, u8)> {
        Vec::new()
    }

    /// Where pieces lie that only this game has, or has elsewhere.
    fn own_census(_: &State<Self>, _: &mut Census) -> Law {
        Ok(())
    }

    /// The bonuses of a bought card, by colour.
    fn bonus_colors(_: &State<Self>, card: CardId) -> Vec<Color> {
        vec![Self::CARDS.face(card).bonus]
    }

    /// Tiles that only this seat could receive.
    fn own_tiles(_: &State<Self>, _: Seat) -> Vec<TileId> {
        Vec::new()
    }

    /// Whether a seat with these bonuses reaches a tile.
    fn reaches(_: &State<Self>, _: Seat, bonuses: [u8; 8], tile: TileId) -> bool {
        let needs = Self::TILES[tile.index()].needs.counts();
        (0..5).all(|gem| bonuses[gem] >= needs[gem])
    }

    /// Whether the player to act may neither buy nor reserve a card.
    fn is_closed(_: &State<Self>, _: CardId) -> bool {
        false
    }

    /// Whether tokens can pay for a card at all.
    fn is_for_tokens(_: &Rulebook<'_, Self>, _: CardId) -> bool {
        true
    }

    /// Whether so many jokers may stand for what is wanting, S-17: one for one.
    fn jokers_stand_for(_: &State<Self>, wanting: [u8; 5], jokers: u8) -> bool {
        wanting.iter().sum::<u8>() == jokers
    }
}

impl<R: ClassicLawSubject> LawSubject for State<R> {
    fn kinds() -> Vec<&'static str> {
        let shared: &[_] = &["take", "take_two", "reserve", "reserve_top", "buy", "return", "tile", "pass"];
        [shared, R::OWN_KINDS].concat()
    }

    fn kind(action: Self::Action) -> &'static str {
        match action {
            Action::TakeDifferent(_) => "take",
            Action::TakeTwo(_) => "take_two",
            Action::Reserve(_) => "reserve",
            Action::ReserveTop(_) => "reserve_top",
            Action::Buy(..) => "buy",
            Action::Return(_) => "return",
            Action::Tile(_) => "tile",
            Action::Pass => "pass",
            Action::Module(action) => R::own_kind(action),
        }
    }

    fn phase(&self) -> &'static str {
        match State::phase(self) {
            Phase::Act => "act",
            Phase::Return => "return",
            Phase::Tile => "tile",
            Phase::Module(phase) => R::own_phase(phase),
            Phase::Over(_) => "over",
        }
    }

    fn expected(setup: &Setup<R::Options>) -> Expected {
        let codes = Refusal::<R>::all().map(game::Refusal::code);
        let met =
            |code: &&str| R::refuses(&setup.options, code) && (*code != "take_more" || !R::takes_fewer(&setup.options));
        let common = |words: Vec<&'static str>| words.into_iter().filter(|word| !R::RARE.contains(word)).collect();
        Expected {
            phases: common([&["act", "return", "tile", "over"], R::OWN_PHASES].concat()),
            kinds: common(Self::kinds()),
            codes: codes.filter(met).collect(),
            endings: vec![R::ENDING],
            rare: [&["Deadlock"], R::RARE].concat(),
        }
    }

    fn candidates(&self, stream: &mut SplitMix64, out: &mut Vec<Self::Action>) {
        candidates::candidates(self, stream, out);
    }

    fn rulebook(&self) -> impl Fn(Self::Action) -> bool {
        let rulebook = Rulebook::new(self);
        move |action| rulebook.allows(action)
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

    fn audit_step(&self, action: Self::Action, events: &[Self::Event], after: &Self) -> Result<(), String> {
        consequences::audit_step(self, action, events, after)
    }

    fn audit_event_order(&self, events: &[Self::Event]) -> Result<(), String> {
        event_order::audit_event_order(self, events)
    }

    fn moves(event: Self::Event) -> Vec<Move> {
        match event {
            Event::Took { seat, tokens } => vec![from_table(Piece::Tokens(tokens.tokens()), seat)],
            // A tile that was set aside for the player comes from there, which the event need not say.
            Event::Received { seat, tile } => vec![from_table(Piece::Tile(tile), seat)],
            Event::Reserved { seat, card, from, joker } => {
                let blind = matches!(from, CardOrigin::Deck(_) | CardOrigin::SecondDeck(_));
                let to = if blind { Place::Secret(seat) } else { Place::Hand(seat) };
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
            | Event::Passed { .. }
            | Event::LastRound { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => Vec::new(),
            Event::Module(event) => R::own_moves(event),
        }
    }

    fn draws_in_secret(action: Self::Action) -> bool {
        match action {
            Action::ReserveTop(_) => true,
            Action::Module(action) => R::draws_own_in_secret(action),
            _ => false,
        }
    }

    /// Bonuses for several tiles at once: a choice between tiles is rare.
    fn temptation(&self, action: Self::Action) -> i32 {
        let Action::Buy(card, _) = action else { return i32::from(matches!(action, Action::TakeDifferent(_))) };
        let bonus = Self::face(card).bonus;
        let lacking = |tile: &usize| R::TILES[*tile].needs.get(bonus) > self.bonuses(self.seat()).get(bonus);
        let tiles = self.tiles().iter().map(TileId::index);
        10 + 10 * tiles.filter(lacking).count() as i32 - i32::from(Self::face(card).points)
    }
}

pub(super) fn from_table(piece: Piece, seat: Seat) -> Move {
    Move { piece, from: Place::Table, to: Place::Player(seat) }
}
