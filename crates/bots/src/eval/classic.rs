//! What Splendor and Marvel share: cards in reach, nobles or locations, the race to the target.

mod actions;
mod features;
mod leanings;
mod reasons;

pub(super) use actions::{KINDS, narrow, sketch};
pub(super) use features::{SEAT_INPUTS, TABLE_INPUTS, describe_seat, describe_table, rule_of_thumb};
pub(super) use leanings::{taste, temptation};
pub(super) use reasons::reasons;

use parure_engine::card::CardId;
use parure_engine::classic::{JOKER, PAIR_NEEDS, Phase, Rules, State};
use parure_engine::seat::Seat;
use parure_engine::tokens::{ColorSet, GEMS, Tokens};

use super::reach::{Reach, reach, share};

/// What the two games do not share.
pub(super) trait Race: Rules {
    /// How many numbers [`Race::describe`] writes.
    const EXTRA: usize;

    /// The points that win.
    fn target(table: &State<Self>) -> u8;

    /// The points that count for a seat: its side's.
    fn points(table: &State<Self>, seat: Seat) -> u8;

    /// The partner of a seat, in a team game.
    fn partner(table: &State<Self>, seat: Seat) -> Option<Seat>;

    /// What a card brings besides its points and its bonus, in points.
    fn extra_points(table: &State<Self>, seat: Seat, card: CardId) -> u8;

    /// What the seat lacks for a win besides points: a number of cards.
    fn lacking(table: &State<Self>, seat: Seat) -> u8;

    /// Describes what only this game has.
    fn describe(table: &State<Self>, seat: Seat, out: &mut [f32]);
}

/// A card that a player could come to buy.
#[derive(Clone, Copy, Debug)]
struct Prospect {
    card: CardId,
    reach: Reach,
    /// Its points with those of a tile that it would bring.
    points: u8,
    in_hand: bool,
}

impl Prospect {
    /// How much a player is drawn to the card.
    fn worth(&self) -> f32 {
        (f32::from(self.points) + 0.5) * share(self.reach.missing)
    }
}

/// The most prospects a player can have: a full market and a full hand.
const MOST_PROSPECTS: usize = 27;

/// A player's prospects.
struct Prospects {
    list: [Option<Prospect>; MOST_PROSPECTS],
    len: usize,
}

impl Prospects {
    fn of<R: Race>(table: &State<R>, seat: Seat) -> Self {
        let player = table.player(seat);
        let bonuses = table.bonuses(seat);
        let pairs = table.bank().at_least(PAIR_NEEDS).and(ColorSet::GEMS);
        let visits = tile_points::<R>(table, bonuses);
        let mut prospects = Self { list: [None; MOST_PROSPECTS], len: 0 };
        let mut add = |card: CardId, in_hand| {
            let face = State::<R>::face(card);
            let reach = reach(face.cost.saturating_sub(bonuses), player.tokens, JOKER, pairs);
            let points = face.points + visits[face.bonus.index()] + R::extra_points(table, seat, card);
            if let Some(place) = prospects.list.get_mut(prospects.len) {
                *place = Some(Prospect { card, reach, points, in_hand });
                prospects.len += 1;
            }
        };
        table.market().cards().iter().for_each(|card| add(card, false));
        player.hand.iter().for_each(|reserved| add(reserved.card, true));
        prospects
    }

    fn iter(&self) -> impl Iterator<Item = &Prospect> {
        self.list[..self.len].iter().flatten()
    }

    fn get(&self, card: CardId) -> Option<&Prospect> {
        self.iter().find(|prospect| prospect.card == card)
    }
}

/// The points of the tile that one more bonus of each colour would bring.
fn tile_points<R: Rules>(table: &State<R>, bonuses: Tokens) -> [u8; 5] {
    let mut points = [0; 5];
    for tile in table.tiles().iter() {
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

/// The seat that stands for the side of this one.
pub(super) fn side<R: Race>(table: &State<R>, seat: Seat) -> Seat {
    R::partner(table, seat).map_or(seat, |partner| partner.min(seat))
}

/// Whether the main choice of a turn is open.
pub(super) fn is_quiet<R: Rules>(table: &State<R>) -> bool {
    matches!(table.phase(), Phase::Act | Phase::Over(_))
}

/// The seats that play against this one.
fn opponents<R: Race>(table: &State<R>, seat: Seat) -> impl Iterator<Item = Seat> {
    let own = side(table, seat);
    Seat::all(table.players()).filter(move |&other| side(table, other) != own)
}
