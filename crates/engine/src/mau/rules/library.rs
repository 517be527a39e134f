//! The library of the Mau-Mau family: rules that people really play, one file each, found by id.

/// Id and text of the library files with these ids.
macro_rules! files {
    ($($id:literal)*) => {
        [$(($id, include_str!(concat!("../../../library/mau/", $id, ".toml")))),*]
    };
}

/// Id and text of every file: first what is played in German-speaking countries, then the rest of
/// the world.
pub(super) const LIBRARY: [(&str, &str); 41] = files! {
    "kinder"
    "neunerln"
    "mau-bergisch"
    "kneipe"
    "mau-erweitert"
    "ohne-wenden"
    "tschau-sepp"
    "tschau-sepp-achter"
    "chinder-jass"
    "schnell-zu-zehnt"
    "farben-und-zahlen"
    "crazy-eights"
    "countdown"
    "bartok"
    "mao"
    "switch"
    "black-jack"
    "jack-change-it"
    "last-card-nz"
    "pesten"
    "huit-americain"
    "pumba"
    "olsen"
    "vandatta"
    "olsen-olsen"
    "upp-og-nidur"
    "prsi"
    "makao"
    "makao-ungarn"
    "macao"
    "super-osmice"
    "agonia"
    "hundert-eins"
    "one-card"
    "page-one"
    "mau-mau-brasil"
    "mau-voador"
    "ocho-loco"
    "markttag"
    "matatu"
    "kadi"
};

/// The tags that rules can have, with their names in German and English.
pub(super) const TAGS: &[(&str, [&str; 2])] = &[
    ("2-draws", ["2 zieht", "2 draws"]),
    ("2-skips", ["2 lässt aussetzen", "2 skips"]),
    ("3-draws", ["3 zieht", "3 draws"]),
    ("3-skips", ["3 lässt aussetzen", "3 skips"]),
    ("5-draws", ["5 zieht", "5 draws"]),
    ("7-again", ["7 noch einmal", "7 again"]),
    ("7-draws", ["7 zieht", "7 draws"]),
    ("7-skips", ["7 lässt aussetzen", "7 skips"]),
    ("7-turns", ["7 dreht die Richtung", "7 turns"]),
    ("7-wishes", ["7 wünscht", "7 wishes"]),
    ("8-again", ["8 noch einmal", "8 again"]),
    ("8-skips", ["8 lässt aussetzen", "8 skips"]),
    ("8-turns", ["8 dreht die Richtung", "8 turns"]),
    ("8-wishes", ["8 wünscht", "8 wishes"]),
    ("9-again", ["9 noch einmal", "9 again"]),
    ("9-skips", ["9 lässt aussetzen", "9 skips"]),
    ("9-turns", ["9 dreht die Richtung", "9 turns"]),
    ("9-wishes", ["9 wünscht", "9 wishes"]),
    ("10-again", ["10 noch einmal", "10 again"]),
    ("10-skips", ["10 lässt aussetzen", "10 skips"]),
    ("10-turns", ["10 dreht die Richtung", "10 turns"]),
    ("jack-again", ["Bube noch einmal", "jack again"]),
    ("jack-draws", ["Bube zieht", "jack draws"]),
    ("jack-skips", ["Bube lässt aussetzen", "jack skips"]),
    ("jack-turns", ["Bube dreht die Richtung", "jack turns"]),
    ("jack-wishes", ["Bube wünscht", "jack wishes"]),
    ("queen-skips", ["Dame lässt aussetzen", "queen skips"]),
    ("queen-turns", ["Dame dreht die Richtung", "queen turns"]),
    ("queen-wishes", ["Dame wünscht", "queen wishes"]),
    ("king-again", ["König noch einmal", "king again"]),
    ("king-turns", ["König dreht die Richtung", "king turns"]),
    ("ace-again", ["Ass noch einmal", "ace again"]),
    ("ace-draws", ["Ass zieht", "ace draws"]),
    ("ace-skips", ["Ass lässt aussetzen", "ace skips"]),
    ("ace-turns", ["Ass dreht die Richtung", "ace turns"]),
    ("ace-wishes", ["Ass wünscht", "ace wishes"]),
    ("36-cards", ["36 Karten", "36 cards"]),
    ("build-your-own", ["zum Selberbauen", "build your own"]),
    ("children", ["Kinder", "children"]),
    ("draw-three", ["bis zu dreimal ziehen", "draw up to three"]),
    ("draw-until", ["ziehen, bis es passt", "draw until it fits"]),
    ("german-suits", ["deutsches Blatt", "German suits"]),
    ("jokers", ["Joker", "jokers"]),
    ("jump-in", ["Dazwischenwerfen", "jumping in"]),
    ("knockout", ["Ausscheiden", "knockout"]),
    ("many", ["große Runde", "large round"]),
    ("others-draw", ["alle anderen ziehen", "all others draw"]),
    ("own-deck", ["eigenes Blatt", "deck of its own"]),
    ("points", ["Punkte", "points"]),
    ("rank-wish", ["Wert wünschen", "wish a rank"]),
    ("short", ["schnell", "fast"]),
    ("talking", ["viel zu sagen", "much to say"]),
    ("to-the-last", ["bis zum Letzten", "to the last"]),
    ("together", ["mehrere auf einmal", "several at once"]),
    ("two-packs", ["2 Blätter", "2 packs"]),
    ("up-and-down", ["auf und ab", "up and down"]),
];
