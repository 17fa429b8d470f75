//! Why an action is not legal, with the Strongholds.

use crate::game::refusals;

refusals! {
    /// Why the Strongholds refuse an action: the code, the rule and the words.
    pub enum Refusal(code, rule, words) {
        /// Strongholds must be used first.
        UseFirst = "stronghold_first", "C-41", "a card was bought: first put, move or send back a stronghold";
        /// A conquest is offered first.
        ConquerFirst = "conquer_first", "C-43", "first conquer the card with three own strongholds, or decline";
        /// No stronghold is to be used.
        NoUseNow = "no_stronghold_now", "C-41", "strongholds are used only after a card was bought";
        /// No conquest is offered.
        NoConquestNow = "no_conquest_now", "C-43", "no conquest is offered now";
        /// The card is closed by a rival.
        Closed = "stronghold_closed", "C-42", "a rival's stronghold stands on this card: only its owner can buy or reserve it";
        /// The card does not lie face up.
        NotFaceUp = "stronghold_not_face_up", "C-41", "a stronghold goes onto a face-up card";
        /// A rival's stronghold is on the card.
        RivalThere = "stronghold_rival_there", "C-41", "a rival's stronghold stands on this card";
        /// None is left in the supply.
        NoneLeft = "stronghold_none_left", "C-41", "no stronghold is left in the supply: move one, or send one back";
        /// No such stronghold is on the card.
        NoneThere = "stronghold_none_there", "C-41", "no such stronghold stands on this card";
        /// The move ends where it begins.
        SameCard = "stronghold_same_card", "C-41", "a stronghold moves to another card";
        /// An own stronghold is to be sent back.
        OwnStronghold = "stronghold_own", "C-41", "only a rival's stronghold is sent back";
        /// The card does not have three own strongholds.
        NotConquered = "not_conquered", "C-43", "only the card with all three own strongholds is conquered";
    }
}
