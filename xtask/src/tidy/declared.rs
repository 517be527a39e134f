//! Finds constants declared in Rust files.

/// The integer types.
pub(crate) const INTEGERS: [&str; 12] =
    ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// A constant declared in a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Constant<'a> {
    pub(crate) name: &'a str,
    /// The type without the path before it: `Duration`.
    pub(crate) kind: &'a str,
}

impl Constant<'_> {
    pub(crate) fn is_integer(&self) -> bool {
        INTEGERS.contains(&self.kind) || self.kind.starts_with("NonZero")
    }
}

/// The constants declared in some code, whatever their visibility. Their names are words in capitals, joined
/// by `_`.
pub(crate) fn constants(code: &str) -> impl Iterator<Item = Constant<'_>> {
    code.lines().filter_map(|line| {
        let line = line.trim_start();
        let line = line.strip_prefix("pub").map_or(line, |rest| match rest.strip_prefix('(') {
            Some(within) => within.split_once(')').map_or(rest, |(_, rest)| rest),
            None => rest,
        });
        let (name, rest) = line.trim_start().strip_prefix("const ")?.split_once(':')?;
        let kind = rest.split(['=', ';', '<']).next()?.trim();
        let is_name =
            name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_');
        is_name.then(|| Constant { name, kind: kind.rsplit("::").next().unwrap_or(kind) })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_found_whoever_may_see_them() {
        let code = "pub const A: u8 = 1;\n    pub(in crate::b) const B_2: std::time::Duration =\n\
                    \x20       f();\nconst C: NonZero<u32> = D;\npub const fn e(f: u8) {}\n\
                    // const G: u8 = 1;\nlet h: u8 = 1;\n";
        let found: Vec<_> = constants(code).map(|Constant { name, kind }| (name, kind)).collect();
        assert_eq!(found, [("A", "u8"), ("B_2", "Duration"), ("C", "NonZero")]);
        assert!(constants(code).nth(2).is_some_and(|found| found.is_integer()));
    }
}
