//! Enumerations whose members have words.

/// Declares an enumeration with a word for each member, which stays, and which a function of the given name says.
#[doc(hidden)]
#[macro_export]
macro_rules! words {
    (
        $(#[$($attribute:tt)+])+
        pub enum $Name:ident, fn $word:ident {
            $($(#[$($what:tt)+])+ $Member:ident = $text:literal,)+
        }
    ) => {
        $(#[$($attribute)+])+
        pub enum $Name {
            $($(#[$($what)+])+ $Member,)+
        }

        impl $Name {
            /// All of them.
            pub const ALL: [Self; [$(Self::$Member),+].len()] = [$(Self::$Member),+];

            /// The word for it in texts and in the outward vocabulary, which stays.
            pub const fn $word(self) -> &'static str {
                match self {
                    $(Self::$Member => $text,)+
                }
            }
        }
    };
}
