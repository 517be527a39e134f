//! Rules in force at a table: flat tables that a move only looks things up in.

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
    /// Whether anything that fits may have to stay in the hand, by `bars_cards`, `plain_fit` or
    /// `last_resorts`.
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

/// Rules that are in force while some of these conditions hold.
#[derive(Clone, Debug)]
pub(crate) struct Now {
    pub(in crate::mau) conditions: Vec<(Conditions, Option<Span>)>,
    /// By conditions that hold, a bit for each; none of them is not among these.
    pub(in crate::mau) rules: Vec<Rules>,
}
