//! Every legal action.

use serde_json::{Value, json};

use super::super::counts::{Counts, payments};
use super::super::lines::canonical;
use super::state::Owned;
use super::{GEMS, Table};

/// Every legal action, each as text.
pub fn legal(table: &Table) -> Vec<String> {
    actions(table).iter().map(canonical).collect()
}

fn actions(table: &Table) -> Vec<Value> {
    let state = &table.state;
    match state.phase.as_str() {
        "act" => turn(table),
        "return" => {
            table.player().tokens.iter().map(|(token, _)| json!({ "type": "return", "token": token })).collect()
        }
        "tile" => table.reached().iter().map(|tile| json!({ "type": "tile", "tile": tile })).collect(),
        "post_gem" => gems_of_post(table).iter().map(|gem| json!({ "type": "post_gem", "token": gem })).collect(),
        "copy" => colors(table).iter().map(|color| json!({ "type": "copy", "color": color })).collect(),
        "free" => {
            let level = state.free_level.unwrap().to_string();
            free_cards(table, &level).iter().map(|card| json!({ "type": "free", "card": card })).collect()
        }
        "set_aside" => state.tiles.iter().map(|tile| json!({ "type": "set_aside", "tile": tile })).collect(),
        "stronghold" => uses(table),
        "conquer" => {
            let card = table.conquest().unwrap();
            let pay = payments(&table.price(&card), &table.player().tokens, "gold");
            let bought = pay.iter().map(|pay| json!({ "type": "conquer", "card": card, "pay": value(pay) }));
            bought.chain([json!({ "type": "decline" })]).collect()
        }
        phase => panic!("nothing is legal in phase {phase}"),
    }
}

fn value(counts: &Counts) -> Value {
    serde_json::from_str(&counts.text()).unwrap()
}

/// The gems that a post may give now.
pub fn gems_of_post(table: &Table) -> Vec<&'static str> {
    let barred = table.state.barred.as_deref();
    GEMS.into_iter().filter(|gem| table.state.bank.get(gem) > 0 && barred != Some(gem)).collect()
}

/// The colours that a copy may take.
pub fn colors(table: &Table) -> Vec<&'static str> {
    let bonuses = table.bonuses();
    GEMS.into_iter().filter(|gem| bonuses.get(gem) > 0).collect()
}

/// The face-up cards of a level.
pub fn free_cards(table: &Table, level: &str) -> Vec<String> {
    table.face_up().into_iter().filter(|card| table.cards[card].word("level") == level).collect()
}

/// Every use of strongholds (C-41).
pub fn uses(table: &Table) -> Vec<Value> {
    let open: Vec<_> = table.face_up().into_iter().filter(|card| !table.closed(card)).collect();
    let mut uses = Vec::new();
    if table.supply() > 0 {
        uses.extend(open.iter().map(|card| json!({ "type": "stronghold", "put": card })));
    }
    for (from, on) in &table.state.strongholds {
        if on.seat == table.state.seat {
            let others = open.iter().filter(|to| *to != from);
            uses.extend(others.map(|to| json!({ "type": "stronghold", "from": from, "put": to })));
        } else {
            uses.push(json!({ "type": "stronghold", "remove": from, "of": on.seat }));
        }
    }
    uses
}

fn turn(table: &Table) -> Vec<Value> {
    let (state, player) = (&table.state, table.player());
    let mut legal = takes(table);
    let face_up: Vec<_> = table.face_up().into_iter().filter(|card| !table.closed(card)).collect();
    if player.reserved.len() < 3 {
        legal.extend(face_up.iter().map(|card| json!({ "type": "reserve", "card": card })));
        let level = |level: &str| level.parse::<u64>().unwrap();
        let decks = state.decks.iter().filter(|(_, deck)| !deck.is_empty());
        legal.extend(decks.map(|(key, _)| json!({ "type": "reserve", "deck": level(key) })));
        let decks = state.orient_decks.iter().filter(|(_, deck)| !deck.is_empty());
        legal.extend(decks.map(|(key, _)| json!({ "type": "reserve", "deck": level(key), "orient": true })));
    }
    for card in face_up.iter().chain(player.reserved.iter().map(|reserved| &reserved.card)) {
        purchases(table, card, &mut legal);
    }
    if legal.is_empty() {
        legal.push(json!({ "type": "pass" }));
    }
    legal
}

fn takes(table: &Table) -> Vec<Value> {
    let in_bank: Vec<_> = GEMS.into_iter().filter(|gem| table.state.bank.get(gem) > 0).collect();
    let most = in_bank.len().min(3);
    let mut legal = Vec::new();
    for set in 1..1u32 << in_bank.len() {
        let size = set.count_ones() as usize;
        if size == most || size < most && table.options["take_fewer"] == true {
            let chosen = in_bank.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
            let tokens = Counts::of(chosen.map(|(_, gem)| (*gem, 1)));
            legal.push(json!({ "type": "take", "tokens": value(&tokens) }));
        }
    }
    let pairs = GEMS.into_iter().filter(|gem| table.state.bank.get(gem) >= 4);
    legal.extend(pairs.map(|gem| json!({ "type": "take", "tokens": { gem: 2 } })));
    legal
}

fn purchases(table: &Table, card: &str, legal: &mut Vec<Value>) {
    let kind = table.kind(card);
    if kind == "sacrifice" {
        let color = table.cards[card].word("discard_colour");
        let ways = sacrifices(table, color);
        legal.extend(ways.iter().map(|way| json!({ "type": "buy", "card": card, "sacrifice": way })));
        return;
    }
    if kind.starts_with("copy") && colors(table).is_empty() {
        return;
    }
    let (price, purse) = (table.price(card), &table.player().tokens);
    let pay = if table.stands_on("T3") { double_gold(&price, purse) } else { payments(&price, purse, "gold") };
    legal.extend(pay.iter().map(|pay| json!({ "type": "buy", "card": card, "pay": value(pay) })));
    let held = table.gold_cards();
    for count in 1..=held.len() {
        for pay in with_gold_cards(&price, purse, count as i64) {
            legal.push(json!({ "type": "buy", "card": card, "pay": value(&pay), "gold_cards": held[..count] }));
        }
    }
}

/// Every choice of gems, no more of a colour than the price asks and the purse holds.
fn gems_towards(price: &Counts, purse: &Counts) -> Vec<Counts> {
    let mut parts = vec![Counts::default()];
    for (gem, asked) in price.iter() {
        let mut longer = Vec::new();
        for part in &parts {
            for paid in 0..=asked.min(purse.get(gem)) {
                let mut next = part.clone();
                next.add(gem, paid);
                longer.push(next);
            }
        }
        parts = longer;
    }
    parts
}

/// C-24: for what each colour still wants, any number of gold between one for two and one for one.
fn double_gold(price: &Counts, purse: &Counts) -> Vec<Counts> {
    let mut all = Vec::new();
    for gems in gems_towards(price, purse) {
        let wanting: Vec<_> = price.iter().map(|(gem, asked)| asked - gems.get(gem)).collect();
        let (least, most) = (wanting.iter().map(|want| (want + 1) / 2).sum::<i64>(), wanting.iter().sum::<i64>());
        for gold in least..=most.min(purse.get("gold")) {
            let mut pay = gems.clone();
            pay.add("gold", gold);
            all.push(pay);
        }
    }
    all
}

/// C-31: gems, gold and two for each card reach the price, and no gold and no card could be left out.
fn with_gold_cards(price: &Counts, purse: &Counts, cards: i64) -> Vec<Counts> {
    let mut all = Vec::new();
    for gems in gems_towards(price, purse) {
        let wanting = price.total() - gems.total();
        for gold in 0..=purse.get("gold") {
            let reached = gold + 2 * cards;
            let spare_gold = gold > 0 && reached > wanting;
            if reached >= wanting && !spare_gold && reached - 2 < wanting {
                let mut pay = gems.clone();
                pay.add("gold", gold);
                all.push(pay);
            }
        }
    }
    all
}

/// C-38: the sets of own cards of a colour that pay for a sacrifice.
fn sacrifices(table: &Table, color: &str) -> Vec<Vec<String>> {
    let mut cards: Vec<_> = table.player().cards.iter().filter(|owned| table.bonus(owned).get(color) > 0).collect();
    cards.sort_by_key(|owned| owned.card().to_owned());
    let is_copy = |owned: &Owned| matches!(owned, Owned::Copy { .. });
    let is_double = |owned: &Owned| table.kind(owned.card()) == "double";
    let copies = cards.iter().filter(|owned| is_copy(owned)).count();
    let mut ways = Vec::new();
    for (place, first) in cards.iter().enumerate() {
        if copies == 0 && is_double(first) {
            ways.push(vec![first.card().to_owned()]);
        }
        for second in &cards[place + 1..] {
            let chosen = [first, second].iter().filter(|owned| is_copy(owned)).count();
            let allowed = match copies {
                0 => !is_double(first) && !is_double(second),
                1 => chosen == 1,
                _ => chosen == 2,
            };
            if allowed {
                ways.push(vec![first.card().to_owned(), second.card().to_owned()]);
            }
        }
    }
    ways
}
