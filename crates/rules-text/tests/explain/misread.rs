//! Sentences that readers misunderstood: the present wording, and wording that must not come back.

use super::said::said;

/// Changes, the number of players, then the expected sentences in German and in English.
#[rustfmt::skip]
const SAID: &[(&str, u8, &str, &str)] = &[
    ("lay.throw_in = { by = 'rank', then = 'stays' }\ncards.7.threat = { draw = 2, then = 'plays', answers.7.do = { pass_on = 2 } }", 4,
     "Solange sich die oberste Karte gegen jemanden richtet, geht es nicht.",
     "It does not work while the top card threatens somebody."),
    ("lay.throw_in = { by = 'rank', then = 'again' }\ncards.7.threat = { draw = 2, then = 'plays' }", 4,
     "Solange sich die oberste Karte gegen jemanden richtet, geht es nicht.",
     "It does not work while the top card threatens somebody."),
    ("fit.anywhere = ['J']\nfit.never = { 7C = ['JS', 'JH', 'JD'] }\ncards.J.wish.of = 'suit'", 4,
     "Bube: Passt auf jede Karte, wenn nichts anderes gesagt ist, und erfüllt jeden Wunsch.",
     "Jack: Fits on every card unless stated otherwise, and meets every wish."),
    ("lay.together = { by = 'up', one_suit = true, least = 3 }", 4,
     "Die Reihenfolge dabei ist 7 bis 10, Bube, Dame, König. Das Ass gehört nicht dazu.",
     "The order for this is 7 to 10, jack, queen, king. The ace is no part of it."),
    ("lay.together = { by = 'up', one_suit = true, least = 3 }\nfit.values.A = 14", 4,
     "Die Reihenfolge dabei ist 7 bis 10, Bube, Dame, König, Ass.",
     "The order for this is 7 to 10, jack, queen, king, ace."),
    ("lay.throw_in.by = 'up'\nfit.values = { K = 12 }", 4,
     "Dabei zählt das Ass 1, der Bube 11 und die Dame und der König je 12.",
     "For this, the ace is 1, the jack is 11 and the queen and the king are 12."),
    ("charges.c = { name = { de = 'R', en = 'R' }, on = 'lays', against = 'acted_last', penalty = 1 }", 2,
     "Wer angeklagt ist, gibt es zu; wird es bestritten, gilt der Vorwurf nicht.",
     "The accused admits it; if it is denied, the charge does not count."),
    ("charges.c = { name = { de = 'R', en = 'R' }, on = 'lays', against = 'acted_last', penalty = 1 }", 4,
     "Angeklagt werden kann, wer zuletzt am Zug war und eine Karte gelegt hat, bis jemand anders am Zug war.",
     "whoever acted last and has played a card can be charged until"),
    ("match = { deals = { count = 6 } }\ncharges.c = { name = { de = 'R', en = 'R' }, pressed_by = 'last_winner', decided = 'counts', penalty = 1 }", 4,
     "Erheben darf ihn nur, wer die Runde davor gewonnen hat.",
     "Only whoever won the deal before may press it."),
    ("deck.faces.H.name = { de = 'Rosen', en = 'roses' }\ncards.H.threat = { draw = 1, then = 'plays' }", 4,
     "Jede Rosen-Karte: Die nächste Person", "Every card of roses: The next player"),
    ("cards.H.threat = { draw = 1, then = 'plays' }", 4,
     "Jede Herz-Karte: Die nächste Person", "Every heart: The next player"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', times = 'every 3', counted = 'in_a_row', does = { draw = 1 } }", 4,
     "und das bei dieser Person zum dritten, sechsten, … Mal in Folge geschieht:",
     "that happens to that player for the third, sixth, … time in a row:"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', times = 'every 3', counted = 'all_in_a_row', does = { draw = 1 } }", 4,
     "und das, bei wem auch immer, zum dritten, sechsten, … Mal in Folge geschieht:",
     "that happens for the third, sixth, … time in a row, to whomever:"),
    ("cards.8.covered = true", 4,
     "Du legst gleich noch eine passende Karte darauf. Hast du keine, ziehst du, bis eine passt.",
     "you play another fitting card on it at once. If you hold none, you draw until one fits."),
    ("deal.start_laid = { by = 'dealer', cards = ['7', '8'] }\ncards.7.threat = { draw = 2, then = 'plays' }\ncards.8.threat.then = 'misses'", 4,
     "als hätte die Person, die gegeben hat, sie gelegt. Danach geht es weiter",
     "as if the dealer had played it. Then play goes on"),
    ("deal.start_laid.by = 'dealer'\ncards.3.buys = true\ncards.J.wish.of = 'suit'\ndeck.lowest = '2'", 4,
     "Was sonst beim Legen zu entscheiden ist, bleibt dabei aus, nur der Wunsch nicht.",
     "What is otherwise decided on playing it does not happen, except for a wish."),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\ncards.joker.wild = true", 4,
     "Joker: Passt auf jede Karte. Beim Legen nennst du", "Joker: Fits on every card. When you play it, you name"),
    ("match = { deals = { count = 4 } }\npoints = { to = 'holder', each = 1, last_card = { J = 2 } }", 4,
     "Legt die Person, die als Erste fertig wird, als letzte Karte einen Buben, zählen alle Karten doppelt.",
     "If the first player out finishes with a jack, all cards count twice."),
    ("match = { deals = { count = 4 } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { hits = 'last_winner', draw = 1, may = true } }", 4,
     "Wer es ausgelöst hat, entscheidet, ob das geschieht. Die Person, die die Runde davor gewonnen hat, zieht eine Karte.",
     "Whoever set it off decides whether this happens. Whoever won the deal before draws one card."),
    ("match = { deals = { count = 6 } }\npoints = { to = 'winner', each = 0 }\nkitty = { cents = 1, per = 1, to = 'players' }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'dealt', does = { pays_in = 10 } }", 4,
     "bekommt in der Kasse, wer die Partie gewinnt; gewinnen mehrere, teilen sie es sich.",
     "to whoever wins it; several winners share it."),
    ("draw = { when = 'nothing_fits', count = 1, times = 3 }", 4,
     "ziehst du wieder, im selben Zug insgesamt bis zu dreimal.",
     "you draw again, up to three times in the same turn altogether."),
    ("draw.empty = 'end_deal'\nend.blocked = 'fewest_points'", 4,
     "Ist der Ziehstapel leer, ist die Runde zu Ende; ist noch niemand fertig, gewinnt sie, wer die wenigsten Punkte auf der Hand hat.",
     "When the draw pile is empty, the deal is over; if nobody is out yet, whoever holds the fewest points wins it."),
    ("cards.J.wish = { of = 'suit', other = true }", 4,
     "darf es nicht sein: nicht das, was darunter liegt, und nicht der Wunsch davor.",
     "not what lies below, nor the wish before."),
    ("deck.packs = 2\nlay.jump_in = 'same_card'\ncards.7.threat = { draw = 2, then = 'plays', answers.7.do = { pass_on = 2 } }", 4,
     "Richtet sich die oberste Karte gerade gegen jemanden, geht das nur mit einer Karte, die das weitergibt.",
     "While the top card threatens somebody, it works only with a card that passes the threat on."),
    ("end.never_last = ['J']\ncards.7.threat = { draw = 2, then = 'plays', answers.J.do = 'cancel' }", 4,
     "Buben dürfen nicht die letzte Karte sein, auch nicht als Antwort.",
     "Jacks may not be the last card, not even as an answer."),
    ("deck.packs = 2\ncards.7.threat = { draw = 2, then = 'plays', answers.9 = { do = { send_back = 0 }, must = 'suit' } }", 4,
     "Wen es dann trifft, der darf genauso antworten.", "Whoever is hit then may answer in the same way."),
    ("end.last_threat = 'may_come_back'\npatterns.p = { name = { de = 'Noch eine', en = 'One more' }, cards = ['A'], left = 0, does = { threat = { victim = 'oneself', draw = 1, then = 'plays' } } }", 4,
     "Vollendest du mit deiner letzten Karte „Noch eine“, bist du noch nicht fertig: Du ziehst, was dort steht, und spielst weiter.",
     "If your last card completes “One more”, you are not out yet: you draw what is said there and play on."),
    ("deck.lowest = '2'\ncards.2.threat = { draw = 2, then = 'misses', answers = { 2 = { do = { pass_on = 2 }, must = 'fit' }, 3 = { do = { pass_on = 3 }, must = 'fit' } } }\ncards.3.threat = { draw = 3, then = 'misses', answers = { 2 = { do = { pass_on = 2 }, must = 'fit' }, 3 = { do = { pass_on = 3 }, must = 'fit' } } }", 4,
     "der darf mit denselben Karten antworten, auch dann nur, wenn sie passen.",
     "may answer with the same cards, again only if they fit."),
    ("match = { deals = { count = 4 } }\npoints = { to = 'holder', each = 10, cards = { A = 1, 7 = 7, 8 = 8, 9 = 9, AH = 2, 9H = 18, 10H = 20, JH = 20 } }", 4,
     "auf ihnen steht. Ausnahmen: Die Herz-9 18 Punkte, die Herz-10 und der Herz-Bube 20 Punkte und das Herz-Ass 2 Punkte.",
     "printed on them. The exceptions: the 9 of hearts 18 points,"),
    ("match = { deals = { count = 4 } }\npoints = { to = 'holder', each = 1 }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { pays_in = 1 } }", 4,
     "zahlt einen Punkt in den Pott, und der eigene Stand steigt um so viel.",
     "pay one point into the pot, and their score goes up by as much."),
    ("cards.KS.threat = { victim = 'previous', draw = 5, then = 'nothing', answers = { KH = { do = { send_back = 5 } } } }", 4,
     "wurde es zurückgegeben, nach der Person, die das zuletzt getan hat.",
     "if it was sent back, from whoever did so last."),
    ("cards.KS.threat = { victim = 'previous', draw = 5, then = 'nothing', answers = { KH = { do = { send_back = 5 } } } }", 2,
     "Danach ist am Zug, wen es zuletzt getroffen hat.", "After that it is the turn of whoever it hit in the end."),
    ("cards.7.threat = { victim = 'chosen', swap = true, then = 'nothing' }\ncards.10.rotates = true", 4,
     "Legst du als letzte Karte eine 7 oder eine 10, wird nicht getauscht und keine Hand weitergegeben: Du bist fertig.",
     "If your last card is a 7 or a 10, no hands are swapped or passed on: you are out."),
    ("deck.faces.J = { name = { de = '+2', en = '+2' }, label = '+2' }", 4,
     "7 bis 10, +2, Dame, König und Ass", "7 to 10, +2, queen, king and ace"),
    ("patterns.p = { name = { de = 'P', en = 'P' }, row = { by = 'rank', cards = 4 }, does = { ends = 'drawn' } }", 4,
     "Die Runde ist vorbei, und niemand hat sie gewonnen.", "The deal is over, and nobody has won it."),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\ncards.XR.wish.of = 'suit'\ncards.XB.again = true", 4,
     "Roter Joker: Du wünschst dir", "Red joker: You wish"),
    ("draw = { when = 'any_time', times = 3, count = 1, then = 'lay_drawn' }", 4,
     "Passt eine der gezogenen Karten, darfst du sie legen, musst es aber nicht. Weitergeben darfst du erst nach dem dritten Mal.",
     "If one of the cards you drew fits, you may play it, but you do not have to. You may pass only after the third time."),
    ("cheat = { lay = true, by = 'next', until = 'next_move', penalty = 1, then = 'stays', false_penalty = 1 }\ntriggers.l = { name = { de = 'L', en = 'L' }, on = 'accuses_rightly', does = { hits = 'other', looks = true } }", 4,
     "Die Person sieht der anderen von beiden in die Karten.", "They look at the cards of the other player involved."),
    ("cards.A.threat = { draw = 3, then = 'misses', answers.A.do = { pass_on = 3 } }\ncards.AS.threat = { draw = 5, then = 'misses', answers.A.do = { pass_on = 5 } }", 4,
     "Ein Ass als letzte Karte kommt nicht zurück", "An ace as the last card does not come back"),
];

/// Changes, the number of players, then what must not appear in German and in English.
#[rustfmt::skip]
const UNSAID: &[(&str, u8, &str, &str)] = &[
    ("cards.9.reverse.with_two = 'nothing'\ncards.7.threat = { draw = 2, then = 'plays', answers.9 = { do = { send_back = 0 }, must = 'suit', acts = true } }", 2,
     "wechselt dabei zuerst die Richtung", "changes the direction first"),
    ("cards.7.threat = { draw = 2, then = 'plays', answers.9 = { do = { send_back = 0 }, must = 'suit' } }", 4,
     "genauso antworten", "in the same way"),
    ("lay.throw_in = { by = 'rank', then = 'stays' }\ncards.8.threat.then = 'misses'", 4,
     "gegen jemanden richtet", "threatens somebody"),
    ("deck.packs = 2\nlay.jump_in = 'same_card'", 4, "Richtet sich die oberste Karte", "threatens somebody"),
    ("deck.packs = 2\nlay.jump_in = 'same_card'\ncards.7.threat = { draw = 2, then = 'plays' }", 4,
     "die das weitergibt", "passes the threat on"),
    ("fit.anywhere = ['J']\ncards.J.wish.of = 'suit'\nend.never_last = ['J']", 4, "auch nicht als Antwort", "as an answer"),
    ("charges.c = { name = { de = 'R', en = 'R' }, penalty = 1 }", 2, "stimmen", "vote"),
    ("deal.start_laid = { by = 'dealer', cards = ['J'] }\ncards.J.wish.of = 'suit'", 4, "bleibt dabei aus", "does not happen"),
    ("seats.max = 6\nwhen = [{ seats = '5-', set = { deck.packs = 2 } }]", 4, "Das entfällt: Gespielt wird", "then: The deck has"),
    ("draw = { when = 'any_time', times = 3, count = 1, then = 'lay_drawn' }", 4, "Sonst gibst du weiter", "Otherwise you pass"),
];

#[test]
fn what_somebody_took_for_something_else_is_said_otherwise() {
    let mut wrong = Vec::new();
    for (changes, seats, de, en) in SAID {
        let told = said(changes, *seats);
        let others =
            [de, en].into_iter().zip(told).filter(|(wanted, told)| !told.contains(**wanted));
        wrong.extend(others.map(|(wanted, told)| format!("{changes}\n{wanted}\n{told}")));
    }
    for (changes, seats, de, en) in UNSAID {
        let told = said(changes, *seats);
        let others = [de, en].into_iter().zip(told).filter(|(left, told)| told.contains(**left));
        wrong.extend(others.map(|(left, told)| format!("{changes}\nnot {left}\n{told}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
