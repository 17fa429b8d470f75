//! What can be foreseen in the classic games.

use crate::card::{CardId, Level};
use crate::chance::Recorded;
use crate::foresight::{Foresight, Gain, Goal, Price, TileDistance, covered, reached};
use crate::seat::{Observer, Seat};
use crate::tile::TileSet;
use crate::tokens::{Color, Tokens};

use super::{Action, JOKER, Refusal, Rules, State, TOKEN_LIMIT, View};

/// What a game of this kind says of its own ways to win.
pub trait ClassicForesight: Rules {
    /// The points that end the game.
    fn target(options: &Self::Options) -> u8;

    /// How far a seat is on each way to win.
    fn goals(table: &State<Self>, seat: Seat) -> Vec<Goal>;

    /// What one of the game's own actions brings.
    fn gain(_: &State<Self>, _: Self::Action) -> Gain {
        Gain::default()
    }
}

impl<R: ClassicForesight> Foresight for State<R> {
    const JOKER: Color = JOKER;
    const TOKEN_LIMIT: u8 = TOKEN_LIMIT;

    fn target(&self) -> u8 {
        R::target(&self.options)
    }

    fn offers(&self, seat: Seat) -> Vec<CardId> {
        let own = self.player(seat).hand.iter().map(|reserved| reserved.card);
        R::face_up_cards(self).iter().chain(own).collect()
    }

    fn price_of(&self, seat: Seat, card: CardId) -> Price<Refusal<R>> {
        Price::new(card, self.price(seat, card), self.player(seat).tokens, JOKER)
    }

    fn tile_distances(&self) -> Vec<TileDistance> {
        let lacking = |needs: Tokens| {
            let seats = Seat::all(self.players());
            seats.map(|seat| needs.saturating_sub(self.bonuses(seat))).collect()
        };
        let tiles = self.tiles.iter();
        tiles.map(|tile| TileDistance { tile, lacking: lacking(R::TILES[tile.index()].needs) }).collect()
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        R::goals(self, seat)
    }

    fn gain(&self, action: Action<R::Action>) -> Gain {
        match action {
            Action::TakeDifferent(gems) => self.gain_of_tokens(gems.one_each(), Tokens::ZERO),
            Action::TakeTwo(gem) => self.gain_of_tokens(Tokens::of(gem, 2), Tokens::ZERO),
            Action::Reserve(_) | Action::ReserveTop(_) => {
                let joker = Tokens::one(JOKER).min(self.bank);
                self.gain_of_tokens(joker, joker)
            }
            Action::Buy(card, payment) => self.gain_of_purchase(action, card, payment.tokens()),
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
            *hand = covered(hand);
        }
    }
}

impl<R: ClassicForesight> State<R> {
    /// What follows from tokens that come to the seat to act, some of them unnamed by the action.
    fn gain_of_tokens(&self, tokens: Tokens, unnamed: Tokens) -> Gain {
        let before = self.player(self.seat).tokens;
        let purse = before + tokens;
        let gain = Gain { tokens: unnamed, reach: reached(self, self.seat, before, tokens), ..Gain::default() };
        gain.limited::<Self>(purse, purse.only(R::RETURNABLE))
    }

    /// What a purchase brings: its points, and the tiles that come or may be chosen at the end of the turn.
    fn gain_of_purchase(&self, action: Action<R::Action>, card: CardId, paid: Tokens) -> Gain {
        let mut after = *self;
        // What chance reveals in the market changes neither points nor tiles, so any card will do.
        after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
        let (before, player) = (self.player(self.seat), after.player(self.seat));
        let came = player.tiles.without(before.tiles);
        let gain = Gain {
            tokens: (player.tokens + paid).saturating_sub(before.tokens),
            points: player.points.saturating_sub(before.points),
            tiles: if came.is_empty() { self.tiles_reached_with(card) } else { came },
            ..Gain::default()
        };
        if after.seat == self.seat {
            gain.limited::<Self>(player.tokens, player.tokens.only(R::RETURNABLE))
        } else {
            gain
        }
    }

    /// The tiles whose demand the seat to act would reach with one more card.
    fn tiles_reached_with(&self, card: CardId) -> TileSet {
        let bonuses = self.bonuses(self.seat) + R::bonus(card);
        let tiles = R::tiles_for(self, self.seat).iter();
        tiles.filter(|&tile| R::reached(self, self.seat, bonuses, tile)).collect()
    }
}
