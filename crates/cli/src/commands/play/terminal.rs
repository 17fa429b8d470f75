//! The loop between keyboard, model and screen.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use anyhow::Result;
use parure_bots::{BotGame, Budget};
use parure_engine::chance::SplitMix64;
use parure_engine::seat::Observer;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Position;

use super::canvas::{Canvas, Theme};
use super::menu::{Chosen, Menu, MenuEffect};
use super::model::Model;
use super::stage::Stage;
use super::update::{Effect, Key, Message, awaited, update};
use super::view::{Hits, draw};
use super::who::Who;
use crate::seed;

/// How long to wait for a key before looking whether a bot has moved.
const GLANCE: Duration = Duration::from_millis(50);
/// A bot's move is shown no sooner than this, so that people can follow.
const LEAST_THOUGHT: Duration = Duration::from_millis(400);
/// How long a hint is thought about.
const HINT_TIME: Duration = Duration::from_millis(1_000);
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
pub fn run_game<G: Stage + BotGame>(screen: &mut Screen<'_>, model: &mut Model<G>) -> Result<()> {
    let (send, answers) = mpsc::channel();
    start(awaited(model), model, &send);
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
            happened.extend(message(&event, &hits));
        }
        for message in happened {
            changed = true;
            match update(model, message) {
                Effect::Quit => return Ok(()),
                effect => start(effect, model, &send),
            }
        }
    }
}

/// Begins what an effect asks for on a thread of its own.
fn start<G: Stage + BotGame>(effect: Effect, model: &Model<G>, answers: &Sender<Message<G::Action>>) {
    let Some(seat) = model.to_act() else { return };
    let view = model.session.position().view(Observer::Seat(seat));
    let (steps, answers) = (model.session.steps(), answers.clone());
    let mut entropy = SplitMix64::new(seed::fresh());
    // Where the game has ended meanwhile, nobody listens to the answer.
    match (effect, model.session.who(seat)) {
        (Effect::Think, Who::Bot(bot)) => {
            let bot = bot.clone();
            std::thread::spawn(move || {
                let begun = Instant::now();
                let mut player = bot.build::<G>().expect("no external bot sits at this table");
                let action = player.choose(&view, &Budget::UNLIMITED, &mut entropy).action;
                std::thread::sleep(LEAST_THOUGHT.saturating_sub(begun.elapsed()));
                let _ = answers.send(Message::Chosen(steps, action));
            });
        }
        (Effect::Advise, _) => {
            std::thread::spawn(move || {
                let (_, advice) = G::advise(&view, &Budget::time(HINT_TIME), HINTED, &mut entropy);
                let _ = answers.send(Message::Advised(steps, advice));
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
