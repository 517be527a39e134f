//! Judging moves that draw or hand over the turn.

use super::Case;
use crate::mau::cheat::watches_another;
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::DrawWhen;

impl Case<'_> {
    pub(super) fn draw(self) -> Result<(), Refusal> {
        self.draw_where(self.shows_that_it_could())
    }

    /// Drawing, by a seat that has something that fits (`could_lay`), or acts as if it had not.
    fn draw_where(self, could_lay: bool) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Threat => Err(Refusal::MustAnswerOrAccept),
            Phase::Wish | Phase::Target | Phase::Give => Err(Refusal::ChooseFirst),
            Phase::Together | Phase::Further => Err(Refusal::NotTogether),
            // A card that has to be covered: one draws until something fits, while there are cards to draw.
            _ if self.state.covers && could_lay => Err(Refusal::MustPlay),
            _ if self.state.covers && self.state.dry => Err(Refusal::AlreadyDrawn),
            _ if self.state.covers => Ok(()),
            Phase::Drawn if self.used_up() => Err(Refusal::AlreadyDrawn),
            // With times = 0 one draws until something fits, and no further.
            Phase::Drawn if self.doc.draw.times == 0 && could_lay => Err(Refusal::AlreadyDrawn),
            _ if self.doc.draw.when == DrawWhen::NothingFits && could_lay => Err(Refusal::MustPlay),
            _ => Ok(()),
        }
    }

    pub(super) fn pass(self) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Threat => Err(Refusal::MustAnswerOrAccept),
            Phase::Wish | Phase::Target | Phase::Give => Err(Refusal::ChooseFirst),
            Phase::Together if self.has_to_lay_on() => Err(Refusal::MustPlay),
            Phase::Together | Phase::Further => Ok(()),
            _ if self.state.covers && self.shows_that_it_could() => Err(Refusal::MustPlay),
            _ if self.state.covers && !self.state.dry => Err(Refusal::MustDrawOn),
            _ if self.state.covers => Ok(()),
            Phase::Drawn => self.hand_over(),
            _ if !self.doc.draw.may_pass || self.doc.draw.least > 0 => Err(Refusal::MustDrawFirst),
            _ if self.doc.draw.when == DrawWhen::NothingFits && self.shows_that_it_could() => {
                Err(Refusal::MustPlay)
            }
            _ => Ok(()),
        }
    }

    /// Whether something can be laid, and no rule lets the seat act as if nothing could.
    fn shows_that_it_could(self) -> bool {
        self.could_lay() && !self.may_withhold()
    }

    /// Whether the seat may act as if nothing fitted: one cheat at a time.
    fn may_withhold(self) -> bool {
        self.cheat(|cheat| cheat.withhold).is_ok()
            && !watches_another(self.rules, self.state, self.seat)
    }

    fn hand_over(self) -> Result<(), Refusal> {
        let rule = &self.doc.draw;
        let could_lay = self.could_lay();
        let owes = rule.must_lay && could_lay;
        if owes && !self.may_withhold() {
            return Err(Refusal::MustLayDrawn);
        }
        let free = rule.may_pass && self.state.draws >= rule.least;
        let enough = free || self.used_up() || (rule.times == 0 && could_lay && !owes);
        if enough {
            return Ok(());
        }
        // Either a card may still be drawn, or one has to be laid.
        self.draw()?;
        Err(Refusal::MustDrawOn)
    }

    /// Whether no further draw is left in this turn, whatever was drawn.
    fn used_up(self) -> bool {
        let times = self.doc.draw.times;
        self.state.dry || (times > 0 && self.state.draws >= times)
    }

    /// Drawing or accepting with too few cards (VER-14).
    pub(super) fn draw_short(self, missing: u8) -> Result<(), Refusal> {
        self.cheat(|cheat| cheat.draw_short)?;
        if watches_another(self.rules, self.state, self.seat) {
            return Err(Refusal::NoCheating);
        }
        let due = if self.state.phase == Phase::Threat {
            self.due()
        } else {
            // One cheat at a time.
            self.draw_where(self.could_lay())?;
            self.doc.draw.count.max(u8::from(self.state.covers))
        };
        if (1..=due).contains(&missing) { Ok(()) } else { Err(Refusal::NotSoMany) }
    }
}
