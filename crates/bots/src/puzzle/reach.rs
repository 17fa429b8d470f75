//! What a player can come to at best: a bound that gives most hopeless tries up at once.

use parure_engine::notation::Notation;
use parure_engine::any::{KnownGame, RulesId};
use parure_engine::card::{CardId, Level};
use parure_engine::card_set::CardSet;
use parure_engine::classic::{self, JOKER, Rules, State};
use parure_engine::duel::{self, Bonus, Duel, GOLD, ROYAL_CROWNS, WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS};
use parure_engine::foresight::Foresight;
use parure_engine::seat::Seat;
use parure_engine::tokens::{Color, GEMS, Tokens};

/// A game that knows how far a player can come in a few turns.
pub trait Reach: KnownGame {
    /// Whether a seat could still win in so many own turns, if nobody stood in the way. False only where it cannot be forced:
    /// where it is out of reach by all that lies open, and what turns up can be of no use.
    fn may_win(&self, seat: Seat, turns: u8) -> bool;
}

/// Whether a game is one without an expansion, of which alone this is known.
pub(super) fn is_base<G: KnownGame>() -> bool {
    RulesId::from(G::RULES.game()) == G::RULES
}

/// The most tokens that a turn without a purchase brings.
const TAKEN: u8 = 3;
/// The points of the tile that comes to whoever has the most Avengers, and of a royal at most.
const EXTRA_POINTS: u8 = 3;

/// A card that brings somebody nearer to a win.
#[derive(Clone, Copy)]
struct Prospect {
    points: u8,
    crowns: u8,
    color: Option<Color>,
    /// What it costs the player now.
    price: u8,
    /// The tokens that are missing for it.
    missing: u8,
}

/// The prospects among the cards within reach: those that lie open to the player, and those that may turn up, of each level
/// that has too few others for chance to turn up.
fn prospects(open: CardSet, decks: &CardSet, draws: usize, of: impl Fn(CardId) -> Option<Prospect>) -> Vec<Prospect> {
    let mut all: Vec<Prospect> = open.iter().filter_map(&of).collect();
    for level in Level::ALL {
        let undrawn = decks.filter(|card| card.level() == level);
        let useful: Vec<Prospect> = undrawn.iter().filter_map(&of).collect();
        if undrawn.len() - useful.len() < draws {
            all.extend(useful);
        }
    }
    all
}

/// Whether some choice of at most so many of the prospects is enough.
fn some_choice(from: &[Prospect], chosen: &mut Vec<Prospect>, most: usize, enough: &impl Fn(&[Prospect]) -> bool) -> bool {
    if enough(chosen) {
        return true;
    }
    if chosen.len() == most {
        return false;
    }
    from.iter().enumerate().any(|(place, &one)| {
        chosen.push(one);
        let found = some_choice(&from[place + 1..], chosen, most, enough);
        chosen.pop();
        found
    })
}

/// Whether a choice of cards can be paid in so many turns, of which `purchases` are spent on cards: with what is held, what
/// the other turns bring, and what each purchase saves and brings the others.
fn payable(chosen: &[Prospect], held: u8, taken: u8, saved: u8) -> bool {
    let each = |one: &Prospect| one.price.saturating_sub(saved);
    chosen.iter().all(|one| one.missing <= taken + saved) && chosen.iter().map(each).sum::<u8>() <= held + taken
}

impl<R: Rules> Reach for State<R>
where
    Self: KnownGame + Foresight,
{
    fn may_win(&self, seat: Seat, turns: u8) -> bool {
        let open = !is_base::<Self>() || self.phase() != classic::Phase::Act || turns == 0;
        let ending = self.trigger().is_some() || self.passes() > 0;
        let player = self.player(seat);
        let need = self.target().saturating_sub(player.points);
        if open || ending || need == 0 || R::side(self.options(), seat).len() > 1 {
            return true;
        }
        let purse = player.tokens;
        let bonuses = self.bonuses(seat);
        let farthest = TAKEN * (turns - 1);
        let of = |card| {
            let face = Self::face(card);
            let price = face.cost.saturating_sub(bonuses);
            let missing = price.saturating_sub(purse).total().saturating_sub(purse.get(JOKER));
            let one = Prospect {
                points: face.points,
                crowns: 0,
                color: Some(face.bonus),
                price: price.total(),
                missing,
            };
            (face.points > 0 && missing <= farthest).then_some(one)
        };
        let hand: CardSet = player.hand.iter().map(|reserved| reserved.card).collect();
        let draws = usize::from(turns) * (self.players() + 1);
        let all = prospects(self.market().cards().or(&hand), self.decks(), draws, of);
        let assembles = if <Self as Notation>::NAME == "marvel" { EXTRA_POINTS } else { 0 };
        (0..=turns).any(|purchases| {
            let enough = |chosen: &[Prospect]| {
                let points: u8 = chosen.iter().map(|one| one.points).sum();
                let gained = chosen.iter().filter_map(|one| one.color).fold(bonuses, |sum, color| sum + Tokens::one(color));
                let others = purchases - chosen.len() as u8;
                let reached = self.tiles().iter().map(|tile| &R::TILES[tile.index()]);
                let mut tiles: Vec<u8> = reached
                    .filter(|tile| tile.needs.saturating_sub(gained).total() <= others)
                    .map(|tile| tile.points)
                    .collect();
                tiles.sort_unstable_by(|one, other| other.cmp(one));
                points + tiles.iter().take(turns.into()).sum::<u8>() + assembles >= need
                    && payable(chosen, purse.total(), TAKEN * (turns - purchases), purchases.saturating_sub(1))
            };
            some_choice(&all, &mut Vec::new(), purchases.into(), &enough)
        })
    }
}

impl Reach for Duel {
    fn may_win(&self, seat: Seat, turns: u8) -> bool {
        let open = self.open();
        let player = open.player(seat);
        // Whoever holds everything that is scarce for too long can lose by that alone.
        if turns == 0 || open.phase != duel::Phase::Act || open.players.iter().any(|player| player.stalled > 0) {
            return true;
        }
        // Privileges that are held, and one that each turn of the others may give; what a purchase brings besides.
        let brought = player.privileges + 2 * turns;
        let farthest = TAKEN * (turns - 1) + brought + 2 * (turns - 1);
        let of = |card| {
            let face = Self::face(card);
            let price = player.price(card);
            let missing = price.saturating_sub(player.tokens).total().saturating_sub(player.tokens.get(GOLD));
            let color = match face.bonus {
                Bonus::Gem { color, .. } => Some(color),
                _ => None,
            };
            let one = Prospect {
                points: face.points,
                crowns: face.crowns,
                color,
                price: price.total(),
                missing,
            };
            ((face.points > 0 || face.crowns > 0) && missing <= farthest).then_some(one)
        };
        let hand: CardSet = self.hand(seat).iter().map(|reserved| reserved.card).collect();
        let all = prospects(open.pyramid.cards().or(&hand), self.decks(), usize::from(turns) * 3, of);
        (0..=turns).any(|purchases| {
            let enough = |chosen: &[Prospect]| {
                let crowns: u8 = player.crowns + chosen.iter().map(|one| one.crowns).sum::<u8>();
                let reached = ROYAL_CROWNS.iter().filter(|&&least| crowns >= least).count();
                let earned = reached.saturating_sub(player.royals.len()) as u8;
                let points: u8 = player.points + chosen.iter().map(|one| one.points).sum::<u8>() + EXTRA_POINTS * earned;
                let of_color = |color: Color| {
                    let counts = |one: &&Prospect| one.color.is_none_or(|own| own == color);
                    player.color_points.get(color) + chosen.iter().filter(counts).map(|one| one.points).sum::<u8>()
                };
                let wins = points >= WINNING_POINTS
                    || crowns >= WINNING_CROWNS
                    || GEMS.into_iter().any(|color| of_color(color) >= WINNING_COLOR_POINTS);
                let taken = TAKEN * (turns - purchases) + brought;
                wins && payable(chosen, player.tokens.total(), taken, 2 * purchases.saturating_sub(1))
            };
            some_choice(&all, &mut Vec::new(), purchases.into(), &enough)
        })
    }
}
