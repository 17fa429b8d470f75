//! What a key, a bot's move or a hint does to the model.

use parure_bots::explain::Advice;

use super::model::{Hint, Model, Screen};
use parure_terminal::Messages;
use parure_terminal::stage::{Group, Stage};

/// How far a page is.
const PAGE: usize = 6;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Message<A> {
    /// Someone pressed a key.
    Key(Key),
    /// Someone clicked on a move of the list.
    ClickMove(usize),
    /// Someone clicked on a card.
    ClickCard(String),
    /// A bot has chosen; the number is that of the steps when it was asked.
    Chosen(usize, A),
    /// A hint was found; likewise.
    Advised(usize, Vec<Advice<A>>),
}

/// A key, by what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter of a move.
    Letter(char),
    /// Takes a letter back.
    Erase,
    /// Plays the chosen move, or goes on.
    Enter,
    /// One up in the list.
    Up,
    /// One down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// The next kind of moves.
    Filter,
    /// Clears what was typed, or closes what lies over the table.
    Escape,
    /// Asks for a hint.
    Hint,
    /// Takes back the last decision.
    Undo,
    /// Shows what everyone has.
    Details,
    /// Shows how to play.
    Help,
    /// Saves and leaves.
    Quit,
}

/// What is to be done outside of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// Ask the bot whose turn it is.
    Think,
    /// Look for a hint.
    Advise,
    /// Leave.
    Quit,
}

/// Lets something happen.
pub fn update<G: Stage>(model: &mut Model<G>, message: Message<G::Action>) -> Effect {
    match message {
        Message::Key(key) => press(model, key),
        Message::ClickMove(place) if model.selected == place => press(model, Key::Enter),
        Message::ClickMove(place) => {
            model.selected = place;
            Effect::None
        }
        Message::ClickCard(id) => {
            model.input = id.to_lowercase();
            model.selected = 0;
            Effect::None
        }
        Message::Chosen(steps, action) if steps == model.session.steps() => play(model, action),
        Message::Advised(steps, advice) if steps == model.session.steps() && model.hint == Hint::Asked => {
            model.hint = Hint::Given(model.hint_lines(&advice));
            advice.first().into_iter().for_each(|best| model.choose(best.action));
            Effect::None
        }
        // The position is another one by now.
        Message::Chosen(..) | Message::Advised(..) => Effect::None,
    }
}

/// What the position asks for: a bot's move, or nothing but patience.
pub fn awaited<G: Stage>(model: &Model<G>) -> Effect {
    match model.to_act() {
        Some(seat) if !model.session.who(seat).is_human() => Effect::Think,
        Some(_) | None => Effect::None,
    }
}

fn press<G: Stage>(model: &mut Model<G>, key: Key) -> Effect {
    model.notice = None;
    if key == Key::Quit {
        return Effect::Quit;
    }
    match model.screen {
        Screen::HandOver(seat) => {
            if key == Key::Enter {
                model.viewer = Some(seat);
                model.face_position();
            }
            Effect::None
        }
        Screen::Details(line) => scroll(model, key, line, Screen::Details),
        Screen::Help(line) => scroll(model, key, line, Screen::Help),
        Screen::Result => {
            match key {
                Key::Details => model.screen = Screen::Details(0),
                Key::Help => model.screen = Screen::Help(0),
                Key::Enter => return Effect::Quit,
                Key::Escape => model.screen = Screen::Table,
                _ => {}
            }
            Effect::None
        }
        Screen::Table => press_at_table(model, key),
    }
}

fn scroll<G: Stage>(model: &mut Model<G>, key: Key, line: usize, screen: fn(usize) -> Screen) -> Effect {
    model.screen = match key {
        Key::Up => screen(line.saturating_sub(1)),
        Key::Down => screen(line + 1),
        Key::PageUp => screen(line.saturating_sub(PAGE)),
        Key::PageDown => screen(line + PAGE),
        Key::Escape | Key::Enter | Key::Details | Key::Help => match model.to_act() {
            Some(_) => Screen::Table,
            None => Screen::Result,
        },
        _ => return Effect::None,
    };
    Effect::None
}

fn press_at_table<G: Stage>(model: &mut Model<G>, key: Key) -> Effect {
    if matches!(model.hint, Hint::Given(_)) {
        model.hint = Hint::None;
        if key == Key::Escape {
            return Effect::None;
        }
    }
    match key {
        Key::Details => model.screen = Screen::Details(0),
        Key::Help => model.screen = Screen::Help(0),
        Key::Undo => return undo(model),
        Key::Enter if model.to_act().is_none() => model.screen = Screen::Result,
        _ if !model.is_own_turn() => {}
        Key::Hint => {
            model.hint = Hint::Asked;
            return Effect::Advise;
        }
        Key::Enter => match model.chosen().map(|entry| entry.action) {
            Some(action) => return play(model, action),
            None => model.notice = Some(model.misfit()),
        },
        Key::Letter(letter) => retype(model, |input| input.push(letter)),
        Key::Erase => retype(model, |input| _ = input.pop()),
        Key::Escape => retype(model, String::clear),
        Key::Filter => {
            model.group = next_group(model);
            model.selected = 0;
        }
        Key::Up => model.selected = model.selected.saturating_sub(1),
        Key::PageUp => model.selected = model.selected.saturating_sub(PAGE),
        Key::Down => select_down(model, 1),
        Key::PageDown => select_down(model, PAGE),
        Key::Quit => return Effect::Quit,
        Key::Left | Key::Right => {}
    }
    Effect::None
}

fn retype<G: Stage>(model: &mut Model<G>, edit: impl FnOnce(&mut String)) {
    edit(&mut model.input);
    model.selected = 0;
    if !model.input.trim().is_empty() && model.matching().is_empty() {
        model.notice = Some(model.misfit());
    }
}

fn select_down<G: Stage>(model: &mut Model<G>, lines: usize) {
    let last = model.matching().len().saturating_sub(1);
    model.selected = (model.selected + lines).min(last);
}

/// The next kind of which there are moves; all kinds after the last.
fn next_group<G: Stage>(model: &mut Model<G>) -> Option<Group> {
    let groups = [Group::Buy, Group::Take, Group::Reserve, Group::Other];
    let after = model.group.map_or(0, |group| groups.iter().position(|&other| other == group).unwrap_or(0) + 1);
    groups[after..].iter().copied().find(|&group| {
        model.group = Some(group);
        !model.matching().is_empty()
    })
}

fn play<G: Stage>(model: &mut Model<G>, action: G::Action) -> Effect {
    let messages: &Messages = &model.messages;
    model.session.play(action, messages);
    model.face_position();
    awaited(model)
}

fn undo<G: Stage>(model: &mut Model<G>) -> Effect {
    let undone = model.viewer.is_some_and(|seat| model.session.undo(seat));
    if undone {
        model.face_position();
    } else {
        model.notice = Some(model.messages.text("terminal-no-undo"));
    }
    Effect::None
}

#[cfg(test)]
mod tests;
