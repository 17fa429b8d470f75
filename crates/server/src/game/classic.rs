//! Splendor and Marvel at a table.

use parure_engine::card::{CardId, CardOrigin, Level};
use parure_engine::chance::Recorded;
use parure_engine::classic::{Action, Event, JOKER, Rules, State, TOKEN_LIMIT, View};
use parure_engine::game::Game;
use parure_engine::hand::HandView;
use parure_engine::marvel::{GAUNTLET_POINTS, Marvel, MarvelRules, TIME};
use parure_engine::notation::Notation;
use parure_engine::payment::{is_affordable, missing};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};
use parure_engine::splendor::{Splendor, SplendorRules, partner};
use parure_engine::tile::TileSet;
use parure_engine::tokens::{ColorSet, GEMS, Tokens};

use super::telling::Left;
use super::{TableGame, Telling, names};
use crate::protocol::{CardHelp, CardState, GameEvent, Goal, GoalKind, Outcome, TileHelp};

impl TableGame for Splendor {
    const TOKEN_LIMIT: u8 = TOKEN_LIMIT;

    fn target(&self) -> u8 {
        self.options().target
    }

    fn side(&self, seat: Seat) -> Vec<Seat> {
        if self.options().team { vec![seat, partner(seat)] } else { vec![seat] }
    }

    fn tell(&self, event: Event, telling: &mut Telling) -> Option<GameEvent> {
        tell::<SplendorRules>(event, [0; MAX_SEATS], telling)
    }

    fn cover_reserves(view: &mut View<SplendorRules>, observer: Observer) {
        cover(view, observer);
    }

    fn card_help(&self, seat: Seat) -> Vec<CardHelp> {
        card_help(self, seat)
    }

    fn tile_help(&self) -> Vec<TileHelp> {
        tile_help(self)
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        let have = self.standing(seat).prestige;
        vec![goal(GoalKind::Prestige, have, self.options().target)]
    }

    fn outcome(&self, action: Action) -> Outcome {
        outcome(self, action)
    }

    fn reserve_top(&self, level: Level) -> Action {
        Action::ReserveTop(level)
    }
}

impl TableGame for Marvel {
    const TOKEN_LIMIT: u8 = TOKEN_LIMIT;

    fn target(&self) -> u8 {
        GAUNTLET_POINTS
    }

    fn side(&self, seat: Seat) -> Vec<Seat> {
        vec![seat]
    }

    fn tell(&self, event: Event, telling: &mut Telling) -> Option<GameEvent> {
        tell::<MarvelRules>(event, self.extra().tags, telling)
    }

    fn cover_reserves(view: &mut View<MarvelRules>, observer: Observer) {
        cover(view, observer);
    }

    fn card_help(&self, seat: Seat) -> Vec<CardHelp> {
        card_help(self, seat)
    }

    fn tile_help(&self) -> Vec<TileHelp> {
        tile_help(self)
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        let player = self.player(seat);
        let lacking = ColorSet::GEMS.without(player.bonuses.colors());
        let words = lacking.iter().map(|color| Self::COLORS[color.index()].word.into()).collect();
        let colors = goal(GoalKind::Colors, (GEMS.len() - lacking.len()) as u8, GEMS.len() as u8);
        vec![
            goal(GoalKind::Prestige, player.points, GAUNTLET_POINTS),
            Goal { lacking: Some(words), ..colors },
            goal(GoalKind::Time, player.tokens.get(TIME).min(1), 1),
        ]
    }

    fn outcome(&self, action: Action) -> Outcome {
        outcome(self, action)
    }

    fn reserve_top(&self, level: Level) -> Action {
        Action::ReserveTop(level)
    }
}

fn goal(goal: GoalKind, have: u8, need: u8) -> Goal {
    Goal { goal, have, need, color: None, lacking: None }
}

fn tell<R: Rules>(event: Event, tags: [u8; MAX_SEATS], telling: &mut Telling) -> Option<GameEvent>
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    if let Event::Reserved { seat, card: Some(card), from: CardOrigin::Market { level, space }, .. }
    | Event::Bought { seat, card, from: CardOrigin::Market { level, space }, .. } = event
    {
        telling.leave(Left { seat, level, space, card });
    }
    Some(match event {
        Event::Took { seat, tokens } => {
            GameEvent::Take { seat: seat.index(), tokens: names::tokens::<State<R>>(tokens.tokens()) }
        }
        Event::Reserved { seat, card, from, joker } => {
            let (level, deck) = match from {
                CardOrigin::Market { level, .. } => (level, false),
                CardOrigin::Deck(level) => (level, true),
                CardOrigin::Hand => return None,
            };
            let card = card.map(names::card::<State<R>>);
            GameEvent::Reserve { seat: seat.index(), card, level: level.number(), deck, joker }
        }
        Event::Bought { seat, card, paid, .. } => GameEvent::Buy {
            seat: seat.index(),
            card: names::card::<State<R>>(card),
            pay: names::tokens::<State<R>>(paid.tokens()),
        },
        Event::Refilled { level, space, card } => {
            let left = telling.refill(level, space)?;
            GameEvent::Reveal {
                seat: left.seat.index(),
                level: level.number(),
                slot: space,
                card: card.map(names::card::<State<R>>),
                replaces: names::card::<State<R>>(left.card),
            }
        }
        Event::Returned { seat, token } => {
            GameEvent::Return { seat: seat.index(), tokens: names::tokens::<State<R>>(Tokens::one(token)) }
        }
        Event::Received { seat, tile } => GameEvent::Tile {
            seat: seat.index(),
            tile: names::tile::<State<R>>(tile),
            points: R::TILES[tile.index()].points,
        },
        Event::Gained { seat, .. } => GameEvent::TimeStone { seat: seat.index() },
        Event::Assembled { seat, from } => GameEvent::AvengersTile {
            seat: seat.index(),
            tags: tags[seat.index()],
            points: 3,
            from: from.map(Seat::index),
        },
        Event::Passed { seat } => GameEvent::Pass { seat: seat.index() },
        Event::LastRound { seat } => GameEvent::LastRound { seat: seat.index() },
        Event::TurnEnded { seat } => {
            telling.end_turn(seat);
            return None;
        }
        Event::GameOver { .. } => return None,
    })
}

fn cover<R: Rules>(view: &mut View<R>, observer: Observer) {
    for seat in Seat::all(view.players).filter(|&seat| !observer.sees_hand_of(seat)) {
        let hand = &mut view.seats[seat.index()].hand;
        let mut covered = HandView { hidden: hand.hidden, ..HandView::default() };
        hand.known.iter().for_each(|reserved| covered.hidden[reserved.card.level().index()] += 1);
        *hand = covered;
    }
}

fn card_help<R: Rules>(table: &State<R>, seat: Seat) -> Vec<CardHelp>
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    let player = table.player(seat);
    let own = player.hand.iter().map(|reserved| reserved.card);
    let cards = table.market().cards().iter().chain(own);
    cards.map(|card| help::<State<R>>(card, table.price(seat, card), player.tokens, JOKER)).collect()
}

/// How a price stands to a purse.
pub(super) fn help<G: Notation>(
    card: CardId,
    price: Tokens,
    purse: Tokens,
    joker: parure_engine::tokens::Color,
) -> CardHelp {
    let lacking = missing(price, purse);
    let gold = lacking.min(purse.get(joker));
    let state = match lacking {
        0 => CardState::Buy,
        _ if lacking == gold => CardState::Gold,
        _ => CardState::Short,
    };
    CardHelp {
        card: names::card::<G>(card),
        price: names::tokens::<G>(price),
        state,
        pay: names::tokens::<G>(price.min(purse) + Tokens::of(joker, gold)),
        gold,
        missing: names::tokens::<G>(price.saturating_sub(purse)),
        closed: None,
    }
}

fn tile_help<R: Rules>(table: &State<R>) -> Vec<TileHelp>
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    let lacking = |needs: Tokens| {
        let seats = Seat::all(table.players());
        seats.map(|seat| names::tokens::<State<R>>(needs.saturating_sub(table.bonuses(seat)))).collect()
    };
    let tiles = table.tiles().iter();
    tiles
        .map(|tile| TileHelp { tile: names::tile::<State<R>>(tile), lacking: lacking(R::TILES[tile.index()].needs) })
        .collect()
}

/// Cards that can be paid with `more` in addition and not without.
fn reach<R: Rules>(table: &State<R>, seat: Seat, more: Tokens) -> Vec<String>
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    let player = table.player(seat);
    let own = player.hand.iter().map(|reserved| reserved.card);
    let payable = |card: CardId, purse: Tokens| is_affordable(table.price(seat, card), purse, JOKER);
    let cards = table.market().cards().iter().chain(own);
    let reached = cards.filter(|&card| !payable(card, player.tokens) && payable(card, player.tokens + more));
    reached.map(names::card::<State<R>>).collect()
}

fn outcome<R: Rules>(table: &State<R>, action: Action) -> Outcome
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    let seat = table.seat();
    let player = table.player(seat);
    let mut outcome = Outcome::default();
    let gained = match action {
        Action::TakeDifferent(gems) => gems.one_each(),
        Action::TakeTwo(gem) => Tokens::of(gem, 2),
        Action::Reserve(_) | Action::ReserveTop(_) => {
            let joker = Tokens::one(JOKER).min(table.bank());
            outcome.gains = gains::<R>(joker);
            joker
        }
        Action::Buy(card, payment) => {
            bought(table, action, card, payment.tokens(), &mut outcome);
            return outcome;
        }
        Action::Tile(tile) => {
            outcome.points = Some(R::TILES[tile.index()].points);
            return outcome;
        }
        Action::Return(_) | Action::Pass => return outcome,
    };
    let purse = player.tokens + gained;
    if purse.total() > TOKEN_LIMIT {
        outcome.over = Some(purse.total() - TOKEN_LIMIT);
        outcome.returnable = Some(names::tokens::<State<R>>(purse.only(R::RETURNABLE)));
    }
    let reached = reach(table, seat, gained);
    outcome.reach = (!reached.is_empty()).then_some(reached);
    outcome
}

fn gains<R: Rules>(tokens: Tokens) -> Option<crate::protocol::Tokens>
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    (tokens != Tokens::ZERO).then(|| names::tokens::<State<R>>(tokens))
}

/// What a purchase brings: its points, and the tiles that come or may be chosen at the end of the turn.
fn bought<R: Rules>(table: &State<R>, action: Action, card: CardId, paid: Tokens, outcome: &mut Outcome)
where
    State<R>: Notation<Action = Action, Event = Event>,
{
    let seat = table.seat();
    let before = table.player(seat).points;
    let mut after = *table;
    // What chance reveals in the market changes neither points nor tiles, so any card will do.
    after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
    let points = after.player(seat).points.saturating_sub(before);
    outcome.points = (points > 0).then_some(points);
    let came = after.player(seat).tiles.without(table.player(seat).tiles);
    let offered = if came.is_empty() { reached_with(table, seat, card) } else { came };
    let tiles: Vec<_> = offered.iter().map(names::tile::<State<R>>).collect();
    outcome.tiles = (!tiles.is_empty()).then_some(tiles);
    let tokens = after.player(seat).tokens;
    outcome.gains = gains::<R>((tokens + paid).saturating_sub(table.player(seat).tokens));
    if after.seat() == seat && tokens.total() > TOKEN_LIMIT {
        outcome.over = Some(tokens.total() - TOKEN_LIMIT);
        outcome.returnable = Some(names::tokens::<State<R>>(tokens.only(R::RETURNABLE)));
    }
}

fn reached_with<R: Rules>(table: &State<R>, seat: Seat, card: CardId) -> TileSet {
    let bonuses = table.bonuses(seat) + Tokens::one(R::CARDS.face(card).bonus);
    table.tiles().iter().filter(|tile| bonuses.covers(R::TILES[tile.index()].needs)).collect()
}
