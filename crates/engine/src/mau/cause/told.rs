//! Causes of events, by their ids and reasons under the rules in force.

use crate::mau::cause::{Cause, Source};
use crate::mau::event::{DrawReason, Ending, Event};
use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::EmptyPile;

impl Source {
    pub(super) fn id(self, rules: &Rules) -> String {
        match self {
            Self::Cards(which) => format!("cards.{which}.threat"),
            Self::Pattern(rule) => format!("{}.does.threat", named(rules, rule)),
        }
    }
}

pub(super) fn named(rules: &Rules, rule: u8) -> String {
    rules.doc.named().nth(usize::from(rule)).map_or_else(|| "?".into(), |(id, _)| id)
}

impl Cause {
    /// Its path in the rules, as `cards.7.threat`; the same throughout a match, whatever is in force.
    #[must_use]
    pub fn id(self, rules: &Rules) -> String {
        let call = |index: CallIndex| rules.doc.calls.keys().nth(usize::from(index));
        let of_call = |index: CallIndex, field: &str| {
            format!("calls.{}{field}", call(index).map_or("?", String::as_str))
        };
        let charge = |index: ChargeIndex| rules.doc.charges.keys().nth(usize::from(index));
        let of_charge = |index: ChargeIndex, field: &str| {
            format!("charges.{}{field}", charge(index).map_or("?", String::as_str))
        };
        match self {
            Self::Draw => "draw".into(),
            Self::Redraw => "end.redraw".into(),
            Self::Limit => "draw.limit".into(),
            Self::Threat(source) => source.id(rules),
            Self::Closing(source) => format!("{}.closing", source.id(rules)),
            Self::Named(rule) => named(rules, rule),
            Self::Caught(call) | Self::Forgotten(call) => of_call(call, ""),
            Self::FalseCall(call) => of_call(call, ".false_penalty"),
            Self::FalseCatch(call) => of_call(call, ".false_catch"),
            Self::Charged(charge) => of_charge(charge, ""),
            Self::FalseCharge(charge) => of_charge(charge, ".false_penalty"),
            Self::Cheat => "cheat".into(),
            Self::FalseAccusation => "cheat.false_penalty".into(),
            Self::Followed => "cheat.later.followers".into(),
            Self::PileEmpty => "draw.empty".into(),
            Self::Stuck => "end.stuck".into(),
            Self::Capped => "end.capped".into(),
            Self::Over => "end".into(),
        }
    }

    /// The cause as one of a few words, for clients that only tell penalties from turns.
    #[must_use]
    pub const fn reason(self) -> DrawReason {
        match self {
            Self::Draw => DrawReason::Turn,
            Self::Threat(_) => DrawReason::Threat,
            Self::Closing(_) => DrawReason::Closing,
            Self::Caught(_) => DrawReason::Caught,
            Self::Forgotten(_) => DrawReason::CallMissed,
            Self::FalseCall(_) => DrawReason::FalseCall,
            Self::FalseCatch(_) => DrawReason::FalseCatch,
            Self::Charged(_) => DrawReason::Charged,
            Self::FalseCharge(_) => DrawReason::FalseCharge,
            Self::Cheat => DrawReason::Cheating,
            Self::FalseAccusation => DrawReason::FalseAccusation,
            Self::Named(_)
            | Self::Followed
            | Self::Redraw
            | Self::Limit
            | Self::PileEmpty
            | Self::Stuck
            | Self::Capped
            | Self::Over => DrawReason::Rule,
        }
    }
}

impl From<Ending> for Cause {
    fn from(ending: Ending) -> Self {
        match ending {
            // The rule that ended it has been told just before.
            Ending::Out | Ending::Rule => Self::Over,
            Ending::Stuck => Self::Stuck,
            Ending::Capped => Self::Capped,
            Ending::PileEmpty => Self::PileEmpty,
        }
    }
}

impl Event {
    /// The cause of the event, where that is not the move just made.
    #[must_use]
    pub fn cause(&self) -> Option<Cause> {
        match *self {
            Self::Drew { cause, .. }
            | Self::LaidBeside { cause, .. }
            | Self::Threatened { cause, .. } => Some(cause),
            Self::Caught { call, .. } => Some(Cause::Caught(call)),
            Self::CallMissed { call, .. } => Some(Cause::Forgotten(call)),
            Self::FalseCall { call, .. } => Some(Cause::FalseCall(call)),
            Self::FalseCatch { call, .. } => Some(Cause::FalseCatch(call)),
            Self::Verdict { charge, guilty: true, .. } => Some(Cause::Charged(charge)),
            Self::Verdict { charge, guilty: false, .. } => Some(Cause::FalseCharge(charge)),
            Self::Accused { guilty: true, .. } => Some(Cause::Cheat),
            Self::Accused { guilty: false, .. } => Some(Cause::FalseAccusation),
            Self::Lost { .. } => Some(Cause::Limit),
            Self::RuleApplied { rule, .. }
            | Self::RuleAdded { rule, .. }
            | Self::Switched { rule, .. } => Some(Cause::Named(rule)),
            Self::DealEnded { ending, .. } => Some(ending.into()),
            _ => None,
        }
    }
}

impl Rules {
    /// Every possible cause under these rules, in any deal of a match.
    #[must_use]
    pub fn causes(&self) -> Vec<Cause> {
        let whole = || std::iter::once(self).chain(self.variants());
        let mut causes = vec![Cause::Draw, Cause::Stuck, Cause::Capped, Cause::Over];
        for rules in whole() {
            causes.extend(rules.threats.iter().map(|threat| Cause::Threat(threat.source)));
            let closing = rules.threats.iter().filter(|threat| threat.closing.is_some());
            causes.extend(closing.map(|threat| Cause::Closing(threat.source)));
            causes.extend(rules.redraws.then_some(Cause::Redraw));
            causes.extend(rules.hand_limit.iter().map(|_| Cause::Limit));
            if rules.empty_pile == EmptyPile::EndDeal {
                causes.push(Cause::PileEmpty);
            }
            for (call, rule) in (0..).zip(&rules.calls) {
                causes.push(Cause::Caught(call));
                causes.extend((rule.false_penalty > 0).then_some(Cause::FalseCall(call)));
                causes.extend((rule.false_catch > 0).then_some(Cause::FalseCatch(call)));
            }
            for (charge, _) in (0..).zip(&rules.charges) {
                causes.extend([Cause::Charged(charge), Cause::FalseCharge(charge)]);
            }
            if rules.cheat.is_some() {
                causes.extend([Cause::Cheat, Cause::FalseAccusation]);
            }
            let later = rules.cheat.as_ref().and_then(|cheat| cheat.later);
            if later.is_some_and(|later| later.followers > 0) {
                causes.push(Cause::Followed);
            }
        }
        causes.extend((0..).zip(self.doc.named()).map(|(rule, _)| Cause::Named(rule)));
        causes.sort_unstable();
        causes.dedup();
        causes
    }
}
