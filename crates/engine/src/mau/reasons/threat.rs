//! What stands against a seat, and what helps.

use super::{Case, kinds};
use crate::card_set::KindSet;
use crate::grammar::{all_of, cards, text};
use crate::mau::legal::{answering, can_be_sent};
use crate::mau::rules::Threat;
use crate::mau::state::Phase;
use crate::mau::threat;
use crate::rules::Text;

impl Case<'_> {
    fn threat(&self) -> Option<&Threat> {
        let standing = matches!(self.state.phase, Phase::Threat);
        self.rules.threats.get(usize::from(self.state.threat.rule)).filter(|_| standing)
    }

    /// All kinds that answer the threat that stands, whoever holds them.
    fn helpful(&self, threat: &Threat) -> KindSet {
        let standing = &self.state.threat;
        let mut kinds = answering(self.rules, self.state, threat);
        if !standing.closing {
            kinds = kinds.and(threat.open_answers(standing.chain));
        }
        let sent = |card: &crate::card::Card| {
            can_be_sent(self.state, self.seat, threat, threat.answer[card.index()].action)
        };
        let kinds: KindSet = kinds.filter(sent).collect();
        let listed = threat.answers.or(threat.fitting_answers).or(threat.picky_answers);
        if kinds.and(self.rules.pack).is_empty() {
            return kinds;
        }
        // A wild card answers as what it stands for (ERF-44).
        kinds.or(self.rules.wild.without(listed))
    }

    pub(super) fn does_not_answer(self) -> Option<Text> {
        let threat = self.threat()?;
        let helpful = self.helpful(threat);
        let card = self.card()?;
        let open = threat.open_answers(self.state.threat.chain);
        if answering(self.rules, self.state, threat).without(open).has(card)
            && !self.state.threat.closing
        {
            return Some(text(
                "Länger darf diese Kette nicht werden.",
                "This chain may not get any longer.",
            ));
        }
        if helpful.is_empty() {
            return Some(text("Dagegen hilft keine Karte.", "No card helps against this."));
        }
        let only = kinds::any_of(self.rules, helpful)?;
        Some(text(
            format!("Nur {} hilft jetzt.", only.de),
            format!("Only {} will help now.", only.en),
        ))
    }

    pub(super) fn must_answer_or_bear(self) -> Option<Text> {
        self.threat()?;
        let harm = threat::harm(self.rules, &self.state.threat);
        let mut does = Vec::new();
        if harm.draw > 0 {
            let cards = cards(u32::from(harm.draw));
            does.push(text(format!("{} ziehen", cards.de), format!("draw {}", cards.en)));
        }
        for (is, de, en) in [
            (harm.swap, "die Karten tauschen", "swap hands"),
            (harm.give, "eine Karte bekommen", "be given a card"),
            (harm.take, "eine Karte hergeben", "give up a card"),
            (harm.miss, "aussetzen", "skip a turn"),
        ] {
            if is {
                does.push(text(de, en));
            }
        }
        if does.is_empty() {
            return None;
        }
        let does = all_of(&does);
        let (de, en) = kinds::laid(self.layable()).map_or_else(
            || ("Nimm es hin".to_owned(), "accept it".to_owned()),
            |own| {
                (
                    format!("Nimm es hin, oder leg {}", own.de),
                    format!("accept it, or play {}", own.en),
                )
            },
        );
        Some(text(format!("Du sollst {}: {de}.", does.de), format!("You must {}: {en}.", does.en)))
    }
}
