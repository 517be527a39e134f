//! Tests of the references on positions small enough to check by hand.

use super::erftschmiede::Erftschmiede;
use super::live::Live;
use super::schule::Schule;
use super::verschaerft::Verschaerft;
use crate::reference::{Game, Options, after_text, count, texts};

/// The possible moves after these moves.
fn then<G: Game>(options: &str, deal: &str, moves: &[&str]) -> Vec<String> {
    let options = Options::read(options);
    let deal = G::deal(deal, &options);
    let mut game = G::start(&deal, &options);
    for mv in moves {
        game = after_text(&game, mv);
    }
    texts(&game)
}

#[test]
fn live_sevens_and_last_cards() {
    // LIV-09: the last seven comes back, and its player draws for both.
    let deal = "hands 7H / 7S KS QS; top 9H; draw 8D 8S AD AC";
    assert_eq!(then::<Live>("", deal, &[]), ["0 7H", "0 draws"]);
    assert_eq!(then::<Live>("", deal, &["0 7H"]), ["1 7S", "1 bears", "1 calls mau"]);
    assert_eq!(then::<Live>("", deal, &["0 7H", "1 7S"]), ["0 bears"]);
    let back = then::<Live>("", deal, &["0 7H", "1 7S", "0 bears"]);
    assert_eq!(back, ["0 8S", "0 draws", "0 calls mau"]);
    // LIV-10: it does not come back.
    assert!(then::<Live>("", deal, &["0 7H", "1 bears"]).is_empty());
}

#[test]
fn live_mau() {
    // LIV-06, LIV-07: late, or caught by anybody else; neither if called before.
    let deal = "hands KH QC / AH KC / AC QH; top 9H; draw 8D 8S 10D";
    let open = ["1 AH", "1 KC", "1 draws", "1 calls mau"];
    let chance = ["0 calls mau", "1 catches 0 mau", "2 catches 0 mau"];
    assert_eq!(then::<Live>("", deal, &["0 KH"]), [&open[..], &chance].concat());
    assert_eq!(then::<Live>("", deal, &["0 calls mau", "0 KH"]), open);
    assert_eq!(then::<Live>("", deal, &["0 KH", "1 catches 0 mau"]), open);
    // LIV-08: called and not laid costs a card.
    let vain = then::<Live>("", deal, &["0 calls mau", "0 draws", "0 passes"]);
    assert_eq!(vain, ["1 AH", "1 draws", "1 calls mau"]);
}

#[test]
fn live_wishes_and_nines() {
    // LIV-11, LIV-13.
    let deal = "hands 9S JC 8S / 8H AC; top 9H; draw 10D";
    let jack = ["0 JC wish clubs", "0 JC wish spades", "0 JC wish hearts", "0 JC wish diamonds"];
    let more = ["0 draws", "0 calls mau"];
    assert_eq!(then::<Live>("", deal, &["0 9S"]), [&["0 8S"], &jack[..], &more].concat());
    let met = then::<Live>("", deal, &["0 9S", "0 JC wish clubs"]);
    assert_eq!(met[..3], ["1 AC", "1 draws", "1 calls mau"]);
}

#[test]
fn schule_calls_and_sevens() {
    // SCH-06, SCH-15: a card that fits must be laid.
    let deal = "hands 7H KC / 7S QS / 7C AS; top 9H; draw 10H";
    let options = "specials=on sevens=two eight=yes";
    let calls = ["calls mau", "calls mau-mau"];
    assert_eq!(then::<Schule>("", deal, &[]), ["0 7H", "0 calls mau", "0 calls mau-mau"]);
    // SCH-10: no third seven; SCH-16: the forgotten Mau can be called until seat 2 acts.
    let third = then::<Schule>(options, deal, &["0 7H", "1 7S"]);
    let said = [format!("2 {}", calls[0]), "1 calls mau".into(), format!("2 {}", calls[1])];
    assert_eq!(third, [&["2 bears".to_owned()][..], &said].concat());
}

#[test]
fn schule_plays_on() {
    // SCH-18: seat 0 is out; the other two go on to the end.
    let deal = "hands KH / KS / KC 8D; top 9H; draw 10H";
    let moves = ["0 calls mau-mau", "0 KH", "1 calls mau-mau", "1 KS"];
    assert!(then::<Schule>("end=last", deal, &moves).is_empty());
    assert!(then::<Schule>("", deal, &moves[..2]).is_empty());
    let late = then::<Schule>("end=last", deal, &["0 KH"]);
    assert_eq!(late, ["1 KS", "1 calls mau-mau", "0 calls mau-mau"]);
}

#[test]
fn verschaerft_last_cards() {
    // VER-15: without the call the player can be caught until the next seat lets the card stand.
    let deal = "hands KH / AH QS / QH AC; top 9H; draw 10D";
    let lies = ["1 passes", "0 calls mau", "1 catches 0 mau", "2 catches 0 mau"];
    assert_eq!(then::<Verschaerft>("cheating=off", deal, &["0 KH"]), lies);
    assert_eq!(then::<Verschaerft>("", deal, &["0 KH"]), lies);
    // VER-14: called in time, the card waits only if there might have been cheating.
    let said = ["0 calls mau", "0 KH"];
    assert!(then::<Verschaerft>("cheating=off", deal, &said).is_empty());
    assert_eq!(then::<Verschaerft>("", deal, &said), ["1 passes"]);
    assert!(then::<Verschaerft>("", deal, &["0 KH", "1 passes"]).is_empty());
}

#[test]
fn verschaerft_jacks_and_sevens() {
    // VER-12: no jack on a jack. VER-09: seat 1 draws one and misses the turn.
    let deal = "hands 7H JC KC / JS AS / QH AC; top JH; draw 10D";
    assert_eq!(then::<Verschaerft>("", deal, &[])[..2], ["0 7H", "0 draws"]);
    let missed = then::<Verschaerft>("", deal, &["0 7H", "1 bears"]);
    assert_eq!(missed[..2], ["2 QH", "2 draws"]);
}

/// Only the moves of the turn.
fn erft(deal: &str, moves: &[&str]) -> Vec<String> {
    let all = then::<Erftschmiede>("cheating=off", deal, moves);
    all.into_iter().filter(|mv| !mv.contains("calls")).collect()
}

#[test]
fn erftschmiede_fits() {
    // ERF-05 to ERF-10: on a 5: 5, 10 (double), ace (a fifth), 4 and 6, and every spade.
    let deal = "hands AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KS; top 5S; draw 10D";
    let deal = deal.replace("; top", " / 9C 9D; top");
    let fits = ["0 10H", "0 4H", "0 5H", "0 6H", "0 AH", "0 KS", "0 KS claim", "0 draws"];
    let mut found = erft(&deal, &[]);
    found.sort();
    assert_eq!(found, fits);
}

#[test]
fn erftschmiede_swaps_and_gifts() {
    // ERF-17: seat 1 sends the swap on to the only further player; seat 0 gets 2's hand.
    let deal = "hands AH 5C 6D / AS 8D / 2H 9S 9D; top 10H; draw KD";
    let named = ["0 AH", "0 names 1"];
    assert_eq!(erft(deal, &["0 AH"]), ["0 names 1", "0 names 2"]);
    assert_eq!(erft(deal, &named), ["1 bears", "1 AS"]);
    assert_eq!(erft(deal, &[&named[..], &["1 AS"]].concat()), ["2 bears", "2 2H"]);
    let swapped = erft(deal, &[&named[..], &["1 AS", "2 bears"]].concat());
    assert_eq!(swapped, ["1 draws"]); // only an 8 of diamonds, and an ace of spades lies there
    // ERF-22: the same 4 turns the gift round; then it is the turn of the seat after seat 0.
    let deal = "hands 4H 5C 6D / 4H 8D JC; top 10H; draw KD";
    assert_eq!(erft(deal, &["0 4H"]), ["0 gives 5C", "0 gives 6D"]);
    assert_eq!(erft(deal, &["0 4H", "0 gives 5C"]), ["1 bears", "1 4H"]);
    let turned = ["0 4H", "0 gives 5C", "1 4H", "1 gives JC"];
    assert_eq!(erft(deal, &turned), ["0 bears"]);
    assert_eq!(erft(deal, &[&turned[..], &["0 bears"]].concat()), ["1 8D", "1 draws"]);
}

#[test]
fn erftschmiede_sixes_and_sevens() {
    // ERF-24, ERF-25: seat 1 defends, seat 2 misses; after seat 1 comes seat 0.
    let deal = "hands 6H 9C KD / 5S 8C 10H / JC 8S JH; top 3H; draw 7D 7H 7S 8D";
    let six = ["0 6H", "1 5S", "2 bears"];
    assert_eq!(erft(deal, &six[..2]), ["2 bears"]);
    assert_eq!(erft(deal, &six), ["1 10H", "1 draws"]);
    let skipped = erft(deal, &[&six[..], &["1 draws"]].concat());
    assert_eq!(skipped, ["0 draws"]);
    // ERF-28: back to seat 1, which draws four and has the turn (ERF-30).
    let deal = "hands 7H 9D 9H / 7S KD 8S / 10C 8D 9S; top 3H; draw 2S 3S 5D 6D";
    let seven = ["0 7H", "1 7S", "2 10C"];
    assert_eq!(erft(deal, &seven), ["1 bears"]);
    let drawn = erft(deal, &[&seven[..], &["1 bears"]].concat());
    assert_eq!(drawn, ["1 2S", "1 5D", "1 draws"]);
}

#[test]
fn erftschmiede_queens_and_kings() {
    // ERF-35, ERF-36: seat 1 sends it back; seat 0 draws two and has the turn.
    let deal = "hands QH 5C 9H / QS 8S 9C / QC 9D; top 3H; draw 8D 10S KD";
    let queen = ["0 QH", "0 names 1", "1 QS", "1 names 0"];
    assert_eq!(erft(deal, &queen[..3]), ["1 names 0", "1 names 2"]);
    assert_eq!(erft(deal, &queen), ["0 bears"]);
    assert_eq!(erft(deal, &[&queen[..], &["0 bears"]].concat()), ["0 10S", "0 draws"]);
    // ERF-37 to ERF-40: the king that ends the round may not be the last card.
    let deal = "hands KH KC / KS 8S / 9D JD; top 3H; draw 8D 10S 2H 3C";
    let round = ["0 calls letzte-karte", "0 KH claim", "1 KS", "2 bears"];
    assert_eq!(erft(deal, &round), ["0 bears"]);
    assert_eq!(erft(deal, &[&round[..], &["0 bears"]].concat()), ["1 8S", "1 draws"]);
}

#[test]
fn erftschmiede_jokers() {
    // ERF-41 to ERF-44: 10 ranks in four suits with one way each, 3 and king with two, the jack
    // with five; 13 wishes. As the last card no ace, 2, 4, 7 and 10.
    let deal = "hands XR 9C / 9D; top 3H; draw 8D";
    let jokers = erft(deal, &[]).iter().filter(|mv| mv.contains("XR")).count();
    assert_eq!(jokers, 4 * (10 + 2 + 2 + 5) + 13);
    let last = erft("hands XR / 9D; top 3H; draw 8D", &[]).len();
    assert_eq!(last, 4 * (5 + 2 + 2 + 5) + 13 + 1);
    let answers = erft("hands 7H 5C / XB 9C; top 3H; draw 8D", &["0 7H"]);
    assert_eq!(answers.len(), 1 + 8);
    // ERF-42: a wish for a rank to be laid next.
    let deal = "hands XR 9C / 9D JD 3C; top 3H; draw 8D";
    let wished: Vec<String> = erft(deal, &["0 XR wish J"]);
    assert_eq!(wished.len(), 5 + 1);
}

#[test]
fn paths_end_with_the_deal() {
    // Lay the last card, and nothing after it; or draw, and then pass (then seat 1 draws or calls)
    // or call (and pass).
    let deal = Live::deal("hands KH / KS 8S; top 9H; draw 8D", &Options::default());
    let game = Live::start(&deal, &Options::default());
    assert_eq!((0..4).map(|depth| count(&game, depth)).collect::<Vec<_>>(), [1, 2, 2, 3]);
}
