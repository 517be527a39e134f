//! Warnings about effects that do nothing: they hit nobody, come too late, or name cards that are
//! not in the deck.

use super::amounts_check;
use super::hits::Hits;
use super::rule::{EffectRule, MatchEnd, Picker};
use crate::mau::cards::wish_warn;
use crate::mau::deal::all_lose_alike;
use crate::mau::rules::checking::absent;
use crate::mau::rules::doc::{
    By, HouseRules, MatchRule, PlayUntil, ReverseRule, Victim, Which, WithTwo,
};
use crate::mau::states::is_of_players;
use crate::mau::{states, upper_bounds};
use crate::rules::Findings;

/// Warns of cards that are not in the deck, and of effects that do nothing or hit nobody.
pub(in crate::mau) fn warn(doc: &HouseRules, does: &EffectRule, field: &str, found: &mut Findings) {
    does.until.iter().for_each(|which| absent(doc, which, format!("{field}.until"), found));
    if let Some(wish) = &does.wish {
        wish_warn(doc, wish, &format!("{field}.wish"), found);
    }
    if does.closes && !doc.effects().any(|other| other.opens) {
        let message = (
            "hier legt niemand die Hand offen hin, also wird auch keine wieder verdeckt: schreib eine Regel \
             mit `opens`",
            "nobody lays a hand open here, so none is hidden again: write a rule with `opens`",
        );
        found.add("no_effect", format!("{field}.closes"), message);
    }
    if does.takes_pot && !doc.effects().any(|other| other.pays_in > 0) {
        let message = (
            "in den Pott zahlt hier niemand etwas ein: schreib eine Regel mit `pays_in`",
            "nobody pays anything into the pot here: write a rule with `pays_in`",
        );
        found.add("no_effect", format!("{field}.takes_pot"), message);
    }
    if does.pays_in < 0 && !doc.effects().any(|other| other.pays_in > 0) {
        let message = (
            "in den Pott zahlt hier niemand etwas ein, also kommt auch nichts heraus: schreib eine Regel mit `pays_in` \
             über 0",
            "nobody pays anything into the pot here, so nothing comes out of it: write a rule with `pays_in` above 0",
        );
        found.add("no_effect", format!("{field}.pays_in"), message);
    }
    if doc.seats.max == 2 && turns_nothing(does.reverse.as_ref()) {
        found.add("no_effect", format!("{field}.reverse"), NOTHING_TURNS);
    }
    worthless(doc, does, field, found);
    amounts_check::warn(doc, does, field, found);
    states::no_effect(doc, does, field, found);
    if !does.one_of.is_empty() && (does.hits, does.one_of_by) == (Hits::Oneself, Picker::Oneself) {
        let message = (
            "wen es trifft, ist hier dieselbe Person wie die, die es ausgelöst hat: lass `one_of_by` weg, oder \
             nenn mit `hits` eine andere",
            "whoever is hit is here whoever set it off: leave `one_of_by` out, or name somebody else with \
             `hits`",
        );
        found.add("no_effect", format!("{field}.one_of_by"), message);
    }
    hits(doc, does, field, found);
    back_too_late(doc, does, field, found);
}

/// Whether reversing the direction does nothing between two seats.
pub(in crate::mau) fn turns_nothing(reverse: Option<&ReverseRule>) -> bool {
    reverse.is_some_and(|reverse| reverse.with_two == WithTwo::Nothing)
}

/// The warning for that, where never more than two play.
pub(in crate::mau) const NOTHING_TURNS: (&str, &str) = (
    "zu zweit ändert die Richtung nichts: schreib `with_two = \"other_misses\"`, dann setzt die andere Person aus",
    "between two players the direction makes no difference: write `with_two = \"other_misses\"`, and the other \
     misses a turn",
);

/// Warns of points in a match that is won by being out first, where nothing asks for them.
fn worthless(doc: &HouseRules, does: &EffectRule, field: &str, found: &mut Findings) {
    let asked = doc.kitty.is_some()
        || doc.conditions().any(|asked| {
            asked.match_so_far.score.is_some() || matches!(asked.by, By::Leads | By::Trails)
        })
        || doc.effects().any(|other| {
            matches!(other.hits, Hits::Leads | Hits::Trails)
                || other.ends_match == Some(MatchEnd::ByPoints)
        });
    if doc.matches != MatchRule::Single || asked {
        return;
    }
    for (key, said) in [
        ("points", does.points != 0),
        ("pays", does.pays != 0),
        ("pays_in", does.pays_in != 0),
        ("takes_pot", does.takes_pot),
    ] {
        if said {
            let message = (
                "eine Partie ist hier eine einzige Runde, die gewinnt, wer zuerst fertig ist; Punkte zählen also \
                 nicht: schreib etwa `match = { deals = { count = 3 } }`",
                "a match is a single deal here, won by whoever is out first, so points do not count: write for \
                 example `match = { deals = { count = 3 } }`",
            );
            found.add("no_effect", format!("{field}.{key}"), message);
        }
    }
}

/// Warns of `back` where the last turn of a lap ends the deal before it takes effect.
fn back_too_late(doc: &HouseRules, does: &EffectRule, field: &str, found: &mut Findings) {
    if does.back > 0 && doc.end.play == PlayUntil::LastLap {
        let message = (
            "im letzten Zug der Runde kommt das zu spät, sie ist dann schon vorbei: nimm eine Karte, deren Drohung \
             `victim = \"last_out\"` hat, oder `end.play = \"one_left\"`",
            "in the last turn of the lap that comes too late, the deal is over then: use a card whose threat has \
             `victim = \"last_out\"`, or `end.play = \"one_left\"`",
        );
        found.add("no_effect", format!("{field}.back"), message);
    }
}

/// Warns where it hits nobody, or always the same seat.
fn hits(doc: &HouseRules, does: &EffectRule, field: &str, found: &mut Findings) {
    let field = format!("{field}.hits");
    let given = does.states().any(|id| is_of_players(&doc.states, id));
    if does.hits != Hits::Oneself && does.hits_nobody() && !given {
        let message = (
            "nichts davon trifft jemand Bestimmten: lass `hits` weg, oder schreib dazu, was die Person trifft",
            "nothing of it hits anybody in particular: leave `hits` out, or write what is to hit them",
        );
        found.add("no_effect", field.clone(), message);
    }
    let single = upper_bounds::is_one_deal(doc);
    if single && does.hits.looks_back() {
        let message = (
            "eine Partie ist hier eine einzige Runde, also gibt es keine davor",
            "a match is a single deal here, so there is none before it",
        );
        found.add("no_effect", field.clone(), message);
    } else if does.hits == Hits::LastLoser && all_lose_alike(doc) {
        let message = (
            "wer verliert, notiert hier immer gleich viel, also trifft es einfach die nächste Person nach der, \
             die gegeben hat: schreib \"last_winner\", oder lass die, die Karten halten, Punkte notieren \
             (`points.to = \"holder\"`)",
            "whoever loses notes the same here, so it simply hits the next player after the dealer: write \
             \"last_winner\", or let those who hold cards note points (`points.to = \"holder\"`)",
        );
        found.add("no_effect", field.clone(), message);
    }
    let alone = single && !doc.notes_points();
    if alone && matches!(does.hits, Hits::Leads | Hits::Trails) {
        let message = (
            "eine Partie ist hier eine einzige Runde, und in ihr notiert vor dem Ende niemand Punkte, \
             also liegt nie jemand vorn oder hinten",
            "a match is a single deal here in which nobody notes points before it ends, so nobody ever \
             leads or trails",
        );
        found.add("no_effect", field, message);
    } else if matches!(does.hits, Hits::Leads | Hits::Trails) && !upper_bounds::is_noted(doc) {
        let message = (
            "hier notiert nie jemand Punkte, also liegt nie jemand vorn oder hinten",
            "nobody ever notes points here, so nobody ever leads or trails",
        );
        found.add("no_effect", field, message);
    }
}

impl EffectRule {
    /// Whether nothing of it happens if the seat that set it off is out by then.
    fn needs_its_author(&self) -> bool {
        let mut left = Self { again: false, swap: false, takes: 0, gives: 0, ..self.clone() };
        left.must_be = left.must_be.filter(|_| left.passes > 0 || left.puts_away > 0);
        left.threat = left.threat.filter(|threat| threat.victim != Victim::Oneself);
        if self.hits == Hits::Oneself {
            left = Self {
                draw: 0,
                up_to: 0,
                until: Vec::new(),
                misses: 0,
                renews: false,
                takes_pile: false,
                pile_at_most: 0,
                per: None,
                puts_away: 0,
                must_be: None,
                redraws: false,
                shows: false,
                opens: false,
                open_for: 0,
                closes: false,
                bars: 0,
                out: false,
                ..left
            };
        }
        left == Self { hits: self.hits, may: self.may, ..Self::default() }
    }
}

/// Warns of what comes too late: the seat that set it off has played its last card, one of `cards`, and is
/// out.
pub(in crate::mau) fn too_late(
    doc: &HouseRules,
    does: &EffectRule,
    cards: &[Which],
    field: &str,
    found: &mut Findings,
) {
    let first_ends = doc.end.play == PlayUntil::FirstOut && doc.teams.is_none();
    if does.needs_its_author() {
        let named = cards.iter().map(|which| format!("\"{which}\"")).collect::<Vec<_>>().join(", ");
        let (these, never) = if named.is_empty() {
            (String::new(), Default::default())
        } else {
            let never = format!("`end.never_last = [{named}]`");
            (
                format!("`cards = [{named}]`, "),
                [format!("; oder schreib {never}"), format!("; or write {never}")],
            )
        };
        let [never_de, never_en] = never;
        let threat = "does.threat = { victim = \"oneself\", draw = 1, then = \"plays\" }";
        let back = "end.last_threat = \"may_come_back\"";
        let message = (
            format!(
                "wer die letzte Karte gelegt hat, ist fertig, und dann geschieht das nicht mehr: Damit man noch \
                 nicht fertig ist, braucht es ein Muster mit {these}`left = 0` und `{threat}`, und dazu \
                 `{back}`{never_de}"
            ),
            format!(
                "whoever has played the last card is out, and then this happens no more: for them not to be out \
                 yet it takes a pattern with {these}`left = 0` and `{threat}`, and `{back}` \
                 beside it{never_en}"
            ),
        );
        found.add("no_effect", field, message);
    } else if first_ends && (does.hits.asks() || !does.only_notes_points()) {
        let message = (
            "die Runde endet mit der ersten fertigen Person, und dann zählen nur noch `points`: \
             schreib `end.play = \"one_left\"`, damit sie weitergeht",
            "the deal ends with the first who is out, and then only `points` still count: write \
             `end.play = \"one_left\"` for it to go on",
        );
        found.add("no_effect", field, message);
    }
}
