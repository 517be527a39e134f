//! Compiles house rules for a number of seats into flat tables, in which a move is only looked up.

use super::lookup::rule_of;
use super::tables::Rules;
pub(in crate::mau) use super::which::{best, kinds};
use crate::card::Card;
use crate::mau::beside::Beside;
use crate::mau::effects::{effects_turn, waiting};
use crate::mau::lay::{self, OutOfTurn};
use crate::mau::triggers::Trigger;
use crate::rules::RuleError;

use super::check::check;
use super::doc::{By, Due, Enforced, HandBy, HouseRules, Keeps, LaidBy, Starter};
use crate::mau::calls::{Announceable, compiled_calls as calls, last_call};
use crate::mau::cards::{alike, effects, is_special};
use crate::mau::charges::compiled_charges;
use crate::mau::deal::{hand, laid_at_the_start};
use crate::mau::deck::{Sides, deck, pack};
use crate::mau::dimension::Uses;
use crate::mau::dormant::Dormant;
use crate::mau::fit::last_resort::LastResorts;
use crate::mau::matches::format;
use crate::mau::teams::Teams;
use crate::mau::{fit, points, teams, when};

impl Rules {
    /// Checks `doc` and compiles it for `seats` players.
    ///
    /// # Errors
    /// Every contradiction in the rules, each with its field.
    pub fn compile(doc: &HouseRules, seats: u8) -> Result<Self, Vec<RuleError>> {
        let mistakes = check(doc);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        doc.seats.admit(seats)?;
        let base = when::Base::of(doc)?;
        let always = base.patched(doc, |rule| when::holds(rule, seats, None))?;
        teams::admit(&always, seats)?;
        let mut rules = Self::tables(&always, seats);
        rules.keep_written(doc);
        rules.now = when::Now::compile(doc, &base, seats, None)?;
        rules.compile_variants(doc, &base)?;
        rules.keep_what_conditions_need(doc);
        Ok(rules)
    }

    /// Flat tables of rules that have been checked.
    pub(in crate::mau) fn tables(doc: &HouseRules, seats: u8) -> Self {
        let (effects, patterns, threats) = effects(doc);
        let triggers = Trigger::compile(doc);
        let dormant = Dormant::compile(doc);
        let bars_cards = dormant.iter().any(Dormant::bars);
        let plain_fit = fit::PlainFit::compile(doc, &dormant);
        let last_resorts = LastResorts::compile(doc);
        let counts_turns = doc.conditions().any(|asked| asked.turns.is_some());
        let deck = deck(doc, seats);
        let at = |top: usize| Card::at_known(top as u8);
        let special = Card::all().filter(|card| is_special(&effects, doc, *card)).collect();
        let calls = calls(doc);
        let (alike, alike_forms) = alike(&effects, doc, special);
        Self {
            seats,
            varies: false,
            uses: Uses::of(doc),
            deck,
            pack: pack(doc).collect(),
            sides: Sides::compile(doc),
            turned: doc.turned().map(|turned| Box::new(Self::tables(&turned, seats))),
            hand: hand(doc, seats),
            hand_by: doc.deal.hand_by.clone(),
            hand_choice: doc.deal.hand_choice.as_ref().map(|choice| (choice.min, choice.max)),
            start_effects: kinds(&doc.deal.start_effects),
            start_wishes: kinds(&doc.deal.start_wishes),
            start_again: kinds(&doc.deal.start_again),
            put_back: doc.deal.put_back,
            start_taken: kinds(&doc.deal.start_taken),
            cut_keeps: kinds(&doc.deal.cut_keeps),
            start_laid: laid_at_the_start(doc),
            start_laid_by: doc.deal.start_laid.as_ref().map_or(LaidBy::Dealer, |rule| rule.by),
            start: doc.deal.start,
            starter: doc.deal.starter,
            starter_leads: doc.deal.starter_leads,
            starter_holds: doc.deal.starter_holds.iter().map(|which| which.kinds()).collect(),
            next_dealer: doc.deal.dealer,
            fits: std::array::from_fn(|top| fit::fits_on(doc, at(top))),
            worth: std::array::from_fn(|kind| doc.fit.worth(at(kind)).unwrap_or(0)),
            meets: fit::meets(doc),
            leaves_wish: kinds(&doc.fit.leaves_wish),
            banned: std::array::from_fn(|top| fit::banned_on(doc, at(top))),
            last_resorts,
            longest_run: std::array::from_fn(|top| fit::longest_run(doc, at(top))),
            special,
            alike,
            alike_forms,
            wild: Card::all()
                .filter(|card| rule_of(doc, *card).is_some_and(|rule| rule.wild))
                .collect(),
            see_through: Card::all()
                .filter(|card| rule_of(doc, *card).is_some_and(|rule| rule.see_through))
                .collect(),
            bounds_runs: Card::all().any(|top| fit::longest_run(doc, top) > 0),
            effective: Card::all().filter(|card| effects[card.index()].is_active()).collect(),
            effects,
            effects_turn: effects_turn(doc),
            waiting: waiting(doc),
            follows: !triggers.is_empty()
                || doc.beside.is_some()
                || counts_turns
                || doc.conditions().any(|asked| asked.by == By::Starter)
                || doc.deal.starter == Starter::Holder
                || !doc.deal.start_taken.is_empty()
                || !doc.deal.cut_keeps.is_empty()
                || doc.calls.values().any(|call| call.on.is_some())
                || doc.charges.values().any(|rule| rule.on.is_some())
                || threats.iter().any(|threat| !threat.until.is_empty())
                || patterns.iter().any(|rule| rule.later.is_some()),
            sifts: bars_cards || plain_fit.is_some() || !last_resorts.is_empty(),
            bars_cards,
            plain_fit,
            dormant,
            counts_turns,
            counts_dealt: doc.conditions().any(|asked| asked.match_so_far.dealt.is_some())
                || doc.dormant.values().any(|rule| rule.spares_own),
            counts_wins: doc.conditions().any(|asked| asked.match_so_far.counts_wins()),
            looks_back: doc.effects().any(|does| does.hits.looks_back())
                || doc.conditions().any(|asked| asked.by.looks_back())
                || doc.charges.values().any(|rule| rule.pressed_by.looks_back())
                || doc.deal.hand_by.as_ref().is_some_and(HandBy::looks_back),
            patterns,
            triggers,
            threats,
            draw_when: doc.draw.when,
            draw_count: doc.draw.count,
            draw_times: doc.draw.times,
            may_pass: doc.draw.may_pass,
            draw_least: doc.draw.least,
            draw_then: doc.draw.then,
            must_lay: doc.draw.must_lay,
            empty_pile: doc.draw.empty,
            keeps_row: doc.draw.keeps == Keeps::Row,
            hand_limit: doc.draw.limit.clone(),
            together: doc.lay.together.clone(),
            goes_on: std::array::from_fn(|below| lay::goes_on(doc, at(below))),
            opens: lay::opening(doc),
            jump_in: OutOfTurn::compile(doc).map(Box::new),
            never_last: kinds(&doc.end.never_last),
            only_last: kinds(&doc.end.only_last),
            redraw: std::array::from_fn(|kind| {
                best(&doc.end.redraw, Card::at_known(kind as u8)).copied().unwrap_or(0)
            }),
            redraws: doc.end.redraw.values().any(|count| *count > 0),
            bans_last: !doc.end.never_last.is_empty()
                || !doc.end.only_last.is_empty()
                || doc.end.last_call.is_some()
                || doc.effects().any(|does| does.bars > 0),
            call_sizes: calls
                .iter()
                .filter(|call| call.on.is_none())
                .fold(0, |sizes, call| sizes | call.sizes()),
            announces: doc.calls.values().any(|call| call.before_laying),
            says_any_time: doc.calls.values().any(|call| call.any_time),
            announceable: Announceable::compile(doc),
            catches_until_own_turn: doc
                .calls
                .values()
                .any(|call| call.enforced == Enforced::CatchUntilOwnTurn),
            calls_by_happening: doc.calls.values().any(|call| call.on.is_some()),
            due_by_number: doc.calls.values().any(|call| call.due == Due::Reached),
            last_card_can_be_caught: calls.iter().any(|call| {
                call.is_due_at_the_end() && call.enforced == Enforced::CatchUntilNextMove
            }),
            calls,
            last_call: last_call(doc),
            charges: compiled_charges(doc),
            charges_by_happening: doc.charges.values().any(|rule| rule.on.is_some()),
            errors: doc.errors.clone(),
            cheat: doc.cheat.clone(),
            beside: doc.beside.as_ref().map(Beside::compile),
            play_until: doc.end.play,
            last_threat: doc.end.last_threat,
            last_gift: doc.end.last_gift,
            blocked: doc.end.blocked,
            points_to: doc.points.to,
            paid: doc.points.paid,
            difference: doc.points.difference,
            points: points::by_card(doc),
            factors: points::factors(doc),
            rounding: doc.points.round.clone(),
            places: doc.points.places.clone(),
            rest: doc.points.rest,
            many: points::many(doc),
            resets: points::resets(doc),
            ties: doc.points.ties,
            worst_loses: doc.points.worst_loses,
            format: format(doc, seats),
            kitty: doc.kitty.clone(),
            teams: Teams::compile(doc, seats),
            changes: false,
            now: None,
            by_deal: Vec::new(),
            variants: Vec::new(),
            doc: doc.clone(),
            written: None,
        }
    }
}
