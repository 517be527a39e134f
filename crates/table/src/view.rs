//! The table in the eyes of one viewer.

use stammtisch_engine::seat::Seat;

use crate::chair::{Chair, Sitting};
use crate::game::at_rest;
use crate::log::Away;
use crate::publish::Eyes;
use crate::table::Table;
use crate::wire::{AwayView, GameView, Occupant, RulesNow, SeatView, TableNow, TableView, You};

impl Table {
    /// All of it.
    pub(crate) fn view(&self, eyes: Eyes) -> TableView {
        let RulesNow { rules, chosen } = self.rules_view();
        TableView {
            code: self.header.code.clone(),
            rules,
            chosen,
            sheet: self.sheet.rows().to_vec(),
            evening: self.evening(),
            now: self.view_now(eyes),
        }
    }

    /// The rules in force, for everybody.
    pub(crate) fn rules_view(&self) -> RulesNow {
        let rules = &self.rules;
        RulesNow { rules: rules.info.clone(), chosen: rules.by.chosen.without_file() }
    }

    /// What changes from move to move.
    pub(crate) fn view_now(&self, eyes: Eyes) -> TableNow {
        let Eyes { seat, host, watcher, offered, can_readmit } = eyes;
        let people = self.presence.people();
        let watching = people.iter().filter(|player| self.seat_of(**player).is_none()).count();
        let vote = self.vote_view(eyes);
        let about = vote.as_ref().map(|vote| vote.about);
        TableNow {
            state: self.state(),
            you: You { seat, host, watcher, offered, can_readmit, link: self.link(eyes) },
            manner: self.manner,
            seats: self
                .chairs
                .iter()
                .map(|(seat, chair)| self.seat_view(seat, chair, about))
                .collect(),
            spectators: watching.try_into().unwrap_or(u16::MAX),
            watchers: self.watcher_views(eyes),
            game: self.game.as_ref().map(|game| self.still_open(game.view(eyes.seat))),
            clock: self.clock(),
            vote,
            pot: self.pot_view(),
            lesson: self.lesson_view(),
        }
    }

    /// A match that all others have left is over, though its rules would let it go on; and a lesson
    /// waits until its words are read.
    fn still_open(&self, game: GameView) -> GameView {
        let waits = self.is_lesson() && !self.is_learners_move();
        if self.conceded.is_some() || waits { at_rest(game) } else { game }
    }

    fn seat_view(&self, seat: Seat, chair: &Chair, vote_about: Option<Seat>) -> SeatView {
        let (occupant, ready) = match chair {
            Chair::Free => (Occupant::Free, false),
            Chair::Bot { bot, name } => {
                (Occupant::Bot { name: name.clone(), bot: bot.clone() }, false)
            }
            Chair::Person(sitting) => (self.person(sitting), sitting.ready),
        };
        let can_be_voted = vote_about != Some(seat) && self.is_votable(seat);
        SeatView { seat, occupant, ready, can_be_voted }
    }

    fn person(&self, sitting: &Sitting) -> Occupant {
        let away = sitting.stand_in.as_ref().map(|bot| match bot.why {
            Away::Left => AwayView::Left,
            Away::Absent => AwayView::Absent,
            Away::Idle => AwayView::Idle,
        });
        Occupant::Person {
            person: self.person_no(sitting.player),
            name: self.name(sitting.player),
            connected: self.presence.is_here(sitting.player),
            played_by_bot: away.is_some(),
            host: self.host == Some(sitting.player),
            bot_in_ms: self.bot_in_ms(sitting),
            away,
        }
    }
}
