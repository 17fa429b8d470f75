//! Splendor Duel in the terminal.

use parure_engine::card::CardId;
use parure_engine::chance::Recorded;
use parure_engine::duel::{Ability, Action, Bonus, Cell, Cells, Duel, Event, GOLD, Phase, Player, Source, View};
use parure_engine::foresight::Foresight;
use parure_engine::game::Game;
use parure_engine::hand::{Hand, HandView};
use parure_engine::seat::Seat;
use parure_engine::tile::TileSet;
use parure_engine::tokens::GEMS;

use super::classic::push_list;
use super::{Group, LEVELS, Stage, all_chips, chips, held_text, mark, reach, tokens_text};
use crate::messages::{Messages, card_id, tile_id};
use crate::picture::{BoardPicture, CardCell, CardRow, Mark, Picture, PlayerPanel, Reach, Tint, Touched};

impl Stage for Duel {
    fn picture(view: &View, viewer: Option<Seat>, messages: &Messages) -> Picture {
        let open = &view.open;
        // Nothing that is hidden in the view is shown, so it does not matter how it is filled in.
        let game = Duel::determinize(view, &mut Recorded::new(&[]));
        let cell = |card| card_cell(&game, card, viewer, messages);
        let rows = LEVELS.into_iter().map(|(level, name)| CardRow {
            level: name,
            deck: view.deck_sizes[level.index()],
            second_deck: None,
            cards: open.pyramid.row(level).iter().map(|space| space.map(cell)).collect(),
        });
        let count = |key: &str, count: u8| messages.with(key, &[("count", count.into())]);
        let board = BoardPicture {
            cells: std::array::from_fn(|row| {
                std::array::from_fn(|col| Cell::new(row, col).and_then(|cell| open.board.color_at(cell)))
                    .map(|color| color.map(mark::<Duel>))
            }),
            beside: vec![count("terminal-bag", open.bag.total()), count("terminal-privileges", open.privileges())],
            royals: open.royals.iter().map(tile_id::<Duel>).collect(),
        };
        let hand = viewer.map(|seat| &view.hands[seat.index() & 1].known);
        Picture {
            goal: messages.text("terminal-goal-duel"),
            bank: Vec::new(),
            tiles: Vec::new(),
            posts: Vec::new(),
            rows: rows.collect(),
            hand: hand.into_iter().flat_map(Hand::iter).map(|held| cell(held.card)).collect(),
            board: Some(board),
            players: Seat::all(2).map(|seat| panel(view, seat, messages)).collect(),
            token_limit: Self::TOKEN_LIMIT,
        }
    }

    fn question(view: &View) -> &'static str {
        match view.open.phase {
            Phase::Act if view.open.may_spend_privilege() || view.open.may_replenish() => {
                "terminal-question-act-optional"
            }
            Phase::Act => "terminal-question-act",
            Phase::Joker(_) => "terminal-question-joker",
            Phase::TakeToken(_) => "terminal-question-take_token",
            Phase::Steal => "terminal-question-steal",
            Phase::Royal => "terminal-question-royal",
            Phase::Discard => "terminal-question-discard",
            Phase::Over(_) => "terminal-question-over",
        }
    }

    fn group(action: Action) -> Group {
        match action {
            Action::Buy(..) => Group::Buy,
            Action::Take(_) => Group::Take,
            Action::Reserve { .. } => Group::Reserve,
            _ => Group::Other,
        }
    }

    fn size(action: Action) -> usize {
        if let Action::Take(cells) = action { cells.len() } else { 0 }
    }

    fn is_variant(before: Action, action: Action) -> bool {
        match (before, action) {
            (Action::Buy(one, _), Action::Buy(other, _)) => one == other,
            (Action::Reserve { from: one, .. }, Action::Reserve { from: other, .. }) => one == other,
            _ => false,
        }
    }

    fn outlook(&self, action: Action, messages: &Messages) -> String {
        let open = self.open();
        let stone_at = |cell: Cell| open.board.color_at(cell).map(|color| messages.stone::<Duel>(color));
        match action {
            Action::Privilege(cell) | Action::TakeToken(cell) => stone_at(cell).unwrap_or_default(),
            Action::Replenish => messages.with("terminal-replenish", &[("count", open.bag.total().into())]),
            Action::Take(cells) => take_outlook(self, cells, messages),
            Action::Reserve { .. } => {
                let held = open.current().tokens.total() + 1;
                let joker = messages.stone::<Duel>(GOLD);
                messages.with("terminal-with-joker", &[("joker", joker.into()), ("held", held.into())])
            }
            Action::Buy(card, _) => {
                let face = Duel::face(card);
                let bonus: String = bonus_marks(face.bonus).iter().map(|mark| mark.letter).collect();
                let gain = [("points", face.points.into()), ("bonus", bonus.into())];
                let key = if face.bonus == Bonus::None { "terminal-gain-points" } else { "terminal-gain" };
                let feature = feature(card, messages);
                let space = if feature.is_empty() { "" } else { " " };
                format!("{}{space}{feature}", messages.with(key, &gain))
            }
            Action::Joker(color) | Action::Steal(color) | Action::Discard(color) => messages.stone::<Duel>(color),
            Action::Royal(royal) => Duel::royal(royal).map_or_else(String::new, |royal| {
                format!("+{} {}", royal.points, ability_text(royal.ability, messages)).trim_end().to_owned()
            }),
            Action::Claim | Action::Pass => String::new(),
        }
    }

    fn touched(action: Action) -> Touched {
        match action {
            Action::Buy(card, _) => Touched { card: Some(card), cells: None },
            Action::Reserve { gold, from: Source::Pyramid(card) } => {
                Touched { card: Some(card), cells: Some(Cells::of(gold)) }
            }
            Action::Reserve { gold, .. } => Touched { card: None, cells: Some(Cells::of(gold)) },
            Action::Take(cells) => Touched { card: None, cells: Some(cells) },
            Action::Privilege(cell) | Action::TakeToken(cell) => Touched { card: None, cells: Some(Cells::of(cell)) },
            _ => Touched::default(),
        }
    }

    fn event_text(event: Event, messages: &Messages) -> Option<String> {
        match event {
            Event::TookPrivilege { seat, .. } => {
                Some(messages.with("terminal-log-privilege", &[("number", (seat.index() + 1).into())]))
            }
            Event::TookRoyal { royal, .. } => {
                let points = Duel::royal(royal).map_or(0, |royal| royal.points);
                let id = tile_id::<Duel>(royal);
                Some(messages.with("terminal-log-tile", &[("tile", id.into()), ("points", points.into())]))
            }
            Event::TurnEnded { extra_turn: true, .. } => Some(messages.text("terminal-log-extra-turn")),
            Event::Refilled { card, .. } => {
                Some(messages.with("terminal-log-revealed", &[("card", card_id::<Duel>(card).into())]))
            }
            _ => None,
        }
    }

    fn details(view: &View, names: &[String], messages: &Messages) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in Seat::all(2) {
            let player = view.open.player(seat);
            let name = names[seat.index()].as_str();
            let points = player.points.into();
            lines.push(messages.with("terminal-details-player", &[("name", name.into()), ("points", points)]));
            let colors = tokens_text::<Duel>(player.color_points);
            lines.push(format!("  {} {colors}", goals_text(player, messages)));
            let cards: Vec<_> = player.cards.iter().map(|card| owned_text(player, card, messages)).collect();
            push_list(&mut lines, messages, "terminal-details-cards", &cards);
            let hand = hand_texts(&view.hands[seat.index() & 1], messages);
            push_list(&mut lines, messages, "terminal-details-reserved", &hand);
            push_list(&mut lines, messages, "terminal-details-tiles", &royal_texts(player.royals, messages));
            lines.push(String::new());
        }
        push_list(&mut lines, messages, "terminal-details-open", &royal_texts(view.open.royals, messages));
        let bag = tokens_text::<Duel>(view.open.bag);
        lines.push(format!("  {} {bag}", messages.with("terminal-bag", &[("count", view.open.bag.total().into())])));
        lines
    }
}

/// What a take brings, with a warning where it gives the opponent a privilege (D-12).
fn take_outlook(game: &Duel, cells: Cells, messages: &Messages) -> String {
    let (tokens, gain) = (game.open().board.tokens(cells), game.gain(Action::Take(cells)));
    let letters = tokens_text::<Duel>(tokens);
    if gain.gives_privilege {
        return format!("{letters} {}", messages.text("terminal-gives-privilege"));
    }
    let held = game.open().current().tokens.total() + tokens.total();
    format!("{letters} {}", held_text(held, gain.over, messages))
}

fn panel(view: &View, seat: Seat, messages: &Messages) -> PlayerPanel {
    let player = view.open.player(seat);
    PlayerPanel {
        points: player.points,
        reserved: view.hands[seat.index() & 1].len(),
        tokens: all_chips::<Duel>(player.tokens, 7),
        bonuses: all_chips::<Duel>(player.bonuses, 5),
        tags: String::new(),
        goals: Some(goals_text(player, messages)),
    }
}

/// Crowns, privileges and the best colour: two of the ways to win, and what helps.
fn goals_text(player: &Player, messages: &Messages) -> String {
    let best = GEMS.into_iter().max_by_key(|&gem| (player.color_points.get(gem), std::cmp::Reverse(gem)));
    let color = best.map_or_else(String::new, |gem| {
        let points = player.color_points.get(gem);
        if points == 0 { "0".to_owned() } else { format!("{points}{}", mark::<Duel>(gem).letter) }
    });
    let arguments =
        [("crowns", player.crowns.into()), ("privileges", player.privileges.into()), ("color", color.into())];
    messages.with("terminal-goals", &arguments)
}

fn card_cell(game: &Duel, card: CardId, viewer: Option<Seat>, messages: &Messages) -> CardCell {
    let face = Duel::face(card);
    CardCell {
        card,
        id: card_id::<Duel>(card),
        points: face.points,
        bonus: bonus_marks(face.bonus),
        tags: String::new(),
        cost: chips::<Duel>(face.cost),
        feature: feature(card, messages),
        reach: viewer.map_or(Reach::Unknown, |seat| reach(game, seat, card)),
    }
}

fn bonus_marks(bonus: Bonus) -> Vec<Mark> {
    match bonus {
        Bonus::None => Vec::new(),
        Bonus::Gem { color, count } => vec![mark::<Duel>(color); count.into()],
        Bonus::Joker => vec![Mark { letter: '?', tint: Tint::Gray }],
    }
}

/// A card's crowns or ability; none has both.
fn feature(card: CardId, messages: &Messages) -> String {
    let face = Duel::face(card);
    if face.ability.is_none() && face.crowns > 0 {
        return messages.with("terminal-crowns", &[("count", face.crowns.into())]);
    }
    ability_text(face.ability, messages)
}

/// What an ability is called, or nothing where there is none.
fn ability_text(ability: Option<Ability>, messages: &Messages) -> String {
    ability.map(|ability| messages.text(&format!("terminal-ability-{}", ability.word()))).unwrap_or_default()
}

fn card_text(card: CardId, messages: &Messages) -> String {
    let face = Duel::face(card);
    let bonus: String = bonus_marks(face.bonus).iter().map(|mark| mark.letter).collect();
    let text = format!("{} {}{bonus} {}", card_id::<Duel>(card), face.points, feature(card, messages));
    text.trim_end().to_owned()
}

fn owned_text(player: &Player, card: CardId, messages: &Messages) -> String {
    match player.jokers.get(card) {
        Some(color) => card_text(card, messages).replacen('?', &mark::<Duel>(color).letter.to_string(), 1),
        None => card_text(card, messages),
    }
}

fn hand_texts(hand: &HandView, messages: &Messages) -> Vec<String> {
    let cost = |card: CardId| tokens_text::<Duel>(Duel::face(card).cost);
    let known = hand.known.iter().map(|held| format!("{} ({})", card_text(held.card, messages), cost(held.card)));
    known.chain(hand.hidden_levels().map(|level| format!("?{}", level.number()))).collect()
}

fn royal_texts(royals: TileSet, messages: &Messages) -> Vec<String> {
    let text = |royal| {
        let face = Duel::royal(royal)?;
        let ability = ability_text(face.ability, messages);
        Some(format!("{} +{} {ability}", face.id, face.points).trim_end().to_owned())
    };
    royals.iter().filter_map(text).collect()
}
