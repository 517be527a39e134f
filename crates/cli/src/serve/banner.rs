//! What the terminal shows when the house is open.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _};
use std::net::{IpAddr, SocketAddr};
use std::path::Path;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::admin::link::{self, origin};

/// The content of the greeting.
pub(super) struct Greeting<'a> {
    pub(super) address: SocketAddr,
    pub(super) network: Option<IpAddr>,
    /// Whether people come through a proxy, which alone knows its address.
    pub(super) behind_proxy: bool,
    pub(super) data: &'a Path,
}

impl Greeting<'_> {
    /// `admin` is the link by which a player becomes admin, where nobody is one yet. It is shown only on a
    /// terminal: output elsewhere, such as in a journal, is read by others.
    pub(super) fn print(&self, admin: Option<&str>) -> anyhow::Result<()> {
        let file = link::file(self.data).display().to_string();
        let admin = admin.map(|link| if io::stdout().is_terminal() { link } else { &file });
        crate::out::whole(&text(self, admin))
    }
}

fn text(greeting: &Greeting<'_>, admin: Option<&str>) -> String {
    let Greeting { address, network, behind_proxy, data } = *greeting;
    let port = address.port();
    let here = origin(address, false);
    let mut text = format!("\n  Stammtisch\n\n  Hier / here:          {here}\n");
    // Writing to a string cannot fail.
    if behind_proxy {
        text.push_str(
            "\n  Andere erreichen den Tisch über den Proxy, unter dessen Adresse.\n  \
               Others reach the table through the proxy, at its address.\n",
        );
    } else if let Some(ip) = network {
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
        if behind_proxy && link.contains('#') {
            text.push_str(
                "  HOST ist die Adresse des Proxys. / HOST is the address of the proxy.\n",
            );
        }
    }
    let data = data.display();
    let _ = writeln!(text, "\n  Daten / data: {data}    Ende / stop: Ctrl-C\n");
    text
}

/// Two rows to a line. The light modules are drawn, because most terminals are dark.
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
        let told = |ip: [u8; 4], network: Option<IpAddr>, behind_proxy, admin| {
            let address = SocketAddr::from((ip, 7777));
            text(&Greeting { address, network, behind_proxy, data: Path::new("data") }, admin)
        };
        let lan = Some(IpAddr::from([192, 168, 1, 5]));
        let text = told([0, 0, 0, 0], lan, false, Some("http://x/#y"));
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
        let closed = told([127, 0, 0, 1], None, false, None);
        assert!(closed.contains("--listen 0.0.0.0:7777") && !closed.contains(['▀', '#']));
        let link = origin(SocketAddr::from(([127, 0, 0, 1], 7777)), true) + "/verwaltung#y";
        let behind = told([127, 0, 0, 1], None, true, Some(&link));
        assert!(!behind.contains("--listen") && behind.contains("Proxy"), "{behind}");
        assert!(behind.contains("https://HOST/verwaltung#y") && !behind.contains('▀'), "{behind}");
    }
}
