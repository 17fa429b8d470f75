//! Splendor Duel at a table.

use parure_engine::card::{CardId, CardOrigin, Level};
use parure_engine::chance::Recorded;
use parure_engine::duel::{
    Ability, Action, Bonus, Cell, Duel, Event, GOLD, PEARL, PRIVILEGES, Phase, ROYAL_CROWNS, Refusal, Source,
    TOKEN_LIMIT, View, WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS,
};
use parure_engine::game::{Game, Refusal as _};
use parure_engine::hand::HandView;
use parure_engine::payment::is_affordable;
use parure_engine::seat::{Observer, Seat};
use parure_engine::tokens::{GEMS, Tokens};

use super::classic::help;
use super::telling::Left;
use super::{TableGame, Telling, names};
use crate::protocol::{CardHelp, CardState, GameEvent, Goal, GoalKind, Outcome, TileHelp};

impl TableGame for Duel {
    const TOKEN_LIMIT: u8 = TOKEN_LIMIT;

    fn target(&self) -> u8 {
        WINNING_POINTS
    }

    fn side(&self, seat: Seat) -> Vec<Seat> {
        vec![seat]
    }

    fn tell(&self, event: Event, telling: &mut Telling) -> Option<GameEvent> {
        remember(event, telling);
        tell_card(event, telling).or_else(|| tell_token(event)).or_else(|| tell_turn(event, telling))
    }

    fn cover_reserves(view: &mut View, observer: Observer) {
        for seat in Seat::all(2).filter(|&seat| !observer.sees_hand_of(seat)) {
            let hand = &mut view.hands[seat.index()];
            let mut covered = HandView { hidden: hand.hidden, ..HandView::default() };
            hand.known.iter().for_each(|reserved| covered.hidden[reserved.card.level().index()] += 1);
            *hand = covered;
        }
    }

    fn card_help(&self, seat: Seat) -> Vec<CardHelp> {
        let player = self.open().player(seat);
        let with_rule = |card: CardId| {
            let help = help::<Self>(card, player.price(card), player.tokens, GOLD);
            let alone = Self::face(card).bonus == Bonus::Joker && player.bonuses.is_empty();
            if alone && help.state != CardState::Short {
                let closed = Some(Refusal::NothingUnderJoker.code().to_owned());
                return CardHelp { state: CardState::Closed, closed, ..help };
            }
            help
        };
        buyable(self, seat).map(with_rule).collect()
    }

    fn tile_help(&self) -> Vec<TileHelp> {
        Vec::new()
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        let player = self.open().player(seat);
        let goal = |goal, have, need| Goal { goal, have, need, color: None, lacking: None };
        let best = GEMS.into_iter().rev().max_by_key(|&color| player.color_points.get(color));
        let best = best.filter(|&color| player.color_points.get(color) > 0);
        let have = best.map_or(0, |color| player.color_points.get(color));
        vec![
            goal(GoalKind::Prestige, player.points, WINNING_POINTS),
            goal(GoalKind::Crowns, player.crowns, WINNING_CROWNS),
            Goal { color: best.map(names::color::<Self>), ..goal(GoalKind::Color, have, WINNING_COLOR_POINTS) },
        ]
    }

    fn outcome(&self, action: Action) -> Outcome {
        let mut outcome = Outcome::default();
        let gained = match action {
            Action::Take(cells) => self.open().board.tokens(cells),
            Action::Privilege(cell) => self.open().board.color_at(cell).map_or(Tokens::ZERO, Tokens::one),
            Action::Reserve { .. } => {
                outcome.gains = Some(names::tokens::<Self>(Tokens::one(GOLD)));
                Tokens::one(GOLD)
            }
            Action::Buy(card, payment) => {
                bought(self, action, card, &mut outcome);
                brought(self, action, payment.tokens(), Self::face(card).ability, &mut outcome);
                return outcome;
            }
            Action::Royal(tile) => {
                let royal = Self::royal(tile);
                outcome.points = royal.map(|royal| royal.points);
                brought(self, action, Tokens::ZERO, royal.and_then(|royal| royal.ability), &mut outcome);
                return outcome;
            }
            Action::Replenish => {
                outcome.gives_privilege = opponent_gains(self);
                return outcome;
            }
            _ => return outcome,
        };
        gain(self, action, gained, &mut outcome);
        outcome
    }

    fn reserve_top(&self, level: Level) -> Action {
        let board = &self.open().board;
        let gold = board.of(GOLD).first().or(Cell::new(0, 0)).expect("the board has a first space");
        Action::Reserve { gold, from: Source::Deck(level) }
    }
}

/// What follows from these tokens coming into the purse of the seat to act.
fn gain(game: &Duel, action: Action, gained: Tokens, outcome: &mut Outcome) {
    let seat = game.open().seat;
    let player = game.open().player(seat);
    let purse = player.tokens + gained;
    // A privilege comes before the mandatory action, so nothing is discarded yet.
    if purse.total() > TOKEN_LIMIT && !matches!(action, Action::Privilege(_)) {
        outcome.over = Some(purse.total() - TOKEN_LIMIT);
        outcome.returnable = Some(names::tokens::<Duel>(purse));
    }
    if matches!(action, Action::Take(_)) && (!gained.at_least(3).is_empty() || gained.get(PEARL) == 2) {
        outcome.gives_privilege = opponent_gains(game);
    }
    let payable = |card: CardId, purse: Tokens| is_affordable(player.price(card), purse, GOLD);
    let reached = buyable(game, seat).filter(|&card| !payable(card, player.tokens) && payable(card, purse));
    let reached: Vec<_> = reached.map(names::card::<Duel>).collect();
    outcome.reach = (!reached.is_empty()).then_some(reached);
}

/// Whether the opponent can take a privilege: nobody has a fourth (D-09).
fn opponent_gains(game: &Duel) -> Option<bool> {
    (game.open().opponent().privileges < PRIVILEGES).then_some(true)
}

/// What an ability brings by itself, without a further choice.
fn brought(game: &Duel, action: Action, paid: Tokens, ability: Option<Ability>, outcome: &mut Outcome) {
    let (seat, before) = (game.open().seat, game.open().current());
    let mut after = *game;
    after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
    let after = after.open().player(seat);
    let gained = (after.tokens + paid).saturating_sub(before.tokens);
    outcome.gains = (gained != Tokens::ZERO).then(|| names::tokens::<Duel>(gained));
    outcome.gains_privilege = (after.privileges > before.privileges).then_some(true);
    outcome.extra_turn = (ability == Some(Ability::ExtraTurn)).then_some(true);
}

fn buyable(game: &Duel, seat: Seat) -> impl Iterator<Item = CardId> {
    let own: Vec<_> = game.hand(seat).iter().map(|reserved| reserved.card).collect();
    game.open().pyramid.cards().iter().chain(own)
}

fn bought(game: &Duel, action: Action, card: CardId, outcome: &mut Outcome) {
    let before = game.open().current();
    let mut after = *game;
    // What chance reveals in the pyramid changes neither points nor crowns, so any card will do.
    after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
    let points = after.open().player(game.open().seat).points.saturating_sub(before.points);
    outcome.points = (points > 0).then_some(points);
    let crowns = before.crowns + Duel::face(card).crowns;
    let royal = ROYAL_CROWNS.iter().any(|&needed| before.crowns < needed && crowns >= needed);
    if royal {
        let royals: Vec<_> = game.open().royals.iter().map(names::tile::<Duel>).collect();
        outcome.tiles = (!royals.is_empty()).then_some(royals);
    }
    if after.open().phase == Phase::Discard {
        let tokens = after.open().current().tokens;
        outcome.over = Some(tokens.total() - TOKEN_LIMIT);
        outcome.returnable = Some(names::tokens::<Duel>(tokens));
    }
}

fn remember(event: Event, telling: &mut Telling) {
    if let Event::Reserved { seat, card: Some(card), from: CardOrigin::Market { space, .. }, .. }
    | Event::Bought { seat, card, from: CardOrigin::Market { space, .. }, .. } = event
    {
        telling.leave(Left { seat, level: card.level(), space, card });
    }
}

fn tell_card(event: Event, telling: &mut Telling) -> Option<GameEvent> {
    Some(match event {
        Event::Reserved { seat, card, from, .. } => {
            let (level, deck) = match (from, card) {
                (CardOrigin::Deck(level), _) => (level, true),
                (_, Some(card)) => (card.level(), false),
                _ => return None,
            };
            let card = card.map(names::card::<Duel>);
            GameEvent::Reserve { seat: seat.index(), card, level: level.number(), deck, joker: true }
        }
        Event::Bought { seat, card, paid, .. } => GameEvent::Buy {
            seat: seat.index(),
            card: names::card::<Duel>(card),
            pay: names::tokens::<Duel>(paid.tokens()),
        },
        Event::PlacedJoker { seat, card, color } => {
            GameEvent::Joker { seat: seat.index(), card: names::card::<Duel>(card), color: names::color::<Duel>(color) }
        }
        Event::TookRoyal { seat, royal } => GameEvent::Royal {
            seat: seat.index(),
            royal: names::tile::<Duel>(royal),
            points: Duel::royal(royal).map_or(0, |royal| royal.points),
        },
        Event::Refilled { space, card } => {
            let left = telling.refill(card.level(), space)?;
            GameEvent::Reveal {
                seat: left.seat.index(),
                level: card.level().number(),
                slot: space,
                card: Some(names::card::<Duel>(card)),
                replaces: names::card::<Duel>(left.card),
            }
        }
        _ => return None,
    })
}

fn tell_token(event: Event) -> Option<GameEvent> {
    let word = names::color::<Duel>;
    Some(match event {
        Event::SpentPrivilege { seat, token, .. } => GameEvent::UsePrivilege { seat: seat.index(), token: word(token) },
        Event::Took { seat, tokens, .. } => {
            GameEvent::Take { seat: seat.index(), tokens: names::tokens::<Duel>(tokens.tokens()) }
        }
        Event::TookToken { seat, token, .. } => GameEvent::TakeToken { seat: seat.index(), token: word(token) },
        Event::Stole { seat, token } => GameEvent::Steal { seat: seat.index(), token: word(token) },
        Event::Discarded { seat, token } => {
            GameEvent::Return { seat: seat.index(), tokens: names::tokens::<Duel>(Tokens::one(token)) }
        }
        Event::TookPrivilege { seat, from } => {
            GameEvent::GainPrivilege { seat: seat.index(), from: from.map(Seat::index) }
        }
        _ => return None,
    })
}

fn tell_turn(event: Event, telling: &mut Telling) -> Option<GameEvent> {
    Some(match event {
        Event::Replenished { seat } => GameEvent::Replenish { seat: seat.index(), count: 0 },
        // One line tells of the whole bag: whoever collects the lines adds these up.
        Event::Placed { .. } => GameEvent::Replenish { seat: 0, count: 1 },
        Event::Passed { seat } => GameEvent::Pass { seat: seat.index() },
        Event::Claimed { seat } => GameEvent::Claim { seat: seat.index() },
        Event::TurnEnded { seat, extra_turn } => {
            telling.end_turn(seat);
            return extra_turn.then_some(GameEvent::ExtraTurn { seat: seat.index() });
        }
        _ => return None,
    })
}
