//! What holds in all modules.

use parure_engine::card::Level;
use parure_engine::chance::{Recording, Sampled};
use parure_engine::classic::{Phase, Rules, State};
use parure_engine::game::{Game, OptionError, Options, Setup, SetupError};
use parure_engine::notation::{
    Notation, Record, RecordWriter, draws_text, parse_action, parse_position, position_text,
};
use parure_engine::splendor::orient::OrientRules;
use parure_engine::splendor::strongholds::StrongholdsRules;
use parure_engine::splendor::{Cities, CitiesOptions, Orient, Posts, Splendor, SplendorOptions, Strongholds};

use super::{MARKET, orient, seat};
use crate::support::{after, legal, position, refusal};

fn starts<G: Game>(players: usize, options: &[(&str, &str)]) -> Result<G, SetupError> {
    let mut setup = Setup { players, options: G::Options::default() };
    options.iter().for_each(|(key, value)| setup.options.set(key, value).expect("the option exists"));
    G::new(&setup, &mut Sampled::from_seed(1))
}

#[test]
fn c_01_a_module_is_for_two_to_four_and_not_for_teams() {
    fn check<G: Game>() {
        for players in [0, 1, 5] {
            assert_eq!(starts::<G>(players, &[]).map(|_| ()), Err(SetupError::Players { players, allowed: 2..=4 }));
        }
        (2..=4).for_each(|players| assert!(starts::<G>(players, &[]).is_ok()));
        assert_eq!(starts::<G>(4, &[("team", "true")]).map(|_| ()), Err(SetupError::TeamWithExpansion));
        let others = [("face_up", "8"), ("take_fewer", "true"), ("last_round", "everyone_else_once")];
        assert!(starts::<G>(3, &others).is_ok());
    }
    check::<Cities>();
    check::<Posts>();
    check::<Orient>();
    check::<Strongholds>();
    assert!(starts::<Posts>(2, &[("preset", "quick")]).is_ok());
}

#[test]
fn c_01_cities_have_no_target() {
    let mut options = CitiesOptions::default();
    for (key, value) in [("target", "15"), ("target", "10"), ("preset", "quick")] {
        let error = options.set(key, value).expect_err("there is no target");
        assert!(matches!(error, OptionError::Absent { .. }) && error.to_string().contains("C-01"), "{error}");
    }
    assert!(options.values().iter().all(|(key, _)| *key != "target"));
    assert!(SplendorOptions::default().values().iter().all(|(key, _)| *key != "expansion"));
}

#[test]
fn c_01_texts_say_which_module_is_played() {
    fn check<G: Notation>(name: &str) {
        let setup = Setup { players: 2, options: G::Options::default() };
        let writer = RecordWriter::<G>::new(&setup, &mut Sampled::from_seed(1)).expect("a setup");
        let (record, position) = (writer.record().to_string(), position_text(writer.position()));
        assert!(position.starts_with(&format!("splendor 2 expansion={name}\n")), "{position}");
        assert!(record.contains(&format!("[option expansion \"{name}\"]\n")), "{record}");
        assert!(Record::<G>::parse(&record).is_ok() && Record::<Splendor>::parse(&record).is_err());
        assert!(parse_position::<G>(&position).is_ok() && parse_position::<Splendor>(&position).is_err());
        let unsaid = position.replace(&format!(" expansion={name}"), "");
        assert!(parse_position::<G>(&unsaid).is_err(), "{unsaid}");
    }
    check::<Cities>("cities");
    check::<Posts>("posts");
    check::<Orient>("orient");
    check::<Strongholds>("strongholds");
    let base = format!("splendor 2 expansion=none\n{MARKET}");
    assert!(!position_text(&position::<Splendor>(&base)).contains("expansion"));
}

#[test]
fn c_02_a_space_waits_for_all_that_a_purchase_brings() {
    let table = position::<Posts>(&format!("splendor 2 expansion=posts\n{MARKET}seat 0 tokens rrk posts T1"));
    let bought = after(&table, &["buy S1-01 rrk"]);
    assert!(matches!(bought.phase(), Phase::Module(_)));
    assert_eq!((bought.market().row(Level::One)[0], bought.decks().level(Level::One).len()), (None, 36));
    let finished = after(&bought, &["post_gem g"]);
    assert!(finished.market().row(Level::One)[0].is_some() && finished.decks().level(Level::One).len() == 35);
}

#[test]
fn c_02_several_spaces_are_filled_level_by_level_the_base_row_first() {
    // A take of level 3 out of the Orient's row brings the base card S2-01; both spaces wait for the end.
    let rows = "O1 O1-01 O1-02\nO2 O2-01 O2-02\nO3 O3-06 O3-07\n";
    let table = position::<Orient>(&format!(
        "splendor 4 expansion=orient\n{MARKET}{rows}seat 0 tokens wuuuggg** cards S1-09 S1-10 S1-11"
    ));
    let mut game = after(&table, &["buy O3-06 wuuuggg"]);
    assert_eq!(game.extra().row(Level::Three)[0], None);
    let mut chance = Recording::new(Sampled::from_seed(1));
    game.play(parse_action::<Orient>("free S2-01", None).expect("an action"), &mut chance).expect("it lies there");
    let drawn = draws_text::<Orient>(&chance.take());
    assert_eq!(drawn.split(' ').map(|card| &card[..2]).collect::<Vec<_>>(), ["S2", "O3"], "{drawn}");
}

#[test]
fn c_02_rows_of_any_length_are_filled() {
    fn play<R: Rules>(spaces: usize) -> State<R> {
        let setup = Setup::with_options(2, &[("face_up", &*spaces.to_string())]).expect("a number of spaces");
        let mut chance = Sampled::from_seed(spaces as u64);
        let mut game = <State<R> as Game>::new(&setup, &mut chance).expect("a table for two");
        for _ in 0..80 {
            let Some(action) = chance.pick(&game.legal()) else { break };
            game.play(action, &mut chance).expect("a legal action");
            for level in Level::ALL.into_iter().filter(|_| game.phase() == Phase::Act) {
                let lie = game.market().row(level).iter().take_while(|card| card.is_some()).count();
                assert!(
                    lie == spaces || game.decks().level(level).first_deck().is_empty(),
                    "{lie} of {spaces} at {level:?}"
                );
            }
        }
        game
    }
    for spaces in 1..=8 {
        assert!(play::<OrientRules>(spaces).round() > 8 && play::<StrongholdsRules>(spaces).round() > 8);
    }
}

#[test]
fn c_02_a_reserve_fills_its_space_in_its_own_step() {
    let later = after(&orient::two(""), &["reserve O1-01"]);
    assert!(later.extra().row(Level::One)[0].is_some());
    assert_eq!(later.orient_deck_size(Level::One), 7);
}

#[test]
fn c_03_the_token_limit_comes_after_what_an_action_brings() {
    let table = position::<Posts>(&format!("splendor 3 expansion=posts\n{MARKET}seat 0 tokens uuugggrrr posts T2"));
    let taken = after(&table, &["take ww"]);
    assert!(matches!(taken.phase(), Phase::Module(_)) && taken.player(seat(0)).tokens.total() == 11);
    let twelve = after(&taken, &["post_gem k"]);
    assert_eq!((twelve.phase(), twelve.player(seat(0)).tokens.total()), (Phase::Return, 12));
}

#[test]
fn c_03_the_noble_comes_before_the_posts() {
    // The fifth green bonus and the noble that it brings meet T4 in one turn.
    let cards = "S1-09 S1-10 S1-11 S1-12 S1-18 S1-19 S1-20 S1-21";
    let market = MARKET.replace("S1-01", "S1-17");
    let lines = format!("tiles SN-02\nseat 0 tokens rrr cards {cards}");
    let table = position::<Posts>(&format!("splendor 2 expansion=posts\n{market}{lines}"));
    assert_eq!(after(&table, &["buy S1-17 rrr"]).player(seat(0)).points, 3 + 5);
}

#[test]
fn c_04_a_lone_answer_is_played() {
    // Only blue is left beside the white that is taken.
    let lines = "seat 0 tokens ggggrrrr posts T2\nseat 1 tokens kkkk";
    let taken = after(&position::<Posts>(&format!("splendor 2 expansion=posts\n{MARKET}{lines}")), &["take ww"]);
    assert_eq!((taken.phase(), taken.player(seat(0)).tokens.total()), (Phase::Return, 11));
}

#[test]
fn c_04_a_choice_is_answered_before_anything_else() {
    let table = position::<Posts>(&format!("splendor 2 expansion=posts\n{MARKET}seat 0 tokens rrk posts T1"));
    let bought = after(&table, &["buy S1-01 rrk"]);
    assert!(legal(&bought).iter().all(|text| text.starts_with("post_gem ")));
    for text in ["take wug", "pass", "return w", "buy S1-02 -", "reserve 1", "tile SN-01"] {
        assert_eq!(refusal(&bought, text), "C-22");
    }
}
