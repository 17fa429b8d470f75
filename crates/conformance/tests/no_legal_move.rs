//! Positions without a legal move: they come up in play, the pass is forced, and passes all round end the game.

use parure_conformance::play::{Played, Step};
use parure_conformance::policy::Policy;
use parure_conformance::{Coverage, LawSubject, examine};
use parure_engine::classic::{Action, Event, JOKER, Rules, State};
use parure_engine::duel::{self, Duel, GOLD};
use parure_engine::game::{Game, Reason, Setup, ToAct};
use parure_engine::marvel::MarvelRules;
use parure_engine::seat::Seat;
use parure_engine::splendor::{Splendor, SplendorRules};
use parure_engine::tokens::ColorSet;

fn setup<G: Game>(players: usize) -> Setup<G::Options> {
    Setup { players, options: G::Options::default() }
}

fn legal<G: Game>(state: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    legal
}

/// Games from this seed on. Where one is looked for, the seed is a little before the first that will do.
fn games<G: LawSubject>(players: usize, policy: Policy, from: u64) -> impl Iterator<Item = Played<G>> {
    (from..from + 2_000).map(move |seed| Played::quietly(&setup::<G>(players), policy, seed))
}

/// The pass is all there is: nothing to take, no card that may be reserved, and none that can be paid.
fn pass_is_forced<R: Rules>(step: &Step<State<R>>) {
    let (table, seat) = (&step.before, step.before.seat());
    let player = table.player(seat);
    assert_eq!(legal(table), [Action::Pass]);
    assert!(table.bank().only(ColorSet::GEMS).is_empty() && player.hand.is_full(), "{table:?}");
    for card in table.market().cards().iter().chain(player.hand.iter().map(|reserved| reserved.card)) {
        let short = table.price(seat, card).saturating_sub(player.tokens).total();
        assert!(short > player.tokens.get(JOKER), "{card:?} can be bought: {table:?}");
    }
    assert_eq!(step.events.first(), Some(&Event::Passed { seat }));
}

/// In how many of 500 random games somebody had to pass.
fn random_games_with_a_pass<R: Rules>() -> usize
where
    State<R>: LawSubject<Action = Action, Event = Event>,
{
    let random = games::<State<R>>(2, Policy::Uniform, 0).take(500);
    let passes = |game: &Played<State<R>>| {
        let passes = game.steps.iter().filter(|step| step.action == Action::Pass);
        passes.inspect(|step| pass_is_forced(step)).count()
    };
    random.filter(|game| passes(game) > 0).count()
}

#[test]
fn s_27_about_two_in_a_hundred_random_games_for_two_have_a_forced_pass() {
    let found = random_games_with_a_pass::<SplendorRules>();
    assert!((4..=20).contains(&found), "{found} of 500");
}

#[test]
fn m_20_random_games_for_two_have_a_forced_pass() {
    let found = random_games_with_a_pass::<MarvelRules>();
    assert!((2..=20).contains(&found), "{found} of 500");
}

/// Finds a game that ends because everybody passed, and looks at its end.
fn deadlock<R: Rules>(players: usize, from: u64)
where
    State<R>: LawSubject<Action = Action, Event = Event>,
{
    let is_deadlock = |game: &Played<State<R>>| matches!(game.end.to_act(), ToAct::Over(outcome) if outcome.reason == Reason::Deadlock);
    let game = games(players, Policy::Starve, from).find(is_deadlock).expect("a game ends in a deadlock");
    let (before, passes) = game.steps.split_at(game.steps.len() - players);
    let mut seats: Vec<_> = passes.iter().map(|step| step.before.seat()).collect();
    seats.sort_unstable();
    assert!(Seat::all(players).eq(seats), "everybody passes once");
    assert_ne!(before.last().map(|step| step.action), Some(Action::Pass), "and the game ends at once");
    for (nth, step) in passes.iter().enumerate() {
        pass_is_forced(step);
        assert_eq!(usize::from(step.before.passes()), nth);
        assert!(step.events.contains(&Event::TurnEnded { seat: step.before.seat() }), "{:?}", step.events);
    }
    examine::<State<R>>(&game.setup, Policy::Starve, game.seed, &mut Coverage::default());
}

#[test]
fn s_27_passes_all_round_end_the_game() {
    deadlock::<SplendorRules>(2, 20);
    deadlock::<SplendorRules>(3, 170);
    deadlock::<SplendorRules>(4, 90);
}

#[test]
fn m_20_passes_all_round_end_the_game() {
    deadlock::<MarvelRules>(2, 30);
    deadlock::<MarvelRules>(3, 0);
    deadlock::<MarvelRules>(4, 210);
}

#[test]
fn s_27_a_move_between_passes_begins_the_count_anew() {
    let passes = games::<Splendor>(3, Policy::Starve, 0).find_map(|game| {
        let is_between = |pair: &[Step<Splendor>]| pair[0].action == Action::Pass && pair[1].action != Action::Pass;
        let pass = game.steps.windows(2).position(is_between)?;
        Some((game.after(pass + 1).passes(), game.after(pass + 2).passes()))
    });
    assert_eq!(passes, Some((1, 0)));
}

#[test]
fn s_27_a_pass_is_followed_by_the_end_of_a_turn() {
    let tile_with_a_pass = games::<Splendor>(3, Policy::Starve, 560).flat_map(|game| game.steps).find(|step| {
        step.action == Action::Pass && step.events.iter().any(|event| matches!(event, Event::Received { .. }))
    });
    pass_is_forced(&tile_with_a_pass.expect("a noble that two had reached comes with a later pass"));
}

#[test]
fn d_10_who_has_no_mandatory_action_must_replenish() {
    let forced = games::<Duel>(2, Policy::Uniform, 0).find_map(|game| {
        let nth = game.steps.iter().position(|step| legal(&step.before) == [duel::Action::Replenish])?;
        Some((game.steps[nth].before, *game.after(nth + 1)))
    });
    let (before, after) = forced.expect("a random game has a forced replenish");
    let open = before.open();
    assert!(open.board.gems().is_empty() && !open.bag.is_empty());
    assert_eq!(after.to_act(), before.to_act(), "the turn goes on");
    assert!(!legal(&after).contains(&duel::Action::Replenish));
    let gained = after.open().opponent().privileges - open.opponent().privileges;
    assert_eq!(gained, u8::from(open.opponent().privileges < 3), "the opponent still takes a privilege");
}

#[test]
fn d_10_who_can_neither_act_nor_replenish_passes() {
    let policy = Policy::Favour("replenish");
    let is_pass = |step: &Step<Duel>| step.action == duel::Action::Pass;
    let mut games = games::<Duel>(2, policy, 200);
    let game = games.find(|game| game.steps.iter().any(is_pass)).expect("a game has a forced pass");
    for step in game.steps.iter().filter(|step| is_pass(step)) {
        let (open, hand) = (step.before.open(), step.before.hand(step.before.open().seat));
        assert_eq!(legal(&step.before), [duel::Action::Pass]);
        assert!(open.bag.is_empty() && open.board.gems().is_empty());
        assert!(hand.is_full() || open.board.of(GOLD).is_empty());
        assert_eq!(step.events.first(), Some(&duel::Event::Passed { seat: open.seat }));
    }
    examine::<Duel>(&game.setup, policy, game.seed, &mut Coverage::default());
}
