//! Compiled rules in force at a table: flat tables, in which a move is only looked up.

use super::doc::{
    Blocked, CheatRule, DrawThen, DrawWhen, EmptyPile, ErrorsRule, HandBy, HandLimit, KittyRule,
    LaidBy, LastGift, LastThreat, NextDealer, PlayUntil, PointsTo, PutBack, RoundRule, Start,
    Starter, Ties, Together,
};
use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::beside::Beside;
use crate::mau::calls::{Announceable, Call};
use crate::mau::cards::Effect;
use crate::mau::charges::Charge;
use crate::mau::conditions::Conditions;
use crate::mau::deck::Sides;
use crate::mau::dimension::Uses;
use crate::mau::dormant::Dormant;
use crate::mau::fit::last_resort::LastResorts;
use crate::mau::forms::Forms;
use crate::mau::lay::OutOfTurn;
use crate::mau::matches::Format;
use crate::mau::moves::CallIndex;
use crate::mau::patterns::Pattern;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::teams::Teams;
use crate::mau::threat::Threat;
use crate::mau::triggers::Trigger;
use crate::mau::wish::Wish;
use crate::mau::{fit, when};

/// The compiled rules in force at a table: what [`crate::mau`] runs on.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) doc: HouseRules,
    /// `doc` before the patches for this number of seats were applied.
    pub(crate) written: Option<Box<HouseRules>>,
    pub(crate) seats: u8,
    /// Whether other rules are in force in some deals, or at some moments of a deal.
    pub(crate) varies: bool,
    /// The dimensions that these rules make use of.
    pub(crate) uses: Uses,
    pub(crate) deck: CardSet,
    /// The kinds of one pack without jokers: what a wild card can stand for.
    pub(crate) pack: KindSet,
    /// Both sides of the cards, where they have two.
    pub(crate) sides: Option<Box<Sides>>,
    /// The same rules while the backs are up, if the backs have names or looks of their own.
    pub(in crate::mau) turned: Option<Box<Rules>>,
    pub(crate) hand: u8,
    /// Fewest and most cards the dealer may choose.
    pub(crate) hand_choice: Option<(u8, u8)>,
    /// How many cards more or fewer the winner or loser of a deal is dealt from then on.
    pub(crate) hand_by: Option<HandBy>,
    pub(crate) start_effects: KindSet,
    pub(crate) start_wishes: KindSet,
    pub(crate) start_again: KindSet,
    pub(crate) put_back: PutBack,
    /// Cards that the dealer takes into the hand instead of leaving them turned up.
    pub(crate) start_taken: KindSet,
    /// Cards that the seat that cuts the pack keeps.
    pub(crate) cut_keeps: KindSet,
    /// Cards that count as laid when they are turned up, and by whom.
    pub(crate) start_laid: KindSet,
    pub(crate) start_laid_by: LaidBy,
    /// Whether a card is turned up at all.
    pub(crate) start: Start,
    pub(crate) starter: Starter,
    /// Cards that determine the starter: the holder of the first of them that anybody holds.
    pub(crate) starter_holds: Vec<KindSet>,
    /// Whether the starter leads that card.
    pub(crate) starter_leads: bool,
    pub(crate) next_dealer: NextDealer,
    /// For each top card, the kinds that fit on it.
    pub(crate) fits: [KindSet; Card::KINDS],
    /// For each card, its value in all rules about values; 0: none.
    pub(crate) worth: [u8; Card::KINDS],
    /// For each wish, the kinds that meet it.
    pub(crate) meets: [KindSet; Wish::COUNT],
    /// Kinds that leave a wish standing although they meet it.
    pub(crate) leaves_wish: KindSet,
    /// For each top card, the kinds that never fit on it.
    pub(crate) banned: [KindSet; Card::KINDS],
    /// Cards that fit only if nothing else in the hand does.
    pub(crate) last_resorts: LastResorts,
    /// For each top card, the most cards of its rank that may lie on one another; 0: no limit.
    pub(crate) longest_run: [u8; Card::KINDS],
    /// Whether any top card has such a limit.
    pub(crate) bounds_runs: bool,
    pub(crate) effects: [Effect; Card::KINDS],
    /// Kinds that do something when laid, other than a wish, a name or a purchase.
    pub(crate) effective: KindSet,
    /// Cards that do nothing for a time.
    pub(crate) dormant: Vec<Dormant>,
    /// Whether some cards may not be laid for a time.
    pub(crate) bars_cards: bool,
    /// What fits when no card fits anywhere, if that ever applies to anybody.
    pub(crate) plain_fit: Option<Box<fit::PlainFit>>,
    /// Whether a card that fits may still have to stay in the hand, because of `bars_cards`,
    /// `plain_fit` or `last_resorts`.
    pub(crate) sifts: bool,
    /// Whether any rule asks in which of a seat's turns something happens.
    pub(crate) counts_turns: bool,
    /// Whether any rule asks how many deals somebody has won, and who won or lost the deal before.
    pub(crate) counts_wins: bool,
    /// Whether any rule asks how many cards somebody was dealt.
    pub(crate) counts_dealt: bool,
    pub(crate) looks_back: bool,
    /// What happens when cards come to lie in a certain way.
    pub(crate) patterns: Vec<Pattern>,
    /// What happens when some event happens.
    pub(crate) triggers: Vec<Trigger>,
    /// Whether anything can follow once a move is done.
    pub(crate) follows: bool,
    /// Whether that may reverse play or give another turn.
    pub(crate) effects_turn: bool,
    /// Named rules that are in force only after somebody has chosen them, one bit each.
    pub(crate) waiting: u32,
    pub(crate) threats: Vec<Threat>,
    /// Kinds that come with a choice when laid: a wish, a name, a claim.
    pub(crate) special: KindSet,
    /// Those of them that can all be laid in the same forms, and these forms.
    pub(crate) alike: KindSet,
    pub(crate) alike_forms: Forms,
    /// Kinds on which the same cards fit as on the card below.
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
    /// Whether all cards of the top card's rank stay when the discard pile becomes the draw pile.
    pub(crate) keeps_row: bool,
    pub(crate) hand_limit: Option<HandLimit>,
    pub(crate) together: Option<Together>,
    /// For each card, what may follow it in the same turn.
    pub(crate) goes_on: [KindSet; Card::KINDS],
    /// Cards that let others follow if laid first in a turn.
    pub(crate) opens: KindSet,
    pub(crate) jump_in: Option<Box<OutOfTurn>>,
    pub(crate) never_last: KindSet,
    /// The only cards that may be the last; empty: any.
    pub(crate) only_last: KindSet,
    /// How many cards the player of such a last card draws, and plays on.
    pub(crate) redraw: [u8; Card::KINDS],
    /// Whether there are any such cards.
    pub(crate) redraws: bool,
    /// Whether there are any restrictions on last cards.
    pub(crate) bans_last: bool,
    pub(crate) calls: Vec<Call>,
    /// A bit for each number of cards left at which a call falls due: see [`Rules::calls_at`].
    pub(crate) call_sizes: u64,
    /// Whether any call may be made before laying.
    pub(crate) announces: bool,
    /// Whether anything may be called between any two moves, no matter whose turn it is.
    pub(crate) says_any_time: bool,
    /// The calls that may be made before laying, by number of cards in the hand.
    pub(crate) announceable: Announceable,
    /// Whether a missed call can be caught until the next turn of the seat that missed it.
    pub(crate) catches_until_own_turn: bool,
    /// Whether a call falls due when something happens, whatever is laid.
    pub(crate) calls_by_happening: bool,
    /// Whether a call falls due no matter how a hand reaches its number of cards.
    pub(crate) due_by_number: bool,
    /// Whether a last card laid without its call can be caught, which gives the others a moment.
    pub(crate) last_card_can_be_caught: bool,
    /// The call that must be made in the turn before in order to go out.
    pub(crate) last_call: Option<CallIndex>,
    pub(crate) charges: Vec<Charge>,
    /// Whether a charge goes with some event.
    pub(crate) charges_by_happening: bool,
    pub(crate) errors: Option<ErrorsRule>,
    pub(crate) cheat: Option<CheatRule>,
    /// Which penalty cards are put beside the hand.
    pub(crate) beside: Option<Beside>,
    pub(crate) play_until: PlayUntil,
    pub(crate) last_threat: LastThreat,
    pub(crate) last_gift: LastGift,
    pub(crate) blocked: Blocked,
    pub(crate) points_to: PointsTo,
    /// Whether the holders of the winner's points pay them, and whether the winner's own hand is
    /// deducted from them.
    pub(crate) paid: bool,
    pub(crate) difference: bool,
    pub(crate) points: [i32; Card::KINDS],
    /// For each card, the factor on all card points if it is the last card laid.
    pub(crate) factors: [u8; Card::KINDS],
    pub(crate) rounding: Option<RoundRule>,
    pub(crate) places: Vec<i32>,
    /// Points noted in addition by each seat that is not out.
    pub(crate) rest: i32,
    /// From how many cards in a hand which factor applies.
    pub(crate) many: Vec<(u8, u8)>,
    pub(crate) resets: Vec<(i32, i32)>,
    pub(crate) ties: Ties,
    pub(crate) worst_loses: bool,
    pub(crate) format: Format,
    pub(crate) kitty: Option<KittyRule>,
    /// The teams.
    pub(crate) teams: Teams,
    /// Whether other rules may be in force at another moment of the same deal.
    pub(crate) changes: bool,
    /// Rules in force only while certain conditions on the table hold.
    pub(crate) now: Option<Box<when::Now>>,
    /// For each deal, 0 for these rules, else the index in `variants` plus one. Empty: always these.
    pub(crate) by_deal: Vec<u8>,
    /// Rules in force in some rounds or deals.
    pub(crate) variants: Vec<Rules>,
}

/// Rules in force while some of these conditions hold.
#[derive(Clone, Debug)]
pub(crate) struct Now {
    pub(in crate::mau) conditions: Vec<(Conditions, Option<Span>)>,
    /// For each combination of conditions that hold, one bit each, except that none holds.
    pub(in crate::mau) rules: Vec<Rules>,
}
