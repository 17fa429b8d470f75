//! Where Marvel has its own rules: supply, time stone, Avengers tile, gauntlet.

use std::cmp::Reverse;

use crate::card::{CardId, Level};
use crate::classic::{self, Cards, JOKER, Rules, Tile, Why};
use crate::game::{Outcome, Reason, Setup, SetupError, Sink};
use crate::never::Never;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::tokens::{ColorName, ColorSet, Tokens};

use super::colors::COLORS;
use super::{Event, LastRound, Marvel, MarvelOptions, TIME, data};

/// The infinity points that the gauntlet asks for (M-16).
pub const GAUNTLET_POINTS: u8 = 16;

/// The tags that take the Avengers tile while nobody has it (M-13).
pub(super) const TAGS_TO_ASSEMBLE: u8 = 3;

/// The most tags on one character (M-02).
const MOST_TAGS: u8 = 2;

/// The points of the Avengers tile (M-13).
pub const ASSEMBLE_POINTS: u8 = 3;

/// The rules of Marvel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarvelRules;

/// Who has how many Avengers tags, and the tile for the most of them (M-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Avengers {
    /// The tags of each seat's characters.
    pub tags: [u8; MAX_SEATS],
    /// Who holds the Avengers Assemble tile.
    pub holder: Option<Seat>,
}

impl Avengers {
    /// How many tags take the tile from whoever holds it, if anyone (M-13).
    pub fn tags_needed(&self) -> u8 {
        self.holder.map_or(TAGS_TO_ASSEMBLE, |holder| self.tags[holder.index()] + 1)
    }
}

impl Rules for MarvelRules {
    type Options = MarvelOptions;
    type Extra = Avengers;
    type Action = Never;
    type Phase = Never;
    type Event = Event;
    type Refusal = Never;

    const PREFIX: char = 'M';
    const COLORS: &'static [ColorName] = COLORS;
    const CARDS: &'static Cards = data::CARDS;
    const TILES: &'static [Tile] = &data::LOCATIONS;
    const POINTS_BESIDES: u8 = ASSEMBLE_POINTS;
    // M-14: the time stone stays.
    const RETURNABLE: ColorSet = ColorSet::GEMS.with(JOKER);

    fn check_setup(setup: &Setup<MarvelOptions>) -> Result<(), SetupError> {
        match setup.players {
            2..=4 => Ok(()),
            players => Err(SetupError::Players { players, allowed: 2..=4 }),
        }
    }

    fn supply(players: usize) -> Tokens {
        let stones = [4, 5, 7][players - 2];
        Tokens::from_counts([stones, stones, stones, stones, stones, 5, players as u8, 0])
    }

    fn tiles_laid_out(players: usize) -> usize {
        players
    }

    fn face_up(_: &MarvelOptions) -> usize {
        4
    }

    fn may_take_fewer(options: &MarvelOptions) -> bool {
        options.take_fewer
    }

    fn after_purchase(state: &mut Marvel, card: CardId, sink: &mut impl Sink<classic::Event<Event>>) -> Option<Never> {
        take_time_stone(state, card, sink);
        assemble(state, card, sink);
        None
    }

    fn end_of_turn(state: &mut Marvel, _: &mut impl Sink<classic::Event<Event>>) -> Option<Outcome> {
        let meets = state.meets_gauntlet(state.seat);
        if meets && state.options.last_round == LastRound::AtOnce {
            return Some(state.outcome(SeatSet::EMPTY.with(state.seat), Reason::Gauntlet));
        }
        if meets && state.trigger.is_none() {
            state.trigger = Some(state.seat);
        }
        let round_ends = state.seat.next(state.players()) == Seat::FIRST;
        if round_ends && state.trigger.is_some() {
            let eligible: SeatSet = Seat::all(state.players()).filter(|&seat| state.meets_gauntlet(seat)).collect();
            if !eligible.is_empty() {
                return Some(state.outcome(eligible, Reason::Gauntlet));
            }
            // M-18: whoever set it off has lost the tile, and the game goes on.
            state.trigger = None;
        }
        let everyone = || Seat::all(state.players()).collect();
        (state.passes == state.players).then(|| state.outcome(everyone(), Reason::Deadlock))
    }

    /// The Avengers tile counts for its holder alone, and only where nobody can come to more tags (M-13).
    fn forgo(state: &mut Marvel, seat: Seat, purchases: u8) {
        let Avengers { tags, holder } = state.extra;
        let own = tags[seat.index()];
        let mut others = Seat::all(state.players()).filter(|&other| other != seat);
        if holder == Some(seat) && others.clone().all(|other| tags[other.index()] + MOST_TAGS * purchases <= own) {
            return;
        }
        if holder == Some(seat) {
            state.seats[seat.index()].points -= ASSEMBLE_POINTS;
        }
        if let Some(other) = others.next() {
            state.extra.tags[other.index()] = u8::MAX - 1;
            state.extra.holder = Some(other);
        }
    }

    fn rule(why: Why) -> &'static str {
        match why {
            Why::GameOver => "M-17",
            Why::ReturnFirst | Why::NothingToReturn | Why::NotHeldToReturn | Why::NeverReturned => "M-14",
            Why::ChooseTileFirst | Why::NoTileToChoose | Why::TileNotReached => "M-15",
            Why::OnlyGems | Why::NotInBank | Why::TakeUpToThree | Why::TakeMore => "M-07",
            Why::PairNeedsFour => "M-08",
            Why::HandFull | Why::NotInMarket | Why::DeckEmpty => "M-09",
            Why::NotForSale | Why::WrongPayment | Why::NotHeld => "M-10",
            Why::MustAct => "M-20",
        }
    }
}

/// The first level 3 character brings a time stone (M-12); there are as many as players, so one is always left.
fn take_time_stone(state: &mut Marvel, card: CardId, sink: &mut impl Sink<classic::Event<Event>>) {
    let seat = state.seat;
    if card.level() == Level::Three && state.player(seat).tokens.get(TIME) == 0 {
        state.bank -= Tokens::one(TIME);
        state.seats[seat.index()].tokens += Tokens::one(TIME);
        sink.emit(classic::Event::Module(Event::Gained { seat, token: TIME }));
    }
}

/// The tile goes to the first with three tags, then to whoever has more than its holder (M-13).
fn assemble(state: &mut Marvel, card: CardId, sink: &mut impl Sink<classic::Event<Event>>) {
    let (seat, holder, needed) = (state.seat, state.extra.holder, state.extra.tags_needed());
    let tags = &mut state.extra.tags[seat.index()];
    *tags += data::tags(card);
    if *tags < needed || holder == Some(seat) {
        return;
    }
    if let Some(loser) = holder {
        state.seats[loser.index()].points -= ASSEMBLE_POINTS;
    }
    state.seats[seat.index()].points += ASSEMBLE_POINTS;
    state.extra.holder = Some(seat);
    sink.emit(classic::Event::Module(Event::Assembled { seat, from: holder }));
}

impl Marvel {
    /// Whether the player could wear the gauntlet now (M-16).
    pub fn meets_gauntlet(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.points >= GAUNTLET_POINTS && player.bonuses.colors() == ColorSet::GEMS && player.tokens.get(TIME) > 0
    }

    /// The best of these seats: most points, then the Avengers tile, then the fewest characters (M-19).
    fn outcome(&self, eligible: SeatSet, reason: Reason) -> Outcome {
        let standing = |seat: Seat| {
            let player = self.player(seat);
            (player.points, self.extra.holder == Some(seat), Reverse(player.cards.len()))
        };
        let best = eligible.iter().map(standing).max();
        Outcome { winners: eligible.iter().filter(|&seat| Some(standing(seat)) == best).collect(), reason }
    }
}
