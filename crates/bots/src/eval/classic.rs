//! What bots know about every classic game: cards in reach, nobles or locations, the race to the target.

pub(super) mod actions;
mod features;
mod items;
mod leanings;
mod reasons;

use std::ops::Range;

use parure_engine::card::CardId;
use parure_engine::classic::{Action, Card, ClassicForesight, JOKER, PAIR_NEEDS, Phase, Rules, State};
use parure_engine::game::Game;
use parure_engine::seat::Seat;
use parure_engine::tokens::{Color, ColorSet, GEMS, Tokens};

use super::Weights;
use super::reach::{Reach, reach, share};
use crate::explain::{Reason, add_aim};
use crate::knowledge::{Knowledge, Sketch};
use crate::personality::Personality;
use crate::sheet::{Row, Sheet};

/// What bots know about one game of them.
pub trait ClassicKnowledge: ClassicForesight {
    /// How many numbers [`ClassicKnowledge::describe`] writes.
    const EXTRA: usize;

    /// For each kind of the game's own actions, the shared kind that it is like.
    const OWN_KINDS: &'static [usize] = &[];

    /// What was learned about the game.
    fn weights() -> &'static Weights;

    /// The points that count for a seat: its side's.
    fn points(state: &State<Self>, seat: Seat) -> u8;

    /// What a card brings besides its points and its bonus, in points.
    fn extra_points(_: &State<Self>, _: Seat, _: CardId) -> u8 {
        0
    }

    /// What a seat can pay with, things that are no tokens counted as the jokers that they are worth.
    fn purse(state: &State<Self>, seat: Seat) -> Tokens {
        state.player(seat).tokens
    }

    /// The shared action that one of the game's own looks like at a glance: what the model has learned of it holds here too.
    fn like(_: &State<Self>, _: Self::Action) -> Action<Self::Action> {
        Action::Pass
    }

    /// The kind of one of the game's own actions, a place in [`ClassicKnowledge::OWN_KINDS`].
    fn own_kind(_: Self::Action) -> usize {
        0
    }

    /// Whether one of the game's own actions is worth a thought, given those that are legal.
    fn is_worth_a_thought(_: &State<Self>, _: Self::Action, _legal: &[Action<Self::Action>]) -> bool {
        true
    }

    /// What the seat lacks for a win besides points: a number of cards.
    fn lacking(_: &State<Self>, _: Seat) -> u8 {
        0
    }

    /// Describes what only this game has.
    fn describe(_: &State<Self>, _: Seat, _: &mut Row<'_>) {}

    /// Describes what only this game's cards have, in at most four numbers.
    fn describe_card(_: &State<Self>, _: Seat, _: CardId, _: &mut Row<'_>) {}

    /// Changes the descriptions of actions where this game means something else by them.
    fn refine_sketches(_: &State<Self>, _: &[Action<Self::Action>], _: &mut [Sketch]) {}

    /// The rule of thumb, given what it is without what only this game has.
    fn rule_of_thumb(_: &State<Self>, _: Seat, common: f32) -> f32 {
        common
    }

    /// How much a personality likes a state, given how much it does without what only this game has.
    fn taste(_: &State<Self>, _: Seat, _: Personality, common: f32) -> f32 {
        common
    }

    /// How much an action tempts a personality, given how much it does without what only this game has.
    fn temptation(_: &State<Self>, _: Action<Self::Action>, _: Personality, common: f32) -> f32 {
        common
    }

    /// Adds what can be said for an action in this game only.
    fn add_reasons(_: &State<Self>, _: Action<Self::Action>, _: &mut Vec<Reason>) {}
}

impl<R: ClassicKnowledge> Knowledge for State<R> {
    const ITEM_NUMBERS: usize = features::ITEM_NUMBERS;
    const OWN_ITEM_NUMBERS: Range<usize> = items::TILE - 4..items::TILE;
    const SEAT_NUMBERS: usize = features::SEAT_NUMBERS + R::EXTRA;
    const KINDS: usize = actions::kinds::SHARED + R::OWN_KINDS.len();
    const OWN_KINDS: &'static [usize] = R::OWN_KINDS;

    fn weights() -> &'static Weights {
        R::weights()
    }

    fn describe(&self, order: &[Seat], sheet: &mut Sheet) {
        features::describe(self, order, sheet);
    }

    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Act | Phase::Over(_))
    }

    fn is_last_round(&self) -> bool {
        self.trigger().is_some()
    }

    fn narrow(&self, actions: &mut Vec<Self::Action>) {
        actions::narrow(self, actions);
    }

    fn sketch(&self, actions: &[Self::Action], out: &mut Vec<Sketch>) {
        let first = out.len();
        actions::sketch(self, actions, out);
        R::refine_sketches(self, actions, &mut out[first..]);
    }

    fn rule_of_thumb(&self, seat: Seat) -> f32 {
        R::rule_of_thumb(self, seat, features::rule_of_thumb(self, seat))
    }

    fn taste(&self, seat: Seat, personality: Personality) -> f32 {
        R::taste(self, seat, personality, leanings::taste(self, seat, personality)).clamp(-1.0, 1.0)
    }

    fn temptation(&self, action: Self::Action, personality: Personality) -> f32 {
        R::temptation(self, action, personality, leanings::temptation(self, action, personality))
    }

    fn purchase(&self, action: Self::Action) -> Option<CardId> {
        let action = if let Action::Module(own) = action { R::like(self, own) } else { action };
        if let Action::Buy(card, _) = action { Some(card) } else { None }
    }

    fn reasons(&self, action: Self::Action, aim: Option<CardId>) -> Vec<Reason> {
        let aim = aim.filter(|&card| Prospects::of(self, self.seat()).get(card).is_some());
        let mut reasons = reasons::reasons(self, action, aim);
        R::add_reasons(self, action, &mut reasons);
        add_aim(&mut reasons, aim);
        if reasons.is_empty() {
            reasons.push(Reason::plain("reason-best-by-search"));
        }
        reasons
    }
}

/// A card that a player could come to buy.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    card: CardId,
    face: &'static Card,
    reach: Reach,
    /// Its points with those of a tile that it would bring.
    points: u8,
    in_hand: bool,
}

impl Prospect {
    /// How much a player is drawn to the card.
    #[inline]
    fn worth(&self) -> f32 {
        (f32::from(self.points) + 0.5) * share(self.reach.missing)
    }
}

/// The most prospects a player can have: a full market with the rows of an expansion, and a full hand.
const MOST_PROSPECTS: usize = 33;
/// How many a player has at most without an expansion. Small enough a list for the allocator to have one at hand.
const USUAL_PROSPECTS: usize = 15;

/// A player's prospects.
struct Prospects(Vec<Prospect>);

/// A player who looks at cards.
struct Onlooker<'a, R: ClassicKnowledge> {
    table: &'a State<R>,
    seat: Seat,
    purse: Tokens,
    bonuses: Tokens,
    /// The colours of which two can be taken at once.
    pairs: ColorSet,
    /// The points of the tile that one more bonus of each colour would bring.
    visits: [u8; 5],
}

impl<'a, R: ClassicKnowledge> Onlooker<'a, R> {
    fn new(table: &'a State<R>, seat: Seat) -> Self {
        let bonuses = table.bonuses(seat);
        Self {
            table,
            seat,
            purse: R::purse(table, seat),
            bonuses,
            pairs: table.bank().at_least(PAIR_NEEDS).and(ColorSet::GEMS),
            visits: tile_points::<R>(table, seat, bonuses),
        }
    }

    fn look(&self, card: CardId, in_hand: bool) -> Prospect {
        let face = State::<R>::face(card);
        let reach = reach(face.cost.saturating_sub(self.bonuses), self.purse, JOKER, self.pairs);
        let points = face.points + of_color(&self.visits, face.bonus) + R::extra_points(self.table, self.seat, card);
        Prospect { card, face, reach, points, in_hand }
    }
}

impl Prospects {
    const NONE: Self = Self(Vec::new());

    fn of<R: ClassicKnowledge>(table: &State<R>, seat: Seat) -> Self {
        let onlooker = Onlooker::new(table, seat);
        let mut list = Vec::with_capacity(USUAL_PROSPECTS);
        R::buyable(table, seat, R::face_up_cards(table)).iter().for_each(|card| list.push(onlooker.look(card, false)));
        let hand = table.player(seat).hand.iter().map(|reserved| reserved.card);
        let hand = hand.filter(|&card| R::may_buy(table, seat, card).is_ok());
        list.extend(hand.map(|card| onlooker.look(card, true)));
        debug_assert!(list.len() <= MOST_PROSPECTS);
        Self(list)
    }

    fn iter(&self) -> impl Iterator<Item = &Prospect> {
        self.0.iter()
    }

    fn get(&self, card: CardId) -> Option<&Prospect> {
        self.iter().find(|prospect| prospect.card == card)
    }

    /// The same, for a card that most likely stands at this place, as it does in another player's list.
    fn get_near(&self, place: usize, card: CardId) -> Option<&Prospect> {
        self.0.get(place).filter(|prospect| prospect.card == card).or_else(|| self.get(card))
    }
}

/// The points of the tile that one more bonus of each colour would bring.
fn tile_points<R: Rules>(table: &State<R>, seat: Seat, bonuses: Tokens) -> [u8; 5] {
    let mut points = [0; 5];
    for tile in R::tiles_for(table, seat).iter() {
        let face = &R::TILES[tile.index()];
        let lacking = face.needs.saturating_sub(bonuses);
        if lacking.total() == 1 {
            for gem in GEMS {
                if lacking.get(gem) == 1 {
                    points[gem.index()] = points[gem.index()].max(face.points);
                }
            }
        }
    }
    points
}

/// The count of a colour; none for a card without a colour of its own.
fn of_color(counts: &[u8; 5], color: Color) -> u8 {
    counts.get(color.index()).copied().unwrap_or(0)
}

/// The seats that play against this one.
fn opponents<R: ClassicKnowledge>(table: &State<R>, seat: Seat) -> impl Iterator<Item = Seat> {
    let own = table.side(seat);
    Seat::all(table.players()).filter(move |&other| !own.contains(other))
}
