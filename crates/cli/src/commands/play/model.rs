//! What the terminal game remembers between two keys.

use std::cmp::Reverse;

use parure_bots::explain::Advice;
use parure_engine::game::Refusal;
use parure_engine::notation::{action_text, parse_action};
use parure_engine::seat::{Observer, Seat};

use super::session::Session;
use super::who::Who;
use parure_terminal::Messages;
use parure_terminal::stage::{Group, Stage, move_text};

/// A game and how it is looked at.
pub struct Model<G: Stage> {
    /// The game.
    pub session: Session<G>,
    /// The words.
    pub messages: Messages,
    /// The name of each seat.
    pub names: Vec<String>,
    /// What fills the screen.
    pub screen: Screen,
    /// Whose hand is seen; nobody's where only bots play.
    pub viewer: Option<Seat>,
    /// What was typed.
    pub input: String,
    /// The kind of moves that the list is narrowed to.
    pub group: Option<Group>,
    /// The place of the chosen move in the list.
    pub selected: usize,
    /// A hint, while it is shown or looked for.
    pub hint: Hint,
    /// What went wrong with the last key.
    pub notice: Option<String>,
    entries: Vec<Entry<G::Action>>,
}

/// What fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The table.
    Table,
    /// The request to hand the keyboard to the person in this seat.
    HandOver(Seat),
    /// What everyone has, from this line on.
    Details(usize),
    /// How to play, from this line on.
    Help(usize),
    /// The result, over the table.
    Result,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// None was asked for.
    None,
    /// It is being looked for.
    Asked,
    /// The best moves, a line each.
    Given(Vec<String>),
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// The move.
    pub action: A,
    /// In the user's language.
    pub text: String,
    /// What it brings.
    pub outlook: String,
    group: Group,
    notation: String,
    /// Whether it is another way to pay for the move before it.
    variant: bool,
}

impl<G: Stage> Model<G> {
    /// A model that looks at a game.
    pub fn new(mut session: Session<G>, messages: Messages) -> Self {
        let names = names(session.players(), &messages);
        for seat in Seat::all(names.len()) {
            session.name_seat(seat, &names[seat.index()]);
        }
        let viewer = Seat::all(names.len()).find(|&seat| session.who(seat).is_human());
        let mut model = Self {
            session,
            messages,
            names,
            screen: Screen::Table,
            viewer,
            input: String::new(),
            group: None,
            selected: 0,
            hint: Hint::None,
            notice: None,
            entries: Vec::new(),
        };
        model.face_position();
        model
    }

    /// The view that is shown.
    pub fn view(&self) -> G::View {
        self.session.position().view(self.viewer.map_or(Observer::Spectator, Observer::Seat))
    }

    /// Who is to act; nobody once the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.session.position().to_act().seat()
    }

    /// Whether the person who looks is to act.
    pub fn is_own_turn(&self) -> bool {
        self.to_act().is_some() && self.to_act() == self.viewer
    }

    /// How many people share the terminal.
    fn people(&self) -> usize {
        self.session.players().iter().filter(|who| who.is_human()).count()
    }

    /// Gets ready for the position: asks for the next person, or lists the moves.
    pub(super) fn face_position(&mut self) {
        self.input.clear();
        (self.group, self.selected, self.hint, self.notice) = (None, 0, Hint::None, None);
        self.entries.clear();
        self.screen = match self.to_act() {
            None => Screen::Result,
            Some(seat) if self.session.who(seat).is_human() && self.viewer != Some(seat) && self.people() > 1 => {
                Screen::HandOver(seat)
            }
            Some(_) => Screen::Table,
        };
        if self.is_own_turn() {
            self.entries = entries(self.session.position(), &self.messages);
        }
    }

    /// The moves of the list that fit what was typed. A move that was typed in full comes first.
    pub fn matching(&self) -> Vec<&Entry<G::Action>> {
        let typed = self.input.trim().to_lowercase();
        let meant = self.typed_action();
        let fits = |entry: &Entry<G::Action>| {
            let named =
                || typed.split_whitespace().all(|word| entry.notation.contains(word) || entry.text.contains(word));
            self.group.is_none_or(|group| entry.group == group)
                && if typed.is_empty() { !entry.variant } else { Some(entry.action) == meant || named() }
        };
        let mut matching: Vec<_> = self.entries.iter().filter(|entry| fits(entry)).collect();
        matching.sort_by_key(|entry| Some(entry.action) != meant);
        matching
    }

    /// The move that was typed, if it can be read; whether or not it is legal.
    fn typed_action(&self) -> Option<G::Action> {
        parse_action::<G>(self.input.trim(), Some(self.session.position())).ok()
    }

    /// The move that Enter would play.
    pub fn chosen(&self) -> Option<&Entry<G::Action>> {
        self.matching().get(self.selected).copied()
    }

    /// Why nothing fits what was typed.
    pub(super) fn misfit(&self) -> String {
        match self.refusal() {
            Some(refusal) => self.messages.with("terminal-refused", &[("rule", refusal.rule().into())]),
            None => self.messages.text("terminal-unreadable"),
        }
    }

    /// What the rules say against the move that was typed.
    pub(super) fn objection(&self) -> Option<String> {
        self.refusal().map(|refusal| self.messages.text(&format!("refusal-{}", refusal.code())))
    }

    fn refusal(&self) -> Option<G::Refusal> {
        self.typed_action().and_then(|action| self.session.position().check(action).err())
    }

    /// The lines of a hint.
    pub(super) fn hint_lines(&self, advice: &[Advice<G::Action>]) -> Vec<String> {
        let separator = self.messages.text("terminal-list-separator");
        let line = |advice: &Advice<G::Action>| {
            let reasons: Vec<_> = advice.reasons.iter().map(|reason| self.messages.reason::<G>(reason)).collect();
            let arguments = [
                ("move", move_text::<G>(advice.action, &self.messages).into()),
                ("percent", (100.0 * advice.win).round().into()),
                ("reasons", reasons.join(&separator).into()),
            ];
            self.messages.with("terminal-hint-line", &arguments)
        };
        advice.iter().map(line).collect()
    }

    /// Chooses a move in the list.
    pub(super) fn choose(&mut self, action: G::Action) {
        self.input.clear();
        self.group = None;
        let place = self.matching().iter().position(|entry| entry.action == action);
        match place {
            Some(place) => self.selected = place,
            None => {
                self.input = action_text::<G>(action);
                self.selected = 0;
            }
        }
    }
}

/// All moves of a position, by kind.
fn entries<G: Stage>(position: &G, messages: &Messages) -> Vec<Entry<G::Action>> {
    let mut legal = position.legal();
    legal.sort_by_key(|&action| (G::group(action), Reverse(G::size(action))));
    let mut entries: Vec<Entry<G::Action>> = Vec::with_capacity(legal.len());
    for action in legal {
        let variant = entries.iter().any(|entry| G::is_variant(entry.action, action));
        entries.push(Entry {
            action,
            text: move_text::<G>(action, messages),
            outlook: position.outlook(action, messages),
            group: G::group(action),
            notation: action_text::<G>(action).to_lowercase(),
            variant,
        });
    }
    entries
}

/// What the seats are called: people by their names, bots as the page calls them, with a number where several are called
/// alike. A bot whose level another has already has a name of its own.
fn names(players: &[Who], messages: &Messages) -> Vec<String> {
    let alone = players.iter().filter(|who| who.is_human()).count() == 1;
    let (mut met, mut twins) = (Vec::new(), 0..);
    let plain = players.iter().enumerate().map(|(seat, who)| match who {
        Who::Human(name) if !name.is_empty() => name.clone(),
        Who::Human(_) if alone => messages.text("terminal-you"),
        Who::Human(_) => messages.with("terminal-seat", &[("number", (seat + 1).into())]),
        Who::Bot(bot) => {
            let twin = if met.contains(&&bot.kind) { twins.next() } else { None };
            met.push(&bot.kind);
            messages.bot(&bot.kind, twin)
        }
    });
    let plain: Vec<_> = plain.collect();
    let number = |(seat, name): (usize, &String)| match plain[..seat].iter().filter(|other| *other == name).count() {
        0 => name.clone(),
        before => format!("{name} {}", before + 1),
    };
    plain.iter().enumerate().map(number).collect()
}
