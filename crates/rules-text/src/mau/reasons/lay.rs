//! Refusals in words: cards that cannot be laid.

use super::{Case, kinds};
use crate::grammar::{capital, line, number, one_of, text};
use crate::mau::explain::dormant;
use crate::mau::explain::last_resort;
use crate::mau::explain::names::{colour_name, object, several, subject, suit_name};
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::Phase;
use stammtisch_engine::mau::moves::{Move, Play};
use stammtisch_engine::mau::rules::doc::{Colour, Group, RowBy, Together, Which};
use stammtisch_engine::mau::wish::Wish;
use stammtisch_engine::rules::Text;

impl Case<'_> {
    /// The card that was tried.
    pub(super) fn card(self) -> Option<Card> {
        match self.mv {
            Move::Play(Play { card, .. }) | Move::Give { card } => Some(card),
            _ => None,
        }
    }

    pub(super) fn not_in_hand(self) -> Option<Text> {
        let Move::Play(Play { card, under, .. }) = self.mv else { return None };
        let missing = under.filter(|_| self.hand().has(card)).unwrap_or(card);
        if self.hand().has(missing) {
            return None;
        }
        let card = object(self.rules(), Which::Card(missing));
        let first = capital(&card).de;
        Some(text(
            format!("{first} hast du nicht auf der Hand."),
            format!("You do not hold {}.", card.en),
        ))
    }

    /// Cards that may not be laid at this time, whatever is on top.
    pub(super) fn barred(self) -> Option<Text> {
        let Move::Play(Play { card, .. }) = self.mv else { return None };
        let why = dormant::barred(self.rules(), card, self.seen.barring(card));
        (!why.is_empty()).then(|| line(&why))
    }

    /// The card fits neither the top card nor the wish (LIV-03, SCH-11, ERF-05).
    pub(super) fn does_not_fit(self) -> Option<Text> {
        let card = self.card()?;
        let face = self.seen.face();
        if self.seen.beyond_run().has(card) {
            return self.run_is_full();
        }
        if self.rules().is_banned(face, card) {
            let (card, there) = (
                capital(&subject(self.rules(), Which::Card(card))),
                object(self.rules(), Which::Card(face)),
            );
            return Some(text(
                format!("{} passt nie auf {}.", card.de, there.de),
                format!("{} never fits on {}.", card.en, there.en),
            ));
        }
        if let Some(kind) =
            self.rules().last_resort(card).filter(|_| self.seen.playable().has(card))
        {
            let (de, en) = last_resort::unless(kind);
            let card = object(self.rules(), Which::Card(card));
            return Some(text(
                format!("{} darfst du nur legen, wenn du {de}.", capital(&card).de),
                format!("You may play {} only if you hold {en}.", card.en),
            ));
        }
        match self.seen.wish() {
            Some(wish) => Some(self.not_the_wish(wish)),
            None => self.not_on(card, face),
        }
    }

    fn not_on(self, card: Card, face: Card) -> Option<Text> {
        let fitting = self.seen.playable();
        if let Some(only) = kinds::any_of(self.rules(), fitting) {
            return Some(text(
                format!("Darauf passt nur {}.", only.de),
                format!("Only {} will do.", only.en),
            ));
        }
        let (card, there) = (
            capital(&subject(self.rules(), Which::Card(card))),
            object(self.rules(), Which::Card(face)),
        );
        Some(text(
            format!("{} passt nicht auf {}.", card.de, there.de),
            format!("{} does not fit on {}.", card.en, there.en),
        ))
    }

    fn not_the_wish(self, wish: Wish) -> Text {
        let wished = match wish {
            Wish::Suit(suit) => suit_name(self.rules(), suit),
            Wish::Colour { red } => {
                let colour = if red { Colour::Red } else { Colour::Black };
                let card = subject(self.rules(), Which::Group(Group::Colour(colour)));
                text(colour_name(self.rules(), colour).de, card.en)
            }
            Wish::Rank(rank) => subject(self.rules(), Which::Rank(rank)),
            Wish::Card(card) => subject(self.rules(), Which::Card(card)),
        };
        let mut meeting = KindSet::EMPTY;
        for card in Card::all().filter(|card| wish.means(*card)) {
            meeting = meeting.or(KindSet::of(card));
        }
        let besides = kinds::any_but(self.rules(), self.seen.playable(), meeting);
        let (de, en) = besides.map_or_else(Default::default, |besides| {
            (format!("; außerdem passt {}", besides.de), format!("; {} fits too", besides.en))
        });
        text(format!("Gewünscht ist {}{de}.", wished.de), format!("The wish is {}{en}.", wished.en))
    }

    /// The pile already has the most cards of this rank in a row that are allowed (SCH-10).
    fn run_is_full(self) -> Option<Text> {
        let face = self.seen.face();
        let most = u32::from(self.rules().longest_run(face)?);
        let rank = several(self.rules(), Which::Rank(face.rank()?));
        let most = number(most);
        Some(text(
            format!("Mehr als {} {} dürfen nicht aufeinanderliegen.", most.de, rank.de),
            format!("No more than {} {} may lie on one another.", most.en, rank.en),
        ))
    }

    pub(super) fn only_the_drawn_card(self) -> Option<Text> {
        if let Some(threat) = self.seen.threat() {
            return self.only_what_was_drawn(threat.helpful());
        }
        let drawn = kinds::laid(self.rules(), self.seen.drawn().kinds())?;
        Some(text(
            format!("Nach dem Ziehen darfst du nur noch {} legen.", drawn.de),
            format!("After drawing you may only play {}.", drawn.en),
        ))
    }

    /// ERF-18, ERF-44: cards that may not be the last one, or what the last one has to be.
    pub(super) fn not_as_last(self) -> Option<Text> {
        let Move::Play(Play { card, stands_for, .. }) = self.mv else { return None };
        let rules = self.rules();
        if !rules.only_last().is_empty() && !rules.only_last().has(card) {
            let only = kinds::any_of(rules, rules.only_last())?;
            return Some(text(
                format!("Die letzte Karte muss eine von diesen sein: {}.", only.de),
                format!("Your last card has to be one of these: {}.", only.en),
            ));
        }
        let listed = |card: &Card| rules.never_last().has(*card);
        let Some(card) = [Some(card), stands_for].into_iter().flatten().find(listed) else {
            // It would end the round that this seat has announced (ERF-40).
            return self.seen.is_closing().then(|| {
                text(
                    "Mit deiner letzten Karte kannst du die Runde nicht beenden.",
                    "You cannot end the round with your last card.",
                )
            });
        };
        let whole = card.rank().filter(|rank| {
            let all = KindSet::rank(*rank).and(rules.deck().kinds());
            all.without(rules.never_last()).is_empty()
        });
        let card = subject(self.rules(), whole.map_or(Which::Card(card), Which::Rank));
        Some(text(
            format!("Als letzte Karte geht {} nicht.", card.de),
            format!("{} may not be your last card.", capital(&card).en),
        ))
    }

    /// The call that was required in the turn before.
    pub(super) fn may_not_go_out(self) -> Option<Text> {
        let doc = self.rules().doc();
        let call = doc.calls.get(doc.end.last_call.as_ref()?)?;
        Some(text(
            format!("Erst musst du in einem Zug davor „{}“ gesagt haben.", call.name.de),
            format!("You must have said “{}” on the turn before.", call.name.en),
        ))
    }

    pub(super) fn not_together(self) -> Option<Text> {
        if self.seen.phase() == Phase::Further {
            return Some(text(
                "Jetzt darfst du nur noch eine passende Karte legen, oder du gibst weiter.",
                "Now you may only play one more card that fits, or pass.",
            ));
        }
        let rule = self.rules().doc().lay.together.as_ref()?;
        let face = self.seen.face();
        let goes = self.card().is_some_and(|card| self.rules().going_on(face).has(card));
        if goes && rule.least > 0 && !self.seen.beyond_run().has(self.card()?) {
            let least = number(u32::from(rule.least));
            return Some(text(
                format!("Mehrere Karten legst du nur, wenn es mindestens {} werden.", least.de),
                format!("You play several cards only if it gets to at least {}.", least.en),
            ));
        }
        let ways: Option<Vec<_>> = rule.ways().map(|by| self.goes_by(rule, by, face)).collect();
        let ways = one_of(&ways?);
        Some(text(
            format!("Jetzt darf nur noch {} dazu.", ways.de),
            format!("Only {} may follow now.", ways.en),
        ))
    }

    /// What may follow in one of the ways: "eine 7", "eine Karte eins höher in derselben Farbe".
    fn goes_by(self, rule: &Together, by: RowBy, face: Card) -> Option<Text> {
        let (de, en) = match by {
            RowBy::Rank => self.named(Which::Rank(face.rank()?)),
            RowBy::Card => self.named(Which::Card(face)),
            RowBy::Suit => said("eine Karte derselben Farbe", "a card of the same suit"),
            RowBy::Colour => match face.suit()?.red() {
                Some(red) => {
                    let colour = if red { Colour::Red } else { Colour::Black };
                    self.named(Which::Group(Group::Colour(colour)))
                }
                None => self.named(Which::Group(Group::Suit(face.suit()?))),
            },
            RowBy::Up => said("eine Karte eins höher", "a card one higher"),
            RowBy::Down => said("eine Karte eins tiefer", "a card one lower"),
            RowBy::Steps => said("eine Karte eins höher oder tiefer", "a card one higher or lower"),
        };
        let stays = rule.one_suit && by.is_step();
        let (suit_de, suit_en) =
            if stays { (" in derselben Farbe", " of the same suit") } else { ("", "") };
        Some(text(format!("{de}{suit_de}"), format!("{en}{suit_en}")))
    }
}

impl Case<'_> {
    /// The name of a card, a rank or a group, in both languages.
    fn named(self, which: Which) -> (String, String) {
        let name = subject(self.rules(), which);
        (name.de, name.en)
    }
}

fn said(de: &str, en: &str) -> (String, String) {
    (de.to_owned(), en.to_owned())
}
