//! The rules of the classic games, told naively.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, JOKER, Phase, State};
use parure_engine::tile::TileId;
use parure_engine::tokens::{ColorSet, PackedTokens};

use super::ClassicLawSubject;

const GEMS: usize = 5;

/// What a player sees who looks the rules up.
pub(in crate::games) struct Rulebook<'a, R: ClassicLawSubject> {
    pub(in crate::games) table: &'a State<R>,
    pub(in crate::games) bank: [u8; 8],
    pub(in crate::games) held: [u8; 8],
    pub(in crate::games) bonuses: [u8; 8],
    pub(in crate::games) hand_full: bool,
    pub(in crate::games) face_up: Vec<CardId>,
    pub(in crate::games) for_sale: Vec<CardId>,
    decks: [usize; 3],
    tiles: Vec<TileId>,
}

impl<'a, R: ClassicLawSubject> Rulebook<'a, R> {
    pub(in crate::games) fn new(table: &'a State<R>) -> Self {
        let player = table.player(table.seat());
        let mut bonuses = [0u8; 8];
        for seat in R::allies(table, table.seat()).iter() {
            let cards = table.player(seat).cards.iter();
            cards.flat_map(|card| R::bonus_colors(table, card)).for_each(|color| bonuses[color.index()] += 1);
        }
        let market = Level::ALL.into_iter().flat_map(|level| table.market().row(level).iter().copied().flatten());
        let face_up: Vec<CardId> = market.chain(R::more_face_up(table).into_iter().map(|(card, _)| card)).collect();
        let for_sale = face_up.iter().copied().chain(player.hand.iter().map(|reserved| reserved.card)).collect();
        let of_deck = |level| move |card: &CardId| card.level() == level && !card.is_of_second_deck();
        Self {
            table,
            bank: table.bank().counts(),
            held: player.tokens.counts(),
            hand_full: player.hand.iter().count() >= 3,
            decks: Level::ALL.map(|level| table.decks().iter().filter(of_deck(level)).count()),
            bonuses,
            face_up,
            for_sale,
            tiles: table.tiles().iter().chain(R::own_tiles(table, table.seat())).collect(),
        }
    }

    pub(in crate::games) fn allows(&self, action: Action<R::Action>) -> bool {
        let table = self.table;
        match (table.phase(), action) {
            // S-21, M-14: gems and jokers go back, and only what is held.
            (Phase::Return, Action::Return(token)) => token.index() <= GEMS && self.held[token.index()] > 0,
            // S-23, M-15.
            (Phase::Tile, Action::Tile(tile)) => {
                self.tiles.contains(&tile) && R::reaches(table, table.seat(), self.bonuses, tile)
            }
            (Phase::Act, Action::TakeDifferent(gems)) => self.allows_take(gems),
            // S-11, M-08.
            (Phase::Act, Action::TakeTwo(gem)) => gem.index() < GEMS && self.bank[gem.index()] >= 4,
            // S-12, S-13, M-09.
            (Phase::Act, Action::Reserve(card)) => {
                !self.hand_full && self.face_up.contains(&card) && !R::is_closed(table, card)
            }
            (Phase::Act, Action::ReserveTop(level)) => !self.hand_full && self.decks[level.index()] > 0,
            (Phase::Act, Action::Buy(card, payment)) => self.is_for_sale(card) && self.pays(card, payment),
            (Phase::Act, Action::Pass) => self.is_stuck(),
            (Phase::Act | Phase::Module(_), Action::Module(action)) => R::own_allows(self, action),
            _ => false,
        }
    }

    /// S-15: whether the player may buy a card with tokens, given them.
    pub(in crate::games) fn is_for_sale(&self, card: CardId) -> bool {
        self.for_sale.contains(&card) && !R::is_closed(self.table, card) && R::is_for_tokens(self, card)
    }

    /// S-09, S-10, M-07.
    fn allows_take(&self, gems: ColorSet) -> bool {
        let wanted: Vec<usize> = (0..8).filter(|&at| gems.bits() >> at & 1 == 1).collect();
        let there = (0..GEMS).filter(|&gem| self.bank[gem] > 0).count();
        let right_number = if R::takes_fewer(self.table.options()) {
            (1..=3).contains(&wanted.len())
        } else {
            wanted.len() == there.min(3)
        };
        right_number && !wanted.is_empty() && wanted.iter().all(|&gem| gem < GEMS && self.bank[gem] > 0)
    }

    /// S-16: the cost less the bonuses, never below nothing.
    pub(in crate::games) fn price(&self, card: CardId) -> [u8; 5] {
        let cost = R::CARDS.face(card).cost.counts();
        std::array::from_fn(|gem| cost[gem].saturating_sub(self.bonuses[gem]))
    }

    /// What of a price is wanting after the gems of a payment, if all of it is held and no gem is too many.
    pub(in crate::games) fn wanting(&self, card: CardId, payment: PackedTokens) -> Option<[u8; 5]> {
        let (price, paid) = (self.price(card), payment.tokens().counts());
        let held = (0..8).all(|at| paid[at] <= self.held[at]);
        let other = paid[JOKER.index() + 1..].iter().any(|&other| other > 0);
        let right = (0..GEMS).all(|gem| paid[gem] <= price[gem]);
        (held && right && !other).then(|| std::array::from_fn(|gem| price[gem] - paid[gem]))
    }

    /// S-16, S-17, M-10.
    pub(in crate::games) fn pays(&self, card: CardId, payment: PackedTokens) -> bool {
        let jokers = payment.tokens().counts()[JOKER.index()];
        self.wanting(card, payment).is_some_and(|wanting| R::jokers_stand_for(self.table, wanting, jokers))
    }

    /// Whether some number of jokers makes up for what the gems in hand leave.
    fn can_pay(&self, card: CardId) -> bool {
        let price = self.price(card);
        let short = std::array::from_fn(|gem| price[gem].saturating_sub(self.held[gem]));
        (0..=self.held[JOKER.index()]).any(|jokers| R::jokers_stand_for(self.table, short, jokers))
    }

    /// S-08, S-27, M-20: nothing to take, to reserve or to buy.
    fn is_stuck(&self) -> bool {
        let open = |card: &&CardId| !R::is_closed(self.table, **card);
        let nothing_to_take = self.bank[..GEMS].iter().all(|&tokens| tokens == 0);
        let nothing_to_reserve =
            self.hand_full || (self.face_up.iter().filter(open).count() == 0 && self.decks == [0; 3]);
        let too_dear = |&card: &CardId| !self.is_for_sale(card) || !self.can_pay(card);
        nothing_to_take && nothing_to_reserve && self.for_sale.iter().all(too_dear) && R::own_stuck(self)
    }
}
