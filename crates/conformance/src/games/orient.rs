//! What is the Orient's own.

use parure_engine::card::{CardId, Level};
use parure_engine::chance::SplitMix64;
use parure_engine::classic::{Action, Event, JOKER, MAX_FACE_UP, Phase, Rules};
use parure_engine::seat::Seat;
use parure_engine::splendor::orient::{self, Choice, GoldCards, Kind, Orient, OrientAction, OrientRules, kind};
use parure_engine::tile::TileId;
use parure_engine::tokens::Color;

use super::classic::{ClassicLawSubject, Rulebook};
use super::expansion::splendor_laws;
use super::{any_payment, cards, colors, payments, place};
use crate::census::{Census, Move, Piece, Place};
use crate::laws::{Law, demand, same};

/// The cards of the seat to act, whatever they are.
fn own_cards(table: &Orient) -> Vec<CardId> {
    table.player(table.seat()).cards.iter().collect()
}

fn is_copy(card: CardId) -> bool {
    matches!(kind(card), Some(Kind::Copy | Kind::CopyTake))
}

fn gold_cards(cards: &[CardId]) -> Vec<CardId> {
    cards.iter().copied().filter(|&card| kind(card) == Some(Kind::Gold)).collect()
}

/// C-38: every set of cards that pays for a sacrifice of this colour.
fn sacrifices(table: &Orient, color: Color) -> Vec<Vec<CardId>> {
    let cards = own_cards(table);
    let of_color: Vec<_> =
        cards.into_iter().filter(|&card| OrientRules::bonus_colors(table, card).contains(&color)).collect();
    let (copies, others): (Vec<_>, Vec<_>) = of_color.iter().copied().partition(|&card| is_copy(card));
    let double = |card: &CardId| kind(*card) == Some(Kind::Double);
    let pairs = |cards: &[CardId]| -> Vec<Vec<CardId>> {
        let pair = |at: usize| cards[at + 1..].iter().map(move |&second| vec![cards[at], second]);
        (0..cards.len()).flat_map(pair).collect()
    };
    match copies.as_slice() {
        [] => {
            let singles: Vec<_> = others.iter().copied().filter(|card| !double(card)).collect();
            let doubles = others.iter().copied().filter(double).map(|card| vec![card]);
            pairs(&singles).into_iter().chain(doubles).collect()
        }
        [copy] => others
            .iter()
            .map(|&other| {
                let mut pair = vec![*copy, other];
                pair.sort_unstable();
                pair
            })
            .collect(),
        many => pairs(many),
    }
}

impl ClassicLawSubject for OrientRules {
    const DECKS: &'static [[usize; 3]] = &[[40, 30, 20], [10, 10, 10]];
    const RARE: &'static [&'static str] = &["deck_empty", "orient_deck_empty", "nothing_to_copy"];
    const OWN_KINDS: &'static [&'static str] =
        &["reserve_orient", "buy_with_gold_cards", "sacrifice", "copy", "free", "set_aside"];
    const OWN_PHASES: &'static [&'static str] = &["copy", "free", "set_aside"];

    splendor_laws!(target);

    fn more_face_up(table: &Orient) -> Vec<(CardId, u8)> {
        let spaces = |level| {
            let row = table.extra().row(level).iter().enumerate();
            row.filter_map(|(space, card)| Some(((*card)?, (MAX_FACE_UP + space) as u8)))
        };
        Level::ALL.into_iter().flat_map(spaces).collect()
    }

    fn own_census(table: &Orient, census: &mut Census) -> Law {
        for seat in Seat::all(table.players()) {
            table.extra().set_aside(seat).iter().try_for_each(|tile| census.tile(tile, Place::Aside(seat)))?;
        }
        table.removed().iter().try_for_each(|card| census.card(card, Place::Removed))
    }

    /// C-31 to C-33.
    fn bonus_colors(table: &Orient, card: CardId) -> Vec<Color> {
        let printed = Self::CARDS.face(card).bonus;
        match kind(card) {
            Some(Kind::Gold) => Vec::new(),
            Some(Kind::Copy | Kind::CopyTake) => table.extra().color(card).into_iter().collect(),
            Some(Kind::Double) => vec![printed; 2],
            _ => vec![printed],
        }
    }

    /// C-34.
    fn own_tiles(table: &Orient, seat: Seat) -> Vec<TileId> {
        table.extra().set_aside(seat).iter().collect()
    }

    /// C-32, C-38.
    fn is_for_tokens(rules: &Rulebook<'_, Self>, card: CardId) -> bool {
        match kind(card) {
            Some(Kind::Sacrifice(_)) => false,
            Some(Kind::Copy | Kind::CopyTake) => rules.bonuses[..5].iter().any(|&bonus| bonus > 0),
            _ => true,
        }
    }

    fn own_candidates(table: &Orient, stream: &mut SplitMix64, out: &mut Vec<OrientAction>) {
        out.extend(Level::ALL.map(OrientAction::ReserveTop));
        out.extend(colors().map(OrientAction::Copy));
        out.extend(cards().map(OrientAction::Free));
        out.extend((0..TileId::MAX).map(|index| OrientAction::SetAside(TileId::new(index))));
        let rules = Rulebook::new(table);
        let own = own_cards(table);
        let sets = (0..32usize).filter_map(|bits| {
            let named = (0..5).filter(|at| bits >> at & 1 == 1);
            let card = |at| CardId::new(Level::One, CardId::SECOND_DECK + at);
            named.map(card).try_fold(GoldCards::default(), GoldCards::with)
        });
        let sets: Vec<_> = sets.collect();
        let held = gold_cards(&own).len();
        for &card in &rules.for_sale {
            let (price, purse) = (table.price(table.seat(), card), table.player(table.seat()).tokens);
            for &set in &sets {
                out.push(OrientAction::Buy(card, set, any_payment(stream).into()));
                if set.is_empty() || usize::from(set.len()) > held {
                    continue;
                }
                let cover = price.total().saturating_sub(2 * set.len());
                let near = payments::near(price, purse).filter(|it| it.tokens().total().abs_diff(cover) <= 1);
                out.extend(near.map(|payment| OrientAction::Buy(card, set, payment.into())));
            }
            let sacrifice = matches!(kind(card), Some(Kind::Sacrifice(_)));
            for (at, &first) in own.iter().enumerate().filter(|(at, _)| sacrifice || *at < 3) {
                out.push(OrientAction::Sacrifice(card, first, None));
                out.extend(own[at..].iter().map(|&second| OrientAction::Sacrifice(card, first, Some(second))));
            }
        }
        let other = cards().zip(cards().skip(1)).step_by(5);
        out.extend(other.map(|(card, other)| OrientAction::Sacrifice(card, other, Some(card))));
    }

    fn own_allows(rules: &Rulebook<'_, Self>, action: OrientAction) -> bool {
        let table = rules.table;
        match (table.phase(), action) {
            // C-30.
            (Phase::Act, OrientAction::ReserveTop(level)) => {
                let undrawn = table.decks().iter().filter(|card| card.level() == level && card.is_of_second_deck());
                !rules.hand_full && undrawn.count() > 0
            }
            // C-31: the lowest own ids, and nothing that could be left out.
            (Phase::Act, OrientAction::Buy(card, set, payment)) => {
                let (named, own) = (set.iter().collect::<Vec<_>>(), gold_cards(&own_cards(table)));
                let lowest = !named.is_empty() && own.starts_with(&named);
                let gold = i32::from(payment.tokens().get(JOKER));
                let Some(wanting) = rules.wanting(card, payment.packed()) else { return false };
                let (wanting, worth) =
                    (wanting.iter().map(|&want| i32::from(want)).sum::<i32>(), 2 * named.len() as i32);
                let spare_gold = gold > 0 && gold - 1 + worth >= wanting;
                let spare_card = gold + worth - 2 >= wanting;
                rules.is_for_sale(card) && lowest && gold + worth >= wanting && !spare_gold && !spare_card
            }
            // C-38.
            (Phase::Act, OrientAction::Sacrifice(card, first, second)) => {
                let Some(Kind::Sacrifice(color)) = kind(card) else { return false };
                let named: Vec<_> = [Some(first), second].into_iter().flatten().collect();
                rules.for_sale.contains(&card) && sacrifices(table, color).contains(&named)
            }
            // C-32.
            (Phase::Module(Choice::Copy), OrientAction::Copy(color)) => rules.bonuses[color.index()] > 0,
            // C-35 to C-37.
            (Phase::Module(Choice::Free(level)), OrientAction::Free(card)) => {
                card.level() == level && rules.face_up.contains(&card)
            }
            // C-34.
            (Phase::Module(Choice::SetAside), OrientAction::SetAside(tile)) => {
                table.tiles().iter().any(|there| there == tile)
            }
            _ => false,
        }
    }

    fn own_stuck(rules: &Rulebook<'_, Self>) -> bool {
        let table = rules.table;
        let undrawn = table.decks().iter().any(CardId::is_of_second_deck);
        let worth = 2 * gold_cards(&own_cards(table)).len() as u8;
        let affordable = |&card: &CardId| {
            let short: u8 =
                rules.price(card).iter().zip(rules.held).map(|(price, held)| price.saturating_sub(held)).sum();
            rules.is_for_sale(card) && short <= rules.held[JOKER.index()] + worth
        };
        let sacrifice =
            |&card: &CardId| matches!(kind(card), Some(Kind::Sacrifice(color)) if !sacrifices(table, color).is_empty());
        (rules.hand_full || !undrawn) && !rules.for_sale.iter().any(|card| affordable(card) || sacrifice(card))
    }

    fn draws_own_in_secret(action: OrientAction) -> bool {
        matches!(action, OrientAction::ReserveTop(_))
    }

    fn spaces_wait(_: Choice) -> bool {
        true
    }

    fn audit(table: &Orient) -> Law {
        let copying = table.phase() == Phase::Module(Choice::Copy);
        let waits = matches!(table.phase(), Phase::Module(_));
        for seat in Seat::all(table.players()) {
            let blank =
                table.player(seat).cards.iter().filter(|&card| is_copy(card) && table.extra().color(card).is_none());
            same("copies without a colour", &blank.count(), &usize::from(copying && seat == table.seat()))?;
        }
        for level in Level::ALL {
            let undrawn = table.decks().iter().filter(|card| card.level() == level && card.is_of_second_deck()).count();
            let filled = table.extra().row(level).iter().all(Option::is_some);
            demand(filled || undrawn == 0 || waits, || format!("an Orient space of {level:?} is empty"))?;
        }
        Ok(())
    }

    /// C-32 to C-37: what is asked for follows from the last card that came.
    fn audit_own_step(
        table: &Orient,
        action: Action<OrientAction>,
        events: &[Event<orient::Event>],
        after: &Orient,
    ) -> Law {
        let came = events.iter().filter_map(|event| match event {
            Event::Bought { card, .. } | Event::Module(orient::Event::Freed { card, .. }) => Some(*card),
            _ => None,
        });
        let came: Vec<CardId> = came.collect();
        // Each card that came is answered for: by a further event, or by the choice that is open.
        let copied = |card: CardId| {
            let told = |event: &Event<orient::Event>| matches!(event, Event::Module(orient::Event::Copied { card: it, .. }) if *it == card);
            events.iter().any(told)
        };
        for (nth, &card) in came.iter().enumerate() {
            let followed = came.get(nth + 1);
            let asks = |choice| after.phase() == Phase::Module(choice) && nth + 1 == came.len();
            let level_gone = |level: Level| {
                let face_up = after.market().cards();
                face_up.level(level).is_empty() && after.extra().row(level).iter().all(Option::is_none)
            };
            let holds = match kind(card) {
                Some(Kind::Copy) => copied(card) || asks(Choice::Copy),
                Some(Kind::CopyTake) => {
                    let freed =
                        followed.is_some_and(|card| card.level() == Level::One) || asks(Choice::Free(Level::One));
                    asks(Choice::Copy) || copied(card) && (freed || level_gone(Level::One))
                }
                Some(Kind::Take) => {
                    followed.is_some_and(|card| card.level() == Level::Two)
                        || asks(Choice::Free(Level::Two))
                        || level_gone(Level::Two)
                }
                Some(Kind::ReserveNoble) => {
                    let told =
                        events.iter().any(|event| matches!(event, Event::Module(orient::Event::SetAside { .. })));
                    told || asks(Choice::SetAside) || table.tiles().is_empty()
                }
                _ => true,
            };
            demand(holds, || format!("{card:?} did not bring what it brings: {events:?}"))?;
        }
        let removed =
            events.iter().filter(|event| matches!(event, Event::Module(orient::Event::Removed { .. }))).count();
        let paid = match action {
            Action::Module(OrientAction::Buy(_, set, _)) => set.iter().count(),
            Action::Module(OrientAction::Sacrifice(_, _, second)) => 1 + usize::from(second.is_some()),
            _ => 0,
        };
        same("the cards that left the game", &removed, &paid)?;
        refilled_in_order(events)
    }

    fn own_moves(event: orient::Event) -> Vec<Move> {
        match event {
            orient::Event::Removed { seat, card } => {
                vec![Move { piece: Piece::Card(card), from: Place::Player(seat), to: Place::Removed }]
            }
            orient::Event::Copied { .. } => Vec::new(),
            orient::Event::Freed { seat, card, from } => {
                vec![Move { piece: Piece::Card(card), from: place(from, seat), to: Place::Player(seat) }]
            }
            orient::Event::SetAside { seat, tile } => {
                vec![Move { piece: Piece::Tile(tile), from: Place::Table, to: Place::Aside(seat) }]
            }
        }
    }

    fn own_kind(action: OrientAction) -> &'static str {
        match action {
            OrientAction::ReserveTop(_) => "reserve_orient",
            OrientAction::Buy(..) => "buy_with_gold_cards",
            OrientAction::Sacrifice(..) => "sacrifice",
            OrientAction::Copy(_) => "copy",
            OrientAction::Free(_) => "free",
            OrientAction::SetAside(_) => "set_aside",
        }
    }

    fn own_phase(phase: Choice) -> &'static str {
        match phase {
            Choice::Copy => "copy",
            Choice::Free(_) => "free",
            Choice::SetAside => "set_aside",
        }
    }
}

/// C-02: level by level, the row of the base game before that of the Orient, from the left.
fn refilled_in_order(events: &[Event<orient::Event>]) -> Law {
    let spaces = events.iter().filter_map(|event| match event {
        Event::Refilled { level, space, .. } => Some((level.number(), *space)),
        _ => None,
    });
    let spaces: Vec<_> = spaces.collect();
    demand(spaces.is_sorted(), || format!("spaces are filled in the order {spaces:?}"))
}
