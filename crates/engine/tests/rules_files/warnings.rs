//! Warnings: settings of a file that have no effect are reported, though the rules can be played.

use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::rules::{Lang, RuleError};

fn file(text: &str) -> AnyRulesFile {
    let read = AnyRulesFile::read(text).unwrap_or_else(|found| panic!("{text}: {}", found[0]));
    let found = read.check();
    assert!(found.is_empty(), "{text}: {}", found[0]);
    read
}

/// Text added to `live`, then the code, the field, and part of the warning.
#[rustfmt::skip]
const VAIN: &[(&str, &str, &str, &str)] = &[
    ("cards.2.threat = { draw = 2, then = 'plays' }", "absent_card", "cards.2", "`deck.lowest = \"2\"` brings it in"),
    ("cards.XR.wild = true", "absent_card", "cards.XR", "`deck.jokers = 1` brings it in"),
    ("fit.anywhere = ['J', '3']", "absent_card", "fit.anywhere", "3 is not in the deck"),
    ("fit.on_plain = ['3']", "absent_card", "fit.on_plain", "3 is not in the deck"),
    ("fit.never_on_own_rank = ['3']", "absent_card", "fit.never_on_own_rank", "3 is not in the deck"),
    ("fit.also = { A = ['2'] }", "absent_card", "fit.also.A", "2 is not in the deck"),
    ("fit.never = { 2 = ['A'] }", "absent_card", "fit.never.2", "2 is not in the deck"),
    ("end.never_last = ['5']", "absent_card", "end.never_last", "5 is not in the deck"),
    ("end.play = 'last_lap'\ntriggers.b = { name = { de = 'Z', en = 'B' }, on = 'lays', top = ['7'], does = { back = 2 } }", "no_effect", "triggers.b.does.back", "comes too late"),
    ("deal.put_back = 'shuffled'", "no_effect", "deal.put_back", "say with `start_again` which do not"),
    ("lay.together = { by = 'up', acts = 'last' }", "no_effect", "lay.together.acts", "no two are of the same rank"),
    ("deal.start_again = ['5']", "absent_card", "deal.start_again", "5 is not in the deck"),
    ("cheat = { lay = true, cards = ['5'], until = 'next_move', penalty = 1, then = 'plays', false_penalty = 1 }", "absent_card", "cheat.cards", "5 is not in the deck"),
    ("points.cards.2 = 5", "absent_card", "points.cards.2", "2 is not in the deck"),
    ("points.last_card.2 = 5", "absent_card", "points.last_card.2", "2 is not in the deck"),
    ("deal.hand_at_most = { 9 = 5 }", "no_effect", "deal.hand_at_most.9", "never more than 4 play"),
    ("deal.hand_at_most = { 4 = 6 }", "no_effect", "deal.hand_at_most.4", "no more than 6 cards"),
    ("seats.max = 8\ndeck.packs = 2\nmatch = 'single'\ndeal.hand_at_most = { 5 = 4, 7 = 5 }", "no_effect", "deal.hand_at_most.7", "it is 4 at most already"),
    ("draw.limit = { cards = 40, then = 'loses' }", "no_effect", "draw.limit.cards", "there are 30 at most"),
    ("cards.K.threat = { draw = 1, then = 'plays', answers = { A = { do = { pass_on = 1 } } }, answers_of = 'top' }", "no_effect", "cards.K.threat.answers_of", "threatens in another way"),
    ("cards.K.threat = { draw = 2, until = ['any'], then = 'plays' }", "no_effect", "cards.K.threat.until", "only one is ever drawn"),
    ("cards.K.threat = { draw = 1, then = 'plays', answers = { A = { do = 'cancel', onto = ['K', '2'] } } }", "absent_card", "cards.K.threat.answers.A.onto", ""),
    ("cards.K.threat = { draw = 1, then = 'plays', answers = { A = { do = { pass_on = 1 }, acts = true } } }", "no_effect", "cards.K.threat.answers.A.acts", "turns and wishes anyway"),
    ("cards.K.threat = { draw = 1, then = 'plays', answers = { A = { do = { send_back = 1 }, acts = true } } }", "no_effect", "cards.K.threat.answers.A.acts", "neither turns the direction"),
    ("cards.K.threat = { then = 'misses', answers = { A = { do = { take_off = 1 } } } }", "no_effect", "cards.K.threat.answers.A.do", "write \"cancel\""),
    ("cards.K.threat = { draw = 1, then = 'plays', at_most = 4 }", "no_effect", "cards.K.threat.at_most", "no answer"),
    ("calls.mau = { through = true, enforced = 'table' }", "no_effect", "calls.mau.through", "one card at a time"),
    ("calls.mau = { afterwards = false, enforced = 'automatic', penalty = 0 }", "no_effect", "calls.mau.afterwards", "by itself"),
    ("calls.mau = { enforced = 'nobody', penalty = 1 }", "no_effect", "calls.mau.penalty", "write 0"),
    ("calls.mau = { enforced = 'table', false_catch = 1 }", "no_effect", "calls.mau.false_catch", "in vain"),
    ("charges.t = { name = { de = 'A', en = 'A' }, penalty = 1, decided = 'counts', false_penalty = 1 }", "no_effect", "charges.t.false_penalty", "never in vain"),
    ("charges.t = { name = { de = 'A', en = 'A' }, penalty = 1, until = 'own_turn' }", "no_effect", "charges.t.until", "without `on`"),
    ("beside.of = ['cheating', 'calls']", "no_effect", "beside.of", "\"cheating\""),
    ("beside.of = ['charges']", "no_effect", "beside", "nobody draws such"),
    ("match = { deals = { count = 3 } }\npoints = { each = 0, places = [1, 0], cards = {} }\nbeside.counts = false", "no_effect", "beside.counts", "count nothing"),
    ("points = { each = 0, cards = {} }\nmatch = 'single'\nend.blocked = 'fewest_points'", "no_effect", "end.blocked", "write \"fewest_cards\""),
    ("deal.dealer = 'loser'", "no_effect", "deal.dealer", "\"holds_most\""),
    ("cheat = { withhold = true, until = 'next_move', penalty = 1, then = 'plays', false_penalty = 1 }", "no_effect", "cheat.withhold", "nobody has to play what fits"),
    ("match = 'single'\ndeal.starter = 'winner'", "no_effect", "deal.starter", "a single deal"),
    ("match = 'single'\npoints.ties = 'play_on'", "no_effect", "points.ties", "a single deal"),
    ("match = { deals = { count = 3 } }\npoints = { each = 0, places = [1, 0], paid = true }", "no_effect", "points.paid", "nobody pays"),
    ("match = { deals = { count = 3 } }\npoints.difference = true", "no_effect", "points.difference", "holds no cards"),
    ("match = 'single'\ndormant.d = { cards = ['8'], score = '80-', barred = true }", "no_effect", "dormant.d.score", "a single deal"),
    ("match = 'single'\ndormant.d = { cards = ['8'], by = 'leads' }", "no_effect", "dormant.d.by", "ever leads"),
    ("match = 'single'\ndormant.d = { cards = ['8'], by = 'last_winner' }", "no_effect", "dormant.d.by", "none before it"),
    ("match = 'single'\ndormant.d = { cards = ['8'], won = '1-' }", "no_effect", "dormant.d.won", "a single deal"),
    ("dormant.d = { cards = ['8'], by = 'last_loser' }", "no_effect", "dormant.d.by", "notes the same"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { hits = 'partner', draw = 1 } }", "no_effect", "triggers.t.does.hits", "plays alone"),
    ("match = 'single'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { multiplies = 2 } }", "no_effect", "triggers.t.does.multiplies", "no cards count points"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { takes_pot = true } }", "no_effect", "triggers.t.does.takes_pot", "nobody pays anything in"),
    ("match = 'single'\npoints.cards.A = 3", "no_effect", "points.cards", "a single deal"),
    ("match = 'single'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { hits = 'leads', draw = 1 } }", "no_effect", "triggers.t.does.hits", "nobody ever"),
];

/// The same added to `plain`, where the code is always `no_effect`.
#[rustfmt::skip]
const VAIN_OVER_PLAIN: &[(&str, &str, &str)] = &[
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', top = ['A'], left = 0, does = { draw = 1 } }", "triggers.t.does", "`end.never_last = [\"A\"]`"),
    ("end.play = 'one_left'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'goes_out', does = { draw = 2 } }", "triggers.t.does", "may_come_back"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'goes_out', does = { hits = 'next', draw = 2 } }", "triggers.t.does", "one_left"),
    ("patterns.p = { name = { de = 'A', en = 'A' }, cards = ['A'], left = 0, does = { again = true } }", "patterns.p.does", "is out"),
    ("patterns.p = { name = { de = 'A', en = 'A' }, cards = ['A'], left = 0, does = { threat = { victim = 'oneself', draw = 1, then = 'plays' } } }", "patterns.p.does", "may_come_back"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'draws', left = 0, does = { draw = 1 } }", "triggers.t.left", "still has cards"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', playing = 1, does = { draw = 1 } }", "triggers.t.playing", "the deal is over"),
    ("patterns.p = { name = { de = 'A', en = 'A' }, cards = ['A'], direction = 'counter', does = { again = true } }", "patterns.p.direction", "turns the direction"),
    ("seats = { min = 2, max = 2, recommended = 2 }\ncards.9.reverse.with_two = 'other_misses'\npatterns.p = { name = { de = 'A', en = 'A' }, cards = ['A'], direction = 'counter', does = { again = true } }", "patterns.p.direction", "turns the direction"),
    ("deal.starter = 'right'\npatterns.p = { name = { de = 'A', en = 'A' }, cards = ['A'], direction = 'clockwise', does = { again = true } }", "patterns.p.direction", "turns the direction"),
    ("cards.A.again = true\ndormant.d = { cards = ['A'], playing = '-1' }", "dormant.d.playing", "the deal is over"),
    ("when = [{ left = 0, set = { draw.count = 2 } }]", "when.1.left", "still has cards"),
    ("when = [{ playing = 1, set = { draw.count = 2 } }]", "when.1.playing", "the deal is over"),
    ("when = [{ left = 9, set = { fit.colour = false } }]", "when.1.set", "without this entry"),
    ("match = { deals = { count = 3 } }\ndeal.starter = 'loser'", "deal.starter", "\"winner\""),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_begins', does = { hits = 'last_loser', draw = 1 } }", "triggers.t.does.hits", "\"last_winner\""),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { pays_in = -5 } }", "triggers.t.does.pays_in", "above 0"),
    ("match = 'single'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { points = 5 } }", "triggers.t.does.points", "do not count"),
    ("match = 'single'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { pays_in = 5 } }", "triggers.t.does.pays_in", "do not count"),
    ("match = 'single'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { hits = 'next', pays = 5 } }", "triggers.t.does.pays", "do not count"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', wish = true, does = { draw = 1 } }", "triggers.t.wish", "cards.J.wish"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', wish = false, does = { draw = 1 } }", "triggers.t.wish", "always holds"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', threat = true, does = { draw = 1 } }", "triggers.t.threat", "never holds"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', threat = false, does = { draw = 1 } }", "triggers.t.threat", "always holds"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', left = '33-', does = { draw = 1 } }", "triggers.t.left", "only 32 cards"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'draws', drawn = '40-', does = { draw = 1 } }", "triggers.t.drawn", "only 32 cards"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', pile = '40-', does = { draw = 1 } }", "triggers.t.pile", "only 32 cards"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', deals = '2-', does = { draw = 1 } }", "triggers.t.deals", "a single deal"),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', deals = '5-', does = { draw = 1 } }", "triggers.t.deals", "at most 3 deals"),
    ("deck.back.shows = { 7 = '8', 8 = '7' }", "deck.back", "nothing turns the cards over"),
    ("states.s = { name = { de = 'A', en = 'A' }, turns_over = true }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { switches = ['s'] } }\ndeck.back.shows = { 7 = '7' }", "deck.back.shows.7", "7 is behind 7 without this entry"),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', won = '3-', does = { draw = 1 } }", "triggers.t.won", "at most 3 deals"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', dealt = '9-', does = { draw = 1 } }", "triggers.t.dealt", "the same number of cards here: 5"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', hand = { cards = 0, wished = true }, does = { draw = 1 } }", "triggers.t.hand.wished", "nobody ever wishes"),
    ("fit.anywhere = ['Q']\ndormant.d = { cards = ['Q'], spares_own = true, ordinary = true }", "dormant.d.spares_own", "none of these has a value"),
    ("dormant.d = { cards = ['7'], turns = 1, ordinary = true }", "dormant.d.ordinary", "none of these fits anywhere"),
    ("match = { deals = { count = 3 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', won_in_a_row = '3-', does = { draw = 1 } }", "triggers.t.won_in_a_row", "at most 3 deals"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', by = 'leads', does = { draw = 1 } }", "triggers.t.by", "ever leads"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', by = 'last_winner', does = { draw = 1 } }", "triggers.t.by", "none before it"),
    ("match = { deals = { count = 3 } }\npoints.each = 0\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', by = 'trails', does = { draw = 1 } }", "triggers.t.by", "ever notes points"),
    ("match = { deals = { count = 3 } }\npoints.each = 0\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', score = '1-', does = { draw = 1 } }", "triggers.t.score", "ever notes points"),
    ("match = { deals = { count = 3 } }\npoints.each = 0\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { hits = 'leads', draw = 1 } }", "triggers.t.does.hits", "ever notes points"),
    ("match = { race = { target = { any = 30 } } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', score = '30-', does = { draw = 1 } }", "triggers.t.score", "with 30 points"),
    ("points.to = 'holder'\nmatch = { knockout = { at = 30 } }\ndormant.d = { cards = ['8'], score = '30-', barred = true }", "dormant.d.score", "has 30 points"),
    ("when = [{ pile = '40-', set = { draw.count = 2 } }]", "when.1.pile", "only 32 cards"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'dealt', times = 2, does = { draw = 1 } }", "triggers.t.times", "counts anew"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_begins', times = 'every 2', does = { draw = 1 } }", "triggers.t.times", "counts anew"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_ends', times = '2-', does = { points = 1 } }", "triggers.t.times", "counts anew"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'dealt', turns = '2-', does = { draw = 1 } }", "triggers.t.turns", "first turn of all"),
    ("states.s = { name = { de = 'A', en = 'A' } }\ntriggers.s = { name = { de = 'A', en = 'A' }, on = 'passes', does = { switches = ['s'] } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'dealt', while = ['s'], does = { draw = 1 } }", "triggers.t.while", "states.s.holds"),
    ("states.s = { name = { de = 'A', en = 'A' }, holds = true }\ntriggers.s = { name = { de = 'A', en = 'A' }, on = 'passes', does = { switches = ['s'] } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'deal_begins', unless = ['s'], does = { draw = 1 } }", "triggers.t.unless", "states.s.holds"),
    ("states.s = { name = { de = 'A', en = 'A' }, holds = true }\ndormant.s = { cards = ['8'], while = ['s'], barred = true }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { turns_on = ['s'] } }", "triggers.t.does.turns_on", "always holds anyway"),
    ("states.s = { name = { de = 'A', en = 'A' } }\ndormant.s = { cards = ['8'], unless = ['s'], barred = true }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { turns_off = ['s'] } }", "triggers.t.does.turns_off", "never holds anyway"),
    ("seats = { min = 2, max = 2, recommended = 2 }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { reverse.with_two = 'nothing' } }", "triggers.t.does.reverse", "other_misses"),
    ("seats = { min = 2, max = 2, recommended = 2 }\ncards.9.reverse.with_two = 'nothing'", "cards.9.reverse", "other_misses"),
    ("seats = { min = 2, max = 2, recommended = 2 }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { turns_on = ['s'] } }\nstates.s = { name = { de = 'A', en = 'A' }, reverses = true }", "states.s.reverses", "use `misses`"),
    ("charges.c = { name = { de = 'A', en = 'A' }, penalty = 1, wish = true }", "charges.c.wish", "cards.J.wish"),
    ("charges.c = { name = { de = 'A', en = 'A' }, penalty = 1, threat = false }", "charges.c.threat", "always holds"),
    ("charges.c = { name = { de = 'A', en = 'A' }, penalty = 1, left = '50-' }", "charges.c.left", "only 32 cards"),
    ("charges.c = { name = { de = 'A', en = 'A' }, penalty = 1, deals = '5-' }", "charges.c.deals", "a single deal"),
    ("deal.hand_by = { won = -1, most = 6 }", "deal.hand_by", "before the first one"),
    ("match = { deals = { count = 3 } }\ndeal.hand_by = { won = -1, least = 5, most = 6 }", "deal.hand_by.won", "always as many"),
    ("match = { deals = { count = 3 } }\ndeal.hand_by = { score = { 50 = -1, 80 = -1 }, most = 5 }", "deal.hand_by.score.80", "anyway then: 4"),
    ("match = { deals = { count = 3 } }\ndeal.hand_by = { score = { 50 = 1 }, most = 5 }", "deal.hand_by.score.50", "anyway then: 5"),
    ("match = { deals = { count = 3 } }\npoints.each = 0\ndeal.hand_by = { score = { 50 = -1 }, most = 5 }", "deal.hand_by.score", "ever notes points"),
    ("match = { race = { target = { any = 40 } } }\ndeal.hand_by = { score = { 50 = -1 }, most = 5 }", "deal.hand_by.score.50", "the match is over"),
    ("points.to = 'holder'\nmatch = { knockout = { at = 40 } }\ndeal.hand_by = { score = { 40 = -1 }, most = 5 }", "deal.hand_by.score.40", "dealt no more cards"),
    ("deck.in_all = { KH = 1 }", "deck.in_all.KH", "without this entry"),
    ("deck.in_all = { XR = 0 }", "deck.in_all.XR", "without this entry"),
    ("deck.packs = 2\ndeck.in_all = { K = 1, KH = 1 }", "deck.in_all.KH", "without this entry"),
    ("deck.packs = 2\ndeck.in_all = { KH = 1 }\ndeck.cards = { KH = 0 }", "deck.cards.KH", "`deck.in_all`"),
    ("fit.anywhere = ['joker']\ndeck.in_all = { joker = 1 }\ndeck.jokers = 2", "deck.jokers", "`deck.in_all`"),
    ("match = 'dropout'\npoints = { to = 'holder', each = 1, ties = 'play_on' }", "points.ties", "whoever is left"),
    ("match = 'dropout'\npoints = { to = 'holder', each = 1, worst_loses = true }", "points.worst_loses", "whoever is left"),
    ("match = { knockout = { at = 40 } }\npoints = { to = 'holder', each = 1, ties = 'play_on' }", "points.ties", "whoever is left"),
    ("points = { to = 'holder', each = 0, places = [0] }\nkitty = { cents = 5, per = 1 }", "kitty", "ever notes points"),
    ("match = { deals = { count = 3 } }\npoints = { each = 0, places = [1, 0], last_card = { J = 2 } }", "points.last_card", "nothing to multiply"),
    ("end.last_threat = 'may_come_back'", "end.last_threat", "threatens"),
    ("end.last_gift = 'kept'", "end.last_gift", "`give`"),
    ("cards.7.threat = { draw = 2, then = 'misses', answers = { 8 = { do = 'cancel', acts = true } } }", "cards.7.threat.answers.8.acts", "leave `acts` out"),
    ("triggers.t = { name = { de = 'A', en = 'A' }, on = 'lays', top = ['A'], does = { hits = 'all', closes = true } }", "triggers.t.does.closes", "`opens`"),
    ("deck.jokers = 2\nfit = { anywhere = ['joker'], also = { joker = ['any'] } }", "fit.also.joker", "`fit.never`"),
    ("deck.jokers = 2\nfit = { anywhere = ['joker'], also = { XR = ['red'] } }", "fit.also.XR", "`fit.never`"),
    ("fit.also = { 7 = ['7', '7H'] }", "fit.also.7", "anyway"),
    ("triggers.a = { name = { de = 'B', en = 'B' }, on = 'picked', does = { draw = 1 } }\ntriggers.b = { name = { de = 'C', en = 'C' }, on = 'picked', does = { draw = 2 } }\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { one_of = ['a', 'b'], one_of_by = 'oneself' } }", "triggers.t.does.one_of_by", "`one_of_by`"),
    ("cards.7S = {}\ncards.7C = {}\ncards.7H = {}\ncards.7D = {}\ncards.7.again = true", "cards.7", "holds for none"),
    ("cards.KH.threat = { draw = 2, then = 'misses', answers = { KH = { do = { pass_on = 2 } } } }", "cards.KH.threat.answers.KH", "lies there itself"),
    ("deck.jokers = 2\nfit.anywhere = ['joker']\nlay.throw_in = { by = 'rank', cards = ['7', 'joker'] }", "lay.throw_in.cards", "nobody ever throws joker in"),
    ("deck = { jokers = 2, packs = 2 }\nfit.anywhere = ['joker']\nlay.throw_in = { by = 'rank', onto = ['7', 'XR'] }", "lay.throw_in.onto", "on XR"),
    ("deal = { starter = 'holder', starter_holds = ['any'] }", "deal.starter_holds", "certain card"),
    ("fit.anywhere = ['any']\ncards.J.wish.of = 'suit'", "cards.J.wish", "meets every wish"),
    ("fit.anywhere = ['any']\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { wish = { of = 'suit' } } }", "triggers.t.does.wish", "meets every wish"),
];

#[test]
fn what_has_no_effect_is_told_with_its_line() {
    let over_live = VAIN.iter().map(|(text, code, field, says)| {
        (format!("base = 'live'\noptions = []\n{text}\n"), *code, *field, *says)
    });
    let over_plain = VAIN_OVER_PLAIN.iter().map(|(text, field, says)| {
        (format!("base = 'plain'\n{text}\n"), "no_effect", *field, *says)
    });
    let mut wrong = Vec::new();
    for (text, code, field, says) in over_live.chain(over_plain) {
        let found = file(&text).warnings();
        let told = |told: &RuleError| {
            (told.code, told.field.as_str()) == (code, field)
                && told.line == Some(text.lines().count())
                && told.said(Lang::En).contains(says)
                && !told.german.is_empty()
                && told.german != told.message
        };
        if !matches!(found.as_slice(), [one] if told(one)) {
            wrong.push(format!("{text}: {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_has_an_effect_somewhere_is_fine() {
    let choice = |set: &str| {
        format!(
            "[[options]]\nid = 'deck'\nname = {{ de = 'Blatt', en = 'Pack' }}\ndefault = 'a'\nchoices = [\n\
             {{ id = 'a', name = {{ de = 'A', en = 'A' }} }},\n\
             {{ id = 'b', name = {{ de = 'B', en = 'B' }}, set = {{ {set} }} }},\n]\n"
        )
    };
    for text in [
        "options = []".to_owned(),
        "cards.2.again = true\n".to_owned() + &choice("deck.lowest = '2'"),
        "options = []\ncards.2.again = true\n[[when]]\nseats = 4\nset.deck.lowest = '2'".to_owned(),
        // What only an option brings in is the option's business.
        choice("cards.2 = { again = true }"),
    ] {
        let found = file(&format!("base = 'live'\n{text}\n")).warnings();
        assert!(found.is_empty(), "{text}: {found:#?}");
    }
    for id in preset::bases() {
        let found = file(preset::text(id).expect("preset")).warnings();
        assert!(found.is_empty(), "{id}: {found:#?}");
    }
}

#[test]
fn what_comes_about_after_all_is_no_mistake_and_no_warning() {
    let name = "name = { de = 'A', en = 'A' }";
    for text in [
        // Points that only a rule notes can end a match.
        format!("end.play = 'one_left'\npoints = {{ to = 'holder', each = 0 }}\nmatch = {{ race = {{ target = {{ any = 5 }} }} }}\ntriggers.t = {{ {name}, on = 'deal_ends', does = {{ hits = 'most_cards', points = 1 }} }}"),
        format!("end.play = 'one_left'\npoints = {{ to = 'holder', each = 0 }}\nmatch = {{ knockout = {{ at = 3 }} }}\npatterns.p = {{ {name}, cards = ['A'], does = {{ points = 1 }} }}"),
        format!("points = {{ to = 'holder', each = 0 }}\nkitty = {{ cents = 5, per = 1 }}\ntriggers.t = {{ {name}, on = 'passes', does = {{ points = 1 }} }}"),
        // What hits others still works after the last card, and so does what keeps a player in the deal.
        format!("end.play = 'one_left'\ntriggers.t = {{ {name}, on = 'lays', left = 0, does = {{ hits = 'next', draw = 1 }} }}"),
        format!("end.last_threat = 'may_come_back'\npatterns.p = {{ {name}, cards = ['A'], left = 0, does = {{ threat = {{ victim = 'oneself', draw = 1, then = 'plays' }} }} }}"),
        format!("triggers.t = {{ {name}, on = 'lays', top = ['A'], left = 0, does = {{ points = 1 }} }}"),
        // A rule may apply to the last player left, or to the last lap.
        format!("end.play = 'one_left'\ntriggers.t = {{ {name}, on = 'deal_ends', playing = 1, does = {{ points = 1 }} }}"),
        "end.play = 'last_lap'\nwhen = [{ playing = 1, set = { draw.count = 2 } }]".to_owned(),
        // One player lost more than others.
        "match = { deals = { count = 3 } }\ndeal.starter = 'loser'\npoints.to = 'holder'".to_owned(),
        "match = { deals = { count = 3 } }\ndeal.starter = 'loser'\nend.play = 'one_left'\npoints.places = [3, 2, 1]".to_owned(),
        // Play can go the other way from the start.
        format!("deal.starter = 'writing_hand'\npatterns.p = {{ {name}, cards = ['A'], direction = 'counter', does = {{ again = true }} }}"),
        // An entry that undoes what another one sets.
        "when = [{ pile = '-9', set = { draw.count = 2 } }, { left = '-2', set = { draw.count = 1 } }]".to_owned(),
        // A card that answers and has an effect.
        "cards.8.threat.then = 'misses'\ncards.7.threat = { draw = 2, then = 'misses', answers = { 8 = { do = 'cancel', acts = true } } }".to_owned(),
        // With two players a state still sets the direction, if something asks for that.
        format!("seats = {{ min = 2, max = 2, recommended = 2 }}\ntriggers.t = {{ {name}, on = 'passes', does = {{ turns_on = ['s'] }} }}\nstates.s = {{ {name}, reverses = true }}\ntriggers.u = {{ {name}, on = 'lays', direction = 'counter', does = {{ draw = 1 }} }}"),
        // Won in the last deal as well, as often as there are deals.
        format!("match = {{ deals = {{ count = 3 }} }}\ntriggers.t = {{ {name}, on = 'deal_ends', won = 3, does = {{ points = 1 }} }}"),
        "match = { deals = { count = 2 } }\ndeck.lowest = '2'\ndeal.hand_by = { won = -1, lost = 1, score = { 5 = -1 }, most = 7 }\npoints.to = 'holder'".to_owned(),
        // As many as in one pack, but not in two; a tie continues after the deals that were counted.
        "deck.packs = { at_most = 2 }\ndeck.in_all = { 7 = 1 }\nseats.max = 8".to_owned(),
        format!("match = {{ deals = {{ count = 3 }} }}\npoints.ties = 'play_on'\ntriggers.t = {{ {name}, on = 'passes', deals = '4-', does = {{ draw = 1 }} }}"),
        format!("match = 'single'\ndormant.d = {{ cards = ['8'], score = '3-', barred = true }}\ntriggers.t = {{ {name}, on = 'passes', does = {{ points = 1 }} }}"),
        format!("triggers.t = {{ {name}, on = 'dealt', times = 2, counted = 'all', does = {{ draw = 1 }} }}"),
        format!("points.each = 0\npoints.to = 'holder'\nend.play = 'one_left'\npoints.rest = 1\nmatch = 'dropout'\ntriggers.t = {{ {name}, on = 'passes', does = {{ draw = 1 }} }}"),
        "fit.also = { 7 = ['7', '8'] }".to_owned(),
        "fit.anywhere = ['any']\ncards.J.wish.of = 'suit'\nfit.never_under_wish = ['7']".to_owned(),
    ] {
        let found = file(&format!("base = 'plain'\n{text}\n")).warnings();
        assert!(found.is_empty(), "{text}: {found:#?}");
    }
}

#[test]
fn a_plain_base_has_nothing_to_take_away() {
    let text = preset::text("plain").expect("a base");
    assert!(preset::ids().all(|id| id != "plain"), "no game that is offered");
    let plain: toml::Table = text.parse().expect("TOML");
    for key in ["cards", "calls", "options", "when", "cheat", "kitty"] {
        assert!(!plain.contains_key(key), "{key}");
    }
    let own = file("base = 'plain'\nid = 'ours'\ncards.7.threat = { draw = 2, then = 'plays' }\n");
    assert!(own.options().is_empty() && own.warnings().is_empty());
    let doc = own.resolve(&Default::default()).expect("sound");
    assert_eq!((doc.head().id, doc.head().name.en.as_str()), ("ours", "Ours"));
    let bare = file("base = 'plain'\n").resolve(&Default::default()).expect("sound");
    assert_eq!(bare.head().name.de, "Schlichtes Mau-Mau, geändert");
}

#[test]
fn dropping_out_takes_losers_who_differ() {
    for (text, field, says) in [
        ("", "match", "`points.to = \"holder\"`"),
        ("points = { to = 'holder', each = 0 }", "points", "nobody ever notes points"),
        ("points = { to = 'holder', each = 0, rest = 1 }", "match", "`points.each = 1`"),
        ("points = { to = 'holder', each = 0, places = [0, 1, 2] }", "match", "`points.each = 1`"),
    ] {
        let text = format!("base = 'plain'\nmatch = 'dropout'\n{text}\n");
        let found = AnyRulesFile::read(&text).expect("a file").check();
        let [told] = found.as_slice() else { panic!("{text}: {found:#?}") };
        assert_eq!((told.code, told.field.as_str()), ("contradiction", field), "{told}");
        assert!(told.said(Lang::En).contains(says), "{told}");
    }
}
