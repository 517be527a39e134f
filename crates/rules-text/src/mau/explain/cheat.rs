//! Cheating in words, where it is part of the game: what may be tried, and the penalties.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    Accuser, CheatRule, CheatThen, CheatWindow, EffectRule, LaterRule, MovedHands, Text,
};

use super::grammar::{all_of, line, number, one_of, penalty_cards, text};
use super::names::{all, object};

pub(super) fn cheat(rules: &Rules, rule: &CheatRule) -> Vec<Text> {
    let CheatRule {
        lay,
        cards,
        slip,
        draw_short,
        withhold,
        until,
        penalty: _,
        then: _,
        false_penalty: _,
        by,
        bears: _,
        moved_hands,
        later,
    } = rule;
    let late = *until == CheatWindow::NextCard;
    let moved = Some(*moved_hands).filter(|_| late && can_move(rules));
    let back =
        late && *moved_hands == MovedHands::GoBack && (can_move(rules) || effects_move(rules));
    let mut lines = vec![text(
        "Mogeln gehört dazu. Du darfst dich nur nicht erwischen lassen; ob ein Zug ehrlich war, verrät \
         der Tisch niemandem.",
        "Cheating is part of the game, as long as you are not caught; the table tells nobody whether a \
         move was honest.",
    )];
    lines.extend(lay.then(|| {
        if !cards.is_empty() {
            let cards = one_of(&all(rules, cards, object));
            return text(
                format!(
                    "Falsche Karte: In deinem Zug kannst du auch {} legen, obwohl du es nicht dürftest. Die \
                     Karte wirkt wie sonst auch.",
                    cards.de
                ),
                format!(
                    "A wrong card: on your turn you can play {} though you may not. It takes effect as \
                     usual.",
                    cards.en
                ),
            );
        }
        text(
            "Falsche Karte: In deinem Zug kannst du auch eine Karte legen, die nicht passt. Sie wirkt \
             wie sonst auch.",
            "A wrong card: on your turn you can play a card that does not fit. It takes effect as \
             usual.",
        )
    }));
    lines.extend(slip.then(|| {
        text(
            "Zwei als eine: Beim Legen kannst du eine zweite Karte ungesehen unter die erste schieben. \
             Zu sehen ist nur die obere, und nur sie wirkt.",
            "Two as one: when you play a card you can slip a second one under it, unseen. Only the \
             upper one shows and takes effect.",
        )
    }));
    lines.extend(draw_short.then(|| {
        text(
            "Zu wenig: Wenn du ziehen musst, kannst du weniger Karten nehmen, als du müsstest, oder gar \
             keine.",
            "Too few: when you have to draw, you can take fewer cards than you should, or none at all.",
        )
    }));
    lines.extend(withhold.then(|| {
        text(
            "Nichts Passendes: Auch wenn du legen müsstest, kannst du ziehen oder weitergeben, als hättest du \
             nichts, was passt. Fällt es auf, bleibt auf der Hand, was du dabei gezogen hast.",
            "Nothing fits: even when you would have to play, you can draw or pass as if you had nothing that \
             fits. If it is noticed, what you drew by it stays in your hand.",
        )
    }));
    lines.push(match by {
        Accuser::Anyone => accuse(*until, moved),
        Accuser::Next => accuse_if_next(*until, moved),
    });
    lines.push(guilty(rules, rule, back));
    lines.push(innocent(rules, rule));
    lines.extend(later.map(of_past));
    // A player who only passes or draws does not lay a last card that way.
    if *lay || *slip || *draw_short {
        lines.push(last_card());
    }
    lines
}

/// Accusing players who acted before the last one.
fn of_past(later: LaterRule) -> Text {
    let LaterRule { cards, followers } = later;
    let (cards_de, cards_en) = if cards == 1 {
        (
            "bis eine weitere Karte gelegt ist".to_owned(),
            "until one more card has been played".to_owned(),
        )
    } else {
        let count = number(u32::from(cards));
        (
            format!("bis {} weitere Karten gelegt sind", count.de),
            format!("until {} more cards have been played", count.en),
        )
    };
    let may = text(
        format!(
            "Auch wer davor eine Karte gelegt hat, kann noch beschuldigt werden, {cards_de}. Zurückgenommen wird \
             dann aber nichts mehr."
        ),
        format!(
            "Whoever played a card before that can still be accused {cards_en}. But nothing is undone then."
        ),
    );
    let each = (followers > 0).then(|| {
        let cost = penalty_cards(u32::from(followers));
        text(
            format!("Stimmt es, ziehen auch alle, die seither darauf gelegt haben, {}.", cost.de),
            format!("If it is true, all who have played on it since draw {} as well.", cost.en),
        )
    });
    line(&[may, each.unwrap_or_default()])
}

/// What holds for a last card that may be a cheat.
fn last_card() -> Text {
    text(
        "Auch mit der letzten Karte kann gemogelt worden sein: Fertig ist erst, wessen letzte Karte die \
         Person danach gelten lässt. Der Tisch sagt es allen an, und bis dahin trifft die Karte niemanden.",
        "The last card may be a cheat as well: you are out only when the player after you lets \
         your last card stand. The table tells everybody, and until then the card hits nobody.",
    )
}

/// Whether a card at this table moves cards from hand to hand between two players.
fn can_move(rules: &Rules) -> bool {
    rules.has_moving_threats()
}

/// Whether a rule of the table moves cards from hand to hand between two players.
fn effects_move(rules: &Rules) -> bool {
    rules.doc().effects().any(|does| does.swap || does.gives > 0)
}

/// What is not undone, since nobody can tell any more what was where.
fn stays(rules: &Rules, back: bool) -> Option<Text> {
    let any = |found: fn(&EffectRule) -> bool| rules.doc().effects().any(found);
    let mut all = Vec::new();
    all.extend((!back && effects_move(rules)).then(|| {
        text("getauschte Hände und verschenkte Karten", "swapped hands and cards that were given")
    }));
    all.extend(any(|does| does.renews).then(|| text("neu ausgeteilte Hände", "hands dealt anew")));
    all.extend(any(|does| does.puts_away > 0).then(|| text("weggelegte Karten", "cards put away")));
    let all = all_of(&all);
    (!all.de.is_empty()).then(|| {
        text(
            format!("Nur {} bleiben, wo sie sind.", all.de),
            format!("Only {} stay where they are.", all.en),
        )
    })
}

fn accuse(until: CheatWindow, moved: Option<MovedHands>) -> Text {
    match until {
        CheatWindow::NextCard if moved == Some(MovedHands::Stand) => text(
            "Alle anderen dürfen die Person, die zuletzt am Zug war, des Mogelns beschuldigen, bis \
             jemand anders eine Karte gelegt oder einen Tausch oder ein Geschenk angenommen hat; jede \
             Person einmal.",
            "Each of the others may accuse the last player to act of cheating, but only once, and \
             only until somebody else has played a card or accepted a swap or a gift.",
        ),
        CheatWindow::NextMove => text(
            "Alle anderen dürfen die Person, die zuletzt am Zug war, des Mogelns beschuldigen, bis \
             jemand anders einen Zug gemacht hat; jede Person einmal.",
            "Each of the others may accuse the last player to act of cheating, but only once, and \
             only until somebody else has made a move.",
        ),
        CheatWindow::NextCard => text(
            "Alle anderen dürfen die Person, die zuletzt am Zug war, des Mogelns beschuldigen, bis \
             jemand anders eine Karte gelegt hat; jede Person einmal.",
            "Each of the others may accuse the last player to act of cheating, but only once, and \
             only until somebody else has played a card.",
        ),
    }
}

/// Only the player who is to act may accuse: the victim of a threat, or the next player.
fn accuse_if_next(until: CheatWindow, moved: Option<MovedHands>) -> Text {
    let (de, en) = match until {
        CheatWindow::NextMove => ("", ""),
        CheatWindow::NextCard if moved == Some(MovedHands::Stand) => (
            " Das geht, bis jemand anders eine Karte gelegt oder einen Tausch oder ein Geschenk angenommen hat.",
            " That goes on until somebody else has played a card or accepted a swap or a gift.",
        ),
        CheatWindow::NextCard => (
            " Das geht, bis jemand anders eine Karte gelegt hat.",
            " That goes on until somebody else has played a card.",
        ),
    };
    text(
        format!(
            "Anzweifeln darf nur, wer gerade reagieren muss: wen die Karte trifft, sonst, wer als Nächstes dran \
             ist. Diese Person darf, bevor sie spielt, die Person, die zuletzt am Zug war, einmal des Mogelns \
             beschuldigen.{de}"
        ),
        format!(
            "Only whoever has to react may doubt it: whom the card hits, else whoever is next. Before playing, \
             that player may accuse the last player to act of cheating, once.{en}"
        ),
    )
}

fn guilty(rules: &Rules, rule: &CheatRule, back: bool) -> Text {
    if rule.then == CheatThen::Stays {
        return guilty_but_it_lies(rules, rule);
    }
    let (penalty, then) = (rule.penalty, rule.then);
    let (short_de, short_en) = if rule.draw_short {
        (
            ", und was zu wenig gezogen war, kommt dazu",
            ", and the cards that were not drawn are drawn now",
        )
    } else {
        ("", "")
    };
    let undone = text(
        format!(
            "Stimmt es, wird alles zurückgenommen, was seitdem geschehen ist: Gelegte Karten gehen auf \
             die Hand zurück{short_de}."
        ),
        format!(
            "If it is true, all that has happened since is undone: the cards played go back to the \
             hand{short_en}."
        ),
    );
    let fine = (penalty > 0).then(|| {
        let cost = penalty_cards(u32::from(penalty));
        text(
            format!("Außerdem zieht, wer gemogelt hat, {}.", cost.de),
            format!("The cheat also draws {}.", cost.en),
        )
    });
    let turn = if then == CheatThen::TurnOver {
        text("Dieser Zug ist damit vorbei.", "That ends this turn.")
    } else {
        text("Dann ist diese Person noch einmal am Zug.", "Then it is that player's turn again.")
    };
    let stays = stays(rules, back);
    let back = back.then(|| {
        text(
            "Auch ein Tausch oder ein Geschenk wird rückgängig gemacht, soweit die Karten noch dort \
             sind, wohin sie gekommen waren.",
            "A swap or a gift is undone as well, as far as the cards are still where they went.",
        )
    });
    line(&[
        undone,
        back.unwrap_or_default(),
        stays.unwrap_or_default(),
        fine.unwrap_or_default(),
        turn,
    ])
}

/// Nothing is undone: the penalty instead.
fn guilty_but_it_lies(rules: &Rules, rule: &CheatRule) -> Text {
    let draws = rules.doc().threats().any(|threat| threat.draw > 0);
    let threatens = rules.doc().threats().next().is_some();
    let stays = text(
        "Stimmt es, bleibt trotzdem liegen, was liegt, und alles gilt weiter, auch ein Wunsch.",
        "If it is true, what lies there stays all the same, and everything still counts, even a wish.",
    );
    let turned = match (draws, threatens) {
        (true, _) => text(
            "Was die Karte noch androht, trifft aber niemanden mehr: Die Karten zieht, wer gemogelt hat.",
            "But what the card still threatens with hits nobody any more: the cheat draws those cards.",
        ),
        (false, true) => text(
            "Was die Karte noch androht, trifft aber niemanden mehr.",
            "But what the card still threatens with hits nobody any more.",
        ),
        (false, false) => Text::default(),
    };
    let fine = (rule.penalty > 0).then(|| {
        let cost = penalty_cards(u32::from(rule.penalty));
        let (also_de, also_en) =
            if draws { ("Außerdem zieht", "also draws") } else { ("Dafür zieht", "draws") };
        text(
            format!("{also_de}, wer gemogelt hat, {}.", cost.de),
            format!("The cheat {also_en} {}.", cost.en),
        )
    });
    let short = rule.draw_short.then(|| {
        text(
            "Was zu wenig gezogen war, kommt dazu.",
            "The cards that were not drawn are drawn as well.",
        )
    });
    let on = text("Dann geht es weiter.", "Then play goes on.");
    line(&[stays, turned, fine.unwrap_or_default(), short.unwrap_or_default(), on])
}

fn innocent(rules: &Rules, rule: &CheatRule) -> Text {
    let penalty = rule.false_penalty;
    let costs = if penalty == 0 {
        text(
            "Stimmt es nicht, kostet der falsche Verdacht nichts.",
            "If it is not true, the false accusation costs nothing.",
        )
    } else {
        let cost = penalty_cards(u32::from(penalty));
        text(
            format!("Stimmt es nicht, zieht, wer falsch beschuldigt hat, {}.", cost.de),
            format!("If it is not true, the accuser draws {}.", cost.en),
        )
    };
    let bears = (rule.bears && rules.doc().threats().next().is_some()).then(|| {
        text(
            "Und wer damit eine Drohung anzweifelt, kann sie nicht mehr beantworten, sondern nimmt sie sofort hin.",
            "And whoever doubts a threat by it can answer it no more, but bears it at once.",
        )
    });
    line(&[costs, bears.unwrap_or_default()])
}
