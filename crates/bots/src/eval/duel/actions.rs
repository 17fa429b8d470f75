//! Actions at a glance.

use std::cell::OnceCell;

use parure_engine::card::{CardId, Level};
use parure_engine::duel::{Ability, Action, Bonus, Cells, Duel, GOLD, PEARL, Player, Source, TOKEN_LIMIT};
use parure_engine::tokens::{ColorSet, GEMS, Tokens};

use super::{Prospects, gems, prospect};
use crate::eval::wants::{Wants, demand, loss};
use crate::eval::writer::flag;
use crate::knowledge::{SKETCH, Sketch, first};
use crate::sheet::Subject;

/// How many kinds of action there are.
pub(super) const KINDS: usize = 13;

/// Whether a take is so good that the opponent gets a privilege for it (D-12).
pub(super) fn hands_privilege(tokens: Tokens) -> bool {
    !tokens.at_least(3).is_empty() || tokens.get(PEARL) == 2
}

/// Keeps one payment for each card, the one with the least gold; one gold to take with a reserve; one cell of each
/// colour to spend a privilege on; of takes the longest that the purse has room for, with the shorter ones only where
/// they reach other cells or spare the opponent a privilege; and no gold is discarded while there is anything else.
pub(super) fn narrow(game: &Duel, actions: &mut Vec<Action>) {
    let open = game.open();
    let purse = open.current().tokens;
    let room = usize::from(TOKEN_LIMIT.saturating_sub(purse.total())).clamp(1, 3);
    let lines =
        || actions.iter().filter_map(|action| if let Action::Take(cells) = action { Some(*cells) } else { None });
    let longest = lines().map(length).filter(|&len| len <= room).max().unwrap_or(1);
    let (mut covered, mut costly) = (Cells::EMPTY, Cells::EMPTY);
    let (colors, pearls) = (GEMS.map(|gem| open.board.of(gem)), open.board.of(PEARL));
    for line in lines().filter(|&line| length(line) == longest) {
        covered = covered.or(line);
        // What hands over a privilege, told by cells: three of a colour or both pearls.
        let alike = longest == 3 && colors.iter().any(|&of_color| line.without(of_color).is_empty());
        let costs = alike || length(line.and(pearls)) == 2;
        debug_assert_eq!(costs, hands_privilege(open.board.tokens(line)));
        costly = if costs { costly.or(line) } else { costly };
    }
    let gems = purse.total() > purse.get(GOLD);
    let first_gold = open.board.of(GOLD).first();
    let (mut paid, mut spent) = (None, ColorSet::EMPTY);
    actions.retain(|&action| match action {
        Action::Buy(card, _) => paid.replace(card) != Some(card),
        Action::Reserve { gold, .. } => Some(gold) == first_gold,
        Action::Privilege(cell) => open.board.color_at(cell).is_some_and(|color| {
            let is_first = !spent.contains(color);
            spent = spent.with(color);
            is_first
        }),
        Action::Take(line) if length(line) == longest => true,
        Action::Take(line) => {
            length(line) < longest && (!line.without(covered).is_empty() || line.without(costly).is_empty())
        }
        Action::Discard(GOLD) => !gems,
        _ => true,
    });
}

/// How many cells there are, of at most three.
fn length(line: Cells) -> usize {
    let without_first = |bits: u32| bits & bits.wrapping_sub(1);
    let (one, two) = (line.bits(), without_first(line.bits()));
    usize::from(one != 0) + usize::from(two != 0) + usize::from(without_first(two) != 0)
}

/// What an action is compared by.
struct Outlook<'a> {
    game: &'a Duel,
    own: &'a Player,
    other: &'a Player,
    purse: Tokens,
    /// What only some actions ask for.
    sights: OnceCell<Sights>,
    aims: OnceCell<Aims>,
}

/// What all cards together mean.
struct Sights {
    own: Prospects,
    /// How much is hoped of cards that cost some of each colour.
    demand: [f32; 8],
}

/// What tokens are good for.
struct Aims {
    wants: Wants,
    other_wants: Wants,
}

impl<'a> Outlook<'a> {
    /// As the seat to act sees it.
    fn of(game: &'a Duel) -> Self {
        let (own, other) = (game.open().current(), game.open().opponent());
        Self { game, own, other, purse: own.tokens, sights: OnceCell::new(), aims: OnceCell::new() }
    }

    fn sights(&self) -> &Sights {
        self.sights.get_or_init(|| {
            let own = Prospects::of(self.game, self.game.open().seat);
            let demand = demand(own.iter().map(|prospect| (&prospect.reach, prospect.worth())));
            Sights { own, demand }
        })
    }

    fn aims(&self) -> &Aims {
        self.aims.get_or_init(|| {
            let other = Prospects::of(self.game, self.game.open().seat.next(2));
            let [mut wants, mut other_wants] = [Wants::new(), Wants::new()];
            for (list, prospects) in [(&mut wants, &self.sights().own), (&mut other_wants, &other)] {
                prospects.iter().for_each(|prospect| list.add(&prospect.reach, prospect.worth(), prospect.value));
            }
            Aims { wants, other_wants }
        })
    }

    fn take(&self, tokens: Tokens) -> [f32; SKETCH] {
        let gain = self.aims().wants.gain(tokens);
        let denied = self.aims().other_wants.gain(tokens);
        let after = self.purse.total() + tokens.total();
        [
            1.0,
            gain.all / 10.0,
            gain.most / 4.0,
            gain.value / 6.0,
            f32::from(gain.reached) / 3.0,
            f32::from(after.saturating_sub(TOKEN_LIMIT)) / 3.0,
            f32::from(tokens.total()) / 3.0,
            flag(hands_privilege(tokens)),
            f32::from(tokens.get(PEARL)) / 2.0,
            denied.most / 4.0,
            gain.most * gain.most / 16.0,
            f32::from(self.purse.total()) / 10.0,
        ]
    }

    fn keep(&self, card: CardId) -> [f32; SKETCH] {
        // A card of the pyramid, which both have in sight.
        let (own, other) = (prospect(self.own, card, false), prospect(self.other, card, false));
        let hand = self.game.hand(self.game.open().seat).len() as f32;
        let missing = own.reach.missing.saturating_sub(1);
        let threat = |turns| if other.reach.turns == turns { other.value } else { 0.0 };
        [
            1.0,
            own.value / 6.0,
            f32::from(missing) / 5.0,
            threat(0) / 6.0,
            threat(1) / 6.0,
            if missing == 0 { own.value / 6.0 } else { 0.0 },
            hand / 2.0,
            flag(card.level() == Level::Three),
            flag(card.level() == Level::One),
            own.worth() / 4.0,
            flag(self.purse.total() >= TOKEN_LIMIT),
            f32::from(self.purse.get(GOLD)) / 3.0,
        ]
    }

    fn purchase(&self, card: CardId, paid: Tokens) -> [f32; SKETCH] {
        let Some(own) = self.sights().own.get(card) else { return [0.0; SKETCH] };
        let demand = match own.face.bonus {
            Bonus::Gem { color, .. } => {
                let itself = if own.reach.price.get(color) > 0 { own.worth() } else { 0.0 };
                self.sights().demand[color.index()] - itself
            }
            Bonus::Joker => 4.0,
            Bonus::None => 0.0,
        };
        [
            1.0,
            f32::from(own.face.points) / 5.0,
            f32::from(own.face.crowns) / 3.0,
            f32::from(own.color_points) / 10.0,
            f32::from(paid.total()) / 7.0,
            f32::from(paid.get(GOLD)) / 3.0,
            demand / 10.0,
            flag(own.in_hand),
            flag(own.wins(self.own)),
            flag(own.face.ability == Some(Ability::ExtraTurn)),
            flag(own.face.ability.is_some_and(|ability| ability != Ability::ExtraTurn)),
            f32::from(own.royals) + 0.5 * flag(paid.is_empty()),
        ]
    }
}

/// Describes each action of the seat to act.
pub(super) fn sketch(game: &Duel, actions: &[Action], out: &mut Vec<Sketch>) {
    let open = game.open();
    let outlook = Outlook::of(game);
    out.extend(actions.iter().map(|&action| {
        let (kind, features) = match action {
            Action::Privilege(cell) => (0, outlook.take(open.board.tokens(Cells::of(cell)))),
            Action::Replenish => {
                let board = open.board.gems().len() as f32 / 20.0;
                let bag = f32::from(open.bag.total()) / 15.0;
                (
                    1,
                    first([
                        1.0,
                        board,
                        bag,
                        f32::from(open.opponent().privileges) / 3.0,
                        flag(open.board.gems().len() < 5),
                    ]),
                )
            }
            Action::Take(cells) => (2, outlook.take(open.board.tokens(cells))),
            Action::Reserve { from: Source::Pyramid(card), .. } => (3, outlook.keep(card)),
            Action::Reserve { from: Source::Deck(level), .. } => {
                let hand = game.hand(open.seat).len() as f32 / 2.0;
                let full = flag(outlook.purse.total() >= TOKEN_LIMIT);
                (4, first([1.0, f32::from(level.number()) / 3.0, hand, full, f32::from(outlook.purse.get(GOLD)) / 3.0]))
            }
            Action::Buy(card, payment) => (5, outlook.purchase(card, payment.tokens())),
            Action::Joker(color) => {
                let player = open.current();
                let demand = outlook.sights().demand[color.index()];
                let points = f32::from(player.color_points.get(color)) / 10.0;
                (6, first([1.0, demand / 10.0, points, points * points, f32::from(player.bonuses.get(color)) / 4.0]))
            }
            Action::TakeToken(cell) => (7, outlook.take(open.board.tokens(Cells::of(cell)))),
            Action::Steal(token) => (8, outlook.take(Tokens::one(token))),
            Action::Royal(royal) => {
                let face = &Duel::royals()[royal.index()];
                let is = |ability| flag(face.ability == Some(ability));
                let abilities = [is(Ability::ExtraTurn), is(Ability::TakePrivilege), is(Ability::Steal)];
                (9, first([f32::from(face.points) / 3.0, abilities[0], abilities[1], abilities[2], 1.0]))
            }
            Action::Discard(token) => {
                let cards = outlook.sights().own.iter().map(|prospect| (&prospect.reach, prospect.worth()));
                let (all, most) = loss(cards, outlook.purse, token);
                let held = f32::from(outlook.purse.get(token)) / 4.0;
                let rare = flag(token == GOLD) + 0.5 * flag(token == PEARL);
                (10, first([1.0, all / 10.0, most / 4.0, held, rare]))
            }
            Action::Claim => (11, first([1.0, 0.0, 0.0, 0.0, 0.0])),
            Action::Pass => (12, first([1.0, 0.0, 0.0, 0.0, 0.0])),
        };
        let (none, card) = (Tokens::ZERO, |card| Some(Subject::Card(card)));
        let (subject, taken, given, bonus) = match action {
            Action::Take(cells) => (None, open.board.tokens(cells), none, none),
            Action::Privilege(cell) | Action::TakeToken(cell) => (None, open.board.tokens(Cells::of(cell)), none, none),
            Action::Steal(token) => (None, Tokens::one(token), none, none),
            Action::Discard(token) => (None, none, Tokens::one(token), none),
            Action::Reserve { from: Source::Pyramid(kept), .. } => (card(kept), Tokens::one(GOLD), none, none),
            Action::Reserve { from: Source::Deck(_), .. } => (None, Tokens::one(GOLD), none, none),
            Action::Buy(bought, payment) => (card(bought), none, payment.tokens(), gems(Duel::face(bought))),
            Action::Joker(color) => (None, none, none, Tokens::one(color)),
            Action::Royal(royal) => (Some(Subject::Tile(royal)), none, none, none),
            Action::Replenish | Action::Claim | Action::Pass => (None, none, none, none),
        };
        Sketch { kind, features, subject, taken, given, bonus }
    }));
}
