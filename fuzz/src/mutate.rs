//! Mutations: damage valid inputs.

use std::collections::BTreeSet;

use stammtisch_engine::chance::Chance;

/// The longest input: longer ones are refused for their size before they are read.
const LONGEST: usize = 80_000;

/// The words and numbers that occur in the valid inputs, and some that are out of bounds.
pub(crate) fn words_of(seeds: &[Vec<u8>]) -> Vec<String> {
    let mut words: BTreeSet<String> = ["0", "1", "255", "256", "-1", "65536", "1e9", "\"\"", "[]"]
        .into_iter()
        .chain(["{}", "null", "true", "99999999999999999999", "\u{202e}", "ä", "none", "any"])
        .map(str::to_owned)
        .collect();
    for seed in seeds {
        let text = String::from_utf8_lossy(seed);
        words.extend(text.split(is_between).filter(|word| word.len() < 24).map(str::to_owned));
    }
    words.into_iter().collect()
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || ",:={}[]\"'".contains(sign)
}

/// A valid input with one to six damages.
pub(crate) fn damage(seeds: &[Vec<u8>], words: &[String], chance: &mut Chance) -> Vec<u8> {
    let mut input = any(seeds, chance).cloned().unwrap_or_default();
    for _ in 0..=chance.below(6) {
        match chance.below(8) {
            0 => flip(&mut input, chance),
            1 => cut(&mut input, chance),
            2 => double(&mut input, chance),
            3 => lines(&mut input, seeds, chance),
            _ => swap_word(&mut input, words, chance),
        }
    }
    input.truncate(LONGEST);
    input
}

fn any<'a, T>(list: &'a [T], chance: &mut Chance) -> Option<&'a T> {
    list.get(chance.below(list.len() as u32) as usize)
}

fn place(input: &[u8], chance: &mut Chance) -> usize {
    chance.below(input.len() as u32) as usize
}

fn flip(input: &mut [u8], chance: &mut Chance) {
    let at = place(input, chance);
    if let Some(byte) = input.get_mut(at) {
        *byte ^= 1 << chance.below(8);
    }
}

/// A range of at most 40 bytes.
fn range(input: &[u8], chance: &mut Chance) -> std::ops::Range<usize> {
    let from = place(input, chance);
    let to = (from + 1 + chance.below(40) as usize).min(input.len());
    from.min(to)..to
}

fn cut(input: &mut Vec<u8>, chance: &mut Chance) {
    let range = range(input, chance);
    input.drain(range);
}

fn double(input: &mut Vec<u8>, chance: &mut Chance) {
    let piece = input.get(range(input, chance)).map(<[u8]>::to_vec).unwrap_or_default();
    let at = place(input, chance);
    input.splice(at..at, piece);
}

/// Removes a line, doubles it, or replaces it by one of another input.
fn lines(input: &mut Vec<u8>, seeds: &[Vec<u8>], chance: &mut Chance) {
    let mut own: Vec<Vec<u8>> = input.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let other = any(seeds, chance).cloned().unwrap_or_default();
    let others: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
    let at = chance.below(own.len() as u32) as usize;
    match (chance.below(3), any(&others, chance)) {
        (0, _) => drop(own.remove(at)),
        (1, Some(line)) => own.insert(at, line.to_vec()),
        _ => own.insert(at, own[at].clone()),
    }
    *input = own.join(&b'\n');
}

/// Replaces a word by another of the same language: most inputs damaged this way can still be read.
fn swap_word(input: &mut Vec<u8>, words: &[String], chance: &mut Chance) {
    let from = place(input, chance);
    let ends = |byte: &u8| is_between(char::from(*byte));
    let start = input[..from].iter().rposition(ends).map_or(0, |at| at + 1);
    let end = input[from..].iter().position(ends).map_or(input.len(), |at| from + at);
    if let Some(word) = any(words, chance) {
        input.splice(start..end.max(start), word.bytes());
    }
}
