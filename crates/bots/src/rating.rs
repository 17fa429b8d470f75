//! How strong the levels are, as `make ladder` measured them.

use parure_engine::any::GameId;

use crate::level::BotLevel;

/// Written by `scripts/ladder_table.py`: a line per game, number of players and level that was measured.
const MEASURED: &str = include_str!("../ratings.csv");

/// The Elo of a level at tables for so many; nothing where it was not measured.
pub fn rating(game: GameId, players: usize, level: BotLevel) -> Option<i32> {
    let mut lines = measured(MEASURED);
    lines.find(|line| (line.game, line.players, line.bot) == (game.name(), players, level.name())).map(|line| line.elo)
}

struct Line<'a> {
    game: &'a str,
    players: usize,
    bot: &'a str,
    elo: i32,
}

fn measured(table: &str) -> impl Iterator<Item = Line<'_>> {
    table.lines().skip(1).filter_map(|line| {
        let mut cells = line.split(',');
        let (game, players) = (cells.next()?, cells.next()?.parse().ok()?);
        Some(Line { game, players, bot: cells.next()?, elo: cells.next()?.parse().ok()? })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_about_a_known_game_and_level() {
        assert_eq!(MEASURED.lines().next(), Some("game,players,bot,elo"));
        assert_eq!(measured(MEASURED).count(), MEASURED.lines().count() - 1, "a line cannot be read");
        for Line { game, players, bot, .. } in measured(MEASURED) {
            assert!(
                game.parse::<GameId>()
                    .is_ok_and(|game| (2..=4).contains(&players) && (players == 2 || game != GameId::Duel))
            );
            assert!(bot.parse::<BotLevel>().is_ok(), "{bot}");
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_is_passed_over() {
        let lines: Vec<_> = measured("game,players,bot,elo\nduel,2,level1,0\nbroken\nduel,2,level2,-12\n").collect();
        assert_eq!(lines.iter().map(|line| (line.bot, line.elo)).collect::<Vec<_>>(), [("level1", 0), ("level2", -12)]);
    }
}
