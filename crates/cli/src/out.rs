//! Prints to standard output; stops quietly if the reader closes the pipe (`stammtisch config | head -1`).

use std::io::{self, ErrorKind, Write};

/// Prints a text as lines.
pub(crate) fn line(text: &str) -> anyhow::Result<()> {
    whole(&format!("{}\n", text.trim_end()))
}

/// Prints a text as it is.
pub(crate) fn whole(text: &str) -> anyhow::Result<()> {
    Ok(to(&mut io::stdout().lock(), text)?)
}

fn to(out: &mut impl Write, text: &str) -> io::Result<()> {
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Broken(ErrorKind);

    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_who_goes_is_no_failure_and_a_full_disk_is() {
        assert!(to(&mut Broken(ErrorKind::BrokenPipe), "x").is_ok());
        assert!(to(&mut Broken(ErrorKind::StorageFull), "x").is_err());
    }
}
