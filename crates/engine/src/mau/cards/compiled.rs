//! Compiled effects of single cards, indexed by card.

use super::effect::{Effect, Wishes, wishing};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cause::Source;
use crate::mau::forms::Forms;
use crate::mau::patterns::Pattern;

use crate::mau::deck::pack;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CardRule, HouseRules, Start};
use crate::mau::rules::lookup::rule_of;
use crate::mau::threat::Threat;

/// Whether laying a card takes more than naming it.
pub(in crate::mau) fn is_special(
    effects: &[Effect; Card::KINDS],
    doc: &HouseRules,
    card: Card,
) -> bool {
    let effect = &effects[card.index()];
    let wild = rule_of(doc, card).is_some_and(|rule| rule.wild);
    wild || effect.copies || effect.wish.is_some() || effect.buys || effect.threat_may
}

/// Those of the `special` kinds that can always be laid in the same ways as the first of them.
pub(in crate::mau) fn alike(
    effects: &[Effect; Card::KINDS],
    doc: &HouseRules,
    special: KindSet,
) -> (KindSet, Forms) {
    // Where nothing lies there is nothing to buy.
    let led = doc.deal.start == Start::Led;
    let fixed = |card: &Card| {
        let effect = &effects[card.index()];
        let other = effect.wish.is_some_and(|wish| wish.other);
        let always_alike = !(effect.copies || other || (led && effect.buys));
        always_alike && rule_of(doc, *card).is_some_and(|rule| !rule.wild)
    };
    let of = |card: Card| effects[card.index()].forms;
    let forms = special.filter(fixed).map(of).next().unwrap_or_default();
    (special.filter(fixed).filter(|card| of(*card) == forms).collect(), forms)
}

/// What every card and every pattern does, and the threats among these effects, numbered as in
/// [`HouseRules::threats`].
pub(in crate::mau) fn effects(
    doc: &HouseRules,
) -> ([Effect; Card::KINDS], Vec<Pattern>, Vec<Threat>) {
    let mut effects = [Effect::default(); Card::KINDS];
    let mut threats = Vec::new();
    let pack = pack(doc).collect();
    for (which, rule) in &doc.cards {
        let effect = effect(rule, pack, Source::Cards(*which), &mut threats);
        for card in kinds(std::slice::from_ref(which)) {
            effects[card.index()] = effect;
        }
    }
    let patterns = doc.patterns.values().enumerate().map(|(index, rule)| {
        let source = Source::Pattern(index as u8);
        let effect = effect(&rule.does.as_card(), pack, source, &mut threats);
        Pattern::compile(doc, rule, effect)
    });
    let patterns = patterns.collect();
    (effects, patterns, threats)
}

/// Compiles what a rule does; its threat is added to `threats`.
pub(super) fn effect(
    rule: &CardRule,
    pack: KindSet,
    source: Source,
    threats: &mut Vec<Threat>,
) -> Effect {
    let threat = rule.threat.as_ref().map(|threat| {
        threats.push(Threat::compile(threat, source));
        (threats.len() - 1) as u8
    });
    Effect {
        forms: forms(rule, pack),
        reverse: rule.reverse.as_ref().map(|reverse| reverse.with_two),
        again: rule.again,
        lays_on: rule.lays_on,
        covered: rule.covered,
        wish: rule.wish.as_ref().map(|wish| Wishes::compile(wish, pack)),
        copies: rule.copies,
        buys: rule.buys,
        rotates: rule.rotates.then_some(rule.rotates_to),
        threat,
        threat_may: rule.threat.as_ref().is_some_and(|threat| threat.may),
    }
}

/// The ways in which a card of this rule can be laid on one's own turn.
pub(super) fn forms(rule: &CardRule, pack: KindSet) -> Forms {
    let wishes = rule.wish.as_ref().map(|wish| (wishing(wish, pack), wish.may));
    let forms = match wishes {
        None => Forms::PLAIN,
        Some((wishes, true)) => wishes.or_plain(),
        Some((wishes, false)) => wishes,
    };
    let claims = rule.buys || rule.threat.as_ref().is_some_and(|threat| threat.may);
    if claims { forms.claiming() } else { forms }
}
