//! Why an action is not legal, with the Trading Posts.

use crate::game::refusals;

refusals! {
    /// Why the Trading Posts refuse an action: the code, the rule and the words.
    pub enum Refusal(code, rule, words) {
        /// A gem must be chosen first.
        GemFirst = "post_gem_first", "C-22", "a post gives a gem: first choose which";
        /// There is no gem to choose.
        NoGemNow = "no_post_gem", "C-22", "no post gives a gem now";
        /// The token is no gem, or the bank has none of the colour.
        NotThere = "post_gem_not_there", "C-22", "choose a gem that lies in the bank; gold never comes from a post";
        /// The token has the colour of the two that were taken.
        SameColor = "post_gem_same_color", "C-23", "the third token has another colour than the two";
    }
}
