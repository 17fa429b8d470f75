//! The rules of the classic games, told naively.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, JOKER, Phase, State};
use parure_engine::tokens::{ColorSet, PackedTokens, Tokens};

use super::ClassicLawSubject;

const GEMS: usize = 5;

pub(super) fn rulebook<R: ClassicLawSubject>(table: &State<R>) -> impl Fn(Action) -> bool {
    let player = table.player(table.seat());
    let mut bonuses = [0u8; 8];
    for seat in R::side(table, table.seat()).iter() {
        table.player(seat).cards.iter().for_each(|card| bonuses[R::CARDS.face(card).bonus.index()] += 1);
    }
    let face_up: Vec<CardId> =
        Level::ALL.into_iter().flat_map(|level| table.market().row(level).iter().copied().flatten()).collect();
    let for_sale = face_up.iter().copied().chain(player.hand.iter().map(|reserved| reserved.card)).collect();
    let rules = Rulebook {
        phase: table.phase(),
        bank: table.bank().counts(),
        held: player.tokens.counts(),
        hand_full: player.hand.iter().count() >= 3,
        decks: Level::ALL.map(|level| table.decks().iter().filter(|card| card.level() == level).count()),
        bonuses,
        face_up,
        for_sale,
        takes_fewer: R::takes_fewer(table.options()),
        tiles: table.tiles().iter().map(|tile| (tile.index(), R::TILES[tile.index()].needs)).collect(),
    };
    move |action| rules.allows(action, |card| R::CARDS.face(card).cost.counts())
}

/// What a player sees who looks the rules up.
struct Rulebook {
    phase: Phase,
    bank: [u8; 8],
    held: [u8; 8],
    bonuses: [u8; 8],
    hand_full: bool,
    decks: [usize; 3],
    face_up: Vec<CardId>,
    for_sale: Vec<CardId>,
    takes_fewer: bool,
    tiles: Vec<(usize, Tokens)>,
}

impl Rulebook {
    fn allows(&self, action: Action, cost: impl Fn(CardId) -> [u8; 8]) -> bool {
        match (self.phase, action) {
            // S-21, M-14: gems and jokers go back, and only what is held.
            (Phase::Return, Action::Return(token)) => token.index() <= GEMS && self.held[token.index()] > 0,
            // S-23, M-15.
            (Phase::Tile, Action::Tile(tile)) => self.tiles.iter().any(|&(index, needs)| {
                index == tile.index() && (0..GEMS).all(|gem| self.bonuses[gem] >= needs.counts()[gem])
            }),
            (Phase::Act, Action::TakeDifferent(gems)) => self.allows_take(gems),
            // S-11, M-08.
            (Phase::Act, Action::TakeTwo(gem)) => gem.index() < GEMS && self.bank[gem.index()] >= 4,
            // S-12, S-13, M-09.
            (Phase::Act, Action::Reserve(card)) => !self.hand_full && self.face_up.contains(&card),
            (Phase::Act, Action::ReserveTop(level)) => !self.hand_full && self.decks[level.index()] > 0,
            (Phase::Act, Action::Buy(card, payment)) => self.for_sale.contains(&card) && self.pays(cost(card), payment),
            (Phase::Act, Action::Pass) => self.is_stuck(cost),
            _ => false,
        }
    }

    /// S-09, S-10, M-07.
    fn allows_take(&self, gems: ColorSet) -> bool {
        let wanted: Vec<usize> = (0..8).filter(|&at| gems.bits() >> at & 1 == 1).collect();
        let there = (0..GEMS).filter(|&gem| self.bank[gem] > 0).count();
        let right_number =
            if self.takes_fewer { (1..=3).contains(&wanted.len()) } else { wanted.len() == there.min(3) };
        right_number && !wanted.is_empty() && wanted.iter().all(|&gem| gem < GEMS && self.bank[gem] > 0)
    }

    /// S-16, S-17, M-10: what is not paid in its own colour is paid by a joker, one for one.
    fn pays(&self, cost: [u8; 8], payment: PackedTokens) -> bool {
        let paid = payment.tokens().counts();
        let price = |gem: usize| cost[gem].saturating_sub(self.bonuses[gem]);
        let by_jokers: i32 = (0..GEMS).map(|gem| i32::from(price(gem)) - i32::from(paid[gem])).sum();
        (0..8).all(|at| paid[at] <= self.held[at])
            && (0..GEMS).all(|gem| paid[gem] <= price(gem))
            && paid[JOKER.index() + 1..].iter().all(|&other| other == 0)
            && by_jokers == i32::from(paid[JOKER.index()])
    }

    /// S-08, S-27, M-20: nothing to take, to reserve or to buy.
    fn is_stuck(&self, cost: impl Fn(CardId) -> [u8; 8]) -> bool {
        let nothing_to_take = self.bank[..GEMS].iter().all(|&tokens| tokens == 0);
        let nothing_to_reserve = self.hand_full || (self.face_up.is_empty() && self.decks == [0; 3]);
        let too_dear = |&card: &CardId| {
            let cost = cost(card);
            let short = |gem: usize| cost[gem].saturating_sub(self.bonuses[gem]).saturating_sub(self.held[gem]);
            (0..GEMS).map(short).sum::<u8>() > self.held[JOKER.index()]
        };
        nothing_to_take && nothing_to_reserve && self.for_sale.iter().all(too_dear)
    }
}
