//! What one seat knows of a match (its information set), and what it may ask about it. Explanations of a
//! position are made from this alone, so none can give away what is hidden.

use super::effects::Ask;
use super::event::Penalty;
use super::moves::{CallIndex, Move};
use super::outlook::Now;
use super::phase::Phase;
use super::refusal::Refusal;
use super::rules::Rules;
use super::rules::doc::{Accuser, CheatRule, WishRule};
use super::state::State;
use super::wish::Wish;
use super::{check, dormant, end, fit, irregular, legal, outlook, plays, threat};
use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::cheat;
use crate::seat::{Seat, SeatSet};

/// The information set of a seat: what lies open, what everybody has heard, and its own hand.
#[derive(Clone, Copy)]
pub struct InfoSet<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
}

/// Why a seat can accuse nobody now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAccusable {
    /// The seat plays no further in this deal.
    Out,
    /// There has been no turn yet in which somebody could have cheated.
    NothingPlayed,
    /// The last turn has been taken back already.
    FoundOut,
    /// The seat acted last itself.
    Oneself,
    /// Only the seat to act may accuse.
    NotNext,
    /// The seat has already accused that one of this turn.
    Again(Seat),
}

impl<'a> InfoSet<'a> {
    /// What `seat` knows of `state`.
    #[must_use]
    pub fn of(rules: &'a Rules, state: &'a State, seat: Seat) -> Self {
        Self { rules: Self::rules_in_force(rules, state), state, seat }
    }

    /// The rules in force in this deal, which everybody knows.
    #[must_use]
    pub fn rules_in_force(rules: &'a Rules, state: &State) -> &'a Rules {
        rules.in_force_now(state)
    }

    /// The rules in force in this deal.
    #[must_use]
    pub const fn rules(self) -> &'a Rules {
        self.rules
    }

    /// The seat that knows this.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn turn(self) -> Seat {
        self.state.turn
    }

    /// What the seat whose turn it is has to do.
    #[must_use]
    pub const fn phase(self) -> Phase {
        self.state.phase
    }

    /// The seat's own hand.
    #[must_use]
    pub const fn hand(self) -> CardSet {
        self.state.hands[self.seat.index()]
    }

    /// The seats still in this deal.
    #[must_use]
    pub const fn playing(self) -> SeatSet {
        self.state.playing
    }

    /// Whether this seat has got rid of its cards in this deal.
    #[must_use]
    pub fn has_gone_out(self) -> bool {
        self.state.places.as_slice().contains(&self.seat)
    }

    /// The card that the top card counts as.
    #[must_use]
    pub const fn face(self) -> Card {
        self.state.face
    }

    /// The wish in force.
    #[must_use]
    pub const fn wish(self) -> Option<Wish> {
        self.state.wish
    }

    /// What this seat has drawn on its own turn.
    #[must_use]
    pub fn drawn(self) -> CardSet {
        if self.state.in_course() == self.seat { self.state.drawn } else { CardSet::EMPTY }
    }

    /// How often the seat whose turn it is has drawn.
    #[must_use]
    pub const fn draws(self) -> u8 {
        self.state.draws
    }

    /// The honest moves of this seat.
    #[must_use]
    pub fn legal(self) -> Vec<Move> {
        let mut moves = Vec::new();
        legal::legal(self.rules, self.state, self.seat, &mut moves);
        moves
    }

    /// The irregular moves of this seat.
    #[must_use]
    pub fn irregular(self) -> Vec<Move> {
        let mut moves = Vec::new();
        irregular::irregular(self.rules, self.state, self.seat, &mut moves);
        moves
    }

    /// Whether this seat may make a move.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check(self, mv: Move) -> Result<(), Refusal> {
        check::check(self.rules, self.state, self.seat, mv)
    }

    /// What this seat can do with a card that it holds; none if that cannot be told.
    #[must_use]
    pub fn outlook(self, card: Card) -> Option<Now> {
        outlook::now(self.rules, self.state, self.seat, card)
    }

    /// The kinds that fit now, whoever holds them, and that this seat may lay at this time.
    #[must_use]
    pub fn playable(self) -> KindSet {
        let unfit = dormant::unfit(self.rules, self.state, self.seat);
        fit::playable(self.rules, self.state).without(self.barred()).without(unfit)
    }

    /// The kinds that this seat may not lay at this time.
    #[must_use]
    pub fn barred(self) -> KindSet {
        dormant::barred(self.rules, self.state, self.seat)
    }

    /// The wish that a named rule asks for just now.
    #[must_use]
    pub fn wish_asked(self) -> Option<&'a WishRule> {
        let question = self.state.kept.question.filter(|question| question.ask == Ask::Wish)?;
        self.rules.doc.effects().nth(usize::from(question.rule))?.wish.as_ref()
    }

    /// The indices of the entries of `dormant` that bar a card for this seat now.
    pub fn barring(self, card: Card) -> impl Iterator<Item = usize> {
        dormant::barring(self.rules, self.state, self.seat, card)
    }

    /// The kinds of the top card's rank, if as many of it lie there as are allowed.
    #[must_use]
    pub fn beyond_run(self) -> KindSet {
        fit::beyond_run(self.rules, self.state)
    }

    /// The kind whose effects a card has if it is laid now: another one where it copies what lies there.
    #[must_use]
    pub fn acting(self, card: Card, stands_for: Option<Card>) -> Card {
        plays::acting(self.rules, self.state, card, stands_for)
    }

    /// The seats that have left out this call and may be caught.
    #[must_use]
    pub const fn left_out(self, call: CallIndex) -> SeatSet {
        self.state.open[call as usize]
    }

    /// The seat whose last card lies there and may still be caught or accused.
    #[must_use]
    pub fn last_card_of(self) -> Option<Seat> {
        let others = self.state.waiting.as_slice().iter().copied();
        let open = |seat: &Seat| end::window_is_open(self.rules, self.state, *seat);
        others.filter(|seat| *seat != self.seat).find(open)
    }

    /// The seat that this one may accuse now.
    ///
    /// # Errors
    /// Why it may accuse none.
    pub fn accusable(self) -> Result<Seat, NotAccusable> {
        let noted = &self.state.accusable;
        match noted.seat {
            _ if !self.state.playing.has(self.seat) => Err(NotAccusable::Out),
            None if noted.found_out => Err(NotAccusable::FoundOut),
            None => Err(NotAccusable::NothingPlayed),
            Some(seat) if seat.0 == self.seat.0 => Err(NotAccusable::Oneself),
            Some(_) if self.waits_to_accuse() => Err(NotAccusable::NotNext),
            Some(seat) if noted.accusers.has(self.seat) => Err(NotAccusable::Again(seat)),
            Some(seat) => Ok(seat),
        }
    }

    /// The seats that this one may accuse now of a move before the last one.
    #[must_use]
    pub fn accusable_later(self) -> SeatSet {
        cheat::accusable_later(self.rules, self.state, self.seat)
    }

    /// Whether only the seat to act may accuse, and that is another one.
    fn waits_to_accuse(self) -> bool {
        let next = |cheat: &CheatRule| cheat.by == Accuser::Next;
        self.rules.cheat.as_ref().is_some_and(next) && self.state.turn != self.seat
    }

    /// The threat in force against the seat whose turn it is.
    #[must_use]
    pub fn threat(self) -> Option<Threatened<'a>> {
        let standing = matches!(self.state.phase, Phase::Threat);
        let rule = usize::from(self.state.threat.rule);
        (standing && rule < self.rules.threats.len()).then_some(Threatened { seen: self })
    }

    /// The seat that gets the card that the author of the threat has to choose.
    #[must_use]
    pub fn getter(self) -> Option<Seat> {
        (self.state.phase == Phase::Give).then_some(self.state.threat.victim)
    }

    /// Whether the author of an announced round has to end it now (ERF-40).
    #[must_use]
    pub const fn is_closing(self) -> bool {
        self.state.threat.closing
    }
}

/// A threat in force, as the seat whose turn it is sees it.
#[derive(Clone, Copy)]
pub struct Threatened<'a> {
    seen: InfoSet<'a>,
}

impl Threatened<'_> {
    fn rule(&self) -> &super::threat::Threat {
        &self.seen.rules.threats[usize::from(self.seen.state.threat.rule)]
    }

    /// What it does to the seat that accepts it.
    #[must_use]
    pub fn penalty(&self) -> Penalty {
        self.seen.state.threat.penalty(self.seen.rules)
    }

    /// Whether this card would answer it if the chain were not at its longest already.
    #[must_use]
    pub fn makes_chain_too_long(&self, card: Card) -> bool {
        let InfoSet { rules, state, seat } = self.seen;
        let threat = self.rule();
        let open = threat.open_answers(state.threat.chain);
        !state.threat.closing
            && threat::answering(rules, state, seat, threat).without(open).has(card)
    }

    /// All kinds that answer it, whoever holds them.
    #[must_use]
    pub fn helpful(&self) -> KindSet {
        let InfoSet { rules, state, seat } = self.seen;
        let threat = self.rule();
        let barred = self.seen.barred();
        let mut kinds = threat::answering(rules, state, seat, threat).without(barred);
        if !state.threat.closing {
            kinds = kinds.and(threat.open_answers(state.threat.chain));
        }
        let sent = |card: &Card| {
            threat::can_be_sent(rules, state, seat, threat, threat.answer[card.index()].action)
        };
        let mut kinds: KindSet = kinds.filter(sent).collect();
        if state.threat.spent {
            kinds = kinds.and(self.seen.drawn().kinds());
        }
        let listed = threat.answers.or(threat.fitting_answers).or(threat.picky_answers);
        if kinds.and(rules.pack).is_empty() {
            return kinds;
        }
        // A wild card answers as what it stands for (ERF-44).
        let wild = rules.wild.without(listed).without(barred);
        kinds.or(if state.threat.spent { wild.and(self.seen.drawn().kinds()) } else { wild })
    }
}
