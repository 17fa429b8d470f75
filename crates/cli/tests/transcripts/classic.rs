//! Splendor and Marvel, played on names and counts.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::counts::{Counts, payments};
use super::faces::{Face, faces};
use super::{Draws, Referee};

/// A state in the words of the vocabulary.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    phase: String,
    seat: usize,
    round: u64,
    bank: Counts,
    market: BTreeMap<String, Vec<Option<String>>>,
    decks: BTreeMap<String, BTreeSet<String>>,
    tiles: BTreeSet<String>,
    players: Vec<Player>,
    passes: usize,
    trigger: Option<usize>,
    #[serde(default)]
    avengers_tile: Option<usize>,
    #[serde(default)]
    teams: Option<Vec<Vec<usize>>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    tokens: Counts,
    cards: BTreeSet<String>,
    reserved: BTreeSet<Reserved>,
    tiles: BTreeSet<String>,
    points: i64,
    bonuses: Counts,
    #[serde(default)]
    avengers: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reserved {
    card: String,
    #[serde(default)]
    blind: bool,
}

/// A game of Splendor or Marvel.
pub struct Table {
    marvel: bool,
    options: Value,
    gems: [&'static str; 5],
    joker: &'static str,
    cards: BTreeMap<String, Face>,
    tiles: BTreeMap<String, Face>,
    state: State,
    reason: &'static str,
}

impl Referee for Table {
    fn begin(opening: &Value) -> Self {
        let marvel = opening["game"] == "marvel";
        let (cards, tiles) = if marvel {
            (faces("marvel/cards.csv"), faces("marvel/locations.csv"))
        } else {
            (faces("splendor/cards.csv"), faces("splendor/nobles.csv"))
        };
        let table = Self {
            marvel,
            options: opening["options"].clone(),
            gems: if marvel {
                ["yellow", "blue", "orange", "red", "purple"]
            } else {
                ["white", "blue", "green", "red", "black"]
            },
            joker: if marvel { "shield" } else { "gold" },
            cards,
            tiles,
            state: serde_json::from_value(opening["state"].clone()).unwrap(),
            reason: "turn_cap",
        };
        table.assert_layout(opening["players"].as_u64().unwrap() as usize);
        table
    }

    fn legal(&self) -> Vec<String> {
        let player = &self.state.players[self.state.seat];
        match self.state.phase.as_str() {
            "act" => self.legal_turn(),
            "return" => {
                let held = player.tokens.iter().filter(|&(token, _)| !(self.marvel && token == "green"));
                held.map(|(token, _)| format!(r#"{{"token":"{token}","type":"return"}}"#)).collect()
            }
            "tile" => self.reached().iter().map(|tile| format!(r#"{{"tile":"{tile}","type":"tile"}}"#)).collect(),
            phase => panic!("nothing is legal in phase {phase}"),
        }
    }

    fn play(&mut self, action: &Value, draws: &mut Draws) {
        let seat = self.state.seat;
        let word = |field: &str| action[field].as_str().unwrap().to_owned();
        let kind = word("type");
        match kind.as_str() {
            "take" => {
                let tokens: Counts = serde_json::from_value(action["tokens"].clone()).unwrap();
                self.state.bank.take_all(&tokens);
                self.state.players[seat].tokens.add_all(&tokens);
            }
            "reserve" => {
                let reserved = match action.get("card") {
                    Some(_) => Reserved { card: word("card"), blind: false },
                    None => Reserved { card: self.draw(&action["deck"].to_string(), draws), blind: true },
                };
                if !reserved.blind {
                    self.leave_market(&reserved.card, draws);
                }
                self.state.players[seat].reserved.insert(reserved);
                if self.state.bank.get(self.joker) > 0 {
                    self.state.bank.add(self.joker, -1);
                    self.state.players[seat].tokens.add(self.joker, 1);
                }
            }
            "buy" => self.buy(&word("card"), &serde_json::from_value(action["pay"].clone()).unwrap(), draws),
            "return" => {
                self.state.players[seat].tokens.add(&word("token"), -1);
                self.state.bank.add(&word("token"), 1);
            }
            "tile" => self.receive(&word("tile")),
            "pass" => {}
            _ => panic!("{kind} is no action"),
        }
        match kind.as_str() {
            "pass" => self.state.passes += 1,
            "return" | "tile" => {}
            _ => self.state.passes = 0,
        }
        if kind != "tile" {
            if self.state.players[seat].tokens.total() > 10 {
                self.state.phase = "return".to_owned();
                return;
            }
            let reached = self.reached();
            match reached.len() {
                0 => {}
                1 => self.receive(&reached[0]),
                _ => {
                    self.state.phase = "tile".to_owned();
                    return;
                }
            }
        }
        self.end_turn();
    }

    fn assert_shown(&self, state: &Value) {
        for field in ["passes", "trigger"] {
            assert!(state.get(field).is_some(), "{field} is there");
        }
        assert_eq!(state.get("avengers_tile").is_some(), self.marvel);
        let mut shown: State = serde_json::from_value(state.clone()).unwrap();
        if shown.phase == "over" {
            // These mean nothing any more.
            (shown.seat, shown.round) = (self.state.seat, self.state.round);
        }
        assert_eq!(shown, self.state);
    }

    fn to_act(&self) -> Option<usize> {
        (self.state.phase != "over").then_some(self.state.seat)
    }

    fn result(&self) -> (Vec<usize>, Vec<i64>, String) {
        let seats = 0..self.state.players.len();
        let points = self.state.players.iter().map(|player| player.points).collect();
        if self.state.phase != "over" {
            return (Vec::new(), points, "turn_cap".to_owned());
        }
        let eligible: Vec<_> = seats.filter(|&seat| self.reason != "gauntlet" || self.wears_gauntlet(seat)).collect();
        let best = eligible.iter().map(|&seat| self.standing(seat)).max();
        let winners = eligible.into_iter().filter(|&seat| Some(self.standing(seat)) == best).collect();
        (winners, points, self.reason.to_owned())
    }
}

impl Table {
    /// Whether the first state is a layout by the rules.
    fn assert_layout(&self, players: usize) {
        let (state, gems) = (&self.state, [4, 5, 7][players - 2]);
        let mut bank = Counts::of(self.gems.map(|gem| (gem, gems)));
        bank.add(self.joker, 5);
        if self.marvel {
            bank.add("green", players as i64);
        }
        assert_eq!(state.bank, bank);
        assert_eq!((state.phase.as_str(), state.seat, state.round, state.passes), ("act", 0, 1, 0));
        assert_eq!(state.players.len(), players);
        assert_eq!(state.tiles.len(), if self.marvel { players } else { players + 1 });
        assert!(state.tiles.iter().all(|tile| self.tiles.contains_key(tile)));
        if self.marvel {
            let sides: BTreeSet<_> = state.tiles.iter().map(|tile| self.tiles[tile].number("tile")).collect();
            assert_eq!(sides.len(), players, "both sides of a tile never lie out");
        }
        let team = self.options["team"] == true;
        assert_eq!(state.teams, team.then(|| vec![vec![0, 2], vec![1, 3]]));
        let face_up = self.options.get("face_up").map_or(4, |number| number.as_u64().unwrap() as usize);
        let mut all = BTreeSet::new();
        for level in ["1", "2", "3"] {
            let row: BTreeSet<_> = state.market[level].iter().flatten().cloned().collect();
            assert_eq!((state.market[level].len(), row.len()), (face_up, face_up));
            let cards: BTreeSet<_> = row.union(&state.decks[level]).cloned().collect();
            assert_eq!(cards.len(), row.len() + state.decks[level].len(), "no card is in two places");
            assert!(cards.iter().all(|card| self.cards[card].word("level") == level));
            all.extend(cards);
        }
        assert!(all.iter().eq(self.cards.keys()), "every card is somewhere");
    }

    fn legal_turn(&self) -> Vec<String> {
        let player = &self.state.players[self.state.seat];
        let in_bank: Vec<_> = self.gems.into_iter().filter(|gem| self.state.bank.get(gem) > 0).collect();
        let most = in_bank.len().min(3);
        let mut legal = Vec::new();
        for set in 1..1u32 << in_bank.len() {
            let size = set.count_ones() as usize;
            if size == most || size < most && self.options["take_fewer"] == true {
                let chosen = in_bank.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
                legal.push(format!(
                    r#"{{"tokens":{},"type":"take"}}"#,
                    Counts::of(chosen.map(|(_, gem)| (*gem, 1))).text()
                ));
            }
        }
        for gem in self.gems.into_iter().filter(|gem| self.state.bank.get(gem) >= 4) {
            legal.push(format!(r#"{{"tokens":{{"{gem}":2}},"type":"take"}}"#));
        }
        let face_up: Vec<_> = self.state.market.values().flatten().flatten().cloned().collect();
        if player.reserved.len() < 3 {
            legal.extend(face_up.iter().map(|card| format!(r#"{{"card":"{card}","type":"reserve"}}"#)));
            let decks = self.state.decks.iter().filter(|(_, deck)| !deck.is_empty());
            legal.extend(decks.map(|(level, _)| format!(r#"{{"deck":{level},"type":"reserve"}}"#)));
        }
        for card in face_up.iter().chain(player.reserved.iter().map(|reserved| &reserved.card)) {
            for payment in payments(&self.price(card), &player.tokens, self.joker) {
                legal.push(format!(r#"{{"card":"{card}","pay":{},"type":"buy"}}"#, payment.text()));
            }
        }
        if legal.is_empty() {
            legal.push(r#"{"type":"pass"}"#.to_owned());
        }
        legal
    }

    /// The seats whose points and bonuses count together with this one's.
    fn partners(&self, seat: usize) -> Vec<usize> {
        if self.options["team"] == true { vec![seat, (seat + 2) % 4] } else { vec![seat] }
    }

    fn bonuses(&self) -> Counts {
        let mut bonuses = Counts::default();
        for seat in self.partners(self.state.seat) {
            for card in &self.state.players[seat].cards {
                bonuses.add(self.cards[card].word("bonus"), 1);
            }
        }
        bonuses
    }

    fn price(&self, card: &str) -> Counts {
        self.cards[card].counts(&self.gems).less(&self.bonuses())
    }

    fn reached(&self) -> Vec<String> {
        let bonuses = self.bonuses();
        let open = self.state.tiles.iter();
        open.filter(|&tile| bonuses.covers(&self.tiles[tile].counts(&self.gems))).cloned().collect()
    }

    fn receive(&mut self, tile: &str) {
        assert!(self.state.tiles.remove(tile));
        let player = &mut self.state.players[self.state.seat];
        player.tiles.insert(tile.to_owned());
        player.points += 3;
    }

    fn draw(&mut self, level: &str, draws: &mut Draws) -> String {
        let card = draws.next();
        assert!(self.state.decks.get_mut(level).unwrap().remove(&card), "{card} is in the deck");
        card
    }

    fn leave_market(&mut self, card: &str, draws: &mut Draws) {
        let level = self.cards[card].word("level").to_owned();
        let space = self.state.market[&level].iter().position(|space| space.as_deref() == Some(card)).unwrap();
        let filled = (!self.state.decks[&level].is_empty()).then(|| self.draw(&level, draws));
        self.state.market.get_mut(&level).unwrap()[space] = filled;
    }

    fn buy(&mut self, card: &str, pay: &Counts, draws: &mut Draws) {
        let face = self.cards[card].clone();
        let player = &mut self.state.players[self.state.seat];
        player.tokens.take_all(pay);
        self.state.bank.add_all(pay);
        let reserved = player.reserved.iter().find(|reserved| reserved.card == card).cloned();
        player.cards.insert(card.to_owned());
        player.points += face.number("points");
        player.bonuses.add(face.word("bonus"), 1);
        match reserved {
            Some(reserved) => _ = player.reserved.remove(&reserved),
            None => self.leave_market(card, draws),
        }
        if self.marvel {
            self.count_tags();
            let player = &mut self.state.players[self.state.seat];
            if face.word("level") == "3" && player.tokens.get("green") == 0 {
                player.tokens.add("green", 1);
                self.state.bank.add("green", -1);
            }
        }
    }

    fn count_tags(&mut self) {
        let seat = self.state.seat;
        let tags = self.state.players[seat].cards.iter().map(|card| self.cards[card].number("avengers")).sum();
        self.state.players[seat].avengers = Some(tags);
        let takes = match self.state.avengers_tile {
            None => tags >= 3,
            Some(holder) => holder != seat && tags > self.state.players[holder].avengers.unwrap(),
        };
        if takes {
            if let Some(holder) = self.state.avengers_tile.replace(seat) {
                self.state.players[holder].points -= 3;
            }
            self.state.players[seat].points += 3;
        }
    }

    fn wears_gauntlet(&self, seat: usize) -> bool {
        let player = &self.state.players[seat];
        let all_colors = self.gems.iter().all(|gem| player.bonuses.get(gem) > 0);
        player.points >= 16 && all_colors && player.tokens.get("green") > 0
    }

    fn reaches_goal(&self, seat: usize) -> bool {
        if self.marvel {
            return self.wears_gauntlet(seat);
        }
        let points: i64 = self.partners(seat).into_iter().map(|seat| self.state.players[seat].points).sum();
        points >= self.options["target"].as_i64().unwrap()
    }

    /// More is better: points, then the Avengers tile, then fewer cards.
    fn standing(&self, seat: usize) -> (i64, bool, i64) {
        let (mut points, mut cards) = (0, 0);
        for seat in self.partners(seat) {
            points += self.state.players[seat].points;
            cards += self.state.players[seat].cards.len() as i64;
        }
        (points, self.marvel && self.state.avengers_tile == Some(seat), -cards)
    }

    fn end_turn(&mut self) {
        let (seat, players) = (self.state.seat, self.state.players.len());
        let at_once = self.options["last_round"] == "at_once";
        if self.state.trigger.is_none() && self.reaches_goal(seat) && !at_once {
            self.state.trigger = Some(seat);
        }
        let next = (seat + 1) % players;
        let last = match self.state.trigger {
            None => at_once && self.reaches_goal(seat),
            Some(trigger) if self.options["last_round"] == "everyone_else_once" => trigger == next,
            Some(_) => next == 0,
        };
        let over = if last && (!self.marvel || (0..players).any(|seat| self.wears_gauntlet(seat))) {
            self.reason = if self.marvel { "gauntlet" } else { "prestige" };
            true
        } else {
            if last {
                self.state.trigger = None;
            }
            self.reason = "deadlock";
            self.state.passes == players
        };
        if over {
            self.state.phase = "over".to_owned();
            return;
        }
        self.state.phase = "act".to_owned();
        self.state.seat = next;
        self.state.round += u64::from(next == 0);
    }
}
