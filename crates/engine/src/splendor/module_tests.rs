//! A module made up for this test: who takes two alike chooses a third token, gold counts double, and nobles come to who
//! has points.

use super::{BLUE, SplendorOptions, SplendorRules, WHITE};
use crate::chance::{Chance, Sampled};
use crate::classic::{
    Action, Cards, Event, JOKER, ModuleAction, ModulePhase, Phase, Refusal, Rules, State, TakeTables, Tile, Why,
};
use crate::game::{Game, Outcome, Setup, SetupError, Sink, refusals};
use crate::never::Never;
use crate::payment::{self, PaymentFault};
use crate::seat::Seat;
use crate::tile::TileId;
use crate::tokens::{Color, ColorName, ColorSet, PackedTokens, Tokens};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Generous;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct TakeThird(Color);

/// The colour that was taken, which the third token may not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct ChooseThird(Color);

refusals! {
    /// Why an action of the module is refused.
    pub enum GenerousRefusal(code, rule, words) {
        /// A third token must be chosen first.
        ThirdFirst = "third_first", "T-1", "first choose a third token";
        /// No third token is to be chosen, or not this one.
        NoThird = "no_third", "T-1", "this token cannot be taken now";
    }
}

impl ModuleAction<Generous> for TakeThird {
    const TAKES: &'static TakeTables<Self> = &TakeTables::new();

    fn list(state: &State<Generous>, out: &mut Vec<Action<Self>>) {
        if let Phase::Module(ChooseThird(taken)) = state.phase {
            let third = state.bank.colors().and(ColorSet::GEMS).without(ColorSet::EMPTY.with(taken));
            out.extend(third.iter().map(|color| Action::Module(Self(color))));
        }
    }

    fn any_legal(_: &State<Generous>) -> bool {
        false
    }

    fn check(self, state: &State<Generous>) -> Result<(), Refusal<Generous>> {
        match state.phase {
            Phase::Module(ChooseThird(taken)) if taken != self.0 && state.bank.get(self.0) > 0 => Ok(()),
            _ => Err(Refusal::Module(GenerousRefusal::NoThird)),
        }
    }

    fn apply(self, state: &mut State<Generous>, _: &mut impl Chance, sink: &mut impl Sink<Event>) {
        state.bank -= Tokens::one(self.0);
        state.current().tokens += Tokens::one(self.0);
        state.limit_tokens(sink);
    }
}

impl ModulePhase<Generous> for ChooseThird {
    fn answer_first(self) -> Refusal<Generous> {
        Refusal::Module(GenerousRefusal::ThirdFirst)
    }
}

impl Rules for Generous {
    type Options = SplendorOptions;
    type Extra = ();
    type Action = TakeThird;
    type Phase = ChooseThird;
    type Event = Never;
    type Refusal = GenerousRefusal;

    const PREFIX: char = SplendorRules::PREFIX;
    const COLORS: &'static [ColorName] = SplendorRules::COLORS;
    const CARDS: &'static Cards = SplendorRules::CARDS;
    const TILES: &'static [Tile] = SplendorRules::TILES;
    const RETURNABLE: ColorSet = SplendorRules::RETURNABLE;

    fn check_setup(setup: &Setup<SplendorOptions>) -> Result<(), SetupError> {
        SplendorRules::check_setup(setup)
    }

    fn supply(players: usize) -> Tokens {
        SplendorRules::supply(players)
    }

    fn tiles_laid_out(players: usize) -> usize {
        SplendorRules::tiles_laid_out(players)
    }

    fn face_up(options: &SplendorOptions) -> usize {
        SplendorRules::face_up(options)
    }

    fn may_take_fewer(options: &SplendorOptions) -> bool {
        SplendorRules::may_take_fewer(options)
    }

    fn bonuses(state: &State<Self>, seat: Seat) -> Tokens {
        state.player(seat).bonuses
    }

    fn end_of_turn(_: &mut State<Self>, _: &mut impl Sink<Event>) -> Option<Outcome> {
        None
    }

    fn rule(why: Why) -> &'static str {
        SplendorRules::rule(why)
    }

    fn reached(state: &State<Self>, seat: Seat, _: Tokens, _: TileId) -> bool {
        state.player(seat).points >= 3
    }

    fn jokers_cover(_: &State<Self>, _: Seat, purse: Tokens, missing: Tokens) -> bool {
        missing.total() <= 2 * purse.get(JOKER)
    }

    fn payments(_: &State<Self>, _: Seat, purse: Tokens, price: Tokens, mut out: impl FnMut(PackedTokens)) {
        let missing = payment::missing(price, purse);
        out(PackedTokens::pack(price.min(purse) + Tokens::of(JOKER, missing.div_ceil(2))));
    }

    fn check_payment(
        state: &State<Self>,
        seat: Seat,
        purse: Tokens,
        price: Tokens,
        paid: PackedTokens,
    ) -> Result<(), PaymentFault> {
        let mut found = Err(PaymentFault::NotExact);
        Self::payments(state, seat, purse, price, |payment| {
            if payment == paid {
                found = Ok(());
            }
        });
        found
    }

    fn after_take(_: &mut State<Self>, tokens: Tokens, _: &mut impl Sink<Event>) -> Option<ChooseThird> {
        tokens.at_least(2).last().map(ChooseThird)
    }
}

fn start() -> State<Generous> {
    Game::start(2, &mut Sampled::from_seed(7)).expect("two may play")
}

#[test]
fn a_module_asks_for_its_own_choice_and_goes_on() {
    let (mut game, mut chance) = (start(), Sampled::from_seed(7));
    assert_eq!(size_of::<Action<TakeThird>>(), 8);
    assert_eq!(game.check(Action::Module(TakeThird(BLUE))), Err(Refusal::Module(GenerousRefusal::NoThird)));
    Game::play(&mut game, Action::TakeTwo(WHITE), &mut chance).expect("four lie there");
    assert_eq!((game.phase(), game.seat()), (Phase::Module(ChooseThird(WHITE)), Seat::FIRST));
    assert_eq!(game.check(Action::Pass), Err(Refusal::Module(GenerousRefusal::ThirdFirst)));
    let legal = game.legal();
    assert_eq!(legal.len(), 4);
    assert!(legal.iter().all(|&action| game.check(action).is_ok()));
    Game::play(&mut game, Action::Module(TakeThird(BLUE)), &mut chance).expect("blue is there");
    assert_eq!(game.player(Seat::FIRST).tokens, Tokens::of(WHITE, 2) + Tokens::one(BLUE));
    assert_eq!((game.phase(), game.seat()), (Phase::Act, Seat::FIRST.next(2)));
}

#[test]
fn a_module_pays_and_reaches_by_its_own_rules() {
    let mut game = start();
    game.seats[0].tokens = Tokens::of(JOKER, 2);
    let card = game.market.cards().iter().find(|&card| State::<Generous>::face(card).cost.total() == 4);
    let card = card.expect("a card for four lies out");
    let buy = Action::Buy(card, PackedTokens::pack(Tokens::of(JOKER, 2)));
    assert!(game.legal().contains(&buy) && game.check(buy).is_ok());
    assert!(game.reached_tiles(Seat::FIRST).is_empty());
    game.seats[0].points = 3;
    assert_eq!(game.reached_tiles(Seat::FIRST), game.tiles);
}

#[test]
fn lists_and_checks_agree_with_a_module() {
    let (mut game, mut chance) = (start(), Sampled::from_seed(3));
    for _ in 0..200 {
        let legal = game.legal();
        assert!(legal.is_sorted() && legal.iter().all(|&action| game.check(action).is_ok()), "{game:?}");
        let action = chance.pick(&legal).expect("nothing ends this game but a pass all round");
        game.apply_unchecked(action, &mut chance, &mut ());
    }
    let codes: Vec<_> = <Refusal<Generous> as crate::game::Refusal>::all().map(crate::game::Refusal::code).collect();
    assert!(codes.contains(&"game_over") && codes.contains(&"third_first"));
}
