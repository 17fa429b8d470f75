//! The classic games in the terminal.

use parure_bots::eval::ClassicKnowledge;
use parure_engine::card::{CardId, Level};
use parure_engine::chance::Recorded;
use parure_engine::classic::{Action, ClassicNotation, Event, JOKER, Phase, State, View};
use parure_engine::foresight::Foresight;
use parure_engine::game::Game;
use parure_engine::hand::{Hand, HandView};
use parure_engine::seat::Seat;
use parure_engine::tile::{TileId, TileSet};
use parure_engine::tokens::Tokens;

use super::{Group, LEVELS, Stage, all_chips, chips, held_text, mark, reach, tokens_text};
use crate::messages::{Messages, card_id, tile_id};
use crate::picture::{CardCell, CardRow, Mark, Picture, PlayerPanel, Reach, TileCell, Touched};

/// What is a game's own on the screen.
pub trait ClassicStage: ClassicNotation + ClassicKnowledge {
    /// What is played to.
    fn goal(table: &State<Self>, messages: &Messages) -> String {
        messages.with("terminal-goal", &[("points", table.target().into())])
    }

    /// The tags on a card, or what stands on it.
    fn card_tags(_: &Self::Extra, _: CardId) -> String {
        String::new()
    }

    /// A player's tags, with the tile for them.
    fn player_tags(_: &View<Self>, _: Seat) -> String {
        String::new()
    }

    /// The name on a card, if it has one.
    fn card_name(_: CardId) -> Option<&'static str> {
        None
    }

    /// The bonuses of a card: those that are printed on it, or what it has become before a player.
    fn card_bonus(_: &Self::Extra, card: CardId) -> Tokens {
        Self::bonus(card)
    }

    /// The face-up cards of a level that only this game has, and the size of their deck.
    fn second_row(_: &View<Self>, _: Level) -> Option<(Vec<Option<CardId>>, u8)> {
        None
    }

    /// What a tile asks for besides bonuses of the colours that it names, and how much of that a seat lacks.
    fn tile_note(_: &State<Self>, _: Option<Seat>, _: TileId) -> (String, u8) {
        (String::new(), 0)
    }

    /// The trading posts, if the game has them.
    fn posts(_: &State<Self>, _: Option<Seat>) -> Vec<TileCell> {
        Vec::new()
    }

    /// The key of the question of a phase that only this game has.
    fn own_question(_: Self::Phase) -> &'static str {
        "terminal-question-act"
    }

    /// The kind of a move that only this game has.
    fn own_group(_: Self::Action) -> Group {
        Group::Other
    }

    /// The card that such a move is about.
    fn own_touched(_: Self::Action) -> Option<CardId> {
        None
    }

    /// Whether such a move differs from the one before it only by what is paid.
    fn is_own_variant(_before: Action<Self::Action>, _: Self::Action) -> bool {
        false
    }

    /// What a player has that only this game knows, for the list of what everyone has.
    fn own_details(_: &View<Self>, _: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The log's words for an event that only this game has.
    fn own_event_text(_: Self::Event, _: &Messages) -> Option<String> {
        None
    }
}

impl<R: ClassicStage> Stage for State<R> {
    fn picture(view: &View<R>, viewer: Option<Seat>, messages: &Messages) -> Picture {
        // Nothing that is hidden in the view is shown, so it does not matter how it is filled in.
        let table = State::<R>::determinize(view, &mut Recorded::new(&[]));
        let spaces = R::face_up(&view.options);
        let rows = LEVELS.into_iter().map(|(level, name)| {
            let (second, second_deck) = R::second_row(view, level).unzip();
            let spaces = view.market.row(level)[..spaces].iter().copied().chain(second.unwrap_or_default());
            CardRow {
                level: name,
                deck: view.deck_sizes[level.index()],
                second_deck,
                cards: spaces.map(|space| space.map(|card| cell(&table, card, viewer))).collect(),
            }
        });
        let own_tiles = viewer.map_or(view.tiles, |seat| R::tiles_for(&table, seat));
        let tiles = own_tiles.iter().map(|tile| {
            let (note, besides) = R::tile_note(&table, viewer, tile);
            let needs = R::TILES[tile.index()].needs;
            TileCell {
                id: R::TILES[tile.index()].id,
                needs: chips::<State<R>>(needs),
                lacks: viewer.map(|seat| needs.saturating_sub(table.bonuses(seat)).total() + besides),
                note,
            }
        });
        let players = Seat::all(view.players).map(|seat| {
            let player = &view.seats[seat.index()];
            PlayerPanel {
                points: player.points,
                reserved: player.hand.len(),
                tokens: all_chips::<State<R>>(player.tokens, R::COLORS.len()),
                bonuses: all_chips::<State<R>>(player.bonuses, 5),
                tags: R::player_tags(view, seat),
                goals: None,
            }
        });
        let hand = viewer.map(|seat| &view.seats[seat.index()].hand.known);
        Picture {
            goal: R::goal(&table, messages),
            bank: all_chips::<State<R>>(view.bank, R::COLORS.len()),
            tiles: tiles.collect(),
            posts: R::posts(&table, viewer),
            rows: rows.collect(),
            hand: hand.into_iter().flat_map(Hand::iter).map(|held| cell(&table, held.card, viewer)).collect(),
            board: None,
            players: players.collect(),
            token_limit: Self::TOKEN_LIMIT,
        }
    }

    fn question(view: &View<R>) -> &'static str {
        match view.phase {
            Phase::Act => "terminal-question-act",
            Phase::Return => "terminal-question-return",
            Phase::Tile => "terminal-question-tile",
            Phase::Module(phase) => R::own_question(phase),
            Phase::Over(_) => "terminal-question-over",
        }
    }

    fn group(action: Self::Action) -> Group {
        match action {
            Action::Buy(..) => Group::Buy,
            Action::TakeDifferent(_) | Action::TakeTwo(_) => Group::Take,
            Action::Reserve(_) | Action::ReserveTop(_) => Group::Reserve,
            Action::Return(_) | Action::Tile(_) | Action::Pass => Group::Other,
            Action::Module(action) => R::own_group(action),
        }
    }

    fn is_variant(before: Self::Action, action: Self::Action) -> bool {
        match (before, action) {
            (Action::Buy(one, _), Action::Buy(other, _)) => one == other,
            (before, Action::Module(own)) => R::is_own_variant(before, own),
            _ => false,
        }
    }

    fn outlook(&self, action: Self::Action, messages: &Messages) -> String {
        let (held, gain) = (self.player(self.seat()).tokens.total(), self.gain(action));
        match action {
            Action::TakeDifferent(gems) => held_text(held + gems.len() as u8, gain.over, messages),
            Action::TakeTwo(_) => held_text(held + 2, gain.over, messages),
            Action::Reserve(_) | Action::ReserveTop(_) if !gain.tokens.is_empty() => {
                let (joker, held) = (messages.stone::<State<R>>(JOKER), held + gain.tokens.total());
                messages.with("terminal-with-joker", &[("joker", joker.into()), ("held", held.into())])
            }
            Action::Reserve(_) | Action::ReserveTop(_) => messages.text("terminal-without-joker"),
            Action::Buy(card, _) => card_gain::<R>(card, messages),
            Action::Module(action) => match R::own_group(action) {
                Group::Buy => R::own_touched(action).map(|card| card_gain::<R>(card, messages)).unwrap_or_default(),
                _ if gain.points > 0 => format!("+{}", gain.points),
                _ => String::new(),
            },
            Action::Return(token) => messages.stone::<State<R>>(token),
            Action::Tile(tile) => {
                let face = &R::TILES[tile.index()];
                format!("{} +{}", tokens_text::<State<R>>(face.needs), face.points)
            }
            Action::Pass => String::new(),
        }
    }

    fn touched(action: Self::Action) -> Touched {
        match action {
            Action::Buy(card, _) | Action::Reserve(card) => Touched { card: Some(card), cells: None },
            Action::Module(action) => Touched { card: R::own_touched(action), cells: None },
            _ => Touched { card: None, cells: None },
        }
    }

    fn event_text(event: Self::Event, messages: &Messages) -> Option<String> {
        match event {
            Event::Received { tile, .. } => {
                let (id, points) = (tile_id::<State<R>>(tile), R::TILES[tile.index()].points);
                Some(messages.with("terminal-log-tile", &[("tile", id.into()), ("points", points.into())]))
            }
            Event::Module(event) => R::own_event_text(event, messages),
            Event::LastRound { .. } => Some(messages.text("terminal-log-last-round")),
            Event::Refilled { card: Some(card), .. } => {
                Some(messages.with("terminal-log-revealed", &[("card", card_id::<State<R>>(card).into())]))
            }
            _ => None,
        }
    }

    fn details(view: &View<R>, names: &[String], messages: &Messages) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in Seat::all(view.players) {
            let player = &view.seats[seat.index()];
            let name = names[seat.index()].as_str();
            lines.push(
                messages.with("terminal-details-player", &[("name", name.into()), ("points", player.points.into())]),
            );
            let cards: Vec<_> = player.cards.iter().map(|card| card_text::<R>(&view.extra, card)).collect();
            push_list(&mut lines, messages, "terminal-details-cards", &cards);
            push_list(&mut lines, messages, "terminal-details-reserved", &hand_texts::<R>(&view.extra, &player.hand));
            push_list(&mut lines, messages, "terminal-details-tiles", &tile_texts::<R>(player.tiles));
            lines.extend(R::own_details(view, seat).into_iter().map(|line| format!("  {line}")));
            lines.push(String::new());
        }
        push_list(&mut lines, messages, "terminal-details-open", &tile_texts::<R>(view.tiles));
        lines
    }
}

fn cell<R: ClassicStage>(table: &State<R>, card: CardId, viewer: Option<Seat>) -> CardCell {
    let face = State::<R>::face(card);
    CardCell {
        card,
        id: card_id::<State<R>>(card),
        points: face.points,
        bonus: marks::<R>(R::bonus(card)),
        tags: R::card_tags(table.extra(), card),
        cost: chips::<State<R>>(face.cost),
        feature: String::new(),
        reach: viewer.map_or(Reach::Unknown, |seat| reach(table, seat, card)),
    }
}

/// A mark for each bonus.
fn marks<R: ClassicStage>(bonuses: Tokens) -> Vec<Mark> {
    let each = bonuses.colors().iter();
    each.flat_map(|color| std::iter::repeat_n(mark::<State<R>>(color), bonuses.get(color).into())).collect()
}

/// What a bought card brings.
fn card_gain<R: ClassicStage>(card: CardId, messages: &Messages) -> String {
    let bonus: String = marks::<R>(R::bonus(card)).iter().map(|mark| mark.letter).collect();
    let gain = [("points", State::<R>::face(card).points.into()), ("bonus", bonus.into())];
    match R::card_name(card) {
        Some(name) => format!("{name} {}", messages.with("terminal-gain", &gain)),
        None => messages.with("terminal-gain", &gain),
    }
}

/// Adds a list of pieces with its label, if there are any.
pub(super) fn push_list(lines: &mut Vec<String>, messages: &Messages, key: &str, items: &[String]) {
    if !items.is_empty() {
        let items = items.join("  ");
        lines.push(format!("  {}", messages.with(key, &[("items", items.into())])));
    }
}

/// A card with its points, bonus and cost.
fn card_text<R: ClassicStage>(extra: &R::Extra, card: CardId) -> String {
    let face = State::<R>::face(card);
    let bonus: String = marks::<R>(R::card_bonus(extra, card)).iter().map(|mark| mark.letter).collect();
    let name = R::card_name(card).map(|name| format!(" {name}")).unwrap_or_default();
    format!("{}{name} {}{bonus}", card_id::<State<R>>(card), face.points)
}

fn hand_texts<R: ClassicStage>(extra: &R::Extra, hand: &HandView) -> Vec<String> {
    let cost = |card: CardId| tokens_text::<State<R>>(State::<R>::face(card).cost);
    let known = hand.known.iter().map(|held| format!("{} ({})", card_text::<R>(extra, held.card), cost(held.card)));
    let hidden = hand.hidden_levels().map(|level| format!("?{}", level.number()));
    let second = hand.hidden_second_levels().map(|level| format!("?O{}", level.number()));
    known.chain(hidden).chain(second).collect()
}

fn tile_texts<R: ClassicStage>(tiles: TileSet) -> Vec<String> {
    let text = |needs: Tokens| tokens_text::<State<R>>(needs);
    tiles
        .iter()
        .map(|tile| &R::TILES[tile.index()])
        .map(|tile| format!("{} {} ({}) +{}", tile.id, tile.name, text(tile.needs), tile.points))
        .collect()
}
