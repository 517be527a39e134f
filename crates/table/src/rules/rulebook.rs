//! The rules of a table: from what people chose to what the engine runs on, and back into words.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyDocument, AnyRules, AnyRulesFile, from_text, preset};
use stammtisch_engine::limits::{MAX_RULES_BYTES, MAX_RULES_MISTAKES};
use stammtisch_engine::rules::{self, CallHead, EnforcedBy, Lang, OptionRule, RuleError};
use stammtisch_rules_text as rules_text;

use super::BotKinds;
use crate::rules::stake_text;
use crate::wire::deck::DeckLook;
use crate::wire::{
    BaseRules, CallInfo, CardText, Choice, ChosenRules, Enforced, Leavers, Mistake, OptionInfo,
    RulesInfo, RulesText, Text, TextSection,
};

/// The rules of a table: the document, and what it compiles to.
#[derive(Clone, Debug)]
pub struct Rulebook {
    house: AnyDocument,
    rules: AnyRules,
}

impl Rulebook {
    /// The rules that people chose, for this many seats.
    ///
    /// # Errors
    /// An unknown preset, option or choice, a rules file with mistakes, or seats that the rules are
    /// not made for.
    pub fn choose(chosen: &ChosenRules, seats: u8) -> Result<Self, Vec<RuleError>> {
        Self::of(&file_of(chosen)?, &chosen.options, |_| seats)
    }

    /// The rules that people chose, for the number of seats they recommend.
    ///
    /// # Errors
    /// All mistakes in them.
    pub fn try_out(chosen: &ChosenRules) -> Result<Self, Vec<RuleError>> {
        Self::of(&file_of(chosen)?, &chosen.options, |house| house.head().seats.recommended)
    }

    fn of(
        file: &AnyRulesFile,
        options: &BTreeMap<String, String>,
        seats: impl Fn(&AnyDocument) -> u8,
    ) -> Result<Self, Vec<RuleError>> {
        let house = file.resolve(options)?;
        let seats = seats(&house);
        // Mistakes are reported with their lines in the file.
        let rules = house.compile(seats).or_else(|_| file.compile(options, seats))?;
        let length = house.to_text().len();
        if length > MAX_RULES_BYTES {
            let message = format!(
                "written out in full, these rules take {length} bytes; a table keeps at most \
                 {MAX_RULES_BYTES}"
            );
            let german = format!(
                "ganz ausgeschrieben sind diese Regeln {length} Bytes lang; ein Tisch behält \
                 höchstens {MAX_RULES_BYTES}"
            );
            let (code, field, line) = ("too_long", String::new(), None);
            return Err(vec![RuleError { code, field, line, message, german }]);
        }
        Ok(Self { rules, house })
    }

    /// The rules that a table was opened with, from their stored text.
    ///
    /// # Errors
    /// If this version cannot read them.
    pub fn from_text(text: &str, seats: u8) -> Result<Self, Vec<RuleError>> {
        let house = from_text(text)?;
        Ok(Self { rules: house.compile(seats)?, house })
    }

    /// The rules in full, as a table stores them.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.house.to_text()
    }

    /// Their name for people.
    #[must_use]
    pub fn name(&self) -> Text {
        words(self.house.head().name)
    }

    /// The compiled rules.
    #[must_use]
    pub const fn rules(&self) -> &AnyRules {
        &self.rules
    }

    /// The document behind the compiled rules.
    #[must_use]
    pub const fn house(&self) -> &AnyDocument {
        &self.house
    }

    /// The rules in words, in German (`de`) or English, preceded by a one-sentence description.
    #[must_use]
    pub fn text(&self, lang: &str) -> RulesText {
        let lang = Lang::of(lang).unwrap_or(Lang::En);
        let head = self.house.head();
        let about = lang.pick(head.about);
        let about = (!about.is_empty())
            .then(|| TextSection { title: String::new(), lines: vec![about.to_owned()] });
        let text = rules_text::explain(&self.rules, lang)
            .into_iter()
            .map(|section| TextSection { title: section.title, lines: section.lines });
        let told = |cards: Vec<_>| cards.into_iter().map(|card| card_text(card, lang)).collect();
        RulesText {
            title: lang.pick(head.name).to_owned(),
            length: lang.pick(&rules_text::length(&self.rules)).to_owned(),
            sections: about.into_iter().chain(text).collect(),
            cards: told(rules_text::cards(&self.rules)),
            backs: told(rules_text::backs(&self.rules)),
            deck: self.look(),
        }
    }

    /// The look of the deck, where it is not the usual one.
    fn look(&self) -> Option<Box<DeckLook>> {
        rules_text::look(&self.rules).map(|look| Box::new(look.into()))
    }

    /// [`Self::text`], and what the table plays for, where it has a stake (LIV-22).
    #[must_use]
    pub fn text_with_stake(&self, lang: &str, stake: u32, leavers: Leavers) -> RulesText {
        let mut text = self.text(lang);
        if stake > 0 {
            let lang = Lang::of(lang).unwrap_or(Lang::En);
            let seats = self.rules.seats();
            let aside = self.rules.can_withdraw();
            text.sections.push(stake_text::section(stake, seats, leavers, aside, lang));
        }
        text
    }

    /// What a client shows of these rules. A preset that no longer exists leaves no options.
    #[must_use]
    pub fn info(&self, chosen: &ChosenRules, bots: &BotKinds) -> RulesInfo {
        let file = file_of(chosen).ok();
        self.info_with(file.as_ref().map_or(&[], AnyRulesFile::options), bots)
    }

    /// [`Self::info`] of a file that was just checked, with what it says without effect.
    #[must_use]
    pub fn checked(&self, chosen: &ChosenRules, bots: &BotKinds) -> RulesInfo {
        let warnings = file_of(chosen).map(|file| file.warnings()).unwrap_or_default();
        let warnings = warnings.iter().take(MAX_RULES_MISTAKES).map(Mistake::from).collect();
        RulesInfo { warnings, ..self.info(chosen, bots) }
    }

    fn info_with(&self, options: &[OptionRule], bots: &BotKinds) -> RulesInfo {
        let house = &self.house;
        let head = house.head();
        RulesInfo {
            id: head.id.to_owned(),
            game: house.game().name().to_owned(),
            name: words(head.name),
            about: words(head.about),
            length: rules_text::length(&self.rules).into(),
            seats_min: head.seats.min,
            seats_max: head.seats.max,
            seats_default: head.seats.recommended,
            options: options.iter().map(option_info).collect(),
            calls: house.calls().into_iter().map(call_info).collect(),
            charges: house.charges().into_iter().map(words).collect(),
            named_rules: self.rules.named_rules().into_iter().map(words).collect(),
            causes: Vec::new(),
            cards_mark: house.cards_mark(),
            cheating: house.cheating(),
            writing_hand: house.asks_writing_hand(),
            lays_aside: self.rules.can_withdraw(),
            bots: bots.get(house.game().name()).cloned().unwrap_or_default(),
            deck: self.look(),
            differs: None,
            warnings: Vec::new(),
        }
    }
}

/// Every preset with its default choices, in the order in which they are offered.
#[must_use]
pub fn catalog(bots: &BotKinds) -> Vec<RulesInfo> {
    preset::ids()
        .filter_map(|id| {
            let file = read(id).ok()?;
            let house = file.resolve(&BTreeMap::new()).ok()?;
            let rules = house.compile(house.head().seats.recommended).ok()?;
            Some(Rulebook { house, rules }.info_with(file.options(), bots))
        })
        .collect()
}

/// The presets that custom rules files can be based on, written out in full.
#[must_use]
pub fn bases() -> Vec<BaseRules> {
    preset::bases().filter_map(|id| base(id).ok()).collect()
}

/// A preset, or an entry of the library, as the base of a custom rules file.
///
/// # Errors
/// There are no rules with that id.
pub fn base(id: &str) -> Result<BaseRules, Vec<RuleError>> {
    let file = read(id)?;
    let house = file.plain()?;
    let whole = rules::read_table(&file.to_text()?).map_err(|error| vec![error])?;
    let head = house.head();
    Ok(BaseRules {
        id: id.to_owned(),
        game: house.game().name().to_owned(),
        name: words(head.name),
        about: words(head.about),
        file: serde_json::to_value(whole).unwrap_or_default(),
    })
}

fn file_of(chosen: &ChosenRules) -> Result<AnyRulesFile, Vec<RuleError>> {
    chosen.file.as_deref().map_or_else(|| read(&chosen.base), AnyRulesFile::read)
}

fn read(base: &str) -> Result<AnyRulesFile, Vec<RuleError>> {
    let Some(text) = preset::text(base) else {
        let known = preset::ids().collect::<Vec<_>>().join(", ");
        return Err(vec![RuleError {
            code: "unknown_preset",
            field: "base".into(),
            line: None,
            message: format!(
                "there are no rules of that name; there are: {known}, and those of the library"
            ),
            german: format!(
                "Regeln mit diesem Namen gibt es nicht; es gibt: {known} und die der Bibliothek"
            ),
        }]);
    };
    AnyRulesFile::read(text)
}

fn card_text(card: rules::CardText, lang: Lang) -> CardText {
    let rules::CardText { cards, name, special, lines, claim } = card;
    let say = |said: &rules::Text| lang.pick(said).to_owned();
    CardText {
        cards,
        name: say(&name),
        special,
        lines: lines.iter().map(say).collect(),
        claim: claim.as_ref().map(say),
    }
}

fn call_info(call: CallHead<'_>) -> CallInfo {
    CallInfo {
        id: call.id.to_owned(),
        name: words(call.name),
        at: call.at,
        enforced: match call.enforced {
            EnforcedBy::Nobody => Enforced::Nobody,
            EnforcedBy::Reminder => Enforced::Reminder,
            EnforcedBy::Automatic => Enforced::Automatic,
            EnforcedBy::Table => Enforced::Table,
            EnforcedBy::Others => Enforced::Others,
        },
        false_catch: call.false_catch,
    }
}

fn option_info(option: &OptionRule) -> OptionInfo {
    OptionInfo {
        id: option.id.clone(),
        name: words(&option.name),
        choices: option
            .choices
            .iter()
            .map(|choice| Choice { id: choice.id.clone(), name: words(&choice.name) })
            .collect(),
        default: option.default.clone(),
        requires: option.requires.clone(),
        form: option.is_form(),
    }
}

fn words(text: &rules::Text) -> Text {
    Text { de: text.de.clone(), en: text.en.clone() }
}
