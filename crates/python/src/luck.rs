//! Luck that can be kept and taken up again.

use std::fmt;
use std::str::FromStr;

use parure_engine::chance::{Chance, Draw, FixedDeal, Pool, Sampled, SplitMix64};

/// What a state draws by, together with how far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// A stream in which every draw is as likely as the others; the same as the engine's own for this seed.
    Stream(u64),
    /// A deal in which every deck has one order, whoever draws; and how far its stream of tokens has come.
    Deal(u64, u64),
}

impl Luck {
    /// The stream that belongs to a seed.
    pub const fn from_seed(seed: u64) -> Self {
        Self::Stream(seed)
    }

    /// The deal that belongs to a number.
    pub const fn fixed(deal: u64) -> Self {
        Self::Deal(deal, deal)
    }
}

impl Chance for Luck {
    fn draw(&mut self, pool: Pool) -> Draw {
        match self {
            Self::Stream(seed) => {
                let mut chance = Sampled(SplitMix64::new(*seed));
                let draw = chance.draw(pool);
                *seed = chance.0.seed();
                draw
            }
            Self::Deal(deal, tokens) => {
                let mut chance = FixedDeal::resume(*deal, *tokens);
                let draw = chance.draw(pool);
                *tokens = chance.tokens();
                draw
            }
        }
    }
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stream(seed) => write!(f, "{seed}"),
            Self::Deal(deal, tokens) => write!(f, "deal {deal} {tokens}"),
        }
    }
}

impl FromStr for Luck {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |word: &str| word.parse().map_err(drop);
        match text.split(' ').collect::<Vec<_>>()[..] {
            [seed] => Ok(Self::Stream(number(seed)?)),
            ["deal", deal, tokens] => Ok(Self::Deal(number(deal)?, number(tokens)?)),
            _ => Err(()),
        }
    }
}
