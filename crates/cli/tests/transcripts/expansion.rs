//! Splendor with an expansion, played on names and counts.

mod legal;
mod state;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::counts::Counts;
use super::faces::{Face, faces};
use super::{Draws, Referee};
use state::{Owned, Reserved, State};

pub const GEMS: [&str; 5] = ["white", "blue", "green", "red", "black"];
const LEVELS: [&str; 3] = ["1", "2", "3"];

/// A game of Splendor with an expansion.
pub struct Table {
    expansion: String,
    options: Value,
    cards: BTreeMap<String, Face>,
    tiles: BTreeMap<String, Face>,
    posts: BTreeMap<String, Face>,
    state: State,
    reason: &'static str,
}

impl Referee for Table {
    fn begin(opening: &Value) -> Self {
        let expansion = opening["options"]["expansion"].as_str().unwrap().to_owned();
        let mut cards = faces("splendor/cards.csv");
        if expansion == "orient" {
            cards.extend(faces("cities/orient.csv"));
        }
        let tiles = if expansion == "cities" { "cities/cities.csv" } else { "splendor/nobles.csv" };
        let table = Self {
            options: opening["options"].clone(),
            cards,
            tiles: faces(tiles),
            posts: faces("cities/trading_posts.csv"),
            state: serde_json::from_value(opening["state"].clone()).unwrap(),
            reason: "turn_cap",
            expansion,
        };
        table.assert_layout(opening["players"].as_u64().unwrap() as usize);
        table
    }

    fn legal(&self) -> Vec<String> {
        legal::legal(self)
    }

    fn play(&mut self, action: &Value, draws: &mut Draws) {
        turn::play(self, action, draws);
    }

    fn assert_shown(&self, state: &Value) {
        let field = |name: &str| state.get(name).is_some();
        assert_eq!(field("orient") && field("orient_decks") && field("removed"), self.expansion == "orient");
        assert_eq!(field("posts"), self.expansion == "posts");
        assert_eq!(field("strongholds"), self.expansion == "strongholds");
        assert_eq!(field("barred"), state["phase"] == "post_gem");
        assert_eq!(field("free_level"), state["phase"] == "free");
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
        let players = &self.state.players;
        let points = players.iter().map(|player| player.points).collect();
        if self.state.phase != "over" {
            return (Vec::new(), points, "turn_cap".to_owned());
        }
        let owners: Vec<_> = (0..players.len()).filter(|&seat| !players[seat].tiles.is_empty()).collect();
        let only_owners = self.expansion == "cities" && !owners.is_empty();
        let eligible = if only_owners { owners } else { (0..players.len()).collect() };
        let standing = |&seat: &usize| (players[seat].points, -(players[seat].cards.len() as i64));
        let best = eligible.iter().map(standing).max();
        (eligible.into_iter().filter(|seat| Some(standing(seat)) == best).collect(), points, self.reason.to_owned())
    }
}

impl Table {
    /// Whether the first state is a layout by the rules.
    fn assert_layout(&self, players: usize) {
        let (state, gems) = (&self.state, [4, 5, 7][players - 2]);
        let mut bank = Counts::of(GEMS.map(|gem| (gem, gems)));
        bank.add("gold", 5);
        assert_eq!(state.bank, bank);
        assert_eq!((state.phase.as_str(), state.seat, state.round, state.passes), ("act", 0, 1, 0));
        assert_eq!(
            (state.players.len(), state.tiles.len()),
            (players, if self.is("cities") { 3 } else { players + 1 })
        );
        if self.is("cities") {
            let tiles: BTreeSet<_> = state.tiles.iter().map(|tile| self.tiles[tile].number("tile")).collect();
            assert_eq!(tiles.len(), 3, "both sides of a tile never lie out");
        }
        let face_up = self.options["face_up"].as_u64().unwrap() as usize;
        let rows = LEVELS.map(|level| (&state.market[level], &state.decks[level], face_up, 'S', level));
        let orient = LEVELS.into_iter().filter(|_| self.is("orient"));
        let orient = orient.map(|level| (&state.orient[level], &state.orient_decks[level], 2, 'O', level));
        let mut all = BTreeSet::new();
        for (row, deck, spaces, letter, level) in rows.into_iter().chain(orient) {
            let open: BTreeSet<_> = row.iter().flatten().cloned().collect();
            assert_eq!((row.len(), open.len()), (spaces, spaces));
            assert!(open.iter().chain(deck).all(|card| card.starts_with(&format!("{letter}{level}-"))));
            all.extend(open.iter().chain(deck).cloned());
        }
        assert!(all.iter().eq(self.cards.keys()), "every card is somewhere, and none twice");
    }

    fn is(&self, expansion: &str) -> bool {
        self.expansion == expansion
    }

    fn player(&self) -> &state::Player {
        &self.state.players[self.state.seat]
    }

    fn player_mut(&mut self) -> &mut state::Player {
        &mut self.state.players[self.state.seat]
    }

    fn kind(&self, card: &str) -> &str {
        if card.starts_with('O') { self.cards[card].word("kind") } else { "" }
    }

    /// The bonus of a card before a player.
    fn bonus(&self, owned: &Owned) -> Counts {
        match owned {
            Owned::Copy { r#as, .. } => Counts::of(r#as.iter().map(|color| (color.as_str(), 1))),
            Owned::Plain(card) if self.kind(card) == "gold" => Counts::default(),
            Owned::Plain(card) => {
                let count = if self.kind(card) == "double" { 2 } else { 1 };
                Counts::of([(self.cards[card].word("bonus"), count)])
            }
        }
    }

    /// The bonuses of the player to act.
    fn bonuses(&self) -> Counts {
        let mut bonuses = Counts::default();
        self.player().cards.iter().for_each(|owned| bonuses.add_all(&self.bonus(owned)));
        bonuses
    }

    fn price(&self, card: &str) -> Counts {
        self.cards[card].counts(&GEMS).less(&self.bonuses())
    }

    fn face_up(&self) -> Vec<String> {
        self.state.market.values().chain(self.state.orient.values()).flatten().flatten().cloned().collect()
    }

    /// Whether a rival's stronghold stands on a card.
    fn closed(&self, card: &str) -> bool {
        self.state.strongholds.get(card).is_some_and(|on| on.seat != self.state.seat)
    }

    fn stands_on(&self, post: &str) -> bool {
        self.state.posts.get(post).is_some_and(|seats| seats.contains(&self.state.seat))
    }

    /// The card with all strongholds of the player to act.
    fn conquest(&self) -> Option<String> {
        let all = self.state.strongholds.iter().find(|(_, on)| on.seat == self.state.seat && on.count == 3);
        all.map(|(card, _)| card.clone())
    }

    fn supply(&self) -> i64 {
        let placed = self.state.strongholds.values().filter(|on| on.seat == self.state.seat);
        3 - placed.map(|on| on.count).sum::<i64>()
    }

    /// The own gold cards, the lowest ids first.
    fn gold_cards(&self) -> Vec<String> {
        let cards = self.player().cards.iter().map(|owned| owned.card().to_owned());
        cards.filter(|card| self.kind(card) == "gold").collect()
    }

    fn reached(&self) -> Vec<String> {
        let (player, bonuses) = (self.player(), self.bonuses());
        let open = self.state.tiles.iter().chain(player.set_aside.iter().flatten());
        let reached = open.filter(|tile| {
            let (face, needs) = (&self.tiles[*tile], self.tiles[*tile].counts(&GEMS));
            let others = GEMS.iter().filter(|gem| needs.get(gem) == 0).map(|gem| bonuses.get(gem));
            let city = player.points >= face.number("points")
                && others.max().unwrap_or(0) >= face.number("any_one_other_colour");
            bonuses.covers(&needs) && (!self.is("cities") || city)
        });
        reached.cloned().collect()
    }

    fn hand_has(&self, card: &str) -> Option<Reserved> {
        self.player().reserved.iter().find(|reserved| reserved.card == card).cloned()
    }
}
