//! What holds in every position of every game.

use std::collections::BTreeSet;

use parure_engine::card::{CardId, Level};
use parure_engine::card_set::CardSet;
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::duel::{Action, Bonus, Cell, Cells, Duel, DuelOptions, Phase, Player, SUPPLY, Source};
use parure_engine::game::{Game, Setup, ToAct};
use parure_engine::notation::{parse_view, view_text};
use parure_engine::seat::{Observer, Seat};
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, MAX_COLORS, PackedTokens, Tokens};

use super::at;

const OBSERVERS: [fn() -> Observer; 4] =
    [|| Observer::Seat(at(0)), || Observer::Seat(at(1)), || Observer::Spectator, || Observer::Referee];

/// Plays so many games at random and shows every position with its legal actions.
fn each_position(games: u64, mut show: impl FnMut(&Duel, &[Action], &mut SplitMix64)) {
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut stream = SplitMix64::new(seed);
        let mut chance = Sampled::from_seed(!seed);
        let setup = Setup { players: 2, options: DuelOptions { stalling: seed % 2 == 0, ..DuelOptions::default() } };
        let mut game = Duel::new(&setup, &mut chance).expect("two may play");
        loop {
            actions.clear();
            game.legal_actions(&mut actions);
            show(&game, &actions, &mut stream);
            if let ToAct::Over(_) = game.to_act() {
                break;
            }
            let action = actions[stream.below(actions.len() as u32) as usize];
            game.apply(action, &mut chance, &mut ()).expect("what is listed is legal");
        }
    }
}

#[test]
fn tokens_cards_royals_and_privileges_are_conserved() {
    each_position(300, |game, _, _| {
        let open = game.open();
        let held = open.players[0].tokens + open.players[1].tokens;
        assert_eq!(open.board.tokens(Cells::ALL) + open.bag + held, SUPPLY);
        assert!(open.players[0].privileges + open.players[1].privileges <= 3);
        assert_eq!(open.royals.len() + open.players[0].royals.len() + open.players[1].royals.len(), 4);
        let hands = [0, 1].map(|seat| game.hand(at(seat)).iter().map(|reserved| reserved.card).collect::<CardSet>());
        let places =
            [game.decks(), open.pyramid.cards(), &hands[0], &hands[1], &open.players[0].cards, &open.players[1].cards];
        assert_eq!(places.iter().map(|cards| cards.len()).sum::<usize>(), 67);
        assert_eq!(places.iter().flat_map(|cards| cards.iter()).collect::<CardSet>(), Duel::cards());
        let rows = Level::ALL.into_iter().flat_map(|level| open.pyramid.row(level).iter().flatten().copied());
        assert_eq!(rows.collect::<CardSet>(), *open.pyramid.cards());
    });
}

#[test]
fn scores_are_those_of_the_cards() {
    let recomputed = |player: &Player| {
        let (mut bonuses, mut color_points, mut points, mut crowns) = (Tokens::ZERO, Tokens::ZERO, 0, 0);
        for card in player.cards.iter() {
            let face = Duel::face(card);
            points += face.points;
            crowns += face.crowns;
            let (color, count) = match face.bonus {
                Bonus::Gem { color, count } => (Some(color), count),
                Bonus::Joker => (player.jokers.get(card), 1),
                Bonus::None => (None, 0),
            };
            if let Some(color) = color {
                bonuses += Tokens::of(color, count);
                color_points += Tokens::of(color, face.points);
            }
        }
        points += player.royals.iter().filter_map(Duel::royal).map(|royal| royal.points).sum::<u8>();
        (bonuses, color_points, points, crowns)
    };
    each_position(300, |game, _, _| {
        for player in &game.open().players {
            assert_eq!(recomputed(player), (player.bonuses, player.color_points, player.points, player.crowns));
        }
    });
}

#[test]
fn a_turn_begins_with_no_more_than_ten_tokens_and_a_choice_has_two_answers() {
    let mut mid_turn = false;
    each_position(300, |game, actions, _| {
        let open = game.open();
        match open.phase {
            Phase::Act => {
                assert!(!actions.is_empty());
                let replenished_or_spent = open.replenished || open.current().tokens.total() > 10;
                mid_turn |= replenished_or_spent;
                assert!(open.current().tokens.total() <= 13 && open.opponent().tokens.total() <= 10);
            }
            Phase::Over(_) => assert!(actions.is_empty()),
            _ => assert!(actions.len() > 1, "{game:?}"),
        }
    });
    assert!(mid_turn);
}

/// Whatever can be said: all cells, cards and colours, and every part of the purse with a little more.
fn expressible(game: &Duel, stream: &mut SplitMix64) -> Vec<Action> {
    let cards = || Level::ALL.into_iter().flat_map(|level| (0..CardId::PER_LEVEL).map(move |n| CardId::new(level, n)));
    let colors = || (0..MAX_COLORS).map(Color::at);
    let mut actions = vec![Action::Replenish, Action::Claim, Action::Pass, Action::Take(Cells::EMPTY)];
    for cell in Cell::all() {
        let sources = cards().map(Source::Pyramid).chain(Level::ALL.map(Source::Deck));
        actions.extend(sources.map(|from| Action::Reserve { gold: cell, from }));
        actions.extend([Action::Privilege(cell), Action::TakeToken(cell)]);
        for second in Cell::all() {
            actions.extend(Cell::all().map(|third| Action::Take([cell, second, third].into_iter().collect())));
        }
    }
    actions.extend(colors().flat_map(|color| [Action::Joker(color), Action::Steal(color), Action::Discard(color)]));
    actions.extend((0..TileId::MAX).map(|royal| Action::Royal(TileId::new(royal))));
    let mut parts = vec![Tokens::ZERO];
    for color in colors() {
        let most = game.open().current().tokens.get(color) + u8::from(stream.below(7) == 0);
        parts = (0..=most).flat_map(|n| parts.iter().map(move |&part| part + Tokens::of(color, n))).collect();
    }
    let payments: Vec<_> = parts.into_iter().filter_map(PackedTokens::new).collect();
    for card in cards() {
        let for_sale = game.open().pyramid.cards().contains(card) || game.hand(game.open().seat).contains(card);
        let tried = if for_sale { &payments[..] } else { &payments[..1] };
        actions.extend(tried.iter().map(|&payment| Action::Buy(card, payment)));
    }
    actions
}

#[test]
fn the_list_is_what_the_check_allows_of_all_that_can_be_said() {
    let mut phases = BTreeSet::new();
    each_position(60, |game, actions, stream| {
        assert!(actions.is_sorted_by(|one, next| one < next));
        // Every other phase is rare; of the turns' beginnings a part will do.
        if matches!(game.open().phase, Phase::Act | Phase::Discard) && stream.below(12) > 0 {
            return;
        }
        phases.insert(format!("{:?}", game.open().phase).split('(').next().map(str::to_owned));
        let mut allowed: Vec<_> = expressible(game, stream);
        allowed.retain(|&action| game.check(action).is_ok());
        allowed.sort_unstable();
        allowed.dedup();
        assert_eq!(actions, allowed, "{}", view_text::<Duel>(&game.view(Observer::Referee)));
    });
    assert_eq!(phases.len(), 7, "{phases:?}");
}

#[test]
fn a_state_drawn_from_a_view_looks_the_same_and_keeps_the_secrets() {
    let mut guesses = 0;
    each_position(100, |game, _, stream| {
        for observer in OBSERVERS.map(|observer| observer()) {
            let view = game.view(observer);
            let guess = Duel::determinize(&view, &mut Sampled::from_seed(stream.next_u64()));
            assert_eq!(guess.view(observer), view);
            assert_eq!(parse_view::<Duel>(&view_text::<Duel>(&view)), Ok(view));
            guesses += usize::from(guess != *game);
            if observer == Observer::Referee {
                assert_eq!(guess, *game);
            }
        }
    });
    assert!(guesses > 1_000, "{guesses}");
}

#[test]
fn what_a_player_cannot_know_changes_nothing_for_them() {
    each_position(100, |game, actions, stream| {
        let seat: Seat = game.open().seat;
        let twin = Duel::determinize(&game.view(Observer::Seat(seat)), &mut Sampled::from_seed(stream.next_u64()));
        let mut listed = Vec::new();
        twin.legal_actions(&mut listed);
        assert_eq!(listed, actions);
        let opponent = Observer::Seat(seat.next(2));
        assert_eq!(twin.hand(seat.next(2)).seen(false), game.hand(seat.next(2)).seen(false));
        assert_eq!(twin.view(opponent).open, game.view(opponent).open);
    });
}
