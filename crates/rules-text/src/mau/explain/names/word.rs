//! Nouns with all the forms that a sentence needs, in German and English.

use stammtisch_engine::mau::rules::doc::{Article, FaceRule};

/// The gender of a German noun, which decides its articles and endings.
#[derive(Clone, Copy)]
pub(super) enum Gender {
    /// die Dame
    Feminine,
    /// der König
    Masculine,
    /// das Ass
    Neuter,
}

/// A rank or card as a noun.
pub(super) struct Noun {
    pub(super) gender: Gender,
    /// "Bube", "roter Joker"
    pub(super) label: String,
    /// "Bube"
    pub(super) name: String,
    /// "den Buben", "einen roten Buben"
    pub(super) object: String,
    /// "dem Buben", "einer roten 7"
    pub(super) dative: String,
    /// "der Bube", "der rote Bube"
    pub(super) definite: String,
    /// "Buben"
    pub(super) plural: String,
    pub(super) en: String,
    pub(super) en_plural: String,
    /// Whether there is only one in a pack: it takes "the".
    pub(super) single: bool,
    /// Whether it stands for all cards: it takes "every".
    pub(super) every: bool,
}

impl Noun {
    /// A noun that is the same in every case.
    pub(super) fn new(
        gender: Gender,
        (name, plural): (&str, &str),
        (en, en_plural): (&str, &str),
    ) -> Self {
        Self {
            gender,
            label: name.into(),
            name: name.into(),
            object: name.into(),
            dative: name.into(),
            definite: name.into(),
            plural: plural.into(),
            en: en.into(),
            en_plural: en_plural.into(),
            single: false,
            every: false,
        }
    }

    /// The noun with the name that these rules give it.
    pub(super) fn called(self, face: Option<&FaceRule>) -> Self {
        let Some(face) = face else { return self };
        let gender = face.article.map(|article| match article {
            Article::Der => Gender::Masculine,
            Article::Die => Gender::Feminine,
            Article::Das => Gender::Neuter,
        });
        let Some(name) = &face.name else {
            return Self { gender: gender.unwrap_or(self.gender), ..self };
        };
        let plural = |of: fn(&FaceRule) -> Option<&String>| of(face).cloned();
        let plural_de = plural(|face| face.plural.as_ref().map(|plural| &plural.de));
        let plural_en = plural(|face| face.plural.as_ref().map(|plural| &plural.en));
        let plural_de = plural_de.unwrap_or_else(|| name.de.clone());
        let plural_en = plural_en.unwrap_or_else(|| several_en(&name.en));
        // Feminine by default, as in "die Karte".
        let gender = gender.unwrap_or(Gender::Feminine);
        let named = Self::new(gender, (&name.de, &plural_de), (&name.en, &plural_en));
        let object = face.declined.clone().unwrap_or_else(|| name.de.clone());
        // "die dicke Farbkarte", but "nach einer dicken Farbkarte".
        let dative = match (face.declined.is_none(), gender, name.de.split_once(' ')) {
            (true, Gender::Feminine, Some((adjective, noun)))
                if adjective.ends_with('e') && adjective.starts_with(char::is_lowercase) =>
            {
                format!("{adjective}n {noun}")
            }
            _ => object.clone(),
        };
        Self { object, dative, single: self.single, every: self.every, ..named }
    }
}

pub(super) fn several_en(one: &str) -> String {
    let ending = if one.ends_with(['s', 'x']) || one.ends_with("ch") { "es" } else { "s" };
    format!("{one}{ending}")
}
