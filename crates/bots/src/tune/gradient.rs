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
    let mut items = vec![[0.0; ITEM]; trace.items.len()];
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
        matrix(&trace.seats[seat], &net.own, &mut gradient.own, &blame, &mut seats[seat]);
        let next = sheet.rival(seat);
        for other in (0..sheet.seats()).filter(|&other| other != seat) {
            let (weights, sums) = match other {
                _ if sheet.sides[other] == sheet.sides[seat] => (&net.partner, &mut gradient.partner),
                _ if other == next => (&net.rival, &mut gradient.rival),
                _ => (&net.others, &mut gradient.others),
            };
            matrix(&trace.seats[other], weights, sums, &blame, &mut seats[other]);
        }
    }
    for seat in 0..sheet.seats() {
        mask(&mut seats[seat], &trace.seats[seat]);
        let blame = seats[seat];
        rows(sheet.numbers(seat), &mut gradient.seat, &blame);
        let mut pooled = [0.0; ITEM];
        matrix(&trace.pooled[seat], &net.pool, &mut gradient.pool, &blame, &mut pooled);
        let start = trace.starts[seat];
        for (at, item) in sheet.items(seat).iter().enumerate() {
            let blame = &mut items[start + at];
            add(blame, &pooled, 1.0);
            mask(blame, &trace.items[start + at]);
            rows(sheet.of_item(item), &mut gradient.item, blame);
        }
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
    let mut common = [0.0; ACT];
    let (mut denied, mut cheaper) = ([[0.0; ACT]; MAX_COLORS], [[0.0; ACT]; MAX_COLORS]);
    let mut shifts = vec![[[0.0; ACT]; SHIFTS]; sheet.items(0).len()];
    let mut shelf = Shelf::default();
    shelf.arrange(sheet.items(0));
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
        for (at, shift) in shelf.shifts(sheet.items(0), sketch, &sheet.means) {
            add(&mut shifts[at][shift], &blame, 1.0);
        }
        if let Some(at) = place(sheet, 0, sketch, 0) {
            let at = trace.starts[0] + at;
            matrix(&trace.items[at], &net.subject, &mut gradient.subject, &blame, &mut items[at]);
        }
        if let Some(at) = place(sheet, rival, sketch, 0) {
            let at = trace.starts[rival] + at;
            matrix(&trace.items[at], &net.contested, &mut gradient.contested, &blame, &mut items[at]);
        }
    }
    for color in (0..MAX_COLORS).map(Color::at) {
        let mut share = [0.0; ITEM];
        matrix(
            &short_of::<Plain>(sheet, rival, color, trace),
            &net.denial,
            &mut gradient.denial,
            &denied[color.index()],
            &mut share,
        );
        pass_on(sheet, rival, trace, |item| item.needs.short().contains(color), &share, items);
        let mut share = [0.0; ITEM];
        let blame = &cheaper[color.index()];
        matrix(&costing::<Plain>(sheet, color, trace), &net.cheaper, &mut gradient.cheaper, blame, &mut share);
        pass_on(sheet, 0, trace, |item| item.needs.colors().contains(color), &share, items);
    }
    for (at, shifts) in shifts.iter().enumerate() {
        for (shift, blame) in shifts.iter().enumerate().filter(|(_, blame)| blame.iter().any(|&blame| blame != 0.0)) {
            let rows = shift * ITEM..(shift + 1) * ITEM;
            matrix(&trace.items[at], &net.shifts[rows.clone()], &mut gradient.shifts[rows], blame, &mut items[at]);
        }
    }
    add(gradient.action.last_mut().expect("a bias"), &common, 1.0);
    matrix(&trace.heads[0], &net.context, &mut gradient.context, &common, head);
}

/// Adds the blame of a sum of items to each of them.
fn pass_on(
    sheet: &Sheet,
    seat: usize,
    trace: &Trace,
    counts: impl Fn(&Item) -> bool,
    share: &[f32; ITEM],
    items: &mut [[f32; ITEM]],
) {
    for (item, blame) in sheet.items(seat).iter().zip(&mut items[trace.starts[seat]..]) {
        if counts(item) {
            add(blame, share, 1.0);
        }
    }
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
