//! Plans in Duel.

use parure_engine::card::CardId;
use parure_engine::card_set::CardSet;
use parure_engine::duel::{
    Ability, Action, Bonus, Cell, Cells, Duel, DuelOptions, GOLD, Phase, Player, ROYAL_CROWNS, WINNING_COLOR_POINTS,
    WINNING_CROWNS, WINNING_POINTS,
};
use parure_engine::game::{Game, ToAct};
use parure_engine::seat::{Seat, SeatSet};
use parure_engine::tokens::{Color, GEMS};

use super::prospects::{Enough, Means, Prospect, TAKEN, turning_up};
use super::{Bare, Plan};

/// The points of a royal at most.
const ROYAL_POINTS: u8 = 3;
/// What a purchase makes others cheaper by at most: a double bonus, a token, and another by a royal.
const SAVED: u8 = 4;
/// How many turns cards may grant the other player in a plan.
const MOST_GRANTED: u8 = 2;

/// What another player takes away: in a whole turn, or by a privilege or with a purchase that brings another turn.
#[derive(Clone, Copy, PartialEq)]
pub struct Loss {
    cells: Cells,
    card: Option<CardId>,
    stolen: Option<Color>,
    /// How many privileges the other player has more or less.
    privileges: i8,
    /// Whether the turn goes on, or another one follows.
    goes_on: bool,
    /// Whether the turn that follows is one that a card granted.
    granted: bool,
}

impl Loss {
    const NONE: Self =
        Self { cells: Cells::EMPTY, card: None, stolen: None, privileges: 0, goes_on: false, granted: false };
}

/// What the other player could do by means of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Powers {
    /// The cards of the pyramid that the other player might buy.
    cards: CardSet,
    /// What cards that are not in the pyramid now might bring.
    steals: bool,
    privileges: bool,
    /// How many more turns cards might grant.
    turns: u8,
}

impl Plan for Duel {
    type Loss = Loss;
    type Powers = Powers;

    fn may_win(&self, seat: Seat, turns: u8) -> bool {
        let open = self.open();
        // Whoever holds everything that is scarce for too long can lose by that alone.
        if turns == 0 || open.phase != Phase::Act || open.players.iter().any(|player| player.stalled > 0) {
            return true;
        }
        let player = open.player(seat);
        // As long as something lies there, nobody has to give the player a privilege.
        let scarce = open.board.gems().len() <= usize::from(player.privileges + (TAKEN + 1) * turns);
        let brought = player.privileges + if scarce { 2 * turns } else { 0 };
        let farthest = SAVED * (turns - 1) + brought;
        let is_prospect = |card| brings(card) && missing(player, card) <= farthest;
        let hand: CardSet = self.hand(seat).iter().map(|reserved| reserved.card).collect();
        let open_cards = open.pyramid.cards().or(&hand).filter(is_prospect);
        let later = turning_up(self.decks(), usize::from(turns) * 3, is_prospect);
        can_with(player, open_cards.or(&later), turns, brought, &|chosen, _| has_won(player, chosen))
    }

    fn bare(&self, seat: Seat, turns: u8) -> Option<Bare<Self>> {
        let open = self.open();
        let other_seat = seat.next(2);
        let own = open.seat == seat;
        let plain = open.options == DuelOptions::default() && open.players.iter().all(|player| player.stalled == 0);
        if !plain || (!own && open.phase != Phase::Act) {
            return None;
        }
        let other = open.player(other_seat);
        let hand: CardSet = self.hand(other_seat).iter().map(|reserved| reserved.card).collect();
        let hidden = self.decks().or(&hand);
        let all = hidden.or(open.pyramid.cards());
        let own_turns = turns - u8::from(own);
        let again = all.filter(|card| Self::face(card).ability == Some(Ability::ExtraTurn));
        let mut granted = 0;
        while own_turns > 0 && can(other, again, own_turns + granted, &|chosen, _| chosen.len() > usize::from(granted))
        {
            granted += 1;
            if granted > MOST_GRANTED {
                return None;
            }
        }
        let turns = own_turns + granted;
        // A royal may bring anything; nobody is to come to one.
        let royal = |chosen: &[Prospect], _| {
            let crowns = other.crowns + chosen.iter().map(|one| one.crowns).sum::<u8>();
            ROYAL_CROWNS.iter().filter(|&&least| crowns >= least).count() > other.royals.len()
        };
        let useful = all.filter(brings);
        if can(other, useful, turns, &royal) || can(other, useful, turns, &|chosen, _| has_won(other, chosen)) {
            return None;
        }
        let farthest = (TAKEN * turns + other.privileges).saturating_sub(TAKEN);
        let reached = all.filter(|card| turns > 0 && missing(other, card) <= farthest);
        let has = |ability| hidden.and(&reached).iter().any(|card| Self::face(card).ability == Some(ability));
        let powers = Powers {
            cards: open.pyramid.cards().and(&reached),
            steals: has(Ability::Steal),
            privileges: has(Ability::TakePrivilege),
            turns: granted,
        };
        Some(Bare { table: self.bare(seat), powers })
    }

    fn losses(Bare { table, powers }: &Bare<Self>, out: &mut Vec<Loss>) {
        let open = table.open();
        let player = open.opponent();
        let gems = open.board.gems();
        let mut takes: Vec<Cells> = table.takes().collect();
        takes.sort_unstable_by_key(|cells| std::cmp::Reverse(cells.len()));
        let mut kept: Vec<Cells> = Vec::new();
        for cells in takes {
            if !kept.iter().any(|other| cells.without(*other).is_empty()) {
                kept.push(cells);
            }
        }
        out.extend(kept.iter().map(|&cells| Loss { cells, ..Loss::NONE }));
        let gold = open.board.of(GOLD).first().map_or(Cells::EMPTY, Cells::of);
        out.extend(open.pyramid.cards().iter().map(|card| Loss { cells: gold, card: Some(card), ..Loss::NONE }));
        if open.pyramid.cards().is_empty() {
            out.push(Loss { cells: gold, ..Loss::NONE });
        }
        let mut bring = |card: Option<CardId>, ability: Ability, color: Option<Color>| {
            let bought = Loss { card, ..Loss::NONE };
            match ability {
                Ability::Steal => {
                    let colors = player.tokens.colors().iter().filter(|&color| color != GOLD);
                    out.extend(colors.map(|color| Loss { stolen: Some(color), ..bought }));
                }
                Ability::TakePrivilege => out.push(Loss { privileges: 1, ..bought }),
                Ability::ExtraTurn if powers.turns > 0 => out.push(Loss { goes_on: true, granted: true, ..bought }),
                Ability::ExtraTurn => {}
                Ability::TakeToken => {
                    let cells = color.map_or(Cells::EMPTY, |color| open.board.of(color));
                    out.extend(cells.iter().map(|cell: Cell| Loss { cells: Cells::of(cell), ..bought }));
                }
            }
        };
        for card in powers.cards.and(open.pyramid.cards()).iter() {
            let face = Self::face(card);
            let color = match face.bonus {
                Bonus::Gem { color, .. } => Some(color),
                Bonus::Joker | Bonus::None => None,
            };
            face.ability.into_iter().for_each(|ability| bring(Some(card), ability, color));
        }
        if powers.steals {
            bring(None, Ability::Steal, None);
        }
        if powers.privileges {
            bring(None, Ability::TakePrivilege, None);
        }
        bring(None, Ability::ExtraTurn, None);
        if open.current().privileges > 0 {
            let spent = Loss { privileges: -1, goes_on: true, ..Loss::NONE };
            out.extend(gems.iter().map(|cell| Loss { cells: Cells::of(cell), ..spent }));
        }
    }

    fn lose(Bare { table, powers }: &mut Bare<Self>, loss: Loss) {
        let other = table.open().seat;
        let seat = other.next(2);
        table.deprive(loss.cells, loss.card);
        if let Some(color) = loss.stolen {
            table.rob(seat, color);
        }
        match loss.privileges {
            1 => table.give_privilege(other),
            -1 => table.use_privilege(other),
            _ => {}
        }
        powers.turns -= u8::from(loss.granted);
        if !loss.goes_on {
            table.pass_to(seat);
        }
    }

    fn is_plain(&self, action: Action) -> bool {
        match action {
            Action::Replenish | Action::Pass | Action::Claim => false,
            // What brings the other player a privilege.
            Action::Take(cells) => !self.is_too_good(cells),
            _ => true,
        }
    }

    fn is_settled(&self, seat: Seat) -> bool {
        matches!(self.to_act(), ToAct::Over(outcome) if outcome.winners == SeatSet::EMPTY.with(seat))
    }
}

/// Whether a card brings somebody nearer to a win by itself.
fn brings(card: CardId) -> bool {
    let face = Duel::face(card);
    face.points > 0 || face.crowns > 0
}

/// The tokens that a player lacks for a card.
fn missing(player: &Player, card: CardId) -> u8 {
    player.price(card).saturating_sub(player.tokens).total().saturating_sub(player.tokens.get(GOLD))
}

/// Whether a player's turns could go so with these cards, if nobody stood in the way: what `enough` says of those bought.
fn can(player: &Player, cards: CardSet, turns: u8, enough: Enough<'_>) -> bool {
    can_with(player, cards, turns, player.privileges, enough)
}

/// The same with so many tokens besides.
fn can_with(player: &Player, cards: CardSet, turns: u8, brought: u8, enough: Enough<'_>) -> bool {
    let of = |card: CardId| {
        let face = Duel::face(card);
        let color = match face.bonus {
            Bonus::Gem { color, .. } => Some(color.index()),
            Bonus::Joker | Bonus::None => None,
        };
        let missing = missing(player, card).saturating_sub(brought);
        Prospect { points: face.points, crowns: face.crowns, color, price: player.price(card).total(), missing }
    };
    let farthest = SAVED * turns.saturating_sub(1);
    let cards: Vec<Prospect> = cards.iter().map(of).filter(|one| one.missing <= farthest).collect();
    let means = Means { turns, held: player.tokens.total() + brought, taken: TAKEN, saved: SAVED };
    means.reach(&cards, enough)
}

/// Whether a player has won with these cards besides (D-23), and with every royal that they earn.
fn has_won(player: &Player, chosen: &[Prospect]) -> bool {
    let crowns = player.crowns + chosen.iter().map(|one| one.crowns).sum::<u8>();
    let reached = ROYAL_CROWNS.iter().filter(|&&least| crowns >= least).count();
    let earned = reached.saturating_sub(player.royals.len()) as u8;
    let points = player.points + chosen.iter().map(|one| one.points).sum::<u8>() + ROYAL_POINTS * earned;
    let of_color = |color: Color| {
        let counts = |one: &&Prospect| one.color.is_none_or(|own| own == color.index());
        player.color_points.get(color) + chosen.iter().filter(counts).map(|one| one.points).sum::<u8>()
    };
    points >= WINNING_POINTS
        || crowns >= WINNING_CROWNS
        || GEMS.into_iter().any(|color| of_color(color) >= WINNING_COLOR_POINTS)
}
