//! Actions at a glance.

use std::cell::OnceCell;

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, JOKER, State, TOKEN_LIMIT};
use parure_engine::foresight::Foresight;
use parure_engine::seat::Seat;
use parure_engine::tokens::{GEMS, Tokens};

use super::{ClassicKnowledge, Onlooker, Prospects, of_color, opponents};
use crate::eval::wants::{Wants, demand, loss};
use crate::eval::writer::flag;
use crate::knowledge::{SKETCH, Sketch, first};
use crate::sheet::Subject;

/// The kinds of action that all classic games have.
pub(in crate::eval) mod kinds {
    pub(in crate::eval) const TAKE: usize = 0;
    pub(in crate::eval) const PAIR: usize = 1;
    pub(in crate::eval) const RESERVE: usize = 2;
    pub(in crate::eval) const RESERVE_TOP: usize = 3;
    pub(in crate::eval) const BUY: usize = 4;
    pub(in crate::eval) const RETURN: usize = 5;
    pub(in crate::eval) const TILE: usize = 6;
    pub(in crate::eval) const PASS: usize = 7;
    /// How many there are; a game's own come behind them.
    pub(in crate::eval) const SHARED: usize = 8;
}

/// Keeps one payment for each card, the one with the fewest jokers; no joker is returned while there is a gem to return;
/// no take is smaller than it could be, as what is too much can be returned.
pub(super) fn narrow<R: ClassicKnowledge>(table: &State<R>, actions: &mut Vec<Action<R::Action>>) {
    let most = actions.iter().map(|action| taken(*action)).max().unwrap_or(0);
    let gems = table.player(table.seat()).tokens.total() > table.player(table.seat()).tokens.get(JOKER);
    let (mut paid, legal) = (None, own_actions(actions));
    actions.retain(|&action| match action {
        // Payments of one card stand together, the one with the fewest jokers first.
        Action::Buy(card, _) => paid.replace(card) != Some(card),
        Action::TakeDifferent(_) => taken(action) == most,
        Action::Return(JOKER) => !gems,
        Action::Module(own) => R::is_worth_a_thought(table, own, &legal),
        _ => true,
    });
    // Where none of a game's own actions is worth a thought, all of them are.
    if actions.is_empty() {
        *actions = legal;
    }
}

/// The game's own actions among these, if there are any: nothing is kept where there is none.
fn own_actions<M: Copy>(actions: &[Action<M>]) -> Vec<Action<M>> {
    let any = actions.iter().any(|action| matches!(action, Action::Module(_)));
    if any { actions.to_vec() } else { Vec::new() }
}

fn taken<M: Copy>(action: Action<M>) -> usize {
    if let Action::TakeDifferent(gems) = action { gems.len() } else { 0 }
}

/// What an action is compared by.
struct Outlook<'a, R: ClassicKnowledge> {
    own: Onlooker<'a, R>,
    /// The next opponent.
    other: Onlooker<'a, R>,
    purse: Tokens,
    /// The points that are still needed.
    left: u8,
    hand: u8,
    /// What only some actions ask for.
    sights: OnceCell<Sights>,
    aims: OnceCell<Aims>,
}

/// What all cards together mean.
struct Sights {
    own: Prospects,
    /// How much is hoped of cards that cost some of each colour.
    demand: [f32; 8],
    /// How many tiles still ask for each colour.
    wanted: [u8; 5],
}

/// What tokens are good for.
struct Aims {
    wants: Wants,
    /// What the next opponent will have soon.
    other_wants: Wants,
}

impl Sights {
    fn of<R: ClassicKnowledge>(table: &State<R>, seat: Seat) -> Self {
        let bonuses = table.bonuses(seat);
        let mut wanted = [0; 5];
        for tile in R::tiles_for(table, seat).iter() {
            let lacking = R::TILES[tile.index()].needs.saturating_sub(bonuses);
            GEMS.iter().for_each(|&gem| wanted[gem.index()] += u8::from(lacking.get(gem) > 0));
        }
        let own = Prospects::of(table, seat);
        let demand = demand(own.iter().map(|prospect| (&prospect.reach, prospect.worth())));
        Self { own, demand, wanted }
    }
}

impl Aims {
    fn of(own: &Prospects, other: &Prospects) -> Self {
        let (mut wants, mut other_wants) = (Wants::new(), Wants::new());
        own.iter().for_each(|prospect| wants.add(&prospect.reach, prospect.worth(), f32::from(prospect.points + 1)));
        let soon = other.iter().filter(|prospect| prospect.points > 0 && prospect.reach.turns <= 1);
        soon.for_each(|prospect| other_wants.add(&prospect.reach, 1.0, 0.0));
        Self { wants, other_wants }
    }
}

impl<'a, R: ClassicKnowledge> Outlook<'a, R> {
    fn of(table: &'a State<R>, seat: Seat) -> Self {
        let after = std::iter::successors(Some(seat.next(table.players())), |next| Some(next.next(table.players())));
        let opponent = after.take(table.players()).find(|&next| opponents(table, seat).any(|other| other == next));
        Self {
            own: Onlooker::new(table, seat),
            other: Onlooker::new(table, opponent.unwrap_or(seat)),
            purse: R::purse(table, seat),
            left: table.target().saturating_sub(R::points(table, seat)),
            hand: table.player(seat).hand.len() as u8,
            sights: OnceCell::new(),
            aims: OnceCell::new(),
        }
    }

    fn sights(&self) -> &Sights {
        self.sights.get_or_init(|| Sights::of(self.own.table, self.own.seat))
    }

    fn aims(&self) -> &Aims {
        self.aims.get_or_init(|| Aims::of(&self.sights().own, &Prospects::of(self.own.table, self.other.seat)))
    }

    fn spread(&self, tokens: Tokens) -> [f32; SKETCH] {
        let gain = self.aims().wants.gain(tokens);
        let after = self.purse.total() + tokens.total();
        let denied = self.aims().other_wants.gain(tokens).most;
        let held = GEMS.iter().filter(|&&gem| tokens.get(gem) > 0).map(|&gem| self.purse.get(gem)).sum::<u8>();
        [
            1.0,
            gain.all / 10.0,
            gain.most / 3.0,
            gain.value / 5.0,
            f32::from(gain.reached) / 3.0,
            f32::from(after.saturating_sub(TOKEN_LIMIT)) / 3.0,
            f32::from(tokens.total()) / 3.0,
            denied / 3.0,
            f32::from(held) / 5.0,
            f32::from(self.purse.total()) / 10.0,
            gain.most * gain.most / 9.0,
            0.0,
        ]
    }

    fn keep(&self, card: CardId) -> [f32; SKETCH] {
        let joker = u8::from(self.own.table.bank().get(JOKER) > 0);
        let (own, other) = (self.own.look(card, false), self.other.look(card, false));
        let missing = own.reach.missing.saturating_sub(joker);
        let threat = |turns| if other.reach.turns == turns { f32::from(other.points) } else { 0.0 };
        [
            1.0,
            f32::from(own.points) / 5.0,
            f32::from(missing) / 5.0,
            threat(0) / 5.0,
            threat(1) / 5.0,
            f32::from(joker),
            f32::from(self.hand) / 2.0,
            flag(card.level() == Level::Three),
            flag(card.level() == Level::One),
            own.worth() / 3.0,
            flag(self.purse.total() + joker > TOKEN_LIMIT),
            if missing == 0 { f32::from(own.points) / 5.0 } else { 0.0 },
        ]
    }

    fn purchase(&self, card: CardId, paid: Tokens) -> [f32; SKETCH] {
        let face = State::<R>::face(card);
        let Some(own) = self.sights().own.get(card) else { return [0.0; SKETCH] };
        let gem = face.bonus;
        let itself = if own.reach.price.get(gem) > 0 { own.worth() } else { 0.0 };
        let demand = self.sights().demand[gem.index()] - itself;
        [
            1.0,
            f32::from(own.points) / 5.0,
            flag(card.level() == Level::Two),
            flag(card.level() == Level::Three),
            f32::from(paid.total()) / 7.0,
            f32::from(paid.get(JOKER)) / 3.0,
            demand / 10.0,
            flag(own.in_hand),
            flag(own.points >= self.left),
            flag(paid.is_empty()),
            f32::from(of_color(&self.own.visits, gem)) / 3.0,
            f32::from(of_color(&self.sights().wanted, gem)) / 3.0,
        ]
    }
}

/// Describes each action of the seat to act.
pub(super) fn sketch<R: ClassicKnowledge>(table: &State<R>, actions: &[Action<R::Action>], out: &mut Vec<Sketch>) {
    let outlook = Outlook::of(table, table.seat());
    out.extend(actions.iter().map(|&action| {
        let own = if let Action::Module(own) = action { Some(own) } else { None };
        let action = own.map_or(action, |own| R::like(table, own));
        let (kind, features) = match action {
            Action::TakeDifferent(gems) => (kinds::TAKE, outlook.spread(gems.one_each())),
            Action::TakeTwo(gem) => (kinds::PAIR, outlook.spread(Tokens::of(gem, 2))),
            Action::Reserve(card) => (kinds::RESERVE, outlook.keep(card)),
            Action::ReserveTop(level) => {
                let joker = u8::from(table.bank().get(JOKER) > 0);
                let over = flag(outlook.purse.total() + joker > TOKEN_LIMIT);
                let third = f32::from(level.number() - 1) / 2.0;
                (kinds::RESERVE_TOP, first([1.0, third, f32::from(joker), f32::from(outlook.hand) / 2.0, over]))
            }
            Action::Buy(card, payment) => (kinds::BUY, outlook.purchase(card, payment.tokens())),
            Action::Return(token) => {
                let cards = outlook.sights().own.iter().map(|prospect| (&prospect.reach, prospect.worth()));
                let (all, most) = loss(cards, outlook.purse, token);
                let held = f32::from(outlook.purse.get(token)) / 5.0;
                (kinds::RETURN, first([1.0, all / 10.0, most / 3.0, held, flag(token == JOKER)]))
            }
            Action::Tile(tile) => {
                let points = f32::from(R::TILES[tile.index()].points) / 3.0;
                (kinds::TILE, first([1.0, points, 0.0, 0.0, 0.0]))
            }
            Action::Pass | Action::Module(_) => (kinds::PASS, first([1.0, 0.0, 0.0, 0.0, 0.0])),
        };
        let kind = own.map_or(kind, |own| kinds::SHARED + R::own_kind(own));
        let joker = Tokens::of(JOKER, u8::from(table.bank().get(JOKER) > 0));
        let (none, card) = (Tokens::ZERO, |card| Some(Subject::Card(card)));
        let (subject, taken, given, bonus) = match action {
            Action::TakeDifferent(gems) => (None, gems.one_each(), none, none),
            Action::TakeTwo(gem) => (None, Tokens::of(gem, 2), none, none),
            Action::Return(token) => (None, none, Tokens::one(token), none),
            Action::Reserve(kept) => (card(kept), joker, none, none),
            Action::ReserveTop(_) => (None, joker, none, none),
            Action::Buy(bought, payment) => {
                (card(bought), none, payment.tokens(), Tokens::one(State::<R>::face(bought).bonus))
            }
            Action::Tile(tile) => (Some(Subject::Tile(tile)), none, none, none),
            Action::Pass | Action::Module(_) => (None, none, none, none),
        };
        Sketch { kind, features, subject, taken, given, bonus }
    }));
}
