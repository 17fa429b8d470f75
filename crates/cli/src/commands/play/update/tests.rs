//! Games played through the update function, and drawn on the way.

use parure_bots::explain::{Advice, Reason};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::duel::Duel;
use parure_engine::game::{Game, Setup};
use parure_engine::marvel::Marvel;
use parure_engine::notation::{Record, action_text, parse_action};
use parure_engine::seat::Seat;
use parure_engine::splendor::{Splendor, SplendorOptions};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::super::session::Session;
use super::super::view::draw;
use super::super::who::Company;
use super::*;
use parure_terminal::Language;
use parure_terminal::canvas::{Canvas, Theme};

fn model<G: Stage>(options: G::Options, company: &str, language: Language, seed: u64) -> Model<G> {
    let players = company.parse::<Company>().unwrap().0;
    let setup = Setup { players: players.len(), options };
    Model::new(Session::new(&setup, players, seed).unwrap(), Messages::new(language))
}

fn action(text: &str) -> parure_engine::classic::Action {
    parse_action::<Splendor>(text, None).unwrap()
}

/// Draws the model on a screen of 80 x 24, where everything must fit, and gives the screen's lines.
fn screen<G: Stage>(model: &Model<G>) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut cut = Vec::new();
    let drawn = terminal.draw(|frame| {
        let mut canvas = Canvas::new(frame.buffer_mut(), Theme::Colors);
        draw(model, &mut canvas);
        cut = canvas.cut;
    });
    let buffer = drawn.unwrap().buffer.clone();
    assert_eq!(cut, [""; 0], "{} {:?}", model.messages.language().tag(), model.screen);
    buffer.content.chunks(80).map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
}

fn press_all<G: Stage>(model: &mut Model<G>, text: &str) -> Effect {
    text.chars().for_each(|letter| _ = update(model, Message::Key(Key::Letter(letter))));
    update(model, Message::Key(Key::Enter))
}

/// Lets everything happen that a game needs until it is over: people type or pick a move, bots answer at random.
fn play_out<G: Stage>(model: &mut Model<G>, luck: &mut SplitMix64, mut look: impl FnMut(&Model<G>, usize)) -> usize {
    let mut steps = 0;
    let mut legal = Vec::new();
    while let Some(seat) = model.to_act() {
        assert!(steps < 3_000, "the game does not end");
        look(model, steps);
        steps += 1;
        if matches!(model.screen, Screen::HandOver(_)) {
            update(model, Message::Key(Key::Enter));
            continue;
        }
        legal.clear();
        model.session.position().legal_actions(&mut legal);
        // Purchases bring the game to its end.
        legal.sort_by_key(|&action| G::group(action));
        let bought = legal.iter().filter(|&&action| G::group(action) == Group::Buy).count();
        let action = legal[luck.below(if bought > 0 { bought } else { legal.len() } as u32) as usize];
        let effect = if !model.session.who(seat).is_human() {
            let asked = model.session.steps();
            update(model, Message::Chosen(asked, action))
        } else if luck.below(2) == 0 {
            press_all(model, &action_text::<G>(action))
        } else {
            model.choose(action);
            update(model, Message::Key(Key::Enter))
        };
        assert!(matches!(effect, Effect::Think | Effect::None));
        assert_eq!(effect, awaited(model));
    }
    steps
}

fn plays_a_whole_game<G: Stage>(options: G::Options, company: &str) {
    let mut model = model::<G>(options, company, Language::English, 3);
    play_out(&mut model, &mut SplitMix64::new(4), |_, _| {});
    assert_eq!(model.screen, Screen::Result);
    let shown = screen(&model).join("\n");
    assert!(model.names.iter().all(|name| shown.contains(name.as_str())), "{shown}");
    let record = Record::<G>::parse(&model.session.record().to_string()).unwrap();
    record.check().unwrap();
    assert_eq!(record.tag("player 0"), Some(company.split(',').next().unwrap()));
    assert_eq!(update(&mut model, Message::Key(Key::Enter)), Effect::Quit);
}

#[test]
fn a_whole_game_can_be_played_by_keys() {
    plays_a_whole_game::<Splendor>(SplendorOptions::default(), "human:Anna,level1");
    plays_a_whole_game::<Marvel>(Default::default(), "human:Anna,human:Ben,level1");
    plays_a_whole_game::<Duel>(Default::default(), "human:Anna,human:Ben");
}

#[test]
fn bots_are_called_as_on_the_page() {
    let names =
        |language| model::<Splendor>(SplendorOptions::default(), "human,level3,level3,level1", language, 1).names;
    assert_eq!(names(Language::English), ["You", "Elena", "Bianca", "Pippa"]);
    assert_eq!(names(Language::Japanese), ["あなた", "エレナ", "ビアンカ", "ピッパ"]);
}

#[test]
fn partners_win_together() {
    let team = SplendorOptions { team: true, ..Default::default() };
    let mut model = model::<Splendor>(team, "human:Anna,human:Ben,human:Cy,human:Dot", Language::English, 3);
    play_out(&mut model, &mut SplitMix64::new(4), |_, _| {});
    let shown = screen(&model).join("\n");
    let told = ["Anna and Cy win together", "Ben and Dot win together"].iter().any(|title| shown.contains(title));
    assert!(told, "{shown}");
}

fn fits<G: Stage>(options: G::Options, companies: &[&str]) {
    for (nth, company) in companies.iter().enumerate() {
        for language in Language::ALL {
            let mut model = model::<G>(options, company, language, 10 + nth as u64);
            let mut luck = SplitMix64::new(nth as u64);
            play_out(&mut model, &mut luck, |model, step| {
                if step % 7 == 0 {
                    screen(model);
                }
            });
            screen(&model);
            for seen in [Screen::Table, Screen::Help(0), Screen::Help(99), Screen::Details(0), Screen::Details(99)] {
                model.screen = seen;
                screen(&model);
            }
        }
    }
}

#[test]
fn splendor_fits_on_a_small_screen_in_every_language() {
    let companies = ["human,strongest", "human,strongest,strongest:rusher", "human,human,strongest,strongest"];
    fits::<Splendor>(SplendorOptions::default(), &companies);
    fits::<Splendor>(SplendorOptions { team: true, ..Default::default() }, &["human,level5,human,level5"]);
    fits::<Splendor>(SplendorOptions { face_up: 8, target: 30, ..Default::default() }, &["human,level5,level5,level5"]);
}

#[test]
fn marvel_fits_on_a_small_screen_in_every_language() {
    fits::<Marvel>(Default::default(), &["human,strongest", "human,human,level1", "human,level5,level5,level5"]);
}

#[test]
fn duel_fits_on_a_small_screen_in_every_language() {
    fits::<Duel>(Default::default(), &["human,strongest", "human:A name that is far too long to be shown,human"]);
}

#[test]
fn a_small_window_says_what_it_needs() {
    let model = model::<Duel>(Default::default(), "human,level1", Language::English, 1);
    let mut terminal = Terminal::new(TestBackend::new(50, 10)).unwrap();
    let drawn = terminal.draw(|frame| _ = draw(&model, &mut Canvas::new(frame.buffer_mut(), Theme::Plain))).unwrap();
    let text: String = drawn.buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
    assert!(text.contains("80 x 24"), "{text}");
}

#[test]
fn a_decision_is_taken_back_with_the_bots_answer_but_not_across_a_draw() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human,level1", Language::English, 1);
    let before = *model.session.position();
    press_all(&mut model, "t wug");
    let asked = model.session.steps();
    update(&mut model, Message::Chosen(asked, action("take wur")));
    assert!(model.is_own_turn());
    update(&mut model, Message::Key(Key::Undo));
    assert_eq!((model.session.position(), model.notice.as_deref()), (&before, None));
    assert!(model.session.log().is_empty() && !model.session.is_begun());
    // A card that was drawn cannot be put back.
    press_all(&mut model, "r 1");
    let drawn = *model.session.position();
    update(&mut model, Message::Key(Key::Undo));
    assert_eq!(model.session.position(), &drawn);
    assert_eq!(model.notice.as_deref(), Some("Nothing to take back"));
}

#[test]
fn an_answer_to_a_position_that_was_taken_back_is_not_played() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human,level1", Language::English, 1);
    press_all(&mut model, "t wug");
    let asked = model.session.steps();
    update(&mut model, Message::Key(Key::Undo));
    assert_eq!(update(&mut model, Message::Chosen(asked, action("take wur"))), Effect::None);
    assert!(!model.session.is_begun());
}

#[test]
fn people_cannot_take_each_others_moves_back_nor_see_each_others_cards() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human:Anna,human:Ben", Language::English, 1);
    press_all(&mut model, "r 3");
    let Screen::HandOver(seat) = model.screen else { panic!("the keyboard goes to Ben") };
    assert_eq!(seat.index(), 1);
    let reserved = model.session.position().player(Seat::FIRST).hand.iter().next().unwrap();
    let id = parure_terminal::card_id::<Splendor>(reserved.card);
    let hidden = |model: &Model<Splendor>| !screen(model).join("\n").contains(&id);
    assert!(hidden(&model));
    update(&mut model, Message::Key(Key::Enter));
    assert!(model.is_own_turn() && hidden(&model));
    model.screen = Screen::Details(0);
    assert!(hidden(&model));
    model.screen = Screen::Table;
    press_all(&mut model, "t wug");
    update(&mut model, Message::Key(Key::Enter));
    assert!(!hidden(&model), "Anna sees her own card");
    update(&mut model, Message::Key(Key::Undo));
    assert!(model.notice.is_some());
}

#[test]
fn typing_narrows_the_list_and_explains_what_does_not_fit() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human,level1", Language::English, 1);
    let all = model.matching().len();
    "take w".chars().for_each(|letter| _ = update(&mut model, Message::Key(Key::Letter(letter))));
    assert!((1..all).contains(&model.matching().len()));
    assert!(model.matching().iter().all(|entry| entry.text.starts_with("take") && entry.text.contains('w')));
    update(&mut model, Message::Key(Key::Escape));
    assert_eq!(model.matching().len(), all);
    press_all(&mut model, "take wugr");
    assert_eq!(model.notice.as_deref(), Some("Not legal here (rule S-09)"));
    assert!(screen(&model).join("\n").contains("Take one to three tokens."));
    update(&mut model, Message::Key(Key::Escape));
    press_all(&mut model, "jump");
    assert_eq!(model.notice.as_deref(), Some("No such move; F1 explains"));
    assert!(!model.session.is_begun());
}

#[test]
fn the_kinds_of_moves_are_gone_through_one_by_one() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human,level1", Language::English, 1);
    let all = model.matching().len();
    let mut kinds = Vec::new();
    loop {
        update(&mut model, Message::Key(Key::Filter));
        let Some(group) = model.group else { break };
        kinds.push(group);
        assert!((1..all).contains(&model.matching().len()));
    }
    assert_eq!(kinds, [Group::Take, Group::Reserve]);
}

#[test]
fn a_click_chooses_a_move_and_another_plays_it() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human,level1", Language::English, 1);
    let mut buffer = ratatui::buffer::Buffer::empty(ratatui::layout::Rect::new(0, 0, 80, 24));
    let hits = draw(&model, &mut Canvas::new(&mut buffer, Theme::Plain));
    assert_eq!((hits.moves.len(), hits.cards.len()), (6, 12));
    update(&mut model, Message::ClickCard(hits.cards[0].1.clone()));
    assert!(model.matching().iter().all(|entry| entry.text.ends_with(&hits.cards[0].1)));
    update(&mut model, Message::Key(Key::Escape));
    update(&mut model, Message::ClickMove(hits.moves[2].1));
    assert!(!model.session.is_begun());
    update(&mut model, Message::ClickMove(hits.moves[2].1));
    assert!(model.session.is_begun());
}

#[test]
fn a_hint_chooses_the_move_and_says_why() {
    let mut model = model::<Splendor>(SplendorOptions::default(), "human,level1", Language::English, 1);
    assert_eq!(update(&mut model, Message::Key(Key::Hint)), Effect::Advise);
    let action = model.matching()[3].action;
    let reasons = vec![Reason::plain("reason-takes-joker")];
    let advice = vec![Advice { action, win: 0.541, share: 1.0, reasons }];
    let asked = model.session.steps();
    update(&mut model, Message::Advised(asked, advice));
    let shown = screen(&model).join("\n");
    assert!(shown.contains("54% to win; takes a joker"), "{shown}");
    update(&mut model, Message::Key(Key::Enter));
    assert_eq!(model.session.record().turns()[0].steps[0].action, action);
}

#[test]
fn a_saved_game_goes_on_where_it_was_left() {
    let mut model = model::<Duel>(Default::default(), "human:Anna,level1", Language::English, 5);
    let mut luck = SplitMix64::new(9);
    let mut legal = Vec::new();
    for _ in 0..15 {
        legal.clear();
        model.session.position().legal_actions(&mut legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        model.session.play(action, &model.messages);
    }
    let record = Record::<Duel>::parse(&model.session.record().to_string()).unwrap();
    let players = model.session.players().to_vec();
    let resumed = Session::resume(&record, players, 1, &Messages::new(Language::English)).unwrap();
    assert_eq!(resumed.position(), model.session.position());
    assert_eq!(resumed.log(), model.session.log());
    assert_eq!(resumed.record().tag("seat 0"), Some("Anna"));
}
