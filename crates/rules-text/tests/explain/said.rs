//! Sentences that readers stumbled over, in their present wording, in both languages.

use std::collections::BTreeMap;

use stammtisch_engine::mau::Mau;
use stammtisch_engine::mau::rules::RulesFile;
use stammtisch_rules_text::InWords;

use super::LANGS;

/// The full text for `changes` applied to `plain`, in German and in English.
pub(super) fn said(changes: &str, seats: u8) -> [String; 2] {
    let text = format!("base = 'plain'\nid = 'ours'\n{changes}\n");
    let file = RulesFile::read(&text).unwrap_or_else(|found| panic!("{text}: {}", found[0]));
    let rules = file.compile(&BTreeMap::new(), seats);
    let rules = rules.unwrap_or_else(|found| panic!("{text}: {}", found[0]));
    LANGS.map(|(lang, _)| {
        let sections = Mau::explain(&rules, lang);
        sections.into_iter().flat_map(|section| section.lines).collect::<Vec<_>>().join("\n")
    })
}

/// Changes, then the expected sentences in German and in English.
#[rustfmt::skip]
const SAID: &[(&str, &str, &str)] = &[
    ("cards.A.threat = { victim = 'oneself', draw = 1, then = 'plays' }\nend.last_threat = 'may_come_back'",
     "Legst du als letzte Karte ein Ass, bist du noch nicht fertig: Du ziehst eine Karte und bist dann noch einmal am Zug.",
     "If your last card is an ace, you are not out yet: you draw one card and then have another turn."),
    ("cards.AC.threat = { victim = 'oneself', draw = 1, then = 'plays' }\ncards.AS.threat = { victim = 'oneself', draw = 2, then = 'plays' }\nend.last_threat = 'may_come_back'",
     "das Kreuz-Ass oder das Pik-Ass, bist du noch nicht fertig: Was die Karte bewirkt, trifft dich auch dann.",
     "you are not out yet: what the card does hits you even then."),
    ("states.dark = { name = { de = 'Nur Schwarz', en = 'Black only' } }\ndormant.dark = { cards = ['red'], barred = true, while = ['dark'] }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', top = ['A'], does = { switches = ['dark'] } }",
     "legen, wenn „Nur Schwarz“ gilt.",
     "may not be played if “Black only” holds."),
    ("states.dark = { name = { de = 'Nur Schwarz', en = 'Black only' } }\ndormant.dark = { cards = ['red'], unless = ['dark'] }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', top = ['A'], does = { switches = ['dark'] } }",
     "Gilt „Nur Schwarz“ gerade nicht, gilt es ab jetzt; sonst gilt es nicht mehr.",
     "If “Black only” does not hold, it does from now on; else it holds no longer."),
    ("states.q = { name = { de = 'Ruhe', en = 'Quiet' }, holds = true }\ndormant.dark = { cards = ['any'], while = ['q'] }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', top = ['A'], does = { turns_off = ['q'] } }",
     "Zu Beginn einer Runde gilt „Ruhe“.",
     "“Quiet” holds no longer."),
    ("cards.2 = { threat = { draw = 4, then = 'misses' } }\ncheat = { lay = true, cards = ['2'], by = 'next', until = 'next_move', penalty = 0, then = 'stays', false_penalty = 2, bears = true }",
     "Die Karten zieht, wer gemogelt hat.",
     "the cheat draws those cards."),
    ("cards.2 = { threat = { draw = 4, then = 'misses' } }\ncheat = { lay = true, cards = ['2'], by = 'next', until = 'next_move', penalty = 0, then = 'stays', false_penalty = 2, bears = true }",
     "Anzweifeln darf nur, wer gerade reagieren muss",
     "can answer it no more, but bears it at once."),
    ("lay.throw_in = { by = 'rank', cards = ['K'], onto = ['K'] }",
     "Wer nicht am Zug ist, darf einen König auf einen König werfen, und zwar solange",
     "you may throw in a king on a king, as long as"),
    ("lay.throw_in = { by = 'suit', cards = ['K'] }",
     "darf einen König dazwischenwerfen, wenn die Karte die Farbe der obersten hat",
     "you may throw in a king if it has the top card's suit"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'turn_begins', hand = { cards = '2-', of = ['Q'] }, does = { draw = 1 } }",
     "die Hand dann mindestens zwei Damen enthält: Die Hand wird dabei allen gezeigt.",
     "that hand holds at least two queens then: Everybody is shown that hand."),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'turn_begins', hand = { cards = '1-', of = ['8'] }, does = { shows = true } }",
     "die Hand dann mindestens eine 8 enthält: Die Person zeigt allen die Handkarten.",
     "that hand holds at least one 8 then: They show everybody their hand."),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'turn_begins', hand = { cards = '3-', of = ['8', 'Q'] }, does = { draw = 1 } }",
     "mindestens drei Karten (nur Achten und Damen zählen) enthält",
     "at least three cards (only eights and queens count) then"),
    ("deal = { start = 'led', starter = 'holder', starter_holds = ['7H'] }\ndormant.d = { cards = ['C', 'S', 'D', '8H', '9H', '10H', 'JH', 'QH', 'KH', 'AH'], turns = 1, by = 'starter', barred = true }",
     "Wer die Runde begonnen hat, darf im ersten Zug nur die Herz-7 legen.",
     "Whoever began the deal may play only the 7 of hearts on their first turn."),
    ("dormant.d = { cards = ['C', '8H'], turns = 1, by = 'starter', barred = true }",
     "Wer die Runde begonnen hat, darf im ersten Zug keine Kreuz-Karte und nicht die Herz-8 legen.",
     "Whoever began the deal may not play a club or the 8 of hearts on their first turn."),
    ("deal.start = 'led'\ndormant.d = { cards = ['H'], turns = 1, barred = true }",
     "Wer beginnt, darf jede Karte legen, die dann erlaubt ist.",
     "whoever begins may play any card that is allowed then."),
    ("deal = { starter = 'holder', starter_holds = ['7H'] }",
     "Die Karte wird allen gezeigt. Hat sie niemand, beginnt, wer links von der Person sitzt, die gegeben hat.",
     "The card is shown to all. If nobody holds it, the player to the dealer's left begins."),
    ("cards.10.reverse.with_two = 'nothing'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'reverses', does = { hits = 'previous', draw = 1 } }",
     "Die Person, die sonst als Nächste drangekommen wäre, zieht eine Karte.",
     "The player who would have been next draws one card."),
    ("match = { deals = { count = 5 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_begins', deals = '2-', does = { hits = 'last_winner', draw = 1 } }",
     "„A“, zu Beginn jeder Runde ab der zweiten: Die Person, die",
     "“A”, at the beginning of every deal from the second on: Whoever won the deal before"),
    ("match = { deals = { count = 20 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_begins', deals = 'every 5', pile = '9-', does = { hits = 'all', draw = 1 } }",
     "„A“, zu Beginn jeder fünften Runde, wenn im Ziehstapel mindestens neun Karten sind: Alle ziehen",
     "“A”, at the beginning of every fifth deal, if there are at least nine cards in the draw pile: Everybody draws"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_begins', does = { draw = 1 } }",
     "„A“, wenn jemand die Runde beginnt: Die Person zieht",
     "“A”, if somebody begins the deal: They draw"),
    ("lay.together = { by = 'suit', first = ['9'] }\npatterns.p = { name = { de = 'A', en = 'A' }, cards = ['9'], together = 1, does = { draw = 1 } }",
     "wenn du eine 9 legst und du in diesem Zug keine weitere legst:",
     "if you play a 9 and you play no other card in that turn:"),
    ("cards.8.threat = { then = 'misses', answers = { 8 = { do = { pass_on = 0 }, misses = 1 } } }",
     "Dann trifft es die Person danach. Nach einer solchen Antwort setzt sie zweimal aus, nach zweien dreimal und so weiter.",
     "After one such answer that player skips two turns, after two three, and so on."),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\ncards.joker = { wish = { of = 'suit' }, threat = { draw = 4, then = 'misses', answers = { joker = { do = { pass_on = 0 } } } } }",
     "Wer so antwortet, wünscht sich dabei ebenfalls eine Farbe.",
     "Whoever answers like this wishes for a suit as well."),
    ("seats = { min = 4, max = 4, recommended = 4 }\nteams.of = { size = 2 }\nmatch = { race = { target = { any = 200 } } }\npoints.worst_loses = true",
     "Die Partie endet, sobald ein Team 200 Punkte erreicht hat.\nDas Team, das am Ende die meisten Punkte hat, gewinnt die Partie.\nDas mit den wenigsten hat sie verloren.",
     "The match ends as soon as a team has reached 200 points.\nThe team with the most points in the end wins the match.\nThe one with the fewest has lost it."),
    ("match = { race = { target = { any = 20 } } }",
     "Die Partie endet, sobald jemand 20 Punkte erreicht hat.",
     "The match ends as soon as somebody has reached 20 points."),
    ("match = { race = { target = { 2 = 10, any = 20 } } }",
     "Die Partie endet zu viert, sobald jemand 20 Punkte erreicht hat.",
     "With four players, the match ends as soon as somebody has reached 20 points."),
    ("cards.A.reverse.with_two = 'other_misses'",
     "Die Richtung wechselt. Zu zweit setzt stattdessen die andere Person einmal aus.",
     "The direction changes. With two players, the other one skips a turn instead."),
    ("patterns.p = { name = { de = 'A', en = 'A' }, cards = ['J'], sum = { cards = 3, is = 36 }, does = { draw = 1 } }",
     "Dabei zählt der Bube 11, die Dame 12 und der König 13.",
     "For this, the jack is 11, the queen is 12 and the king is 13."),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\nmatch = { deals = { count = 2 } }\npoints = { to = 'holder', each = 0, cards = { 7 = 7, 8 = 8, 9 = 9, 10 = 10, Q = 3, K = 4, A = 10, J = 20, joker = 50 } }",
     "und Joker 50 Punkte. Zahlkarten zählen so viele Punkte, wie auf ihnen steht.",
     "and jokers 50 points. Number cards count the points printed on them."),
    ("match = { deals = { count = 2 } }\npoints = { to = 'holder', each = 1, cards = { 8H = 16, 8 = 8, red = 5 } }",
     "Was zuerst auf eine Karte zutrifft, zählt: die Herz-8 16 Punkte, sonst Achten 8 Punkte,",
     "What is first true of a card counts: the 8 of hearts 16 points, else eights 8 points,"),
    ("match = { deals = { count = 2 } }\ndeck.jokers = 2\ndeck.cards.X3 = 1\nfit.anywhere = ['joker']\npoints = { to = 'holder', each = 1, cards = { 8H = 16, 8 = 8, joker = 20 } }",
     "Es zählen die Herz-8 16 Punkte, alle anderen Achten 8 Punkte, Joker 20 Punkte; alle anderen Karten einen Punkt.",
     "What the cards count: the 8 of hearts 16 points, all other eights 8 points, jokers 20 points; all other cards one point."),
    ("match = { deals = { count = 2 } }\nend.play = 'one_left'\npoints = { to = 'holder', each = 0, places = [0, 0, 0, 1] }",
     "Karten zählen nichts.\nDazu notiert, wer übrig bleibt, einen Punkt.",
     "Cards count nothing.\nOn top of that, whoever is left scores one point."),
    ("fit.anywhere = ['J']\ncards.J.wish.of = 'suit'\nfit.leaves_wish = ['any', 'H']",
     "Ein Wunsch gilt weiter, was auch gelegt wird, bis sich jemand etwas Neues wünscht.",
     "A wish stands whatever is played on it, until somebody wishes anew."),
    ("fit.anywhere = ['J']\ncards.J.wish.of = 'suit'\nfit.leaves_wish = ['any']",
     "Du wünschst dir eine Farbe: Jede Karte danach muss diese Farbe haben",
     "You wish for a suit: every card after it must be of that suit"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { until = ['H'], misses = 1 } }",
     "Die Person zieht Karte um Karte, bis eine Herz-Karte kommt (diese Karte wird allen gezeigt), und setzt einmal aus.",
     "They draw card by card until a heart comes, which is shown to all, and miss a turn."),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { until = ['H'], draw = 5 } }",
     "Die Person zieht Karte um Karte, höchstens fünf Karten, bis eine Herz-Karte kommt (diese Karte wird allen gezeigt).",
     "They draw card by card, five cards at most, until a heart comes, which is shown to all."),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\ncards.XR = {}\n",
     "Joker: Passt auf jede Karte.",
     "Joker: Fits on every card."),
    ("fit.anywhere = ['any']\ncards.A.reverse.with_two = 'nothing'",
     "Jede Karte passt auf jede.\nBist du am Zug",
     "Every card fits on every card.\nOn your turn"),
    ("fit.anywhere = ['any']\ncards.A.reverse.with_two = 'nothing'",
     "Ass: Die Richtung wechselt.",
     "Ace: The direction changes."),
    ("cards.10.rotates = true\ncalls.last = { name = { de = 'L', en = 'L' }, at = 1, due = 'reached', before_laying = true, enforced = 'nobody', penalty = 0 }",
     "ob durch Legen oder weil alle Hände wandern",
     "whether by playing a card or because all hands go round"),
    ("points = { to = 'winner', paid = true, difference = true }\nmatch = { deals = { count = 3 } }",
     "Das zahlen die anderen: Was jemand noch hält, geht vom eigenen Punktestand ab.",
     "The others pay it: what each of them still holds comes off their own score."),
    ("points = { to = 'winner', difference = true }\nmatch = { deals = { count = 3 } }",
     "Hält die Person, die gewinnt, selbst noch Karten, zählt von allen anderen nur, was sie mehr halten.",
     "A winner who still holds cards scores only what each of the others holds more."),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'goes_out', does = { hits = 'others', pays = 1 } }",
     "Alle anderen geben der Person, die es ausgelöst hat, je einen Punkt vom eigenen Punktestand.",
     "All others give whoever set it off one point each of their score."),
    ("match = { deals = { count = 3 } }\npatterns.p = { name = { de = 'A', en = 'A' }, cards = ['K'], does = { hits = 'next', pays = -2 } }",
     "Die nächste Person bekommt von dir 2 Punkte auf den eigenen Punktestand.",
     "The next player gets 2 points from your score."),
    ("match = { deals = { count = 3 } }\ndormant.d = { cards = ['J'], score = '80-', barred = true }",
     "Wer in der Partie mindestens 80 Punkte hat, darf keinen Buben legen.",
     "Whoever has at least 80 points in the match may not play a jack."),
    ("match = { deals = { count = 3 } }\ndormant.d = { cards = ['J'], by = 'leads', won = '2-', barred = true }",
     "Wer in der Partie vorn liegt und in der Partie mindestens zwei Runden gewonnen hat, darf",
     "Whoever leads the match and has won at least two deals of the match may not play"),
    ("match = { deals = { count = 3 } }\ncards.A.again = true\ndormant.d = { cards = ['A'], won_in_a_row = 2 }",
     "Beim Legen hat ein Ass keine Wirkung, wenn die Person, die sie legt, zuletzt genau zwei Runden hintereinander gewonnen hat.",
     "An ace has no effect if whoever plays it has won exactly two deals in a row by now."),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'dealt', by = 'leads', does = { draw = 1 } }",
     "„A“, wenn jemand, der in der Partie vorn liegt, zu Beginn der Runde Karten bekommt: Die Person zieht eine Karte.",
     "“A”, if somebody who leads the match is dealt a hand at the beginning of a deal: They draw one card."),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'dealt', score = '50-', does = { draw = 1 } }",
     "„A“, wenn jemand zu Beginn der Runde Karten bekommt und in der Partie mindestens 50 Punkte hat: Die Person zieht eine Karte.",
     "“A”, if somebody is dealt a hand at the beginning of a deal and has at least 50 points in the match: They draw one card."),
    ("match = { deals = { count = 3 } }\npatterns.p = { name = { de = 'A', en = 'A' }, cards = ['K'], won = 0, does = { again = true } }",
     "„A“, wenn du einen König legst und du in der Partie noch keine Runde gewonnen hast:",
     "“A”, if you play a king and you have not won a deal of the match yet:"),
    ("cards.7.threat = { draw = 2, then = 'misses' }\nend.last_threat = 'may_come_back'",
     "Legst du als letzte Karte eine 7, bist du erst fertig, wenn gezogen ist: Was dabei gezogen wird, zählt mit.",
     "If your last card is a 7, you are out only once the cards for it are drawn, and they count."),
    ("cards.J.wish.of = 'suit'\nfit.never_under_wish = ['any']",
     "Solange ein Wunsch offen ist, darf keine Karte gelegt werden.",
     "While a wish stands, no card may be played."),
    ("triggers.t = { name = { de = 'Bilderhand', en = 'Court hand' }, on = 'dealt', hand = { cards = 0, of = ['number', 'A'] }, does = { renews = true, may = true } }",
     "Die Hand wird dabei allen gezeigt. Die Person entscheidet, ob das geschieht. Sie mischt",
     "Everybody is shown that hand. They decide whether this happens."),
    ("match.race = { target = { any = 10 }, lead = 2 }\npoints.each = 1",
     "Dazu muss der Vorsprung vor den nächsten mindestens 2 Punkte betragen; sonst spielt ihr weiter.",
     "For that the lead over the next best must be 2 points at least; else you play on."),
    ("states.s = { name = { de = 'Schutz', en = 'Shield' }, of = 'each' }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['8'], does = { hits = 'next', turns_off = ['s'] } }\ntriggers.u = { name = { de = 'U', en = 'U' }, on = 'lays', top = ['9'], unless = ['s'], does = { turns_on = ['s'] } }",
     "gilt nicht mehr für die nächste Person.",
     "holds no longer for the next player."),
    ("lay.together = { by = 'rank', may_be_last = false }",
     "Deine letzte Karte darf keine dazugelegte sein.",
     "Your last card may not be one of those added."),
    ("patterns.p = { name = { de = 'P', en = 'P' }, row = { by = 'up', cards = 3, one_suit = true }, does = { again = true } }",
     "derselben Farbe in aufsteigender Folge",
     "of the same suit in ascending order"),
    ("calls.t = { name = { de = 'Danke', en = 'Thanks' }, on = 'draws_penalty', if = { drawn = '4-' }, before_laying = false, enforced = 'table', penalty = 1 }\ncards.7.threat = { draw = 4, then = 'plays' }",
     "Fällig ist es nur, wenn auf einmal mindestens vier Karten gezogen wurden.",
     "It is due only if at least four cards were drawn at once."),
    ("calls.s = { name = { de = 'Stopp', en = 'Stop' }, any_time = true, before_laying = true, enforced = 'nobody', penalty = 0 }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'calls', call = 's', does = { draw = 1 } }",
     "Zwischen zwei Zügen darfst du jederzeit „Stopp“ sagen",
     "Between two moves you may say “Stop” at any time"),
    ("deal.hand_by = { last_lost = -1, most = 5 }\nmatch = { deals = { count = 9 } }\npoints.to = 'holder'",
     "Wer in der Runde davor am schlechtesten war, bekommt diesmal eine Karte weniger.",
     "Whoever did worst in the deal before is dealt one fewer card this time."),
    ("deal = { starter = 'holder', start = 'led', starter_holds = ['7C'], starter_leads = true }",
     "Diese Karte muss als Erstes ausgespielt werden.",
     "That card has to be led first."),
    ("match = { deals = { count = 9 } }\npoints.ties = 'play_off'",
     "Bei Gleichstand an der Spitze spielen nur noch die, die gemeinsam vorn liegen, weitere Runden",
     "If several are tied for the lead, only these play further deals until one of them is ahead."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', hand = { cards = '2-', of = ['Q'], shows = 'counted' }, does = { draw = 1 } }",
     "Diese Karten werden dabei allen gezeigt.",
     "Everybody is shown these cards."),
    ("teams = { of = { size = 2 } }\nseats = { min = 4, max = 4, recommended = 4 }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { hits = 'partner', draw = 1 } }",
     "Die Person, die mit ihr zusammenspielt, zieht eine Karte.",
     "Their partner draws one card."),
    ("charges.c = { name = { de = 'Redet', en = 'Talks' }, pressed_by = 'dealer', against = 'has_turn', penalty = 1 }",
     "Erheben darf ihn nur, wer gegeben hat.",
     "Only whoever has dealt may press it."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { hits = 'next', draw = 1, per = 'card' } }",
     "Die nächste Person zieht eine Karte für jede eigene Handkarte.",
     "The next player draws one card for each card in their own hand."),
    ("points.to = 'winner'\npoints.each = 1\nmatch = { deals = { count = 9 } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'loses', hand = { cards = '1-', of = ['A'] }, does = { points = -2, per = 'card' } }",
     "wenn jemand die Runde nicht gewonnen hat",
     "if somebody has not won the deal"),
    ("match = { deals = { count = 9 } }\npoints.each = 1\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'goes_out', top = ['J'], does = { multiplies = 3 } }",
     "Die Karten zählen am Ende dieser Runde dreifach; geschieht es zweimal, neunfach.",
     "The cards count three times at the end of this deal; if it happens twice, nine times."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['K'], does = { hits = 'all', pools = true } }",
     "Alle Handkarten werden zusammengemischt und reihum gleichmäßig neu ausgeteilt",
     "All hands are shuffled together and dealt out again evenly"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { takes_pile = true, pile_at_most = 2 } }",
     "Die Person nimmt vom Ablagestapel die zwei Karten unter der obersten auf die Hand.",
     "They take the two cards right below the top card of the discard pile into the hand."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'dealt', by = 'last_loser', does = { hits = 'last_winner', gives = 1, must_be = 'highest' } }\nmatch = { deals = { count = 9 } }",
     "eine Karte, behält aber mindestens eine. Es muss jedes Mal die Karte der Hand sein, die den höchsten Wert hat; sind mehrere gleich, ist es eine davon.",
     "one card, but always keep one. Each time it has to be the card in the hand of the highest value; of several alike it is one of them."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'bears', does = { hits = 'other', misses = 1 } }\ncards.7.threat = { draw = 2, then = 'plays' }",
     "Die andere von beiden setzt einmal aus.",
     "The other player involved misses a turn."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', times = 4, counted = 'all_in_a_row', does = { hits = 'all', draw = 1 } }",
     "das hintereinander, bei wem auch immer, zum vierten Mal geschieht",
     "that happens for the fourth time in a row, to whomever"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['9'], does = { passes = 1, passes_to = 'across' } }",
     "an die Person gegenüber weiter",
     "to the player across the table"),
    ("match = { deals = { count = 9 } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'goes_out', top = ['A'], does = { ends_match = 'won' } }",
     "Damit ist die ganze Partie zu Ende, und die Person hat sie gewonnen.",
     "The whole match is over with that, and they have won it."),
    ("draw.limit = { cards = 25, then = 'loses' }",
     "Spielt sonst niemand mehr mit, bevor jemand fertig ist, gewinnt, wer übrig bleibt, auch mit Karten auf der Hand.",
     "If nobody else plays on before anybody is out, whoever is left wins, cards in hand or not."),
    ("states.a = { name = { de = 'A', en = 'A' } }\nstates.b = { name = { de = 'B', en = 'B' }, lasts = { turns = 3 } }\ndormant.d = { cards = ['J'], barred = true, while = ['a', 'b'] }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['A'], does = { turns_on = ['a', 'b'] } }",
     "Zu Beginn einer Runde gilt „A“ nicht.\nZu Beginn einer Runde gilt „B“ nicht. Ist es eingeschaltet, gilt es drei Züge lang.\nWas umgeschaltet wird, gilt vom nächsten Zug an.",
     "When a deal begins, “A” does not hold.\nWhen a deal begins, “B” does not hold. Once switched on, it holds for three turns.\nWhat is switched counts from the next move on."),
    ("states.k = { name = { de = 'König', en = 'King' }, of = 'player', lasts = { laps = 1 } }\npatterns.p = { name = { de = 'P', en = 'P' }, cards = ['K'], while = ['k'], does = { again = true } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['8'], does = { turns_on = ['k'] } }\ntriggers.u = { name = { de = 'U', en = 'U' }, on = 'passes', while = ['k'], does = { draw = 1 } }",
     "Immer nur für eine Person gilt „König“, zu Beginn einer Runde für niemanden. Ist es eingeschaltet, gilt es, bis diese Person wieder an der Reihe ist.",
     "For one player at a time “King” holds, and for nobody when a deal begins. Once switched on, it holds until that player has the turn again."),
    ("states.k = { name = { de = 'König', en = 'King' }, of = 'player' }\npatterns.p = { name = { de = 'P', en = 'P' }, cards = ['K'], while = ['k'], does = { again = true } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['8'], does = { turns_on = ['k'] } }",
     "„P“, wenn du einen König legst und „König“ für dich gilt:",
     "“P”, if you play a king and “King” holds for you:"),
    ("states.k = { name = { de = 'König', en = 'King' }, of = 'player' }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['8'], does = { turns_on = ['k'] } }\ntriggers.u = { name = { de = 'U', en = 'U' }, on = 'passes', while = ['k'], does = { draw = 1 } }",
     "„T“, wenn jemand eine 8 legt: „König“ gilt ab jetzt für die Person.",
     "“T”, if somebody plays an 8: “King” holds for them from now on."),
    ("deck.in_all = { 7 = 3, H = 1 }\ndeck.packs = 2",
     "Dazu kommen insgesamt jede 7 dreimal und jede andere Herz-Karte einmal.",
     "Besides these it has, in all, every 7 three times and every other heart once."),
    ("deck.packs = 2\ndeck.in_all = { XR = 1 }\nfit.anywhere = ['XR']",
     "Dazu kommt insgesamt ein roter Joker.",
     "Besides these it has, in all, a red joker."),
    ("deck.packs = { at_most = 2 }\nseats.max = 8\ndeck.in_all = { XR = 3, KH = 1 }\nfit.anywhere = ['XR']",
     "Dazu kommen, egal mit wie vielen Blättern, ein Herz-König und drei rote Joker.",
     "Besides these it has, however many packs there are, a king of hearts and three red jokers."),
    ("deck.in_all = { red-7 = 2 }",
     "Dazu kommt jede rote 7 zweimal.",
     "Besides these it has every red 7 twice."),
    ("deck.in_all = { H = 2, KH = 0 }",
     "Dazu kommt jede Herz-Karte außer Herz-König zweimal.",
     "Besides these it has every heart but king of hearts twice."),
    ("deck.packs = 2\ndeck.in_all = { any = 1 }",
     "Gespielt wird mit 52 Karten: jede Karte einmal.\n",
     "The deck has 52 cards: every card once.\n"),
    ("match = { deals = { count = 4 } }\ndeal.hand_by = { won = -1, most = 6 }",
     "Für jede gewonnene Runde gibt es von da an eine Karte weniger. Es werden aber nie weniger als eine Karte.",
     "For each deal won you are dealt one fewer card from then on. But it is never fewer than one card."),
    ("match = { deals = { count = 4 } }\ndeck.lowest = '2'\ndeal.hand_by = { won = -1, lost = 1, least = 2, most = 7 }",
     "Für jede gewonnene Runde gibt es von da an eine Karte weniger, für jede verlorene eine Karte mehr. Es werden aber nie weniger als zwei Karten und nie mehr als sieben Karten.",
     "For each deal won you are dealt one fewer card from then on, for each one lost one more card. But it is never fewer than two cards and never more than seven cards."),
    ("match = { deals = { count = 4 } }\ndeck.lowest = '2'\ndeal.hand_by = { won = 1, lost = 1, most = 7 }",
     "Für jede gewonnene und jede verlorene Runde gibt es von da an eine Karte mehr. Es werden aber nie mehr als sieben Karten.",
     "For each deal won and each deal lost you are dealt one more card from then on. But it is never more than seven cards."),
    ("match = { deals = { count = 4 } }\ndeal.hand_by = { score = { 50 = -1, 80 = -2 }, most = 6 }",
     "Ab 50 Punkten in der Partie gibt es eine Karte weniger, ab 80 zwei Karten weniger.\n",
     "From 50 points in the match on you are dealt one fewer card, from 80 on two fewer cards.\n"),
    ("match = { deals = { count = 4 } }\ndeal.hand_by = { score = { 1 = 1 }, most = 6 }",
     "Ab einem Punkt in der Partie gibt es eine Karte mehr.\n",
     "From one point in the match on you are dealt one more card.\n"),
    ("match = { deals = { count = 4 } }\ndeck.lowest = '2'\ndeal.hand_by = { won = -1, score = { 10 = 1, 30 = 0 }, most = 7 }",
     "Dazu kommt der Stand: ab 10 Punkten in der Partie gibt es eine Karte mehr, ab 30 so viele wie sonst. Es werden zusammen aber nie weniger als eine Karte.",
     "Besides, from 10 points in the match on you are dealt one more card, from 30 on as many as usual. But together it is never fewer than one card."),
    ("kitty = { cents = 5, per = 1, to = 'players' }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'dealt', does = { pays_in = 1 } }",
     "was am Ende darin liegt, bekommt in der Kasse, wer die Partie gewinnt; gewinnen mehrere, teilen sie es sich.",
     "goes, where money is reckoned, to whoever wins it; several winners share it."),
    ("seats = { min = 4, max = 4, recommended = 4 }\nteams.of = { size = 2 }\nmatch = 'dropout'\npoints.to = 'holder'",
     "Nach jeder scheidet das Team aus, das in ihr am schlechtesten war",
     "The last team left wins the match."),
    ("match = { knockout = { at = 50 } }\npoints = { to = 'holder', worst_loses = true }",
     "Wer am Ende die meisten Punkte hat, hat die Partie verloren.",
     "Whoever has the most points in the end has lost the match."),
    ("match = { deals = { count = 4 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', won_in_a_row = 1, does = { draw = 1 } }",
     "von den letzten beiden Runden nur die letzte gewonnen hat",
     "has won the last deal but not the one before"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['any'], times = '2-4', does = { draw = 1 } }",
     "wenn jemand eine Karte legt und das in dieser Runde bei dieser Person vom zweiten bis zum vierten Mal geschieht:",
     "if somebody plays a card and that happens to that player in this deal from the second to the fourth time:"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['9'], times = '3-5', counted = 'all', does = { draw = 1 } }",
     "alle zusammengezählt, vom dritten bis zum fünften Mal geschieht",
     "that happens from the third to the fifth time in this deal, all players counted together"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['9'], times = 'every 10', counted = 'all', does = { draw = 1 } }",
     "alle zusammengezählt, jedes zehnte Mal wieder geschieht",
     "it is every tenth time in this deal that this happens, all players counted together"),
    ("patterns.p = { name = { de = 'P', en = 'P' }, cards = ['9'], onto = ['any'], does = { draw = 1 } }",
     "wenn du eine 9 auf eine andere Karte legst:", "if you play a 9 on another card:"),
    ("cards.7.threat = { draw = 2, then = 'misses', answers = { any = { do = { pass_on = 1 }, must = 'not_lower' } } }\ncards.A.again = true",
     "Sie darf stattdessen eine beliebige Karte legen", "They may play any card instead"),
    ("cards.7.threat = { draw = 2, then = 'misses', answers = { any = { do = 'cancel', must = 'not_lower' } } }\ncards.A.again = true",
     "Jede Karte: Hilft gegen eine 7.\n", "Every card: Helps against a 7.\n"),
    ("fit.never = { Q = ['any'] }",
     "Auf eine Dame darf nie eine Karte gelegt werden.", "On a queen, no card may ever be played."),
    ("lay.together = { by = 'rank', first = ['any'], cards = ['any'] }",
     "so viele du hast. Dann sagst du, dass du fertig bist.\n", "as many as you hold. Then you say that you are done.\n"),
    ("lay.throw_in = { by = 'rank', cards = ['any'], onto = ['any'] }",
     "darf eine Karte dazwischenwerfen, wenn", "you may throw in a card if"),
    ("lay.together = { by = 'rank' }\ncards.8.rotates = true\ncards.9.threat = { take = true, then = 'nothing' }",
     "Was die Karten bewirken, geschieht, sobald du fertig bist. Wie viele solcher Karten es auch sind: die Hände wandern einmal weiter",
     "However many such cards there are, hands go round once and one card is taken out of a hand."),
    ("seats = { min = 4, max = 8, recommended = 4 }\ndeck.packs = 2\nteams.of = { size = 2 }",
     "Mitspielen können vier, sechs oder acht Personen", "Four, six or eight can play"),
    ("deck.jokers = 2\ndeck.faces.joker = { name = { de = 'Narr', en = 'fool' }, article = 'der', declined = 'Narren', plural = { de = 'Narren', en = 'fools' } }\nfit.on_plain = ['XR']\nmatch = { deals = { count = 2 } }\npoints = { to = 'holder', cards = { joker = 20 } }",
     "Ein Narr hat weder Farbe noch Wert: Darauf passt jede Karte. Der schwarze Narr selbst passt nur auf einen Narren.",
     "A fool has neither suit nor rank: every card fits on it. The black fool itself fits only on a fool."),
    ("deck.jokers = 2\ndeck.faces.joker = { name = { de = 'Narr', en = 'fool' }, article = 'der', plural = { de = 'Narren', en = 'fools' } }\nfit.anywhere = ['joker']",
     "Zu jedem Blatt gehören zwei Narren.", "Each pack has two fools."),
    ("charges.c = { name = { de = 'R', en = 'R' }, against = 'anyone', decided = 'counts', penalty = 1, false_penalty = 1 }\nerrors = { more = 1 }",
     "Der Vorwurf gilt immer und sofort und kostet eine Strafkarte.\nWer in einer Runde weitere Fehler macht, zieht dafür mit jedem Mal eine Karte mehr: zu Recht angeklagt werden.",
     "The charge always holds, at once, and costs one penalty card.\n"),
    ("charges.c = { name = { de = 'R', en = 'R' }, against = 'anyone', on = 'lays', decided = 'vote', penalty = 1, false_penalty = 1 }",
     "Angeklagt werden kann, wer eine Karte gelegt hat, bis ", "whoever has played a card can be charged until "),
    ("calls.x = { name = { de = 'Ja', en = 'Yes' }, before_laying = true, enforced = 'nobody', penalty = 0 }\nlay.together = { by = 'rank', most = 2 }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'calls', call = 'x', does = { draw = 1, up_to = 3, misses = 1 } }",
     "bevor du eine Karte legst, auch zwischen zwei Karten, „Ja“ sagen",
     "before you play a card, between two cards as well, you may say “Yes”"),
    ("lay.together = { by = 'rank', most = 2 }",
     "darfst du im selben Zug noch eine desselben Werts darauflegen. Dann",
     "you may play one more of the same rank on it in the same turn. Then"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { draw = 1, up_to = 3, misses = 1 } }",
     "so viele Karten, wie das Los sagt, eine bis drei, und setzt einmal aus.",
     "as many cards as the lot says, one to three, and miss a turn."),
    ("draw = { when = 'nothing_fits', times = 3 }",
     "musst du legen; nur nach dem dritten Mal darfst du auch so weitergeben. Passt auch dann nichts, gibst du weiter.",
     "you must play; only after the third time may you pass instead. If nothing fits even then, you pass."),
    ("draw = { when = 'nothing_fits', times = 2, must_lay = true }",
     "musst du legen. Passt auch nach dem zweiten Mal nichts, gibst du weiter.",
     "you must play. If nothing fits even after the second time, you pass."),
    ("draw = { when = 'any_time', times = 3, must_lay = true }",
     "darfst du nicht weitergeben: Du legst, oder du ziehst weiter, solange du noch darfst.",
     "you may not pass: you play, or you draw on as long as you may."),
    ("draw = { when = 'nothing_fits', times = 1 }",
     "darfst du sie gleich legen, musst es aber nicht.", "you may play it at once, but you do not have to."),
    ("states.g = { name = { de = 'G', en = 'G' }, of = 'each' }\ntriggers.a = { name = { de = 'A', en = 'A' }, on = 'passes', while = ['g'], does = { hits = 'all', turns_off = ['g'] } }\ntriggers.b = { name = { de = 'B', en = 'B' }, on = 'passes', does = { hits = 'others', switches = ['g'] } }",
     "„G“ gilt für niemanden mehr.", "“G” holds for nobody any more."),
    ("states.g = { name = { de = 'G', en = 'G' }, of = 'each' }\ntriggers.a = { name = { de = 'A', en = 'A' }, on = 'passes', while = ['g'], does = { hits = 'others', turns_off = ['g'] } }\ntriggers.b = { name = { de = 'B', en = 'B' }, on = 'passes', does = { hits = 'others', switches = ['g'] } }",
     "Für alle anderen, für die „G“ schon gilt, gilt es nicht mehr, für die übrigen von ihnen von jetzt an.",
     "For all others for whom “G” holds already, it holds no longer, and for the rest of them from now on."),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', does = { hits = 'slowest', takes = 2 } }",
     "Wer es ausgelöst hat, zieht zwei Karten verdeckt aus der Hand", "Whoever set it off takes two cards unseen"),
    ("patterns.p = { name = { de = 'P', en = 'P' }, cards = ['8'], together = 2, does = { draw = 1 } }\nlay.together = { by = 'rank' }",
     "wenn du eine 8 legst und in einem Zug genau zwei Karten legst:",
     "if you play an 8 and play exactly two cards in one turn:"),
    ("patterns.p = { name = { de = 'P', en = 'P' }, row = { by = 'rank', cards = 3 }, does = { draw = 1 } }",
     "mit deiner Karte genau drei Karten desselben Werts aufeinanderliegen",
     "with your card, exactly three cards of the same rank lie on top of one another"),
    ("patterns.p = { name = { de = 'P', en = 'P' }, cards = ['8'], turns = '2-3', by = 'not_dealer', does = { one_of = ['z'], hits = 'across' } }\ntriggers.a = { name = { de = 'A', en = 'A' }, on = 'passes', does = { draw = 1 } }\ntriggers.z = { name = { de = 'Rückgabe', en = 'Return' }, on = 'picked', does = { draw = 1 } }",
     "„Rückgabe“ gilt dann für die Person gegenüber.",
     "from your second turn to the third and you are not the dealer of this deal: “Return” then applies to the player across the table."),
    ("triggers.a = { name = { de = 'A', en = 'A' }, on = 'passes', does = { hits = 'next', one_of = ['z'] } }\ntriggers.b = { name = { de = 'B', en = 'B' }, on = 'passes', does = { draw = 1 } }\ntriggers.z = { name = { de = 'Z', en = 'Z' }, on = 'picked', does = { draw = 1 } }",
     "„Z“ gilt dann für die nächste Person.\n„Z“, wenn", "“Z” then applies to the next player.\n“Z”, if"),
    ("triggers.t = { name = { de = 'T', en = 'T' }, on = 'hand_shrinks', left = '1-2', does = { draw = 1 } }",
     "nur noch eine oder zwei Karten hat", "comes down to one or two cards"),
    ("match = { deals = { count = 4 } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'passes', score = '3-9', does = { hits = 'all', pays = 2 } }",
     "in der Partie 3 bis 9 Punkte hat: Alle geben der Person, die es ausgelöst hat, je 2 Punkte vom eigenen Punktestand (sie selbst ausgenommen).",
     "has 3 to 9 points in the match"),
    ("match = { deals = { count = 4 } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'deal_ends', won_in_a_row = '2-', does = { points = 1 } }",
     "wenn jemand die Runde gewonnen hat und", "if somebody has won the deal and"),
    ("match = { deals = { count = 4 } }\npoints = { to = 'winner', each = 0, cards = { any = 0 } }",
     "Je mehr Punkte, desto besser.", "The more points, the better."),
    ("calls.mau = { name = { de = 'Mau', en = 'Mau' }, at = 1, before_laying = true, enforced = 'catch_until_own_turn', penalty = 0 }\ntriggers.gift = { name = { de = 'Sagt „Karte“', en = 'Says “card”' }, on = 'catches', does = { hits = 'chosen', gives = 1 } }",
     "„Sagt ‚Karte‘“, wenn jemand", "“Says ‘card’”, if somebody"),
    ("draw.keeps = 'row'",
     "was oben mit gleichem Wert aufeinanderliegt, bleibt liegen, solange es sonst etwas zum Ziehen gibt.",
     "cards of the same rank that lie on one another on top stay, as long as there is anything else to draw."),
    ("patterns.p = { name = { de = 'P', en = 'P' }, lies = [['K'], ['Q'], ['J']], any_order = true, does = { again = true } }",
     "„P“, wenn zuoberst ein König, eine Dame und ein Bube liegen, deine Karte mitgezählt und egal in welcher Reihenfolge: Du bist gleich noch einmal am Zug",
     "“P”, if a king, a queen and a jack lie on top, your card included and in whatever order: You have another turn at once"),
    ("patterns.p = { name = { de = 'P', en = 'P' }, lies = [['7'], ['8', '9']], does = { again = true } }",
     "„P“, wenn zuoberst eine 7 und darauf eine 8 oder eine 9 liegt, deine Karte mitgezählt: Du bist gleich noch einmal am Zug",
     "“P”, if a 7 and on it an 8 or a 9 lies on top, your card included: You have another turn at once"),
    ("cards.J.wish = { cards = 1, of = 'suit' }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'wishes', hand = { cards = 0, wished = true }, does = { draw = 1 } }",
     "die Hand dann nichts von dem enthält, was gewünscht ist",
     "that hand holds nothing of what is wished then"),
    ("deal.hand_by = { won = -1, most = 6 }\nmatch = { deals = { count = 3 } }\ncards.A.again = true\nfit.anywhere = ['A']\ndormant.d = { cards = ['A'], dealt = '5-', ordinary = true }",
     "Beim Legen hat ein Ass keine Wirkung und passt nur wie andere Karten auch, wenn die Person, die sie legt, in dieser Runde mindestens fünf Karten ausgeteilt bekommen hat.",
     "An ace has no effect and fits only as other cards do if whoever plays it has been dealt at least five cards in this deal."),
    ("cards.8.again = true\nfit.anywhere = ['8']\ndormant.d = { cards = ['8'], spares_own = true, ordinary = true }",
     "Beim Legen hat eine 8 keine Wirkung und passt nur wie andere Karten auch. Das gilt nicht für Karten, deren Wert so hoch ist, wie man Karten bekommen hat.",
     "An 8 has no effect and fits only as other cards do. That does not hold for cards whose value is as many as whoever plays them was dealt."),
    ("cheat = { lay = true, until = 'next_card', penalty = 2, then = 'plays', false_penalty = 1, later = { cards = 1, followers = 1 } }",
     "Auch wer davor eine Karte gelegt hat, kann noch beschuldigt werden, bis eine weitere Karte gelegt ist. Zurückgenommen wird dann aber nichts mehr. Stimmt es, ziehen auch alle, die seither darauf gelegt haben, eine Strafkarte.",
     "Whoever played a card before that can still be accused until one more card has been played. But nothing is undone then. If it is true, all who have played on it since draw one penalty card as well."),
];

#[test]
fn what_people_stumbled_over_reads_as_it_is() {
    let mut wrong = Vec::new();
    for (changes, de, en) in SAID {
        let [german, english] = said(changes, 4);
        let all = [(de, german), (en, english)].into_iter();
        let others = all.filter(|(wanted, told)| !told.contains(**wanted));
        wrong.extend(others.map(|(wanted, told)| format!("{changes}\n{wanted}\n{told}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Changes, the number of players it is explained for, then the expected sentences about other numbers in
/// German and in English.
#[rustfmt::skip]
const BY_SEATS: &[(&str, u8, &str, &str)] = &[
    ("seats.max = 6\nwhen = [{ seats = '-4', set = { cards.A.again = true } }, { seats = '5-', set = { cards.A.threat = { then = 'misses' } } }]", 4,
     "Mit fünf bis sechs Personen: Ass: Die nächste Person setzt einmal aus.",
     "With five to six players: Ace: The next player skips a turn."),
    ("match = { deals = { count = 3 } }\nwhen = [{ deals = '2-', set = { deal.hand = 7 } }, { seats = '3-', set = { deal.hand = 4 } }]", 4,
     "Zu zweit, ab der zweiten Runde: Es wird gemischt, und alle bekommen verdeckt sieben Karten.",
     "Shuffle and deal seven cards face down to everyone."),
    ("seats = { min = 2, max = 6, recommended = 2 }\nwhen = [{ seats = '4-6', set = { teams.of = { size = 2 } } }]", 2,
     "Ihr spielt in drei Teams zu je zwei Leuten.",
     "three teams of two"),
];

#[test]
fn what_differs_by_seats_is_told_of_each_number() {
    for (changes, seats, de, en) in BY_SEATS {
        let text = format!("base = 'plain'\nid = 'ours'\n{changes}\n");
        let file = RulesFile::read(&text).unwrap_or_else(|found| panic!("{text}: {}", found[0]));
        let rules = file
            .compile(&BTreeMap::new(), *seats)
            .unwrap_or_else(|found| panic!("{text}: {}", found[0]));
        for ((lang, _), wanted) in LANGS.into_iter().zip([de, en]) {
            let sections = Mau::explain(&rules, lang);
            let told: Vec<_> = sections
                .into_iter()
                .map(|section| format!("{}: {}", section.title, section.lines.join("\n")))
                .collect();
            let told = told.join("\n");
            assert!(told.contains(wanted), "{changes}\n{wanted}\n{told}");
            assert!(!told.contains("zum Teil andere"), "{changes}\n{told}");
        }
    }
}

/// Changes, then what must no longer appear in German and in English.
#[rustfmt::skip]
const UNSAID: &[(&str, &str, &str)] = &[
    ("cards.AC.threat = { victim = 'oneself', draw = 1, then = 'plays', answers = { A = { do = 'cancel' } } }\ncards.AS = {}\ncards.AH = {}\ncards.AD = {}",
     "Ass (außer", "Ace (except"),
    ("draw = { times = 20, may_pass = true, then = 'lay_any' }",
     "Weitergeben darfst du erst", "You may pass only when"),
    ("cards.Q.threat = { victim = 'chosen', take = true, give = true, then = 'nothing' }",
     "Wer so die letzte Karte verschenkt", "Whoever gives away their last card"),
    ("patterns.p = { name = { de = 'A', en = 'A' }, cards = ['J'], sum = { cards = 3, is = 36 }, does = { draw = 1 } }",
     "das Ass 1", "the ace is 1"),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\ncards.XR = {}\n",
     "Joker und roter Joker", "Joker and red joker"),
    ("fit.anywhere = ['any']\ncards.A.reverse.with_two = 'nothing'",
     "Passt auf jede Karte", "Fits on every card."),
    ("deal.hand_at_most = { 9 = 3 }", "Ab neun Personen", "With nine players"),
    ("deck.jokers = 2\nfit = { anywhere = ['joker'], never = { joker = ['J', 'joker'] } }", "Auf ihn passt jede Karte", "every card fits on it"),
    ("end.play = 'one_left'\npoints = { to = 'holder', each = 0, places = [0, 1] }\nmatch = { deals = { count = 2 } }\nwhen = [{ seats = 4, set = { points.places = [0, 0, 0, 1] } }]",
     "Da gelten zum Teil andere Regeln.", "Some rules are different then."),
    ("deck.jokers = 2\ndeck.faces.joker = { name = { de = 'Narr', en = 'fool' }, article = 'der' }\nfit.anywhere = ['joker']", "Joker", "joker"),
    ("charges.c = { name = { de = 'R', en = 'R' }, against = 'anyone', decided = 'counts', penalty = 1, false_penalty = 1 }\nerrors = { more = 1 }", "zu Unrecht anklagen", "charging wrongly"),
    ("states.free = { name = { de = 'F', en = 'F' } }\ntriggers.t = { name = { de = 'T', en = 'T' }, on = 'lays', top = ['9'], does = { turns_on = ['free'] } }\nwhen = [{ while = ['free'], set = { fit.anywhere = ['any'] } }]", "Startkarte hat keine", "turned up at the start has"),
    ("draw.when = 'nothing_fits'\ncheat = { lay = false, slip = false, draw_short = false, withhold = true, until = 'next_card', penalty = 1, then = 'plays', false_penalty = 1 }", "Auch mit der letzten Karte", "The last card may be a cheat"),
    ("draw = { when = 'nothing_fits', times = 3 }", "Weitergeben darfst du erst dann", "Only then may you pass"),
];

#[test]
fn what_misled_people_is_not_said() {
    for (changes, de, en) in UNSAID {
        let [german, english] = said(changes, 4);
        assert!(!german.contains(de), "{changes}\n{de}\n{german}");
        assert!(!english.contains(en), "{changes}\n{en}\n{english}");
    }
}

/// Patches, then the headings that they are listed under.
#[rustfmt::skip]
const HEADINGS: &[(&str, &str, &str)] = &[
    ("left = 1", "Wenn am Zug ist, wer noch genau eine Karte auf der Hand hat", "On the turn of whoever holds exactly one card"),
    ("left = '3-', by = 'dealer'", "Wenn am Zug ist, wer gegeben hat und noch mindestens drei Karten auf der Hand hat", "On the turn of whoever has dealt and holds at least three cards"),
    ("by = 'dealer'", "Wenn am Zug ist, wer gegeben hat", "On the dealer's turn"),
    ("by = 'not_dealer', playing = '2-3'", "Wenn am Zug ist, wer nicht gegeben hat, solange noch zwei bis drei im Spiel sind", "On the turn of anybody but the dealer, while two to three are still in play"),
    ("by = 'leads', score = '20-'", "Wenn am Zug ist, wer in der Partie vorn liegt und in der Partie mindestens 20 Punkte hat", "On the turn of whoever leads the match and has at least 20 points in the match"),
    ("score = '1-', won = 0", "Wenn am Zug ist, wer in der Partie mindestens einen Punkt hat und in der Partie noch keine Runde gewonnen hat", "On the turn of whoever has at least one point in the match and has not won a deal of the match yet"),
    ("won_in_a_row = '1-', pile = 0", "Wenn am Zug ist, wer die letzte Runde gewonnen hat, solange der Ziehstapel leer ist", "On the turn of whoever has won the last deal, while the draw pile is empty"),
    ("deals = '-2'", "In den ersten zwei Runden", "In the first two deals"),
    ("deals = '-1'", "In der ersten Runde", "In the first deal"),
    ("rounds = '-3'", "In den ersten drei Durchgängen", "In the first three rounds"),
];

#[test]
fn what_differs_stands_under_a_heading_that_people_would_say() {
    for (when, german, english) in HEADINGS {
        let text = format!(
            "base = 'plain'\nmatch = {{ rounds = {{ count = 5 }} }}\nwhen = [{{ {when}, set = {{ draw.count = 2 }} }}]\n"
        );
        let file = RulesFile::read(&text).unwrap_or_else(|found| panic!("{text}: {}", found[0]));
        let rules = file.compile(&BTreeMap::new(), 4);
        let rules = rules.unwrap_or_else(|found| panic!("{text}: {}", found[0]));
        for ((lang, _), said) in LANGS.into_iter().zip([german, english]) {
            let titles: Vec<_> =
                Mau::explain(&rules, lang).into_iter().map(|section| section.title).collect();
            assert!(titles.iter().any(|title| title == said), "{said}: {titles:?}");
        }
    }
}

#[test]
fn between_two_it_is_said_that_the_other_way_changes_nothing() {
    let changes = "states.back = { name = { de = 'A', en = 'A' }, reverses = true }\n\
                   triggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', does = { switches = ['back'] } }";
    let [german, english] = said(changes, 2);
    assert!(german.contains("wer als Nächstes am Zug ist, ändert das zu zweit nicht."), "{german}");
    assert!(english.contains("does not change whose turn is next."), "{english}");
    let [german, _] = said(changes, 3);
    assert!(!german.contains("zu zweit nicht"), "{german}");
}
