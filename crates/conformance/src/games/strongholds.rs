//! What is the Strongholds' own.

use parure_engine::card::{CardId, Level};
use parure_engine::chance::SplitMix64;
use parure_engine::classic::{Action, Event, JOKER, Phase};
use parure_engine::seat::{MAX_SEATS, Seat};
use parure_engine::splendor::strongholds::{self, Choice, StrongholdAction, Strongholds, StrongholdsRules};
use parure_engine::tokens::PackedTokens;

use super::classic::{ClassicLawSubject, Rulebook};
use super::expansion::splendor_laws;
use super::{any_payment, cards, payments};
use crate::laws::{Law, demand, same};

/// Every stronghold on a card: whose it is, and which card.
fn standing(table: &Strongholds) -> Vec<(usize, CardId)> {
    let mut standing: Vec<_> = Seat::all(MAX_SEATS)
        .flat_map(|seat| table.extra().of(seat).map(move |card| (seat.index(), card)).collect::<Vec<_>>())
        .collect();
    standing.sort_unstable();
    standing
}

fn face_up(table: &Strongholds) -> Vec<CardId> {
    Level::ALL.into_iter().flat_map(|level| table.market().row(level).iter().copied().flatten()).collect()
}

/// Whether anybody but the seat to act has a stronghold on the card.
fn has_rival(table: &Strongholds, card: CardId) -> bool {
    standing(table).iter().any(|&(seat, under)| under == card && seat != table.seat().index())
}

/// The cards under the strongholds of the seat to act.
fn own(table: &Strongholds) -> Vec<CardId> {
    table.extra().of(table.seat()).collect()
}

/// C-41: whether a stronghold of the seat to act may come to a card.
fn is_open(rules: &Rulebook<'_, StrongholdsRules>, card: CardId) -> bool {
    rules.face_up.contains(&card) && !has_rival(rules.table, card)
}

/// The card with all three strongholds of the seat to act, C-43.
fn conquest(table: &Strongholds) -> Option<CardId> {
    let own = own(table);
    (own.len() == 3 && own[0] == own[1] && own[1] == own[2]).then(|| own[0])
}

/// How many uses C-41 gives, up to two: with two there is a choice.
fn uses(table: &Strongholds) -> usize {
    let rules = Rulebook::new(table);
    let open = rules.face_up.iter().filter(|&&card| is_open(&rules, card)).count();
    let mut own = own(table);
    let put = if own.len() < 3 { open } else { 0 };
    own.dedup();
    // Each of the own cards is open, and a move goes to another one.
    let moves = own.len() * open.saturating_sub(1);
    let mut rivals: Vec<_> = standing(table).into_iter().filter(|(seat, _)| *seat != table.seat().index()).collect();
    rivals.dedup();
    (put + moves + rivals.len()).min(2)
}

/// Whether a conquest is to be offered: all three on one card, and a payment.
fn is_offered(table: &Strongholds) -> bool {
    conquest(table).is_some_and(|card| {
        let rules = Rulebook::new(table);
        let short =
            rules.price(card).iter().zip(rules.held).map(|(price, held)| price.saturating_sub(held)).sum::<u8>();
        short <= rules.held[JOKER.index()]
    })
}

impl ClassicLawSubject for StrongholdsRules {
    const RARE: &'static [&'static str] = &["deck_empty"];
    const OWN_KINDS: &'static [&'static str] = &["put", "move", "remove", "conquer", "decline"];
    const OWN_PHASES: &'static [&'static str] = &["stronghold", "conquer"];

    splendor_laws!(target);

    /// C-42.
    fn is_closed(table: &Strongholds, card: CardId) -> bool {
        has_rival(table, card)
    }

    fn own_candidates(table: &Strongholds, stream: &mut SplitMix64, out: &mut Vec<StrongholdAction>) {
        out.push(StrongholdAction::Decline);
        out.extend(cards().map(StrongholdAction::Put));
        let some: Vec<_> =
            face_up(table).into_iter().chain(standing(table).into_iter().map(|(_, card)| card)).collect();
        for card in cards() {
            out.extend(Seat::all(MAX_SEATS).map(|seat| StrongholdAction::Remove(card, seat)));
            out.push(StrongholdAction::Conquer(card, any_payment(stream).into()));
        }
        for &from in &some {
            out.extend(some.iter().map(|&to| StrongholdAction::Move(from, to)));
        }
        out.extend(cards().zip(cards().skip(3)).map(|(from, to)| StrongholdAction::Move(from, to)));
        if let Some(card) = conquest(table) {
            let (price, purse) = (table.price(table.seat(), card), table.player(table.seat()).tokens);
            let near = payments::near(price, purse).chain([PackedTokens::FREE]);
            out.extend(near.map(|payment| StrongholdAction::Conquer(card, payment.into())));
        }
    }

    fn own_allows(rules: &Rulebook<'_, Self>, action: StrongholdAction) -> bool {
        let table = rules.table;
        match (table.phase(), action) {
            (Phase::Module(Choice::Conquer), StrongholdAction::Decline) => true,
            (Phase::Module(Choice::Conquer), StrongholdAction::Conquer(card, payment)) => {
                conquest(table) == Some(card) && rules.pays(card, payment.packed())
            }
            (Phase::Module(Choice::Use), StrongholdAction::Put(to)) => own(table).len() < 3 && is_open(rules, to),
            (Phase::Module(Choice::Use), StrongholdAction::Move(from, to)) => {
                own(table).contains(&from) && from != to && is_open(rules, to)
            }
            (Phase::Module(Choice::Use), StrongholdAction::Remove(card, of)) => {
                of != table.seat() && standing(table).contains(&(of.index(), card))
            }
            _ => false,
        }
    }

    fn audit(table: &Strongholds) -> Law {
        let (standing, face_up) = (standing(table), face_up(table));
        for &(owner, card) in &standing {
            demand(face_up.contains(&card), || format!("a stronghold stands on {card:?}"))?;
            let alone = standing.iter().all(|&(other, under)| under != card || other == owner);
            demand(alone, || format!("two players stand on {card:?}"))?;
        }
        for seat in 0..MAX_SEATS {
            demand(standing.iter().filter(|(owner, _)| *owner == seat).count() <= 3, || "too many".to_owned())?;
        }
        match table.phase() {
            Phase::Module(Choice::Use) => demand(uses(table) > 1, || "nothing to use".to_owned()),
            Phase::Module(Choice::Conquer) => demand(is_offered(table), || "nothing to conquer".to_owned()),
            _ => Ok(()),
        }
    }

    /// C-41 to C-43: what stands where follows from the events, and what is asked for from what was done.
    fn audit_own_step(
        table: &Strongholds,
        action: Action<StrongholdAction>,
        events: &[Event<strongholds::Event>],
        after: &Strongholds,
    ) -> Law {
        let mut told = standing(table);
        let take = |told: &mut Vec<_>, seat: Seat, card: CardId| {
            let at = told.iter().position(|&(owner, under)| (owner, under) == (seat.index(), card));
            at.map(|at| told.remove(at)).map(|_| ()).ok_or(format!("no stronghold of {seat} on {card:?}"))
        };
        let mut used = 0;
        for event in events {
            match *event {
                Event::Module(strongholds::Event::Put { seat, card }) => told.push((seat.index(), card)),
                Event::Module(strongholds::Event::Moved { seat, from, to }) => {
                    take(&mut told, seat, from)?;
                    told.push((seat.index(), to));
                }
                Event::Module(strongholds::Event::Removed { card, of, .. }) => take(&mut told, of, card)?,
                Event::Module(strongholds::Event::Returned { seat, card, count }) => {
                    (0..count).try_for_each(|_| take(&mut told, seat, card))?;
                    continue;
                }
                _ => continue,
            }
            used += 1;
        }
        told.sort_unstable();
        same("the strongholds", &standing(after), &told)?;
        let bought = matches!(action, Action::Buy(..) | Action::Module(StrongholdAction::Conquer(..)));
        let answered = matches!(
            action,
            Action::Module(StrongholdAction::Put(_) | StrongholdAction::Move(..) | StrongholdAction::Remove(..))
        );
        let asks = after.phase() == Phase::Module(Choice::Use);
        demand(used + usize::from(asks) == usize::from(answered) || bought, || format!("{used} uses"))?;
        let acted = !matches!(
            action,
            Action::Return(_) | Action::Tile(_) | Action::Pass | Action::Module(StrongholdAction::Decline)
        );
        if acted && !asks && after.seat() == table.seat() && !matches!(after.phase(), Phase::Over(_)) {
            // The turn still runs: over ten tokens, a choice of nobles, or a conquest that is offered first.
            let conquers = after.phase() == Phase::Module(Choice::Conquer);
            same("a conquest", &conquers, &is_offered(after))?;
        }
        Ok(())
    }

    /// C-02.
    fn spaces_wait(phase: Choice) -> bool {
        phase == Choice::Use
    }

    fn own_kind(action: StrongholdAction) -> &'static str {
        match action {
            StrongholdAction::Put(_) => "put",
            StrongholdAction::Move(..) => "move",
            StrongholdAction::Remove(..) => "remove",
            StrongholdAction::Conquer(..) => "conquer",
            StrongholdAction::Decline => "decline",
        }
    }

    fn own_phase(phase: Choice) -> &'static str {
        match phase {
            Choice::Use => "stronghold",
            Choice::Conquer => "conquer",
        }
    }
}
