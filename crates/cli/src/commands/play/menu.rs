//! The start: which game, with whom, by which rules, in which language.

use parure_bots::BotLevel;
use parure_engine::any::{AnyGame, AnySetup, GameId, RulesId};
use parure_engine::chance::Recorded;
use parure_engine::game::{Game, OptionEntry, OptionValue, Options};
use parure_engine::notation::{EXPANSION, NO_EXPANSION};
use parure_engine::seat::MAX_SEATS;
use parure_engine::with_game;
use ratatui::style::{Modifier, Style};

use super::update::Key;
use super::who::Who;
use parure_terminal::Language;
use parure_terminal::Messages;
use parure_terminal::canvas::{Canvas, wrap};

/// The choices before a game. What can be agreed on, the engine says.
pub struct Menu {
    messages: Messages,
    row: usize,
    rules: RulesId,
    players: usize,
    opponents: Opponents,
    /// The value of each option of the game, in the order of its table.
    values: Vec<OptionValue>,
}

/// Who the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponents {
    Bots(BotLevel),
    People,
}

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Game,
    /// What the game is played with besides.
    Expansion,
    Players,
    Opponents,
    /// The presets, as starting points.
    Presets,
    /// An option of the game, by its place in the table.
    Option(usize),
    Language,
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

impl Menu {
    /// The menu in a language.
    pub fn new(language: Language) -> Self {
        Self {
            messages: Messages::new(language),
            row: 0,
            rules: RulesId::Splendor,
            players: 2,
            opponents: Opponents::Bots(BotLevel::Level2),
            values: preset_values(RulesId::Splendor, &[]),
        }
    }

    /// Lets a key do its work.
    pub fn press(&mut self, key: Key) -> MenuEffect {
        match key {
            Key::Up => self.row = self.row.saturating_sub(1),
            Key::Down => self.row = (self.row + 1).min(self.rows().len() - 1),
            Key::Left => self.change(Turn::Back),
            Key::Right => self.change(Turn::On),
            Key::Enter => return MenuEffect::Begin(self.chosen()),
            Key::Escape | Key::Quit => return MenuEffect::Leave,
            _ => {}
        }
        MenuEffect::None
    }

    fn rows(&self) -> Vec<Row> {
        let expansion = self.rules.expansion().map(|_| Row::Expansion);
        let presets = (!presets(self.rules).is_empty()).then_some(Row::Presets);
        let options = (0..self.values.len()).filter(|&place| can_change(self.rules, place)).map(Row::Option);
        [Row::Game]
            .into_iter()
            .chain(expansion)
            .chain([Row::Players, Row::Opponents])
            .chain(presets)
            .chain(options)
            .chain([Row::Language])
            .collect()
    }

    fn change(&mut self, turn: Turn) {
        match self.rows()[self.row] {
            Row::Game => {
                self.rules = turn.of(&GameId::ALL, self.rules.game()).into();
                self.values = preset_values(self.rules, &[]);
                self.seat_players();
            }
            Row::Expansion => {
                let game = self.rules.game();
                let all: Vec<_> = RulesId::ALL.into_iter().filter(|rules| rules.game() == game).collect();
                self.rules = turn.of(&all, self.rules);
                self.values = preset_values(self.rules, &[]);
                self.seat_players();
            }
            Row::Players => {
                self.players = turn.of(&seats(self.rules, &[]), self.players);
                self.drop_what_does_not_fit();
            }
            Row::Opponents => {
                let bots = BotLevel::LEARNED.map(Opponents::Bots);
                let all: Vec<_> = bots.into_iter().chain([Opponents::People]).collect();
                self.opponents = turn.of(&all, self.opponents);
            }
            Row::Presets => {
                let all: Vec<_> =
                    combinations(self.rules).iter().map(|names| preset_values(self.rules, names)).collect();
                let place = all.iter().position(|values| *values == self.values);
                self.values = match place {
                    Some(place) => all[turn.of(&(0..all.len()).collect::<Vec<_>>(), place)].clone(),
                    None => all[0].clone(),
                };
                self.seat_players();
            }
            Row::Option(place) => {
                let all = table(self.rules)[place].range.values();
                self.values[place] = turn.of(&all, self.values[place]);
                self.seat_players();
            }
            Row::Language => self.messages = Messages::new(turn.of(&Language::ALL, self.messages.language())),
        }
    }

    /// As many players as the rules are for.
    fn seat_players(&mut self) {
        let fitting = seats(self.rules, &self.options());
        if !fitting.contains(&self.players) {
            self.players = fitting.first().copied().unwrap_or(2);
        }
    }

    /// Sets back the rules that so many players cannot have.
    fn drop_what_does_not_fit(&mut self) {
        for (place, entry) in table(self.rules).into_iter().enumerate() {
            let changed = self.values[place] != entry.default;
            let alone = [(entry.key.to_owned(), self.values[place].to_string())];
            if changed && !seats(self.rules, &alone).contains(&self.players) {
                self.values[place] = entry.default;
            }
        }
    }

    /// The options that are not as printed.
    fn options(&self) -> Vec<(String, String)> {
        let entries = table(self.rules).into_iter().zip(&self.values);
        let changed = entries.filter(|(entry, value)| entry.default != **value);
        let changed = changed.map(|(entry, value)| (entry.key.to_owned(), value.to_string()));
        let expansion = self.rules.expansion().filter(|&word| word != NO_EXPANSION);
        let expansion = expansion.map(|word| (EXPANSION.to_owned(), word.to_owned()));
        expansion.into_iter().chain(changed).collect()
    }

    fn chosen(&self) -> Chosen {
        let other = || match self.opponents {
            Opponents::People => Who::Human(String::new()),
            Opponents::Bots(level) => Who::Bot(level.into()),
        };
        let you = std::iter::once(Who::Human(String::new()));
        Chosen {
            game: self.rules.game(),
            options: self.options(),
            players: you.chain(std::iter::repeat_with(other)).take(self.players).collect(),
            language: self.messages.language(),
        }
    }

    /// Draws the menu.
    pub fn draw(&self, canvas: &mut Canvas<'_>) {
        let (bold, width) = (Style::new().add_modifier(Modifier::BOLD), canvas.area().width.saturating_sub(8));
        let dim = Style::new().add_modifier(Modifier::DIM);
        canvas.text(4, 1, width, "Parure", bold);
        canvas.text(4, 2, width, &self.messages.text("terminal-menu-title"), Style::new());
        let rows = self.rows();
        let mut y = 4;
        for (place, &row) in rows.iter().enumerate() {
            let style = if place == self.row { bold } else { Style::new() };
            canvas.text(4, y, 2, if place == self.row { "> " } else { "  " }, bold);
            canvas.text(6, y, 22, &self.label(row), style);
            canvas.text(29, y, width.saturating_sub(25), &format!("< {} >", self.value(row)), style);
            y += 1;
        }
        for (line, y) in wrap(&self.about(rows[self.row]), width.into()).iter().zip(y + 1..) {
            canvas.text(4, y, width, line, Style::new());
        }
        canvas.text(4, y + 5, width, &self.messages.text("terminal-menu-keys"), dim);
    }

    fn label(&self, row: Row) -> String {
        self.messages.text(&match row {
            Row::Game => "terminal-menu-game".to_owned(),
            Row::Expansion => format!("option-{EXPANSION}"),
            Row::Players => "terminal-menu-players".to_owned(),
            Row::Opponents => "terminal-menu-opponents".to_owned(),
            Row::Presets => "terminal-menu-rules".to_owned(),
            Row::Option(place) => format!("option-{}", table(self.rules)[place].key),
            Row::Language => "terminal-menu-language".to_owned(),
        })
    }

    fn value(&self, row: Row) -> String {
        match row {
            Row::Game => self.messages.text(&format!("game-{}", self.rules.game())),
            Row::Expansion => self.messages.text(&self.expansion_key()),
            Row::Players => self.players.to_string(),
            Row::Opponents => match self.opponents {
                Opponents::Bots(level) => self.messages.text(&format!("level-{level}")),
                Opponents::People => self.messages.text("terminal-menu-people"),
            },
            Row::Presets => {
                let words: Vec<_> = self.preset_names().iter().map(|name| self.messages.text(name)).collect();
                words.join(" + ")
            }
            Row::Option(place) => match self.values[place] {
                OptionValue::Switch(on) => self.messages.text(if on { "option-on" } else { "option-off" }),
                OptionValue::Number(number) => number.to_string(),
                OptionValue::Word(word) => {
                    self.messages.text(&format!("option-{}-{word}", table(self.rules)[place].key))
                }
            },
            Row::Language => self.messages.language().own_name().to_owned(),
        }
    }

    /// What the chosen line is about, in a sentence or two.
    fn about(&self, row: Row) -> String {
        match row {
            Row::Presets => {
                let about: Vec<_> =
                    self.preset_names().iter().map(|name| self.messages.text(&format!("{name}-about"))).collect();
                about.join(&self.messages.text("sentence-separator"))
            }
            Row::Option(place) => self.messages.text(&format!("option-{}-about", table(self.rules)[place].key)),
            Row::Expansion => self.messages.text(&format!("{}-about", self.expansion_key())),
            Row::Game | Row::Players | Row::Opponents | Row::Language => String::new(),
        }
    }

    /// The message that names the expansion.
    fn expansion_key(&self) -> String {
        format!("option-{EXPANSION}-{}", self.rules.expansion().unwrap_or(NO_EXPANSION))
    }

    /// The messages that name what is chosen: the presets, the printed rules, or rules of one's own.
    fn preset_names(&self) -> Vec<String> {
        let all = combinations(self.rules);
        match all.iter().find(|names| preset_values(self.rules, names) == self.values) {
            Some(names) if names.is_empty() => vec!["preset-printed".to_owned()],
            Some(names) => names.iter().map(|name| format!("preset-{name}")).collect(),
            None => vec!["preset-own".to_owned()],
        }
    }
}

fn table(rules: RulesId) -> Vec<OptionEntry> {
    with_game!(rules, G => <G as Game>::Options::table())
}

/// Whether an option of the table can be anything but its default: not every one goes with every expansion (C-01).
fn can_change(rules: RulesId, place: usize) -> bool {
    let entry = &table(rules)[place];
    let others = entry.range.values().into_iter().filter(|&value| value != entry.default);
    others.take(1).any(|value| !seats(rules, &[(entry.key.to_owned(), value.to_string())]).is_empty())
}

/// The presets that somebody can play with.
fn presets(rules: RulesId) -> Vec<&'static str> {
    let all = with_game!(rules, G => <G as Game>::Options::PRESETS);
    let fits = |name: &&str| !seats(rules, &[("preset".to_owned(), (*name).to_owned())]).is_empty();
    all.iter().copied().filter(fits).collect()
}

/// Every way to put presets together, none of them first.
fn combinations(rules: RulesId) -> Vec<Vec<&'static str>> {
    presets(rules).iter().fold(vec![Vec::new()], |mut all, &name| {
        let with: Vec<Vec<_>> = all.iter().map(|names| names.iter().copied().chain([name]).collect()).collect();
        all.extend(with);
        all
    })
}

/// The value of each option with these presets.
fn preset_values(rules: RulesId, names: &[&str]) -> Vec<OptionValue> {
    with_game!(rules, G => {
        let mut options = <G as Game>::Options::default();
        for name in names {
            options.assign_preset(name);
        }
        options.values().into_iter().map(|(_, value)| value).collect()
    })
}

/// How many can play by these rules.
fn seats(rules: RulesId, options: &[(String, String)]) -> Vec<usize> {
    let expansion = rules.expansion().map(|word| (EXPANSION.to_owned(), word.to_owned()));
    let options: Vec<_> = expansion.into_iter().chain(options.iter().cloned()).collect();
    let fits = |&players: &usize| {
        let setup = AnySetup::with_options(rules.game(), players, &options);
        setup.is_ok_and(|setup| AnyGame::new(&setup, &mut Recorded::new(&[])).is_ok())
    };
    (1..=MAX_SEATS).filter(fits).collect()
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

    use super::*;
    use parure_terminal::canvas::Theme;

    /// Goes to a line of the menu.
    fn go(menu: &mut Menu, row: Row) {
        menu.row = menu.rows().iter().position(|&other| other == row).expect("the menu has this line");
    }

    fn option(menu: &Menu, key: &str) -> Row {
        Row::Option(table(menu.rules).iter().position(|entry| entry.key == key).expect("the game has this option"))
    }

    fn choose(menu: &mut Menu, rules: RulesId) {
        go(menu, Row::Game);
        while menu.rules.game() != rules.game() {
            menu.press(Key::Right);
        }
        while menu.rules != rules {
            go(menu, Row::Expansion);
            menu.press(Key::Right);
        }
    }

    fn chosen(menu: &mut Menu) -> Chosen {
        let MenuEffect::Begin(chosen) = menu.press(Key::Enter) else { panic!("Enter begins") };
        chosen
    }

    #[test]
    fn the_menu_fits_in_every_language_and_for_every_choice() {
        let all = Language::ALL.into_iter().flat_map(|language| RulesId::ALL.map(|rules| (language, rules)));
        for (language, rules) in all {
            let mut menu = Menu::new(language);
            choose(&mut menu, rules);
            for row in 0..menu.rows().len() - 1 {
                menu.row = row;
                for _ in 0..7 {
                    menu.press(Key::Right);
                    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
                    let mut canvas = Canvas::new(&mut buffer, Theme::Plain);
                    menu.draw(&mut canvas);
                    assert_eq!(canvas.cut, [""; 0], "{} {rules:?}", language.tag());
                }
                choose(&mut menu, rules);
            }
        }
    }

    /// Whatever is chosen can be played: each value of each option of each game begins a game.
    #[test]
    fn every_option_can_be_chosen_and_played() {
        for game in RulesId::ALL {
            let offered = table(game).into_iter().enumerate().filter(|&(place, _)| can_change(game, place));
            for (place, entry) in offered {
                for _ in entry.range.values() {
                    let mut menu = Menu::new(Language::English);
                    choose(&mut menu, game);
                    go(&mut menu, Row::Option(place));
                    let before = menu.values[place];
                    menu.press(Key::Right);
                    assert_ne!(menu.values[place], before, "{game:?} {}", entry.key);
                    let chosen = chosen(&mut menu);
                    assert!(seats(game, &chosen.options).contains(&chosen.players.len()), "{game:?} {chosen:?}");
                }
            }
        }
    }

    #[test]
    fn presets_combine_and_own_rules_are_named() {
        let mut menu = Menu::new(Language::English);
        let mut names = Vec::new();
        go(&mut menu, Row::Presets);
        for _ in 0..4 {
            names.push(menu.value(Row::Presets));
            menu.press(Key::Right);
        }
        assert_eq!(names, ["As printed", "Quick", "Team", "Quick + Team"]);
        let target = option(&menu, "target");
        go(&mut menu, target);
        menu.press(Key::Left);
        assert_eq!((menu.value(Row::Presets).as_str(), menu.value(target).as_str()), ("House rules", "14"));
        assert_eq!(chosen(&mut menu).options, [("target".to_owned(), "14".to_owned())]);
    }

    /// C-01.
    #[test]
    fn an_expansion_brings_the_rules_that_go_with_it() {
        let mut menu = Menu::new(Language::English);
        choose(&mut menu, RulesId::Cities);
        assert_eq!(menu.value(Row::Expansion), "The Cities");
        assert!(!menu.rows().contains(&Row::Presets), "neither Quick nor Team goes with Cities");
        let keys: Vec<_> = menu
            .rows()
            .into_iter()
            .filter_map(|row| match row {
                Row::Option(place) => Some(table(menu.rules)[place].key),
                _ => None,
            })
            .collect();
        assert_eq!(keys, ["face_up", "take_fewer", "last_round"]);
        assert_eq!(chosen(&mut menu).options, [("expansion".to_owned(), "cities".to_owned())]);
    }

    #[test]
    fn a_choice_that_cannot_be_is_put_right() {
        let mut menu = Menu::new(Language::English);
        let team = option(&menu, "team");
        go(&mut menu, team);
        menu.press(Key::Right);
        assert_eq!((menu.players, menu.value(team).as_str()), (4, "on"));
        go(&mut menu, Row::Players);
        menu.press(Key::Left);
        assert_eq!((menu.players, menu.value(team).as_str()), (3, "off"));
        go(&mut menu, Row::Game);
        menu.press(Key::Left);
        let chosen = chosen(&mut menu);
        assert_eq!((chosen.game, chosen.players.len(), chosen.options.len()), (GameId::Duel, 2, 0));
    }
}
