//! Positions in numbers.

use parure_engine::duel::{
    Ability, Duel, GOLD, PEARL, ROYAL_CROWNS, WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS,
};
use parure_engine::seat::Seat;
use parure_engine::tokens::{ColorSet, GEMS};

use super::{MOST_PROSPECTS, PAIRS, Prospect, Prospects, items};
use crate::eval::reach::{Race, share};
use crate::sheet::{Means, Row, Sheet};

/// How many numbers describe an item: a card or a royal.
pub(super) const ITEM_NUMBERS: usize = 128;
/// How many numbers describe a seat.
pub(super) const SEAT_NUMBERS: usize = 138;

/// How many turns away cards are told apart.
const BUCKETS: usize = 5;

/// Describes both seats with their items.
pub(super) fn describe(game: &Duel, order: &[Seat], sheet: &mut Sheet) {
    let prospects = [Prospects::of(game, order[0]), Prospects::of(game, order[1])];
    sheet.means = Means { purse: game.open().player(order[0]).tokens, joker: GOLD, pairs: PAIRS };
    for (place, &seat) in order.iter().enumerate() {
        items::describe(game, seat, &prospects[place], &prospects[1 - place], sheet);
        let written = describe_seat(game, seat, place, &prospects[place], sheet.row(0));
        sheet.end_seat(written);
    }
}

/// Describes what a seat has and can reach.
fn describe_seat(game: &Duel, seat: Seat, place: usize, prospects: &Prospects, mut write: Row<'_>) -> usize {
    let player = game.open().player(seat);
    let best_color = player.color_points.counts().into_iter().max().unwrap_or(0);
    for (have, need) in
        [(player.points, WINNING_POINTS), (player.crowns, WINNING_CROWNS), (best_color, WINNING_COLOR_POINTS)]
    {
        let left = f32::from(need.saturating_sub(have));
        write.put(f32::from(have) / f32::from(need));
        write.put((1.0 - left / 4.0).max(0.0));
    }
    write.put((1.0 - f32::from(WINNING_POINTS.saturating_sub(player.points)) / 9.0).max(0.0));
    write.count(player.cards.len() as u8, 12.0);
    GEMS.iter().for_each(|&gem| write.count(player.bonuses.get(gem), 4.0));
    GEMS.iter().for_each(|&gem| write.count(player.tokens.get(gem), 3.0));
    GEMS.iter().for_each(|&gem| write.count(player.color_points.get(gem), 8.0));
    write.count(player.tokens.get(PEARL), 2.0);
    write.count(player.tokens.get(GOLD), 3.0);
    write.count(player.tokens.total(), 10.0);
    write.count(player.privileges, 3.0);
    write.count(game.hand(seat).len() as u8, 3.0);
    write.flag(game.hand(seat).is_full());
    write.count(player.royals.len() as u8, 2.0);
    let royal = ROYAL_CROWNS.iter().find(|&&crowns| crowns > player.crowns);
    write.put(royal.map_or(0.0, |&crowns| 1.0 / f32::from(crowns - player.crowns)));
    for level in 1..=4 {
        write.count(player.bonuses.at_least(level).and(ColorSet::GEMS).len() as u8, 5.0);
    }
    describe_prospects(game, seat, prospects, &mut write);
    describe_table(game, seat, &mut write);
    // Numbers whose meaning changes from one to the next stand for themselves.
    write.mark(WINNING_POINTS.saturating_sub(player.points) / 2, 11);
    write.mark(player.crowns, 11);
    write.mark(WINNING_COLOR_POINTS.saturating_sub(best_color), 11);
    write.mark(player.tokens.total(), 11);
    write.flag(place == 0);
    debug_assert_eq!(write.at(), SEAT_NUMBERS);
    write.end()
}

/// What the cards in sight mean to a seat, summed up.
fn describe_prospects(game: &Duel, seat: Seat, prospects: &Prospects, write: &mut Row<'_>) {
    let player = game.open().player(seat);
    let mut points = [0u8; BUCKETS];
    let mut crowns = [0u8; 3];
    let mut colors = [0u8; 3];
    let mut values = [0.0f32; 3];
    let mut count = [0u8; 4];
    let (mut wins_now, mut wins_soon, mut extra_turn, mut reward) = (false, false, false, false);
    let (mut points_fit, mut crown_fit, mut card_fit, mut best) = (0.0, 0.0, 0.0, 0.0f32);
    let (mut free, mut royals) = (0, 0);
    let (mut hand_value, mut hand_turns, mut least_missing) = (0.0, 9, 9);
    let mut race = Race::<MOST_PROSPECTS>::new();
    let (mut color_hope, mut crown_hope, mut pearl_hope) = (0, 0, 0.0);
    for prospect in prospects.iter() {
        let (face, reach) = (prospect.face, prospect.reach);
        let turns = usize::from(reach.turns);
        let place = &mut points[turns.min(BUCKETS - 1)];
        *place = face.points.max(*place);
        if turns < 3 {
            crowns[turns] = face.crowns.max(crowns[turns]);
            colors[turns] = prospect.color_points.max(colors[turns]);
            values[turns] = prospect.value.max(values[turns]);
        }
        if turns < 4 {
            count[turns] += 1;
        }
        if turns <= 1 {
            let wins = prospect.wins(player);
            wins_soon |= wins;
            wins_now |= wins && turns == 0;
            royals += prospect.royals;
        }
        if turns == 0 {
            extra_turn |= face.ability == Some(Ability::ExtraTurn);
            reward |= face.ability.is_some_and(|ability| ability != Ability::ExtraTurn);
        }
        if turns <= 2 {
            color_hope = color_hope.max(prospect.color_points);
            crown_hope += face.crowns;
        }
        if reach.short.get(PEARL) > 0 {
            pearl_hope += prospect.worth();
        }
        race.add(face.points, reach.price);
        let price = reach.price.total();
        let cheapness = share(price);
        points_fit += f32::from(face.points) * cheapness;
        crown_fit += f32::from(face.crowns) * cheapness;
        card_fit += cheapness;
        free += u8::from(price == 0);
        best = best.max(prospect.worth());
        if face.points >= 3 || face.crowns >= 2 {
            least_missing = least_missing.min(reach.missing);
        }
        if prospect.in_hand {
            hand_value += prospect.worth();
            hand_turns = hand_turns.min(reach.turns);
        }
    }
    points.iter().for_each(|&points| write.count(points, 5.0));
    crowns.iter().for_each(|&crowns| write.count(crowns, 3.0));
    colors.iter().for_each(|&points| write.count(points, 10.0));
    values.iter().for_each(|&value| write.put(value / 6.0));
    count.iter().for_each(|&cards| write.count(cards, 5.0));
    write.flag(wins_now);
    write.flag(wins_soon);
    write.flag(extra_turn);
    write.flag(reward);
    write.put(points_fit / 6.0);
    write.put(crown_fit / 3.0);
    write.put(card_fit / 4.0);
    write.put(best / 4.0);
    write.count(free, 3.0);
    write.count(royals, 3.0);
    write.put(hand_value / 4.0);
    write.put(share(hand_turns));
    write.count(least_missing, 8.0);
    write.count(color_hope, 10.0);
    write.count(crown_hope, 6.0);
    write.put(pearl_hope / 4.0);
    let left = WINNING_POINTS.saturating_sub(player.points);
    let held = f32::from(player.tokens.total()) / 3.0;
    write.put(((race.turns(left) - held) / 12.0).clamp(-0.3, 2.0));
}

/// Describes what is not a seat's, as it looks to one.
fn describe_table(game: &Duel, seat: Seat, write: &mut Row<'_>) {
    let open = game.open();
    write.flag(open.seat == seat);
    write.flag(seat == Seat::FIRST);
    write.flag(open.replenished);
    write.put((f32::from(open.round) / 25.0).min(1.5));
    write.put((1.0 - f32::from(open.round) / 8.0).max(0.0));
    GEMS.iter().for_each(|&gem| write.count(open.board.of(gem).len() as u8, 4.0));
    write.count(open.board.of(PEARL).len() as u8, 2.0);
    write.count(open.board.of(GOLD).len() as u8, 3.0);
    write.count(open.board.gems().len() as u8, 20.0);
    write.count(open.bag.total(), 15.0);
    write.count(open.bag.get(PEARL), 2.0);
    write.count(open.bag.get(GOLD), 3.0);
    write.count(open.privileges(), 3.0);
    write.count(open.royals.len() as u8, 4.0);
    let (own, other) = (open.player(seat), open.player(seat.next(2)));
    write.put((f32::from(own.points) - f32::from(other.points)) / 10.0);
    write.put((f32::from(own.crowns) - f32::from(other.crowns)) / 5.0);
    write.count(own.stalled.min(3), 3.0);
    write.count(other.stalled.min(3), 3.0);
    let pairs = open.board.gems();
    write.flag(pairs.len() < 4);
}

/// Points, crowns, bonuses, and the next card: what a beginner counts.
pub(super) fn rule_of_thumb(game: &Duel, seat: Seat) -> f32 {
    let (own, other) = (game.open().player(seat), game.open().player(seat.next(2)));
    let best_color = own.color_points.counts().into_iter().max().unwrap_or(0);
    let scarce = own.tokens.get(PEARL) + own.tokens.get(GOLD);
    let next = Prospects::of(game, seat).iter().map(Prospect::worth).fold(0.0, f32::max);
    f32::from(own.points)
        + 1.2 * f32::from(own.crowns)
        + 0.4 * f32::from(best_color)
        + 1.2 * own.bonuses.total() as f32
        + 0.5 * next
        + 0.12 * f32::from(own.tokens.total())
        + 0.15 * f32::from(scarce)
        + 0.4 * (f32::from(own.privileges) - f32::from(other.privileges))
}
