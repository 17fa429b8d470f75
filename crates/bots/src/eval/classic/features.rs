//! Positions in numbers.

use parure_engine::classic::{JOKER, PAIR_NEEDS, State};
use parure_engine::foresight::Foresight;
use parure_engine::game::{Game, ToAct};
use parure_engine::seat::{MAX_SEATS, Seat};
use parure_engine::tokens::{ColorSet, GEMS};

use super::{ClassicKnowledge, MOST_PROSPECTS, Prospects, items, opponents};
use crate::eval::reach::{Race, share};
use crate::sheet::{Means, Row, Sheet};

/// How many numbers describe an item: a card or a tile.
pub(super) const ITEM_NUMBERS: usize = 118;
/// How many numbers describe a seat, before what only one game has.
pub(super) const SEAT_NUMBERS: usize = 136;

/// How many turns away cards are told apart.
const BUCKETS: usize = 5;

/// Describes every seat with its items.
pub(super) fn describe<R: ClassicKnowledge>(table: &State<R>, order: &[Seat], sheet: &mut Sheet) {
    let mut prospects = [const { Prospects::NONE }; MAX_SEATS];
    for (place, &seat) in prospects.iter_mut().zip(order) {
        *place = Prospects::of(table, seat);
    }
    let pairs = table.bank().at_least(PAIR_NEEDS).and(ColorSet::GEMS);
    sheet.means = Means { purse: R::purse(table, order[0]), joker: JOKER, pairs };
    for (place, &seat) in order.iter().enumerate() {
        items::describe(table, order, place, &prospects, sheet);
        let written = describe_seat(table, seat, place, &prospects[place], sheet.row(0));
        sheet.end_seat(written);
    }
}

/// Describes what a seat has and can reach.
fn describe_seat<R: ClassicKnowledge>(
    table: &State<R>,
    seat: Seat,
    place: usize,
    prospects: &Prospects,
    mut write: Row<'_>,
) -> usize {
    let player = table.player(seat);
    let (points, target) = (R::points(table, seat), table.target());
    let left = target.saturating_sub(points);
    let lacking = R::lacking(table, seat);
    let bonuses = table.bonuses(seat);

    write.put(f32::from(points) / f32::from(target));
    write.flag(left == 0 && lacking == 0);
    write.put((1.0 - f32::from(left) / 4.0).max(0.0));
    write.put((1.0 - f32::from(left) / 8.0).max(0.0));
    write.count(player.cards.len() as u8, 15.0);
    GEMS.iter().for_each(|&gem| write.count(bonuses.get(gem), 4.0));
    GEMS.iter().for_each(|&gem| write.count(player.tokens.get(gem), 3.0));
    write.count(player.tokens.get(JOKER), 3.0);
    write.count(player.tokens.total(), 10.0);
    write.count(player.hand.len() as u8, 3.0);
    write.flag(player.hand.is_full());
    for level in 1..=4 {
        write.count(bonuses.at_least(level).and(ColorSet::GEMS).len() as u8, 5.0);
    }
    describe_prospects(table, seat, left, prospects, &mut write);
    describe_tiles(table, seat, &mut write);
    describe_table(table, seat, &mut write);
    // Numbers whose meaning changes from one to the next stand for themselves.
    write.mark(left, 17);
    write.mark(player.cards.len() as u8 / 2, 10);
    write.mark(player.tokens.total(), 12);
    write.mark(table.players() as u8 - 2, 3);
    write.mark(place as u8, 4);
    write.mark((table.round() / 4).min(9) as u8, 10);
    write.flag(table.side(seat).len() > 1);
    write.put(0.0);
    debug_assert_eq!(write.at(), SEAT_NUMBERS);
    R::describe(table, seat, &mut write);
    debug_assert_eq!(write.at(), SEAT_NUMBERS + R::EXTRA);
    write.end()
}

/// What the cards in sight mean to a seat, summed up.
fn describe_prospects<R: ClassicKnowledge>(
    table: &State<R>,
    seat: Seat,
    left: u8,
    prospects: &Prospects,
    write: &mut Row<'_>,
) {
    let mut best = [0u8; BUCKETS];
    let mut count = [0u8; BUCKETS];
    let (mut top_now, mut top_soon) = ([0u8; 2], [0u8; 2]);
    let mut pace = [0.0f32; 2];
    let (mut points_fit, mut card_fit, mut big_fit) = (0.0, 0.0, 0.0);
    let (mut free, mut hand_points, mut hand_soon, mut hand_turns) = (0, 0, 0, 9);
    let (mut cheapest_big, mut cheapest_three) = (12, 12);
    let mut saved = 0.0;
    let mut hope = 0.0;
    let mut race = Race::<MOST_PROSPECTS>::new();
    for prospect in prospects.iter() {
        hope += prospect.worth();
        race.add(prospect.points, prospect.reach.price);
        let (points, reach) = (prospect.points, prospect.reach);
        let price = reach.price.total();
        let bucket = usize::from(reach.turns).min(BUCKETS - 1);
        best[bucket] = best[bucket].max(points);
        count[bucket] += 1;
        if reach.turns == 0 {
            keep_two(&mut top_now, points);
        }
        if reach.turns <= 1 {
            keep_two(&mut top_soon, points);
        }
        let rate = f32::from(points) * share(reach.turns);
        if rate > pace[0] {
            pace = [rate, pace[0]];
        } else {
            pace[1] = pace[1].max(rate);
        }
        let cheapness = share(price);
        points_fit += f32::from(points) * cheapness;
        card_fit += cheapness;
        if points >= 3 {
            big_fit += cheapness;
            cheapest_big = cheapest_big.min(price);
        }
        if points >= 4 {
            cheapest_three = cheapest_three.min(reach.missing);
        }
        free += u8::from(price == 0);
        let cost = prospect.face.cost.total();
        saved += f32::from(points) * f32::from(cost - price) * share(cost.saturating_sub(1));
        if prospect.in_hand {
            hand_points += points;
            hand_turns = hand_turns.min(reach.turns);
            hand_soon = if reach.turns <= 1 { points.max(hand_soon) } else { hand_soon };
        }
    }
    best.iter().for_each(|&points| write.count(points, 5.0));
    count[..4].iter().for_each(|&cards| write.count(cards, 5.0));
    pace.iter().for_each(|&rate| write.put(rate / 3.0));
    write.put(points_fit / 8.0);
    write.put(card_fit / 4.0);
    write.put(big_fit);
    write.count(free, 3.0);
    write.count(hand_points, 8.0);
    write.count(hand_soon, 5.0);
    write.put(share(hand_turns));
    write.count(cheapest_big, 8.0);
    write.count(cheapest_three, 8.0);
    write.put(saved / 12.0);
    write.flag(left > 0 && top_now[0] >= left);
    write.flag(left > 0 && top_soon[0] >= left);
    write.flag(left > 0 && top_now[0] + top_now[1] >= left);
    write.flag(left > 0 && top_soon[0] + top_soon[1] >= left);
    write.count(top_now[0] + top_now[1], 10.0);
    write.count(top_soon[0] + top_soon[1], 10.0);
    write.put(hope / 10.0);
    let held = f32::from(table.player(seat).tokens.total()) / 3.0;
    write.put(((race.turns(left) - held) / 12.0).clamp(-0.3, 2.0));
}

fn keep_two(top: &mut [u8; 2], points: u8) {
    if points > top[0] {
        *top = [points, top[0]];
    } else {
        top[1] = top[1].max(points);
    }
}

/// How near the nobles or locations are.
fn describe_tiles<R: ClassicKnowledge>(table: &State<R>, seat: Seat, write: &mut Row<'_>) {
    let bonuses = table.bonuses(seat);
    let mut at_distance = [0u8; 5];
    let mut nearness = 0.0;
    for tile in R::tiles_for(table, seat).iter() {
        let distance = R::TILES[tile.index()].needs.saturating_sub(bonuses).total();
        nearness += share(distance);
        at_distance[usize::from(distance).min(4)] += 1;
    }
    at_distance[..4].iter().for_each(|&tiles| write.count(tiles, 2.0));
    write.put(nearness);
    write.count(table.player(seat).tiles.len() as u8, 2.0);
}

/// Describes what is not a seat's, as it looks to one.
fn describe_table<R: ClassicKnowledge>(table: &State<R>, seat: Seat, write: &mut Row<'_>) {
    let to_act = if let ToAct::Seat(acting) = table.to_act() { acting } else { Seat::FIRST };
    write.flag(seat == Seat::FIRST);
    // Whether the seat still has a turn in this round, which matters most once the last one has begun.
    let has_turn = seat >= to_act;
    write.flag(has_turn);
    write.flag(table.trigger().is_some());
    write.flag(table.trigger().is_some() && has_turn);
    write.put((1.0 - f32::from(table.round()) / 10.0).max(0.0));
    write.count(table.bank().get(JOKER), 5.0);
    GEMS.iter().for_each(|&gem| write.count(table.bank().get(gem), 4.0));
    write.put(f32::from(table.target()) / 15.0 - 1.0);
    write.put(R::face_up(table.options()) as f32 / 4.0 - 1.0);
    let own = R::points(table, seat);
    let most = opponents(table, seat).map(|other| R::points(table, other)).max().unwrap_or(0);
    write.put((f32::from(own) - f32::from(most)) / 8.0);
    write.flag(own > most);
    write.flag(own < most);
    write.count(most, 15.0);
    write.flag(table.bank().at_least(PAIR_NEEDS).and(ColorSet::GEMS).is_empty());
    write.put(0.0);
    write.put(0.0);
}

/// Points, bonuses, and the next card: what a beginner counts.
pub(super) fn rule_of_thumb<R: ClassicKnowledge>(table: &State<R>, seat: Seat) -> f32 {
    let player = table.player(seat);
    let bonuses = table.bonuses(seat);
    let nearness: f32 = R::tiles_for(table, seat)
        .iter()
        .map(|tile| 1.0 / f32::from(1 + R::TILES[tile.index()].needs.saturating_sub(bonuses).total()))
        .sum();
    let next = Prospects::of(table, seat).iter().map(super::Prospect::worth).fold(0.0, f32::max);
    let over = player.tokens.total().saturating_sub(10);
    2.0 * f32::from(R::points(table, seat))
        + 1.5 * player.cards.len() as f32
        + 1.5 * nearness
        + 0.6 * next
        + 0.15 * f32::from(player.tokens.total())
        - 0.3 * f32::from(over)
}
