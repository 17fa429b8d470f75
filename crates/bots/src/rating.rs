//! How strong the levels are, as `make ladder` measured them.

use parure_engine::any::GameId;

use crate::level::BotLevel;

/// Written by `scripts/ladder_table.py`: a line per game and level that was measured.
const MEASURED: &str = include_str!("../ratings.csv");

/// The Elo of a level above `level1` in games of two; nothing where it was not measured.
pub fn rating(game: GameId, level: BotLevel) -> Option<i32> {
    measured(MEASURED).find(|&(name, bot, _)| (name, bot) == (game.name(), level.name())).map(|(_, _, elo)| elo)
}

fn measured(table: &str) -> impl Iterator<Item = (&str, &str, i32)> {
    table.lines().skip(1).filter_map(|line| {
        let mut cells = line.split(',');
        Some((cells.next()?, cells.next()?, cells.next()?.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_about_a_known_game_and_level() {
        assert_eq!(MEASURED.lines().next(), Some("game,bot,elo"));
        assert_eq!(measured(MEASURED).count(), MEASURED.lines().count() - 1, "a line cannot be read");
        for (game, bot, _) in measured(MEASURED) {
            assert!(game.parse::<GameId>().is_ok(), "{game}");
            assert!(bot.parse().is_ok_and(|level| BotLevel::LEARNED.contains(&level)), "{bot}");
        }
    }

    #[test]
    fn what_was_measured_is_found_by_game_and_level() {
        let lines: Vec<_> = measured("game,bot,elo\nduel,level1,0\nduel,level2,-12\nbroken\n").collect();
        assert_eq!(lines, [("duel", "level1", 0), ("duel", "level2", -12)]);
        assert_eq!(rating(GameId::Duel, BotLevel::Random), None);
    }
}
