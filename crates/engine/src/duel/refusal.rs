//! Why an action is not legal.

use crate::game::refusals;

refusals! {
    /// Why an action was refused: the code, the rule and the words.
    pub enum Refusal(code, rule, words) {
        /// The game has ended.
        GameOver = "game_over", "D-23", "the game is over";
        /// A joker card must be placed first.
        PlaceJokerFirst = "place_joker_first", "D-17", "first choose the colour of the joker card";
        /// A token must be taken from the board first.
        TakeTokenFirst = "take_token_first", "D-18", "first take a token of the card's colour";
        /// A token must be taken from the opponent first.
        StealFirst = "steal_first", "D-20", "first take a gem or pearl from the opponent";
        /// A royal must be taken first.
        TakeRoyalFirst = "take_royal_first", "D-21", "first take a royal";
        /// A token must be discarded first.
        DiscardFirst = "discard_first", "D-22", "more than ten tokens are held: discard one first";
        /// No joker card is to be placed.
        NoJokerToPlace = "no_joker_to_place", "D-17", "no joker card is to be placed now";
        /// No ability lets a token be taken.
        NoTokenToTake = "no_token_to_take", "D-18", "no card gives a token of its colour now";
        /// No ability lets a token be stolen.
        NothingToSteal = "nothing_to_steal", "D-20", "nothing lets a token be stolen now";
        /// No royal has been earned.
        NoRoyalToTake = "no_royal_to_take", "D-21", "a royal comes with the third and the sixth crown, and at no other time";
        /// There are not too many tokens.
        NothingToDiscard = "nothing_to_discard", "D-22", "tokens are discarded at the end of a turn with more than ten";
        /// The board was replenished this turn.
        PrivilegeTooLate = "privilege_too_late", "D-08", "privileges are spent before the board is replenished, not after";
        /// The player has no privilege.
        NoPrivilege = "no_privilege", "D-06", "there is no privilege to spend";
        /// No token lies on the cell that a privilege is to be spent for.
        PrivilegeForNothing = "privilege_for_nothing", "D-06", "that space is empty: choose one with a gem or a pearl";
        /// A privilege is to be spent for gold.
        PrivilegeForGold = "privilege_for_gold", "D-06", "a privilege brings a gem or a pearl; gold comes with a reserved card";
        /// The bag is empty.
        BagEmpty = "bag_empty", "D-07", "the bag is empty: there is nothing to replenish with";
        /// More than three cells, or none.
        TakeUpToThree = "take_up_to_three", "D-11", "take one, two or three tokens";
        /// A cell of the take is empty.
        TakeOverGap = "take_over_gap", "D-11", "one of these spaces is empty";
        /// A cell of the take has gold.
        TakeOfGold = "take_of_gold", "D-11", "gold can't be taken like this: it comes with a reserved card";
        /// The cells are not one straight unbroken line.
        NotInLine = "not_in_line", "D-11", "take tokens that lie next to each other in one straight line, without a gap";
        /// Three cards are in hand.
        HandFull = "hand_full", "D-13", "three cards are in reserve: buy one before reserving another";
        /// The cell named has no gold.
        NoGoldThere = "no_gold_there", "D-13", "a reserve takes a gold from the board, and none lies on that space";
        /// The card does not lie in the pyramid.
        NotInPyramid = "not_in_pyramid", "D-13", "only a card of the pyramid can be reserved, or the top of a deck by its level";
        /// The deck is empty.
        DeckEmpty = "deck_empty", "D-13", "that deck has no card left";
        /// The card lies neither in the pyramid nor in the own hand.
        NotForSale = "not_for_sale", "D-14", "only a card of the pyramid or of the own reserve can be bought";
        /// The player has no card with a bonus to put the joker card on.
        NothingUnderJoker = "nothing_under_joker", "D-17", "a joker card needs an own card with a bonus to lie on";
        /// The player does not hold what is paid.
        NotHeld = "not_held", "D-14", "these tokens are not held";
        /// The payment is not the price.
        WrongPayment = "wrong_payment", "D-14", "pay the cost less the bonuses exactly, each gold in place of one gem or pearl that is asked";
        /// The player has no card of the colour to put the joker card on.
        NoSuchGroup = "no_such_group", "D-17", "a joker card lies on an own card with a bonus: choose the colour of one";
        /// The cell has no token of the card's colour.
        OtherColor = "other_color", "D-18", "choose a space that has a token of the bought card's colour";
        /// Gold is to be stolen.
        StealOfGold = "steal_of_gold", "D-20", "gold can't be stolen: choose a gem or a pearl";
        /// The opponent has no such token.
        NotHeldByOpponent = "not_held_by_opponent", "D-20", "the opponent has no token of this colour";
        /// The royal is not there.
        RoyalGone = "royal_gone", "D-21", "choose one of the royals that are left";
        /// The player has no such token to discard.
        NotHeldToDiscard = "not_held_to_discard", "D-22", "no token of this colour is held";
        /// The opponent has not stalled for three turns.
        NotStalled = "not_stalled", "D-26", "a claim needs an opponent who began three turns in a row with all gold and pearls and bought nothing";
        /// Another action is possible.
        MustAct = "must_act", "D-10", "nobody may pass who can act or replenish";
    }
}
