//! Personalities play differently at the same level.

mod common;

use parure_bots::{BotGame, BotLevel, BotSpec, Budget, Personality};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::classic::{self, Rules, State};
use parure_engine::duel::{self, Duel};
use parure_engine::game::ToAct;
use parure_engine::marvel::Marvel;
use parure_engine::seat::{Observer, Seat};
use parure_engine::splendor::Splendor;

/// What a seat did in its games, on average.
#[derive(Debug, Default)]
struct Habits {
    reserves: f32,
    /// The share of purchases without points.
    plain_cards: f32,
    /// Tiles, or in Duel crowns.
    favours: f32,
}

trait Watch: BotGame {
    fn is_reserve(action: Self::Action) -> bool;
    fn points_bought(action: Self::Action) -> Option<u8>;
    fn favours(&self, seat: Seat) -> usize;
}

impl<R: Rules> Watch for State<R>
where
    Self: BotGame<Action = classic::Action>,
{
    fn is_reserve(action: classic::Action) -> bool {
        matches!(action, classic::Action::Reserve(_) | classic::Action::ReserveTop(_))
    }

    fn points_bought(action: classic::Action) -> Option<u8> {
        if let classic::Action::Buy(card, _) = action { Some(State::<R>::face(card).points) } else { None }
    }

    fn favours(&self, seat: Seat) -> usize {
        self.player(seat).tiles.len()
    }
}

impl Watch for Duel {
    fn is_reserve(action: duel::Action) -> bool {
        matches!(action, duel::Action::Reserve { .. })
    }

    fn points_bought(action: duel::Action) -> Option<u8> {
        if let duel::Action::Buy(card, _) = action { Some(Duel::face(card).points) } else { None }
    }

    fn favours(&self, seat: Seat) -> usize {
        self.open().player(seat).crowns.into()
    }
}

const GAMES: u64 = 20;

/// Plays the personality in the first seat against a balanced one.
fn habits<G: Watch>(personality: Personality) -> Habits {
    let spec = |personality| BotSpec::new(BotLevel::Level3, personality).build::<G>().unwrap();
    let mut bots = [spec(personality), spec(Personality::Balanced)];
    let mut habits = Habits::default();
    let (mut plain, mut bought) = (0.0, 0.0);
    for game in 0..GAMES {
        let (mut entropy, mut luck) = (SplitMix64::new(game), Sampled::from_seed(game));
        let mut state = G::new(&common::setup::<G>(2, &[]), &mut luck).unwrap();
        for _ in 0..300 {
            let ToAct::Seat(seat) = state.to_act() else { break };
            let view = state.view(Observer::Seat(seat));
            let action = bots[seat.index()].choose(&view, &Budget::UNLIMITED, &mut entropy).action;
            if seat == Seat::FIRST {
                habits.reserves += f32::from(u8::from(G::is_reserve(action))) / GAMES as f32;
                if let Some(points) = G::points_bought(action) {
                    bought += 1.0;
                    plain += f32::from(u8::from(points == 0));
                }
            }
            state.apply(action, &mut luck, &mut ()).unwrap();
        }
        habits.favours += state.favours(Seat::FIRST) as f32 / GAMES as f32;
    }
    habits.plain_cards = plain / bought;
    habits
}

/// Each personality does more of what it is fond of than a balanced bot of its level, which is the control. How much
/// more is a matter of tuning.
fn personalities_differ<G: Watch>() {
    let of = |personality| habits::<G>(personality);
    let control = of(Personality::Balanced);
    let (builder, hunter) = (of(Personality::EngineBuilder), of(Personality::NobleHunter));
    let (rusher, blocker) = (of(Personality::Rusher), of(Personality::Blocker));
    let all =
        format!("control {control:?}\nbuilder {builder:?}\nhunter {hunter:?}\nrusher {rusher:?}\nblocker {blocker:?}");
    assert!(builder.plain_cards > control.plain_cards, "a builder buys cards without points\n{all}");
    assert!(rusher.plain_cards < control.plain_cards, "a rusher buys points\n{all}");
    assert!(hunter.favours > control.favours, "a hunter woos\n{all}");
    assert!(blocker.reserves > control.reserves, "a blocker reserves\n{all}");
    assert!(builder.plain_cards > rusher.plain_cards, "a builder builds more than a rusher\n{all}");
    assert!(hunter.favours > rusher.favours, "a hunter woos more than a rusher\n{all}");
    assert!(blocker.reserves > builder.reserves, "a blocker reserves more than a builder\n{all}");
}

#[test]
fn personalities_differ_in_splendor() {
    personalities_differ::<Splendor>();
}

#[test]
fn personalities_differ_in_marvel() {
    personalities_differ::<Marvel>();
}

#[test]
fn personalities_differ_in_duel() {
    personalities_differ::<Duel>();
}
