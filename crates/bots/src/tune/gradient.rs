//! How far each weight is to blame for what a network got wrong.

use parure_engine::seat::MAX_SEATS;
use parure_engine::tokens::{Color, MAX_COLORS};

use crate::knowledge::{SKETCH, Sketch};
use crate::net::{ACT, HEAD, ITEM, Net, Plain, SEAT, Trace, costing, dot, place, short_of};
use crate::sheet::{Entry, Item, Sheet};
use crate::shelf::{SHIFTS, Shelf};

/// Adds the blame for the scores of seats and for the promises of actions to a gradient.
pub(super) fn backward(
    net: &Net,
    sheet: &Sheet,
    sketches: &[Sketch],
    trace: &Trace,
    scores: &[f32; MAX_SEATS],
    promises: &[f32],
    gradient: &mut Net,
) {
    let mut items = vec![[0.0; ITEM]; trace.again.items.len()];
    let mut heads = [[0.0; HEAD]; MAX_SEATS];
    for seat in 0..sheet.seats() {
        add(&mut gradient.chance[0], &trace.heads[seat], scores[seat]);
        add(&mut heads[seat], &net.chance[0], scores[seat]);
    }
    if !sketches.is_empty() {
        actions(net, sheet, sketches, trace, promises, gradient, &mut heads[0], &mut items);
    }
    let mut seats = [[0.0; SEAT]; MAX_SEATS];
    for seat in 0..sheet.seats() {
        mask(&mut heads[seat], &trace.heads[seat]);
        let blame = heads[seat];
        if blame.iter().all(|&blame| blame == 0.0) {
            continue;
        }
        add(&mut gradient.head_bias[0], &blame, 1.0);
        matrix(&trace.again.seats[seat], &net.own, &mut gradient.own, &blame, &mut seats[seat]);
        let next = sheet.rival(seat);
        for other in (0..sheet.seats()).filter(|&other| other != seat) {
            let (weights, sums) = match other {
                _ if sheet.sides[other] == sheet.sides[seat] => (&net.partner, &mut gradient.partner),
                _ if other == next => (&net.rival, &mut gradient.rival),
                _ => (&net.others, &mut gradient.others),
            };
            matrix(&trace.again.seats[other], weights, sums, &blame, &mut seats[other]);
        }
    }
    for seat in 0..sheet.seats() {
        let items = &mut items[trace.starts[seat]..][..sheet.items(seat).len()];
        readings(net, sheet, seat, trace, &mut seats[seat], items, gradient);
    }
}

/// Passes the blame for a seat and for its items on to both readings of them.
fn readings(
    net: &Net,
    sheet: &Sheet,
    seat: usize,
    trace: &Trace,
    seats: &mut [f32; SEAT],
    items: &mut [[f32; ITEM]],
    gradient: &mut Net,
) {
    let (written, here) = (sheet.items(seat), trace.starts[seat]..trace.starts[seat] + items.len());
    let (first, again) = (&trace.first.items[here.clone()], &trace.again.items[here]);
    let (mut first_seat, mut first_items) = ([0.0; SEAT], vec![[0.0; ITEM]; items.len()]);

    mask(seats, &trace.again.seats[seat]);
    add(&mut gradient.seat_bias[0], seats, 1.0);
    matrix(&trace.first.seats[seat], &net.seat_again, &mut gradient.seat_again, seats, &mut first_seat);
    let mut pooled = [0.0; ITEM];
    matrix(&trace.again.pooled[seat], &net.pool_again, &mut gradient.pool_again, seats, &mut pooled);
    let (mut common, mut chains) = ([0.0; ITEM], [[0.0; ITEM]; MAX_COLORS]);
    for (at, blame) in items.iter_mut().enumerate() {
        add(blame, &pooled, 1.0);
        mask(blame, &again[at]);
        add(&mut common, blame, 1.0);
        matrix(&first[at], &net.item_again, &mut gradient.item_again, blame, &mut first_items[at]);
        let bonus = written[at].bonus;
        bonus.colors().iter().for_each(|color| add(&mut chains[color.index()], blame, f32::from(bonus.get(color))));
    }
    add(&mut gradient.item_bias[0], &common, 1.0);
    matrix(&trace.first.seats[seat], &net.setting, &mut gradient.setting, &common, &mut first_seat);
    for (color, blame) in chains.iter().enumerate().filter(|(_, blame)| **blame != [0.0; ITEM]) {
        let (color, mut share) = (Color::at(color), [0.0; ITEM]);
        matrix(&costing::<Plain>(written, first, color), &net.chain, &mut gradient.chain, blame, &mut share);
        pass_on(written, |item| item.needs.colors().contains(color), &share, &mut first_items);
    }

    mask(&mut first_seat, &trace.first.seats[seat]);
    rows(sheet.numbers(seat), &mut gradient.seat, &first_seat);
    let mut pooled = [0.0; ITEM];
    matrix(&trace.first.pooled[seat], &net.pool, &mut gradient.pool, &first_seat, &mut pooled);
    for ((item, blame), read) in written.iter().zip(&mut first_items).zip(first) {
        add(blame, &pooled, 1.0);
        mask(blame, read);
        rows(sheet.of_item(item), &mut gradient.item, blame);
    }
}

#[expect(clippy::too_many_arguments, reason = "one half of a function that would be too long")]
fn actions(
    net: &Net,
    sheet: &Sheet,
    sketches: &[Sketch],
    trace: &Trace,
    promises: &[f32],
    gradient: &mut Net,
    head: &mut [f32; HEAD],
    items: &mut [[f32; ITEM]],
) {
    let rival = sheet.rival(0);
    let (own, rivals) = (sheet.items(0), sheet.items(rival));
    let (start, of_rival) = (trace.starts[0], trace.starts[rival]);
    let read = &trace.again.items;
    let mut common = [0.0; ACT];
    let (mut denied, mut cheaper) = ([[0.0; ACT]; MAX_COLORS], [[0.0; ACT]; MAX_COLORS]);
    let mut shifts = vec![[[0.0; ACT]; SHIFTS]; own.len()];
    let mut shelf = Shelf::default();
    shelf.arrange(own);
    for ((sketch, act), &promise) in sketches.iter().zip(&trace.acts).zip(promises) {
        add(&mut gradient.promise[0], act, promise);
        let mut blame = [0.0; ACT];
        add(&mut blame, &net.promise[0], promise);
        mask(&mut blame, act);
        add(&mut common, &blame, 1.0);
        for (&feature, sums) in sketch.features.iter().zip(&mut gradient.action[sketch.kind * SKETCH..]) {
            if feature != 0.0 {
                add(sums, &blame, feature);
            }
        }
        for (tokens, by_color) in [(sketch.taken, &mut denied), (sketch.bonus, &mut cheaper)] {
            for color in tokens.colors().iter() {
                add(&mut by_color[color.index()], &blame, f32::from(tokens.get(color)));
            }
        }
        for (at, shift) in shelf.shifts(own, sketch, &sheet.means) {
            add(&mut shifts[at][shift], &blame, 1.0);
        }
        if let Some(at) = place(sheet, 0, sketch, 0) {
            let at = start + at;
            matrix(&read[at], &net.subject, &mut gradient.subject, &blame, &mut items[at]);
        }
        if let Some(at) = place(sheet, rival, sketch, 0) {
            let at = of_rival + at;
            matrix(&read[at], &net.contested, &mut gradient.contested, &blame, &mut items[at]);
        }
    }
    for color in (0..MAX_COLORS).map(Color::at) {
        let mut share = [0.0; ITEM];
        let short = short_of::<Plain>(rivals, &read[of_rival..], color);
        matrix(&short, &net.denial, &mut gradient.denial, &denied[color.index()], &mut share);
        pass_on(rivals, |item| item.needs.short().contains(color), &share, &mut items[of_rival..]);
        let mut share = [0.0; ITEM];
        let costing = costing::<Plain>(own, &read[start..], color);
        matrix(&costing, &net.cheaper, &mut gradient.cheaper, &cheaper[color.index()], &mut share);
        pass_on(own, |item| item.needs.colors().contains(color), &share, &mut items[start..]);
    }
    for (at, shifts) in shifts.iter().enumerate() {
        for (shift, blame) in shifts.iter().enumerate().filter(|(_, blame)| blame.iter().any(|&blame| blame != 0.0)) {
            let rows = shift * ITEM..(shift + 1) * ITEM;
            matrix(&read[at], &net.shifts[rows.clone()], &mut gradient.shifts[rows], blame, &mut items[at]);
        }
    }
    add(gradient.action.last_mut().expect("a bias"), &common, 1.0);
    matrix(&trace.heads[0], &net.context, &mut gradient.context, &common, head);
}

/// Adds the blame for a sum of items to those that count.
fn pass_on(items: &[Item], counts: impl Fn(&Item) -> bool, share: &[f32; ITEM], blames: &mut [[f32; ITEM]]) {
    items.iter().zip(blames).filter(|(item, _)| counts(item)).for_each(|(_, blame)| add(blame, share, 1.0));
}

fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], factor: f32) {
    sum.iter_mut().zip(row).for_each(|(sum, value)| *sum += factor * value);
}

/// A unit that was cut off is not to blame.
fn mask<const N: usize>(blame: &mut [f32; N], units: &[f32; N]) {
    blame.iter_mut().zip(units).for_each(|(blame, &unit)| *blame = if unit > 0.0 { *blame } else { 0.0 });
}

fn rows<const N: usize>(list: &[Entry], sums: &mut [[f32; N]], blame: &[f32; N]) {
    for entry in list {
        add(&mut sums[usize::from(entry.row)], blame, entry.value);
    }
    add(sums.last_mut().expect("a bias"), blame, 1.0);
}

fn matrix<const N: usize>(
    units: &[f32],
    weights: &[[f32; N]],
    sums: &mut [[f32; N]],
    blame: &[f32; N],
    back: &mut [f32],
) {
    for (((&unit, weights), sums), back) in units.iter().zip(weights).zip(sums).zip(back) {
        if unit != 0.0 {
            add(sums, blame, unit);
        }
        *back += dot(weights, blame);
    }
}
