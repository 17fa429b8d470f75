//! Why an action is not legal, with the Orient.

use crate::game::refusals;

refusals! {
    /// Why the Orient refuses an action: the code, the rule and the words.
    pub enum Refusal(code, rule, words) {
        /// A colour must be chosen first.
        CopyFirst = "copy_first", "C-32", "first choose the colour that the copy takes";
        /// A card must be taken first.
        FreeFirst = "free_first", "C-37", "first take a card for nothing";
        /// A noble must be set aside first.
        SetAsideFirst = "set_aside_first", "C-34", "first set a noble aside";
        /// No colour is to be chosen.
        NoCopyNow = "no_copy_now", "C-32", "no copy takes a colour now";
        /// No card is to be taken for nothing.
        NoFreeNow = "no_free_now", "C-37", "no card comes for nothing now";
        /// No noble is to be set aside.
        NoSetAsideNow = "no_set_aside_now", "C-34", "no noble is set aside now";
        /// The player has no bonus to copy.
        NothingToCopy = "nothing_to_copy", "C-32", "a copy needs a bonus: without one it cannot be bought";
        /// The player has no bonus of this colour.
        NotToCopy = "not_to_copy", "C-32", "a copy takes the colour of a bonus that its owner has";
        /// The card cannot be taken for nothing.
        NotFree = "not_free", "C-37", "only a face-up card of the named level comes for nothing";
        /// The noble does not lie out.
        NobleGone = "noble_gone", "C-34", "only a noble that lies out can be set aside";
        /// The Orient deck is empty.
        DeckEmpty = "orient_deck_empty", "C-30", "the Orient deck of this level is empty";
        /// The card is not paid with tokens.
        OnlySacrifice = "only_sacrifice", "C-38", "this card is paid with bought cards: two bonuses of its colour leave the game";
        /// The card is not paid with cards.
        NoSacrifice = "no_sacrifice", "C-38", "only a sacrifice is paid with bought cards";
        /// The cards do not make up the price.
        WrongSacrifice = "wrong_sacrifice", "C-38", "of the named colour leave two copies; or the only copy and another card; or two single cards; or one double";
        /// The gold cards are not those to name.
        WrongGoldCards = "wrong_gold_cards", "C-31", "name own gold cards, those of the lowest ids";
        /// The payment with gold cards is not right.
        WrongGoldPayment = "wrong_gold_payment", "C-31", "gems, gold and two for each gold card must reach the price, and no gold may be left over";
    }
}
