//! What a game of this kind supplies to become playable.

use std::fmt::Debug;
use std::hash::Hash;

use crate::card::{CardId, CardOrigin, Level};
use crate::card_set::{CardSet, LevelSet};
use crate::chance::Chance;
use crate::game::{self, Options, Outcome, Setup, SetupError, Sink};
use crate::payment::{self, PaymentFault};
use crate::seat::{Seat, SeatSet};
use crate::tile::{TileId, TileSet};
use crate::tokens::{ColorName, ColorSet, PackedTokens, Tokens};

use super::{Cards, Event, JOKER, ModuleAction, ModulePhase, Refusal, State, Tile, Why};

/// Where the games of this kind differ: components, supply, and hooks into the turn.
///
/// A module of Splendor (an expansion) is one more type of rules beside [`SplendorRules`](crate::splendor::SplendorRules)
/// and fills the hooks that it needs; the others keep what they do by default, which is the printed game. Of the modules
/// of Cities of Splendor,
///
/// | part | is for |
/// | --- | --- |
/// | `Action`, `Phase`, `Refusal` | Trading Posts (gems to choose), Orient (colours, cards and nobles to choose, cards that pay), Strongholds (their use, a conquest) |
/// | `Event`, `Extra` | all but Cities |
/// | [`tiles_for`](Rules::tiles_for), [`take_tile`](Rules::take_tile) | Orient: nobles set aside |
/// | [`reached`](Rules::reached) | Cities: prestige, and bonuses of one other colour |
/// | [`lay_out`](Rules::lay_out), [`deck`](Rules::deck), [`face_up_cards`](Rules::face_up_cards) | Orient: a second deck and two spaces at each level |
/// | [`leave_market`](Rules::leave_market) | Orient; Strongholds: those on the card return |
/// | [`refill`](Rules::refill) | Orient: several spaces wait for the end of a purchase |
/// | [`jokers_for`](Rules::jokers_for), [`payments`](Rules::payments), [`check_payment`](Rules::check_payment) | Trading Posts: gold that counts double |
/// | [`buyable`](Rules::buyable), [`may_buy`](Rules::may_buy) | Orient: a copy needs a bonus, a sacrifice is no payment; Strongholds: closed cards |
/// | [`reservable`](Rules::reservable), [`may_reserve`](Rules::may_reserve) | Strongholds: closed cards |
/// | [`bonus`](Rules::bonus) | Orient: double bonuses, cards without a colour |
/// | [`after_take`](Rules::after_take) | Trading Posts: a third token |
/// | [`after_purchase`](Rules::after_purchase) | Trading Posts, Orient, Strongholds |
/// | [`after_action`](Rules::after_action) | Strongholds: a conquest |
/// | [`end_of_turn`](Rules::end_of_turn) | Cities and Trading Posts |
pub trait Rules: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The house rules.
    type Options: Options;
    /// What the game keeps on the table beyond the shared pieces; all of it is public.
    type Extra: Copy + Eq + Hash + Debug + Default + Send + Sync;
    /// The game's own actions.
    type Action: ModuleAction<Self>;
    /// The game's own choices.
    type Phase: ModulePhase<Self>;
    /// The game's own events.
    type Event: Copy + Eq + Debug + Send + Sync + 'static;
    /// The game's own reasons to refuse.
    type Refusal: game::Refusal;

    /// The first letter of the cards' ids.
    const PREFIX: char;
    /// The colours in order: five gems, the joker, and what else there is.
    const COLORS: &'static [ColorName];
    /// The cards.
    const CARDS: &'static Cards;
    /// The tiles.
    const TILES: &'static [Tile];
    /// The colours that a player over the limit may return.
    const RETURNABLE: ColorSet;

    /// The most points that a player can have besides those of cards and tiles.
    const POINTS_BESIDES: u8 = 0;

    /// How many tokens of one colour a joker stands for at most.
    const JOKER_STANDS_FOR: u8 = 1;

    /// Whether the game can be set up so.
    fn check_setup(setup: &Setup<Self::Options>) -> Result<(), SetupError>;

    /// The tokens in the bank at the start.
    fn supply(players: usize) -> Tokens;

    /// How many tiles lie out at the start.
    fn tiles_laid_out(players: usize) -> usize;

    /// How many cards of each level lie face up.
    fn face_up(options: &Self::Options) -> usize;

    /// Whether a player may take fewer tokens than the bank allows (S-10).
    fn may_take_fewer(options: &Self::Options) -> bool;

    /// The seats that win and lose with this one, itself among them.
    fn side(_: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    /// The bonuses that count for a player.
    fn bonuses(state: &State<Self>, seat: Seat) -> Tokens {
        state.player(seat).bonuses
    }

    /// Notes at the end of a turn what it set off, and says whether the game ends with it.
    fn end_of_turn(state: &mut State<Self>, sink: &mut impl Sink<Event<Self::Event>>) -> Option<Outcome>;

    /// The rule behind a shared reason to refuse.
    fn rule(why: Why) -> &'static str;

    /// Lays out what the game has beyond the shared pieces.
    fn lay_out(_: &mut State<Self>, _: &mut impl Chance) {}

    /// The undrawn cards of a level's deck.
    fn deck(state: &State<Self>, level: Level) -> LevelSet {
        state.decks.level(level)
    }

    /// All face-up cards.
    fn face_up_cards(state: &State<Self>) -> CardSet {
        state.market.cards()
    }

    /// Takes a face-up card from its space.
    fn leave_market(state: &mut State<Self>, card: CardId, _: &mut impl Sink<Event<Self::Event>>) -> CardOrigin {
        state.leave_market(card)
    }

    /// Fills the spaces that an action has emptied, once all that it brings is done (S-20, M-11, C-02).
    fn refill(
        state: &mut State<Self>,
        left: CardOrigin,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event<Self::Event>>,
    ) {
        state.refill(left, chance, sink);
    }

    /// The tiles that a player could receive, given the bonuses.
    fn tiles_for(state: &State<Self>, _: Seat) -> TileSet {
        state.tiles
    }

    /// Takes a tile from where it lies.
    fn take_tile(state: &mut State<Self>, tile: TileId) {
        state.tiles = state.tiles.without_tile(tile);
    }

    /// Whether a player meets a tile's demand with these bonuses, which are those that count (S-23).
    fn reached(_: &State<Self>, _: Seat, bonuses: Tokens, tile: TileId) -> bool {
        bonuses.covers(Self::TILES[tile.index()].needs)
    }

    /// Those of the cards for sale that a player may buy with tokens, given them: all that [`Rules::may_buy`] allows.
    fn buyable(_: &State<Self>, _: Seat, cards: CardSet) -> CardSet {
        cards
    }

    /// Those of the face-up cards that a player may reserve: all that [`Rules::may_reserve`] allows.
    fn reservable(_: &State<Self>, _: Seat, cards: CardSet) -> CardSet {
        cards
    }

    /// Whether a player may buy this card, which is for sale, if the payment is right.
    fn may_buy(_: &State<Self>, _: Seat, _: CardId) -> Result<(), Refusal<Self>> {
        Ok(())
    }

    /// Whether a player may reserve this face-up card.
    fn may_reserve(_: &State<Self>, _: Seat, _: CardId) -> Result<(), Refusal<Self>> {
        Ok(())
    }

    /// How many jokers of a player stand for what is missing.
    fn jokers_for(_: &State<Self>, _: Seat, missing: Tokens) -> u8 {
        missing.total()
    }

    /// Hands every payment of a price out of a player's purse to `out`, in the order of payments (S-16, S-17).
    fn payments(_: &State<Self>, _: Seat, purse: Tokens, price: Tokens, out: impl FnMut(PackedTokens)) {
        payment::payments(price, purse, JOKER, out);
    }

    /// Whether `paid` pays a price, out of a player's purse.
    fn check_payment(
        _: &State<Self>,
        _: Seat,
        purse: Tokens,
        price: Tokens,
        paid: PackedTokens,
    ) -> Result<(), PaymentFault> {
        payment::check_payment(price, purse, JOKER, paid)
    }

    /// The bonus of a card that a player receives.
    fn bonus(card: CardId) -> Tokens {
        Tokens::one(Self::CARDS.face(card).bonus)
    }

    /// What a take brings besides the tokens, and the choice that it opens.
    fn after_take(_: &mut State<Self>, _: Tokens, _: &mut impl Sink<Event<Self::Event>>) -> Option<Self::Phase> {
        None
    }

    /// What a purchase brings besides the card, and the choice that it opens; then the space that the card left stays
    /// empty until the module has it filled.
    fn after_purchase(_: &mut State<Self>, _: CardId, _: &mut impl Sink<Event<Self::Event>>) -> Option<Self::Phase> {
        None
    }

    /// The choice that is open after the action of a turn and all that it brought, before the token limit.
    fn after_action(_: &mut State<Self>, _: &mut impl Sink<Event<Self::Event>>) -> Option<Self::Phase> {
        None
    }

    /// Gives up of a player's points what others could take away with so many purchases each, and what else is not for certain.
    fn forgo(_: &mut State<Self>, _: Seat, _: u8) {}
}
