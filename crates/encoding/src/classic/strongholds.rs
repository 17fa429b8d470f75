//! Splendor with the Strongholds as numbers: cards that strongholds stand on go by their spaces.

use parure_engine::card::{CardId, CardTable, Level};
use parure_engine::classic::{MAX_FACE_UP, Rules, State, View};
use parure_engine::seat::Seat;
use parure_engine::splendor::strongholds::{Choice, Placed, StrongholdAction, StrongholdsRules};
use parure_engine::splendor::{SplendorOptions, SplendorRules};
use parure_engine::tokens::PackedTokens;

use super::rules::{ClassicEncoding, Row};
use crate::tensor::{distance, one_hot};
use crate::{ActionCode, ActionRange, PAYMENTS, Tensor, perspective};

/// The spaces of the widest market, so that a space has one number at every table.
const SPACES: usize = Level::ALL.len() * MAX_FACE_UP;

/// The ranges of the game's own actions: to put, to move, to send back, to conquer, to decline.
fn ranges(last: ActionRange) -> [ActionRange; 5] {
    let put = last.then("stronghold_put", SPACES);
    let moved = put.then("stronghold_move", SPACES * SPACES);
    let remove = moved.then("stronghold_remove", SPACES);
    let conquer = remove.then("conquer", PAYMENTS);
    [put, moved, remove, conquer, conquer.then("decline", 1)]
}

fn space(table: &State<StrongholdsRules>, card: CardId) -> Option<usize> {
    table.market().space_of(card).map(|space| card.level().index() * MAX_FACE_UP + space)
}

fn card(table: &State<StrongholdsRules>, space: usize) -> Option<CardId> {
    table.market().row(Level::ALL[space / MAX_FACE_UP])[space % MAX_FACE_UP]
}

/// Every way to pay for the card that the player to act could conquer.
fn payments(table: &State<StrongholdsRules>, card: CardId) -> Vec<PackedTokens> {
    let (seat, mut list) = (table.seat(), Vec::new());
    let purse = table.player(seat).tokens;
    StrongholdsRules::payments(table, seat, purse, table.price(seat, card), |payment| list.push(payment));
    list
}

impl ClassicEncoding for StrongholdsRules {
    const ACTIONS: &'static str = "splendor-strongholds-actions/1";
    const OBSERVATIONS: &'static str = "splendor-strongholds-observations/1";
    const OWN_PHASES: usize = 2;

    fn own_ranges(last: ActionRange) -> Vec<ActionRange> {
        ranges(last).to_vec()
    }

    fn encode_own(table: &State<Self>, action: StrongholdAction, last: ActionRange) -> Option<ActionCode> {
        let [put, moved, remove, conquer, decline] = ranges(last);
        Some(match action {
            StrongholdAction::Put(card) => ActionCode::at(&put, space(table, card)?),
            StrongholdAction::Move(from, to) => {
                ActionCode::at(&moved, space(table, from)? * SPACES + space(table, to)?)
            }
            StrongholdAction::Remove(card, of) if table.extra().owner(card) == Some(of) => {
                ActionCode::at(&remove, space(table, card)?)
            }
            StrongholdAction::Remove(..) => return None,
            StrongholdAction::Conquer(card, payment) if table.extra().conquest(table.seat()) == Some(card) => {
                let nth = payments(table, card).iter().position(|&listed| listed == payment.packed())?;
                ActionCode::at(&conquer, nth)
            }
            StrongholdAction::Conquer(..) => return None,
            StrongholdAction::Decline => ActionCode::at(&decline, 0),
        })
    }

    fn decode_own(table: &State<Self>, code: ActionCode, last: ActionRange) -> Option<StrongholdAction> {
        let [put, moved, remove, conquer, decline] = ranges(last);
        if let Some(place) = put.place(code) {
            card(table, place).map(StrongholdAction::Put)
        } else if let Some(place) = moved.place(code) {
            Some(StrongholdAction::Move(card(table, place / SPACES)?, card(table, place % SPACES)?))
        } else if let Some(place) = remove.place(code) {
            let card = card(table, place)?;
            table.extra().owner(card).map(|owner| StrongholdAction::Remove(card, owner))
        } else if let Some(place) = conquer.place(code) {
            let card = table.extra().conquest(table.seat())?;
            payments(table, card).get(place).map(|&payment| StrongholdAction::Conquer(card, payment.into()))
        } else {
            decline.place(code).map(|_| StrongholdAction::Decline)
        }
    }

    fn own_phase(choice: Choice) -> usize {
        match choice {
            Choice::Use => 0,
            Choice::Conquer => 1,
        }
    }

    fn rows() -> &'static CardTable<Row> {
        SplendorRules::rows()
    }

    fn describe_options(options: &SplendorOptions, out: &mut impl Tensor) {
        SplendorRules::describe_options(options, out);
    }

    /// For each space, whose strongholds stand on its card and how many.
    fn describe_table(view: &View<Self>, out: &mut impl Tensor) {
        let own = perspective(view.observer);
        for level in Level::ALL {
            for space in view.market.row(level) {
                let owner = space.and_then(|card| view.extra.owner(card));
                let count = owner.zip(*space).map_or(0, |(owner, card)| view.extra.count(owner, card));
                let behind = owner.map(|owner: Seat| distance(own, owner, view.players));
                out.put("strongholds", &[1], one_hot::<4>(behind));
                out.put("strongholds", &[3], [count]);
            }
        }
    }

    fn describe_player(placed: &Placed, seat: Seat, out: &mut impl Tensor) {
        out.put("supply", &[3], [placed.supply(seat)]);
    }
}
