//! The list of all games, and the macros generated from it.
//!
//! To add a game, add a line to `games`. `sum_of_games` makes an enum over all games; `each_game`,
//! `each_pair` and `of_game` dispatch on it, and `file_of_each_game` includes the files that each
//! game has: no other file names the games side by side.

/// Calls a macro with the list of all games: for each its doc comment, variant name and type.
#[doc(hidden)]
#[macro_export]
macro_rules! games {
    ($then:ident $($rest:tt)*) => {
        $crate::$then! {
            [
                "The Mau-Mau family." Mau $crate::mau::Mau,
                "Maxonaut." Maxonaut $crate::maxonaut::Maxonaut
            ]
            $($rest)*
        }
    };
}

/// An enum with one variant for each game `G`, which holds an `Of<G>`; with `From` each of them,
/// and `TryFrom` a reference to the enum back to a reference to one of them.
///
/// `sum_of_games! { pub enum AnyMove(MoveOf) }`, with `type MoveOf<G> = <G as Game>::Move`.
#[macro_export]
macro_rules! sum_of_games {
    ($(#[$meta:meta])* $vis:vis enum $name:ident($of:ident)) => {
        $crate::games! { __sum ($(#[$meta])*) ($vis) $name $of }
    };
}

/// Evaluates an expression for whichever game's variant `$any` is; with `$game: $one`, `$game` is
/// that game's type.
#[macro_export]
macro_rules! each_game {
    ($any:ident, $sum:expr, $game:ident: $one:pat => $answer:expr) => {
        $crate::games! { __each_typed $any ($sum) $game ($one) ($answer) }
    };
    ($any:ident, $sum:expr, $one:pat => $answer:expr) => {
        $crate::games! { __each $any ($sum) ($one) ($answer) }
    };
}

/// Evaluates an expression for two values of the same game; none if they are of different games.
#[macro_export]
macro_rules! each_pair {
    (($any:ident, $sum:expr), ($other:ident, $with:expr), ($one:pat, $two:pat) => $answer:expr) => {
        $crate::games! { __pair $any ($sum) $other ($with) ($one) ($two) ($answer) }
    };
}

/// Evaluates an expression in which `$game` is the type of a game known only by its id.
#[macro_export]
macro_rules! of_game {
    ($id:expr, $game:ident => $answer:expr) => {
        $crate::games! { __of ($id) $game ($answer) }
    };
}

/// Includes the text of a file that each game has, named after its module, paired with the id of
/// the game: `file_of_each_game!("../data/luck/", ".toml")`, relative to the calling file.
#[macro_export]
macro_rules! file_of_each_game {
    ($before:literal, $after:literal) => {
        $crate::games! { __files $before $after }
    };
}

/// The id of the game whose variant `$any` is.
#[macro_export]
macro_rules! which_game {
    ($any:ident, $sum:expr) => {
        $crate::games! { __which $any ($sum) }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __which {
    ([$($doc:literal $variant:ident $game:ty),+] $any:ident ($sum:expr)) => {
        match $sum {
            $($any::$variant(_) => $crate::any::GameId::$variant,)+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __sum {
    (
        [$($doc:literal $variant:ident $game:ty),+]
        ($(#[$meta:meta])*) ($vis:vis) $name:ident $of:ident
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(#[doc = $doc] $variant($of<$game>),)+
        }

        $(impl From<$of<$game>> for $name {
            fn from(one: $of<$game>) -> Self {
                Self::$variant(one)
            }
        }

        impl<'a> TryFrom<&'a $name> for &'a $of<$game> {
            type Error = $crate::any::OtherGame;

            fn try_from(any: &'a $name) -> Result<Self, Self::Error> {
                match any {
                    $name::$variant(one) => Ok(one),
                    #[allow(unreachable_patterns, reason = "there may be one game only")]
                    _ => Err($crate::any::OtherGame),
                }
            }
        })+
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __each {
    (
        [$($doc:literal $variant:ident $game:ty),+]
        $any:ident ($sum:expr) ($one:pat) ($answer:expr)
    ) => {
        match $sum {
            $($any::$variant($one) => $answer,)+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __each_typed {
    (
        [$($doc:literal $variant:ident $type:ty),+]
        $any:ident ($sum:expr) $game:ident ($one:pat) ($answer:expr)
    ) => {
        match $sum {
            $($any::$variant($one) => {
                type $game = $type;
                $answer
            })+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __pair {
    (
        [$($doc:literal $variant:ident $game:ty),+]
        $any:ident ($sum:expr) $other:ident ($with:expr) ($one:pat) ($two:pat) ($answer:expr)
    ) => {
        match ($sum, $with) {
            $(($any::$variant($one), $other::$variant($two)) => Some($answer),)+
            _ => None,
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __of {
    ([$($doc:literal $variant:ident $type:ty),+] ($id:expr) $game:ident ($answer:expr)) => {
        match $id {
            $($crate::any::GameId::$variant => {
                type $game = $type;
                $answer
            })+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __files {
    (
        [$($doc:literal $variant:ident $engine:ident::$module:ident::$type:ident),+]
        $before:literal $after:literal
    ) => {
        [$((
            $crate::any::GameId::$variant,
            include_str!(concat!($before, stringify!($module), $after)),
        )),+]
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __ids {
    ([$($doc:literal $variant:ident $game:ty),+]) => {
        /// One of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameId {
            $(#[doc = $doc] $variant,)+
        }

        impl GameId {
            /// All games, in the order in which they are offered.
            pub const ALL: [Self; [$($doc),+].len()] = [$(Self::$variant),+];
        }
    };
}
