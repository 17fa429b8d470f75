//! What can be wrong with the pieces of a position, by a word that others can translate.

use std::borrow::Cow;

use super::Why;
use crate::words;

words! {
    /// What makes a position impossible, however well it is written.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Fault, fn word {
        /// A card has two places.
        CardTwice = "card_twice",
        /// A tile has two places.
        TileTwice = "tile_twice",
        /// Both sides of a tile are in the game.
        OtherSide = "other_side",
        /// More tiles are in the game than are laid out for so many players.
        TooManyTiles = "too_many_tiles",
        /// A card lies in the row of another level.
        WrongLevel = "wrong_level",
        /// A space is empty that the deck could fill.
        EmptySpace = "empty_space",
        /// More than three cards are reserved.
        HandFull = "hand_full",
        /// A card is hidden from whoever knows it.
        OpenHand = "open_hand",
        /// A card is known that only its owner can know.
        UnseenCard = "unseen_card",
        /// More cards are hidden than there are left.
        TooManyHidden = "too_many_hidden",
        /// More tokens of a colour than there are.
        TooManyOfColor = "too_many_of_color",
        /// More than ten tokens, and nobody returns any.
        MoreThanTen = "more_than_ten",
        /// More tokens than a turn can bring.
        TooManyTokens = "too_many_tokens",
        /// Tokens are to be returned, and there are not too many.
        NothingToReturn = "nothing_to_return",
        /// The open choice has no two answers.
        NothingToChoose = "nothing_to_choose",
        /// More passes in a row than there can be.
        TooManyPasses = "too_many_passes",
        /// This seat cannot have set off the last round.
        LastRound = "last_round",
        /// The game does not end here.
        NotOver = "not_over",
        /// The game ends here with another result.
        EndsOtherwise = "ends_otherwise",
        /// Somebody has won, and the game goes on.
        WonAlready = "won_already",
        /// A character of level 3 without the time stone.
        NoTimeStone = "no_time_stone",
        /// Two time stones with one player.
        TwoTimeStones = "two_time_stones",
        /// The time stone without a character of level 3.
        EarlyTimeStone = "early_time_stone",
        /// Nobody has the Avengers tile, which somebody has earned.
        NoAvengers = "no_avengers",
        /// The Avengers tile is with somebody who has too few tags for it.
        FewAvengers = "few_avengers",
        /// A card that has a colour of its own is given another.
        NotAJoker = "not_a_joker",
        /// A card has a colour that it cannot have here.
        NoSuchBonus = "no_such_bonus",
        /// A card that takes a colour has none.
        NoColor = "no_color",
        /// More than three privileges.
        TooManyPrivileges = "too_many_privileges",
        /// Not as many royals as the crowns have earned.
        Royals = "royals",
        /// Somebody is told to stall who does not.
        Stalling = "stalling",
        /// An extra turn that nothing has earned.
        ExtraTurn = "extra_turn",
        /// The board was replenished, and the bag is not empty.
        Replenished = "replenished",
        /// More than three strongholds of one player.
        TooManyStrongholds = "too_many_strongholds",
        /// Strongholds of two players on one card.
        SharedStronghold = "shared_stronghold",
        /// A stronghold on a card that is not face up.
        LostStronghold = "lost_stronghold",
    }
}

impl Fault {
    /// The fault with its clause in English.
    pub(crate) fn why(self, words: impl Into<Cow<'static, str>>) -> Why {
        Why { fault: Some(self), words: words.into() }
    }
}
