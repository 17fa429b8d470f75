//! The start: which game, with whom, in which language.

use parure_bots::BotLevel;
use parure_engine::any::GameId;
use ratatui::style::{Modifier, Style};

use super::canvas::Canvas;
use super::update::Key;
use super::who::Who;
use crate::language::Language;
use crate::messages::Messages;

/// The choices before a game.
pub struct Menu {
    messages: Messages,
    row: usize,
    game: GameId,
    players: usize,
    opponents: Opponents,
    rules: RuleSet,
}

/// Who the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponents {
    Bots(BotLevel),
    People,
}

/// The printed variants of Splendor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RuleSet {
    Printed,
    Quick,
    Team,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The game.
    pub game: GameId,
    /// The house rules, as options of the command line.
    pub options: Vec<(String, String)>,
    /// The players, you first.
    pub players: Vec<Who>,
    /// The language.
    pub language: Language,
}

/// What a key led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuEffect {
    /// Nothing.
    None,
    /// The game begins.
    Begin(Chosen),
    /// Nobody wants to play.
    Leave,
}

const ROWS: [&str; 5] = [
    "terminal-menu-game",
    "terminal-menu-players",
    "terminal-menu-opponents",
    "terminal-menu-rules",
    "terminal-menu-language",
];

impl Menu {
    /// The menu in a language.
    pub fn new(language: Language) -> Self {
        Self {
            messages: Messages::new(language),
            row: 0,
            game: GameId::Splendor,
            players: 2,
            opponents: Opponents::Bots(BotLevel::Level2),
            rules: RuleSet::Printed,
        }
    }

    /// Lets a key do its work.
    pub fn press(&mut self, key: Key) -> MenuEffect {
        match key {
            Key::Up => self.row = self.row.saturating_sub(1),
            Key::Down => self.row = (self.row + 1).min(ROWS.len() - 1),
            Key::Left => self.change(Turn::Back),
            Key::Right => self.change(Turn::On),
            Key::Enter => return MenuEffect::Begin(self.chosen()),
            Key::Escape | Key::Quit => return MenuEffect::Leave,
            _ => {}
        }
        MenuEffect::None
    }

    fn change(&mut self, turn: Turn) {
        match self.row {
            0 => self.game = turn.of(&GameId::ALL, self.game),
            1 => self.players = turn.of(&[2, 3, 4], self.players),
            2 => {
                let bots = BotLevel::LEARNED.map(Opponents::Bots);
                let all: Vec<_> = bots.into_iter().chain([Opponents::People]).collect();
                self.opponents = turn.of(&all, self.opponents);
            }
            3 => self.rules = turn.of(&[RuleSet::Printed, RuleSet::Quick, RuleSet::Team], self.rules),
            _ => self.messages = Messages::new(turn.of(&Language::ALL, self.messages.language())),
        }
        if self.game != GameId::Splendor {
            self.rules = RuleSet::Printed;
        }
        match (self.game, self.rules) {
            (GameId::Duel, _) => self.players = 2,
            (_, RuleSet::Team) => self.players = 4,
            _ => {}
        }
    }

    fn chosen(&self) -> Chosen {
        let preset = match self.rules {
            RuleSet::Printed => None,
            RuleSet::Quick => Some("quick"),
            RuleSet::Team => Some("team"),
        };
        let other = || match self.opponents {
            Opponents::People => Who::Human(String::new()),
            Opponents::Bots(level) => Who::Bot(level.into()),
        };
        let you = std::iter::once(Who::Human(String::new()));
        Chosen {
            game: self.game,
            options: preset.map(|preset| ("preset".to_owned(), preset.to_owned())).into_iter().collect(),
            players: you.chain(std::iter::repeat_with(other)).take(self.players).collect(),
            language: self.messages.language(),
        }
    }

    /// Draws the menu.
    pub fn draw(&self, canvas: &mut Canvas<'_>) {
        let (bold, width) = (Style::new().add_modifier(Modifier::BOLD), canvas.area().width.saturating_sub(8));
        canvas.text(4, 2, width, "Parure", bold);
        canvas.text(4, 3, width, &self.messages.text("terminal-menu-title"), Style::new());
        for (row, (label, y)) in ROWS.iter().zip((6..).step_by(2)).enumerate() {
            let style = if row == self.row { bold } else { Style::new() };
            canvas.text(4, y, 2, if row == self.row { "> " } else { "  " }, bold);
            canvas.text(6, y, 14, &self.messages.text(label), style);
            canvas.text(20, y, width.saturating_sub(16), &format!("< {} >", self.value(row)), style);
        }
        canvas.text(4, 18, width, &self.messages.text("terminal-menu-keys"), Style::new().add_modifier(Modifier::DIM));
    }

    fn value(&self, row: usize) -> String {
        let rules = match self.rules {
            RuleSet::Printed => "terminal-menu-rules-printed",
            RuleSet::Quick => "terminal-menu-rules-quick",
            RuleSet::Team => "terminal-menu-rules-team",
        };
        match (row, self.opponents) {
            (0, _) => self.messages.text(&format!("game-{}", self.game)),
            (1, _) => self.players.to_string(),
            (2, Opponents::Bots(level)) => self.messages.text(level.message_key()),
            (2, Opponents::People) => self.messages.text("terminal-menu-people"),
            (3, _) => self.messages.text(rules),
            _ => self.messages.language().own_name().to_owned(),
        }
    }
}

/// Which way a value changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    On,
    Back,
}

impl Turn {
    /// The neighbour of a value, round and round.
    fn of<T: Copy + PartialEq>(self, all: &[T], value: T) -> T {
        let place = all.iter().position(|&other| other == value).unwrap_or(0);
        let step = if self == Self::On { 1 } else { all.len() - 1 };
        all[(place + step) % all.len()]
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::super::canvas::Theme;
    use super::*;

    #[test]
    fn the_menu_fits_in_every_language_and_for_every_choice() {
        for language in Language::ALL {
            let mut menu = Menu::new(language);
            for row in 0..4 {
                menu.row = row;
                for _ in 0..7 {
                    menu.press(Key::Right);
                    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
                    let mut canvas = Canvas::new(&mut buffer, Theme::Plain);
                    menu.draw(&mut canvas);
                    assert_eq!(canvas.cut, [""; 0], "{}", language.tag());
                }
            }
        }
    }

    #[test]
    fn a_choice_that_cannot_be_is_put_right() {
        let mut menu = Menu::new(Language::English);
        menu.row = 3;
        menu.press(Key::Left);
        assert_eq!((menu.rules, menu.players), (RuleSet::Team, 4));
        menu.row = 0;
        menu.press(Key::Left);
        let MenuEffect::Begin(chosen) = menu.press(Key::Enter) else { panic!("Enter begins") };
        assert_eq!((chosen.game, chosen.players.len(), chosen.options.len()), (GameId::Duel, 2, 0));
    }
}
