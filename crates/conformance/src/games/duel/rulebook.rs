//! The rules of Duel, told naively.

use parure_engine::card::{CardId, Level};
use parure_engine::duel::{Action, Bonus, Cell, Cells, Duel, GOLD, Phase, Source};
use parure_engine::seat::Seat;
use parure_engine::tokens::{Color, PackedTokens};

/// The colour that a bought card counts for, and how often.
pub(super) fn bonus_of(duel: &Duel, seat: Seat, card: CardId) -> Option<(Color, u8)> {
    match Duel::face(card).bonus {
        Bonus::None => None,
        Bonus::Gem { color, count } => Some((color, count)),
        Bonus::Joker => duel.open().player(seat).jokers.get(card).map(|color| (color, 1)),
    }
}

pub(super) fn rulebook(duel: &Duel) -> impl Fn(Action) -> bool {
    let open = duel.open();
    let player = open.current();
    let mut bonuses = [0; 8];
    let counted = player.cards.iter().filter_map(|card| bonus_of(duel, open.seat, card));
    counted.for_each(|(color, count)| bonuses[color.index()] += count);
    let rows = Level::ALL.into_iter().flat_map(|level| open.pyramid.row(level).iter().copied().flatten());
    let face_up: Vec<_> = rows.collect();
    let hand: Vec<_> = duel.hand(open.seat).iter().map(|reserved| reserved.card).collect();
    let rules = Rulebook {
        phase: open.phase,
        board: Cell::all().map(|cell| open.board.color_at(cell)).collect(),
        bag: open.bag.counts().iter().sum(),
        held: player.tokens.counts(),
        held_by_opponent: open.opponent().tokens.counts(),
        bonuses,
        privileges: player.privileges,
        replenished: open.replenished,
        hand_full: hand.len() >= 3,
        decks: Level::ALL.map(|level| duel.decks().iter().filter(|card| card.level() == level).count()),
        for_sale: face_up.iter().copied().chain(hand).collect(),
        face_up,
        royals: open.royals.iter().map(parure_engine::tile::TileId::index).collect(),
        may_claim: open.options.stalling && open.opponent().stalled >= 3,
    };
    move |action| rules.allows(action)
}

/// What a player sees who looks the rules up.
struct Rulebook {
    phase: Phase,
    board: Vec<Option<Color>>,
    bag: u8,
    held: [u8; 8],
    held_by_opponent: [u8; 8],
    bonuses: [u8; 8],
    privileges: u8,
    replenished: bool,
    hand_full: bool,
    decks: [usize; 3],
    face_up: Vec<CardId>,
    for_sale: Vec<CardId>,
    royals: Vec<usize>,
    may_claim: bool,
}

impl Rulebook {
    fn allows(&self, action: Action) -> bool {
        match (self.phase, action) {
            // D-06, D-08.
            (Phase::Act, Action::Privilege(cell)) => self.privileges > 0 && !self.replenished && self.has_gem(cell),
            // D-07.
            (Phase::Act, Action::Replenish) => self.bag > 0,
            // D-11.
            (Phase::Act, Action::Take(cells)) => cells.iter().all(|cell| self.has_gem(cell)) && is_line(cells),
            // D-13.
            (Phase::Act, Action::Reserve { gold, from }) => {
                let has_card = match from {
                    Source::Pyramid(card) => self.face_up.contains(&card),
                    Source::Deck(level) => self.decks[level.index()] > 0,
                };
                self.board[gold.index()] == Some(GOLD) && !self.hand_full && has_card
            }
            (Phase::Act, Action::Buy(card, payment)) => self.for_sale.contains(&card) && self.pays(card, payment),
            // D-26.
            (Phase::Act, Action::Claim) => self.may_claim,
            (Phase::Act, Action::Pass) => self.is_stuck(),
            // D-17: on an own card that has a bonus.
            (Phase::Joker(_), Action::Joker(color)) => self.bonuses[color.index()] > 0,
            // D-18.
            (Phase::TakeToken(color), Action::TakeToken(cell)) => self.board[cell.index()] == Some(color),
            // D-20.
            (Phase::Steal, Action::Steal(token)) => token != GOLD && self.held_by_opponent[token.index()] > 0,
            // D-21.
            (Phase::Royal, Action::Royal(royal)) => self.royals.contains(&royal.index()),
            // D-22.
            (Phase::Discard, Action::Discard(token)) => self.held[token.index()] > 0,
            _ => false,
        }
    }

    fn has_gem(&self, cell: Cell) -> bool {
        self.board[cell.index()].is_some_and(|color| color != GOLD)
    }

    /// D-14, D-17: gold pays for what is not paid in its own colour, one for one.
    fn pays(&self, card: CardId, payment: PackedTokens) -> bool {
        let (paid, gold) = (payment.tokens().counts(), GOLD.index());
        let by_gold: i32 = (0..gold).map(|at| i32::from(self.price(card, at)) - i32::from(paid[at])).sum();
        self.can_lie(card)
            && (0..8).all(|at| paid[at] <= self.held[at])
            && (0..gold).all(|at| paid[at] <= self.price(card, at))
            && by_gold == i32::from(paid[gold])
    }

    fn price(&self, card: CardId, at: usize) -> u8 {
        Duel::face(card).cost.counts()[at].saturating_sub(self.bonuses[at])
    }

    fn can_lie(&self, card: CardId) -> bool {
        Duel::face(card).bonus != Bonus::Joker || self.bonuses.iter().any(|&count| count > 0)
    }

    /// D-10: nothing to take, to reserve, to buy or to replenish with.
    fn is_stuck(&self) -> bool {
        let no_gem = self.board.iter().all(|&token| token.is_none_or(|color| color == GOLD));
        let no_gold = !self.board.contains(&Some(GOLD));
        let no_card = self.face_up.is_empty() && self.decks == [0; 3];
        let too_dear = |&card: &CardId| {
            let short = |at: usize| self.price(card, at).saturating_sub(self.held[at]);
            !self.can_lie(card) || (0..GOLD.index()).map(short).sum::<u8>() > self.held[GOLD.index()]
        };
        self.bag == 0 && no_gem && (no_gold || self.hand_full || no_card) && self.for_sale.iter().all(too_dear)
    }
}

/// Whether walking from some cell in some direction passes over exactly these cells.
fn is_line(cells: Cells) -> bool {
    let walk = |start: Cell, down: isize, right: isize| -> Option<Cells> {
        (0..cells.len() as isize)
            .map(|step| {
                let row = start.row().checked_add_signed(step * down)?;
                Cell::new(row, start.col().checked_add_signed(step * right)?)
            })
            .collect()
    };
    let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut walks = cells.iter().flat_map(|start| directions.map(|(down, right)| walk(start, down, right)));
    cells.len() <= 3 && walks.any(|walked| walked == Some(cells))
}
