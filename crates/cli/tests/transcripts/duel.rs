//! Splendor Duel, played on names and counts.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::counts::{Counts, payments};
use super::faces::{Face, faces};
use super::{Draws, Referee};

const GEMS: [&str; 5] = ["white", "blue", "green", "red", "black"];
const COST: [&str; 6] = ["white", "blue", "green", "red", "black", "pearl"];

type Cell = (usize, usize);

/// A state in the words of the vocabulary.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    phase: String,
    seat: usize,
    round: u64,
    board: Vec<Vec<Option<String>>>,
    bag: Counts,
    privileges: Privileges,
    market: BTreeMap<String, Vec<Option<String>>>,
    decks: BTreeMap<String, BTreeSet<String>>,
    royals: BTreeSet<String>,
    players: Vec<Player>,
    stalled: [i64; 2],
    extra_turn: bool,
    replenished: bool,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Privileges {
    table: i64,
    players: [i64; 2],
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    tokens: Counts,
    cards: BTreeSet<Owned>,
    reserved: BTreeSet<Reserved>,
    royals: BTreeSet<String>,
    points: i64,
    crowns: i64,
    bonuses: Counts,
    color_points: Counts,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(untagged)]
enum Owned {
    Plain(String),
    Joker { card: String, r#as: Option<String> },
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reserved {
    card: String,
    #[serde(default)]
    blind: bool,
}

/// A game of Splendor Duel.
pub struct Duel {
    stalling: bool,
    refilled_at_once: bool,
    cards: BTreeMap<String, Face>,
    royals: BTreeMap<String, Face>,
    spiral: Vec<Cell>,
    state: State,
    /// The colour that is due in phase `take_token`.
    due: String,
    reason: &'static str,
}

impl Referee for Duel {
    fn begin(opening: &Value) -> Self {
        let board = faces("duel/board.csv");
        let mut spiral: Vec<_> = board
            .values()
            .map(|face| (face.number("order"), (face.number("row") as usize, face.number("col") as usize)))
            .collect();
        spiral.sort_unstable();
        let duel = Self {
            stalling: opening["options"]["stalling"].as_bool().unwrap(),
            refilled_at_once: opening["options"]["refill"] == "at_once",
            cards: faces("duel/cards.csv"),
            royals: faces("duel/royals.csv"),
            spiral: spiral.into_iter().map(|(_, cell)| cell).collect(),
            state: serde_json::from_value(opening["state"].clone()).unwrap(),
            due: String::new(),
            reason: "turn_cap",
        };
        duel.assert_layout();
        duel
    }

    fn legal(&self) -> Vec<String> {
        let (own, other) = (&self.state.players[self.state.seat], &self.state.players[1 - self.state.seat]);
        let tokens = |player: &Player, kind: &str, with_gold: bool| {
            let held = player.tokens.iter().filter(|&(token, _)| with_gold || token != "gold");
            held.map(|(token, _)| format!(r#"{{"token":"{token}","type":"{kind}"}}"#)).collect()
        };
        match self.state.phase.as_str() {
            "act" => self.legal_turn(),
            "joker" => {
                own.bonuses.iter().map(|(color, _)| format!(r#"{{"color":"{color}","type":"joker"}}"#)).collect()
            }
            "take_token" => {
                let cells = self.cells(|token| token == self.due);
                cells.iter().map(|(row, col)| format!(r#"{{"cell":[{row},{col}],"type":"take_token"}}"#)).collect()
            }
            "steal" => tokens(other, "steal", false),
            "discard" => tokens(own, "discard", true),
            "royal" => {
                self.state.royals.iter().map(|royal| format!(r#"{{"royal":"{royal}","type":"royal"}}"#)).collect()
            }
            phase => panic!("nothing is legal in phase {phase}"),
        }
    }

    fn play(&mut self, action: &Value, draws: &mut Draws) {
        let seat = self.state.seat;
        let word = |field: &str| action[field].as_str().unwrap().to_owned();
        match word("type").as_str() {
            "privilege" => {
                self.state.privileges.players[seat] -= 1;
                self.state.privileges.table += 1;
                self.lift(cell(&action["cell"]));
                return;
            }
            "replenish" => return self.replenish(draws),
            "claim" => {
                self.reason = "claim";
                self.state.phase = "over".to_owned();
                return;
            }
            "take" => self.take(&action["cells"]),
            "reserve" => {
                assert_eq!(self.lift(cell(&action["gold"])), "gold");
                let reserved = match action.get("card") {
                    Some(_) => Reserved { card: word("card"), blind: false },
                    None => Reserved { card: self.draw(&action["deck"].to_string(), draws), blind: true },
                };
                if !reserved.blind {
                    self.leave_pyramid(&reserved.card);
                }
                self.state.players[seat].reserved.insert(reserved);
                if self.refilled_at_once {
                    self.refill(draws);
                }
            }
            "buy" => {
                let pay = serde_json::from_value(action["pay"].clone()).unwrap();
                if self.buy(&word("card"), &pay, draws) {
                    return;
                }
            }
            "joker" => self.place_joker(&word("color")),
            "take_token" => assert_eq!(self.lift(cell(&action["cell"])), self.due),
            "steal" => self.steal(&word("token")),
            "royal" => {
                if self.take_royal(&word("royal")) {
                    return;
                }
            }
            "discard" => {
                self.state.players[seat].tokens.add(&word("token"), -1);
                self.state.bag.add(&word("token"), 1);
            }
            "pass" => {}
            kind => panic!("{kind} is no action"),
        }
        self.go_on(draws);
    }

    fn assert_shown(&self, state: &Value) {
        let mut shown: State = serde_json::from_value(state.clone()).unwrap();
        if shown.phase == "over" {
            // These mean nothing any more.
            (shown.seat, shown.round) = (self.state.seat, self.state.round);
            (shown.extra_turn, shown.replenished) = (self.state.extra_turn, self.state.replenished);
        }
        assert_eq!(shown, self.state);
    }

    fn to_act(&self) -> Option<usize> {
        (self.state.phase != "over").then_some(self.state.seat)
    }

    fn result(&self) -> (Vec<usize>, Vec<i64>, String) {
        let points = self.state.players.iter().map(|player| player.points).collect();
        match self.to_act() {
            Some(_) => (Vec::new(), points, "turn_cap".to_owned()),
            None => (vec![self.state.seat], points, self.reason.to_owned()),
        }
    }
}

impl Duel {
    /// Whether the first state is a layout by the rules.
    fn assert_layout(&self) {
        let state = &self.state;
        let mut tokens = Counts::default();
        state.board.iter().flatten().for_each(|token| tokens.add(token.as_ref().expect("the board is full"), 1));
        let mut supply = Counts::of(GEMS.map(|gem| (gem, 4)));
        supply.add("pearl", 2);
        supply.add("gold", 3);
        assert_eq!((&tokens, state.bag.total()), (&supply, 0));
        assert_eq!((state.phase.as_str(), state.seat, state.round), ("act", 0, 1));
        assert_eq!((state.privileges.table, state.privileges.players), (2, [0, 1]));
        assert!(state.royals.iter().eq(self.royals.keys()));
        let mut all = BTreeSet::new();
        for (level, spaces) in [("1", 5), ("2", 4), ("3", 3)] {
            let row: BTreeSet<_> = state.market[level].iter().flatten().cloned().collect();
            assert_eq!((state.market[level].len(), row.len()), (spaces, spaces));
            assert!(row.is_disjoint(&state.decks[level]));
            let cards: BTreeSet<_> = row.union(&state.decks[level]).cloned().collect();
            assert!(cards.iter().all(|card| self.cards[card].word("level") == level));
            all.extend(cards);
        }
        assert!(all.iter().eq(self.cards.keys()), "every card is somewhere");
    }

    /// The cells whose token is wanted, row by row.
    fn cells(&self, wanted: impl Fn(&str) -> bool) -> Vec<Cell> {
        let cells = (0..5).flat_map(|row| (0..5).map(move |col| (row, col)));
        cells.filter(|&(row, col)| self.state.board[row][col].as_deref().is_some_and(&wanted)).collect()
    }

    fn legal_turn(&self) -> Vec<String> {
        let state = &self.state;
        let own = &state.players[state.seat];
        let gems = self.cells(|token| token != "gold");
        let mut legal = Vec::new();
        if !state.replenished && state.privileges.players[state.seat] > 0 {
            legal.extend(gems.iter().map(|(row, col)| format!(r#"{{"cell":[{row},{col}],"type":"privilege"}}"#)));
        }
        if state.bag.total() > 0 {
            legal.push(r#"{"type":"replenish"}"#.to_owned());
        }
        for line in lines(&gems) {
            let cells: Vec<_> = line.iter().map(|(row, col)| format!("[{row},{col}]")).collect();
            legal.push(format!(r#"{{"cells":[{}],"type":"take"}}"#, cells.join(",")));
        }
        let face_up: Vec<_> = state.market.values().flatten().flatten().cloned().collect();
        if own.reserved.len() < 3 {
            for (row, col) in self.cells(|token| token == "gold") {
                let of_card = |card| format!(r#"{{"card":"{card}","gold":[{row},{col}],"type":"reserve"}}"#);
                legal.extend(face_up.iter().map(of_card));
                let decks = state.decks.iter().filter(|(_, deck)| !deck.is_empty());
                legal.extend(
                    decks.map(|(level, _)| format!(r#"{{"deck":{level},"gold":[{row},{col}],"type":"reserve"}}"#)),
                );
            }
        }
        for card in face_up.iter().chain(own.reserved.iter().map(|reserved| &reserved.card)) {
            let face = &self.cards[card];
            if face.word("bonus") == "joker" && own.bonuses.total() == 0 {
                continue;
            }
            for payment in payments(&face.counts(&COST).less(&own.bonuses), &own.tokens, "gold") {
                legal.push(format!(r#"{{"card":"{card}","pay":{},"type":"buy"}}"#, payment.text()));
            }
        }
        if legal.is_empty() {
            legal.push(r#"{"type":"pass"}"#.to_owned());
        }
        if state.stalled[1 - state.seat] >= 3 {
            legal.push(r#"{"type":"claim"}"#.to_owned());
        }
        legal
    }

    /// Moves the token on a cell to the player.
    fn lift(&mut self, (row, col): Cell) -> String {
        let token = self.state.board[row][col].take().expect("a token lies there");
        self.state.players[self.state.seat].tokens.add(&token, 1);
        token
    }

    fn draw(&mut self, level: &str, draws: &mut Draws) -> String {
        let card = draws.next();
        assert!(self.state.decks.get_mut(level).unwrap().remove(&card), "{card} is in the deck");
        card
    }

    fn leave_pyramid(&mut self, card: &str) {
        let row = self.state.market.get_mut(self.cards[card].word("level")).unwrap();
        *row.iter_mut().find(|space| space.as_deref() == Some(card)).unwrap() = None;
    }

    fn gain_privilege(&mut self, seat: usize) {
        let privileges = &mut self.state.privileges;
        if privileges.players[seat] == 3 {
            return;
        }
        if privileges.table > 0 {
            privileges.table -= 1;
        } else {
            privileges.players[1 - seat] -= 1;
        }
        privileges.players[seat] += 1;
    }

    fn replenish(&mut self, draws: &mut Draws) {
        for &(row, col) in &self.spiral {
            if self.state.board[row][col].is_none() && self.state.bag.total() > 0 {
                let token = draws.next();
                self.state.bag.add(&token, -1);
                self.state.board[row][col] = Some(token);
            }
        }
        assert_eq!(self.state.bag.total(), 0);
        self.state.replenished = true;
        self.gain_privilege(1 - self.state.seat);
    }

    fn take(&mut self, cells: &Value) {
        let cells: Vec<_> = cells.as_array().unwrap().iter().map(cell).collect();
        assert!(cells.is_sorted(), "cells are in row-major order");
        let mut taken = Counts::default();
        for cell in cells {
            taken.add(&self.lift(cell), 1);
        }
        if taken.iter().any(|(_, count)| count == 3) || taken.get("pearl") == 2 {
            self.gain_privilege(1 - self.state.seat);
        }
    }

    /// Says whether a choice is left open.
    fn buy(&mut self, card: &str, pay: &Counts, draws: &mut Draws) -> bool {
        let (seat, face) = (self.state.seat, self.cards[card].clone());
        let player = &mut self.state.players[seat];
        player.tokens.take_all(pay);
        self.state.bag.add_all(pay);
        self.state.stalled[seat] = 0;
        let reserved = player.reserved.iter().find(|reserved| reserved.card == card).cloned();
        player.points += face.number("points");
        player.crowns += face.number("crowns");
        let bonus = face.word("bonus");
        let joker = bonus == "joker";
        player.cards.insert(match joker {
            true => Owned::Joker { card: card.to_owned(), r#as: None },
            false => Owned::Plain(card.to_owned()),
        });
        if GEMS.contains(&bonus) {
            player.bonuses.add(bonus, face.number("bonus_count"));
            player.color_points.add(bonus, face.number("points"));
        }
        match reserved {
            Some(reserved) => _ = player.reserved.remove(&reserved),
            None => self.leave_pyramid(card),
        }
        if self.refilled_at_once {
            self.refill(draws);
        }
        face.word("ability").split('+').any(|ability| self.resolve(ability, bonus))
    }

    /// Says whether a choice is left open.
    fn resolve(&mut self, ability: &str, color: &str) -> bool {
        match ability {
            "extra_turn" => self.state.extra_turn = true,
            "take_privilege" => self.gain_privilege(self.state.seat),
            "joker" => {
                let colors: Vec<_> =
                    self.state.players[self.state.seat].bonuses.iter().map(|(color, _)| color.to_owned()).collect();
                // The card may do more than this: its extra turn is noted before the colour is asked for.
                let unplaced = self.state.players[self.state.seat].cards.iter().find_map(|owned| match owned {
                    Owned::Joker { card, r#as: None } => Some(card.clone()),
                    _ => None,
                });
                self.state.extra_turn |= self.cards[&unplaced.unwrap()].word("ability").ends_with("extra_turn");
                if let [color] = &colors[..] {
                    self.place_joker(color);
                } else {
                    self.state.phase = "joker".to_owned();
                    return true;
                }
            }
            "take_token" => match self.cells(|token| token == color)[..] {
                [] => {}
                [only] => _ = self.lift(only),
                _ => {
                    self.due = color.to_owned();
                    self.state.phase = "take_token".to_owned();
                    return true;
                }
            },
            "steal" => {
                let held = &self.state.players[1 - self.state.seat].tokens;
                let held: Vec<_> =
                    held.iter().map(|(token, _)| token.to_owned()).filter(|token| token != "gold").collect();
                match &held[..] {
                    [] => {}
                    [only] => self.steal(only),
                    _ => {
                        self.state.phase = "steal".to_owned();
                        return true;
                    }
                }
            }
            "none" => {}
            _ => panic!("{ability} is no ability"),
        }
        false
    }

    fn place_joker(&mut self, color: &str) {
        let player = &mut self.state.players[self.state.seat];
        let joker = player.cards.iter().find(|owned| matches!(owned, Owned::Joker { r#as: None, .. })).cloned();
        let joker = joker.expect("a joker card is to be placed");
        player.cards.remove(&joker);
        let Owned::Joker { card, .. } = joker else { unreachable!() };
        player.bonuses.add(color, 1);
        player.color_points.add(color, self.cards[&card].number("points"));
        player.cards.insert(Owned::Joker { card, r#as: Some(color.to_owned()) });
    }

    fn steal(&mut self, token: &str) {
        self.state.players[1 - self.state.seat].tokens.add(token, -1);
        self.state.players[self.state.seat].tokens.add(token, 1);
    }

    /// Says whether a choice is left open.
    fn take_royal(&mut self, royal: &str) -> bool {
        assert!(self.state.royals.remove(royal));
        let face = self.royals[royal].clone();
        let player = &mut self.state.players[self.state.seat];
        player.royals.insert(royal.to_owned());
        player.points += face.number("points");
        self.resolve(face.word("ability"), "none")
    }

    /// Goes on with what follows an action or an ability, to the next choice.
    fn go_on(&mut self, draws: &mut Draws) {
        let player = &self.state.players[self.state.seat];
        let earned = usize::from(player.crowns >= 3) + usize::from(player.crowns >= 6);
        if earned > player.royals.len() && !self.state.royals.is_empty() {
            let only = self.state.royals.first().cloned().filter(|_| self.state.royals.len() == 1);
            let Some(royal) = only else {
                self.state.phase = "royal".to_owned();
                return;
            };
            if self.take_royal(&royal) {
                return;
            }
        }
        if self.state.players[self.state.seat].tokens.total() > 10 {
            self.state.phase = "discard".to_owned();
            return;
        }
        self.end_turn(draws);
    }

    fn refill(&mut self, draws: &mut Draws) {
        for level in ["1", "2", "3"] {
            for space in 0..self.state.market[level].len() {
                if self.state.market[level][space].is_none() && !self.state.decks[level].is_empty() {
                    let card = self.draw(level, draws);
                    self.state.market.get_mut(level).unwrap()[space] = Some(card);
                }
            }
        }
    }

    fn end_turn(&mut self, draws: &mut Draws) {
        self.refill(draws);
        let seat = self.state.seat;
        let player = &self.state.players[seat];
        let reason = if player.points >= 20 {
            "points20"
        } else if player.crowns >= 10 {
            "crowns10"
        } else if player.color_points.iter().any(|(_, points)| points >= 10) {
            "color10"
        } else {
            ""
        };
        if !reason.is_empty() {
            self.reason = reason;
            self.state.phase = "over".to_owned();
            return;
        }
        if !self.hoards(seat) {
            self.state.stalled[seat] = 0;
        }
        if !self.state.extra_turn {
            self.state.seat = 1 - seat;
            self.state.round += u64::from(self.state.seat == 0);
        }
        let seat = self.state.seat;
        self.state.phase = "act".to_owned();
        (self.state.extra_turn, self.state.replenished) = (false, false);
        self.state.stalled[seat] = if self.stalling && self.hoards(seat) { self.state.stalled[seat] + 1 } else { 0 };
    }

    fn hoards(&self, seat: usize) -> bool {
        let tokens = &self.state.players[seat].tokens;
        tokens.get("gold") == 3 && tokens.get("pearl") == 2
    }
}

fn cell(value: &Value) -> Cell {
    let place = |nth: usize| value[nth].as_u64().expect("a cell is two numbers") as usize;
    (place(0), place(1))
}

/// Every line of one to three of these cells, each in row-major order.
fn lines(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut lines: Vec<Vec<Cell>> = cells.iter().map(|&cell| vec![cell]).collect();
    for &(row, col) in cells {
        for (down, right) in [(0, 1), (1, 1), (1, 0), (1, -1)] {
            let step = |n: isize| {
                let (row, col) = (row as isize + n * down, col as isize + n * right);
                cells.iter().copied().find(|&(r, c)| (r as isize, c as isize) == (row, col))
            };
            if let Some(second) = step(1) {
                lines.push(vec![(row, col), second]);
                lines.extend(step(2).map(|third| vec![(row, col), second, third]));
            }
        }
    }
    lines
}
