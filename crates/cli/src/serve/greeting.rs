//! What the terminal shows when the house is open.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// `admin` is the link by which somebody becomes admin, where nobody is one yet.
pub(super) fn print(
    address: SocketAddr,
    network: Option<IpAddr>,
    data: &Path,
    admin: Option<&str>,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text(address, network, data, admin).as_bytes())?;
    out.flush()
}

fn text(address: SocketAddr, network: Option<IpAddr>, data: &Path, admin: Option<&str>) -> String {
    let port = address.port();
    let here = if address.ip().is_unspecified() || address.ip().is_loopback() {
        format!("http://localhost:{port}")
    } else {
        format!("http://{address}")
    };
    let mut text = format!("\n  Stammtisch\n\n  Hier / here:          {here}\n");
    // Writing to a string cannot fail.
    if let Some(ip) = network {
        let there = format!("http://{}", SocketAddr::new(ip, port));
        let _ = writeln!(text, "  Im Netz / network:    {there}\n\n{}", picture(&there));
        text.push_str(
            "  Öffne die Adresse im Browser und lade die anderen mit dem QR-Code ein.\n  \
               Open the address in a browser; the others join with the QR code.\n",
        );
    } else {
        text.push_str(
            "\n  Nur dieser Rechner erreicht den Tisch. Für alle im Netz: --listen 0.0.0.0:7777\n  \
               Only this machine can reach the table. For everybody nearby: --listen 0.0.0.0:7777\n",
        );
    }
    if let Some(link) = admin {
        let _ = write!(
            text,
            "\n  Noch niemand verwaltet diesen Server. Einmal, eine Stunde lang, macht das dieser Link:\n  \
               Nobody looks after this server yet. This link makes one who does, once, for an hour:\n  \
               {link}\n"
        );
    }
    let data = data.display();
    let _ = writeln!(text, "\n  Daten / data: {data}    Ende / stop: Ctrl-C\n");
    text
}

/// Two rows to a line. What is light is drawn, because most terminals are dark.
fn picture(link: &str) -> String {
    let Ok(code) = QrCode::new(link) else { return String::new() };
    let picture =
        code.render::<Dense1x2>().dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build();
    picture.lines().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "  {line}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greeting_names_both_addresses_and_what_to_do() {
        let open = SocketAddr::from(([0, 0, 0, 0], 7777));
        let text = text(
            open,
            Some(IpAddr::from([192, 168, 1, 5])),
            Path::new("data"),
            Some("http://x/#y"),
        );
        for part in [
            "http://localhost:7777",
            "http://192.168.1.5:7777",
            "▀",
            "QR-Code",
            "Ctrl-C",
            "http://x/#y",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        let closed =
            super::text(SocketAddr::from(([127, 0, 0, 1], 80)), None, Path::new("d"), None);
        assert!(closed.contains("--listen 0.0.0.0:7777") && !closed.contains(['▀', '#']));
    }
}
