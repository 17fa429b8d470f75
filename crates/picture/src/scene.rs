//! What is to be seen, whichever game it is.

use std::fmt::Write as _;

use parure_engine::any::{AnyView, GameId};
use parure_engine::card::{CardId, Level};
use parure_engine::classic::{self, Rules, State};
use parure_engine::duel::{self, Ability, Bonus, Cell, Duel};
use parure_engine::game::Game;
use parure_engine::hand::HandView;
use parure_engine::marvel::{self, MarvelRules};
use parure_engine::notation::{Notation, card_name};
use parure_engine::seat::Seat;
use parure_engine::splendor::cities::city;
use parure_engine::splendor::orient::{Kind, OrientRules, kind};
use parure_engine::splendor::posts::PostsRules;
use parure_engine::splendor::strongholds::StrongholdsRules;
use parure_engine::tile::TileId;
use parure_engine::tokens::Tokens;

use crate::art;

/// A number of each stone.
pub(crate) type Stones = Vec<(&'static str, u8)>;

/// A position in pieces.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub game: GameId,
    /// The highest level first.
    pub rows: Vec<Row>,
    pub tiles: Vec<TilePiece>,
    pub supply: Supply,
    pub players: Vec<PlayerPiece>,
    /// Whose turn it is; nobody's once the game is over.
    pub acting: Option<Seat>,
}

#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub level: Level,
    pub deck: u8,
    pub spaces: Vec<Option<CardPiece>>,
}

/// Where tokens are taken from.
#[derive(Clone, Debug)]
pub(crate) enum Supply {
    Bank(Stones),
    Board { cells: Vec<(Cell, &'static str)>, privileges: u8 },
}

#[derive(Clone, Debug)]
pub(crate) struct CardPiece {
    pub id: String,
    pub level: Level,
    pub points: u8,
    pub cost: Stones,
    /// The name of the stone that tints it.
    pub wash: &'static str,
    /// Signs at the top right, and how many.
    pub signs: Option<(&'static str, u8)>,
    pub ability: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub(crate) struct TilePiece {
    pub id: &'static str,
    pub points: u8,
    pub needs: Stones,
    pub ability: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub(crate) enum ReservedPiece {
    Open(CardPiece),
    Back(Level),
}

#[derive(Clone, Debug)]
pub(crate) struct PlayerPiece {
    pub points: u8,
    /// Every kind of token, with the bonuses of that colour.
    pub purse: Vec<(&'static str, u8, u8)>,
    pub reserved: Vec<ReservedPiece>,
    pub tiles: Vec<TilePiece>,
    /// Crowns, tags or privileges.
    pub signs: Vec<(&'static str, u8)>,
}

impl Scene {
    pub fn of(view: &AnyView) -> Self {
        match view {
            AnyView::Splendor(view) => splendor(view),
            AnyView::Cities(view) => {
                let mut scene = splendor(view);
                // A city gives no points: what it asks for stands in their place (C-11).
                for (piece, tile) in scene.tiles.iter_mut().zip(view.tiles.iter()) {
                    piece.points = city(tile).prestige;
                }
                scene
            }
            AnyView::Posts(view) => {
                let posts = |seat: Seat| vec![("icon-arms", view.extra.of(seat).len() as u8)];
                classic(GameId::Splendor, view, |card| plain::<PostsRules>(GameId::Splendor, card), posts)
            }
            AnyView::Orient(view) => {
                let mut scene = splendor(view);
                for row in &mut scene.rows {
                    let second = view.extra.row(row.level).iter();
                    row.spaces.extend(second.map(|space| space.map(oriental)));
                }
                scene
            }
            AnyView::Strongholds(view) => {
                let piece = |card: CardId| {
                    let strongholds = view.extra.owner(card).map(|owner| view.extra.count(owner, card));
                    let signs = strongholds.map(|count| ("icon-stronghold", count));
                    CardPiece { signs, ..plain::<StrongholdsRules>(GameId::Splendor, card) }
                };
                let supply = |seat: Seat| vec![("icon-stronghold", view.extra.supply(seat))];
                classic(GameId::Splendor, view, piece, supply)
            }
            AnyView::Marvel(view) => {
                let signs = |seat: Seat| vec![("icon-chevrons", view.extra.tags[seat.index()])];
                classic(GameId::Marvel, view, character, signs)
            }
            AnyView::Duel(view) => duel(view),
        }
    }
}

fn splendor<R: Rules>(view: &classic::View<R>) -> Scene
where
    State<R>: Notation,
{
    classic(GameId::Splendor, view, |card| plain::<R>(GameId::Splendor, card), |_| Vec::new())
}

/// A card of the Orient, with the sign of what it does.
fn oriental(card: CardId) -> CardPiece {
    let ability = match kind(card) {
        Some(Kind::Gold) => Some("icon-coins"),
        Some(Kind::Copy | Kind::CopyTake) => Some("icon-copy"),
        Some(Kind::ReserveNoble) => Some("icon-crown"),
        Some(Kind::Take) => Some("icon-gift"),
        Some(Kind::Sacrifice(_)) => Some("icon-sacrifice"),
        Some(Kind::Double) | None => None,
    };
    CardPiece { ability, ..plain::<OrientRules>(GameId::Splendor, card) }
}

fn stones<G: Game>(game: GameId, tokens: Tokens) -> Stones {
    let named =
        tokens.colors().iter().map(|color| (art::stone(game, G::COLORS[color.index()].word), tokens.get(color)));
    named.collect()
}

/// Every kind of token with the number held and the number of bonuses.
fn purse<G: Game>(game: GameId, tokens: Tokens, bonuses: Tokens) -> Vec<(&'static str, u8, u8)> {
    let count = |counts: Tokens, place: usize| counts.counts()[place];
    let colors = G::COLORS.iter().enumerate();
    colors.map(|(place, color)| (art::stone(game, color.word), count(tokens, place), count(bonuses, place))).collect()
}

fn card_id<G: Notation>(card: CardId) -> String {
    let mut id = String::new();
    // A card of a deck that the game does not have has no name, and no drawing.
    let _ = write!(id, "{}", card_name::<G>(card));
    id
}

fn hand(hand: &HandView, piece: impl Fn(CardId) -> CardPiece) -> Vec<ReservedPiece> {
    let open = hand.known.iter().map(|reserved| ReservedPiece::Open(piece(reserved.card)));
    let hidden = hand.hidden_levels().chain(hand.hidden_second_levels());
    open.chain(hidden.map(ReservedPiece::Back)).collect()
}

fn plain<R: Rules>(game: GameId, card: CardId) -> CardPiece
where
    State<R>: Notation,
{
    let face = State::<R>::face(card);
    CardPiece {
        id: card_id::<State<R>>(card),
        level: card.level(),
        points: face.points,
        cost: stones::<State<R>>(game, face.cost),
        wash: art::stone(game, R::COLORS[face.bonus.index()].word),
        signs: None,
        ability: None,
    }
}

fn character(card: CardId) -> CardPiece {
    let tags = marvel::tags(card);
    let signs = (tags > 0).then_some(("icon-chevrons", tags));
    CardPiece { signs, ..plain::<MarvelRules>(GameId::Marvel, card) }
}

fn classic<R: Rules>(
    game: GameId,
    view: &classic::View<R>,
    piece: impl Fn(CardId) -> CardPiece,
    signs: impl Fn(Seat) -> Vec<(&'static str, u8)>,
) -> Scene
where
    State<R>: Notation,
{
    let tile = |tile: TileId| {
        let face = &R::TILES[tile.index()];
        TilePiece { id: face.id, points: face.points, needs: stones::<State<R>>(game, face.needs), ability: None }
    };
    let rows = Level::ALL.into_iter().rev().map(|level| Row {
        level,
        deck: view.deck_sizes[level.index()],
        spaces: view.market.row(level)[..R::face_up(&view.options)].iter().map(|space| space.map(&piece)).collect(),
    });
    let players = Seat::all(view.players).map(|seat| {
        let player = &view.seats[seat.index()];
        PlayerPiece {
            points: player.points,
            purse: purse::<State<R>>(game, player.tokens, player.bonuses),
            reserved: hand(&player.hand, &piece),
            tiles: player.tiles.iter().map(tile).collect(),
            signs: signs(seat),
        }
    });
    let bank = R::COLORS.iter().enumerate();
    let bank = bank.map(|(place, color)| (art::stone(game, color.word), view.bank.counts()[place]));
    Scene {
        game,
        rows: rows.collect(),
        tiles: view.tiles.iter().map(tile).collect(),
        supply: Supply::Bank(bank.collect()),
        players: players.collect(),
        acting: (!matches!(view.phase, classic::Phase::Over(_))).then_some(view.seat),
    }
}

fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::ExtraTurn => "icon-again",
        Ability::TakeToken => "icon-token",
        Ability::TakePrivilege => "icon-seal",
        Ability::Steal => "icon-hand",
    }
}

fn duel_card(card: CardId) -> CardPiece {
    let face = Duel::face(card);
    CardPiece {
        id: card_id::<Duel>(card),
        level: card.level(),
        points: face.points,
        cost: stones::<Duel>(GameId::Duel, face.cost),
        wash: match face.bonus {
            Bonus::None => "none",
            Bonus::Gem { color, .. } => art::stone(GameId::Duel, Duel::COLORS[color.index()].word),
            Bonus::Joker => "joker",
        },
        signs: (face.crowns > 0).then_some(("icon-crown", face.crowns)),
        ability: face.ability.map(ability),
    }
}

fn duel(view: &duel::View) -> Scene {
    let open = &view.open;
    let royal = |tile: TileId| {
        let face = Duel::royal(tile)?;
        Some(TilePiece { id: face.id, points: face.points, needs: Vec::new(), ability: face.ability.map(ability) })
    };
    let rows = Level::ALL.into_iter().rev().map(|level| Row {
        level,
        deck: view.deck_sizes[level.index()],
        spaces: open.pyramid.row(level).iter().map(|space| space.map(duel_card)).collect(),
    });
    let players = Seat::all(2).map(|seat| {
        let player = open.player(seat);
        PlayerPiece {
            points: player.points,
            purse: purse::<Duel>(GameId::Duel, player.tokens, player.bonuses),
            reserved: hand(&view.hands[seat.index()], duel_card),
            tiles: player.royals.iter().filter_map(royal).collect(),
            signs: vec![("icon-crown", player.crowns), ("icon-seal", player.privileges)],
        }
    });
    let cells = Cell::all().filter_map(|cell| {
        let color = open.board.color_at(cell)?;
        Some((cell, art::stone(GameId::Duel, Duel::COLORS[color.index()].word)))
    });
    Scene {
        game: GameId::Duel,
        rows: rows.collect(),
        tiles: open.royals.iter().filter_map(royal).collect(),
        supply: Supply::Board { cells: cells.collect(), privileges: open.privileges() },
        players: players.collect(),
        acting: (!matches!(open.phase, duel::Phase::Over(_))).then_some(open.seat),
    }
}
