//! Components and setup.

use parure_engine::card::Level;
use parure_engine::chance::{Recorded, Sampled};
use parure_engine::duel::{Board, Bonus, Cells, Duel, DuelOptions, Phase};
use parure_engine::game::{Game, OptionError, Options, Setup, SetupError};
use parure_engine::notation::parse_draws;
use parure_engine::tokens::Tokens;

use super::{at, line, player, privileges, tokens};

fn new_game(seed: u64) -> Duel {
    let setup = Setup { players: 2, options: DuelOptions::default() };
    Duel::new(&setup, &mut Sampled::from_seed(seed)).expect("two may play")
}

#[test]
fn d_01_twenty_five_tokens_and_three_privileges() {
    let game = new_game(1);
    let on_board = game.open().board.tokens(Cells::ALL);
    assert_eq!(on_board, tokens([4, 4, 4, 4, 4, 2, 3]));
    assert_eq!(on_board.total(), 25);
    let (mine, theirs, by_the_board) = privileges(&game);
    assert_eq!(mine + theirs + by_the_board, 3);
}

#[test]
fn d_02_sixty_seven_cards_and_four_royals() {
    let cards = Duel::cards();
    assert_eq!(Level::ALL.map(|level| cards.level(level).len()), [30, 24, 13]);
    assert_eq!(Duel::royals().len(), 4);
    let faces: Vec<_> = cards.iter().map(Duel::face).collect();
    assert!(faces.iter().all(|face| face.crowns <= 3));
    assert!(faces.iter().any(|face| matches!(face.bonus, Bonus::Gem { count: 2, .. })));
    let colourless = faces.iter().filter(|face| face.bonus == Bonus::None);
    assert_eq!(colourless.map(|face| face.points).collect::<Vec<_>>(), [3, 5, 6]);
}

#[test]
fn d_03_the_pyramid_has_five_four_and_three_cards() {
    let game = new_game(2);
    for (level, spaces, left) in [(Level::One, 5, 25), (Level::Two, 4, 20), (Level::Three, 3, 10)] {
        let row = game.open().pyramid.row(level);
        assert_eq!(row.iter().flatten().filter(|card| card.level() == level).count(), spaces);
        assert_eq!(row.len(), spaces);
        assert_eq!(game.decks().level(level).len(), left);
    }
}

#[test]
fn d_04_the_board_is_filled_from_the_centre_down_and_clockwise() {
    let cards = "D1-01 D1-02 D1-03 D1-04 D1-05 D2-01 D2-02 D2-03 D2-04 D3-01 D3-02 D3-03";
    let text = format!("{cards} wwwwuuuuggggrrrrkkkkpp***");
    let draws = parse_draws::<Duel>(&text).expect("draws");
    let mut chance = Recorded::new(&draws);
    let setup = Setup { players: 2, options: DuelOptions::default() };
    let game = Duel::new(&setup, &mut chance).expect("two may play");
    chance.finish().expect("twelve cards and twenty-five tokens are drawn");
    // Four white from the centre: c3, then down to c4, left to b4, up to b3.
    assert_eq!(line(&game, "board"), "kkkkp/ruuup/rwwu*/rwwg*/rggg*");
    assert_eq!(line(&game, "1"), "D1-01 D1-02 D1-03 D1-04 D1-05");
    assert!(game.open().bag.is_empty());
    assert_eq!(Board::SPIRAL[24].to_string(), "e5");
}

#[test]
fn d_05_who_does_not_start_has_a_privilege() {
    for seed in 0..5 {
        let game = new_game(seed);
        assert_eq!(privileges(&game), (0, 1, 2));
        assert_eq!(game.open().seat, at(0));
        assert_eq!((game.open().phase, game.open().round), (Phase::Act, 1));
        assert_eq!(game.open().royals.len(), 4);
        assert_eq!((player(&game, 0).tokens, player(&game, 1).tokens), (Tokens::ZERO, Tokens::ZERO));
    }
}

#[test]
fn d_05_two_play() {
    for players in [0, 1, 3, 4] {
        let setup = Setup { players, options: DuelOptions::default() };
        let refused = Duel::new(&setup, &mut Sampled::from_seed(0)).expect_err("only two may play");
        assert_eq!(refused, SetupError::Players { players, allowed: 2..=2 });
    }
}

#[test]
fn d_26_stalling_is_an_option_that_is_off() {
    let mut options = DuelOptions::default();
    assert!(!options.stalling);
    options.set("stalling", "true").expect("it can be switched on");
    let on = DuelOptions { stalling: true, ..DuelOptions::default() };
    assert_eq!(options, on);
    assert!(matches!(options.set("stalling", "maybe"), Err(OptionError::BadValue { .. })));
    assert!(matches!(options.set("target", "15"), Err(OptionError::UnknownKey { .. })));
    assert_eq!(options, on);
}
