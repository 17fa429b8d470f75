//! Sets as the bits of one number.

/// What such a set can do, whatever its members are: `bit_set!(TileSet of TileId)`.
macro_rules! bit_set {
    ($Set:ident of $Member:ident) => {
        impl $Set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// The set with this member added.
            #[must_use]
            pub const fn with(self, member: $Member) -> Self {
                Self(self.0 | 1 << member.0)
            }

            /// What both sets hold.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What either set holds.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What this set holds and the other does not.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the set holds this member.
            pub const fn contains(self, member: $Member) -> bool {
                self.0 >> member.0 & 1 == 1
            }

            /// How many members there are.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

pub(crate) use bit_set;
