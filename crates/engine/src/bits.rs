//! Helpers for sets kept as the bits of a word.

/// The word without its lowest set bit.
const fn without_lowest(bits: u64) -> u64 {
    bits & bits.wrapping_sub(1)
}

/// `bits` without its `count` lowest set bits.
//
// No processor can predict which of a few moves is drawn: up to three bits are cleared without a branch.
#[inline]
pub(crate) const fn without_lowest_bits(bits: u64, count: u32) -> u64 {
    let (mut bits, mut count) = (bits, count);
    while count >= 4 {
        bits = without_lowest(without_lowest(without_lowest(without_lowest(bits))));
        count -= 4;
    }
    let two_less = without_lowest(without_lowest(bits));
    let bits = if count & 2 == 0 { bits } else { two_less };
    let one_less = without_lowest(bits);
    if count & 1 == 0 { bits } else { one_less }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_bits_go_first() {
        let bits = 0b1011_0110_1001 << 40 | 0b101;
        let mut expected = bits;
        for count in 0..20 {
            assert_eq!(without_lowest_bits(bits, count), expected, "{count}");
            expected = without_lowest(expected);
        }
        assert_eq!(without_lowest_bits(0, 3), 0);
    }
}
