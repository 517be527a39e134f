//! Chooses a form (content coding) of a file by `Accept-Encoding` (RFC 9110, 12.5.3).

use crate::file::File;

/// A form in which a file can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The name in `Content-Encoding`; the plain form has none.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Plain => None,
        }
    }
}

/// The best form that the file has and the client accepts. Among equally welcome ones the smallest
/// wins, which is Brotli before gzip.
pub(crate) fn choose(file: &File, accept: &str) -> (Encoding, &'static [u8]) {
    let offers = [(Encoding::Brotli, file.brotli), (Encoding::Gzip, file.gzip)];
    let mut best = (Encoding::Plain, file.plain);
    let mut best_weight = 0;
    for (encoding, bytes) in offers {
        let (Some(name), Some(bytes)) = (encoding.name(), bytes) else { continue };
        let weight = weight(accept, name);
        if weight > best_weight {
            best_weight = weight;
            best = (encoding, bytes);
        }
    }
    best
}

/// How welcome a coding is, in thousandths. A coding's own entry beats `*`.
fn weight(accept: &str, coding: &str) -> u32 {
    let mut any = 0;
    for entry in accept.split(',') {
        let mut parts = entry.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(1000, thousandths);
        if name.eq_ignore_ascii_case(coding) {
            return weight;
        }
        if name == "*" {
            any = weight;
        }
    }
    any
}

/// `0.5` is 500; anything that is not a number counts as unwelcome.
fn thousandths(q: &str) -> u32 {
    let q: f32 = q.trim().parse().unwrap_or(0.0);
    (q.clamp(0.0, 1.0) * 1000.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: File = File {
        path: "/a.js",
        hash: "",
        hashed: false,
        plain: b"plain",
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    };

    #[test]
    fn the_client_decides() {
        let cases = [
            ("", Encoding::Plain),
            ("identity", Encoding::Plain),
            ("gzip", Encoding::Gzip),
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("br;q=0.1, gzip;q=0.9", Encoding::Gzip),
            ("br;q=0, gzip;q=0", Encoding::Plain),
            ("br;q=0, *", Encoding::Gzip),
            ("*", Encoding::Brotli),
            ("br;q=nonsense", Encoding::Plain),
            ("br;q=nan, gzip", Encoding::Gzip),
        ];
        for (accept, expected) in cases {
            assert_eq!(choose(&FILE, accept).0, expected, "{accept:?}");
        }
    }

    #[test]
    fn a_file_without_compressed_forms_goes_plain() {
        let file = File { brotli: None, gzip: None, ..FILE };
        assert_eq!(choose(&file, "br, gzip"), (Encoding::Plain, &b"plain"[..]));
    }
}
