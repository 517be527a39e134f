//! Why something happened: the part of the rules that brought it about.

use crate::mau::event::{DrawReason, Ending, Event};
use crate::mau::moves::{CallIndex, ChargeIndex};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{EmptyPile, Which};

/// A field of the rules, as it makes things happen. Its id is where it stands in a rules file, and the
/// words for it come with the rules of a table: nobody else has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// It is one's turn to draw.
    Draw,
    /// The last card was one that lets nobody be out.
    Redraw,
    /// More cards are held than the rules let a seat hold.
    Limit,
    /// A threat stood.
    Threat(Source),
    /// The round that a threat announced was not ended by its author (ERF-39).
    Closing(Source),
    /// A pattern or trigger, by its place in [`crate::mau::rules::HouseRules::named`].
    Named(u8),
    /// A call is missing, as another seat saw.
    Caught(CallIndex),
    /// A call is missing, as the table saw.
    Forgotten(CallIndex),
    /// A call was not followed by the card it announced.
    FalseCall(CallIndex),
    /// A call was said to be missing that is not.
    FalseCatch(CallIndex),
    /// Somebody is guilty of what the charge says.
    Charged(ChargeIndex),
    /// Somebody was charged in vain.
    FalseCharge(ChargeIndex),
    /// Somebody cheated.
    Cheat,
    /// Somebody was accused who played honestly.
    FalseAccusation,
    /// A card was laid on one that was a cheat, which nobody had noticed.
    Followed,
    /// The draw pile is empty.
    PileEmpty,
    /// No card can move any more.
    Stuck,
    /// There were too many moves.
    Capped,
    /// A deal was played to its end.
    Over,
}

/// Where a threat comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Cards of the rules.
    Cards(Which),
    /// A pattern, by its place in [`crate::mau::rules::HouseRules::named`].
    Pattern(u8),
}

impl Source {
    fn id(self, rules: &Rules) -> String {
        match self {
            Self::Cards(which) => format!("cards.{which}.threat"),
            Self::Pattern(rule) => format!("{}.does.threat", named(rules, rule)),
        }
    }
}

fn named(rules: &Rules, rule: u8) -> String {
    rules.doc.named().nth(usize::from(rule)).map_or_else(|| "?".into(), |(id, _)| id)
}

impl Cause {
    /// Whether cards are drawn for an error: what was left out before goes on being owed.
    pub(in crate::mau) const fn is_fine(self) -> bool {
        matches!(
            self,
            Self::Caught(_)
                | Self::Forgotten(_)
                | Self::FalseCall(_)
                | Self::FalseCatch(_)
                | Self::Charged(_)
                | Self::FalseCharge(_)
                | Self::FalseAccusation
                | Self::Followed
        )
    }

    /// Where it stands in the rules, as `cards.7.threat`; the same through a match, whatever is in force.
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

    /// In one word of a few, for whoever only tells penalties from turns.
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
            // Which rule it was has been told just before.
            Ending::Out | Ending::Rule => Self::Over,
            Ending::Stuck => Self::Stuck,
            Ending::Capped => Self::Capped,
            Ending::PileEmpty => Self::PileEmpty,
        }
    }
}

impl Event {
    /// What made it happen, where that is not the move just made.
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
    /// All that can be a cause by these rules, in any deal of a match.
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
