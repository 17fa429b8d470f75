//! A bot plays by its view: what it may not know makes no difference, and chance comes only from the stream it is given.

mod common;

use parure_bots::{Bot, BotGame, BotSpec, Budget, Seated};
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::{Observer, Seat};

const SPECS: [&str; 6] = ["random", "greedy", "level1", "level3:blocker", "level4:engine_builder", "strongest:60it"];

fn bots<G: BotGame>() -> Vec<Box<dyn Bot<G>>> {
    SPECS.iter().map(|spec| BotSpec::parse(spec).unwrap().build().unwrap()).collect()
}

fn hidden_cards_make_no_difference<G: BotGame>(setup: &Setup<G::Options>) {
    let (mut luck, mut differing) = (Sampled::from_seed(4), 0);
    let (mut some, mut others) = (bots::<G>(), bots::<G>());
    common::walk::<G>(setup, 8, 900, |state, seat| {
        let view = state.view(Observer::Seat(seat));
        let other = G::determinize(&view, &mut luck);
        if other == *state {
            return true;
        }
        differing += 1;
        let seen = other.view(Observer::Seat(seat));
        assert_eq!(seen, view);
        for (bot, twin) in some.iter_mut().zip(&mut others) {
            let choices = [(bot, &view), (twin, &seen)]
                .map(|(bot, view)| bot.choose(view, &Budget::iterations(40), &mut SplitMix64::new(11)));
            assert_eq!(choices[0], choices[1]);
        }
        differing < 15
    });
    assert!(differing > 0, "no position had a hidden card");
}

#[test]
fn equal_views_give_equal_choices_whatever_is_hidden() {
    for_all_setups!(hidden_cards_make_no_difference);
}

fn what_is_hidden_leaves_no_trace_in_memory<G: BotGame>(setup: &Setup<G::Options>) {
    let spec = BotSpec::parse("strongest").unwrap();
    let table = || (0..setup.players).map(|_| Seated::<G>::new(spec.build().unwrap())).collect::<Vec<_>>();
    let (mut some, mut others) = (table(), table());
    let (mut luck, mut supposed) = (Sampled::from_seed(3), Sampled::from_seed(4));
    let mut state = G::new(setup, &mut luck).unwrap();
    let (mut played, mut differing) = (Vec::new(), 0);
    for step in 0..150 {
        let ToAct::Seat(seat) = state.to_act() else { break };
        if seat == Seat::FIRST {
            // Somebody reserves what nobody else sees, where that can be done.
            let mut legal = state.legal();
            let hides = |&action: &G::Action| {
                let (mut after, mut luck) = (state.clone(), Sampled::from_seed(5));
                after.apply(action, &mut luck, &mut ()).expect("a legal action");
                Seat::all(setup.players)
                    .any(|seat| G::determinize(&after.view(Observer::Seat(seat)), &mut luck) != after)
            };
            if let Some(hidden) = legal.iter().copied().find(hides).filter(|_| step < 20) {
                legal = vec![hidden];
            }
            let action = luck.pick(&legal).expect("whoever is to act has an action");
            state.apply(action, &mut luck, &mut ()).expect("a legal action");
            played.push(action);
            continue;
        }
        // Each time they are asked, the others see what they may see of another state.
        let view = state.view(Observer::Seat(seat));
        let other = G::determinize(&view, &mut supposed);
        differing += u32::from(other != state);
        let [choice, same] = [(&mut some, &state), (&mut others, &other)].map(|(seats, state)| {
            let view = state.view(Observer::Seat(seat));
            seats[seat.index()].choose(&played, &view, &Budget::iterations(40), &mut SplitMix64::new(step))
        });
        assert_eq!(choice, same);
        state.apply(choice.action, &mut luck, &mut ()).expect("a legal action");
        played.push(choice.action);
    }
    assert!(differing > 0, "no position had a hidden card");
}

#[test]
fn equal_views_give_equal_choices_whatever_was_hidden_before() {
    for_all_setups!(what_is_hidden_leaves_no_trace_in_memory);
}

fn the_stream_decides<G: BotGame>(setup: &Setup<G::Options>) {
    let mut shown = 0;
    let (mut some, mut others) = (bots::<G>(), bots::<G>());
    common::walk::<G>(setup, 2, 200, |state, seat| {
        shown += 1;
        if shown % 20 == 0 {
            let view = state.view(Observer::Seat(seat));
            for (bot, twin) in some.iter_mut().zip(&mut others) {
                let first = bot.choose(&view, &Budget::iterations(80), &mut SplitMix64::new(shown));
                // A bot that was not told anything remembers nothing: asking again or another one gives the same.
                assert_eq!(first, bot.choose(&view, &Budget::iterations(80), &mut SplitMix64::new(shown)));
                assert_eq!(first, twin.choose(&view, &Budget::iterations(80), &mut SplitMix64::new(shown)));
            }
        }
        true
    });
}

#[test]
fn the_same_view_stream_and_iterations_give_the_same_choice() {
    for_all_setups!(the_stream_decides);
}
