//! Plans in the classic games.

use parure_engine::any::KnownGame;
use parure_engine::card::CardId;
use parure_engine::card_set::CardSet;
use parure_engine::classic::{Action, JOKER, PAIR_NEEDS, Phase, Rules, State, Tile};
use parure_engine::foresight::Foresight;
use parure_engine::game::{Game, ToAct};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::tile::TileSet;
use parure_engine::tokens::{Color, ColorSet, GEMS, Tokens};

use super::prospects::{Means, Prospect, TAKEN, turning_up};
use super::{Bare, Plan, is_base};

/// What the turn of another player takes away: tokens of the bank, and a face-up card.
#[derive(Clone, Copy, PartialEq)]
pub struct Loss {
    tokens: Tokens,
    card: Option<CardId>,
}

impl<R: Rules> Plan for State<R>
where
    Self: KnownGame + Foresight + Game<Action = Action<<R as Rules>::Action>>,
{
    type Loss = Loss;
    type Powers = ();

    fn may_win(&self, seat: Seat, turns: u8) -> bool {
        if !is_base::<Self>() || self.phase() != Phase::Act || self.trigger().is_some() {
            return true;
        }
        let alone = self.side(seat) == SeatSet::EMPTY.with(seat);
        !alone || may_deadlock(self, turns) || can_come_to(self, seat, turns, self.target(), false)
    }

    fn bare(&self, seat: Seat, turns: u8) -> Option<Bare<Self>> {
        // Tables with an agreement of their own are not thought of here.
        let plain = is_base::<Self>() && *self.options() == R::Options::default() && self.trigger().is_none();
        if !plain || self.passes() > 0 {
            return None;
        }
        let mut lost = TileSet::EMPTY;
        let mut purchases = 0;
        for other in Seat::all(self.players()).filter(|&other| other != seat) {
            let own = turns_before_the_end(self, seat, turns, other);
            if can_come_to(self, other, own, self.target(), true) {
                return None;
            }
            purchases = purchases.max(own);
            let bonuses = self.bonuses(other);
            let reached = |needs: Tokens| needs.saturating_sub(bonuses).total() <= own;
            let reached = self.tiles().iter().filter(|tile| reached(R::TILES[tile.index()].needs));
            lost = reached.fold(lost, TileSet::with);
        }
        Some(Bare { table: self.bare(seat, lost, purchases), powers: () })
    }

    fn losses(Bare { table, .. }: &Bare<Self>, out: &mut Vec<Loss>) {
        let gems = table.bank().colors().and(ColorSet::GEMS);
        let mut take = |colors: ColorSet| out.push(Loss { tokens: colors.one_each(), card: None });
        if gems.len() <= usize::from(TAKEN) {
            take(gems);
        } else {
            // Three of four or five: all but one or two.
            let all: Vec<Color> = gems.iter().collect();
            for (place, &one) in all.iter().enumerate() {
                let rest = gems.without(ColorSet::EMPTY.with(one));
                if all.len() == 4 {
                    take(rest);
                } else {
                    all[place + 1..].iter().for_each(|&other| take(rest.without(ColorSet::EMPTY.with(other))));
                }
            }
        }
        let pairs = table.bank().at_least(PAIR_NEEDS).and(ColorSet::GEMS);
        out.extend(pairs.iter().map(|color| Loss { tokens: Tokens::of(color, 2), card: None }));
        let joker = Tokens::one(JOKER);
        let cards = table.market().cards();
        out.extend(cards.iter().map(|card| Loss { tokens: joker, card: Some(card) }));
        if cards.is_empty() {
            out.push(Loss { tokens: joker, card: None });
        }
    }

    fn lose(bare: &mut Bare<Self>, Loss { tokens, card }: Loss) {
        bare.table.deprive(tokens, card);
    }

    fn is_plain(&self, action: Self::Action) -> bool {
        !matches!(action, Action::ReserveTop(_) | Action::Pass | Action::Module(_))
    }

    fn is_settled(&self, seat: Seat) -> bool {
        match self.to_act() {
            ToAct::Over(outcome) => outcome.winners == SeatSet::EMPTY.with(seat),
            ToAct::Seat(_) => self.trigger() == Some(seat),
        }
    }
}

/// How many turns another player has until the player of a seat has had so many and the round is over.
fn turns_before_the_end<R: Rules>(state: &State<R>, seat: Seat, turns: u8, other: Seat) -> u8 {
    let (mut left, mut count, mut next) = (turns, 0, state.seat());
    loop {
        left -= u8::from(next == seat);
        count += u8::from(next == other);
        next = next.next(state.players());
        if left == 0 && next == Seat::FIRST {
            return count;
        }
    }
}

/// Whether everybody could have to pass (S-27) before the player of a seat has had so many turns: nobody has points to win then.
fn may_deadlock<R: Rules>(state: &State<R>, turns: u8) -> bool {
    let gems: u8 = GEMS.into_iter().map(|gem| state.bank().get(gem)).sum();
    let full = |seat| state.player(seat).hand.len() + usize::from(turns) > 2;
    state.passes() > 0 || (gems <= TAKEN * turns * state.players() as u8 && Seat::all(state.players()).all(full))
}

/// Whether a player could come to so many points in so many own turns if nobody stood in the way: with every card that is
/// undrawn, or where chance is against the player.
fn can_come_to<R: Rules>(state: &State<R>, seat: Seat, turns: u8, target: u8, lucky: bool) -> bool
where
    State<R>: KnownGame,
{
    let player = state.player(seat);
    let need = target.saturating_sub(player.points);
    let (purse, bonuses) = (player.tokens, state.bonuses(seat));
    let farthest = (TAKEN * turns).saturating_sub(TAKEN);
    let missing = |price: Tokens| price.saturating_sub(purse).total().saturating_sub(purse.get(JOKER));
    let is_prospect = |card: CardId| State::<R>::face(card).points > 0 && missing(state.price(seat, card)) <= farthest;
    let hand: CardSet = player.hand.iter().map(|reserved| reserved.card).collect();
    let draws = usize::from(turns) * (state.players() + 1);
    let later = if lucky { state.decks().filter(is_prospect) } else { turning_up(state.decks(), draws, is_prospect) };
    let open = state.market().cards().or(&hand).filter(is_prospect);
    let of = |card: CardId| {
        let (face, price) = (State::<R>::face(card), state.price(seat, card));
        let (price, missing) = (price.total(), missing(price));
        // With luck there is one of any colour.
        let color = (!lucky).then_some(face.bonus.index());
        Prospect { points: face.points, crowns: 0, color, price, missing }
    };
    let cards: Vec<Prospect> = open.or(&later).iter().map(of).collect();
    let means = Means { turns, held: purse.total(), taken: TAKEN, saved: 1 };
    means.reach(&cards, &|chosen, bought| {
        let points: u8 = chosen.iter().map(|one| one.points).sum();
        let colors: Vec<usize> = chosen.iter().filter_map(|one| one.color).collect();
        let others = bought - colors.len() as u8;
        let gained = colors.iter().fold(bonuses, |sum, &color| sum + Tokens::one(Color::at(color)));
        let near = |tile: &&Tile| tile.needs.saturating_sub(gained).total() <= others;
        let mut tiles: Vec<u8> =
            state.tiles().iter().map(|tile| &R::TILES[tile.index()]).filter(near).map(|tile| tile.points).collect();
        tiles.sort_unstable_by(|one, other| other.cmp(one));
        points + tiles.iter().take(turns.into()).sum::<u8>() + R::POINTS_BESIDES >= need
    })
}
