//! What players share however well they choose their cards: talking, watching, cheating, thinking times.

use stammtisch_engine::card::Card;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::view::{AskView, PhaseView, PlayerView};
use stammtisch_engine::mau::{Move, Prospect, Rules, View, Wish};
use stammtisch_engine::seat::Seat;

use crate::mau::BotDecision;
use crate::mau::accusing::Watch;
use crate::mau::calls::Calls;
use crate::mau::cheating::{Boldness, Trick};
use crate::mau::pace::Pace;
use crate::mau::personas::Character;
use crate::mau::talk::Talk;
use crate::memo::Memo;

/// The fewest and most cards that bots deal where the dealer chooses (ERF-02).
const USUAL_HANDS: (u32, u32) = (5, 7);

/// A person's habits in play.
pub(crate) struct Persona {
    chance: Chance,
    attention: u32,
    /// Whether a chance to jump in is noticed: by deal and number of cards on the pile.
    sees: Memo<(u16, u32), bool>,
    calls: Calls,
    watch: Watch,
    boldness: Boldness,
    pace: Pace,
    talk: Talk,
}

impl Persona {
    /// Uses the random streams of `seed` from 1 on.
    pub(crate) fn new(character: &Character, seed: &Seed) -> Self {
        Self {
            chance: Chance::stream(seed, 5),
            attention: character.attention,
            sees: Memo::new(),
            calls: Calls::new(character, Chance::stream(seed, 2)),
            watch: Watch::new(character, Chance::stream(seed, 3)),
            boldness: Boldness::new(character, Chance::stream(seed, 4)),
            pace: Pace::new(&character.person, Chance::stream(seed, 1)),
            talk: Talk::new(character, Chance::stream(seed, 6)),
        }
    }

    /// What the bot has to say, whoever has the turn.
    pub(crate) fn speak_up(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        self.watch.look(rules, view);
        let thought = match self.calls.speak_up(view, &mut self.pace) {
            Some(said) => said,
            None => BotDecision::new(self.watch.accusation(view)?, self.pace.react()),
        };
        Some(self.with_a_word(rules, view, thought))
    }

    /// Adds a remark to `thought` where the moment calls for one.
    fn with_a_word(&mut self, rules: &Rules, view: &View, thought: BotDecision) -> BotDecision {
        BotDecision { say: self.talk.along(rules, view, thought.mv), ..thought }
    }

    /// The time it takes to jump in, if the bot notices the chance at all.
    pub(crate) fn jumps_in(&mut self, view: &View) -> Option<u32> {
        if !view.legal.iter().any(|mv| mv.is_turn_move()) {
            return None;
        }
        let Self { chance, attention, sees, pace, .. } = self;
        let now = (view.deal, view.discards.len());
        let seen = sees.decide(now, || chance.below(1000) < *attention);
        seen.then(|| pace.react())
    }

    /// The time for one's turn. It must not show whether the move is honest.
    pub(crate) fn think(&mut self, view: &View) -> u32 {
        self.pace.turn(view)
    }

    /// The trick to try, if any.
    pub(crate) fn trick(&mut self, view: &View) -> Option<Trick> {
        self.boldness.trick(view)
    }

    /// The move to make on one's own turn, or the call that goes before it.
    pub(crate) fn say_and_do(
        &mut self,
        rules: &Rules,
        view: &View,
        mv: Move,
        think_ms: u32,
    ) -> BotDecision {
        match self.calls.before(rules, view, mv) {
            Some(call) => BotDecision::new(Move::Call { call }, think_ms),
            None => {
                self.watch.let_pass();
                self.with_a_word(rules, view, BotDecision::new(mv, think_ms))
            }
        }
    }

    /// The answer to a charge against the bot, and its vote on a charge against another. It knows that its
    /// own manners were good. What others have done it has not heard: it goes with the majority of those who
    /// have voted, and acquits if in doubt.
    fn judges(&mut self, view: &View) -> Option<BotDecision> {
        let PhaseView::Trial { accused, guilty, innocent, .. } = &view.phase else { return None };
        let own = view.viewer == Some(*accused);
        let mv = Move::Judge { guilty: !own && guilty.len() > innocent.len() };
        view.legal.contains(&mv).then(|| BotDecision::new(mv, self.pace.react()))
    }

    /// The answer where the bot is asked something aside from the course of the game: about a charge, or by a
    /// named rule. Which cards to part with is left to the bot's card play.
    pub(crate) fn answers(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        self.judges(view).or_else(|| self.answers_rule(rules, view))
    }

    /// The answer to a named rule that asks who is quicker, which seat it is to hit, or whether it is to
    /// apply.
    fn answers_rule(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let PhaseView::Asked { rule, asks, left, .. } = &view.phase else { return None };
        let own = view.viewer?;
        let named = rules.prospect(*rule);
        let mv = match asks {
            AskView::Race { .. } if left.contains(&own) => Move::React { yes: true },
            AskView::Whether if view.turn == own => {
                Move::React { yes: named.is_some_and(|named| named.swaps || named.welcome) }
            }
            AskView::Way if view.turn == own => Move::React { yes: goes_left(view, own) },
            AskView::Pick { hit } if view.turn == own => {
                let good = own == *hit || is_partner(view, own, *hit);
                let suits = |mv: &&Move| match mv {
                    Move::AddRule { rule } => {
                        rules.prospect(*rule).is_some_and(|named| named.hurts != good)
                    }
                    _ => false,
                };
                let some: Vec<Move> = view.legal.iter().filter(suits).copied().collect();
                let from = if some.is_empty() { &view.legal } else { &some };
                let at = self.chance.below(from.len().max(1) as u32) as usize;
                from.get(at).copied()?
            }
            AskView::AddRule if view.turn == own => {
                let at = self.chance.below(view.legal.len().max(1) as u32) as usize;
                view.legal.get(at).copied()?
            }
            AskView::Whom { .. } if view.turn == own => whom(view, own, named?)?,
            _ => return None,
        };
        let react_ms = match asks {
            AskView::Race { .. } => self.pace.press(),
            _ => self.pace.react(),
        };
        view.legal.contains(&mv).then(|| BotDecision::new(mv, react_ms))
    }

    /// How many cards to deal, where the bot may choose: by lot.
    pub(crate) fn deals(&mut self, view: &View) -> Option<Move> {
        deal_hands(&mut self.chance, view)
    }
}

/// Whether two seats play together.
fn is_partner(view: &View, own: Seat, other: Seat) -> bool {
    let team = |seat| view.players.iter().find(|player| player.seat == seat)?.team;
    team(own).is_some() && team(own) == team(other)
}

/// Whether passing all hands to the left is better: then the hand that comes from the right is the smaller
/// one.
fn goes_left(view: &View, own: Seat) -> bool {
    let plays = |player: &&PlayerView| player.place.is_none() && !player.lost;
    let own = own.index().min(view.players.len());
    let (before, after) = view.players.split_at(own);
    let others = || after.iter().skip(1).chain(before).filter(plays);
    let (left, right) = (others().next(), others().next_back());
    right.map(|player| player.cards) <= left.map(|player| player.cards)
}

/// Which seat a named rule is to hit: where that hurts or hands are swapped, the one nearest to going out
/// that is not a partner; otherwise the one furthest from it.
fn whom(view: &View, own: Seat, named: Prospect) -> Option<Move> {
    let of = |seat: Seat| view.players.iter().find(|player| player.seat == seat);
    let own = of(own)?;
    let targets = view.legal.iter().filter_map(|mv| match mv {
        Move::Target { seat } => of(*seat),
        _ => None,
    });
    let partner = |player: &&PlayerView| player.team.is_some() && player.team == own.team;
    let found = if named.hurts || named.swaps {
        targets.min_by_key(|player| (partner(player), player.cards))
    } else {
        targets.max_by_key(|player| (partner(player), player.cards))
    }?;
    let no = Move::React { yes: false };
    let loses = named.swaps && found.cards >= own.cards || named.hurts && partner(&found);
    let declines = loses && view.legal.contains(&no);
    Some(if declines { no } else { Move::Target { seat: found.seat } })
}

/// How many cards to deal, where the bot may choose.
pub(crate) fn deal_hands(chance: &mut Chance, view: &View) -> Option<Move> {
    let offered = || {
        view.legal.iter().filter_map(|mv| match mv {
            Move::DealHands { cards } => Some(*cards),
            _ => None,
        })
    };
    let (least, most) = (offered().min()?, offered().max()?);
    let (from, to) = USUAL_HANDS;
    let drawn = (from + chance.below(to - from + 1)) as u8;
    Some(Move::DealHands { cards: drawn.clamp(least, most) })
}

/// The wish before the first turn, where one is asked for: the one that most cards of the player's hand meet.
pub(crate) fn first_wish(rules: &Rules, view: &View) -> Option<Move> {
    let top = view.top_as.or(view.top);
    let met = |wish: Option<Wish>| {
        let meets = |card: &Card| match (top, wish) {
            (Some(top), Some(wish)) => rules.meeting(wish, top).has(*card),
            (Some(top), None) => rules.fitting(top).has(*card),
            (None, wish) => wish.is_none_or(|wish| wish.means(*card)),
        };
        view.hand.cards().filter(meets).count()
    };
    let mut best = None;
    for mv in view.legal.iter().copied() {
        let Move::Wish { wish } = mv else { continue };
        if best.is_none_or(|(most, _)| met(wish) > most) {
            best = Some((met(wish), mv));
        }
    }
    best.map(|(_, mv)| mv)
}
