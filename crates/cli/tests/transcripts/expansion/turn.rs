//! What a step does and what follows from it.

use serde_json::Value;

use super::super::Draws;
use super::super::counts::{Counts, payments};
use super::legal::{colors, free_cards, gems_of_post, uses};
use super::state::{OnCard, Owned, Reserved};
use super::{GEMS, LEVELS, Table};

/// Plays an action with the draws that chance gave.
pub fn play(table: &mut Table, action: &Value, draws: &mut Draws) {
    let word = |field: &str| action[field].as_str().unwrap().to_owned();
    let kind = word("type");
    let (barred, free_level) = (table.state.barred.take(), table.state.free_level.take());
    if !matches!(kind.as_str(), "return" | "tile" | "pass") {
        table.state.passes = 0;
    }
    let open = match kind.as_str() {
        "take" => take(table, &serde_json::from_value(action["tokens"].clone()).unwrap()),
        "reserve" => {
            reserve(table, action, draws);
            false
        }
        "buy" | "conquer" => buy(table, action, draws),
        "post_gem" => {
            drop(barred);
            give(table, &word("token"));
            refill(table, draws);
            false
        }
        "copy" => {
            let open = copy(table, &word("color"));
            finish(table, open, draws)
        }
        "free" => {
            assert!(free_level.is_some());
            let open = free(table, &word("card"));
            finish(table, open, draws)
        }
        "set_aside" => {
            set_aside(table, &word("tile"));
            finish(table, false, draws)
        }
        "stronghold" => {
            use_stronghold(table, action);
            refill(table, draws);
            false
        }
        "decline" => return limit(table),
        "return" => {
            table.player_mut().tokens.add(&word("token"), -1);
            table.state.bank.add(&word("token"), 1);
            return limit(table);
        }
        "tile" => {
            receive(table, &word("tile"));
            return end_turn(table);
        }
        "pass" => {
            table.state.passes += 1;
            return limit(table);
        }
        _ => panic!("{kind} is no action"),
    };
    if open {
        return;
    }
    // C-43.
    if let Some(card) = table.conquest()
        && !payments(&table.price(&card), &table.player().tokens, "gold").is_empty()
    {
        table.state.phase = "conquer".to_owned();
        return;
    }
    limit(table);
}

/// Opens a choice of several answers; says whether it is open.
fn ask(table: &mut Table, phase: &str) -> bool {
    table.state.phase = phase.to_owned();
    true
}

fn take(table: &mut Table, tokens: &Counts) -> bool {
    table.state.bank.take_all(tokens);
    table.player_mut().tokens.add_all(tokens);
    let pair = tokens.iter().find(|&(_, count)| count == 2).map(|(gem, _)| gem.to_owned());
    if pair.is_none() || !table.stands_on("T2") {
        return false;
    }
    table.state.barred = pair;
    ask_gem(table)
}

/// A gem of a post: none, the only one, or a choice.
fn ask_gem(table: &mut Table) -> bool {
    match gems_of_post(table)[..] {
        [] => table.state.barred = None,
        [gem] => {
            table.state.barred = None;
            give(table, gem);
        }
        _ => return ask(table, "post_gem"),
    }
    false
}

fn give(table: &mut Table, gem: &str) {
    table.state.bank.add(gem, -1);
    table.player_mut().tokens.add(gem, 1);
}

fn reserve(table: &mut Table, action: &Value, draws: &mut Draws) {
    let reserved = match action.get("card") {
        Some(card) => {
            let card = card.as_str().unwrap().to_owned();
            leave_market(table, &card);
            Reserved { card, blind: false }
        }
        None => {
            let decks = if action["orient"] == true { &mut table.state.orient_decks } else { &mut table.state.decks };
            let card = draws.next();
            assert!(decks.get_mut(&action["deck"].to_string()).unwrap().remove(&card), "{card} is in the deck");
            Reserved { card, blind: true }
        }
    };
    table.player_mut().reserved.insert(reserved);
    if table.state.bank.get("gold") > 0 {
        give(table, "gold");
    }
    refill(table, draws);
}

fn buy(table: &mut Table, action: &Value, draws: &mut Draws) -> bool {
    let card = action["card"].as_str().unwrap().to_owned();
    let list = |field: &str| -> Vec<String> { serde_json::from_value(action[field].clone()).unwrap_or_default() };
    for gone in list("gold_cards").iter().chain(&list("sacrifice")) {
        remove(table, gone);
    }
    if action.get("pay").is_some() {
        let pay: Counts = serde_json::from_value(action["pay"].clone()).unwrap();
        table.player_mut().tokens.take_all(&pay);
        table.state.bank.add_all(&pay);
    }
    match table.hand_has(&card) {
        Some(reserved) => _ = table.player_mut().reserved.remove(&reserved),
        None => leave_market(table, &card),
    }
    let mut open = come(table, &card);
    if table.stands_on("T1") {
        open = ask_gem(table);
    }
    if table.is("strongholds") {
        let uses = uses(table);
        match &uses[..] {
            [] => {}
            [lone] => use_stronghold(table, lone),
            _ => open = ask(table, "stronghold"),
        }
    }
    finish(table, open, draws)
}

/// A card comes to the player to act, with all that it brings; says whether a choice is open.
fn come(table: &mut Table, card: &str) -> bool {
    let kind = table.kind(card).to_owned();
    let owned = if kind.starts_with("copy") {
        Owned::Copy { card: card.to_owned(), r#as: None }
    } else {
        Owned::Plain(card.to_owned())
    };
    let (points, bonus) = (table.cards[card].number("points"), table.bonus(&owned));
    let player = table.player_mut();
    player.cards.insert(owned);
    player.points += points;
    player.bonuses.add_all(&bonus);
    match kind.as_str() {
        "copy" | "copy_take" => match colors(table)[..] {
            [color] => copy(table, color),
            _ => ask(table, "copy"),
        },
        "reserve_noble" => {
            let tiles: Vec<_> = table.state.tiles.iter().cloned().collect();
            match &tiles[..] {
                [] => false,
                [tile] => {
                    set_aside(table, tile);
                    false
                }
                _ => ask(table, "set_aside"),
            }
        }
        "take" => offer(table, 2),
        _ => false,
    }
}

fn copy(table: &mut Table, color: &str) -> bool {
    let blank = table.player().cards.iter().find(|owned| matches!(owned, Owned::Copy { r#as: None, .. })).cloned();
    let blank = blank.expect("a copy waits for its colour");
    let card = blank.card().to_owned();
    let player = table.player_mut();
    player.cards.remove(&blank);
    player.cards.insert(Owned::Copy { card: card.clone(), r#as: Some(color.to_owned()) });
    player.bonuses.add(color, 1);
    table.kind(&card) == "copy_take" && offer(table, 1)
}

fn offer(table: &mut Table, level: u64) -> bool {
    let cards = free_cards(table, &level.to_string());
    match &cards[..] {
        [] => false,
        [card] => free(table, card),
        _ => {
            table.state.free_level = Some(level);
            ask(table, "free")
        }
    }
}

fn free(table: &mut Table, card: &str) -> bool {
    leave_market(table, card);
    come(table, card)
}

fn set_aside(table: &mut Table, tile: &str) {
    assert!(table.state.tiles.remove(tile));
    table.player_mut().set_aside.as_mut().unwrap().insert(tile.to_owned());
}

fn remove(table: &mut Table, card: &str) {
    let owned = table.player().cards.iter().find(|owned| owned.card() == card).cloned().expect("the card is there");
    let (points, bonus) = (table.cards[card].number("points"), table.bonus(&owned));
    let player = table.player_mut();
    player.cards.remove(&owned);
    player.points -= points;
    player.bonuses.take_all(&bonus);
    table.state.removed.push(card.to_owned());
    table.state.removed.sort_unstable();
}

fn use_stronghold(table: &mut Table, action: &Value) {
    let card = |field: &str| action.get(field).map(|card| card.as_str().unwrap().to_owned());
    if let Some(from) = card("from").or_else(|| card("remove")) {
        let on = table.state.strongholds.get_mut(&from).unwrap();
        on.count -= 1;
        if on.count == 0 {
            table.state.strongholds.remove(&from);
        }
    }
    if let Some(to) = card("put") {
        let seat = table.state.seat;
        table.state.strongholds.entry(to).or_insert(OnCard { seat, count: 0 }).count += 1;
    }
}

/// Takes a face-up card; strongholds on it go back to their owner.
fn leave_market(table: &mut Table, card: &str) {
    let level = card[1..2].to_owned();
    let rows = if card.starts_with('O') { &mut table.state.orient } else { &mut table.state.market };
    let space = rows.get_mut(&level).unwrap().iter_mut().find(|space| space.as_deref() == Some(card));
    *space.expect("the card lies open") = None;
    table.state.strongholds.remove(card);
}

/// Fills the spaces once nothing more is to be chosen; says whether something is.
fn finish(table: &mut Table, open: bool, draws: &mut Draws) -> bool {
    if !open {
        refill(table, draws);
    }
    open
}

/// C-02: level by level, the row of the base game before the Orient's, each from the left.
fn refill(table: &mut Table, draws: &mut Draws) {
    let state = &mut table.state;
    for level in LEVELS {
        let base = (state.market.get_mut(level), state.decks.get_mut(level));
        let orient = (state.orient.get_mut(level), state.orient_decks.get_mut(level));
        for (row, deck) in [base, orient] {
            let (Some(row), Some(deck)) = (row, deck) else { continue };
            for space in row.iter_mut().filter(|space| space.is_none()) {
                if !deck.is_empty() {
                    let card = draws.next();
                    assert!(deck.remove(&card), "{card} is in the deck");
                    *space = Some(card);
                }
            }
        }
    }
}

fn limit(table: &mut Table) {
    if table.player().tokens.total() > 10 {
        table.state.phase = "return".to_owned();
        return;
    }
    match &table.reached()[..] {
        [] => {}
        [tile] => receive(table, tile),
        _ => {
            table.state.phase = "tile".to_owned();
            return;
        }
    }
    end_turn(table);
}

fn receive(table: &mut Table, tile: &str) {
    let points = if table.is("cities") { 0 } else { 3 };
    table.state.tiles.remove(tile);
    let player = table.player_mut();
    player.set_aside.iter_mut().for_each(|aside| _ = aside.remove(tile));
    player.tiles.insert(tile.to_owned());
    player.points += points;
}

/// C-21, C-25: a coat of arms on every post whose demand is met.
fn put_coats(table: &mut Table) {
    let before = prestige_of_posts(table);
    let (bonuses, nobles, seat) = (table.bonuses(), table.player().tiles.len() as i64, table.state.seat);
    for (post, face) in &table.posts {
        let met = bonuses.covers(&face.counts(&GEMS)) && nobles >= face.number("nobles");
        let seats = table.state.posts.entry(post.clone()).or_default();
        if met && !seats.contains(&seat) {
            seats.push(seat);
            seats.sort_unstable();
        }
    }
    table.state.posts.retain(|_, seats| !seats.is_empty());
    let after = prestige_of_posts(table);
    table.player_mut().points += after - before;
}

fn prestige_of_posts(table: &Table) -> i64 {
    let own = table.posts.keys().filter(|post| table.stands_on(post)).count() as i64;
    i64::from(table.stands_on("T4")) * 5 + if table.stands_on("T5") { own } else { 0 }
}

fn end_turn(table: &mut Table) {
    if table.is("posts") {
        put_coats(table);
    }
    let (seat, players) = (table.state.seat, table.state.players.len());
    let reached = if table.is("cities") {
        !table.player().tiles.is_empty()
    } else {
        table.player().points >= table.options["target"].as_i64().unwrap()
    };
    let at_once = table.options["last_round"] == "at_once";
    if table.state.trigger.is_none() && reached && !at_once {
        table.state.trigger = Some(seat);
    }
    let next = (seat + 1) % players;
    let last = match table.state.trigger {
        None => at_once && reached,
        Some(trigger) if table.options["last_round"] == "everyone_else_once" => trigger == next,
        Some(_) => next == 0,
    };
    if last || table.state.passes == players {
        table.reason = match (last, table.is("cities")) {
            (true, true) => "city",
            (true, false) => "prestige",
            (false, _) => "deadlock",
        };
        table.state.phase = "over".to_owned();
        return;
    }
    table.state.phase = "act".to_owned();
    table.state.seat = next;
    table.state.round += u64::from(next == 0);
}
