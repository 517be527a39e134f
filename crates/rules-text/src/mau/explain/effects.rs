//! Effects in words: what patterns and triggers cause.

use super::author::Author;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    DealEnd, EffectRule, Hits, MatchEnd, Per, PlayUntil, Text,
};

use super::amounts::each;
use super::cards::{effects, wish_of};
use super::grammar::{
    all_of, by_lot, capital, cards, number, one_of, points as some_points, text, turns,
};
use super::names::{all, subject};
use super::whom::{Form, Who, with};
use super::{amounts, asking, pot, states, threat};

/// All effects of `does`, one sentence each.
pub(super) fn effects_of(rules: &Rules, does: &EffectRule, author: Author) -> Vec<Text> {
    let EffectRule {
        reverse,
        again,
        rotates,
        rotates_to,
        threat,
        may,
        hits,
        draw,
        up_to,
        until,
        per,
        misses,
        points,
        pays,
        pays_in,
        takes_pot,
        multiplies,
        swap,
        renews,
        pools,
        takes_pile,
        pile_at_most,
        adds,
        one_of: _,
        one_of_by: _,
        wish,
        takes,
        passes,
        passes_to,
        gives,
        puts_away,
        must_be,
        redraws,
        looks,
        bars,
        shows,
        opens,
        open_for,
        closes,
        out,
        back,
        ends_wish,
        turns_on: _,
        turns_off: _,
        switches: _,
        tells,
        ends,
        ends_match,
    } = does;
    let two = rules.seats() == 2;
    let who = Who::of(*hits, author, two);
    let mut says = Vec::new();
    says.extend(asking::before(*may, *hits, author));
    says.extend(
        ends_wish.then(|| {
            text("Was gewünscht war, gilt nicht mehr.", "What was wished holds no longer.")
        }),
    );
    if *back > 0 {
        let drawn = cards(u32::from(*back));
        says.push(text(
            format!("Wer zuletzt fertig wurde, ist wieder im Spiel und zieht {}.", drawn.de),
            format!("Whoever went out last is back in the game and draws {}.", drawn.en),
        ));
    }
    says.extend(states::switched(rules, does, &who));
    says.extend(tells.then(|| text("Das wird allen gesagt.", "Everybody is told so.")));
    says.extend((*multiplies > 0).then(|| amounts::multiplied(*multiplies, false)));
    says.extend(rotates.then(|| effects::rotates(rules, *rotates_to)));
    let origin = if author == Author::They { Author::Origin } else { author };
    let race =
        matches!(hits, Hits::Slowest | Hits::SlowestOther | Hits::Fastest | Hits::FastestOther);
    if *swap {
        let with = with(*hits, two);
        let swaps = match if race { origin } else { author } {
            Author::You => text("Du tauschst", "You swap"),
            Author::They => text("Die Person tauscht", "They swap"),
            Author::Origin => text("Wer es ausgelöst hat, tauscht", "Whoever set it off swaps"),
        };
        says.push(text(
            format!("{} die ganze Hand mit {}.", swaps.de, with.de.trim_end_matches(',')),
            format!("{} hands with {}.", swaps.en, with.en),
        ));
    }
    says.extend(pools.then(|| amounts::pooled(*hits)));
    let taker = if race { origin } else { author };
    says.extend((*takes > 0).then(|| asking::takes(*takes, *hits, two, taker)));
    let mut deeds = Vec::new();
    deeds.extend((*points != 0).then(|| {
        let noted = each(&some_points(*points), *per, &who, origin);
        let (de, en) = who.verb(["notierst", "notiert", "notieren"], ["score", "scores"]);
        text(format!("{de} {}", noted.de), format!("{en} {}", noted.en))
    }));
    deeds.extend((*pays != 0).then(|| paid((*pays, *per), *hits, &who, origin)));
    deeds.extend(
        (*pays_in != 0)
            .then(|| pot::paid_in((*pays_in, *per), rules.doc().points.to, &who, origin)),
    );
    deeds.extend(takes_pot.then(|| pot::taken(&who)));
    if *renews {
        let (de, en) = who.verb(["mischst", "mischt", "mischen"], ["shuffle", "shuffles"]);
        let (gets_de, gets_en) = who.verb(["bekommst", "bekommt", "bekommen"], ["get", "gets"]);
        let whose = if who.form == Form::You { "your" } else { "their" };
        deeds.push(text(
            format!("{de} alle Handkarten in den Ziehstapel"),
            format!("{en} {whose} hand into the draw pile"),
        ));
        deeds.push(text(
            format!("{gets_de} genauso viele neue"),
            format!("{gets_en} as many new cards"),
        ));
    }
    deeds.extend(takes_pile.then(|| amounts::taken_pile(*pile_at_most, &who)));
    if !until.is_empty() {
        deeds.push(draws_until(&who, *draw, &one_of(&all(rules, until, subject))));
    } else if *draw > 0 {
        let drawn = if *up_to > 0 { by_lot(*draw, *up_to) } else { cards(u32::from(*draw)) };
        let drawn = each(&drawn, *per, &who, origin);
        let (de, en) = who.verb(["ziehst", "zieht", "ziehen"], ["draw", "draws"]);
        deeds.push(text(format!("{de} {}", drawn.de), format!("{en} {}", drawn.en)));
    }
    deeds.extend((*misses > 0).then(|| {
        let (de, en) = who.verb(["setzt", "setzt", "setzen"], ["miss", "misses"]);
        let turns = number(u32::from(*misses));
        match misses {
            1 => text(format!("{de} einmal aus"), format!("{en} a turn")),
            _ => text(
                format!("{de} {}mal aus", turns.de),
                format!("{en} the next {} turns", turns.en),
            ),
        }
    }));
    deeds.extend((*bars > 0).then(|| {
        let (de, en) = who.verb(["darfst", "darf", "dürfen"], ["may", "may"]);
        // A turn that continues counts too.
        let turns = turns(u32::from(*bars));
        text(
            format!("{de} {} lang nicht die letzte Karte legen", turns.de),
            format!("{en} not play the last card for {}", turns.en),
        )
    }));
    deeds.extend(shows.then(|| {
        let (de, en) = who.verb(["zeigst", "zeigt", "zeigen"], ["show", "shows"]);
        let whose = if who.form == Form::You { "your" } else { "their" };
        text(format!("{de} allen die Handkarten"), format!("{en} everybody {whose} hand"))
    }));
    deeds.extend(opens.then(|| plays_open(&who, *open_for)));
    deeds.extend(closes.then(|| {
        let (de, en) = who.verb(["nimmst", "nimmt", "nehmen"], ["hide", "hides"]);
        let whose = if who.form == Form::You { "your" } else { "their" };
        text(
            format!("{de} die Karten wieder verdeckt auf die Hand"),
            format!("{en} {whose} hand again"),
        )
    }));
    deeds.extend(out.then(|| {
        let (de, en) = who.verb(["scheidest", "scheidet", "scheiden"], ["play", "plays"]);
        text(
            format!("{de} für diese Runde aus, und die eigenen Karten zählen am Ende mit"),
            format!("{en} no further in this deal, and the cards in hand still count at its end"),
        )
    }));
    if !deeds.is_empty() {
        let deeds = all_of(&set_off(&deeds));
        says.push(capital(&text(
            format!("{} {}.", who.name.de, deeds.de),
            format!("{} {}.", who.name.en, deeds.en)
                .replace("all others may not", "none of the others may")
                .replace("everybody may not", "nobody may"),
        )));
    }
    let apart = race || (!deeds.is_empty() && *hits != Hits::Oneself);
    let setter = if apart { origin } else { author };
    if *looks {
        says.push(asking::looks(&with(*hits, two), setter));
    }
    says.extend(asking::adds(rules, adds, &who));
    says.extend(asking::one_of_several(rules, does, &who, setter));
    says.extend(wish.iter().flat_map(|wish| wish_of(rules, &who, wish)));
    says.extend((*passes > 0).then(|| asking::passes(*passes, *passes_to, two)));
    if *gives > 0 {
        says.push(asking::gives(*gives, must_be.is_none(), &with(*hits, two), setter));
    }
    says.extend((*puts_away > 0).then(|| puts_away_of(&who, *puts_away, must_be.is_none())));
    says.extend(amounts::must_be(does));
    says.extend(redraws.then(|| {
        text(
            "Für jede weggelegte Karte wird gleich eine andere gezogen.",
            "For each card put away another one is drawn at once.",
        )
    }));
    says.extend(reverse.as_ref().map(|reverse| effects::reverse(rules, reverse)));
    says.extend(threat.as_ref().map(|threat| threat::threat(rules, None, threat)));
    says.extend(again.then(|| match setter {
        Author::You => effects::again(),
        Author::Origin => text(
            "Wer es ausgelöst hat, ist gleich noch einmal am Zug, wenn gerade niemand mitten im Zug ist.",
            "Whoever set it off has another turn at once, if nobody is in the middle of one.",
        ),
        Author::They => text(
            "Die Person ist gleich noch einmal am Zug, wenn gerade niemand mitten im Zug ist.",
            "They have another turn at once, if nobody is in the middle of one.",
        ),
    }));
    says.extend(ends.map(|end| ended(rules, end, &who)));
    says.extend(ends_match.map(|end| match_ended(end, &who)));
    on_the_same(says)
}

/// "Die Person" is written only once in consecutive sentences about the player who set it off.
fn on_the_same(says: Vec<Text>) -> Vec<Text> {
    let others = ["davor", "gegenüber", "mit"];
    let of_author = |said: &Text| {
        let rest = said.de.strip_prefix("Die Person ")?;
        let other = others.iter().any(|other| rest.starts_with(other));
        (!other).then(|| format!("Sie {rest}"))
    };
    let again = |(at, said): (usize, &Text)| {
        let before = at.checked_sub(1).and_then(|at| of_author(&says[at]));
        let de = before.and_then(|_| of_author(said)).unwrap_or_else(|| said.de.clone());
        text(de, said.en.clone())
    };
    says.iter().enumerate().map(again).collect()
}

/// Points that move from one score to another.
fn paid((pays, per): (i32, Option<Per>), hits: Hits, who: &Who, author: Author) -> Text {
    let points = each(&some_points(pays.saturating_abs()), per, who, author);
    let (each_de, each_en) = if who.form == Form::Many { ("je ", " each") } else { ("", "") };
    let others = if hits == Hits::All { " (sie selbst ausgenommen)" } else { "" };
    let (to_de, to_en, whose) = match author {
        Author::You => ("dir", "you", "your score"),
        Author::They => ("der Person", "them", "their score"),
        Author::Origin => (
            "der Person, die es ausgelöst hat,",
            "whoever set it off",
            "the score of whoever set it off",
        ),
    };
    if pays > 0 {
        let (de, en) = who.verb(["gibst", "gibt", "geben"], ["give", "gives"]);
        return text(
            format!("{de} {to_de} {each_de}{} vom eigenen Punktestand{others}", points.de),
            format!("{en} {to_en} {}{each_en} of their score", points.en),
        );
    }
    let (de, en) = who.verb(["bekommst", "bekommt", "bekommen"], ["get", "gets"]);
    text(
        format!("{de} von {to_de} {each_de}{} auf den eigenen Punktestand{others}", points.de),
        format!("{en} {}{each_en} from {whose}", points.en),
    )
}

fn plays_open(who: &Who, turns_open: u8) -> Text {
    let (de, en) = who.verb(["spielst", "spielt", "spielen"], ["play", "plays"]);
    let long = match turns_open {
        0 => text("bis zum Ende der Runde", "until the deal is over"),
        turns_open => {
            let turns = turns(u32::from(turns_open));
            text(format!("{} lang", turns.de), format!("for {}", turns.en))
        }
    };
    text(
        format!("{de} {} mit offenen Karten", long.de),
        format!("{en} with an open hand {}", long.en),
    )
}

fn puts_away_of(who: &Who, count: u8, of_choice: bool) -> Text {
    let (de, en) = who.verb(["legst", "legt", "legen"], ["put", "puts"]);
    let (keeps_de, keeps_en) = who.verb(["behältst", "behält", "behalten"], ["keep", "keeps"]);
    let put = cards(u32::from(count));
    let name = &who.name;
    let (choice_de, choice_en) = if of_choice { (" nach Wahl", " of choice") } else { ("", "") };
    capital(&text(
        format!(
            "{} {de} {}{choice_de} verdeckt unter den Ziehstapel, {keeps_de} aber mindestens eine.",
            name.de, put.de
        ),
        format!(
            "{} {en} {}{choice_en} face down under the draw pile, but always {keeps_en} one.",
            name.en, put.en
        ),
    ))
}

fn draws_until(who: &Who, draw: u8, until: &Text) -> Text {
    let (de, en) = who.verb(["ziehst", "zieht", "ziehen"], ["draw", "draws"]);
    let most = cards(u32::from(draw));
    let (most_de, most_en) = if draw == 0 {
        (String::new(), String::new())
    } else {
        (format!(", höchstens {}", most.de), format!(", {} at most,", most.en))
    };
    text(
        format!("{de} Karte um Karte{most_de}, bis {} kommt{COMES_DE}", until.de),
        format!("{en} card by card{most_en} until {} comes{COMES_EN}", until.en),
    )
}

const COMES_DE: &str = " (diese Karte wird allen gezeigt)";
const LOT_DE: &str = ", wie das Los sagt, ";
const COMES_EN: &str = ", which is shown to all";

/// Sets off with a comma what follows a subordinate clause.
fn set_off(deeds: &[Text]) -> Vec<Text> {
    let mut deeds = deeds.to_vec();
    // In a list of more than two there are commas already, except before the last part.
    if let [.., deed, _] = deeds.as_mut_slice()
        && (deed.de.ends_with(COMES_DE) || deed.de.contains(LOT_DE))
    {
        *deed = text(format!("{},", deed.de), format!("{},", deed.en));
    }
    deeds
}

fn match_ended(end: MatchEnd, who: &Who) -> Text {
    match end {
        MatchEnd::ByPoints => text(
            "Damit ist die ganze Partie zu Ende; gewonnen hat sie, wer nach Punkten vorn liegt.",
            "The whole match is over with that; whoever stands best by points has won it.",
        ),
        MatchEnd::Won => {
            let (de, en) = who.verb(["hast", "hat", "haben"], ["have", "has"]);
            text(
                format!(
                    "Damit ist die ganze Partie zu Ende, und {} {de} sie gewonnen.",
                    who.name.de
                ),
                format!("The whole match is over with that, and {} {en} won it.", who.name.en),
            )
        }
    }
}

fn ended(rules: &Rules, end: DealEnd, who: &Who) -> Text {
    let first_ends = rules.doc().end.play == PlayUntil::FirstOut && rules.teams().is_empty();
    match end {
        DealEnd::Drawn if first_ends => text(
            "Die Runde ist vorbei, und niemand hat sie gewonnen.",
            "The deal is over, and nobody has won it.",
        ),
        DealEnd::Drawn => text(
            "Die Runde ist vorbei; gewonnen hat sie nur, wer schon fertig war.",
            "The deal is over; only who was out already has won it.",
        ),
        DealEnd::Won => {
            let (de, en) = who.verb(["hast", "hat", "haben"], ["have", "has"]);
            text(
                format!(
                    "Die Runde ist vorbei, und {} {de} sie gewonnen, wenn noch niemand fertig war.",
                    who.name.de
                ),
                format!(
                    "The deal is over, and {} {en} won it if nobody was out already.",
                    who.name.en
                ),
            )
        }
    }
}
