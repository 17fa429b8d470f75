//! The loop between keyboard, model and screen.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use parure_bots::{BotGame, BotKind, BotSpec, Budget, Thinkers};
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::seat::{MAX_SEATS, Observer, Seat};
use parure_vocabulary::Vocabulary;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

use super::menu::{Chosen, Menu, MenuEffect};
use super::model::Model;
use super::update::{Effect, Key, Message, awaited, update};
use super::view::{Hits, draw};
use super::who::Who;
use crate::external::{External, Limits, command_words};
use crate::protocol::{BudgetWords, Question};
use crate::seed;
use parure_terminal::canvas::{Canvas, Theme};
use parure_terminal::stage::Stage;

/// How long to wait for a key before looking whether a bot has moved.
const GLANCE: Duration = Duration::from_millis(50);
/// A bot's move is shown no sooner than this, so that people can follow.
const LEAST_THOUGHT: Duration = Duration::from_millis(400);
/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_millis(1_000);
/// How long a program may take for a move.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many moves a hint names.
const HINTED: usize = 3;

/// What the terminal can do, and whether someone wants it back.
pub struct Screen<'a> {
    /// The terminal.
    pub terminal: &'a mut DefaultTerminal,
    /// What is pressed, as it comes.
    pub events: Receiver<io::Result<Event>>,
    /// Whether it shows colours.
    pub theme: Theme,
    /// Set when the program should end.
    pub stop: Arc<AtomicBool>,
}

impl Screen<'_> {
    /// What was pressed meanwhile, if anything; waits a moment for it.
    fn glance(&self) -> io::Result<Option<Event>> {
        match self.events.recv_timeout(GLANCE) {
            Ok(event) => event.map(Some),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

/// Listens to the terminal on a thread of its own: when the terminal is gone, reading from it never returns.
pub fn listen() -> Receiver<io::Result<Event>> {
    let (send, events) = mpsc::channel();
    std::thread::spawn(move || while send.send(event::read()).is_ok() {});
    events
}

/// Lets someone choose a game; nothing if they leave.
pub fn run_menu(screen: &mut Screen<'_>, menu: &mut Menu) -> Result<Option<Chosen>> {
    loop {
        let theme = screen.theme;
        screen.terminal.draw(|frame| menu.draw(&mut Canvas::new(frame.buffer_mut(), theme)))?;
        if screen.stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if let Some(Event::Key(pressed)) = screen.glance()?
            && let Some(key) = key(pressed)
        {
            match menu.press(key) {
                MenuEffect::None => {}
                MenuEffect::Begin(chosen) => return Ok(Some(chosen)),
                MenuEffect::Leave => return Ok(None),
            }
        }
    }
}

/// Plays a game until someone leaves.
pub fn run_game<G: Stage + BotGame + Vocabulary>(screen: &mut Screen<'_>, model: &mut Model<G>) -> Result<()> {
    let (send, answers) = mpsc::channel();
    let bots = Arc::new(Mutex::new(Thinkers::new(MAX_SEATS)));
    start(awaited(model), model, &bots, &send);
    let mut changed = true;
    let mut hits = Hits::default();
    loop {
        if changed {
            let theme = screen.theme;
            screen.terminal.draw(|frame| hits = draw(model, &mut Canvas::new(frame.buffer_mut(), theme)))?;
        }
        if screen.stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let mut happened: Vec<_> = answers.try_iter().collect();
        changed = false;
        if let Some(event) = screen.glance()? {
            changed = matches!(event, Event::Resize(..));
            happened.extend(message(&event, &hits).map(Ok));
        }
        for message in happened {
            changed = true;
            match update(model, message?) {
                Effect::Quit => return Ok(()),
                effect => start(effect, model, &bots, &send),
            }
        }
    }
}

/// The move of a program, which is started for it. Whoever plays against it waits, so it is given longer than in a contest.
fn ask<G: Vocabulary>(bot: &BotSpec, question: &Question<'_, G>, seed: u64) -> Result<G::Action> {
    let BotKind::External(command) = &bot.kind else { unreachable!("our own bots can be built") };
    let limits = Limits { budget: BudgetWords::from(Budget::time(HINT_TIME)), first: PATIENCE, later: PATIENCE };
    let chosen = External::start(&command_words(command)?).and_then(|mut bot| bot.choose(question, &limits, seed));
    chosen.map_err(|fault| anyhow::Error::msg(fault.message)).with_context(|| format!("`{bot}` has made no move"))
}

/// The bots of a game, each with what it remembers of it.
type Bots = Arc<Mutex<Thinkers<Seat>>>;

/// The move of a bot, which is told all that was played, and sees what its seat sees.
fn think<G: Vocabulary + BotGame>(
    bots: &Bots,
    bot: &BotSpec,
    question: &Question<'_, G>,
    entropy: &mut dyn Entropy,
) -> Result<G::Action> {
    let thinkers = || bots.lock().unwrap_or_else(PoisonError::into_inner);
    // Nobody waits for one that thinks about a position that was left meanwhile.
    let mut thinker = thinkers().take(&question.seat, bot);
    let Some(seated) = thinker.at::<G>() else { return ask(bot, question, entropy.next_u64()) };
    let choice = seated.choose(question.played, question.view, &Budget::UNLIMITED, entropy);
    thinkers().keep(question.seat, thinker);
    Ok(choice.action)
}

/// Begins what an effect asks for on a thread of its own.
fn start<G: Stage + BotGame + Vocabulary>(
    effect: Effect,
    model: &Model<G>,
    bots: &Bots,
    answers: &Sender<Result<Message<G::Action>>>,
) {
    let Some(seat) = model.to_act() else { return };
    let view = model.session.position().view(Observer::Seat(seat));
    let (steps, answers) = (model.session.steps(), answers.clone());
    let mut entropy = SplitMix64::new(seed::fresh());
    // Where the game has ended meanwhile, nobody listens to the answer.
    match (effect, model.session.who(seat)) {
        (Effect::Think, Who::Bot(bot)) => {
            let (bots, bot, state) = (bots.clone(), bot.clone(), model.session.position().clone());
            let (setup, played) = (state.setup(), model.session.played());
            std::thread::spawn(move || {
                let begun = Instant::now();
                let question = Question { setup: &setup, state: &state, seat, view: &view, table: 0, played: &played };
                let action = think(&bots, &bot, &question, &mut entropy);
                std::thread::sleep(LEAST_THOUGHT.saturating_sub(begun.elapsed()));
                let _ = answers.send(action.map(|action| Message::Chosen(steps, action)));
            });
        }
        (Effect::Advise, _) => {
            std::thread::spawn(move || {
                let (_, advice) = G::advise(&view, &Budget::time(HINT_TIME), HINTED, &mut entropy);
                let _ = answers.send(Ok(Message::Advised(steps, advice)));
            });
        }
        _ => {}
    }
}

fn message<A>(event: &Event, hits: &Hits) -> Option<Message<A>> {
    match event {
        Event::Key(pressed) => key(*pressed).map(Message::Key),
        Event::Mouse(mouse) => {
            let place = Position::new(mouse.column, mouse.row);
            match mouse.kind {
                MouseEventKind::ScrollUp => Some(Message::Key(Key::Up)),
                MouseEventKind::ScrollDown => Some(Message::Key(Key::Down)),
                MouseEventKind::Down(MouseButton::Left) => {
                    let listed = hits.moves.iter().find(|(area, _)| area.contains(place));
                    let card = || hits.cards.iter().find(|(area, _)| area.contains(place));
                    listed
                        .map(|&(_, nth)| Message::ClickMove(nth))
                        .or_else(|| card().map(|(_, id)| Message::ClickCard(id.clone())))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// What a pressed key means.
fn key(pressed: KeyEvent) -> Option<Key> {
    if pressed.kind == KeyEventKind::Release {
        return None;
    }
    let control = pressed.modifiers.contains(KeyModifiers::CONTROL);
    Some(match pressed.code {
        KeyCode::Char('c' | 'q') if control => Key::Quit,
        KeyCode::Char('t') if control => Key::Hint,
        KeyCode::Char('z') if control => Key::Undo,
        KeyCode::Char('d') if control => Key::Details,
        KeyCode::Char('u') if control => Key::Escape,
        KeyCode::Char('?') => Key::Help,
        KeyCode::Char(letter) if !control => Key::Letter(letter),
        KeyCode::Backspace => Key::Erase,
        KeyCode::Enter => Key::Enter,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Tab => Key::Filter,
        KeyCode::Esc => Key::Escape,
        KeyCode::F(1) => Key::Help,
        KeyCode::F(2) => Key::Hint,
        KeyCode::F(3) => Key::Undo,
        KeyCode::F(4) => Key::Details,
        KeyCode::F(10) => Key::Quit,
        _ => return None,
    })
}
