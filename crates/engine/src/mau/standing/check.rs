//! Warns of conditions on a seat's standing in the match that can never hold.

use crate::mau::deal::hand;
use crate::mau::rules::doc::HouseRules;
use crate::mau::standing::AskedStanding;
use crate::mau::upper_bounds;
use crate::rules::Findings;

impl AskedStanding {
    /// Warns of what never holds in such a match. At the `end` of a deal somebody may have won it.
    pub(in crate::mau) fn warn(
        &self,
        doc: &HouseRules,
        end: bool,
        field: &str,
        found: &mut Findings,
    ) {
        if let Some((most, why)) = upper_bounds::most_points(doc)
            && !(end && most > 0)
            && upper_bounds::none_of(self.score, 0, most)
        {
            found.add("no_effect", format!("{field}.score"), why);
        }
        let (least, most) = dealt_at_all(doc);
        if upper_bounds::none_of(self.dealt, least, most) {
            let message = if least == most {
                (
                    format!("hier bekommen immer alle gleich viele Karten: {least}"),
                    format!("everybody is always dealt the same number of cards here: {least}"),
                )
            } else {
                (
                    format!("so viele Karten bekommt hier niemand: Es sind {least} bis {most}"),
                    format!("nobody is dealt so many cards here: it is {least} to {most}"),
                )
            };
            found.add("no_effect", format!("{field}.dealt"), message);
        }
        let Some(last) = upper_bounds::most_deals(doc) else { return };
        let most = if end { last } else { last.saturating_sub(1) };
        for (key, asked) in [("won", self.won), ("won_in_a_row", self.won_in_a_row)] {
            if upper_bounds::none_of(asked, 0, most) {
                found.add("no_effect", format!("{field}.{key}"), upper_bounds::no_more_deals(last));
            }
        }
    }
}

/// The fewest and the most cards that anybody is dealt under these rules.
pub(in crate::mau) fn dealt_at_all(doc: &HouseRules) -> (u16, u16) {
    let hands = (doc.seats.min..=doc.seats.max).map(|seats| u16::from(hand(doc, seats)));
    let (mut least, mut most) =
        hands.fold((u16::MAX, 0), |(least, most), hand| (least.min(hand), most.max(hand)));
    if let Some(choice) = &doc.deal.hand_choice {
        (least, most) = (choice.min.into(), choice.max.into());
    }
    if let Some(by) = &doc.deal.hand_by {
        (least, most) = (least.min(by.least.into()), most.max(by.most.into()));
    }
    (least, most)
}
