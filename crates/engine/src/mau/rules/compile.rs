//! House rules compiled for a number of seats: flat tables that a move only looks things up in.

pub(in crate::mau) use super::which::{best, kinds};
use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::beside::Beside;
use crate::mau::effects::{effects_turn, waiting};
use crate::mau::forms::Forms;
use crate::mau::lay::{self, OutOfTurn};
use crate::mau::patterns::Pattern;
use crate::mau::triggers::Trigger;
use crate::mau::wish::Wish;
use crate::rules::RuleError;

use super::check::check;
use super::doc::{
    Blocked, By, CardRule, CheatRule, DrawThen, DrawWhen, Due, EmptyPile, Enforced, ErrorsRule,
    HandBy, HandLimit, HouseRules, Keeps, KittyRule, LaidBy, LastGift, LastThreat, NextDealer,
    PlayUntil, PointsTo, PutBack, RoundRule, Start, Starter, Ties, Together,
};
use crate::mau::calls::{Announceable, Call, compiled_calls as calls, last_call};
use crate::mau::cards::{Effect, alike, effects, is_special};
use crate::mau::charges::{Charge, compiled_charges};
use crate::mau::deal::{hand, laid_at_the_start};
use crate::mau::deck::{Sides, deck, pack};
use crate::mau::dimensions::Uses;
use crate::mau::dormant::Dormant;
use crate::mau::fit;
use crate::mau::fit::last_resort::LastResorts;
use crate::mau::matches::{Format, format};
use crate::mau::moves::CallIndex;
use crate::mau::points;
use crate::mau::teams::{self, Teams};
use crate::mau::threat::Threat;
use crate::mau::when;

/// Rules in force at a table: what [`crate::mau`] runs on.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) doc: HouseRules,
    /// What `doc` was before anything was laid over it for this number of seats.
    pub(crate) written: Option<Box<HouseRules>>,
    pub(crate) seats: u8,
    /// Whether others are in force in some deals, or at some moments of a deal.
    pub(crate) varies: bool,
    /// Which dimensions they say anything of.
    pub(crate) uses: Uses,
    /// Whether something is kept of each step: what it can be accused of, or charged with.
    pub(crate) notes_acts: bool,
    pub(crate) deck: CardSet,
    /// The kinds of one pack, jokers apart: what a wild card can stand for.
    pub(crate) pack: KindSet,
    /// Both sides of the cards, where they have two.
    pub(crate) sides: Option<Box<Sides>>,
    /// The same rules while the backs are up, where those have names or looks of their own.
    pub(in crate::mau) turned: Option<Box<Rules>>,
    pub(crate) hand: u8,
    /// Fewest and most cards the dealer may choose.
    pub(crate) hand_choice: Option<(u8, u8)>,
    /// How many cards who has won or lost a deal is dealt more or fewer from then on.
    pub(crate) hand_by: Option<HandBy>,
    pub(crate) start_effects: KindSet,
    pub(crate) start_wishes: KindSet,
    pub(crate) start_again: KindSet,
    pub(crate) put_back: PutBack,
    /// What the dealer takes up instead of letting it lie there.
    pub(crate) start_taken: KindSet,
    /// What whoever cuts keeps.
    pub(crate) cut_keeps: KindSet,
    /// What counts as laid when it is turned up, and by whom.
    pub(crate) start_laid: KindSet,
    pub(crate) start_laid_by: LaidBy,
    /// Whether a card is turned up at all.
    pub(crate) start: Start,
    pub(crate) starter: Starter,
    /// Cards by which it is found who begins, the first that anybody holds.
    pub(crate) starter_holds: Vec<KindSet>,
    /// Whether whoever begins leads that card.
    pub(crate) starter_leads: bool,
    pub(crate) next_dealer: NextDealer,
    /// By top card: what fits on it.
    pub(crate) fits: [KindSet; Card::KINDS],
    /// By card: what it is worth wherever values count; 0: nothing.
    pub(crate) worth: [u8; Card::KINDS],
    /// By wish: what meets it.
    pub(crate) meets: [KindSet; Wish::COUNT],
    /// What leaves a wish standing that it meets.
    pub(crate) leaves_wish: KindSet,
    /// By top card: what never fits on it.
    pub(crate) banned: [KindSet; Card::KINDS],
    /// What fits only while the rest of the hand leaves nothing else.
    pub(crate) last_resorts: LastResorts,
    /// By top card: most cards of its rank that may lie on one another; 0: no bound.
    pub(crate) longest_run: [u8; Card::KINDS],
    /// Whether it says anything of that.
    pub(crate) bounds_runs: bool,
    pub(crate) effects: [Effect; Card::KINDS],
    /// Kinds that do something when they are laid, a wish, a name or a purchase apart.
    pub(crate) effective: KindSet,
    /// Cards that do nothing for a time.
    pub(crate) dormant: Vec<Dormant>,
    /// Whether some cards may not be laid for a time.
    pub(crate) bars_cards: bool,
    /// What fits where nothing fits anywhere, if that ever holds for anybody.
    pub(crate) plain_fit: Option<Box<fit::PlainFit>>,
    /// Whether anything that fits may have to stay in the hand: by one of these three.
    pub(crate) sifts: bool,
    /// Whether it matters in which of its turns something happens to a seat.
    pub(crate) counts_turns: bool,
    /// Whether it matters how many deals somebody has won, and who has won or lost the deal before.
    pub(crate) counts_wins: bool,
    /// Whether it matters how many cards anybody was dealt.
    pub(crate) counts_dealt: bool,
    pub(crate) looks_back: bool,
    /// What happens when cards come to lie in a certain way.
    pub(crate) patterns: Vec<Pattern>,
    /// What happens when something happens.
    pub(crate) triggers: Vec<Trigger>,
    /// Whether anything is done when a move is done.
    pub(crate) follows: bool,
    /// Whether that may turn play round, or give another turn.
    pub(crate) effects_turn: bool,
    /// Named rules that are in force only when somebody has chosen them, a bit for each.
    pub(crate) waiting: u32,
    pub(crate) threats: Vec<Threat>,
    /// Kinds whose player has something to say about them: a wish, a name, a claim.
    pub(crate) special: KindSet,
    /// Those of them that are all laid in the same ways, and these.
    pub(crate) alike: KindSet,
    pub(crate) alike_forms: Forms,
    /// Kinds that leave it to the card below what fits.
    pub(crate) see_through: KindSet,
    /// Kinds that stand for any card.
    pub(crate) wild: KindSet,
    pub(crate) draw_when: DrawWhen,
    pub(crate) draw_count: u8,
    pub(crate) draw_times: u8,
    pub(crate) may_pass: bool,
    pub(crate) draw_least: u8,
    pub(crate) draw_then: DrawThen,
    pub(crate) must_lay: bool,
    pub(crate) empty_pile: EmptyPile,
    /// Whether all cards of the top card's rank stay when a new draw pile is made.
    pub(crate) keeps_row: bool,
    pub(crate) hand_limit: Option<HandLimit>,
    pub(crate) together: Option<Together>,
    /// By card: what may follow it in the same turn.
    pub(crate) goes_on: [KindSet; Card::KINDS],
    /// What as the first card of a turn lets others follow.
    pub(crate) opens: KindSet,
    pub(crate) jump_in: Option<Box<OutOfTurn>>,
    pub(crate) never_last: KindSet,
    /// What alone may be the last card; empty: anything.
    pub(crate) only_last: KindSet,
    /// How many cards are drawn by whoever lays one as the last, and plays on.
    pub(crate) redraw: [u8; Card::KINDS],
    /// Whether there are any such cards.
    pub(crate) redraws: bool,
    /// Whether anything is said of last cards at all.
    pub(crate) bans_last: bool,
    pub(crate) calls: Vec<Call>,
    /// A bit for each number of cards left at which a call falls due: see [`Rules::calls_at`].
    pub(crate) call_sizes: u64,
    /// Whether any call may be made before laying.
    pub(crate) announces: bool,
    /// Whether anything may be said between any two moves, whoever has the turn.
    pub(crate) says_any_time: bool,
    /// Which, by the number of cards in the hand.
    pub(crate) announceable: Announceable,
    /// Whether any can be caught until the next turn of who has left it out.
    pub(crate) catches_until_own_turn: bool,
    /// Whether a call falls due when something happens, whatever is laid.
    pub(crate) calls_by_happening: bool,
    /// Whether a call falls due however a hand comes to its number of cards.
    pub(crate) due_by_number: bool,
    /// Whether a last card laid without its call can be caught, so that the others get a moment.
    pub(crate) last_card_can_be_caught: bool,
    /// The call without which, in the turn before, nobody goes out.
    pub(crate) last_call: Option<CallIndex>,
    pub(crate) charges: Vec<Charge>,
    /// Whether a charge goes with something that happens.
    pub(crate) charges_by_happening: bool,
    pub(crate) errors: Option<ErrorsRule>,
    pub(crate) cheat: Option<CheatRule>,
    /// Which penalty cards go beside the hand.
    pub(crate) beside: Option<Beside>,
    pub(crate) play_until: PlayUntil,
    pub(crate) last_threat: LastThreat,
    pub(crate) last_gift: LastGift,
    pub(crate) blocked: Blocked,
    pub(crate) points_to: PointsTo,
    /// Whether those who hold them pay the winner's points, and whether the winner's own come off them.
    pub(crate) paid: bool,
    pub(crate) difference: bool,
    pub(crate) points: [i32; Card::KINDS],
    /// By last card: what multiplies all card points.
    pub(crate) factors: [u8; Card::KINDS],
    pub(crate) rounding: Option<RoundRule>,
    pub(crate) places: Vec<i32>,
    /// Noted besides by each who is not out.
    pub(crate) rest: i32,
    /// From how many cards on a hand counts so many times.
    pub(crate) many: Vec<(u8, u8)>,
    pub(crate) resets: Vec<(i32, i32)>,
    pub(crate) ties: Ties,
    pub(crate) worst_loses: bool,
    pub(crate) format: Format,
    pub(crate) kitty: Option<KittyRule>,
    /// Who plays with whom.
    pub(crate) teams: Teams,
    /// Whether other rules may be in force at another moment of the same deal.
    pub(crate) changes: bool,
    /// What is in force only while the table stands in a certain way.
    pub(crate) now: Option<Box<when::Now>>,
    /// By deal: 0 for these rules, else one more than the place in `variants`. Empty: always these.
    pub(crate) by_deal: Vec<u8>,
    /// What is in force in some rounds or deals.
    pub(crate) variants: Vec<Rules>,
}

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
            notes_acts: doc.cheat.is_some() || !doc.charges.is_empty(),
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

pub(in crate::mau) fn rule_of(doc: &HouseRules, card: Card) -> Option<&CardRule> {
    best(&doc.cards, card)
}
