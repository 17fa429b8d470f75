//! What can be foreseen in the classic games.

use crate::card::{CardId, Level};
use crate::chance::Recorded;
use crate::foresight::{
    Foresight, Gain, Goal, GoalKind, Lacking, Measure, Merit, Price, TileDistance, covered, reached,
};
use crate::seat::{Observer, Seat};
use crate::tile::{TileId, TileSet};
use crate::tokens::{Color, Tokens};

use super::{Action, JOKER, Player, Refusal, Rules, State, TOKEN_LIMIT, View};

/// What a game of this kind says of its own ways to win.
pub trait ClassicForesight: Rules {
    /// The points that end the game.
    fn target(table: &State<Self>) -> u8;

    /// How far a seat is on each way to win: by the points of its side, where a game has no other.
    fn goals(table: &State<Self>, seat: Seat) -> Vec<Goal> {
        let side = Self::side(&table.options, seat);
        let have = side.iter().map(|partner| table.player(partner).points).sum();
        vec![Goal { kind: GoalKind::Points, have, need: Self::target(table) }]
    }

    /// By what a seat is compared with others that could win as well (S-26).
    fn standing(table: &State<Self>, seat: Seat) -> Vec<Merit> {
        let side = || Self::side(&table.options, seat).iter().map(|partner| table.player(partner));
        let sum =
            |measure, value: fn(&Player) -> usize| Merit { measure, value: side().map(value).sum::<usize>() as i16 };
        let cards = sum(Measure::FewerCards, |player| player.cards.len());
        vec![sum(Measure::Points, |player| player.points.into()), Merit { value: -cards.value, ..cards }]
    }

    /// What a card costs a seat, in a game whose jokers are worth more or that has other ways to pay.
    fn price_of(table: &State<Self>, seat: Seat, card: CardId) -> Price<Refusal<Self>> {
        Price::new(card, table.price(seat, card), table.player(seat).tokens, JOKER)
    }

    /// The rule that keeps a seat from buying a card in any way, whatever it holds.
    fn closed(table: &State<Self>, seat: Seat, card: CardId) -> Option<Refusal<Self>> {
        Self::may_buy(table, seat, card).err()
    }

    /// Whether a seat could pay a price out of this purse.
    fn can_pay(table: &State<Self>, seat: Seat, price: Tokens, purse: Tokens) -> bool {
        Self::jokers_for(table, seat, price.saturating_sub(purse)) <= purse.get(JOKER)
    }

    /// What a seat needs for a tile besides the bonuses that it names.
    fn lacking_besides(_: &State<Self>, _: Seat, _: TileId) -> Lacking {
        Lacking::default()
    }

    /// What one of the game's own actions brings.
    fn gain(table: &State<Self>, action: Self::Action) -> Gain {
        table.gain_of_step(Action::Module(action), Tokens::ZERO)
    }
}

impl<R: ClassicForesight> Foresight for State<R> {
    const JOKER: Color = JOKER;
    const TOKEN_LIMIT: u8 = TOKEN_LIMIT;

    fn target(&self) -> u8 {
        R::target(self)
    }

    fn offers(&self, seat: Seat) -> Vec<CardId> {
        let own = self.player(seat).hand.iter().map(|reserved| reserved.card);
        R::face_up_cards(self).iter().chain(own).collect()
    }

    fn price_of(&self, seat: Seat, card: CardId) -> Price<Refusal<R>> {
        let price = R::price_of(self, seat, card);
        match R::closed(self, seat, card) {
            None => price,
            Some(refusal) => price.closed_by(refusal),
        }
    }

    fn can_pay(&self, seat: Seat, card: CardId, purse: Tokens) -> bool {
        R::can_pay(self, seat, self.price(seat, card), purse)
    }

    fn tile_distances(&self) -> Vec<TileDistance> {
        let seats = || Seat::all(self.players());
        let distance = |tile: TileId| TileDistance {
            tile,
            lacking: seats().map(|seat| R::TILES[tile.index()].needs.saturating_sub(self.bonuses(seat))).collect(),
            more: seats().map(|seat| R::lacking_besides(self, seat, tile)).collect(),
        };
        // A tile that only one seat can receive is listed too.
        let tiles: TileSet = seats().flat_map(|seat| R::tiles_for(self, seat).iter()).collect();
        tiles.iter().map(distance).collect()
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        R::goals(self, seat)
    }

    fn standing(&self, seat: Seat) -> Vec<Merit> {
        R::standing(self, seat)
    }

    fn gain(&self, action: Action<R::Action>) -> Gain {
        match action {
            Action::TakeDifferent(gems) => self.gain_of_tokens(gems.one_each(), Tokens::ZERO),
            Action::TakeTwo(gem) => self.gain_of_tokens(Tokens::of(gem, 2), Tokens::ZERO),
            Action::Reserve(_) | Action::ReserveTop(_) => {
                let joker = Tokens::one(JOKER).min(self.bank);
                self.gain_of_tokens(joker, joker)
            }
            Action::Buy(_, payment) => self.gain_of_step(action, payment.tokens()),
            Action::Tile(tile) => Gain { points: R::TILES[tile.index()].points, ..Gain::default() },
            Action::Return(_) | Action::Pass => Gain::default(),
            Action::Module(action) => R::gain(self, action),
        }
    }

    fn closed_deck(&self, level: Level) -> Option<Refusal<R>> {
        self.check(Action::ReserveTop(level)).err()
    }

    fn cover_reserves(view: &mut View<R>, observer: Observer) {
        for seat in Seat::all(view.players).filter(|&seat| !observer.sees_hand_of(seat)) {
            let hand = &mut view.seats[seat.index()].hand;
            hand.known.iter().for_each(|reserved| view.unseen.insert(reserved.card));
            *hand = covered(hand);
        }
    }
}

impl<R: ClassicForesight> State<R> {
    /// What follows from tokens that come to the seat to act, some of them unnamed by the action.
    pub(crate) fn gain_of_tokens(&self, tokens: Tokens, unnamed: Tokens) -> Gain {
        let before = self.player(self.seat).tokens;
        let purse = before + tokens;
        let gain = Gain { tokens: unnamed, reach: reached(self, self.seat, before, tokens), ..Gain::default() };
        gain.limited::<Self>(purse, purse.only(R::RETURNABLE))
    }

    /// What a step brings that is more than a take: points, and the tiles that come or may be chosen at the end of the
    /// turn.
    pub(crate) fn gain_of_step(&self, action: Action<R::Action>, paid: Tokens) -> Gain {
        let mut after = *self;
        // What chance reveals in the market changes neither points nor tiles, so any card will do.
        after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
        let (before, player) = (self.player(self.seat), after.player(self.seat));
        let came = player.tiles.without(before.tiles);
        let gain = Gain {
            tokens: (player.tokens + paid).saturating_sub(before.tokens),
            points: player.points.saturating_sub(before.points),
            tiles: if came.is_empty() { after.reached_tiles(self.seat) } else { came },
            ..Gain::default()
        };
        if after.seat == self.seat {
            gain.limited::<Self>(player.tokens, player.tokens.only(R::RETURNABLE))
        } else {
            gain
        }
    }
}
